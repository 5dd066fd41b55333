"""What building sites are worth: walls at once, and the building if there will be money to finish it."""

from __future__ import annotations

from typing import Final

from alhambra.bots.modules.exchange_certificates import payment_weight
from alhambra.bots.palace.catalogue import MEDINAS, PRICE, PRINTED
from alhambra.bots.palace.outlook import IN_RESERVE, Outlook
from alhambra.bots.palace.purse import COIN, promise
from alhambra.modules.building_sites.words import FinishSite, PutMarker, StartSite
from alhambra.palace.cards import CURRENCIES

DELAY: Final = 1.0  # the further action that finishing takes
AT_RISK: Final = 0.15  # a coin that would be lost at the end (S-7)
FINISHED: Final = 20.0  # a building, to compare the markers by


def weigh_start_site(outlook: Outlook, action: StartSite) -> float:
    """Half the price now; the walls at once, and the hope to finish (S-2)."""
    square = action.square - 1
    tile = outlook.view.market[square]
    assert tile is not None, "only what is on the market can be bought"
    hope = outlook.site_hope(tile) - outlook.later * (COIN * PRICE[tile] + DELAY)
    walls = [outlook.shape_gain(outlook.ground.with_tile(tile, place)) for place in outlook.ground.places(tile)]
    half = PRICE[tile] // 2
    over = sum(outlook.worth_of(card) for card in action.cards) - half
    cost = payment_weight(outlook, square, action.cards, half) - (0.0 if over else outlook.further)  # never exact
    return max(walls, default=0.0) + hope + cost


def weigh_put_marker(outlook: Outlook, action: PutMarker) -> float:
    """The currency in which I can finish the site soonest."""
    drawn: tuple[str, ...] = outlook.view.modules["building-sites"].drawn
    currency = CURRENCIES.index(drawn[action.which - 1])
    waiting = [
        tile for tile in outlook.view.asides[outlook.me] if outlook.kind(tile) != PRINTED[tile] or tile in MEDINAS
    ]
    price = PRICE[waiting[0]] if waiting else 0
    return promise(outlook.payable[currency], price, FINISHED) + COIN * sum(outlook.purses[currency])


def weigh_finish_site(outlook: Outlook, action: FinishSite) -> float:
    """The building begins to count, and its money is safe at the end (S-5, S-7)."""
    currency = CURRENCIES.index(outlook.sites[action.tile] or "")
    laid = action.tile not in outlook.view.reserves[outlook.me]
    gain = outlook.printed_gain(action.tile) * (1.0 if laid else IN_RESERVE * outlook.later)
    safe = at_risk(outlook, action.tile) if laid else 0.0
    return gain + safe + payment_weight(outlook, currency, action.cards, PRICE[action.tile])


def at_risk(outlook: Outlook, tile: str) -> float:
    """What a site in my palace puts at risk: my money of its currency, at the end (S-7). In the reserve it is safe."""
    back = outlook.sites.get(tile)
    if back is None:
        return 0.0
    others = [one.tile for one in outlook.view.palaces[outlook.me].tiles if one.tile != tile]
    if any(outlook.sites.get(other) == back for other in others):
        return 0.0  # it is lost anyway
    return AT_RISK * (1 - outlook.later) * sum(outlook.purses[CURRENCIES.index(back)])

"""What building sites are worth: walls at once, and the building if there will be money to finish it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from alhambra.bots.face import Face, worth_nothing
from alhambra.bots.palace.catalogue import PRICE, PRINTED
from alhambra.bots.palace.money import payment_weight
from alhambra.bots.palace.outlook import IN_RESERVE, Outlook
from alhambra.bots.palace.purse import COIN, promise
from alhambra.bots.senses.building_sites import BuildingSitesSense
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, SitesView, StartSite
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.views import View

DELAY: Final = 1.0  # the further action that finishing takes
AT_RISK: Final = 0.15  # a coin that would be lost at the end (S-7)
FINISHED: Final = 20.0  # a building, to compare the markers by


def sites_of(view: View) -> Mapping[str, str | None]:
    """The unfinished sites of all, which are no buildings (S-4), and the backs of mine."""
    part: SitesView = view.modules["building-sites"]
    return part.sites


def unfinished(view: View) -> tuple[str, ...]:
    """The sites alone: a building that is finished counts from then on."""
    return tuple(sites_of(view))


def weigh_start_site(outlook: Outlook, action: StartSite) -> float:
    """Half the price now; the walls at once, and the hope to finish (S-2)."""
    square = action.square - 1
    tile = outlook.view.market[square]
    assert tile is not None, "only what is on the market can be bought"
    hope = outlook.hope(tile) - outlook.later * (COIN * PRICE[tile] + DELAY)
    walls = [outlook.shape_gain(outlook.palace.with_tile(tile, place)) for place in outlook.palace.places(tile)]
    half = PRICE[tile] // 2
    over = sum(outlook.worth_of(card) for card in action.cards) - half
    cost = payment_weight(outlook, square, action.cards, half) - (0.0 if over else outlook.further)  # never exact
    return max(walls, default=0.0) + hope + cost


def weigh_put_marker(outlook: Outlook, action: PutMarker) -> float:
    """The currency in which I can finish the site soonest."""
    drawn: tuple[str, ...] = outlook.view.modules["building-sites"].drawn
    currency = CURRENCIES.index(drawn[action.which - 1])
    aside, apart = outlook.view.asides[outlook.me], outlook.faces.gains
    waiting = [tile for tile in aside if outlook.kind(tile) != PRINTED[tile] or tile in apart]
    price = PRICE[waiting[0]] if waiting else 0
    return promise(outlook.payable[currency], price, FINISHED) + COIN * sum(outlook.purses[currency])


def weigh_finish_site(outlook: Outlook, action: FinishSite) -> float:
    """The building begins to count, and its money is safe at the end (S-5, S-7)."""
    currency = CURRENCIES.index(sites_of(outlook.view)[action.tile] or "")
    laid = action.tile not in outlook.view.reserves[outlook.me]
    gain = outlook.built_gain(action.tile) * (1.0 if laid else IN_RESERVE * outlook.later)
    safe = at_risk(outlook, action.tile) if laid else 0.0
    return gain + safe + payment_weight(outlook, currency, action.cards, PRICE[action.tile])


def at_risk(outlook: Outlook, tile: str) -> float:
    """What a site in my palace puts at risk: my money of its currency, at the end (S-7). In the reserve it is safe."""
    sites = sites_of(outlook.view)
    back = sites.get(tile)
    if back is None:
        return 0.0
    others = [one.tile for one in outlook.view.palaces[outlook.me].tiles if one.tile != tile]
    if any(sites.get(other) == back for other in others):
        return 0.0  # it is lost anyway
    return AT_RISK * (1 - outlook.later) * sum(outlook.purses[CURRENCIES.index(back)])


FACE: Final = Face(
    weighers={
        StartSite: weigh_start_site,
        DrawMarkers: worth_nothing,
        PutMarker: weigh_put_marker,
        FinishSite: weigh_finish_site,
    },
    unbuilt=unfinished,
    risk=at_risk,
    marks=unfinished,
    sense=BuildingSitesSense,
)

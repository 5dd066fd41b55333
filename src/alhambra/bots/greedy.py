"""One careful step ahead: every action is weighed in points, and the heaviest is chosen.

Each kind of action has a function that weighs it. `WEIGHERS` is open: a box or module with actions of its own adds
what weighs them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Final

from alhambra.bots.bot import Bot
from alhambra.bots.modules.bazaars import currency_of_bazaar
from alhambra.bots.modules.building_sites import at_risk, weigh_finish_site, weigh_put_marker, weigh_start_site
from alhambra.bots.modules.draft import weigh_pile
from alhambra.bots.modules.exchange_certificates import stored_gain, weigh_store
from alhambra.bots.modules.falconers import weigh_buy_falcon, weigh_pay_falcon
from alhambra.bots.modules.gatehouses import weigh_buy_with_gatehouse, weigh_lay_gatehouse
from alhambra.bots.modules.gates import corners_of
from alhambra.bots.modules.guards.abilities import weigh_buy_preview, weigh_march, weigh_pay, weigh_put_wall, weigh_use
from alhambra.bots.modules.guards.garrison import watch_of
from alhambra.bots.palace.catalogue import MEDINAS, PRICE
from alhambra.bots.palace.money import best_take, cards_gain, spent
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.own_palace import Ground
from alhambra.bots.sheet.weighing import sheet_weights
from alhambra.modules.bazaars.words import BuyBazaar
from alhambra.modules.building_sites.words import FinishSite, PutMarker, StartSite
from alhambra.modules.draft import ChoosePile
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import BuyFalcon, PayFalcon
from alhambra.modules.gatehouses.words import BuyWithGatehouse, LayGatehouse
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use
from alhambra.palace.actions import Buy, Give, Keep, Lay, Remove, Swap, Take
from alhambra.palace.geometry.places import parse_place
from alhambra.sheet.views import View as SheetView

CLEAR_GAIN: Final = 1.5  # a redesign has to bring more than this
NOTHING: Final = 0.0

Weigher = Callable[[Outlook, Any], float]


def weigh_take(outlook: Outlook, action: Take) -> float:
    """Money towards the tiles on the market, and for those to come."""
    return cards_gain(outlook, action.cards)


def weigh_buy(outlook: Outlook, action: Buy) -> float:
    """A tile for its money; an exact payment brings a further action, and so may an ability."""
    square = action.square - 1
    tile = outlook.view.market[square]
    assert tile is not None, "only what is on the market can be bought"
    over = sum(outlook.worth_of(card) for card in action.cards) - PRICE[tile]
    further = max(outlook.further - outlook.exact_change, NOTHING) if over else outlook.further
    stored = stored_gain(outlook, square, action.cards, over) if over else NOTHING
    return outlook.tile_worth(tile) - spent(outlook, square, action.cards) + further + stored


def weigh_buy_bazaar(outlook: Outlook, action: BuyBazaar) -> float:
    """The same for a tile beside the board, which is always paid exactly (B-3)."""
    lost = spent(outlook, currency_of_bazaar(outlook.view, action.tile), action.cards)
    return outlook.tile_worth(action.tile) - lost + outlook.further


def weigh_lay(outlook: Outlook, action: Lay) -> float:
    """A tile finds its place. One of the reserve costs an action, so it has to bring more."""
    gain = outlook.lay_gain(action.tile, parse_place(action.place)) - at_risk(outlook, action.tile)
    if outlook.view.phase == "act":
        return gain - outlook.reserve_worth(action.tile) - CLEAR_GAIN
    return gain


def weigh_keep(outlook: Outlook, action: Keep) -> float:
    """A tile waits in the reserve."""
    return outlook.reserve_worth(action.tile)


def weigh_give(outlook: Outlook, action: Give) -> float:
    """The neutral player gets a tile, which may hurt the rival more than me."""
    return outlook.owner_gain(action.tile, outlook.view.seats)


def weigh_remove(outlook: Outlook, action: Remove) -> float:
    """A tile leaves the palace."""
    gain = outlook.loss(action.tile) + outlook.shape_gain(outlook.ground.without(action.tile)) - CLEAR_GAIN
    return gain + at_risk(outlook, action.tile)


def weigh_swap(outlook: Outlook, action: Swap) -> float:
    """One tile takes the place of another."""
    gain = outlook.shape_gain(outlook.ground.with_instead(action.new, action.old))
    if action.old in MEDINAS and action.new in MEDINAS and outlook.sites.keys().isdisjoint((action.old, action.new)):
        gain += outlook.medina_gain(outlook.me, action.new, action.old)
    elif outlook.kind(action.old) != outlook.kind(action.new) or action.old in MEDINAS or action.new in MEDINAS:
        gain += outlook.owner_gain(action.new, outlook.me) + outlook.loss(action.old)
    return gain - CLEAR_GAIN


WEIGHERS: Final[dict[type, Weigher]] = {
    Take: weigh_take,
    Buy: weigh_buy,
    BuyBazaar: weigh_buy_bazaar,
    Lay: weigh_lay,
    Keep: weigh_keep,
    Give: weigh_give,
    Remove: weigh_remove,
    Swap: weigh_swap,
    ChoosePile: weigh_pile,
    Use: weigh_use,
    Pay: weigh_pay,
    BuyPreview: weigh_buy_preview,
    March: weigh_march,
    PutWall: weigh_put_wall,
    BuyWithGatehouse: weigh_buy_with_gatehouse,
    LayGatehouse: weigh_lay_gatehouse,
    StartSite: weigh_start_site,
    PutMarker: weigh_put_marker,
    FinishSite: weigh_finish_site,
    Store: weigh_store,
    BuyFalcon: weigh_buy_falcon,
    PayFalcon: weigh_pay_falcon,
}


def weigh(outlook: Outlook, action: Any) -> float:
    """What an action is worth; to decline, or to do something unheard of, is worth nothing."""
    weigher = WEIGHERS.get(type(action))
    # Rounded, so that equals are equal whatever the order in which Python adds.
    return NOTHING if weigher is None else round(weigher(outlook, action), 6)


class GreedyBot(Bot):
    """Chooses the heaviest action; luck decides between equals."""

    name: ClassVar[str] = "greedy"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._ground = Ground(())
        self._sites: tuple[str, ...] = ()

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        weights = self.weights(view, actions)
        best = max(weights)
        return self.any_of([action for action, weight in zip(actions, weights) if weight == best])

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """What each action is worth, in points. What others build on is weighed first."""
        if isinstance(view, SheetView):
            return sheet_weights(view, actions)
        outlook = Outlook(view, self._ground_of(view))
        known: dict[Any, float] = {action: weigh(outlook, action) for action in actions if isinstance(action, Take)}
        # Bound to a purchase, there is nothing to take now, but there will be.
        outlook.further = best_take(outlook) if view.bound == "purchase" else max(known.values(), default=NOTHING)
        for action in actions:
            if isinstance(action, Buy):
                known[action] = weigh(outlook, action)
                outlook.best_buys[action.square] = max(
                    outlook.best_buys.get(action.square, known[action]), known[action]
                )
        return [known[action] if action in known else weigh(outlook, action) for action in actions]

    def _ground_of(self, view: Any) -> Ground:
        """The palace, looked at anew only when it has changed."""
        laid, watch = view.palaces[view.seat].tiles, watch_of(view, view.seat)
        sites = tuple(view.modules["building-sites"].sites) if "building-sites" in view.modules else ()
        if laid != self._ground.laid or watch != self._ground.watch or sites != self._sites:
            self._ground = Ground(laid, view.types, view.walls, watch, corners_of(view))
            self._sites = sites  # a building that is finished counts from then on
        self._ground.see(view.types, view.walls)
        return self._ground

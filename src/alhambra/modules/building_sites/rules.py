"""Building sites (`en.md`): half the price now, a secret marker, the full price later.

The backs of markers are known to their owner only. The bag has no order: what is drawn is decided by the draw.
"""

from __future__ import annotations  # compiled

from collections.abc import Callable
from typing import Any, ClassVar, Final

from alhambra.core.arrays import counted, replaced
from alhambra.core.chance import Chance
from alhambra.core.refusal import Reasons, Refusal
from alhambra.modules.building_sites.checks import check_site, refuse_gift, site_begun
from alhambra.modules.building_sites.sites import (
    COPIES,
    EMPTY_BAG,
    MARKERS,
    Sites,
    counted_backs,
    half_price,
    may_be_site,
    own_sites,
    owned,
    parse_sites,
)
from alhambra.modules.building_sites.words import (
    ACTIONS,
    EVENTS,
    VERBS,
    DrawMarkers,
    FinishSite,
    MarkerPut,
    MarkersDrawn,
    MarkerTurned,
    PutMarker,
    SiteFinished,
    SiteReason,
    SiteStarted,
    SitesView,
    StartSite,
)
from alhambra.palace.cards import CURRENCIES, card_words, purse_cards
from alhambra.palace.codes import module_code
from alhambra.palace.display import EMPTY
from alhambra.palace.flow import bought_last, go_on
from alhambra.palace.module import GIVEN, Kit, Module
from alhambra.palace.paying import pay, payment_of, payment_words, payments_of, worth
from alhambra.palace.state import ACT, FREE, PalaceState, with_tile, without_tile
from alhambra.palace.tiles import NO_TYPE

START: Final = 0
DRAW: Final = 1
PUT: Final = 2
FINISH: Final = 3


class BuildingSites(Module):
    """Eight markers, two of each currency."""

    order: ClassVar[int] = 60
    hard: ClassVar[int] = 3
    newest: ClassVar[int] = 2  # since a certificate that is void has an event (S-7)
    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    alters: ClassVar[tuple[str, ...]] = ("types", "unbuilt")
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ACTIONS
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = VERBS
    EVENTS: ClassVar[tuple[type[Any], ...]] = EVENTS
    REASONS: ClassVar[type[Reasons] | None] = SiteReason
    VIEW: ClassVar[Any] = SitesView

    def __init__(self) -> None:
        super().__init__("building-sites")

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Sites:
        return Sites(bytes([COPIES] * 4), bytes(len(state.kit.tiles.names)), (b"",) * state.kit.seats)

    def parse_slice(self, kit: Kit, text: str) -> Sites:
        return parse_sites(kit, text)

    def codes(self, state: PalaceState, out: list[int]) -> None:
        sites = self.slice_of(state)
        if sites.bag != EMPTY_BAG:
            for square in range(4):
                if may_be_site(state, int(state.market[square])):
                    for payment in payments_of(state, square, half_price(state, square)):
                        out.append(module_code(self.index, START | square << 4 | int(payment) << 8))
        for tile in own_sites(state, sites):
            currency = sites.markers[tile] - 1
            for payment in payments_of(state, currency, state.kit.prices[tile]):
                out.append(module_code(self.index, FINISH | tile << 4 | int(payment) << 12))

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        sites = self.slice_of(state)
        if sites.drawn:
            out += [module_code(self.index, PUT | which << 4) for which in range(len(sites.drawn))]
        elif sites.started >= 0:
            out.append(module_code(self.index, DRAW))

    def pending(self, state: PalaceState) -> bool:
        return self.slice_of(state).started >= 0

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        kind, bits = payload & 15, payload >> 4
        if kind == START:
            self._start(state, bits & 15, bits >> 4, events)
        elif kind == DRAW:
            assert chance is not None
            self._draw(state, chance, events)
        elif kind == PUT:
            self._put(state, bits, events)
        else:
            self._finish(state, bits & 255, bits >> 8, events)

    def _start(self, state: PalaceState, square: int, payment: int, events: list[Any] | None) -> None:
        """S-2."""
        tile, price = int(state.market[square]), half_price(state, square)
        if events is not None:
            words = payment_words(payment, square)
            events.append(SiteStarted(int(state.seat), square + 1, state.kit.tiles.names[tile], words, price))
        pay(state, square, payment, price)
        state.market[square] = EMPTY
        state.unbuilt = with_tile(state.unbuilt, tile)
        state.types = replaced(state.types, tile, int(NO_TYPE))
        self.slice_of(state).started = tile
        bought_last(state, tile)

    def _draw(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        """S-3."""
        sites = self.slice_of(state)
        drawn: list[int] = []
        for _ in range(min(2, sum(sites.bag))):
            drawn.append(chance.draw_from("marker", sites.bag))
            sites.bag = counted(sites.bag, drawn[-1], -1)
        sites.drawn = bytes(drawn)
        if events is not None:
            names = tuple([CURRENCIES[currency] for currency in drawn])
            events.append(MarkersDrawn(int(state.seat), len(drawn), names))
        if len(drawn) == 1:
            self._put(state, 0, events)
        else:
            go_on(state)

    def _put(self, state: PalaceState, which: int, events: list[Any] | None) -> None:
        sites, seat = self.slice_of(state), int(state.seat)
        tile, currency = sites.started, sites.drawn[which]
        sites.markers = replaced(sites.markers, tile, currency + 1)
        for other in range(len(sites.drawn)):
            if other != which:
                back = sites.drawn[other]
                sites.bag = counted(sites.bag, back, 1)
                mine = sites.returned[seat] + bytes([back])
                sites.returned = (*sites.returned[:seat], mine, *sites.returned[seat + 1 :])
        sites.started = -1
        sites.drawn = b""
        if events is not None:
            events.append(MarkerPut(seat, state.kit.tiles.names[tile], CURRENCIES[currency]))
        go_on(state)

    def _finish(self, state: PalaceState, tile: int, payment: int, events: list[Any] | None) -> None:
        """S-5."""
        sites, price = self.slice_of(state), int(state.kit.prices[tile])
        currency = sites.markers[tile] - 1
        exact = pay(state, currency, payment, price)
        if events is not None:
            name, words = state.kit.tiles.names[tile], payment_words(payment, currency)
            events.append(SiteFinished(int(state.seat), name, CURRENCIES[currency], words, price, exact))
        sites.markers = replaced(sites.markers, tile, 0)
        state.unbuilt = without_tile(state.unbuilt, tile)
        state.types = replaced(state.types, tile, state.kit.types[tile])
        state.earned = exact
        go_on(state)

    def barrier(self, state: PalaceState, action: Any) -> bool:
        return isinstance(action, DrawMarkers)

    def action(self, state: PalaceState, payload: int) -> Any:
        kind, bits = payload & 15, payload >> 4
        if kind == START:
            return StartSite((bits & 15) + 1, payment_words(bits >> 4, bits & 15))
        if kind == DRAW:
            return DrawMarkers()
        if kind == PUT:
            return PutMarker(bits + 1)
        tile = bits & 255
        currency = self.slice_of(state).markers[tile] - 1
        return FinishSite(state.kit.tiles.names[tile], payment_words(bits >> 8, currency))

    def code(self, state: PalaceState, action: Any) -> int:
        match action:
            case StartSite(square, cards):
                return START | (square - 1) << 4 | payment_of(cards) << 8
            case DrawMarkers():
                return DRAW
            case PutMarker(which):
                return PUT | (which - 1) << 4
            case FinishSite(tile, cards):
                return FINISH | state.kit.tiles.numbers[tile] << 4 | payment_of(cards) << 12
        raise TypeError(f"{action!r} is no action of building sites.")

    def price(self, state: PalaceState, action: Any) -> int:
        if isinstance(action, StartSite):
            return half_price(state, action.square - 1)
        return int(state.kit.prices[state.kit.tiles.numbers[action.tile]]) if isinstance(action, FinishSite) else 0

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        return check_site(state, self.slice_of(state), action)

    def unfinished(self, state: PalaceState) -> Refusal:
        return site_begun(self.slice_of(state))

    def refuse_tile(self, state: PalaceState, tile: int, what: str) -> Refusal | None:
        """K-15."""
        return refuse_gift(state, tile) if what == GIVEN and tile in state.unbuilt else None

    def ending(self, state: PalaceState, events: list[Any] | None) -> None:
        """S-7: markers in palaces are turned over."""
        sites = self.slice_of(state)
        for seat, plan in enumerate(state.plans):
            for cell in plan.cells:
                tile = int(plan.tile_on(cell))
                if sites.markers[tile]:
                    self._turn(state, seat, tile, sites.markers[tile] - 1, events)

    def _turn(self, state: PalaceState, seat: int, tile: int, currency: int, events: list[Any] | None) -> None:
        lost = int(state.hands[seat * 4 + currency])
        state.hands[seat * 4 + currency] = 0
        state.discards[currency] += lost
        if events is not None:
            cards = card_words(purse_cards(lost, currency))
            events.append(MarkerTurned(seat, state.kit.tiles.names[tile], CURRENCIES[currency], cards))
        if state.kit.cashier is not None:
            state.kit.cashier.void(state, seat, currency, events if self.revision > 1 else None)

    def view(self, state: PalaceState, seat: int | None) -> SitesView:
        """S-8: a back is known to its owner; at the end those in palaces are open."""
        sites, names = self.slice_of(state), state.kit.tiles.names
        seen: dict[str, str | None] = {}
        for owner in range(state.kit.seats):
            laid, kept = owned(state, owner)
            for tile in laid + kept:
                back = sites.markers[tile]
                if back:
                    known = owner == seat or (state.ending and tile in laid)
                    seen[names[tile]] = CURRENCIES[back - 1] if known else None
        drawing = seat is not None and seat == state.seat and sites.drawn
        return SitesView(
            bag=sum(sites.bag),
            sites=seen,
            drawn=_currencies(sites.drawn) if drawing else None,
            put_back=() if seat is None else _currencies(sites.returned[seat]),
            started=names[sites.started] if sites.started >= 0 else None,
            payable=_payable(state, sites) if seat == state.seat and state.phase == ACT else {},
        )

    def from_view(self, state: PalaceState, part: SitesView, seat: int) -> Sites:
        """The slice as a seat sees it; markers that the seat has not seen are any of the rest."""
        numbers = state.kit.tiles.numbers
        markers = bytearray(len(state.kit.tiles.names))
        left = list(MARKERS)
        for name, back in part.sites.items():
            if back is not None:
                markers[numbers[name]] = CURRENCIES.index(back) + 1
                left.remove(CURRENCIES.index(back))
        drawn = [CURRENCIES.index(back) for back in part.drawn or ()]
        for currency in drawn:
            left.remove(currency)
        for name, back in part.sites.items():
            if back is None:
                markers[numbers[name]] = left.pop() + 1
        put_back = [b""] * state.kit.seats
        put_back[seat] = bytes([CURRENCIES.index(back) for back in part.put_back])
        sites = Sites(counted_backs(bytes(left[: part.bag])), bytes(markers), tuple(put_back))
        sites.drawn = bytes(drawn)
        if part.started is not None:
            sites.started = numbers[part.started]
        begun = [] if part.started is None else [part.started]
        state.unbuilt = bytes(sorted([numbers[name] for name in [*part.sites, *begun]]))
        return sites

    def faults(self, state: PalaceState) -> list[str]:
        sites = self.slice_of(state)
        waiting = {sites.started} if sites.started >= 0 else set()
        backs = [back - 1 for back in sites.markers if back] + list(sites.drawn)
        counts = [sites.bag[currency] + backs.count(currency) for currency in range(4)]
        marked = {tile for tile, back in enumerate(sites.markers) if back}
        held = {tile for seat in range(state.kit.seats) for part in owned(state, seat) for tile in part}
        aside = state.asides[state.seat]
        wrong = {
            "there are too many markers": any(count > COPIES for count in counts),
            "something that cannot be a site is unbuilt": any(
                not state.kit.prices[tile] or state.types[tile] != NO_TYPE or not may_be_site(state, tile)
                for tile in state.unbuilt
            ),
            "markers are drawn at the wrong time": (
                sites.started not in aside or state.bound == FREE or not (sites.drawn or sum(sites.bag))
                if self.pending(state)
                else bool(sites.drawn)
            ),
            "a tile is unbuilt without a marker, or has one without need": marked | waiting != set(state.unbuilt),
            "a tile is unbuilt twice": len(set(state.unbuilt)) < len(state.unbuilt),
            "a tile that is built has another type than is printed on it": any(
                type_ != state.kit.types[tile] and tile not in state.unbuilt for tile, type_ in enumerate(state.types)
            ),
            "a site belongs to nobody": not held.issuperset(state.unbuilt),
        }
        return [text for text, is_wrong in wrong.items() if is_wrong]

    def slice_of(self, state: PalaceState) -> Sites:
        kept = state.slices[self.index]
        assert isinstance(kept, Sites)
        return kept


def _payable(state: PalaceState, sites: Sites) -> dict[str, bool]:
    """S-5: the sites that the actor's money finishes, and whether a payment is exact."""
    found: dict[str, bool] = {}
    for tile in own_sites(state, sites):
        price = int(state.kit.prices[tile])
        payments = payments_of(state, sites.markers[tile] - 1, price)
        if len(payments):
            found[state.kit.tiles.names[tile]] = any(worth(state, payment) == price for payment in payments)
    return found


def _currencies(backs: bytes) -> tuple[str, ...]:
    return tuple([CURRENCIES[back] for back in backs])

"""Gatehouses (`en.md`): half squares that lean on buildings of their type and lengthen the wall."""

from __future__ import annotations  # compiled

from collections.abc import Callable
from typing import Any, ClassVar, Final

from alhambra.core.arrays import NOTHING, counted
from alhambra.core.chance import Chance
from alhambra.core.packed import i64
from alhambra.core.refusal import Reasons, Refusal
from alhambra.modules.gatehouses import messages
from alhambra.modules.gatehouses.leaning import places, refuse_gate, walls_then
from alhambra.modules.gatehouses.piles import EACH, Piles, first_gatehouse, gatehouse_price, parse_piles
from alhambra.modules.gatehouses.words import (
    ACTIONS,
    CORNERS,
    EVENTS,
    VERBS,
    BoughtWithGatehouse,
    BuyWithGatehouse,
    GatehouseLaid,
    GatehouseReason,
    GatehouseReturned,
    GatehousesView,
    LayGatehouse,
)
from alhambra.palace.checks import acting, check_payment, choosing
from alhambra.palace.codes import module_code
from alhambra.palace.display import EMPTY
from alhambra.palace.flow import bought_exactly, bought_last, laid_out
from alhambra.palace.geometry.building import GATE
from alhambra.palace.geometry.places import STEP, parse_place, place_word
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.wall import LONG_SIDES
from alhambra.palace.messages import EMPTY_SQUARE
from alhambra.palace.module import MOVED, Kit, Module
from alhambra.palace.paying import pay, payment_of, payment_words, payments_of
from alhambra.palace.reasons import Reason
from alhambra.palace.roles import Protector
from alhambra.palace.state import LAY, PalaceState, with_tile
from alhambra.palace.tiles import NO_TYPE, TYPES

BUY: Final = 0
LAY_GATE: Final = 1


class GatehouseProtector(Protector):
    """Gatehouses lean on buildings of their type (G-9)."""

    def __init__(self, module: Gatehouses) -> None:
        self.module = module

    def watches(self, state: PalaceState) -> bool:
        return state.plans[state.seat].gates > 0

    def forbids_change(self, state: PalaceState, place: int, new: int) -> bool:
        """G-9."""
        return self._freed(state, place, new) >= 0

    def refuse_change(self, state: PalaceState, place: int, new: int) -> Refusal | None:
        plan = state.plans[state.seat]
        tile = state.kit.tiles.names[plan.tile(place)]
        gate = self._freed(state, place, new)
        if gate < 0:
            return None
        word = place_word(gate)
        return GatehouseReason.HOLDS_GATEHOUSE.refuse(
            "G-9", messages.LEANS, (word,), (), (tile,), place=word, tile=tile
        )

    def _freed(self, state: PalaceState, place: int, new: int) -> int:
        """The place of a gatehouse that would lean on no building of its type; -1 if there is none."""
        plan = state.plans[state.seat]
        legs = plan.legs_at(plan.cell(place))
        side: i64 = 0
        while legs >> side:
            if legs >> side & 1:
                beside = place + int(STEP[side])
                if not self.module.leans(state, plan, beside, place, new):
                    return beside
            side += 1
        return -1


class Gatehouses(Module):
    """Eighteen gatehouses in six open piles."""

    order: ClassVar[int] = 50
    hard: ClassVar[int] = 2
    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    alters: ClassVar[tuple[str, ...]] = ("shapes",)
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ACTIONS
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = VERBS
    EVENTS: ClassVar[tuple[type[Any], ...]] = EVENTS
    REASONS: ClassVar[type[Reasons] | None] = GatehouseReason
    VIEW: ClassVar[Any] = GatehousesView

    def __init__(self) -> None:
        super().__init__("gatehouses")
        self.protector = GatehouseProtector(self)

    def tiles(self) -> list[dict[str, object]]:
        return [
            {"id": f"gatehouse-{name}-{number + 1}", "gate": True, "apart": True}
            for name in TYPES
            for number in range(EACH)
        ]

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Piles:
        return Piles(bytes([EACH] * len(TYPES)), b"", first_gatehouse(state.kit))

    def parse_slice(self, kit: Kit, text: str) -> Piles:
        return parse_piles(kit, text)

    # Buying

    def codes(self, state: PalaceState, out: list[int]) -> None:
        left = self.slice_of(state).left
        more = gatehouse_price(state)
        for square in range(4):
            tile = int(state.market[square])
            if tile != EMPTY and state.types[tile] != NO_TYPE and left[state.types[tile]]:
                for payment in payments_of(state, square, state.kit.prices[tile] + more):
                    out.append(module_code(self.index, BUY | square << 4 | int(payment) << 8))

    def _price(self, state: PalaceState, square: int) -> int:
        """G-3: both prices."""
        return int(state.kit.prices[state.market[square]] + gatehouse_price(state))

    def _offered(self, state: PalaceState, square: int) -> Refusal | None:
        """G-2, K-10: why no gatehouse is sold with a tile of the market."""
        tile = int(state.market[square])
        if tile == EMPTY:
            return Reason.EMPTY_SQUARE.refuse("G-2", EMPTY_SQUARE, square=square + 1)
        type_ = state.types[tile]
        if type_ == NO_TYPE:
            name = state.kit.tiles.names[tile]
            return GatehouseReason.NO_GATEHOUSE.refuse("K-10", messages.NO_TYPE, tile=name)
        if not self.slice_of(state).left[type_]:
            return GatehouseReason.NO_GATEHOUSE.refuse("G-2", messages.NONE_LEFT, type=TYPES[type_])
        return None

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        bits = payload >> 4
        if payload & 15 == BUY:
            self._buy(state, bits & 15, bits >> 4, events)
        else:
            self._lay(state, bits & 15, bits >> 4 & 15, bits >> 8, events)

    def _buy(self, state: PalaceState, square: int, payment: int, events: list[Any] | None) -> None:
        piles, tile, price = self.slice_of(state), int(state.market[square]), self._price(state, square)
        type_ = state.types[tile]
        exact = pay(state, square, payment, price)
        if events is not None:
            name, words = state.kit.tiles.names[tile], payment_words(payment, square)
            events.append(BoughtWithGatehouse(int(state.seat), square + 1, name, TYPES[type_], words, price, exact))
        state.market[square] = EMPTY
        piles.left = counted(piles.left, type_, -1)
        piles.to_lay = with_tile(piles.to_lay, type_)
        if exact:
            bought_exactly(state, tile)
        else:
            bought_last(state, tile)

    # Laying

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        if state.phase == LAY and self.slice_of(state).to_lay:
            before = -1
            for type_ in self.slice_of(state).to_lay:
                for position in places(state, type_) if type_ != before else NOTHING:
                    turned = int(position & 3) << 8 | int(position >> 2) << 12
                    out.append(module_code(self.index, LAY_GATE | type_ << 4 | turned))
                before = type_

    def unlaid(self, state: PalaceState) -> bool:
        for type_ in self.slice_of(state).to_lay:  # noqa: SIM110 - compiled, a loop is quicker than any()
            if len(places(state, type_)):
                return True
        return False

    def laid_out(self, state: PalaceState, events: list[Any] | None) -> None:
        """G-4: gatehouses without a legal place go back to their piles."""
        piles = self.slice_of(state)
        for type_ in piles.to_lay:
            piles.left = counted(piles.left, type_, 1)
            if events is not None:
                events.append(GatehouseReturned(int(state.seat), TYPES[type_]))
        piles.to_lay = b""

    def _lay(self, state: PalaceState, type_: int, corner: int, place: int, events: list[Any] | None) -> None:
        piles = self.slice_of(state)
        tile = piles.first_unlaid(type_)
        at = piles.to_lay.index(type_)
        piles.to_lay = piles.to_lay[:at] + piles.to_lay[at + 1 :]
        shape = GATE | LONG_SIDES[corner]
        state.reshape(tile, shape)
        state.plan_to_change(state.seat).lay(place, tile, shape)
        if events is not None:
            name = state.kit.tiles.names[tile]
            events.append(GatehouseLaid(int(state.seat), name, place_word(place), CORNERS[corner]))
        laid_out(state, events)

    # Both

    def action(self, state: PalaceState, payload: int) -> Any:
        bits = payload >> 4
        if payload & 15 == BUY:
            return BuyWithGatehouse((bits & 15) + 1, payment_words(bits >> 4, bits & 15))
        return LayGatehouse(TYPES[bits & 15], place_word(bits >> 8), CORNERS[bits >> 4 & 15])

    def code(self, state: PalaceState, action: Any) -> int:
        if isinstance(action, BuyWithGatehouse):
            return BUY | (action.square - 1) << 4 | payment_of(action.cards) << 8
        corner = CORNERS.index(action.corner)
        return LAY_GATE | TYPES.index(action.type) << 4 | corner << 8 | parse_place(action.place) << 12

    def price(self, state: PalaceState, action: Any) -> int:
        return self._price(state, action.square - 1) if isinstance(action, BuyWithGatehouse) else 0

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        if isinstance(action, LayGatehouse):
            return self._check_laying(state, action)
        square = action.square - 1
        refusal = choosing(state) or acting(state) or self._offered(state, square)
        if refusal is not None:
            return refusal
        name, price = state.kit.tiles.names[state.market[square]], self._price(state, square)
        return check_payment(state, square, price, action.cards, name, "G-3", messages.GATEHOUSE_PRICE)

    def _check_laying(self, state: PalaceState, action: LayGatehouse) -> Refusal | None:
        if state.phase != LAY:
            return Reason.NOT_NOW.refuse("G-4", messages.AT_THE_END)
        if TYPES.index(action.type) not in self.slice_of(state).to_lay:
            return GatehouseReason.NO_GATEHOUSE.refuse("G-4", messages.NONE_TO_LAY, type=action.type)
        corner = CORNERS.index(action.corner)
        return refuse_gate(state, TYPES.index(action.type), parse_place(action.place), corner)

    def refuse_tile(self, state: PalaceState, tile: int, what: str) -> Refusal | None:
        if not state.kit.shapes[tile] & GATE:
            return None
        name = state.kit.tiles.names[tile]
        if what == MOVED:
            return GatehouseReason.HOLDS_GATEHOUSE.refuse("G-4", messages.NEVER_MOVES, tiles=(name,), tile=name)
        return Reason.NOT_SET_ASIDE.refuse("G-4", messages.LAID_WITH_POSITION, tiles=(name,))

    def leans(self, state: PalaceState, plan: Plan, gate: int, place: int, new: int) -> bool:
        """Whether a gatehouse has a building of its type at a leg, with a new tile, or none, at a place."""
        type_ = (int(plan.tile(gate)) - self.slice_of(state).first) // EACH
        shape = int(plan.shape_at(gate))
        for side in range(4):
            beside = gate + int(STEP[side])
            tile = new if beside == place else int(plan.tile(beside))
            if not shape >> side & 1 and tile >= 0 and state.kit.types[tile] == type_:
                return True
        return False

    # What others see

    def view(self, state: PalaceState, seat: int | None) -> GatehousesView:
        piles, names = self.slice_of(state), state.kit.tiles.names
        laid = {
            names[plan.tile_on(cell)]: CORNERS[LONG_SIDES.index(int(plan.shape_on(cell)) & 15)]
            for plan in state.plans
            if plan.gates
            for cell in plan.cells
            if plan.shape_on(cell) & GATE
        }
        return GatehousesView(
            left=dict(zip(TYPES, piles.left)),
            price=int(gatehouse_price(state)),
            to_lay=tuple([TYPES[type_] for type_ in piles.to_lay]),
            laid=laid,
            walls={TYPES[type_]: walls_then(state, type_) for type_ in piles.to_lay} if state.phase == LAY else {},
        )

    def reshape(self, state: PalaceState, part: GatehousesView) -> None:
        for name, corner in part.laid.items():
            state.reshape(state.kit.tiles.numbers[name], int(GATE | LONG_SIDES[CORNERS.index(corner)]))

    def from_view(self, state: PalaceState, part: GatehousesView, seat: int) -> Piles:
        to_lay = bytes([TYPES.index(name) for name in part.to_lay])
        return Piles(bytes([part.left[name] for name in TYPES]), to_lay, first_gatehouse(state.kit))

    def faults(self, state: PalaceState) -> list[str]:
        piles = self.slice_of(state)
        gates = [
            (plan, int(plan.place(cell)), seat)
            for seat, plan in enumerate(state.plans)
            for cell in plan.cells
            if plan.shape_on(cell) & GATE
        ]
        laid = {int(plan.tile(place)) for plan, place, _ in gates}
        free = [tile for tile in range(piles.first, piles.first + EACH * len(TYPES)) if tile not in laid]
        wrong = {
            "a gatehouse is laid in no position that there is": any(
                int(plan.shape_at(place)) & 15 not in LONG_SIDES for plan, place, _ in gates
            ),
            "a gatehouse lies neither in its pile nor in a palace": list(piles.tiles()) != free,
            "a gatehouse that is not laid has a position": any(state.shapes[tile] != GATE for tile in free),
            "a tile that is no gatehouse has other walls than are printed on it": any(
                shape != printed and not shape & GATE for shape, printed in zip(state.shapes, state.kit.shapes)
            ),
            "a gatehouse leans on no building of its type": any(
                not self.leans(state, plan, place, -1, -1) for plan, place, _ in gates
            ),
            "a gatehouse is to be laid at the wrong time": bool(piles.to_lay) and not state.asides[state.seat]
            and not (state.phase == LAY and self.unlaid(state)),
        }  # fmt: skip
        return [text for text, is_wrong in wrong.items() if is_wrong]

    def slice_of(self, state: PalaceState) -> Piles:
        kept = state.slices[self.index]
        assert isinstance(kept, Piles)
        return kept

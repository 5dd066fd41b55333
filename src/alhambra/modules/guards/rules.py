"""The module: hooks of the palace game, passed on to the other files of this folder."""

from __future__ import annotations  # compiled

from collections.abc import Callable
from typing import Any, ClassVar

from alhambra.core.chance import Chance
from alhambra.core.data import load
from alhambra.core.refusal import Reasons, Refusal
from alhambra.modules.guards import abilities, coding, effects
from alhambra.modules.guards.actions import ACTIONS, VERBS, BuyPreview, Pay, Use
from alhambra.modules.guards.audit import faults_of
from alhambra.modules.guards.board import (
    ABILITIES,
    COUNTS,
    EXCHANGE,
    FIRST_GAME,
    NAMES,
    NEW_TOKEN,
    NONE,
    PLACEMENT_TILES,
    PREVIEW,
    PRICES,
    UNLIMITED,
    GuardBoard,
    guards_of,
    guards_on_wall,
    parse_board,
    point_price,
)
from alhambra.modules.guards.checks import Checks
from alhambra.modules.guards.events import EVENTS, AbilityUsed, GuardBoardSet
from alhambra.modules.guards.reasons import GuardReason
from alhambra.modules.guards.roles import GuardAccountant, GuardBinder, GuardCustodian, held_back, withheld
from alhambra.modules.guards.seen import seen_board
from alhambra.modules.guards.views import GuardsView, PlacementView
from alhambra.modules.guards.why import seen_abilities
from alhambra.modules.preview.rules import Preview
from alhambra.modules.tokens.rules import Tokens
from alhambra.palace.cards import card_word
from alhambra.palace.codes import module_code
from alhambra.palace.explain import Gain
from alhambra.palace.geometry.building import walls_mask, walls_word
from alhambra.palace.module import MOVED, Kit, Module
from alhambra.palace.state import LAY, OWNED, PURCHASE, PalaceState
from alhambra.palace.tiles import TYPES


class Guards(Module):
    """The guard board of a game, beside the bag of tokens and the preview board that its abilities reach into."""

    order: ClassVar[int] = 110
    newest: ClassVar[int] = 2  # since were read again
    alters: ClassVar[tuple[str, ...]] = ("shapes",)
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ACTIONS
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = VERBS
    EVENTS: ClassVar[tuple[type[Any], ...]] = EVENTS
    REASONS: ClassVar[type[Reasons] | None] = GuardReason
    VIEW: ClassVar[Any] = GuardsView

    def __init__(self, tokens: Tokens, preview: Preview, full: bool) -> None:
        super().__init__("guards")
        self.tokens = tokens
        self.preview = preview
        self.needs = [tokens, preview]
        self._full = full
        self._towers = [walls_mask(tile["guard_towers"]) for tile in load("red_palace.json")["terrain_tiles"]]
        self.accountant = GuardAccountant(self)
        self.binder = GuardBinder(self)
        self.custodian = GuardCustodian(self)

    def tiles(self) -> list[dict[str, object]]:
        return [{"id": f"plaza-{number + 1}", "walls": "", "apart": True} for number in range(COUNTS["plazas"])]

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> GuardBoard:
        """R-11."""
        if self._full:
            order = chance.shuffle("placement tiles", bytes(range(len(PLACEMENT_TILES))))
            squares = bytes([*(PLACEMENT_TILES[tile] for tile in order[:7]), UNLIMITED])
            drawn = chance.shuffle("abilities", bytes(range(len(ABILITIES))))[:4]
        else:
            squares = bytes(size or UNLIMITED for size in FIRST_GAME["placement"])
            drawn = bytes(NAMES.index(name) for name in FIRST_GAME["abilities"])
        if events is not None:
            events.append(GuardBoardSet(tuple(squares), tuple(NAMES[ability] for ability in drawn)))
        tiles = state.kit.tiles
        plazas = bytes(tiles.numbers[f"plaza-{number + 1}"] for number in range(COUNTS["plazas"]))
        return GuardBoard(self.revision, squares, drawn, bytes(len(tiles.names)), plazas, state.kit.seats)

    def parse_slice(self, kit: Kit, text: str) -> GuardBoard:
        return parse_board(kit, self.revision, text)

    # Actions

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        board = self.slice_of(state)
        found: list[int] = []
        if self._busy(state):
            if board.owed:
                found = [abilities.PAY | guard << 4 for guard in abilities.payable(state, board)]
            elif board.using == PREVIEW:
                abilities.purchases(state, self.preview.slice_of(state).squares, found)
            else:
                abilities.marches(state, board, found)
        elif state.phase == LAY:
            if board.section:
                found = [abilities.PUT | spot << 4 for spot in abilities.walls_to_put(state)]
        else:
            abilities.usable(state, board, self.preview.slice_of(state).squares, self.tokens, found)
        for payload in found:
            out.append(module_code(self.index, payload))

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        board, kind, bits = self.slice_of(state), payload & 15, payload >> 4
        if kind == abilities.USE:
            self._use(state, bits & 15, bits >> 4, chance, events)
        elif kind == abilities.PAY:
            if effects.pay(state, board, bits, events):
                effects.carry_out(state, board, self.tokens, chance, events)
        elif kind == abilities.BUY:
            effects.buy_preview(state, board, self.preview, bits, events)
        elif kind == abilities.MOVE:
            effects.march(state, board, bits & 0xFFF, bits >> 12, events)
        else:
            effects.put_wall(state, board, bits, events)

    def _use(
        self, state: PalaceState, ability: int, choice: int, chance: Chance | None, events: list[Any] | None
    ) -> None:
        board = self.slice_of(state)
        card = choice if ability == PREVIEW else choice >> 8 if ability == EXCHANGE else NONE
        points = abilities.missing_points(state, board, ability)
        if events is not None:
            used = coding.details(state, ability, choice)
            paid = None if card == NONE else card_word(card)
            events.append(AbilityUsed(int(state.seat), NAMES[ability], used, points, paid))
        board.using = ability
        board.choice = choice
        board.begun = state.bound == PURCHASE and ability != PREVIEW
        state.bound = OWNED + self.index
        if card != NONE:
            effects.discard(state, card)
        if effects.start_paying(state, board, ability, points, events):
            effects.carry_out(state, board, self.tokens, chance, events)

    def barrier(self, state: PalaceState, action: Any) -> bool:
        """R-40: the payment that draws a token."""
        board = self.slice_of(state)
        if isinstance(action, Use):
            draws = action.ability == NAMES[NEW_TOKEN]
            return draws and len(guards_of(state, board, int(state.seat))) <= PRICES[NEW_TOKEN]
        return isinstance(action, Pay) and board.using == NEW_TOKEN

    def action(self, state: PalaceState, payload: int) -> Any:
        return coding.action_of(state, payload)

    def code(self, state: PalaceState, action: Any) -> int:
        return coding.payload_of(state, action)

    def price(self, state: PalaceState, action: Any) -> int:
        squares = self.preview.slice_of(state).squares
        return int(state.kit.prices[squares[action.square - 1]]) if isinstance(action, BuyPreview) else 0

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        return self._checks(state).check(action)

    def unfinished(self, state: PalaceState) -> Refusal:
        return self._checks(state).unfinished()

    def refuse_tile(self, state: PalaceState, tile: int, what: str) -> Refusal | None:
        if what == MOVED:
            return None
        board = self.slice_of(state)
        return self._checks(state).tile(tile, what, withheld(state, board), held_back(state, board))

    def _checks(self, state: PalaceState) -> Checks:
        squares = self.preview.slice_of(state).squares
        return Checks(state, self.slice_of(state), squares, self.tokens, self._busy(state))

    # Turns and points

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        """R-53."""
        self.slice_of(state).used = 0

    def scoring(self, state: PalaceState, number: int) -> list[Gain]:
        """R-63: at the third scoring only."""
        board = self.slice_of(state)
        if number < 3 or not board.number():
            return []
        counts = [guards_on_wall(state, board, seat) for seat in range(state.kit.seats)]
        return [
            Gain(seat, count * board.number(), "R-63", "guards", count) for seat, count in enumerate(counts) if count
        ]

    # What others see

    def view(self, state: PalaceState, seat: int | None) -> GuardsView:
        board, names = self.slice_of(state), state.kit.tiles.names
        return GuardsView(
            abilities=seen_abilities(
                state, board, self.preview.slice_of(state).squares, self.tokens, seat, self._busy(state)
            ),
            placement=tuple([PlacementView(size or None, held) for size, held in zip(board.squares, board.held())]),
            number=board.number(),
            supply=board.supply,
            guards={names[tile]: walls_word(sides) for tile, sides in enumerate(board.guards) if sides},
            point_price=point_price(state),
            sections=board.sections,
            section=board.section,
            plazas=len(board.plazas),
            halves={type_: owner - 1 if owner else None for type_, owner in zip(TYPES, board.halves)},
            using=None if board.using == NONE else NAMES[board.using],
            owed=board.owed,
            bare=board.bare,
            begun=board.begun,
        )

    def from_view(self, state: PalaceState, part: GuardsView, seat: int) -> GuardBoard:
        return seen_board(state, part, self.revision, self.tokens)

    def faults(self, state: PalaceState) -> list[str]:
        return faults_of(state, self.slice_of(state), self.tokens, self._busy(state))

    def towers_of(self, tile: int) -> int:
        """The sides of a tile that a guard comes to, as bits."""
        return self._towers[tile] if tile < len(self._towers) else 0

    def slice_of(self, state: PalaceState) -> GuardBoard:
        kept = state.slices[self.index]
        assert isinstance(kept, GuardBoard)
        return kept

    def _busy(self, state: PalaceState) -> bool:
        """Whether an ability is being paid or carried out."""
        return bool(state.bound == OWNED + self.index)

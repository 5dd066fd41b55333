"""The sheet game: the contract of `core` on top of the parts in this folder."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance, Seeded
from alhambra.core.config import Config
from alhambra.core.contract import Game
from alhambra.core.refusal import Refusal
from alhambra.sheet.actions import Action, parse_action
from alhambra.sheet.checks import check_action
from alhambra.sheet.coding import action_of, code_of
from alhambra.sheet.explain import ScoreSheet, score_sheet
from alhambra.sheet.flow import commit, play
from alhambra.sheet.kit import Kit
from alhambra.sheet.legal import legal_codes
from alhambra.sheet.notation import parse_position, position
from alhambra.sheet.scoring import winners
from alhambra.sheet.setup import set_up
from alhambra.sheet.state import OVER, WAIT, SheetState
from alhambra.sheet.views import View, view_of


class SheetGame(Game):
    """A sheet game made ready to play: its kit holds the components."""

    def __init__(self, config: Config, kit: Kit) -> None:
        super().__init__(config)
        self.kit = kit

    def new(self, chance: Chance, events: list[Any] | None = None) -> SheetState:
        return set_up(self, self.kit, chance, events)

    def copy(self, state: SheetState) -> SheetState:
        return SheetState(state.game, state.kit, state)

    def codes(self, state: SheetState) -> list[int]:
        return list(legal_codes(state))

    def play(self, state: SheetState, code: int, chance: Chance | None, events: list[Any] | None = None) -> None:
        play(state, code, chance, events)

    def playout(self, state: SheetState, chance: Seeded) -> int:
        decisions = 0
        while state.phase != OVER:
            codes = legal_codes(state)
            play(state, codes[chance.number(len(codes))], chance, None)
            decisions += 1
        return decisions

    def waiting(self, state: SheetState) -> bool:
        return state.phase == WAIT

    def commit(self, state: SheetState, chance: Chance, events: list[Any] | None = None) -> None:
        commit(state, chance, events)

    def barrier(self, state: SheetState, action: Any) -> bool:
        return False  # dice are rolled by the commit only

    def action(self, state: SheetState, code: int) -> Action:
        return action_of(state, code)

    def code(self, state: SheetState, action: Any) -> int:
        return code_of(state, action)

    def check(self, state: SheetState, action: Any) -> Refusal | None:
        return check_action(state, action)

    def view(self, state: SheetState, seat: int | None, memory: bool = False) -> View:
        return view_of(state, seat)

    def score(self, state: SheetState) -> ScoreSheet:
        return score_sheet(state)

    def winners(self, state: SheetState) -> list[int]:
        """The seats that have won: none if only fictitious players did (W-57)."""
        return [player for player in winners(state) if player < self.kit.seats] if state.phase == OVER else []

    def points(self, state: SheetState) -> list[int]:
        return [int(state.scores[seat]) for seat in range(self.kit.seats)]

    def word(self, action: Action) -> str:
        return action.word()

    def parse_word(self, text: str) -> Action:
        return parse_action(text)

    def position(self, state: SheetState) -> str:
        return position(state)

    def parse_position(self, text: str) -> SheetState:
        return parse_position(self, self.kit, text)

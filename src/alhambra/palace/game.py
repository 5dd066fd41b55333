"""The palace game: the contract of `core` on top of the parts in this folder."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.core.chance import Chance, Seeded
from alhambra.core.config import Config
from alhambra.core.contract import Game
from alhambra.core.refusal import Refusal
from alhambra.palace.actions import ACTIONS, VERBS, Buy, parse_action
from alhambra.palace.checks import check_action
from alhambra.palace.clashes import refuse_game
from alhambra.palace.coding import action_of, code_of
from alhambra.palace.explain import ScoreSheet, score_sheet
from alhambra.palace.flow import commit, play
from alhambra.palace.legal import legal_codes
from alhambra.palace.module import Kit
from alhambra.palace.notation import parse_position, position
from alhambra.palace.scoring import winners
from alhambra.palace.setup import set_up
from alhambra.palace.state import OVER, WAIT, PalaceState
from alhambra.palace.views import View, view_of


class PalaceGame(Game):
    """A palace game made ready to play: its kit holds the components and the modules.

    `revision` is the newest of the rules of the box itself; each module knows its own.
    """

    def __init__(self, config: Config, kit: Kit, revision: int = 1) -> None:
        newest = {config.box: revision}
        newest.update({module.name: module.newest for module in kit.modules})
        refuse_game(kit, ACTIONS)
        super().__init__(config.settled(newest))
        self.kit = kit
        kit.has_game = True
        for module in kit.modules:
            module.revision = self.config.revision(module.name)
        self.verbs = dict(VERBS)
        for module in kit.modules:
            self.verbs.update(module.VERBS)

    def new(self, chance: Chance, events: list[Any] | None = None) -> PalaceState:
        return set_up(self, self.kit, chance, events)

    def copy(self, state: PalaceState) -> PalaceState:
        return PalaceState(state.game, state.kit, state)

    def codes(self, state: PalaceState) -> list[int]:
        return list(legal_codes(state))

    def play(self, state: PalaceState, code: int, chance: Chance | None, events: list[Any] | None = None) -> None:
        play(state, code, chance, events)

    def playout(self, state: PalaceState, chance: Seeded) -> int:
        decisions = 0
        while state.phase != OVER:
            codes = legal_codes(state)
            play(state, codes[chance.number(len(codes))], chance, None)
            decisions += 1
        return decisions

    def waiting(self, state: PalaceState) -> bool:
        return state.phase == WAIT

    def commit(self, state: PalaceState, chance: Chance, events: list[Any] | None = None) -> None:
        commit(state, chance, events)

    def barrier(self, state: PalaceState, action: Any) -> bool:
        return any(module.owns(action) and module.barrier(state, action) for module in self.kit.modules)

    def action(self, state: PalaceState, code: int) -> Any:
        return action_of(state, code)

    def code(self, state: PalaceState, action: Any) -> int:
        return code_of(state, action)

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        return check_action(state, action)

    def view(self, state: PalaceState, seat: int | None, memory: bool = False) -> View:
        return view_of(state, seat, memory)

    def score(self, state: PalaceState) -> ScoreSheet:
        return score_sheet(state)

    def winners(self, state: PalaceState) -> list[int]:
        return winners(state) if state.phase == OVER else []

    def points(self, state: PalaceState) -> list[int]:
        return [int(state.scores[seat]) for seat in range(self.kit.seats)]

    def price(self, state: PalaceState, action: Any) -> int:
        if isinstance(action, Buy):
            return int(self.kit.prices[state.market[action.square - 1]])
        return sum(module.price(state, action) for module in self.kit.modules if module.owns(action))

    def word(self, action: Any) -> str:
        text: str = action.word()
        return text

    def parse_word(self, text: str) -> Any:
        return parse_action(text, self.verbs)

    def position(self, state: PalaceState) -> str:
        return position(state)

    def parse_position(self, text: str) -> PalaceState:
        return parse_position(self, self.kit, text)

"""The tentative turn: play, take back, play again, and commit when content.

Nothing is drawn before the commit, so everything can be taken back but what revealed something (a barrier).
"""

from __future__ import annotations

from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.contract import State
from alhambra.core.play import checked_code, copy


class Turn:
    """The committed state and the tentative actions since."""

    def __init__(self, state: State, chance: Chance) -> None:
        self.committed = state
        self.state: Any = copy(state)
        self.actions: list[Any] = []
        self.undone: list[Any] = []
        self._chance = chance

    @property
    def ready(self) -> bool:
        """Whether every decision of the turn is made and only the commit is left."""
        return bool(self.state.game.waiting(self.state))

    def play(self, action: Any) -> list[Any]:
        """Carry out one action tentatively; raises `Refused` and changes nothing if it is not allowed."""
        code = checked_code(self.state, action)
        events: list[Any] = []
        if self.state.game.barrier(self.state, action):
            self.state.game.play(self.state, code, self._chance, events)
            self._settle()
        else:
            self.state.game.play(self.state, code, None, events)
            self.actions.append(action)
            self.undone.clear()
        return events

    def undo(self) -> bool:
        """Take the last action back. False if there is none that may be."""
        if not self.actions:
            return False
        self.undone.append(self.actions.pop())
        self._replay()
        return True

    def redo(self) -> bool:
        """Play the action again that was taken back last. False if there is none."""
        if not self.undone:
            return False
        self.actions.append(self.undone.pop())
        self._replay()
        return True

    def restart(self) -> None:
        """Take everything back, up to the last barrier."""
        while self.undo():
            pass

    def commit(self) -> list[Any]:
        """End the turn: draw, refill, score, pass on. Refused unless the turn is `ready`."""
        if not self.ready:
            raise ValueError("The turn is not finished.")
        events: list[Any] = []
        self.state.game.commit(self.state, self._chance, events)
        self._settle()
        return events

    def _settle(self) -> None:
        self.committed = copy(self.state)
        self.actions.clear()
        self.undone.clear()

    def _replay(self) -> None:
        self.state = copy(self.committed)
        for action in self.actions:
            self.state.game.play(self.state, self.state.game.code(self.state, action), None)

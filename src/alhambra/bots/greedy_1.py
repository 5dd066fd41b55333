"""The first greedy, frozen: others are measured by it, so its choices never change (`tests/bots/greedy-1/`).

One careful step ahead: every action is weighed in points, and the heaviest is chosen.

Each type of action has a function that weighs it: those of a game in its room, those of a module in the module's face.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra.bots.bot import Bot
from alhambra.bots.modules import faces_of
from alhambra.bots.palace.outlook import Outlook
from alhambra.bots.palace.own_palace import OwnPalace
from alhambra.bots.palace.weighing import palace_weights
from alhambra.bots.sheet.weighing import sheet_weights
from alhambra.palace.views import View
from alhambra.sheet.views import View as SheetView


class FirstGreedyBot(Bot):
    """Chooses the heaviest action; luck decides between equals."""

    name = "greedy-1"

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._palace: OwnPalace | None = None

    def choose(self, view: Any, actions: Sequence[Any]) -> Any:
        if len(actions) == 1:
            return actions[0]
        weights = self.weights(view, actions)
        best = max(weights)
        return self.any_of([action for action, weight in zip(actions, weights) if weight == best])

    def weights(self, view: Any, actions: Sequence[Any]) -> list[float]:
        """What each action is worth, in points."""
        if isinstance(view, SheetView):
            return sheet_weights(view, actions)
        return palace_weights(Outlook(view, self._palace_of(view)), actions)

    def _palace_of(self, view: View) -> OwnPalace:
        """The palace, looked at anew only when it has changed."""
        palace = self._palace
        if palace is None or palace.faces.names != tuple(view.modules):
            palace = OwnPalace(view, faces_of(view.modules))
        elif not palace.stands(view):
            palace = OwnPalace(view, palace.faces)
        else:
            palace.see(view)
        self._palace = palace
        return palace

"""The audit after every action of a game, in less time: only what has changed is looked at again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from alhambra.palace import audit
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.geometry.soundness import palace_faults
from alhambra.palace.state import PalaceState
from tests.support.counting import can_act, ended
from tests.support.invariants import scores_add_up


class Watch:
    """What was seen of one game at the last look."""

    def __init__(self) -> None:
        self._known: dict[str, Any] = {}

    def look(self, state: PalaceState) -> None:
        """Everything is in exactly one place, palaces are legal, somebody can act, and every point has a reason."""
        faults = self._again("cards", _cards(state), lambda: audit._cards(state))
        faults += self._again("tiles", _tiles(state), lambda: audit._tiles(state))
        for seat, plan in enumerate(state.plans):
            look = partial(palace_faults, plan, int(state.kit.tiles.start), state.shapes)
            faults += self._again(f"palace {seat}", _palace(state, plan), look)
        for module in state.kit.modules:
            faults += module.faults(state)
        faults += audit._phase(state)
        assert not faults, f"the state is not sound: {faults}"
        if state.actor is None:
            ended(state)
        else:
            can_act(state, state.game.codes(state))
        if (points := (list(state.scores), state.past)) != self._known.get("points"):
            scores_add_up(state)
        self._known["points"] = points

    def _again(self, what: str, content: Any, look: Callable[[], list[str]]) -> list[str]:
        if content == self._known.get(what):
            return []
        self._known[what] = content
        return look()


def _cards(state: PalaceState) -> Any:
    held = [part.cards() for part in state.slices]
    piles = (state.money, int(state.money_at), list(state.discards), list(state.display.slots), list(state.hands))
    return (*piles, held, int(state.phase), int(state.bound), int(state.due), state.past, state.ending)


def _tiles(state: PalaceState) -> Any:
    held = [part.tiles() for part in state.slices]
    laid = [[plan.tile_on(cell) for cell in plan.cells] for plan in state.plans]
    piles = (state.supply, int(state.supply_at), state.neutral, list(state.market))
    return (*piles, list(state.reserves), list(state.asides), held, laid)


def _palace(state: PalaceState, plan: Plan) -> Any:
    grid = (list(plan.grid), list(plan.cells), list(plan.front), plan.links, plan.camps, plan.gates)
    return (*grid, [state.shapes[plan.tile_on(cell)] for cell in plan.cells])

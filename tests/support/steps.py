"""Every kind of decision that is taken in steps, by what is unfinished in a state.

A name is who binds the actor and what comes next: `purchase`, `guards march pay`, `building-sites put`. What is to be
laid at the end of a turn is a step too, by the kind of what lies aside: `lay camp`.
"""

from __future__ import annotations

from typing import Any, Final

from alhambra.modules.guards.board import MARCH, NAMES, PREVIEW, GuardBoard
from alhambra.palace.state import LAY, PalaceState, bound_to
from tests.support.sets import every_module

ASIDE: Final = ("bazaar", "camp", "medina", "plaza", "terrain")  # tiles by their names; all others are buildings


def every_step() -> set[str]:
    """All that there are."""
    abilities = {f"guards {name} pay" for name in NAMES}
    carried_out = {f"guards {NAMES[ability]} do" for ability in (PREVIEW, MARCH)}
    sites = {"building-sites draw", "building-sites put"}
    binding = {name for name, module in every_module().items() if "unfinished" in vars(type(module))}
    binding -= {"guards", "building-sites"}  # which have more than one
    laid = {f"lay {kind}" for kind in (*ASIDE, "building", "site", "gatehouse", "section")}
    return abilities | carried_out | sites | binding | laid | {"purchase"}


def step_of(state: PalaceState) -> str | None:
    """The step that a state is in; none where the actor is free."""
    who = bound_to(state)
    if who == "guards":
        board = _slice(state, who)
        assert isinstance(board, GuardBoard)
        return f"guards {NAMES[board.using]} {'pay' if board.owed else 'do'}"
    if who == "building-sites":
        return f"building-sites {'put' if _slice(state, who).drawn else 'draw'}"
    if who is not None or state.phase != LAY:
        return who
    return f"lay {_to_lay(state)}"


def _to_lay(state: PalaceState) -> str:
    aside = state.asides[int(state.seat)]
    if "guards" in _names(state) and _slice(state, "guards").section:
        return "section"
    if not aside:
        return "gatehouse"
    tile = aside[0]
    if tile in state.unbuilt:
        return "site"
    kind = str(state.kit.tiles.names[tile]).partition("-")[0]
    return kind if kind in ASIDE else "building"


def _names(state: PalaceState) -> list[str]:
    return [module.name for module in state.kit.modules]


def _slice(state: PalaceState, name: str) -> Any:
    return state.slices[_names(state).index(name)]

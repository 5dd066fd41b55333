"""The faces of modules in the terminal: the `FACE` in the file `terminal` of each. No file here names a module."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING

from alhambra.modules import MODULES, part

if TYPE_CHECKING:
    from alhambra.cli.modules.board import Board
    from alhambra.cli.modules.face import Face
    from alhambra.palace.views import View


@cache
def faces() -> Mapping[str, Face]:
    """The face of every module that has one, by its name, in the order in which they stand on the screen.

    They are imported on demand, because faces import the files that use them.
    """
    parts = {name: part(name, "terminal") for name in MODULES}
    found: dict[str, Face] = {name: one.FACE for name, one in parts.items() if one is not None}
    return dict(sorted(found.items(), key=lambda one: one[1].order))


def faces_of(view: View) -> list[Face]:
    """The faces of the modules in a game; one that the terminal does not know has none, and is played without."""
    return [face for name, face in faces().items() if name in view.modules]


def boards() -> list[Board]:
    """The boards of all modules, in the order of their faces."""
    return [face.board for face in faces().values() if face.board is not None]


def boards_of(view: View) -> list[Board]:
    """The boards of the modules in a game, in the same order."""
    return [face.board for face in faces_of(view) if face.board is not None]

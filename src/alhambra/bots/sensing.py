"""Finds the sense of a module: the `SENSE` of the file `bots` in its folder.

The file is imported on demand, because senses import the heuristic, which imports this file.
"""

from __future__ import annotations

from collections.abc import Callable

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules import part
from alhambra.palace.module import Module


def sense_of(name: str) -> Callable[[Module], Sense]:
    """The class of a module's sense; the neutral one if the module has no file for bots."""
    home = part(name, "bots")
    found: Callable[[Module], Sense] = Sense if home is None else home.SENSE
    return found

"""What a module brings to who weighs and searches: the `SENSE` of the file `bots` in its folder.

It is imported when it is asked for: senses import what bots weigh with, which imports this.
"""

from __future__ import annotations

from collections.abc import Callable

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules import part
from alhambra.palace.module import Module


def sense_of(name: str) -> Callable[[Module], Sense]:
    """What makes the sense of a module; where there is no file of it, a neutral one."""
    home = part(name, "bots")
    found: Callable[[Module], Sense] = Sense if home is None else home.SENSE
    return found

"""What a module brings to who weighs and searches: the `SENSE` of the file `bots` in its folder.

It is imported when it is asked for: senses import what bots weigh with, which imports this.
"""

from __future__ import annotations

from collections.abc import Callable

from alhambra.bots.heuristic.sense import Sense
from alhambra.modules import part
from alhambra.palace.module import Module


def sense_of(name: str) -> Callable[[Module], Sense] | None:
    """What makes the sense of a module; none where there is no file of it."""
    home = part(name, "bots")
    if home is None:
        return None
    found: Callable[[Module], Sense] = home.SENSE
    return found

"""What a module brings to who weighs and searches: the `SENSE` of its file in `alhambra.bots.senses`, by its name.

It is imported when it is asked for: senses import what bots weigh with, which imports this.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from alhambra.bots.heuristic.sense import Sense
from alhambra.palace.module import Module


@cache
def sense_of(name: str) -> Callable[[Module], Sense] | None:
    """What makes the sense of a module; none where there is no file of it."""
    path = f"alhambra.bots.senses.{name.replace('-', '_')}"
    if find_spec(path) is None:
        return None
    found: Callable[[Module], Sense] = import_module(path).SENSE
    return found

"""The networks that were trained: data of the package, one for two seats of a box and one for more."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

from alhambra.bots.heuristic.network import Network
from alhambra.core.config import Config
from alhambra.core.data import load

Learned = bool | str  # no: values by hand; yes: those of the package; or the path of a file with others


def network_of(config: Config, learned: Learned = True) -> Network | None:
    """The one for a game; none where nobody has trained any, and for who plays alone and cannot win."""
    if not learned or config.seats == 1:
        return None
    return _network("" if learned is True else learned, config.box, group_of(config.seats))


def group_of(seats: int) -> str:
    """Games of how many seats are learned together: with two there is a neutral player, or one rival alone."""
    return "2" if seats == 2 else "more"


def file_of(box: str) -> str:
    return f"value_{box.replace('-', '_')}.json"


@lru_cache(16)
def _network(path: str, box: str, group: str) -> Network | None:
    try:
        told: Any = json.loads(Path(path).read_text("utf-8")) if path else load(file_of(box))
    except FileNotFoundError:
        if path:
            raise
        return None
    return Network(told[group]["network"]) if group in told else None

"""Experts that go by other values than the package's: `tools.trained:NAME` has those of `build/values/NAME.json`.

python -m tools.train --box classic --games 4000 --out build/values/games_4000.json
PYTHONPATH=. alhambra arena --bots tools.trained:games_4000,good --playouts 200
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Final

from alhambra.bots.level_bot import LevelBot, bot_of
from alhambra.bots.levels import LEVELS

VALUES: Final = Path(__file__).parents[1] / "build/values"


def __getattr__(name: str) -> type[LevelBot]:
    path = VALUES / f"{name}.json"
    if not path.is_file():
        raise AttributeError(f"there is no {path}")
    return bot_of(replace(LEVELS["expert"], name=name, learned=str(path)))

"""Measures how long games are: `python -m tools.lengths` writes `src/alhambra/data/lengths.json`, in two minutes.

With `--new` it measures only modules that are not in the file, and removes those that no longer exist.

Bots play the same seeds with and without each module and option. What takes people time is choosing, and the more there
is to choose from, the longer it takes: by Hick's law as the logarithm of the number of choices. So a game is as long as
the sum of these over all its decisions, its *weight*. The seconds that a weight of 1 takes are set such that classic
Alhambra with four is what its box says. Made again after a change of the rules or of the greedy bot.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from statistics import mean
from typing import Any, Final

from alhambra import BOXES
from alhambra.bots import make_bot
from alhambra.boxes import open_game
from alhambra.core.box import Box
from alhambra.core.chance import Seeded
from alhambra.core.config import Config
from alhambra.core.play import legal, view

FILE: Final = Path(__file__).parents[1] / "src/alhambra/data/lengths.json"
GAMES: Final = 10
SEATS: Final = (2, 4)  # with which modules and options are compared
BOT: Final = "greedy"
KNOWN: Final = ("classic", 4, 50)  # a box, its seats, and the minutes that people need for it


def weight(config: Config, seed: str) -> float:
    """How much there is to choose in one game."""
    chance, game = Seeded(seed), open_game(config)
    bots = [make_bot(BOT, f"{seed}/{seat}") for seat in range(config.seats)]
    state: Any = game.new(chance)
    total = 0.0
    while state.actor is not None:
        actions = legal(state)
        total += math.log2(len(actions)) if len(actions) > 1 else 0
        action = bots[state.actor].choose(view(state, state.actor), actions)
        game.play(state, game.code(state, action), chance)
    return total


@cache
def weights(config: Config) -> float:
    """The same of several games, one of each seed."""
    return mean(weight(config, f"length/{number}") for number in range(GAMES))


def longer(box: Box, modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> float:
    """How many times as long the game is with these as without."""
    plain = sum(weights(Config(box.name, seats)) for seats in SEATS)
    return round(sum(weights(Config(box.name, seats, modules, options)) for seats in SEATS) / plain, 3)


def measured(box: Box) -> dict[str, Any]:
    """The weights of a box by the number of players, and what modules and values of options make of them."""
    low, high = box.seats
    return {
        "weights": {str(seats): round(weights(Config(box.name, seats))) for seats in range(low, high + 1)},
        "modules": {name: longer(box, (name,), ()) for name in box.modules},
        "options": _options(box) if low in SEATS else {},
    }


def _options(box: Box) -> dict[str, dict[str, float]]:
    """The first value of an option is how the box is played without it."""
    return {
        option: {value: longer(box, (), ((option, value),)) for value in values[1:]}
        for option, values in box.options.items()
    }


def everything() -> dict[str, Any]:
    """The contents of the file, all of it measured."""
    boxes = {box.name: measured(box) for box in BOXES.values()}
    name, seats, minutes = KNOWN
    seconds = round(minutes * 60 / boxes[name]["weights"][str(seats)], 2)
    return {"seconds": seconds, "boxes": boxes}


def with_new_modules(kept: dict[str, Any]) -> dict[str, Any]:
    """The contents of the file, for the modules that exist now."""
    for name, box in kept["boxes"].items():
        known = box["modules"]
        box["modules"] = {
            module: known[module] if module in known else longer(BOXES[name], (module,), ())
            for module in BOXES[name].modules
        }
    return kept


def main(words: Sequence[str]) -> None:
    """Write the file."""
    if words == ["--new"]:
        found = with_new_modules(json.loads(FILE.read_text(encoding="utf-8")))
    else:
        found = everything()
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])

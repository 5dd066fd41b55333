"""What there is to choose from, with its facts; whether a choice may be played, and if not, what may be instead.

The facts are data: `lengths.json` is measured (`python -m tools.lengths`); `choosing.json` and the difficulty in a
module's class are our opinion. What is allowed is asked of the engine.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from alhambra.boxes import BOXES, open_game
from alhambra.core.box import Box
from alhambra.core.config import Config
from alhambra.core.data import load
from alhambra.core.errors import ConfigError
from alhambra.core.language import Said
from alhambra.modules import MODULES
from alhambra.palace.game import PalaceGame
from alhambra.server.protocol.games import (
    BoxFacts,
    GameChecked,
    GameRefusal,
    GamesOffered,
    ModuleFacts,
    OptionFacts,
    SetFacts,
    ValueFacts,
)
from alhambra.server.protocol.messages import GameConfig


@cache
def offered() -> GamesOffered:
    """Every box, with everything that can be added to it."""
    return GamesOffered([_facts(box) for box in BOXES.values()])


def checked(game: GameConfig, seats: int) -> GameChecked:
    """Whether the rules allow a game for so many."""
    refusal = _refusal(game, seats)
    return GameChecked(refusal, _ways_out(game, seats) if refusal else [])


def _facts(box: Box) -> BoxFacts:
    lengths, opinions = load("lengths.json"), load("choosing.json")
    hard, length = opinions["hard"], lengths["boxes"][box.name]
    low, high = box.seats
    game = open_game(Config(box.name, high))
    palace = isinstance(game, PalaceGame)
    return BoxFacts(
        name=box.name,
        kind="palace" if palace else "sheet",
        hard=hard[box.name],
        fewest=low,
        most=high,
        minutes={seats: round(weight * lengths["seconds"] / 60, 1) for seats, weight in length["weights"].items()},
        parts=[module.name for module in game.kit.modules] if isinstance(game, PalaceGame) else [],
        modules=[ModuleFacts(name, MODULES[name].hard, length["modules"].get(name, 1.0)) for name in box.modules],
        options=[_option(box, name, length["options"].get(name, {})) for name in box.options],
        sets=[_set(name, one) for name, one in opinions["sets"][box.name].items()],
    )


def _option(box: Box, name: str, longer: dict[str, float]) -> OptionFacts:
    low, high = box.seats
    values = box.options[name]
    usual = GameConfig(box.name, [], {name: values[0]})
    seats = [number for number in range(low, high + 1) if _refusal(usual, number) is None]
    return OptionFacts(name, [ValueFacts(value, longer.get(value, 1.0)) for value in values], seats)


def _set(name: str, one: dict[str, Any]) -> SetFacts:
    return SetFacts(name, one.get("modules", []), one.get("options", {}))


def _refusal(game: GameConfig, seats: int) -> GameRefusal | None:
    try:
        open_game(Config(game.box, seats, tuple(game.modules), tuple(sorted(game.options.items()))))
    except ConfigError as error:
        sentence = error.said.args.get("sentence") if error.clause else error.said
        assert isinstance(sentence, Said)
        return GameRefusal(error.clause, str(error), sentence)
    return None


def _ways_out(game: GameConfig, seats: int) -> list[GameConfig]:
    """The same without what the box does not take, or without options, and its modules in another box, where legal."""
    box = BOXES.get(game.box)
    modules = [name for name in dict.fromkeys(game.modules) if box and name in box.modules]
    options = {name: value for name, value in game.options.items() if box and value in box.options.get(name, ())}
    fewer = GameConfig(game.box, modules, options)
    plainer = GameConfig(game.box, modules)
    others = [GameConfig(name, game.modules) for name in BOXES if name != game.box]
    here = [one for one in (fewer, plainer) if _refusal(one, seats) is None]
    return here[:1] + [one for one in others if _refusal(one, seats) is None]

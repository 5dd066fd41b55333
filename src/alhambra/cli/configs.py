"""What is to be played, from the options of a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alhambra.boxes import BOXES, open_game
from alhambra.cli.modules import faces
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError

DEFAULT_BOX: Final = "classic"
NONE: Final[Mapping[str, Sequence[str]]] = {}
BOX_HELP: Final = f"What is played: {' or '.join(BOXES)}."
# Modules whose rules are lost, and the first clause of the reconstruction
RECONSTRUCTED: Final = {name: face.reconstruction for name, face in faces().items() if face.reconstruction}


def _modules_help() -> str:
    words = {
        name: [f"{module} (a reconstruction)" if module in RECONSTRUCTED else module for module in box.modules]
        for name, box in BOXES.items()
    }
    return f"Modules to play with, as a,b. {_by_box(words)}"


def _options_help() -> str:
    words = {
        name: [f"{option}={' or '.join(values)}" for option, values in box.options.items()]
        for name, box in BOXES.items()
    }
    return f"An option of the box, as name=value; repeatable. The first value is the usual one. {_by_box(words)}"


def _by_box(words: Mapping[str, Sequence[str]]) -> str:
    """What each box has of something."""
    return "; ".join(f"{name}: {', '.join(there)}" for name, there in words.items() if there) + "."


MODULES_HELP: Final = _modules_help()
OPTION_HELP: Final = _options_help()


def parse_config(box: str, seats: int, modules: str, options: Sequence[str] | None) -> Config:
    """The game that the options of a command name; what cannot be played is refused."""
    known = BOXES[box].options if box in BOXES else {}
    config = Config(box, seats, split_words(modules), parse_options(options or [], known))
    open_game(config)
    return config


def split_words(text: str) -> tuple[str, ...]:
    """The words of `a,b`."""
    return tuple(word.strip() for word in text.split(",")) if text.strip() else ()


def parse_options(pairs: Sequence[str], known: Mapping[str, Sequence[str]] = NONE) -> tuple[tuple[str, str], ...]:
    """The options of a config from words such as `name=value`; those that are `known` are offered."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not (name and equals and value):
            raise ConfigError(f"'{pair}' is no option: write {_offer(known)}.", "K-17")
        if name in options:
            raise ConfigError(f"The option '{name}' is given twice.", "K-17")
        options[name] = value
    return tuple(sorted(options.items()))


def _offer(known: Mapping[str, Sequence[str]]) -> str:
    """`scoring=tiles or scoring=classic`, and so on."""
    return " or ".join(f"{name}={value}" for name, values in known.items() for value in values) or "name=value"

"""What is to be played, from the options of a command."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alhambra.boxes import BOXES, open_game
from alhambra.cli.modules import faces
from alhambra.cli.parameters import GAPS, either
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError
from alhambra.core.language import Said, Value

DEFAULT_BOX: Final = "classic"
NONE: Final[Mapping[str, Sequence[str]]] = {}
BOX_HELP: Final = "option-box"
MODULES_HELP: Final = "option-modules"
OPTION_HELP: Final = "option-options"
# Modules whose rules are lost
RECONSTRUCTED: Final = {name for name, face in faces().items() if face.reconstruction}


def _modules() -> Value:
    return [_of_box(name, [_module(module) for module in box.modules]) for name, box in BOXES.items() if box.modules]


def _module(name: str) -> str | Said:
    return Said("module-reconstructed", {"word": name}) if name in RECONSTRUCTED else name


def _options() -> Value:
    return [
        _of_box(name, [Said("option-values", {"name": one, "values": either(two)}) for one, two in box.options.items()])
        for name, box in BOXES.items()
        if box.options
    ]


def _of_box(name: str, words: Sequence[str | Said]) -> Said:
    return Said("of-box", {"box": name, "words": words})


GAPS[BOX_HELP] = lambda: {"boxes": either(list(BOXES))}
GAPS[MODULES_HELP] = lambda: {"modules": _modules()}
GAPS[OPTION_HELP] = lambda: {"options": _options()}


def parse_config(box: str, seats: int, modules: str, options: Sequence[str] | None) -> Config:
    """The game that the options of a command name, by the newest rules; what cannot be played is refused."""
    known = BOXES[box].options if box in BOXES else {}
    config = Config(box, seats, split_words(modules), parse_options(options or [], known))
    return open_game(config).config


def split_words(text: str) -> tuple[str, ...]:
    """The words of `a,b`."""
    return tuple(word.strip() for word in text.split(",")) if text.strip() else ()


def parse_options(pairs: Sequence[str], known: Mapping[str, Sequence[str]] = NONE) -> tuple[tuple[str, str], ...]:
    """The options of a config from words such as `name=value`; those that are `known` are offered."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if name in known and not value:
            raise ConfigError("option-without-value", "K-17", option=name, offered=_offer({name: known[name]}))
        if not (name and equals and value):
            raise ConfigError("no-option", "K-17", typed=pair, offered=_offer(known))
        if name in options:
            raise ConfigError("option-named-twice", "K-17", option=name)
        options[name] = value
    return tuple(sorted(options.items()))


def _offer(known: Mapping[str, Sequence[str]]) -> Value:
    """`scoring=tiles or scoring=classic`, and so on."""
    return either([f"{name}={value}" for name, values in known.items() for value in values]) or Said("some-option")

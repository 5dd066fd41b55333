"""What is to be played, from the options of a command."""

from __future__ import annotations

from collections.abc import Sequence

from alhambra.boxes import open_game
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError


def parse_config(box: str, seats: int, modules: str, options: Sequence[str] | None) -> Config:
    """The game that the options of a command name; what cannot be played is refused."""
    config = Config(box, seats, split_words(modules), parse_options(options or []))
    open_game(config)
    return config


def split_words(text: str) -> tuple[str, ...]:
    """The words of `a,b`."""
    return tuple(word.strip() for word in text.split(",")) if text.strip() else ()


def parse_options(pairs: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """The options of a config from words such as `name=value`."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not (name and equals and value):
            raise ConfigError(f"'{pair}' is no option: write name=value.")
        if name in options:
            raise ConfigError(f"The option '{name}' is given twice.")
        options[name] = value
    return tuple(sorted(options.items()))

"""Bots of others: a class that is named as `package.module:Class`, wherever the name of a bot is taken."""

from __future__ import annotations

from importlib import import_module
from inspect import isabstract
from typing import Final

from alhambra.bots.bot import Bot
from alhambra.core.errors import ConfigError

MARK: Final = ":"


def is_path(name: str) -> bool:
    """Whether a name says where a bot is found, and not which of ours it is."""
    return MARK in name


def found(path: str) -> type[Bot]:
    """The class with this path. What is imported runs: it is named by who runs the program, never by a client."""
    module, _, attribute = path.partition(MARK)
    try:
        kind = getattr(import_module(module), attribute)
    except (ImportError, ValueError, AttributeError) as error:  # a module without a name is a ValueError
        raise ConfigError("bot-not-found", bot=path, error=str(error)) from None
    if not isinstance(kind, type) or not issubclass(kind, Bot) or isabstract(kind):
        raise ConfigError("bot-no-class", bot=path)
    return kind

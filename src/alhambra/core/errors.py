"""What can go wrong because of what a person typed, wrote or chose. Each text is one clear sentence."""

from __future__ import annotations


class AlhambraError(ValueError):
    """The base of every error that a user can cause."""


class ConfigError(AlhambraError):
    """A box, module, option, number of seats or seed that cannot be played; `clause` is the rule, if any."""

    def __init__(self, message: str, clause: str = "") -> None:
        super().__init__(f"{message} ({clause})" if clause else message)
        self.clause = clause


class NotationError(AlhambraError):
    """A text that is no move, place, card, tile or position."""


class RecordError(AlhambraError):
    """A record that cannot be read, or that does not replay."""


class UnknownClause(AlhambraError):
    """A clause id that the rules do not have."""

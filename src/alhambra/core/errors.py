"""What can go wrong because of what a person typed, wrote or chose: a message of the catalogue, one clear sentence."""

from __future__ import annotations

from alhambra.core.english import english
from alhambra.core.language import Said, Value


class AlhambraError(ValueError):
    """The base of every error that a user can cause. `said` is what is wrong, for any language; the text is English.

    A message is named by its id. What is not in the catalogue, as the errors of a module of somebody else, is the
    sentence itself.
    """

    def __init__(self, message: str | Said, **args: Value) -> None:
        self.said = message if isinstance(message, Said) else Said(message, args)
        super().__init__(self.said)

    def __str__(self) -> str:
        return english().say(self.said)


class ConfigError(AlhambraError):
    """A box, module, option, number of seats or seed that cannot be played; `clause` is the rule, if any."""

    def __init__(self, message: str | Said, clause: str = "", **args: Value) -> None:
        said = message if isinstance(message, Said) else Said(message, args)
        super().__init__(with_clause(said, clause) if clause else said)
        self.clause = clause


class NotationError(AlhambraError):
    """A text that is no move, place, card, tile or position."""


class RecordError(AlhambraError):
    """A record that cannot be read, or that does not replay."""


class UnknownClause(AlhambraError):
    """A clause id that the rules do not have."""


def with_clause(sentence: Said, clause: str) -> Said:
    """A sentence, and the clause that it follows from."""
    return Said("with-clause", {"sentence": sentence, "clause": clause})

"""What a client is told when something is not done: a stable code, and why, in English and for any language."""

from __future__ import annotations

from alhambra.core.refusal import Refused
from alhambra.server.protocol.replies import Closing, Failed, Wrong
from alhambra.server.table.errors import Code, TableError


def failed(id_: str | None, error: TableError | Refused) -> Failed:
    """A command or a question that was refused; a rule of the game says itself what it says."""
    if isinstance(error, Refused):
        return Failed(id_, Code.REFUSED.value, str(error), error.refusal)
    return Failed(id_, error.code.value, str(error), said=error.said)


def closing(error: TableError) -> Closing:
    """The last word of a connection."""
    return Closing(error.code.value, str(error), error.said)


def wrong(error: TableError) -> Wrong:
    """The body of an answer that is an error."""
    return Wrong(error.code.value, str(error), error.said)

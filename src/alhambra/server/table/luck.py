"""The luck of a table: from the operating system or of a day, written down as it is drawn, or played again."""

from __future__ import annotations

from collections.abc import Iterable

from alhambra.core.chance import Chance, Outcome, Recording, Scripted, Secure
from alhambra.core.errors import RecordError


class TableLuck:
    """Answers as the log says while it is played again, and otherwise as its source does, or securely.

    `chance` is what the engine asks. A source must not count what was asked before: a table that is opened again
    begins with a new one.
    """

    def __init__(self, source: Chance | None = None) -> None:
        self._own = source
        self.chance = Recording(self._source())
        self._script = Scripted([])

    def expect(self, outcomes: Iterable[Outcome]) -> None:
        """Answer with these, and with nothing else, up to the next `drawn`."""
        self._script = Scripted(list(outcomes))
        if self._script.left:
            self.chance._source = self._script

    def drawn(self) -> list[Outcome]:
        """What was answered since the last time this was asked."""
        if self._script.left:
            raise RecordError("store-luck-left", count=self._script.left)
        drawn, self.chance.outcomes = self.chance.outcomes, []
        self.chance._source = self._source()
        return drawn

    def _source(self) -> Chance:
        return self._own or Secure()

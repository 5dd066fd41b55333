"""A sheet game in the terminal: how it is told, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from alhambra.cli.saying import you
from alhambra.cli.session import PERSON, Session
from alhambra.cli.sheet.board import draw
from alhambra.cli.sheet.sentences import player_names, report, sentence_of
from alhambra.sheet.views import View

BOX: Final = "roll-and-write"


class SheetSession(Session[View]):
    """To it a turn ends when dice are rolled or passed on."""

    def _all_names(self, seats: Sequence[str]) -> tuple[str, ...]:
        return player_names(seats, self.seen().players)

    def report(self, events: Sequence[Any], before: View) -> Iterable[str]:
        return report(events, self.names)

    def _sentence(self, event: Any) -> str:
        return sentence_of(event, self.names)

    def closing(self) -> str:
        return f"{draw(self.seen(), self.names, PERSON)}\n\n{self._outcome()}"

    def _outcome(self) -> str:
        """How the game ended for the person."""
        seen = self.seen()
        me, mine = self.names[PERSON], seen.scores[PERSON]
        if seen.players > seen.seats == 1 and not seen.duel:
            return f"{me} {'have' if me == you() else 'has'} {mine} points."
        best = max(seen.scores)
        winners = [self.names[player] for player, points in enumerate(seen.scores) if points == best]
        if winners == [you()]:
            return f"You win with {mine} points."
        verb = "wins" if len(winners) == 1 else "share the victory"
        rest = "" if me in winners or me != you() else f"; you have {mine}"
        return f"{' and '.join(winners)} {verb} with {best} points{rest}."

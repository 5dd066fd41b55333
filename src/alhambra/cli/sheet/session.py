"""A sheet game in the terminal: how it is told, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from alhambra.cli.messages import player
from alhambra.cli.saying import say
from alhambra.cli.session import PERSON, Session
from alhambra.cli.sheet.board import draw
from alhambra.cli.sheet.sentences import player_names, report, sentence_of
from alhambra.core.chance import Chance
from alhambra.core.language import Said
from alhambra.sheet.days import dice_of
from alhambra.sheet.views import View

BOX: Final = "roll-and-write"


class SheetSession(Session[View]):
    """To it a turn ends when dice are rolled or passed on."""

    def _chance(self) -> Chance:
        return dice_of(self.seed)

    def _all_names(self, seats: Sequence[str]) -> tuple[str, ...]:
        return player_names(seats, self.seen().players)

    def parts(self) -> Iterable[str]:
        return ("sheet",)

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
            return say("points-alone", who=player(me), points=mine)
        best = max(seen.scores)
        winners = [player(self.names[number]) for number, points in enumerate(seen.scores) if points == best]
        if winners == [Said("you")]:
            return say("you-win", points=mine)
        message = "sheet-won" if player(me) in winners or player(me) != Said("you") else "sheet-won-by-others"
        return say(message, winners=winners, count=len(winners), points=best, mine=mine)

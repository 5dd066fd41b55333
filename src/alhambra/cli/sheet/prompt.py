"""The person's turn in a sheet game: what is shown, and how moves are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra import AlhambraError, legal, score
from alhambra.cli.prompt import RULE, Prompt
from alhambra.cli.saying import say
from alhambra.cli.session import PERSON
from alhambra.cli.sheet.board import draw
from alhambra.cli.sheet.moves import KINDS, Move, dead_ends, lines_of, marks_of, moves_of, spelt
from alhambra.cli.sheet.scores import scoring_table
from alhambra.cli.text import whole_number
from alhambra.core.refusal import Refusal
from alhambra.sheet.views import View

WORDING: Final = {
    "restart": ("", "sheet-command-restart"),
    "commit": ("", "sheet-command-commit"),
    "score": ("", "sheet-command-score"),
    "board": ("seat", "sheet-command-board"),
}


class SheetPrompt(Prompt[View]):
    """What the person sees and does until the dice are rolled."""

    goes_on = "(?=to|b[1-6]|[:,])"
    finished = "roll-to-come"
    saved = "rolls-saved"
    clause = "W-25"
    wording = WORDING

    @property
    def kinds(self) -> Sequence[str]:
        return KINDS

    @property
    def verbs(self) -> Sequence[str]:
        return (*KINDS, "done")

    def moves(self) -> list[Move]:
        return moves_of(self.session.seen(), legal(self.session.state))

    def lines(self, numbers: Sequence[int], short: bool) -> str:
        moves = self.moves()
        return lines_of([(number, moves[number - 1]) for number in numbers], short)

    def spelt(self, text: str) -> str:
        return spelt(text)

    def dead_ends(self, text: str) -> list[Refusal]:
        return dead_ends(self.session.state, self.session.seen(), spelt(text))

    def open(self) -> None:
        """The sheet at the beginning of a turn, or the dice to choose from."""
        if self.session.seen().phase == "act":
            self.show(f"\n{RULE}\n{self._mine()}\n")
        self.show_moves()

    def _mine(self) -> str:
        """The person's sheet with the moves on it."""
        return draw(self.session.seen(), self.session.names, PERSON, marks_of(self.moves()))

    def show_moves(self, kind: str | None = None) -> None:
        self.show(say(self.finished) if self.session.turn.ready else self.listing(kind))

    def show_next(self) -> None:
        if self.session.seen().phase == "act":
            self.show(f"\n{self._mine()}\n")
        self.show_moves()

    def restarted(self) -> str:
        return say("roll-restarted")

    def nothing_to_undo(self) -> str:
        return say("nothing-since-roll")

    def score(self, argument: str) -> str:
        sheet = score(self.session.state)
        after = [points + sheet.now.points(player) for player, points in enumerate(sheet.scores)]
        return f"{say('if-ended-now')}\n{scoring_table(sheet.now, self.session.names, after)}"

    def board(self, argument: str) -> str:
        seen = self.session.seen()
        seat = whole_number(argument) if argument else PERSON
        if seat is None or seat >= seen.seats:
            raise AlhambraError("no-such-sheet", seat=argument, count=seen.seats, last=seen.seats - 1)
        return self._mine() if seat == PERSON else draw(seen, self.session.names, seat)

    def help(self) -> str:
        return say("sheet-help")

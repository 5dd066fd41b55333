"""The person's turn in a sheet game: what is shown, and how moves are typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from alhambra import AlhambraError, legal, score
from alhambra.cli.prompt import RULE, Prompt
from alhambra.cli.session import PERSON
from alhambra.cli.sheet.board import draw
from alhambra.cli.sheet.moves import KINDS, Move, dead_ends, lines_of, marks_of, moves_of, spelt
from alhambra.cli.sheet.scores import scoring_table
from alhambra.cli.text import whole_number
from alhambra.core.refusal import Refusal
from alhambra.sheet.views import View

HELP: Final = """\
Type the number of a move, or the move itself:
  build y3b5      coins      change y5 to 3, b2 to 4      second      done
  keep y2b6
A square is a row and a column, as the yellow and the blue die show it. On your
sheet x is a building, * a die, and a number in brackets the move that builds.
Nothing is rolled before you say so with Enter: until then you can take back."""

WORDING: Final = {
    "restart": ("", "take everything back since the last roll"),
    "commit": ("", "let the dice roll; Enter does the same"),
    "score": ("", "what the end of the game would bring now"),
    "board": ("[SEAT]", "your sheet, or that of another seat"),
}


class SheetPrompt(Prompt[View]):
    """What the person sees and does until the dice are rolled."""

    goes_on = "(?=to|b[1-6]|[:,])"
    finished = "Nothing is final yet: Enter goes on, 'undo' takes back."
    saved = "Everything up to the last roll"
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
        self.show(self.finished if self.session.turn.ready else self.listing(kind))

    def show_next(self) -> None:
        if self.session.seen().phase == "act":
            self.show(f"\n{self._mine()}\n")
        self.show_moves()

    def since(self) -> str:
        return "since the last roll"

    def nothing_to_undo(self) -> str:
        return "There is nothing to take back since the last roll."

    def score(self, argument: str) -> str:
        sheet = score(self.session.state)
        after = [points + sheet.now.points(player) for player, points in enumerate(sheet.scores)]
        return f"If the game ended now\n{scoring_table(sheet.now, self.session.names, after)}"

    def board(self, argument: str) -> str:
        seen = self.session.seen()
        seat = whole_number(argument) if argument else PERSON
        if seat is None or seat >= seen.seats:
            there = "the only one is 0, yours" if seen.seats == 1 else f"write 0, yours, to {seen.seats - 1}"
            raise AlhambraError(f"There is no seat '{argument}': {there}.")
        return self._mine() if seat == PERSON else draw(seen, self.session.names, seat)

    def help(self) -> str:
        return HELP

"""The hooks that few faces need: those for a board of its own, whose pieces stand in the palaces."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar, NamedTuple

from alhambra.cli.messages import Names
from alhambra.core.language import Said
from alhambra.palace.explain import Scoring
from alhambra.palace.views import View


class Column(NamedTuple):
    """A column in the table of players: the message above it, and a number for each seat."""

    heading: str
    figures: Sequence[int]


class Board:
    """What the terminal shows and understands of a board. The defaults show nothing."""

    # What happened
    tile_fields: ClassVar[tuple[str, ...]] = ()  # fields of events that hold tiles, beside `tile` and the like

    # What can be done, which may differ from game to game
    page: ClassVar[str] = ""  # a command that explains the board at length, which is also in the help

    # What stands in palaces
    both: ClassVar[Mapping[str, str]] = {}  # the sign for two signs, sorted, that share a wall

    def in_game(self, view: View, moves: Sequence[str]) -> Sequence[str]:
        """The face's moves that exist in this game, as the help shows them."""
        return moves

    def mistyped(self, view: View, said: Said) -> Said:
        """What is wrong with a move of the module that was typed, told of what there is in this game."""
        return said

    def at_home(self, view: View) -> bool:
        """Whether something in the own palace is chosen, so that it is the palace that one wants to see."""
        return False

    def explained(self, view: View, names: Names) -> str:
        """The page of the board."""
        return ""

    def column(self, view: View) -> Column | None:
        """A number for each player."""
        return None

    def halves(self, view: View, seat: int) -> Collection[str]:
        """The types of which a seat has half a building more."""
        return ()

    def notes(self, scoring: Scoring) -> list[Said]:
        """What is not seen from the numbers of a scoring alone."""
        return []

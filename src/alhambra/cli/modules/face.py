"""The base of all faces: what the terminal asks about a module. One that says nothing is a module without a trace."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, TypeAlias

from alhambra.cli.messages import Fields, Names, Sentence
from alhambra.cli.modules.board import Board
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import Kept
from alhambra.cli.palace.tile import Tile
from alhambra.cli.palace.verbs import Verb
from alhambra.cli.text import Row
from alhambra.core.language import Said
from alhambra.palace.explain import Gain
from alhambra.palace.views import View

Typed: TypeAlias = Callable[[str], str | Said]  # a tile with its type
Arrival: TypeAlias = (
    tuple[str, str | Said] | None
)  # the message where things are new, and what; none if not worth a word


class Face:
    """What the terminal shows and understands of a module. The hooks that few faces need are in their `board`."""

    order: ClassVar[int] = 5  # among the rows below the market, and wherever several modules are asked
    reconstruction: ClassVar[bool] = False  # whether its rules, and not only its components, are a reconstruction
    plain: ClassVar[Mapping[str, str]] = {}  # its signs, for a terminal that has only ASCII
    board: ClassVar[Board | None] = None

    # What happened
    sentences: ClassVar[Mapping[str, Sentence]] = {}  # for each of its events, by name
    refills: ClassVar[Mapping[str, Callable[[Any, Typed], Arrival]]] = {}  # events told with others, as refills are
    payments: ClassVar[Mapping[str, str]] = {}  # the message for each word of its own among the cards of a payment

    # What can be done
    verbs: ClassVar[Mapping[str, Verb]] = {}  # how its moves are typed
    decisions: ClassVar[tuple[str, ...]] = ()  # groups of its moves that stand before all others
    purchases: ClassVar[tuple[str, ...]] = ()  # likewise behind the purchases of the market
    beside: ClassVar[tuple[str, ...]] = ()  # likewise behind the actions of the turn
    alone: ClassVar[bool] = False  # its decision has nothing to do with the market
    examples: ClassVar[tuple[str, ...]] = ()  # moves as they are typed, for the help, with `{tile}` for any tile
    final: ClassVar[tuple[str, ...]] = ()  # verbs of moves that cannot be taken back, likewise
    signs: ClassVar[tuple[str, ...]] = ()  # messages about its signs, likewise

    # What is on the table
    counted: ClassVar[tuple[str, ...]] = ()  # types of tiles that are counted for each player beside the buildings

    def types_given(self, fields: Fields) -> Mapping[str, str]:
        """The types that an event gives to tiles."""
        return {}

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        """A move of the module in the list of moves; `longest` are the segments of the longest wall, as `n1-E`."""
        return None

    def question(self, view: View) -> Said | None:
        """What a person has to decide, where the moves alone do not say it."""
        return None

    def dealing(self, view: View) -> bool:
        """Whether the first turn has not begun yet."""
        return False

    def printed(self, data: Mapping[str, Any]) -> Tile:
        """A tile that the module brings, from its component data."""
        raise NotImplementedError

    def tile(self, view: View, name: str, tile: Tile) -> Tile:
        """A tile with what the module has done to it."""
        return tile

    def to_lay(self, view: View) -> Sequence[str]:
        """What is to be laid at the end of the turn beside tiles set aside, as tiles."""
        return ()

    def fixed(self, view: View) -> Collection[str]:
        """Tiles that never move again."""
        return ()

    def rows(self, view: View) -> list[Row]:
        """What the module has on the table, below the market."""
        return []

    def points(self, view: View, seat: int) -> Mapping[str, str]:
        """Signs in a palace, by the square whose south-east corner they sit on."""
        return {}

    def type_row(self, view: View) -> tuple[str, Mapping[str, int]] | None:
        """A number for each type of building: the message that says what it is, and the numbers."""
        return None

    def kept(self, view: View, seat: int) -> Kept | None:
        """Money that the module keeps for a seat."""
        return None

    def possessions(self, view: View, seat: int) -> tuple[str, Sequence[str]]:
        """What a seat has of the module: the message that says `who` has what, and what there is of it."""
        return "", ()

    def wall_note(self, gain: Gain, names: Names) -> Said | None:
        """Why a wall brings more than its segments."""
        return None

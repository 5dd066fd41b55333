"""Plays tables of Roll & Write to wanted moments; `python -m tests.support.making_sheets` writes them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from alhambra.core.play import legal, view
from alhambra.server.protocol.messages import GameConfig
from alhambra.sheet.actions import Build, Change, Second
from alhambra.sheet.state import SheetState
from tests.support.hoarding import careful
from tests.support.making_moments import Course, table_of, write
from tests.support.moments import ANNA, SECRET, Moment

LONG: Final = "Maximiliane von Habsburg"
TABLES: Final = {
    "alone": (("Anna",), {"fictitious": "4", "solo": "score"}),
    "duel": (("Anna",), {"fictitious": "2", "solo": "duel"}),
    "two": (("Anna", "greedy"), {}),
    "three": (("Anna", "greedy", LONG), {}),
    "five": (("Anna", *["greedy"] * 3, LONG), {}),
}
LATE: Final = 8  # a round in which much is built, and something is left to build


def game_of(which: str) -> tuple[tuple[str, ...], GameConfig]:
    seats, options = TABLES[which]
    return seats, GameConfig("roll-and-write", [], options)


def wide_open(state: SheetState) -> bool:
    """All four crossings can be built, dice of both colours changed, and a second building can follow the first."""
    actions = legal(state)
    builds = [one for one in actions if isinstance(one, Build)]
    both = any(isinstance(one, Change) and one.yellow and one.blue for one in actions)
    return state.round >= LATE and len(builds) == 4 and both and seconds(state) is not None


def seconds(state: SheetState) -> Build | None:
    """A building after which a second one can be chosen."""
    for one in legal(state):
        if isinstance(one, Build):
            after = state.game.copy(state)
            after.game.play(after, after.game.code(after, one), None)
            if any(isinstance(action, Second) for action in legal(after)):
                return one
    return None


def found(which: str, wanted: Callable[[SheetState], bool]) -> Course:
    """People who play well, up to a turn of Anna's that is wanted."""
    seats, game = game_of(which)
    for number in count(1):
        course = Course(f"sheet {which} {number}", seats, game)
        while course.table.mover is not None and course.table.turn is not None:
            if course.table.mover == ANNA and wanted(course.table.turn.state):
                print(f"{which}: seed {number}")
                return course
            course.turn(careful)
    raise AssertionError("no seed")


def last(which: str) -> Course:
    """Anna's turn is complete, and ends the game."""
    seats, game = game_of(which)
    for number in count(1):
        course, turns = Course(f"sheet {which} {number}", seats, game), 0
        mover: int | None = ANNA
        while course.table.mover is not None:
            mover = course.table.mover
            course.turn(careful)
            turns += 1
        if mover == ANNA:
            print(f"the end of {which}: seed {number}")
            course = Course(f"sheet {which} {number}", seats, game)
            for _ in range(turns - 1):
                course.turn(careful)
            course.compose(careful)
            return course
    raise AssertionError("no seed")


def keeping(state: SheetState) -> bool:
    return bool(state.round >= LATE and view(state, ANNA).phase == "keep")


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    for which in ("alone", "two", "three", "five"):
        yield found(which, wide_open), f"sheet {which}"
    yield found("five", keeping), "sheet five keep"
    for which in ("alone", "duel", "three", "five"):
        yield last(which), f"sheet {which} end"


def moment_of(course: Course, what: str) -> Moment:
    """Where Anna can build, what has a second building after it, and a square that refuses."""
    turn = course.table.turn
    assert turn is not None
    state: Any = turn.state
    seen = view(state, ANNA)
    builds = [] if turn.ready else [one for one in legal(state) if isinstance(one, Build)]
    first = None if turn.ready else seconds(state)
    return Moment(
        what=what,
        table=table_of(what),
        seat=ANNA,
        secret=SECRET,
        market={},
        reserve=[],
        aside=[],
        legal=[one.square for one in builds],
        refused=list(seen.sheets[ANNA].built),
        buy=first.word() if first else None,
        gives=False,
        played=[one.word() for one in turn.actions],
    )


if __name__ == "__main__":
    write(moments(), "sheets", moment_of)

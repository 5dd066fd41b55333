"""Plays tables with medinas, bazaars, camps and score tiles; `python -m tests.support.making_wares` writes them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any, Final

from alhambra.core.play import legal, view
from alhambra.modules.bazaars.words import BuyBazaar
from alhambra.server.protocol.messages import GameConfig
from tests.support.hoarding import careful
from tests.support.making_moments import Course, write
from tests.support.moments import ANNA

WARES: Final = GameConfig("classic", ["score-tiles", "camps", "bazaars", "medinas"])
SEATS: Final = ("Anna", "greedy", "greedy", "Noor")
FIRST: Final = 1


def lively(state: Any) -> bool:
    """The second scoring comes next, one bazaar can be bought and another cannot, and Anna's camps see something."""
    seen = view(state, ANNA)
    beside = seen.modules["bazaars"].beside
    bought = {action.tile for action in legal(state) if isinstance(action, BuyBazaar)}
    lines = [line for camp in seen.modules["camps"] if camp.seat == ANNA for line in camp.lines]
    dear = [one for one in beside if one.tile not in bought and one.price]
    return bool(
        seen.next_scoring == 2
        and bought
        and dear
        and max(map(len, lines), default=0) >= 3
        and seen.modules["medinas"][ANNA]
    )


def found() -> Course:
    """Four who play well, up to a fresh turn of Anna's that is lively."""
    for number in count(FIRST):
        course = Course(f"wares {number}", SEATS, WARES)
        while course.table.mover is not None and course.table.turn is not None:
            if course.table.mover == ANNA and lively(course.table.turn.state):
                print(f"wares: seed {number}")
                return course
            course.turn(careful)
    raise AssertionError("no seed")


def before(what: str) -> Course:
    """The same people, and a turn of Anna's whose end leads to a scoring, or to the end of the game."""
    for number in count(FIRST):
        course, turns = Course(f"wares {number}", SEATS, WARES), 0
        while course.table.mover is not None:
            anna = course.table.mover == ANNA
            happened = course.turn(careful)
            turns += 1
            if anna and what in happened and ("GameOver" in happened) == (what == "GameOver"):
                print(f"wares, {what}: seed {number}, turn {turns}")
                course = Course(f"wares {number}", SEATS, WARES)
                for _ in range(turns - 1):
                    course.turn(careful)
                course.compose(careful)
                return course
    raise AssertionError("no seed")


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    yield found(), "wares"
    yield before("Scored"), "wares scoring"
    yield before("GameOver"), "wares end"


if __name__ == "__main__":
    write(moments(), "wares")

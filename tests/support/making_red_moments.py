"""Plays tables of The Red Palace: `python -m tests.support.making_red_moments` writes them to `tests/records/moments/`.

| what | the table |
| --- | --- |
| `red draft` | three players; Anna chooses her start money |
| `red turn` | three players and the first-game side: Anna before a fresh turn with three guards or more |
| `red wall` | the same, a tile is bought and to be laid, and Anna holds a loose wall section |
| `red march` | three players and the full side: Anna has paid for a march, and moves a guard |
| `red preview` | likewise, she has paid for a preview purchase |
| `red exchange` | likewise, she has bought a building whose token can be exchanged |
| `red half` | four players, late: a half-building can be taken, and one is |
| `red end` | two players; Anna's turn can be ended, and with it the game |
| `red two` | two players and the neutral one, late |
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, Final

from alhambra.core.chance import Seeded
from alhambra.core.play import apply, copy, legal, view
from alhambra.modules.guards.actions import Pay, Use
from alhambra.palace.actions import Buy, Done
from alhambra.palace.views import View
from alhambra.server.protocol.messages import GameConfig
from tests.support.hoarding import careful
from tests.support.making_moments import Course, write
from tests.support.moments import ANNA

FIRST: Final = GameConfig(box="red-palace")
FULL: Final = GameConfig(box="red-palace", options={"guard-board": "full"})
TWO, THREE, FOUR = (("Anna", *["greedy"] * others) for others in (1, 2, 3))
Wanted = Callable[[View, Any], bool]


def guards(seen: View) -> int:
    """How many Anna has in her palace."""
    return sum(len(seen.modules["guards"].guards.get(laid.tile, "")) for laid in seen.palaces[ANNA].tiles)


def usable(state: Any) -> set[str]:
    return {action.ability for action in legal(state) if isinstance(action, Use)}


def found(seats: tuple[str, ...], game: GameConfig, wanted: Wanted) -> Course:
    """A game up to a fresh turn of Anna's that is wanted."""
    for number in count(1):
        course = Course(f"red {number}", seats, game)
        while course.table.mover is not None and course.table.turn is not None:
            state = course.table.turn.state
            if course.table.mover == ANNA and wanted(view(state, ANNA), state):
                print(f"seed {number}")
                return course
            course.turn(careful)
    raise AssertionError("no seed")


def settled(seen: View, tiles: int = 6) -> bool:
    return seen.phase == "act" and guards(seen) >= 3 and len(seen.palaces[ANNA].tiles) >= tiles


def act(course: Course, wanted: Callable[[Any], bool]) -> None:
    """The first legal action that is wanted."""
    course.play(next(action for action in legal(course.table.turn.state) if wanted(action)))  # type: ignore[union-attr]


def used(course: Course, ability: str) -> Course:
    """Use an ability, and pay the first guards for it."""
    act(course, lambda action: isinstance(action, Use) and action.ability == ability)
    while any(isinstance(action, Pay) for action in legal(course.table.turn.state)):  # type: ignore[union-attr]
        act(course, lambda action: isinstance(action, Pay))
    return course


def buys_for(state: Any, ability: str) -> Any:
    """A purchase after which an ability can be used; none if there is none."""
    for action in legal(state):
        if isinstance(action, Buy):
            after = copy(state)
            apply(after, action, Seeded(1))
            if ability in usable(after):
                return action
    return None


def bought(seats: tuple[str, ...], game: GameConfig, ability: str) -> Course:
    """Anna has bought what an ability needs."""
    course = found(seats, game, lambda seen, state: settled(seen) and buys_for(state, ability) is not None)
    course.play(buys_for(course.table.turn.state, ability))  # type: ignore[union-attr]
    return course


def laying(course: Course) -> Course:
    while any(isinstance(action, Done) for action in legal(course.table.turn.state)):  # type: ignore[union-attr]
        act(course, lambda action: isinstance(action, Done))
    return course


def ending(seats: tuple[str, ...], game: GameConfig) -> Course:
    """A turn of Anna's whose end is the end of the game."""
    for number in count(1):
        course, turns = Course(f"red {number}", seats, game), 0
        while course.table.mover is not None:
            anna, happened = course.table.mover == ANNA, course.turn(careful)
            turns += 1
            if anna and "GameOver" in happened:
                print(f"seed {number}")
                again = Course(f"red {number}", seats, game)
                for _ in range(turns - 1):
                    again.turn(careful)
                again.compose(careful)
                return again
    raise AssertionError("no seed")


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    yield (
        found(THREE, FIRST, lambda seen, _: seen.phase == "draft" and len(seen.modules["draft"].piles) > 2),
        "red draft",
    )
    yield found(THREE, FIRST, lambda seen, _: settled(seen)), "red turn"
    yield laying(used(bought(THREE, FIRST, "wall"), "wall")), "red wall"
    yield used(found(THREE, FULL, lambda seen, state: settled(seen) and "march" in usable(state)), "march"), "red march"
    wanted = "preview-purchase"
    yield used(found(THREE, FULL, lambda seen, state: settled(seen) and wanted in usable(state)), wanted), "red preview"
    yield bought(THREE, FULL, "exchange"), "red exchange"
    yield (
        found(
            FOUR,
            FULL,
            lambda seen, state: (
                settled(seen, 10)
                and "half-building" in usable(state)
                and any(owner is not None for owner in seen.modules["guards"].halves.values())
            ),
        ),
        "red half",
    )
    yield ending(TWO, FULL), "red end"
    yield found(TWO, FIRST, lambda seen, _: settled(seen, 10)), "red two"


if __name__ == "__main__":
    write(moments(), "red")

"""Plays the tables of `moments.py`: `python -m tests.support.making_moments` writes them to `tests/records/moments/`.

All are the same games each time, by their seeds. Anna hoards money and keeps tiles; the others are careful bots that
often save, so that there are tiles left for her.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import asdict
from itertools import count
from typing import Any, Final

from alhambra.bots import Bot, make_bot
from alhambra.core.chance import Seeded
from alhambra.core.play import legal, view
from alhambra.palace.actions import Give, Lay
from alhambra.palace.geometry.places import east_of, north_of, parse_place
from alhambra.palace.views import View
from alhambra.server.protocol.messages import GameConfig, Settings
from alhambra.server.store.archive import Stored, write_archive
from alhambra.server.store.entries import Entry, Snapshot
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry, Created, StoredGame, StoredSeat, StoredSettings
from alhambra.server.table.people import hashed, table_id
from alhambra.server.table.seen import squares_for
from alhambra.server.table.table import Table
from tests.support.hoarding import (
    careful,
    full_hand,
    hoard,
    market,
    purchases,
    save,
    settled,
    two_purchases,
    with_neutral,
)
from tests.support.moments import ANNA, FILE, FOLDER, SECRET, Moment

SIX: Final = (69, ("Anna", *["greedy"] * 4, "Maximiliane von Habsburg"))  # where to begin to look for a seed, the seats
TWO: Final = (1, ("Anna", "greedy"))
FOUR: Final = (1, ("Anna", "greedy", "greedy", "Noor"))
PLAIN: Final = GameConfig()
BEGAN: Final = 1_790_000_000_000  # milliseconds; `moments` moves the times when it copies a table
PACE: Final = 20_000
SAVING: Final = 88  # of a hundred turns of the others


class Course:
    """A game on its way: the table and its log."""

    def __init__(self, seed: str, seats: tuple[str, ...], game: GameConfig = PLAIN) -> None:
        self.luck, self.moods = Seeded(seed), Seeded(f"{seed} moods")
        self.bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(len(seats))]
        stored = [StoredSeat(bot=one) if one == "greedy" else StoredSeat(one, hashed(_secret(one))) for one in seats]
        created = Created(StoredGame.of(game, len(seats)), StoredSettings.of(Settings()), stored)
        self.at = BEGAN
        self.table = Table("", created, self.at)
        self.entries: list[AnyEntry] = [created]
        self._draw()
        self.entries.append(self.table.begin(self.at))

    def _draw(self) -> None:
        """The luck of the seed instead of the operating system's."""
        self.table._luck.chance._source = self.luck

    def play(self, action: Any) -> None:
        mover = self.table.mover
        assert mover is not None
        self.entries.append(self.table.play(mover, action))

    def turn(self, choose: Callable[[Any, Bot], Any]) -> set[str]:
        """A whole turn; what happened at its end."""
        self.compose(choose)
        return self.commit()

    def compose(self, choose: Callable[[Any, Bot], Any]) -> None:
        """A turn that is not ended yet."""
        table, mover = self.table, self.table.mover
        assert mover is not None and table.turn is not None
        while not table.turn.ready:
            self.play(choose(table.turn.state, self.bots[mover]))

    def commit(self) -> set[str]:
        """Ends the turn; the kinds of events that came of it."""
        assert self.table.mover is not None
        self.at += PACE
        self._draw()
        entry = self.table.commit(self.table.mover, self.at, by_bot=False)
        self.entries.append(entry)
        return {event["event"] for event in entry.happened.for_seat(None)}

    def to(self, wanted: Callable[[Any], bool]) -> bool:
        """Play on until Anna sits before a fresh turn that is wanted; false if the game ends before."""
        table = self.table
        while table.mover is not None and table.turn is not None:
            if table.mover == ANNA:
                if wanted(table.turn.state):
                    return True
                self.turn(hoard)
            else:
                saving = self.moods.below("mood", 100) < SAVING
                self.turn(save if saving else careful)
        return False

    def stored(self, what: str) -> Stored:
        rows = [
            Entry(seq, BEGAN + seq * 1000, type(entry).__name__, log.written(entry))
            for seq, entry in enumerate(self.entries, 1)
        ]
        return Stored(table_of(what), Snapshot(len(rows), log.written(self.table.snapshot())), rows)


def _secret(name: str) -> str:
    return SECRET if name == "Anna" else f"secret-of-{name}"


def table_of(what: str) -> str:
    return table_id(f"moment {what}")


def found(first: int, seats: tuple[str, ...], wanted: Callable[[Any], bool]) -> Course:
    for number in count(first):
        course = Course(f"moment {number}", seats)
        if course.to(wanted):
            print(f"{len(seats)} seats: seed {number}")
            return course
    raise AssertionError("no seed")


def fair(wanted: Callable[[Any], bool]) -> Course:
    """Four who all play well, up to a fresh turn of Anna's that is wanted."""
    first, seats = FOUR
    for number in count(first):
        course = Course(f"moment {number}", seats)
        while course.table.mover is not None:
            if course.table.mover == ANNA and wanted(course.table.turn.state):  # type: ignore[union-attr]
                print(f"four who play well: seed {number}")
                return course
            course.turn(careful)
    raise AssertionError("no seed")


def before(what: str) -> Course:
    """Four who all play well, and a turn of Anna's whose end leads to a scoring, or to the end of the game."""
    first, seats = FOUR
    for number in count(first):
        course, turns = Course(f"moment {number}", seats), 0
        while course.table.mover is not None:
            anna = course.table.mover == ANNA
            happened = course.turn(careful)
            turns += 1
            if anna and what in happened and ("GameOver" in happened) == (what == "GameOver"):
                print(f"{what}: seed {number}, turn {turns}")
                course = Course(f"moment {number}", seats)
                for _ in range(turns - 1):
                    course.turn(careful)
                course.compose(careful)
                return course
    raise AssertionError("no seed")


# What is written ------------------------------------------------------------------------------------------------------


def moments() -> Iterator[tuple[Course, str]]:
    """Each table as it is to be stored, and what it is."""
    course = found(*SIX, full_hand)
    yield course, "turn"
    state = course.table.turn.state  # type: ignore[union-attr]
    first, second = two_purchases(state) or (None, None)
    course.play(purchases(state, 1)[0])
    yield course, "laying"
    course.play(next(one for one in legal(course.table.turn.state) if isinstance(one, Lay)))  # type: ignore[union-attr]
    yield course, "ready"
    course.entries.append(course.table.take_back(ANNA, "restart"))
    course.play(first)
    course.play(second)
    yield course, "laying two"
    course = found(*TWO, with_neutral)
    yield course, "two"
    course.play(purchases(course.table.turn.state, 1)[0])  # type: ignore[union-attr]
    yield course, "giving"
    course = fair(settled)
    yield course, "four"
    yield before("Scored"), "scoring"
    yield before("GameOver"), "end"


def _far_from(held: set[str]) -> Callable[[str], int]:
    """So that the squares come first which lie between tiles."""
    taken = {(east_of(place), north_of(place)) for place in map(parse_place, held)}

    def far(word: str) -> int:
        place = parse_place(word)
        return sum(abs(east_of(place) - east) + abs(north_of(place) - north) for east, north in taken)

    return far


def moment_of(course: Course, what: str) -> Moment:
    """What tests have to know of a table."""
    table, state = course.table, course.table.turn.state  # type: ignore[union-attr]
    seen: View = view(state, ANNA)
    actions = [] if table.turn.ready else legal(state)  # type: ignore[union-attr]
    aside = seen.asides[ANNA]
    squares = squares_for(table, ANNA, aside[0]) if aside else []
    bought = purchases(state, 1) if seen.phase == "act" and actions else []
    held = {laid.place for laid in seen.palaces[ANNA].tiles}
    return Moment(
        what=what,
        table=table_of(what),
        seat=ANNA,
        secret=SECRET,
        market={str(square): how for square, how in market(state).items()} if bought else {},
        reserve=list(seen.reserves[ANNA]),
        aside=list(aside),
        legal=sorted((one.place for one in squares if one.refusal is None), key=_far_from(held)),
        refused=sorted((one.place for one in squares if one.refusal and one.place not in held), key=_far_from(held)),
        buy=bought[0].word() if bought else None,
        gives=any(isinstance(one, Give) for one in actions),
        played=[one.word() for one in table.turn.actions],  # type: ignore[union-attr]
    )


def write(
    played: Iterator[tuple[Course, str]], name: str, described: Callable[[Course, str], Moment] = moment_of
) -> None:
    """Tables and what is known of them, as a pair of files."""
    stored, facts = [], []
    for course, what in played:
        stored.append(course.stored(what))
        facts.append(asdict(described(course, what)))
    FOLDER.mkdir(parents=True, exist_ok=True)
    with (FOLDER / f"{name}.backup").open("wb") as file:
        write_archive(file, len(stored), sum(len(one.entries) for one in stored), stored)
    lines = ",\n".join(json.dumps(fact) for fact in facts)
    (FOLDER / f"{name}.json").write_text(f"[\n{lines}\n]\n", "utf-8")


def main() -> None:
    write(moments(), FILE.stem)


if __name__ == "__main__":
    main()

"""Plays the tables of `tests/records/hosted/`; `python -m tests.support.making_hosted` writes them, the same each time.

Hosts change what will be played, seats are carried to other devices, days have results, and games go on by the first
revision of their rules, named or not.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

from msgspec.structs import replace

from alhambra import word
from alhambra.bots import Bot, make_bot
from alhambra.core.chance import Seeded
from alhambra.core.play import legal, view
from alhambra.server.protocol.messages import GameConfig, Settings
from alhambra.server.store.archive import Stored, write_archive
from alhambra.server.store.entries import Entry
from alhambra.server.store.results import StoredResult
from alhambra.server.table.log import (
    AnyEntry,
    Created,
    StoredDay,
    StoredGame,
    StoredHost,
    StoredSeat,
    StoredSettings,
)
from alhambra.server.table.people import hashed
from alhambra.server.table.table import Table
from tests.support.hoarding import careful
from tests.support.making_moments import BEGAN, PACE, Course, table_of
from tests.support.stored import HOSTED, content
from tests.support.tables import secret_of

SITES: Final = StoredGame("classic", ["building-sites", "exchange-certificates"])  # older than revisions
PARTS: Final = ("red-palace", "draft", "tokens", "preview", "score-tiles", "guards")
GUARDS: Final = StoredGame("red-palace", [], {}, dict.fromkeys(PARTS, 1))
SHEETS: Final = StoredGame.of(GameConfig("roll-and-write"), 1)
BEFORE: Final = "2026-11-10"  # whose dice are one stream
DAY: Final = "2026-11-18"
TURNS: Final = 20  # before a game is in its middle


class Evening(Course):
    """A table from the moment it is made, which may be before its game."""

    def __init__(self, seed: str, created: Created) -> None:
        self.luck, self.moods = Seeded(seed), Seeded(f"{seed} moods")
        self.bots = [make_bot("greedy", f"{seed} {seat}") for seat in range(6)]
        self.at = BEGAN
        self.table = Table("", created, self.at)
        self.entries: list[AnyEntry] = [created]

    def _draw(self) -> None:
        if self.table.daily is None:  # whose dice are those of the day
            super()._draw()

    def play(self, action: Any) -> None:
        self._draw()  # markers are drawn within a turn
        super().play(action)

    def happened(self, *entries: AnyEntry) -> None:
        self.entries += entries

    def begin(self) -> None:
        self._draw()
        self.happened(self.table.begin(self.at))

    def stored(self, what: str) -> Stored:
        """With the times at which turns were ended, so that the log alone gives the table back.

        Where no revision is named there was no such field yet.
        """
        stored, turns, entries = super().stored(what), 0, list[Entry]()
        for entry in stored.entries:
            turns += entry.kind == "Committed"
            data = entry.data.replace(b',"rules":{}', b"")
            entries.append(replace(entry, at=BEGAN + turns * PACE, data=data))
        return stored._replace(entries=entries)

    def play_out(self) -> None:
        while self.table.mover is not None:
            self.turn(careful)


@dataclass(frozen=True, slots=True)
class Hosted:
    """A table as it is to be stored."""

    what: str
    evening: Evening
    people: tuple[str, ...]  # whose secrets are known
    result: tuple[str, int] | None = None  # a name, and when it was listed
    snapshot: bool = True

    def stored(self) -> Stored:
        stored = self.evening.stored(self.what)
        table, listed = self.evening.table, None
        if self.result is not None and table.daily is not None and table.turn is not None:
            points = int(view(table.turn.committed, None).scores[0])
            listed = StoredResult(stored.id, table.daily.day, self.result[0], points, self.result[1])
        return stored._replace(result=listed, snapshot=stored.snapshot if self.snapshot else None)

    def known(self) -> dict[str, Any]:
        secrets = {name: secret_of(name) for name in self.people}
        return {"table": table_of(self.what), "what": self.what, "secrets": secrets, **content(self.evening.table)}


def person(name: str) -> StoredSeat:
    return StoredSeat(name, hashed(secret_of(name)))


def device(name: str, number: int) -> str:
    return hashed(secret_of(f"{name}-{number}"))


def settings(**chosen: Any) -> StoredSettings:
    return StoredSettings.of(Settings(**chosen))


# The tables -----------------------------------------------------------------------------------------------------------


def lobby() -> Evening:
    """Made by somebody without a seat, who changes it twice; a seat is still open."""
    host = StoredHost(None, hashed(secret_of("Host")))
    made = Created(StoredGame.of(GameConfig(), 2), settings(), [StoredSeat()] * 2, None, host, True)
    evening = Evening("hosted lobby", made)
    table = evening.table
    anna = person("Anna")
    evening.happened(table.seat_person(0, anna.name, anna.hash or ""), table.carry(0, device("Anna", 2)))
    red = StoredGame.of(GameConfig("red-palace", ["camps"], {"scoring": "classic"}), 4)
    evening.happened(table.change(None, red, settings(counts=True, watchers_talk=True), 4))
    evening.happened(table.put_bot(1, "random"), table.say(None, "Good evening", name="Olga"))
    evening.happened(table.carry(0, device("Anna", 3), alone=True))
    three = StoredGame.of(GameConfig("classic", ["camps"]), 3)
    evening.happened(table.change(None, three, settings(stand_in_after=30, stand_in_level="strong"), 3))
    return evening


def middle() -> Evening:
    """The host sits, has changed the game, and is in the middle of a turn; the other seat was carried on."""
    people = [person("Anna"), StoredSeat()]
    made = Created(StoredGame.of(GameConfig(), 2), settings(), people, None, StoredHost(0), True)
    evening = Evening("hosted middle", made)
    table = evening.table
    game = StoredGame.of(GameConfig("roll-and-write"), 2)
    evening.happened(table.change(0, game, settings(tile_effect=False), 2))
    boris = person("Boris")
    evening.happened(table.seat_person(1, boris.name, boris.hash or ""))
    evening.begin()
    for _ in range(9):
        evening.turn(careful)
    evening.happened(table.carry(1, device("Boris", 2)))
    while table.mover != 0:
        evening.turn(careful)
    evening.compose(careful)
    evening.happened(table.carry(1, device("Boris", 3)), table.take_back(0, "undo"))
    return evening


def over() -> Evening:
    """The host left in the middle of the game, and the heir played it to the end."""
    people = [person("Anna"), person("Boris")]
    game = StoredGame.of(GameConfig("roll-and-write"), 2)
    evening = Evening("hosted over", Created(game, settings(), people, None, StoredHost(0), True))
    evening.begin()
    evening.turn(careful)
    evening.happened(evening.table.open_seat(0, 0))
    carla = person("Carla")
    evening.happened(evening.table.seat_person(0, carla.name, carla.hash or ""))
    evening.play_out()
    return evening


def daily(day: str, name: str, practice: bool = False, turns: int | None = None) -> Evening:
    """The dice of a day, to the end or for some turns."""
    made = Created(SHEETS, settings(), [person(name)], StoredDay(day, practice), StoredHost(0), True)
    evening = Evening(f"{day} {name}", made)
    evening.begin()
    if turns is None:
        evening.play_out()
    for _ in range(turns or 0):
        evening.turn(careful)
    return evening


def prefers(*beginnings: str) -> Callable[[Any, Bot], Any]:
    """Plays actions whose words begin so wherever there are any; otherwise with care."""

    def choose(state: Any, bot: Bot) -> Any:
        for beginning in beginnings:
            for action in legal(state):
                if word(state, action).startswith(beginning):
                    return action
        return careful(state, bot)

    return choose


def of_first_revision(
    what: str, first: int, game: StoredGame, wanted: Callable[[Evening], bool], *liked: str
) -> Evening:
    """In mid-game, up to the moment within a turn that is wanted; seeds are looked through from the first one on.

    As of before: without a host, and not counted.
    """
    for number in count(first):
        evening = Evening(f"{what} {number}", Created(game, StoredSettings(), [person("Anna"), person("Boris")]))
        evening.begin()
        table, choose, turns = evening.table, prefers(*liked), 0
        while table.mover is not None and table.turn is not None:
            if turns >= TURNS and wanted(evening):
                print(f"{what}: seed {number}, {turns} turns")
                return evening
            if table.turn.ready:
                evening.commit()
                turns += 1
            else:
                evening.play(choose(table.turn.state, evening.bots[table.mover]))
    raise AssertionError("no seed")


def has_sites(evening: Evening) -> bool:
    """There are two sites, somebody has a certificate, and something is tried."""
    turn = evening.table.turn
    assert turn is not None
    modules = view(turn.state, None).modules
    sites, certificates = modules["building-sites"].sites, modules["exchange-certificates"].certificates
    return bool(len(sites) >= 2 and any(certificates) and turn.actions and not turn.ready)


def has_loose_wall(evening: Evening) -> bool:
    """A wall section was taken and is still to be put."""
    turn = evening.table.turn
    return turn is not None and not turn.ready and any(word(turn.state, one) == "use:wall" for one in turn.actions)


def tables() -> Iterator[Hosted]:
    yield Hosted("of a host without a seat, who has changed it twice", lobby(), ("Host", "Anna-3"))
    yield Hosted("changed by its host, in the middle of a turn", middle(), ("Anna", "Boris"))
    yield Hosted("over, its host gone", over(), ("Boris", "Carla"))
    yield Hosted("of a day, listed", daily(BEFORE, "Anna"), ("Anna",), ("Anna", BEGAN + 2))
    yield Hosted("of the same day, listed", daily(BEFORE, "Boris"), ("Boris",), ("Boris the Builder", BEGAN + 1))
    yield Hosted("of a day, for practice", daily(DAY, "Anna", practice=True, turns=7), ("Anna",), snapshot=False)
    sites = of_first_revision("sites", 1, SITES, has_sites, "draw", "marker", "site:", "store:")
    yield Hosted("with sites and certificates, of no revision", sites, ("Anna", "Boris"), snapshot=False)
    guards = of_first_revision("guards", 275, GUARDS, has_loose_wall, "use:wall")
    yield Hosted("of The Red Palace, of the first revision", guards, ("Anna", "Boris"))


def main() -> None:
    made = list(tables())
    stored = [one.stored() for one in made]
    HOSTED.mkdir(parents=True, exist_ok=True)
    with (HOSTED / "tables.backup").open("wb") as file:
        write_archive(file, len(stored), sum(len(one.entries) for one in stored), stored)
    lines = ",\n".join(json.dumps(one.known()) for one in made)
    (HOSTED / "tables.json").write_text(f"[\n{lines}\n]\n", "utf-8")


if __name__ == "__main__":
    main()

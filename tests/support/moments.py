"""Tables at moments that tests want to begin with, stored in `tests/records/moments/` and brought into a database.

| what | the table |
| --- | --- |
| `turn` | six players, Anna before a fresh turn: 14 cards, 3 tiles in the reserve, a dozen in the palace |
| `laying` | the same, a tile is bought and to be laid |
| `laying two` | the same with two tiles |
| `ready` | the tile is laid; the turn can be ended |
| `two` | two players and the neutral one, a fresh turn |
| `giving` | the same, a tile is bought that can also be given |
| `four` | four who play well, Anna before a fresh turn late in the game |
| `scoring` | four who play well; Anna's turn can be ended, and a scoring follows |
| `end` | four who play well; Anna's turn can be ended, and with it the game |
| `wares` | with medinas, bazaars, camps and score tiles, a fresh turn: one bazaar can be bought, others cannot |
| `wares scoring`, `wares end` | likewise, as `scoring` and `end` |
| `six` | with gatehouses, sites, certificates and falconers, a fresh turn: a tile can be bought in three ways |
| `six gatehouse` | the same, a gatehouse is left to be laid |
| `six markers` | likewise, a site is started and two markers are drawn |
| `six falcons`, `six falcon` | likewise, a falcon can be bought; it is chosen and to be paid |
| `red full` | six players of The Red Palace with medinas, bazaars and camps, a fresh turn with many cards and guards |
| `all full` | six players of classic with all eight modules, likewise |
| `red full laying`, `all full laying` | the same, a tile is bought and to be laid |
| `sheet alone` and `two`, `three`, `five` | Roll & Write for so many, late in the game, a fresh turn: four squares
  can be built, dice of both colours changed, and a second building can follow; alone with four fictitious players |
| `sheet five keep` | likewise, all dice were rolled and a pair is to be kept |
| `sheet alone end` and `duel`, `three`, `five` | Anna's turn can be ended, and with it the game |
| `step ...` | in each kind of unfinished decision, which `tests/support/steps.py` names; all modules are played |

`making_moments.py` and the `making_*.py` beside it have played them.
"""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field, replace
from functools import cache
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from alhambra.server.protocol.levels import AIDS, LEVELS
from alhambra.server.store.archive import Stored, read_archive, write_archive
from alhambra.server.store.backup import restore
from alhambra.server.store.entries import Snapshot
from alhambra.server.table import log
from alhambra.server.table.people import table_id

FOLDER: Final = Path(__file__).parents[1] / "records" / "moments"
FILE: Final = FOLDER / "tables.backup"
ANNA: Final = 0  # her seat
SECRET: Final = "secret-of-Anna--------"
_copies = count(1)


@dataclass(frozen=True, slots=True)
class Moment:
    """A table, and what is true of it. Anna is to act on her seat, which the secret opens."""

    what: str
    table: str
    seat: int
    secret: str
    market: dict[str, str]  # by square: `exact`, `over` (cannot be paid exactly) or `dear` (not at all)
    reserve: list[str]
    aside: list[str]  # bought; the first is the one that the page carries
    legal: list[str]  # the places for it, those between tiles first
    refused: list[str]  # empty places that refuse it, likewise
    buy: str | None  # a purchase after which the tile is laid, as a word
    gives: bool  # whether the tile can be given to the neutral player
    played: list[str] = field(default_factory=list)  # what was played in this turn, as words


@cache
def all_moments() -> dict[str, Moment]:
    """Those of every file in the folder; games with modules have files of their own."""
    files = sorted(FOLDER.glob("*.json"))
    return {one["what"]: Moment(**one) for path in files for one in json.loads(path.read_text("utf-8"))}


def _stored(table: str) -> Stored:
    archives = (read_archive(path) for path in sorted(FOLDER.glob("*.backup")))
    return next(one for archive in archives for one in archive if one.id == table)


def fresh(database: str, what: str, level: str | None = None) -> Moment:
    """A copy of a table for one test alone, in the database of a server that may be at work.

    With a level it has the aids of that; else those that it was made with.
    """
    moment = all_moments()[what]
    stored = _stored(moment.table)
    copied = _just_now(stored, table_id(f"copy {next(_copies)} of {what}"), level)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "one.backup"
        with path.open("wb") as file:
            write_archive(file, 1, len(copied.entries), [copied])
        restore(database, path, merge=True)
    return replace(moment, table=copied.id)


def _just_now(stored: Stored, name: str, level: str | None) -> Stored:
    """The same table as if it had been played just now: the page shows for how long somebody thinks."""
    later = int(time.time() * 1000) - stored.entries[-1].at
    assert stored.snapshot is not None
    kept = log.read_snapshot(stored.snapshot.data)
    aids = {} if level is None else {aid: aid in LEVELS[level] for aid in AIDS}
    settings = msgspec.structs.replace(kept.settings, **aids)
    kept = msgspec.structs.replace(kept, turn_since=stored.entries[-1].at + later, settings=settings)
    entries = [msgspec.structs.replace(entry, at=entry.at + later) for entry in stored.entries]
    return Stored(name, Snapshot(stored.snapshot.seq, log.written(kept)), entries)

"""The books of a siege: what clients said, what they were told, and whether the log says the same."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from alhambra.core.errors import AlhambraError
from alhambra.server.live.tables import restore
from alhambra.server.protocol.messages import Command, Rematch, StandIn
from alhambra.server.store import Entry, Opened
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry, Created
from alhambra.server.table.performing import perform
from alhambra.server.table.roll import Roll
from alhambra.server.table.seen import game_info, log_entry
from alhambra.server.table.table import Table
from tests.siege.client import Heard
from tests.siege.databases import Row, commands, heights, logs
from tests.siege.strict import result_of

SAMPLED: Final = 0.05  # of the games told to clients are compared with the log, and every last one
UNCERTAIN: Final = ("not-stored", "closing", "too-fast", "too-slow")  # failures that say nothing about the log
EFFECTS: Final = {  # what a command makes in the log, and the fields that it decides
    "rename": ("Renamed", ("seat", "name")),
    "leave": ("Left", ("seat",)),
    "play": ("Played", ("seat", "action")),
    "undo": ("TakenBack", ("seat",)),
    "redo": ("TakenBack", ("seat",)),
    "restart": ("TakenBack", ("seat",)),
    "commit": ("Committed", ("seat",)),
    "say": ("Said", ("seat", "text")),
    "sit": ("Seated", ("name",)),
    "put-bot": ("BotPut", ("seat", "bot")),
    "change-game": ("Changed", ("seats",)),
    "begin": ("Began", ()),
    "stand-in": ("StoodIn", ("seat", "on")),
    "rematch": ("Rematched", ()),
}


class Shown(NamedTuple):
    """The game as an update showed it."""

    seq: int
    seat: int | None
    game: bytes


@dataclass
class Diary:
    """What one client was told about one table, over all its connections."""

    table: str
    rng: random.Random
    last: int = 0
    floor: int = 0  # entries up to this one were left out, and the server said so
    entries: dict[int | None, dict[int, dict[str, Any]]] = field(default_factory=dict)
    games: list[Shown] = field(default_factory=list)
    final: Shown | None = None

    def hear(self, heard: Heard) -> None:
        if heard.type != "update":
            return
        self.last = max(self.last, heard.seq)
        if not heard.complete:
            self.floor = heard.log[0]["seq"] - 1 if heard.log else heard.seq
        told = self.entries.setdefault(heard.seat, {})
        for one in heard.log:
            told[one["seq"]] = one
        shown = Shown(heard.seq, heard.seat, bytes(heard.game))
        if heard.info is not None and heard.info.stage == "over":
            self.final = shown
        elif self.rng.random() < SAMPLED:
            self.games.append(shown)


class Books:
    """Everything that was said and told. `wrong` are the violations."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, str], Command] = {}
        self.done: dict[tuple[str, str], int] = {}
        self.failed: dict[tuple[str, str], str] = {}
        self.diaries: list[Diary] = []
        self.wrong: list[str] = []
        self.finished = self.compared = self.repeated = self.lost = self.doubled = 0

    # While it goes on -------------------------------------------------------------------------------------------------

    def send(self, table: str, command: Command) -> None:
        self.sent[table, command.id] = command

    def answer(self, table: str, command: Command, heard: Heard) -> None:
        """What the server answered."""
        key = table, command.id
        if heard.type == "failed":
            if heard.code not in UNCERTAIN:
                self.failed[key] = heard.code
            if key in self.done:
                self._violation(f"{_of(key, command)} was done, and then failed: {heard.message}")
            return
        if key in self.done:
            self.repeated += 1
            if self.done[key] != heard.seq and not isinstance(command, StandIn | Rematch):
                self._violation(f"{_of(key, command)} was first entry {self.done[key]} and then {heard.seq}")
            return
        self.done[key] = heard.seq

    def check_now(self, url: str) -> None:
        """What has to be true at every moment, also when the server was just killed."""
        for table, (count, most, last) in heights(url).items():
            if not count == most == last:
                self._violation(f"table {table} has {count} entries, the last is {most}, and it claims {last}")
        made = commands(url)
        for key, seq in self.done.items():
            self._check_done(key, seq, made.get(key, []))
        for key in self.failed.keys() & made.keys() - self.done.keys():
            self._violation(f"{_of(key, self.sent[key])} failed ({self.failed[key]}) and is in the log")
        for key in made.keys() - self.sent.keys():
            self._violation(f"command {key[1]} of table {key[0]} was never sent")

    def _check_done(self, key: tuple[str, str], seq: int, entries: list[int]) -> None:
        if entries == [seq]:
            return
        command = self.sent[key]
        if not entries:
            if not isinstance(command, StandIn | Rematch):  # these may have found nothing to do
                self.lost += 1
                self._violation(f"{_of(key, command)} was acknowledged as entry {seq} and is lost")
        elif len(entries) > 1:
            self.doubled += 1
            self._violation(f"{_of(key, command)} made several entries: {entries}")
        elif not isinstance(command, StandIn | Rematch):
            self._violation(f"{_of(key, command)} was acknowledged as entry {seq} and is {entries[0]}")

    # At the end -------------------------------------------------------------------------------------------------------

    def check_all(self, url: str) -> None:
        """Every table is played again from its log, and compared with all that was told about it."""
        self.check_now(url)
        told: dict[str, list[Diary]] = {}
        for diary in self.diaries:
            told.setdefault(diary.table, []).append(diary)
        for name, rows in logs(url).items():
            try:
                self._check_table(name, rows, told.get(name, []))
            except (AlhambraError, AssertionError, LookupError) as error:
                self._violation(f"table {name} cannot be played again from its log: {error!r}")

    def _check_table(self, name: str, rows: list[Row], diaries: list[Diary]) -> None:
        entries = {row.seq: log.read_entry(row.data) for row in rows}
        for row in rows:
            if row.command is not None and (command := self.sent.get((name, row.command))):
                self._check_effect(name, command, row)
        shown: dict[int, list[Shown]] = {}
        roll = Roll(entries.items())
        for diary in diaries:
            self._check_diary(diary, rows, entries, roll)
            for one in [*diary.games, *([diary.final] if diary.final else [])]:
                shown.setdefault(one.seq, []).append(one)
        first = entries[1]
        assert isinstance(first, Created), "the log begins with the creation"
        table = Table(name, first, rows[0].at)
        for row in rows:
            if row.seq > 1:
                perform(table, entries[row.seq], row.at)
            for one in shown.get(row.seq, ()):
                self._check_game(table, one)
        self._check_snapshot(name, table, rows)
        if table.stage == "over":
            self._check_result(name, entries, [diary.final for diary in diaries if diary.final])

    def _check_effect(self, name: str, command: Command, row: Row) -> None:
        tag = str(command.__struct_config__.tag)
        kind, fields = EFFECTS[tag]
        data = msgspec.json.decode(row.data)
        wanted = {one: getattr(command, one) for one in fields}
        if tag in ("undo", "redo", "restart"):
            wanted["how"] = tag
        if row.kind != kind or any(data[one] != value for one, value in wanted.items()):
            self._violation(f"{_of((name, command.id), command)} made entry {row.seq}, {row.kind}: {data}")

    def _check_diary(self, diary: Diary, rows: list[Row], entries: dict[int, AnyEntry], roll: Roll) -> None:
        heard: set[int] = set()
        for seat, told in diary.entries.items():
            heard |= told.keys()
            for seq, one in told.items():
                made = plain(log_entry(entries[seq], seq, rows[seq - 1].at, seat, roll)) if seq in entries else None
                if made != one:
                    self._violation(f"table {diary.table}: seat {seat} was told {one}, and the log says {made}")
        for seq, entry in entries.items():
            if diary.floor < seq <= diary.last and seq not in heard and log_entry(entry, seq, 0, None, roll):
                self._violation(f"table {diary.table}: a client saw entry {diary.last} and was never told entry {seq}")

    def _check_game(self, table: Table, shown: Shown) -> None:
        self.compared += 1
        made = msgspec.json.encode(game_info(table, shown.seat))
        if made != shown.game:
            self._violation(
                f"table {table.id}: what seat {shown.seat} was shown at entry {shown.seq} is not in the log"
            )

    def _check_snapshot(self, name: str, table: Table, rows: list[Row]) -> None:
        """A table put away and opened again is the same table."""
        kept = table.snapshot()
        middle = max(1, len(rows) // 2)
        opened = restore(name, Opened(None, [Entry(*row) for row in rows[:middle]]))
        again = Table.from_snapshot(name, opened.seq, log.read_snapshot(log.written(opened.snapshot())))
        for row in rows[middle:]:
            perform(again, log.read_entry(row.data), row.at)
        if again.snapshot() != kept:
            self._violation(f"table {name} is another one if it goes on from a snapshot")

    def _check_result(self, name: str, entries: dict[int, AnyEntry], finals: list[Shown]) -> None:
        self.finished += 1
        result = result_of([entries[seq] for seq in sorted(entries)])
        for shown in finals:
            game = msgspec.json.decode(shown.game)
            if (game["score"]["scores"], game["winners"]) != result:
                self._violation(f"table {name}: seat {shown.seat} was told another result than {result}")

    def _violation(self, sentence: str) -> None:
        if sentence not in self.wrong:
            self.wrong.append(sentence)


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _of(key: tuple[str, str], command: Command) -> str:
    return f"table {key[0]}, command {key[1]} ({command.__struct_config__.tag})"

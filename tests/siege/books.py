"""The books of a siege: what clients said, what they were told, and whether the log says the same."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from alhambra.core.errors import AlhambraError
from alhambra.server.live.tables import restore
from alhambra.server.protocol.messages import Command, Rematch, StandIn
from alhambra.server.store import Entry, Opened
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry, Created, is_hidden
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

    numbers: tuple[int, int]
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
        shown = Shown(heard.numbers, heard.seat, bytes(heard.game))
        if heard.info is not None and heard.info.stage == "over":
            self.final = shown
        elif self.rng.random() < SAMPLED:
            self.games.append(shown)


class Books:
    """Everything that was said and told. `wrong` are the violations."""

    def __init__(self) -> None:
        self.sent: dict[tuple[str, str], Command] = {}
        self.done: dict[tuple[str, str], tuple[int, int]] = {}
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
            if self.done[key] != heard.numbers and not isinstance(command, StandIn | Rematch):
                self._violation(f"{_of(key, command)} was first entry {self.done[key]} and then {heard.numbers}")
            return
        self.done[key] = heard.numbers

    def check_now(self, url: str) -> None:
        """What has to be true at every moment, also when the server was just killed."""
        for table, (count, most, last) in heights(url).items():
            if not count == most == last:
                self._violation(f"table {table} has {count} entries, the last is {most}, and it claims {last}")
        made = commands(url)
        for key in list(self.done):  # what the server said last is still being read
            self._check_done(key, made.get(key, []))
        for key in self.failed.keys() & made.keys() - self.done.keys():
            self._violation(f"{_of(key, self.sent[key])} failed ({self.failed[key]}) and is in the log")
        for key in made.keys() - self.sent.keys():
            self._violation(f"command {key[1]} of table {key[0]} was never sent")

    def _check_done(self, key: tuple[str, str], entries: list[int]) -> None:
        command = self.sent[key]
        if not entries and not isinstance(command, StandIn | Rematch):  # these may have found nothing to do
            self.lost += 1
            self._violation(f"{_of(key, command)} was acknowledged as entry {self.done[key]} and is lost")
        elif len(entries) > 1:
            self.doubled += 1
            self._violation(f"{_of(key, command)} made several entries: {entries}")

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
        numbers = numbered(entries)
        for row in rows:
            if row.command is not None and (command := self.sent.get((name, row.command))):
                self._check_effect(name, command, row)
                self._check_numbers((name, row.command), command, numbers[row.seq])
        shown: dict[tuple[int, int], list[Shown]] = {}
        told = {numbers[row.seq][0]: row for row in rows if not is_hidden(entries[row.seq])}
        roll = Roll(entries.items())
        for diary in diaries:
            self._check_diary(diary, told, roll)
            for one in [*diary.games, *([diary.final] if diary.final else [])]:
                shown.setdefault(one.numbers, []).append(one)
        first = entries[1]
        assert isinstance(first, Created), "the log begins with the creation"
        table = Table(name, first, rows[0].at)
        for row in rows:
            if row.seq > 1:
                perform(table, entries[row.seq], row.at)
            for one in shown.get((table.told, table.tried), ()):
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

    def _check_numbers(self, key: tuple[str, str], command: Command, numbers: tuple[int, int]) -> None:
        done = self.done.get(key, numbers)
        if done != numbers and not isinstance(command, StandIn | Rematch):
            self._violation(f"{_of(key, command)} was acknowledged as entry {done} and is {numbers}")

    def _check_diary(self, diary: Diary, told: dict[int, Row], roll: Roll) -> None:
        def seen(number: int, seat: int | None) -> Any:
            row = told[number]
            entry = log_entry(log.read_entry(row.data), row.seq, row.at, seat, roll)
            return entry and plain(replace(entry, seq=number))

        heard: set[int] = set()
        for seat, entries in diary.entries.items():
            heard |= entries.keys()
            for number, one in entries.items():
                made = seen(number, seat) if number in told else None
                if made != one:
                    self._violation(f"table {diary.table}: seat {seat} was told {one}, and the log says {made}")
        for number in told:
            if diary.floor < number <= diary.last and number not in heard and seen(number, None):
                sentence = f"a client saw entry {diary.last} and was never told entry {number}"
                self._violation(f"table {diary.table}: {sentence}")

    def _check_game(self, table: Table, shown: Shown) -> None:
        self.compared += 1
        made = msgspec.json.encode(game_info(table, shown.seat))
        if made != shown.game:
            self._violation(
                f"table {table.id}: what seat {shown.seat} was shown at entry {shown.numbers} is not in the log"
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


def numbered(entries: Mapping[int, AnyEntry]) -> dict[int, tuple[int, int]]:
    """Under which numbers entries are told: to everybody, or to who has only tried something."""
    found, told, tried = {}, 0, 0
    for seq, entry in entries.items():
        told, tried = (told, tried + 1) if is_hidden(entry) else (told + 1, 0)
        found[seq] = told, tried
    return found


def plain(value: Any) -> Any:
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


def _of(key: tuple[str, str], command: Command) -> str:
    return f"table {key[0]}, command {key[1]} ({command.__struct_config__.tag})"

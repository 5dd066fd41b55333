"""What a table is made of: a log of entries, numbered 1, 2, 3 ... without gaps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from alhambra.server.store.errors import CommandRepeated, SeqTaken, StoreError, UnknownTable

LONGEST_NAME: Final = 200
LARGEST: Final = 2**63 - 1


class Entry(msgspec.Struct, frozen=True):
    """One thing that happened at a table."""

    seq: int
    at: int  # milliseconds since the epoch
    kind: str
    data: bytes  # JSON; the store does not look into it
    command: str | None = None  # the client's command that made it; unique within the table


class Snapshot(msgspec.Struct, frozen=True):
    """What the entries up to `seq`, included, come to."""

    seq: int
    data: bytes


class Opened(msgspec.Struct, frozen=True):
    """A table as it is loaded: the latest snapshot, and the entries after it in order."""

    snapshot: Snapshot | None
    entries: list[Entry]


def is_name(name: str) -> bool:
    """Ids, kinds and commands are short and printable, so that every database can keep them and every log show them."""
    return 0 < len(name) <= LONGEST_NAME and name.isprintable()


def check_name(message: str, name: str) -> None:
    """Refuse what is no name, with a message that says of what."""
    if not is_name(name):
        raise StoreError(message, longest=LONGEST_NAME)


def check_entries(entries: Sequence[Entry]) -> None:
    """Whether these can be one step of a log, wherever that stands."""
    commands: dict[str, int] = {}
    for number, entry in enumerate(entries):
        if entry.seq != entries[0].seq + number or not 0 < entry.seq <= LARGEST:
            raise StoreError("store-entry-order", seq=entry.seq)
        if not 0 <= entry.at <= LARGEST:
            raise StoreError("store-entry-time", seq=entry.seq)
        check_name("store-bad-kind", entry.kind)
        if entry.command is None:
            continue
        check_name("store-bad-command", entry.command)
        if entry.command in commands:
            raise StoreError("store-same-command", first=commands[entry.command], second=entry.seq)
        commands[entry.command] = entry.seq


def refusal(table: str, entries: Sequence[Entry], last: int | None, repeated: tuple[str, int] | None) -> StoreError:
    """Why entries cannot follow the last one of a table, which is none if there is no table."""
    if last is None:
        return UnknownTable(table)
    if repeated is not None:
        return CommandRepeated(table, *repeated)
    if entries[0].seq <= last:
        return SeqTaken(table, entries[0].seq)
    return StoreError("store-entry-next", table=table, last=last or 0, seq=entries[0].seq)


def snapshot_refusal(table: str, snapshot: Snapshot, last: int | None) -> StoreError:
    """Why a snapshot cannot be one of a table."""
    if last is None:
        return UnknownTable(table)
    return StoreError("store-no-snapshot", table=table, last=last, seq=snapshot.seq)


def opened(table: str, last: int, snapshot: Snapshot | None, entries: list[Entry]) -> Opened:
    """What was read, if nothing is missing."""
    first = snapshot.seq + 1 if snapshot else 1
    if [entry.seq for entry in entries] != list(range(first, last + 1)):
        raise StoreError("store-table-damaged", table=table, first=first, last=last)
    return Opened(snapshot, entries)

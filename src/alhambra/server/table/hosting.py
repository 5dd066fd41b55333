"""Who is the host: stored when the table is made, passed on when the host leaves the table, taken by nobody."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from alhambra.server.table.log import StoredHost, StoredSeat

if TYPE_CHECKING:
    from alhambra.server.table.table import Table


def hosted_by(table: Table, hashes: Collection[str]) -> bool:
    """Whether who knows these secrets is the host, who may have no seat."""
    if table.host is not None:
        return table.host in table.held_by(hashes)
    return table.stored_host is not None and table.stored_host.hash in hashes


def first_person(seats: Sequence[StoredSeat]) -> int | None:
    """The first seat of a person."""
    return next((number for number, seat in enumerate(seats) if seat.hash), None)


def maker_of(seats: Sequence[StoredSeat], hash_: str | None) -> StoredHost:
    """The host of a new table: who knows the secret that was named for it, or else the first person there is."""
    if hash_ is None:
        return StoredHost(first_person(seats))
    return StoredHost(next((number for number, seat in enumerate(seats) if seat.hash == hash_), None), hash_)


def after_sitting(host: StoredHost | None, seat: int, hash_: str) -> StoredHost | None:
    """Somebody sat down: the host, or, where nobody is, the host from now on."""
    waited_for = host is not None and host.seat is None and host.hash in (None, hash_)
    return replace(host, seat=seat) if host is not None and waited_for else host


def after_leaving(host: StoredHost | None, seat: int, seats: Sequence[StoredSeat]) -> StoredHost | None:
    """A seat was opened. If it was the host's, the first person who stays is the host; where nobody stays, a host with
    a secret of their own still is."""
    if host is None or host.seat != seat:
        return host
    heir = first_person(seats)
    return replace(host, seat=None) if heir is None else StoredHost(heir)

"""The daily game over HTTP, as types: what is listed of a day, and how its best game went."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from alhambra.server.protocol.messages import Name, Secret, TableId
from alhambra.server.protocol.replies import SheetInfo


class ListResult(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/daily/listed`: list a game that counts and is over under a name, with consent.

    A result that is listed already gets the name.
    """

    table: TableId
    secret: Secret  # of the seat
    name: Name
    consent: bool  # everybody may read the name, and see the game when the day is over


class RemoveResult(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/daily/removed`."""

    table: TableId
    secret: Secret


class DayResult(Struct, frozen=True):
    """A listed result. The id tells whoever listed it which one it is, and nobody which table."""

    id: str
    name: str
    points: int
    at: int  # when it was listed, in milliseconds since the epoch


class Today(Struct, frozen=True):
    """The answer to `GET /api/daily`."""

    day: str  # by UTC, as 2026-11-18
    until: int  # when the next day begins, in milliseconds since the epoch
    now: int  # the server's clock
    results: list[DayResult]  # the best first
    yesterday: str
    best: DayResult | None  # of yesterday


class DayListed(Struct, frozen=True):
    """The answer to `POST /api/daily/listed` and `removed`: what is listed of the day of this game now."""

    day: str
    results: list[DayResult]
    mine: DayResult | None


class DayStep(Struct, frozen=True):
    """A turn of a game that is shown again: its actions, what happened, and the game then. The first is the set-up."""

    actions: list[str]
    events: list[dict[str, Any]]
    game: SheetInfo


class DayReplay(Struct, frozen=True):
    """The answer to `GET /api/daily/2026-11-18/best`: the best listed game of a day that is over."""

    day: str
    name: str
    points: int
    steps: list[DayStep]

"""What players have listed of their daily games: beside the logs, so that what is taken back is gone."""

from __future__ import annotations

from typing import Final

import msgspec

from alhambra.server.store.entries import LARGEST, is_name

MOST: Final = 100  # of a day: the best, and of equals the first


class StoredResult(msgspec.Struct, frozen=True):
    """The result of one table, under the name that was given for the list."""

    table: str
    day: str
    name: str
    points: int
    at: int  # when it was listed, in milliseconds since the epoch


def is_result(result: StoredResult) -> bool:
    """Whether every database can keep it."""
    names, numbers = (result.table, result.day, result.name), (result.points, result.at)
    return all(map(is_name, names)) and all(-LARGEST <= number <= LARGEST for number in numbers)

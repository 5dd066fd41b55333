"""A move in the list of moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Move:
    """A legal action, and how it is written: moves of one `head` share a line.

    A long group with the same `fold` shrinks to its first word, and the second shows it.
    """

    action: Any
    kind: str
    head: str
    text: str
    overpaid: int = 0
    fold: tuple[str, str] | None = None
    rank: tuple[int, str] = (0, "")  # where it stands in its group
    paying: bool = False  # many of one head are shortened, as they are payments for one thing
    place: str = ""  # where something is laid, to be marked in the palace

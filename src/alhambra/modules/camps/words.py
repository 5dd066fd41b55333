"""What is seen of camps."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CampView:
    """A camp in a palace: for each of its ramparts the places whose buildings count as the table stands (C-6)."""

    seat: int
    tile: str
    lines: tuple[tuple[str, ...], ...]

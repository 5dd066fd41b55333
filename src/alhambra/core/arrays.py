"""What arrays and bytes of the engine need. Of arrays `packed` gives the interpreter the library's own."""

from __future__ import annotations  # compiled

from typing import Final

from alhambra.core.packed import append, i64, vec

NOTHING: Final[vec[i64]] = vec[i64]()  # to be replaced, never to be added to
ONE: Final = [bytes([item]) for item in range(256)]


def insert(items: vec[i64], item: i64) -> vec[i64]:
    """Add an item to ascending ones."""
    items = append(items, item)
    at: i64 = len(items) - 1
    while at > 0 and items[at - 1] > item:
        items[at] = items[at - 1]
        at -= 1
    items[at] = item
    return items


def numbers(items: bytes) -> vec[i64]:
    """Bytes as an array, which a loop goes through without making objects."""
    count: i64 = len(items)
    out = vec[i64]([0] * count)
    at: i64 = 0
    while at < count:
        out[at] = items[at]
        at += 1
    return out


def replaced(items: bytes, at: int, item: int) -> bytes:
    """Bytes with another item at one place."""
    return items[:at] + ONE[item] + items[at + 1 :]


def counted(counts: bytes, kind: int, more: int) -> bytes:
    """Counts by kind, with more of one kind, or less."""
    return replaced(counts, kind, counts[kind] + more)

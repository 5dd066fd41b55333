"""Arrays in ascending order, for the compiled engine. The interpreter takes what `packed` gives it instead."""

from __future__ import annotations

from alhambra.core.packed import append, i64, vec


def insert(items: vec[i64], item: i64) -> vec[i64]:
    """Add an item to ascending ones."""
    items = append(items, item)
    at: i64 = len(items) - 1
    while at > 0 and items[at - 1] > item:
        items[at] = items[at - 1]
        at -= 1
    items[at] = item
    return items

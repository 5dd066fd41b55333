"""What patterns of the plain table need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from alhambra.core.language import split


def arguments(pattern: Sequence[Any]) -> set[str]:
    """The arguments that a pattern shows, in whatever form, or chooses by."""
    return {split(variable)[0] for variable in variables(pattern)}


def variables(pattern: Sequence[Any]) -> Iterator[str]:
    """The variables of a pattern."""
    for part in pattern:
        if not isinstance(part, str):
            yield part[0]
            for way in part[1].values() if len(part) > 1 else ():
                yield from variables(way)

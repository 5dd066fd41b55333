"""What is asked again and again is worked out once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar

Found = TypeVar("Found")


class Once:
    """Something that others look at; what they find is kept with it."""

    def __init__(self) -> None:
        self._found: dict[Callable[[Any], Any], Any] = {}

    def once(self, find: Callable[[Self], Found]) -> Found:
        """What a function, or the class of what it finds, makes of this."""
        if find not in self._found:
            self._found[find] = find(self)
        found: Found = self._found[find]
        return found

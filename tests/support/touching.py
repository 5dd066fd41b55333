"""A client that touches things and reads no word."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from alhambra.server.protocol.replies import Choices


def touched(choices: Choices) -> Iterator[tuple[list[str], int, str]]:
    """Everything that touching leads to: the kinds of what was touched, the number at the end, and the word."""
    for group in choices.groups:
        for things, number in _walk(group.picks):
            assert len(things) == len(group.kinds)
            yield list(group.kinds), number, group.form.format(*things)


def words_in(choices: Choices) -> list[str]:
    """Every legal action as its word."""
    return [word for _, _, word in touched(choices)]


def _walk(picks: dict[str, Any]) -> Iterator[tuple[list[str], int]]:
    for thing, below in picks.items():
        if isinstance(below, int):
            yield [thing], below
        else:
            for things, number in _walk(below):
                yield [thing, *things], number

"""What positions written as one line have in common: words `name=value`, and what a value may be."""

from __future__ import annotations

from alhambra.core.errors import NotationError


def read_line(text: str, names: tuple[str, ...]) -> dict[str, str]:
    """The values of a line by their names, which have to be these in this order."""
    words = [word.partition("=") for word in text.split()]
    if tuple(name for name, _, _ in words) != names:
        raise NotationError("position-words", known=names)
    return {name: value for name, _, value in words}


def refuse_faults(faults: list[str]) -> None:
    """What an audit finds is no position."""
    if faults:
        raise NotationError("no-position", fault=faults[0])


def several(name: str, value: str, count: int, mark: str) -> list[str]:
    """The parts of a value, exactly so many."""
    words = value.split(mark)
    if len(words) != count:
        raise NotationError("wrong-parts", name=name, found=len(words), count=count)
    return words


def natural(name: str, value: str, below: int) -> int:
    """A whole number from 0 on."""
    if not (value.isascii() and value.isdigit()) or len(value) > 6 or int(value) >= below:
        raise NotationError("no-number-for", text=value, name=name)
    return int(value)

"""Gatehouses in the drawing of a palace: a double diagonal is the wall, and the type stands in the half behind it."""

from __future__ import annotations

from typing import Final

# The sides that the free half looks at, by where the long side looks.
FREE_SIDES: Final = {"NE": "NE", "SE": "ES", "SW": "SW", "NW": "NW"}
STROKES: Final = {"NE": "╲", "SE": "╱", "SW": "╲", "NW": "╱"}
SHORTEST: Final = 3  # a square too narrow for a double stroke


def gate_label(type_: str, corner: str, width: int, height: int) -> tuple[str, ...]:
    """The lines inside the square of a gatehouse, in a square that is so large."""
    stroke = STROKES[corner] * (1 if width == SHORTEST else 2)
    name = type_[0].upper() if width == SHORTEST else type_[:3]
    if height == 1:
        return (f"{name}{stroke}".ljust(width) if "E" in corner else f"{stroke}{name}".rjust(width),)
    west, east = f" {stroke}".ljust(width), f"{stroke} ".rjust(width)
    upper, lower = (west, east) if stroke[0] == "╲" else (east, west)
    if "N" in corner:
        return upper, _named(lower, name)
    return _named(upper, name), lower


def _named(line: str, name: str) -> str:
    """The name at the end of a line where the stroke is not."""
    if line.startswith("   "):
        return f" {name}" + line[len(name) + 1 :]
    return line[: -len(name) - 1] + f"{name} "


def touches(corner: str, side: str) -> bool:
    """Whether a piece covers a side of its square: a gatehouse only with its legs, any other tile with all."""
    return not corner or side not in FREE_SIDES[corner]

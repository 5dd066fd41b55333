"""What is touched on the table for an action, in order, so that who shows a game need not know its words.

An action class says it beside its fields: `KINDS`, of the thing that each field names, and `FORM`, the word with a gap
for each. Where one class has several forms it has a method `touching` instead. An action without fields is a button.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any, Final, Literal, get_args

Kind = Literal[
    "button",  # the action itself, by its word
    "market-square",
    "preview-square",
    "slot",  # a card of the display
    "slots",  # cards of the display, one or several
    "card",  # of the hand
    "cards",  # a payment: cards of the hand, and `x` for an amount that is kept
    "tile",  # wherever it lies
    "place",  # a square of the own palace or beside it
    "half-square",  # such a square, and the corner that the longer side looks to
    "corner",  # the point at the south-east corner of such a square
    "edge",  # a tile and one of its sides
    "guard",  # by the edge that it stands on
    "ability",
    "type",  # of buildings
    "pile",
    "falcon",
    "marker",
    "currency",  # or `none`
    "square",  # of a sheet
    "pair",  # of dice
    "die",  # its colour and what it shows
    "face",  # what a die is to show
]
KINDS: Final[tuple[str, ...]] = get_args(Kind)

Touching = tuple[str, tuple[str, ...], tuple[str, ...]]  # a form, the kind of each thing, the things


def touching(action: Any) -> Touching:
    """The form of an action, and what is touched for it: `form.format(*things)` is its word."""
    if hasattr(action, "touching"):
        own: Touching = action.touching()
        return own
    if not hasattr(action, "KINDS"):
        return "{}", ("button",), (action.word(),)
    values = [getattr(action, field.name) for field in fields(action)]
    return action.FORM, action.KINDS, tuple(thing(value) for value in values)


def thing(value: Any) -> str:
    """A field as one thing: several cards are touched as one."""
    return ",".join(value) if isinstance(value, tuple) else str(value)

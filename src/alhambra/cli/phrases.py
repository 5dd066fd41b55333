"""What sentences about events have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

ORDINALS: Final = {1: "first", 2: "second", 3: "third"}

Fields = Mapping[str, Any]
Names = Sequence[str]
Sentence = Callable[[Fields, Names], str]


def player_name(player: int, names: Names) -> str:
    """The name of a seat or of the neutral player, who comes behind the seats."""
    return names[player] if player < len(names) else "the neutral player"


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def paid_with(cards: Sequence[str]) -> str:
    """The cards of a payment; `x` among them is the certificate."""
    return listed(["the certificate" if card == "x" else card for card in cards])


def worth(cards: Sequence[str]) -> int:
    """What cards sum up to."""
    return sum(int(card[1:]) for card in cards)


def who(fields: Fields, names: Names) -> str:
    """The seat that an event is about."""
    seat = fields["seat"]
    if seat < 0:  # which Python would count from the end
        raise IndexError
    return names[seat]

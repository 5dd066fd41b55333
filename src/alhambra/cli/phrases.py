"""What sentences have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

YOU: Final = "You"  # what the person is called
ORDINALS: Final = {1: "first", 2: "second", 3: "third"}


def places(first: int, last: int) -> str:
    """`places 1 and 2`, `places 1 to 3`."""
    return f"places {first} {'and' if last == first + 1 else 'to'} {last}"


def player_name(player: int, names: Sequence[str]) -> str:
    """The name of a seat or of the neutral player, who comes behind the seats."""
    return names[player] if player < len(names) else "the neutral player"


def whom(name: str) -> str:
    """A name inside a sentence."""
    return "you" if name == YOU else name


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} and {words[-1]}"


def worth(cards: Sequence[str]) -> int:
    """What cards sum up to."""
    return sum(int(card[1:]) for card in cards)

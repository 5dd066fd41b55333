"""What sentences about events have in common."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from alhambra.core.errors import RecordError
from alhambra.core.plain import plain, shown

YOU: Final = "You"  # what the person is called
ORDINALS: Final = {1: "first", 2: "second", 3: "third"}

Fields = Mapping[str, Any]
Names = Sequence[str]
Sentence = Callable[[Fields, Names], str]


def fields_of(event: Any) -> dict[str, Any]:
    """An event as plain data, from itself or from its stored form."""
    fields: dict[str, Any] = plain(event if isinstance(event, dict) else event.to_json())
    return fields


def sentence_of(fields: Fields, names: Names, sentences: Mapping[str, Sentence]) -> str:
    """An event in one sentence. One that is not known is told by its fields: a record of a later version can still be
    read."""
    sentence = sentences.get(fields["event"])
    if sentence is None:
        rest = ", ".join(f"{name} {shown(value)}" for name, value in fields.items() if name != "event")
        return f"{fields['event']}: {rest or 'nothing more is known'}."
    try:
        return sentence(fields, names)
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise RecordError(f"The event {shown(fields)} cannot be told: it lacks something or is mistyped.") from error


def places(first: int, last: int) -> str:
    """`places 1 and 2`, `places 1 to 3`."""
    return f"places {first} {'and' if last == first + 1 else 'to'} {last}"


def player_name(player: int, names: Names) -> str:
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

"""What is said as data: an id, and named arguments. The words of a language are looked up by the id.

Refusals come from the engine with ids and arguments of their own (`alhambra.core.messages`); no id is in both.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from alhambra.core.plain import plain

Fields = Mapping[str, Any]
Names = Sequence[str]


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence, or a part of one. Its arguments are words, numbers, messages, or lists of words and messages."""

    id: str
    args: Mapping[str, Value] = field(default_factory=dict)


Value: TypeAlias = str | int | Message | Sequence[str | Message]
Sentence: TypeAlias = Callable[[Fields, Names], Message]  # for an event as plain data, and the names of the seats


def fields_of(event: Any) -> dict[str, Any]:
    """An event as plain data, from itself or from its stored form."""
    fields: dict[str, Any] = plain(event if isinstance(event, dict) else event.to_json())
    return fields


def who(fields: Fields, names: Names) -> str:
    """The seat that an event is about."""
    seat = fields["seat"]
    if seat < 0:  # which Python would count from the end
        raise IndexError
    return names[seat]


def of(message: str, *wanted: str) -> Sentence:
    """A sentence that says fields of its event as they are; for `seat` it says `who` that is."""

    def sentence(fields: Fields, names: Names) -> Message:
        said: dict[str, Value] = {"who": who(fields, names)} if "seat" in wanted else {}
        return Message(message, said | {name: fields[name] for name in wanted if name != "seat"})

    return sentence

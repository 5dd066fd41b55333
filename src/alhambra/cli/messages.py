"""Events as messages: an id of the catalogue, and named arguments."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeAlias

from alhambra.cli.saying import Title, say
from alhambra.core.errors import RecordError
from alhambra.core.language import Said, Value
from alhambra.core.plain import plain, shown

Fields = Mapping[str, Any]
Names = Sequence[str]
Sentence: TypeAlias = Callable[[Fields, Names], Said]  # for an event as plain data, and the names of the seats


def fields_of(event: Any) -> dict[str, Any]:
    """An event as plain data, from itself or from its stored form."""
    fields: dict[str, Any] = plain(event if isinstance(event, dict) else event.to_json())
    return fields


def player(name: str) -> Said:
    """A player in a message: the person is told of in another way than those who have names, which stay as they are."""
    return name.said if isinstance(name, Title) else Said("player", {"name": name})


def who(fields: Fields, names: Names) -> Said:
    """The seat that an event is about."""
    return one_of(fields["seat"], names)


def one_of(seat: int, names: Names) -> Said:
    """A seat by its number."""
    if seat < 0:  # which Python would count from the end
        raise IndexError
    return player(names[seat])


def player_of(number: int, names: Names) -> Said:
    """A seat or the neutral player, who comes behind the seats."""
    return player(names[number]) if number < len(names) else Said("neutral-player")


def of(message: str, *wanted: str) -> Sentence:
    """A sentence that says fields of its event as they are; for `seat` it says `who` that is."""

    def sentence(fields: Fields, names: Names) -> Said:
        said: dict[str, Value] = {"who": who(fields, names)} if "seat" in wanted else {}
        return Said(message, said | {name: fields[name] for name in wanted if name != "seat"})

    return sentence


def new_on(tile: str | Said, square: int) -> Said:
    """A tile that is new on a square."""
    return Said("new-on-square", {"tile": tile, "square": square})


def event_text(fields: Fields, names: Names, sentences: Mapping[str, Sentence]) -> str:
    """An event in one sentence. One that is not known is told by its fields: a record of a later version can still be
    read."""
    sentence, event = sentences.get(fields["event"]), fields["event"]
    if sentence is None:
        rest = [f"{field} {shown(value)}" for field, value in fields.items() if field != "event"]
        return say("unknown-event", event=event, fields=rest) if rest else say("unknown-event-alone", event=event)
    try:
        return say(sentence(fields, names))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise RecordError("event-not-told", fields=shown(fields)) from error

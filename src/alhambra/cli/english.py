"""Messages in English. This is the only place that turns a message into words: another language is another catalogue
behind `texts`, and what `_Words` knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Any

from alhambra.cli.messages import Fields, Message, Names, Sentence
from alhambra.cli.modules import faces
from alhambra.cli.palace.english import PALACE
from alhambra.cli.phrases import ORDINALS, listed, whom
from alhambra.cli.sheet.english import SHEET
from alhambra.core.errors import RecordError
from alhambra.core.plain import shown


@cache
def texts() -> Mapping[str, str]:
    """The text of each message by its id: those of the games, then those of modules."""
    return {**PALACE, **SHEET, **{id_: text for face in faces().values() for id_, text in face.english.items()}}


def english(message: Message) -> str:
    """A message in English."""
    return _WORDS.vformat(texts()[message.id], (), message.args)


def reason(word: str) -> str | Message:
    """Why points are gained: a message where there is one for it, else a word of the rules, as a tile's name."""
    return Message(f"reason-{word}") if f"reason-{word}" in texts() else word


class _Words(Formatter):
    """Arguments in a text: `{who}` as it is, `{who:whom}` inside a sentence, `{type:a}` with its article,
    `{count:coin|coins}` counted, `{number:ordinal}`; lists as `a, b and c`, or joined as `{scores:; }` says."""

    def format_field(self, value: Any, format_spec: str) -> str:
        if isinstance(value, Message):
            return english(value)
        if isinstance(value, str):
            return _word(value, format_spec)
        if isinstance(value, int) and not isinstance(value, bool):
            if format_spec == "ordinal":
                return ORDINALS[value]
            one, _, many = format_spec.partition("|")
            return f"{value} {one if value == 1 else many}" if one else str(value)
        if not isinstance(value, list | tuple):
            raise TypeError(f"{value!r} cannot be said")
        words = [self.format_field(one, format_spec if format_spec == "whom" else "") for one in value]
        return format_spec.join(words) if format_spec not in ("", "whom") else listed(words)


def _word(word: str, form: str) -> str:
    if form == "whom":
        return whom(word)
    return f"{'an' if word[0] in 'aeiou' else 'a'} {word}" if form == "a" else word


_WORDS = _Words()


def event_text(fields: Fields, names: Names, sentences: Mapping[str, Sentence]) -> str:
    """An event in one sentence. One that is not known is told by its fields: a record of a later version can still be
    read."""
    sentence = sentences.get(fields["event"])
    if sentence is None:
        rest = ", ".join(f"{name} {shown(value)}" for name, value in fields.items() if name != "event")
        return f"{fields['event']}: {rest or 'nothing more is known'}."
    try:
        return english(sentence(fields, names))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        raise RecordError(f"The event {shown(fields)} cannot be told: it lacks something or is mistyped.") from error

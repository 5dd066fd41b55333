"""A language said by `fluent.runtime`. Its files are read as text, and what is needed is parsed, message by message.

What a language does not say yet is said in English, so that a translator can look at what there is.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from alhambra.catalogue.files import sources
from alhambra.core.english import english
from alhambra.core.language import Language, Value

LOCALES: Final = {"en": "en-GB"}  # `a, b and c`
VARIABLE: Final = re.compile(r"\$(\w+)")
REFERENCE: Final = re.compile(r"\{ *(-?[a-z][\w-]*)")


class Bundle(Language):
    """The messages of a language."""

    def __init__(self, language: str, messages: Mapping[str, str]) -> None:
        self.locale = LOCALES.get(language, language)
        self.messages = messages
        self._bundle = FluentBundle([self.locale], use_isolating=False)
        self._known: set[str] = set()

    def has(self, id_: str, form: str = "") -> bool:
        text = self.messages.get(id_)
        if text is None:
            return english().has(id_, form)
        return not form or re.search(rf"^ +\.{form} *=", text, re.MULTILINE) is not None

    def text(self, id_: str, args: Mapping[str, Value], form: str = "") -> str:
        if id_ not in self.messages:
            return english().text(id_, args, form)
        self._learn(id_)
        message = self._bundle.get_message(id_)
        pattern: Any = message.attributes[form] if form else message.value
        named = dict.fromkeys(VARIABLE.findall(self._part(id_, form)))
        said, errors = self._bundle.format_pattern(pattern, {name: self._value(name, args) for name in named})
        if errors:
            raise errors[0]
        return str(said)

    def joined(self, words: Sequence[str]) -> str:
        return format_list(words, locale=self.locale.replace("-", "_"))

    def _part(self, id_: str, form: str) -> str:
        """A message without its forms, or one of them."""
        value, *forms = re.split(r"^ {4}(?=\.)", self.messages[id_], flags=re.MULTILINE)
        return next(one for one in forms if re.match(rf"\.{form} *=", one)) if form else value

    def _value(self, variable: str, args: Mapping[str, Value]) -> Any:
        """Numbers are written without anything between their digits, as moves are typed."""
        value = self.filling(variable, args)
        return value if isinstance(value, str) else fluent_number(value, useGrouping=False)

    def _learn(self, id_: str) -> None:
        """Parse a message, and what it refers to."""
        if id_ not in self._known:
            self._known.add(id_)
            self._bundle.add_resource(FluentResource(self.messages[id_]))
            for other in REFERENCE.findall(self.messages[id_]):
                self._learn(other)


def bundle(language: str) -> Bundle:
    """A language from its files."""
    return Bundle(language, sources(language))

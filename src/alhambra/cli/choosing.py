"""Which language is spoken: the one that a command names, else that of the environment, else English."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from alhambra.catalogue.files import ENGLISH, languages
from alhambra.core.errors import ConfigError

OPTION: Final = "--language"
OUR_OWN: Final = "ALHAMBRA_LANGUAGE"
SYSTEM: Final = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set counts, as gettext reads them


def chosen(words: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language for a command line. One that is asked for by name has to be there."""
    asked = asked_for(words)
    if asked is None:
        return surrounding(environment)
    if asked not in languages():
        raise ConfigError("no-such-language", language=asked, codes=languages())
    return asked


def asked_for(words: Sequence[str]) -> str | None:
    """What stands behind `--language`, wherever that is; the last one counts."""
    before = words[: words.index("--")] if "--" in words else words
    asked = None
    for number, word in enumerate(before):
        name, equals, value = word.partition("=")
        if name == OPTION and (equals or number + 1 < len(before)):
            asked = value if equals else before[number + 1]
    return asked


def surrounding(environment: Mapping[str, str]) -> str:
    """The language of the environment, if we speak it."""
    named = next((environment[name] for name in (OUR_OWN, *SYSTEM) if environment.get(name)), ENGLISH)
    language = named.partition(".")[0].partition("@")[0].replace("-", "_").partition("_")[0].casefold()
    return language if language in languages() else ENGLISH

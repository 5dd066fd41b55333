"""Lists what is missing from translations and therefore appears in English: `python -m tools.translations`.

With `--strict` it fails if anything is missing. `make release-check` uses that; `make check` only shows the list.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from fluent.syntax import ast

from alhambra.catalogue.files import ENGLISH, every_file, languages, name_of
from alhambra.catalogue.table import parsed
from alhambra.core import clauses
from alhambra.core.clauses import IN_SOURCE_TREE
from alhambra.modules import MODULES

# Names of things have the forms that the grammar of a language needs, not those of English.
NAMES: Final = re.compile(
    r"(?:colour|type|currency|ability|box|module|option|bot|card-name|tile-name|tile-half|reason)\b|you$"
)
SHOWN: Final = 20
# The file of each message, and of each form of a message as `id.form`.
Messages = Mapping[str, str]


def messages(language: str) -> dict[str, str]:
    """The messages of a language, with their forms."""
    found: dict[str, str] = {}
    for path in every_file(language):
        for entry in parsed(path, page=True):
            if isinstance(entry, ast.Message):
                forms = [] if NAMES.match(entry.id.name) else [f".{one.id.name}" for one in entry.attributes]
                found |= {f"{entry.id.name}{form}": name_of(path) for form in ["", *forms]}
    return found


def missing(own: Messages, english: Messages) -> list[str]:
    """The messages that a language lacks, and the missing forms of its other messages."""
    ids = [id_ for id_ in english if id_ not in own]
    whole = [id_ for id_ in ids if "." not in id_ or id_.partition(".")[0] in own]
    return [f"{english[id_]}: {id_}" for id_ in whole]


def unwritten(language: str) -> list[str]:
    """The clauses that a language lacks."""
    own = clauses.written(language)
    return [f"{one.file}: {id_}" for id_, one in clauses.written(ENGLISH).items() if id_ not in own]


def untitled() -> list[str]:
    """Modules without a row in the glossary, which gives one word for them in each language."""
    glossary = (IN_SOURCE_TREE / "glossary.md").read_text(encoding="utf-8")
    return [f"glossary.md: module-{name}" for name in MODULES if f"\n| module-{name} |" not in glossary]


def lacking() -> Iterator[tuple[str, list[str]]]:
    """What each language lacks, and last what the glossary lacks."""
    english = messages(ENGLISH)
    for language in languages():
        if language != ENGLISH:
            yield f"{language} is said in English:", [*missing(messages(language), english), *unwritten(language)]
    yield "Without a row in the glossary:", untitled()


def told(heading: str, found: Sequence[str]) -> str:
    """The missing things, one a line; a long list is cut, so that it does not hide everything else."""
    more = [f"  and {len(found) - SHOWN} more"] if len(found) > SHOWN else []
    return "\n".join([heading, *(f"  {one}" for one in found[:SHOWN]), *more])


def main(words: Sequence[str]) -> int:
    """Print what is missing."""
    found = [(heading, what) for heading, what in lacking() if what]
    for heading, what in found:
        print(told(heading, what))
    return 1 if found and "--strict" in words else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

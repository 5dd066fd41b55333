"""The Fluent files of the package, and the messages in them as they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"  # which the others are measured by
PAGE: Final = "page*.ftl"  # what only the page says
# A message or term with its attributes: everything until something else begins a line.
ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=(?:.*\n)(?:(?:[ }].*)?\n)*", re.MULTILINE)


def languages() -> list[str]:
    """The languages that there is a folder for."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_"))


def files_of(language: str) -> list[Path]:
    """The files of a language: themes, then modules; without what only the page says."""
    folder = FOLDER / language
    themes = [path for path in sorted(folder.glob("*.ftl")) if not path.match(PAGE)]
    return [*themes, *sorted(folder.glob("modules/*.ftl"))]


def entries(path: Path) -> Iterator[tuple[str, str]]:
    """The ids of a file, each with what it says as Fluent."""
    for found in ENTRY.finditer(path.read_text(encoding="utf-8")):
        yield found[1], found[0]


@cache
def sources(language: str) -> dict[str, str]:
    """Everything that a language says, as Fluent, by its id."""
    return {id_: text for path in files_of(language) for id_, text in entries(path)}

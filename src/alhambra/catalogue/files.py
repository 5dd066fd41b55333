"""The Fluent files of the package, and the messages in them as they are written."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from alhambra.core.english import files

FOLDER: Final = Path(__file__).parent
ENGLISH: Final = "en"  # which the others are measured by
MODULES: Final = FOLDER.parent / "modules"  # each folder has the words of a module, a file for each language
PAGE: Final = "page*.ftl"  # what only the page says
PART: Final = re.compile(r"^## Page\b.*", re.MULTILINE | re.DOTALL)  # the end of a module's file: only the page says it
# A message or term with its attributes: everything until something else begins a line.
ENTRY: Final = re.compile(r"^(-?[a-z][\w-]*) *=(?:.*\n)(?:(?:[ }].*)?\n)*", re.MULTILINE)


def languages() -> list[str]:
    """The languages that there is a folder for."""
    return sorted(path.name for path in FOLDER.iterdir() if path.is_dir() and not path.name.startswith("_"))


def files_of(language: str) -> list[Path]:
    """The files of a language: themes, then modules; without what only the page says."""
    folder = FOLDER / language
    themes = [path for path in sorted(folder.glob("*.ftl")) if not path.match(PAGE)]
    return [*themes, *sorted(MODULES.glob(f"*/{language}.ftl"))]


def every_file(language: str) -> list[Path]:
    """All its files, with those that only the page reads."""
    return [*sorted((FOLDER / language).glob("*.ftl")), *sorted(MODULES.glob(f"*/{language}.ftl"))]


def name_of(path: Path) -> str:
    """The name of a file in the folder of a language; for a module's file, one made of the module's name."""
    if path.is_relative_to(MODULES):
        return f"modules/{path.parent.name}.ftl"
    return path.relative_to(FOLDER).as_posix().partition("/")[2]


def written(path: Path, page: bool = False) -> str:
    """The text of a file; for a module's file without the texts for the page alone, unless `page`."""
    text = path.read_text(encoding="utf-8")
    return text if page or not path.is_relative_to(MODULES) else PART.sub("", text)


def entries(path: Path, page: bool = False) -> Iterator[tuple[str, str]]:
    """The ids of a file, each with what it says as Fluent."""
    for found in ENTRY.finditer(written(path, page)):
        yield found[1], found[0]


class Sources(Mapping[str, str]):
    """What a language says, as Fluent, by its id. A file is read when something of it is asked for."""

    def __init__(self, language: str) -> None:
        self._paths = {name_of(path): path for path in files_of(language)}
        self._read: dict[str, dict[str, str]] = {}

    def __getitem__(self, id_: str) -> str:
        if id_.startswith("-"):  # a term, which only this language may have
            return {one: text for file in self._paths for one, text in self._in(file).items()}[id_]
        return self._in(files()[id_])[id_]

    def __iter__(self) -> Iterator[str]:
        return (id_ for file in self._paths for id_ in self._in(file))

    def __len__(self) -> int:
        return sum(len(self._in(file)) for file in self._paths)

    def _in(self, file: str) -> dict[str, str]:
        if file not in self._read:
            self._read[file] = dict(entries(self._paths[file])) if file in self._paths else {}
        return self._read[file]


@cache
def sources(language: str) -> Sources:
    """Everything that a language says."""
    return Sources(language)

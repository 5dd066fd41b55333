"""The rules, clause by clause, as they are written in `docs/rules/`: in English, and in a folder for each language.

The clauses of a module are in its folder, a file for each language.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from types import MappingProxyType

from alhambra.core.errors import UnknownClause

ENGLISH = "en"
PACKAGE = Path(__file__).resolve().parents[1]
INSTALLED = PACKAGE / "data" / "rules"
IN_SOURCE_TREE = PACKAGE.parents[1] / "docs" / "rules"
MODULES = PACKAGE / "modules"  # the folders of modules with their clauses, a file for each language

HEADING = re.compile(r"#+ +(.+)")
FIRST_LINE = re.compile(r"- \*\*([A-Z]-\d+[a-z]?)\*\* +(.+)")


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule. `text` is Markdown: a paragraph is one line, a table keeps its lines."""

    id: str
    text: str
    file: str
    section: str


@cache
def languages() -> tuple[str, ...]:
    """The languages that the rules are written in, English first."""
    folders = [one.name for one in rules_folder(INSTALLED, IN_SOURCE_TREE).iterdir() if one.is_dir()]
    return (ENGLISH, *sorted(folders))


def rules_in(language: str = ENGLISH) -> dict[str, Path]:
    """The files of the rules in a language by their names; in English if the language does not have them yet."""
    own = _own(language)
    return {name: own.get(name, path) for name, path in _own(ENGLISH).items()}


def clauses(language: str = ENGLISH) -> Mapping[str, Clause]:
    """Every clause by its id, file by file, in the order in which they are written; in English those that the language
    has not got yet."""
    return _clauses(language if language in languages() else ENGLISH)


@cache
def _clauses(language: str) -> Mapping[str, Clause]:
    return MappingProxyType({**written(ENGLISH), **written(language)})


def written(language: str) -> dict[str, Clause]:
    """The clauses that are written in a language, and no other."""
    found = (one for name, path in _own(language).items() for one in parse(path.read_text(encoding="utf-8"), name))
    return {one.id: one for one in found}


def _own(language: str) -> dict[str, Path]:
    folder = rules_folder(INSTALLED, IN_SOURCE_TREE)
    if language not in languages():
        return {}
    found = {path.name: path for path in (folder if language == ENGLISH else folder / language).glob("*.md")}
    found |= {f"{path.parent.name}.md": path for path in MODULES.glob(f"*/{language}.md")}
    return dict(sorted(found.items()))


def clause(clause_id: str, language: str = ENGLISH) -> Clause:
    """The clause with this id, in capital or small letters."""
    wanted = clause_id.strip()
    by_key = {known.casefold(): one for known, one in clauses(language).items()}
    if found := by_key.get(wanted.casefold()):
        return found
    near = [by_key[key].id for key in get_close_matches(wanted.casefold(), by_key)]
    raise UnknownClause("no-such-clause", clause=wanted, count=len(near), near=near)


def rules_folder(installed: Path, in_source_tree: Path) -> Path:
    """Where the rules are: in the installed package, or in the source tree that it runs from."""
    return installed if installed.is_dir() else in_source_tree


def parse(markdown: str, file: str) -> Iterator[Clause]:
    """The clauses of one rules file. A clause ends at the first line that is not indented."""
    section = ""
    clause_id = ""
    body: list[str] = []
    for line in [*markdown.splitlines(), "end of file"]:
        if not line.strip() or line.startswith(" "):
            body.append(line.strip())
            continue
        if clause_id:
            yield Clause(clause_id, _join(body), file, section)
            clause_id = ""
        if first := FIRST_LINE.fullmatch(line.rstrip()):
            clause_id, body = first[1], [first[2]]
        elif heading := HEADING.fullmatch(line.rstrip()):
            section = heading[1]


def _join(lines: list[str]) -> str:
    """Wrapped lines become one; blank lines and table rows stay lines of their own."""
    text = ""
    for line in lines:
        alone = not line or line.startswith("|")
        if text and not text.endswith("\n"):
            text += "\n" if alone else " "
        text += line + "\n" if alone else line
    return re.sub(r"\n{3,}", "\n\n", text).strip()

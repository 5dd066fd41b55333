"""Writes the parts of the rules that list all modules, from the modules' own data: `python -m tools.rules`.

- K-1 and K-2: which modules a box takes, from `boxes` of the module and its name.
- K-13: the things of a module that are paid in a market currency, from its message `paid-NAME`.
- K-16: the things of a module that score, in the order of scoring, from its message `scored-NAME`.
- the table of modules in `docs/rules/README.md`.

The first sentence of each of these clauses ends with a list. Only the list is rewritten.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from alhambra.catalogue.bundle import bundle
from alhambra.core.clauses import ENGLISH, IN_SOURCE_TREE, MODULES, languages, parse
from alhambra.core.language import Said
from alhambra.modules import MODULES as EVERY
from alhambra.modules import folder_of, modules_of

WIDTH: Final = 98
TABLE: Final = re.compile(r"(?<=<!-- modules -->\n)[\s\S]*?(?=<!-- end of modules -->)")


class List(NamedTuple):
    """The list at the end of the first sentence of a clause: its first `kept` entries stay, then come its words."""

    clause: str
    kept: int
    words: Callable[[str], list[str]]


def names_in(box: str) -> Callable[[str], list[str]]:
    """The names of the modules that a box takes, by the language."""
    return lambda language: [bundle(language).say(Said(f"module-{name}")) for name in modules_of(box)]


def said(kind: str) -> Callable[[str], list[str]]:
    """The messages of this kind of all modules, by the language."""
    return lambda language: [
        bundle(language).say(Said(f"{kind}-{name}")) for name in EVERY if bundle(ENGLISH).has(f"{kind}-{name}")
    ]


LISTS: Final = (
    List("K-1", 0, names_in("classic")),
    List("K-2", 0, names_in("red-palace")),
    List("K-13", 1, said("paid")),
    List("K-16", 2, said("scored")),
)


def combining(text: str, language: str) -> str:
    """The text of the rules on combining modules, with its lists rewritten."""
    for one in LISTS:
        text = with_list(text, one, one.words(language))
    return text


def with_list(text: str, one: List, words: list[str]) -> str:
    """A text in which the first sentence of a clause ends with these words; a changed clause is wrapped anew."""
    found = re.search(rf"^- \*\*{one.clause}\*\* .*\n(?:  .*\n)*", text, re.MULTILINE)
    assert found, f"{one.clause} is missing"
    clause = " ".join(found[0].split())
    sentence, stop, rest = clause.partition(".")
    before, colon, listed = sentence.rpartition(": ")
    assert colon and stop, f"the first sentence of {one.clause} has no list behind a colon"
    kept = listed.split(", ")[: one.kept]
    made = before + colon + ", ".join([*kept, *words]) + stop + rest
    if made == clause:
        return text
    lines = textwrap.fill(made, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return text.replace(found[0], lines + "\n")


def table() -> str:
    """The table of the modules that have clauses, each with its clauses and their languages."""
    lines = ["| module | clauses | in |", "| --- | --- | --- |"]
    for name in EVERY:
        folder = MODULES / folder_of(name)
        if not (folder / "en.md").is_file():
            continue
        ids = [one.id for one in parse((folder / "en.md").read_text(encoding="utf-8"), "")]
        own = [language for language in languages() if (folder / f"{language}.md").is_file()]
        links = ", ".join(f"[{one}](../../src/alhambra/modules/{folder.name}/{one}.md)" for one in own)
        lines.append(f"| {bundle(ENGLISH).say(Said(f'module-{name}'))} | {ids[0]} to {ids[-1]} | {links} |")
    return "\n".join(lines) + "\n"


def files() -> Iterator[tuple[Path, str]]:
    """Each file to write, with its text."""
    for language in languages():
        path = (IN_SOURCE_TREE if language == ENGLISH else IN_SOURCE_TREE / language) / "combining.md"
        yield path, combining(path.read_text(encoding="utf-8"), language)
    index = IN_SOURCE_TREE / "README.md"
    yield index, TABLE.sub(table(), index.read_text(encoding="utf-8"))


def main() -> None:
    """Write the files."""
    for path, text in files():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

"""`alhambra rules`: the rules, whole or clause by clause."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterator
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Annotated, Final

import typer

from alhambra.cli.configs import RECONSTRUCTED
from alhambra.cli.saying import say, spoken
from alhambra.cli.screen import Screen
from alhambra.cli.text import WIDTH, filled
from alhambra.core.clauses import ENGLISH, Clause, clause, clauses, rules_in
from alhambra.core.errors import AlhambraError, UnknownClause

INDENT: Final = "  "
RECONSTRUCTION: Final = "**reconstruction**"  # the mark of a clause about components that could not be recovered
ABOUT: Final = ("README", "glossary")  # files that are about the rules and hold none


def rules_command(
    what: Annotated[str, typer.Argument(metavar="argument-clause", help="argument-rules")] = "",
) -> None:
    """Show the rules, whole or clause by clause."""
    show, files = Screen().show, rule_files()
    if not what:
        show(contents())
    elif path := files.get(what.casefold().removesuffix(".md").replace("-", "_")):
        show(path.read_text(encoding="utf-8").rstrip())
    else:
        show(_found(what))


def _found(what: str) -> str:
    try:
        return clause_text(what)
    except UnknownClause as error:
        near = get_close_matches(what.casefold(), rule_files(), 1)
        if near:
            raise AlhambraError("no-clause-or-file", word=what, near=near[0]) from None
        raise AlhambraError("rules-lists-files", error=error.said) from None


def clause_text(clause_id: str) -> str:
    """A clause, wrapped for the screen, and where it stands."""
    found = clause(clause_id, spoken())
    text = "\n".join(_wrapped(line) for line in found.text.splitlines())
    id_ = "clause-stands-reconstructed" if _is_reconstructed(found.file) else "clause-stands"
    where = say(id_, clause=found.id, file=found.file.removesuffix(".md"), section=found.section)
    return f"{filled(where)}\n{textwrap.indent(text, INDENT)}"


def _wrapped(line: str) -> str:
    plain = re.sub(r"(\*{1,2}|`)(\S|\S.*?\S)\1", r"\2", line)
    return plain if plain.startswith("|") else textwrap.fill(plain, WIDTH - len(INDENT))


def rule_files() -> dict[str, Path]:
    """The rules files by name, without those about them."""
    found = {name.removesuffix(".md"): path for name, path in rules_in(spoken()).items()}
    return {name: path for name, path in found.items() if name not in ABOUT}


def contents() -> str:
    """The files and their sections, with the clauses of each."""
    return "\n".join([*_contents(), "", say("rules-footer")])


def _contents() -> Iterator[str]:
    for file, of_file in groupby(clauses(spoken()).values(), lambda one: one.file):
        yield file.removesuffix(".md")
        if _is_reconstructed(file):
            yield f"  {'':<14}{say('rules-lost')}"
        elif lost := [one.id for one in _written_in(file) if RECONSTRUCTION in one.text]:
            yield f"  {'':<14}{say('components-lost', clauses=lost)}"
        for section, of_section in groupby(of_file, lambda one: one.section):
            yield f"  {_range(list(of_section)):<14}{section}"


def _written_in(file: str) -> list[Clause]:
    """The clauses of a file in English, where marks are the same words in every file."""
    return [one for one in clauses(ENGLISH).values() if one.file == file]


def _is_reconstructed(file: str) -> bool:
    return file.removesuffix(".md").replace("_", "-") in RECONSTRUCTED


def _range(found: list[Clause]) -> str:
    return found[0].id if len(found) == 1 else say("clauses-between", first=found[0].id, last=found[-1].id)

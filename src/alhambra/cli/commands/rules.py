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
from alhambra.cli.screen import Screen
from alhambra.cli.text import WIDTH, filled
from alhambra.core.clauses import ENGLISH, Clause, clause, clauses, rules_in
from alhambra.core.errors import AlhambraError, UnknownClause

INDENT: Final = "  "
ABOUT: Final = ("README", "glossary")  # files that are about the rules and hold none


def rules_command(
    what: Annotated[str, typer.Argument(metavar="[CLAUSE]", help="A clause as A-56, or a file as classic.")] = "",
    language: Annotated[str, typer.Option(help="The language of the rules: en, fr, es or de.")] = ENGLISH,
) -> None:
    """Show the rules, whole or clause by clause."""
    show, files = Screen().show, rule_files(language)
    if not what:
        show(contents(language))
    elif path := files.get(what.casefold().removesuffix(".md").replace("-", "_")):
        show(path.read_text(encoding="utf-8").rstrip())
    else:
        show(_found(what, language))


def _found(what: str, language: str) -> str:
    try:
        return clause_text(what, language)
    except UnknownClause as error:
        near = get_close_matches(what.casefold(), rule_files(language), 1)
        if near:
            raise AlhambraError(f"There is no clause or file '{what}'; did you mean '{near[0]}'?") from None
        raise AlhambraError(f"{error} 'alhambra rules' lists the files.") from None


def clause_text(clause_id: str, language: str = ENGLISH) -> str:
    """A clause, wrapped for the screen, and where it stands."""
    found = clause(clause_id, language)
    text = "\n".join(_wrapped(line) for line in found.text.splitlines())
    where = filled(f"{found.id} ({_titled(found.file)}, {found.section})")
    return f"{where}\n{textwrap.indent(text, INDENT)}"


def _wrapped(line: str) -> str:
    plain = re.sub(r"(\*{1,2}|`)(\S|\S.*?\S)\1", r"\2", line)
    return plain if plain.startswith("|") else textwrap.fill(plain, WIDTH - len(INDENT))


def rule_files(language: str = ENGLISH) -> dict[str, Path]:
    """The rules files by name, without those about them."""
    return {path.stem: path for path in rules_in(language) if path.stem not in ABOUT}


def contents(language: str = ENGLISH) -> str:
    """The files and their sections, with the clauses of each."""
    return "\n".join(_contents(language)) + "\n\n'alhambra rules A-56' shows a clause, 'alhambra rules classic' a file."


def _contents(language: str) -> Iterator[str]:
    for file, of_file in groupby(clauses(language).values(), lambda one: one.file):
        yield file.removesuffix(".md")
        if _is_reconstructed(file):
            yield f"  {'':<14}a reconstruction: the rulebook's pages are lost"
        for section, of_section in groupby(of_file, lambda one: one.section):
            yield f"  {_range(list(of_section)):<14}{section}"


def _titled(file: str) -> str:
    """The name of a rules file, and whether its rules are known."""
    name = file.removesuffix(".md")
    return f"{name}, a reconstruction" if _is_reconstructed(file) else name


def _is_reconstructed(file: str) -> bool:
    return file.removesuffix(".md").replace("_", "-") in RECONSTRUCTED


def _range(found: list[Clause]) -> str:
    return found[0].id if len(found) == 1 else f"{found[0].id} to {found[-1].id}"

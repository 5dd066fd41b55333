"""The glossary has a row for whatever has a name, and one word for each thing in each language."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Set
from typing import Final, NamedTuple

import pytest

from alhambra.bots import BOTS
from alhambra.boxes import BOXES
from alhambra.core.clauses import IN_SOURCE_TREE
from alhambra.core.data import load
from alhambra.modules import MODULES
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.tiles import TYPES

HEAD: Final = ("id", "English", "français", "español", "Deutsch", "source")
SOURCES: Final = {"F", "S", "F, S", "own"}
GENDER: Final = re.compile(r" ([mfn])\.")
# Titles may be called like the things themselves.
TITLES: Final = ("box-", "module-", "option-", "ability-", "bot-")
HOMONYMS: Final = {
    frozenset({"building-site", "site"}),  # the long name and the short one
    frozenset({"exchange-certificate", "certificate"}),
    frozenset({"supply", "stock"}),
    frozenset({"currency", "coin"}),  # never in the same box
    frozenset({"square", "tick-box"}),
}


class Row(NamedTuple):
    id: str
    english: str
    french: str
    spanish: str
    german: str
    source: str


def lines() -> Iterator[tuple[str, ...]]:
    for line in (IN_SOURCE_TREE / "glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("|"):
            yield tuple(cell.strip() for cell in line.strip("|").split("|"))


ROWS: Final = [Row(*cells) for cells in lines() if cells != HEAD and set(cells) != {"---"}]
IDS: Final = {row.id for row in ROWS}


def titles(kind: str) -> Set[str]:
    return {row.id.removeprefix(kind) for row in ROWS if row.id.startswith(kind)}


def test_every_line_of_every_table_has_all_columns() -> None:
    assert all(len(cells) == len(HEAD) and all(cells) for cells in lines())


def test_ids_are_unique_and_in_kebab_case() -> None:
    assert len(IDS) == len(ROWS)
    assert [row.id for row in ROWS if not re.fullmatch("[a-z]+(-[a-z]+)*", row.id)] == []


def test_every_row_says_where_its_words_come_from() -> None:
    assert {row.source for row in ROWS} == SOURCES


def test_a_noun_has_its_gender_in_all_three_languages() -> None:
    for row in ROWS:
        french, spanish, german = (GENDER.findall(cell) for cell in (row.french, row.spanish, row.german))
        assert len(french) == len(spanish) == len(german) <= 1, row.id
        assert "n" not in french + spanish, f"{row.id}: neither French nor Spanish is neuter"


@pytest.mark.parametrize("column", [2, 3, 4])
def test_two_things_have_one_word_only_where_it_is_meant(column: int) -> None:
    called = defaultdict(set)
    for row in ROWS:
        if not row.id.startswith(TITLES):
            called[row[column].partition(",")[0]].add(row.id)
    assert {frozenset(ids) for ids in called.values() if len(ids) > 1} <= HOMONYMS


def test_types_and_currencies_have_their_rows() -> None:
    assert {*TYPES, *CURRENCIES} <= IDS


def test_boxes_modules_abilities_and_bots_have_their_titles() -> None:
    assert titles("box-") == set(BOXES)
    assert titles("module-") <= set(MODULES)  # a release has all of them: `tools/translations.py`
    assert titles("ability-") == {one["id"] for one in load("red_palace.json")["abilities"]}
    assert titles("bot-") == set(BOTS)


def test_options_and_their_values_have_their_titles() -> None:
    options = {name: values for box in BOXES.values() for name, values in box.options.items()}
    spoken = {f"{name}-{value}" for name, values in options.items() for value in values if not value.isdigit()}
    assert titles("option-") == {*options, *spoken}

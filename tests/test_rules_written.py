"""The lists of modules in the rules are those that the modules' own data give (`tools/rules.py`)."""

from __future__ import annotations

import re

import pytest

from alhambra.core.clauses import IN_SOURCE_TREE, clauses, languages
from alhambra.modules import MODULES, modules_of
from tests.clauses import clause
from tools.rules import List, combining, files, with_list


def test_what_is_written_is_up_to_date() -> None:
    assert [path.name for path, text in files() if path.read_text(encoding="utf-8") != text] == [], "make written"


@clause("K-1", "K-2")
def test_the_rules_name_every_module_that_a_box_takes() -> None:
    for id_, box in (("K-1", "classic"), ("K-2", "red-palace")):
        first = clauses()[id_].text.partition(".")[0]
        assert first.rpartition(": ")[2] == ", ".join(name.replace("-", " ") for name in modules_of(box))


@clause("K-16")
def test_modules_score_in_the_order_of_their_numbers() -> None:
    told = clauses()["K-16"].text.partition(".")[0].split(", ")
    scoring = {"camps": "camps", "falconers": "falcons", "bazaars": "bazaars", "guards": "guards", "medinas": "medinas"}
    assert [one for one in told if one in scoring.values()] == [scoring[name] for name in MODULES if name in scoring]


@pytest.mark.parametrize("language", languages())
def test_a_name_that_is_left_out_comes_back(language: str) -> None:
    path = (IN_SOURCE_TREE if language == "en" else IN_SOURCE_TREE / language) / "combining.md"
    whole = path.read_text(encoding="utf-8")
    shorter = re.sub(r"(?<=: )[^,]*, ", "", whole, count=1)
    assert shorter != whole and combining(shorter, language) == whole


def test_the_list_is_written_and_all_else_stays() -> None:
    text = "- **Z-1** In this order: wall, towers. And: more, of\n  it.\n- **Z-2** Another: one.\n"
    found = with_list(text, List("Z-1", 1, lambda _: []), ["lanterns", "camps"])
    assert found == "- **Z-1** In this order: wall, lanterns, camps. And: more, of it.\n- **Z-2** Another: one.\n"

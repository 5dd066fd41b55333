from __future__ import annotations

import re

import pytest
from typer.testing import CliRunner

from alhambra.cli.app import app
from alhambra.cli.commands.rules import clause_text, rule_files
from alhambra.cli.saying import speak
from alhambra.core.clauses import clauses
from alhambra.core.data import load
from alhambra.core.errors import AlhambraError
from tests.clauses import clause
from tests.cli.running import run, talk


def rules(*words: str) -> str:
    done = CliRunner().invoke(app, ["rules", *words])
    if done.exception is not None:
        raise done.exception
    return done.output


def test_the_list_names_every_file_and_section() -> None:
    shown = rules()
    for one in clauses().values():
        assert one.file.removesuffix(".md") in shown.splitlines()
        assert one.section in shown
    assert "A-40 to A-44  Buy a tile" in shown


@pytest.mark.parametrize("word", ["A-56", "a-56"])
def test_a_clause(word: str) -> None:
    assert rules(word) == (
        "A-56 (classic, Building rules)\n  Two sides that touch are both walled or both open.\n"
    )  # fmt: skip


def test_a_clause_with_a_table_keeps_its_lines() -> None:
    assert "  | tower | 6 | 13, 6 | 21, 13, 6 |\n" in rules("A-73")


def test_every_clause_fits_on_the_screen() -> None:
    for clause_id in clauses():
        text = clause_text(clause_id)
        assert "**" not in text
        assert all(len(line) <= 80 for line in text.splitlines() if "|" not in line)


@pytest.mark.parametrize("word", ["classic", "Classic", "classic.md"])
def test_a_whole_file(word: str) -> None:
    shown = rules(word)
    assert shown.startswith("# Classic Alhambra (2-6 players)\n")
    assert "- **A-12** Shuffle the money cards." in shown
    assert "**[reading]**" in shown


@pytest.mark.parametrize("page", ["README", "glossary"])
def test_a_page_about_the_rules_is_no_rules_file(page: str) -> None:
    assert page not in rule_files() and "classic" in rule_files()


@pytest.mark.parametrize(
    ("word", "hint"),
    [
        ("A-99", "near it are A-9"),
        ("clasic", "did you mean 'classic'?"),
        ("xyzzy", "'alhambra rules' lists the files."),
    ],
)
def test_what_there_is_not(word: str, hint: str) -> None:
    with pytest.raises(AlhambraError, match="There is no clause") as error:
        rules(word)
    assert hint in str(error.value)


@clause("W-23")
def test_the_coins_of_a_sheet_are_as_many_as_the_data_says() -> None:
    coins = load("roll_and_write.json")["coins"]["on_sheet"]
    assert f"The sheet has {coins} coins (data/roll_and_write.json)" in " ".join(rules("W-23").split())


def test_no_clause_shows_a_key_of_the_data() -> None:
    for one in clauses().values():
        assert not re.findall("`(?!data/|components.json`)[^`]*`", one.text), one.id
        assert "`" not in clause_text(one.id)


@pytest.mark.parametrize(
    ("language", "shown"), [("fr", "Deux côtés qui se touchent"), ("es", "Dos lados"), ("de", "Zwei Seiten")]
)
def test_the_rules_in_another_language(language: str, shown: str) -> None:
    assert shown in run("rules", "A-56", "--language", language).out
    assert run("--language", language, "rules", "medinas").out.startswith("# ")
    assert "\nmedinas\n" in run("rules", f"--language={language}").out


@pytest.mark.parametrize(("language", "shown"), [("en", "Two sides that touch"), ("fr", "Deux côtés qui se touchent")])
def test_a_clause_in_a_game_is_in_its_language(language: str, shown: str) -> None:
    speak(language)
    assert shown in " ".join(talk("--seed 7", "rules A-56").split())

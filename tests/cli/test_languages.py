"""The command line in the language that is asked for, or that of the environment; and in no other."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path

import pytest

from alhambra.catalogue.files import languages
from alhambra.cli.app import AllCommands
from alhambra.cli.choosing import OUR_OWN, SYSTEM, asked_for, chosen, surrounding
from alhambra.cli.figures import counted, day_text, figure, shortest
from alhambra.cli.saying import speak, spoken
from tests.cli.running import Ran, refused, run
from tests.support.decorated import bare, decorated

COMMANDS = list(AllCommands.places)
# What is typed, and notation: options and their values, names of commands and of the program
TYPED = re.compile(r"alhambra|--[a-z-]+|[0-9.]*<=x<=[0-9.]+|x>=[0-9.]+|[\[\]{}()<>;:,./|…=-]")


@pytest.mark.parametrize(
    ("words", "language"),
    [
        ("--language fr", "fr"),
        ("--language=fr play", "fr"),
        ("play --seats 3 --language de", "de"),
        ("rules --language es A-56", "es"),
        ("play --language fr --language de", "de"),
        ("play", None),
        ("play --language", None),
        ("rules -- --language fr", None),
    ],
)
def test_the_option_stands_before_or_behind_the_name_of_a_command(words: str, language: str | None) -> None:
    assert asked_for(words.split()) == language


@pytest.mark.parametrize(
    ("value", "language"),
    [
        ("fr", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("es_ES@euro", "es"),
        ("DE", "de"),
        ("de-AT", "de"),
        ("en_GB.UTF-8", "en"),
        ("C", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("tlh_Latn", "en"),
        ("", "en"),
    ],
)
def test_the_environment_names_a_language(value: str, language: str) -> None:
    for name in (OUR_OWN, *SYSTEM):
        assert surrounding({name: value}) == language
    assert surrounding({}) == "en"


def test_what_counts_first() -> None:
    order = [OUR_OWN, *SYSTEM]
    for number, name in enumerate(order):
        later = dict.fromkeys(order[number + 1 :], "de_DE.UTF-8")
        assert surrounding({**later, name: "fr"}) == "fr"
        assert surrounding({**later, name: ""}) == ("de" if later else "en")
    assert chosen(["play", "--language", "es"], {OUR_OWN: "fr", "LC_ALL": "de"}) == "es"
    assert chosen(["play"], {OUR_OWN: "fr", "LC_ALL": "de"}) == "fr"


@pytest.mark.parametrize("words", ["--language tlh", "play --language tlh", "--language=", "rules --language fr_FR"])
def test_a_language_that_there_is_not(words: str) -> None:
    ran = run(*words.split())
    assert refused(ran, "There is no language '") and "there are de, en, es, fr." in ran.err


def test_a_language_without_its_name() -> None:
    assert refused(run("play", "--language"), "Option '--language' requires an argument.")


def test_the_console_script_speaks_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(OUR_OWN, "es_MX.UTF-8")
    assert "Dos lados" in run("rules", "A-56").out and spoken() == "es"
    assert "Deux côtés" in run("--language", "fr", "rules", "A-56").out and spoken() == "fr"
    assert "Two sides" in run("rules", "A-56", "--language", "en").out and spoken() == "en"


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_every_command_has_the_option(command: str) -> None:
    assert "--language LANGUAGE" in run(*command.split(), "--help").out


@pytest.mark.parametrize("command", ["", *COMMANDS])
@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_help_in_every_language(language: str, command: str) -> None:
    ran, english = (run(*command.split(), "--help", "--language", one) for one in (language, "en"))
    assert (ran.code, ran.err) == (0, "")
    assert ran.out != english.out
    for words in ("Show this message", "Options:", "Commands:", "Arguments:", "default:", "required", "env var"):
        assert words not in ran.out


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_nothing_in_the_help_comes_from_elsewhere(command: str) -> None:
    with decorated():
        shown = run(*command.split(), "--help").out
    assert "⟦" in shown
    assert set(words_of(shown)) <= set(COMMANDS)


def words_of(shown: str) -> list[str]:
    """The words that are in no decoration, without what is typed."""
    return TYPED.sub(" ", bare(shown)).split()


USAGE = {
    "plya": "no-such-command",
    "nothing": "no-such-command",
    "--nonsense": "unknown-option",
    "play --seat 3": "unknown-option",
    "play -x": "unknown-option",
    "arena": "missing-option",
    "verify": "missing-argument",
    "backup": "missing-argument",
    "play --seats": "option-lacks-value",
    "--language": "option-lacks-value",
    "serve --open=3": "option-takes-no-value",
    "play --help=3": "option-takes-no-value",
    "rules a b c": "extra-arguments",
    "play something": "extra-arguments",
    "play --seats many": "no-whole-number",
    "serve --port 1.0": "no-whole-number",
    "bench --seconds long": "no-number",
    "serve --port -1": "value-too-low",
    "serve --bot-pause nan": "value-too-low",
    "serve --port 65536": "value-too-high",
    "play --language tlh": "no-such-language",
    "play --option a": "no-option",
    "simulate --bots a,b": "number-of-bots",
    "bench --seconds 0": "bench-seconds",
    "daily --date today": "no-date",
    "serve --log xml": "wrong-value",
    "rules clasic": "no-clause-or-file",
}


@pytest.mark.parametrize("words", USAGE)
def test_what_is_wrong_with_a_command_line_is_a_message(words: str) -> None:
    with decorated():
        ran = run(*words.split())
    assert (ran.code, ran.out) == (2, "")
    assert bare(ran.err) == "alhambra:"
    assert said_english(words).code == 2


def said_english(words: str) -> Ran:
    """The same in English, one line."""
    ran = run(*words.split())
    assert re.fullmatch(r"alhambra: [^\n⟦]*[.?]( \([A-Z]-\d+\))?\n", ran.err), ran.err
    return ran


def test_signs_that_would_do_something_to_the_terminal_are_spelt() -> None:
    ran = run("pl\x1bay")
    assert ran == (2, "", "alhambra: No such command 'pl\\x1bay'. Did you mean 'play' or 'replay'?\n")


def test_what_commands_print_is_a_message(tmp_path: Path) -> None:
    with decorated():
        version = run("--version").out
        summary = run("simulate", "--seats", 2, "--games", 2, "--seed", 7).out
        measured = run("bench", "--seconds", 0.01).out
        (tmp_path / "empty").touch()
        empty = run("replay", tmp_path / "empty")
        shared = run("daily", "--bot", "random", "--date", "2026-01-31").out.rpartition("\n\n")[2]
    assert words_of(version.partition("\n")[2]) == []
    assert re.sub(r"[─━│┃┏┓└┘┡┩┴┳╇\d\s]|random", "", bare(summary)) == ""
    assert re.sub(r"[.\d\s]", "", bare(measured)) == ""
    assert bare(empty.err) == "alhambra:"
    assert re.sub(r"[■□\s]", "", bare(shared)) == ""


def test_numbers_and_dates_as_the_language_writes_them() -> None:
    numbers = (counted(1234567), figure(1234.56, 1), shortest(2.5, 2), shortest(3, 2), day_text(date(2026, 1, 31)))
    assert numbers == ("1,234,567", "1234.6", "2.5", "3", "2026-01-31")
    speak("fr")
    numbers = (counted(1234567), figure(1234.56, 1), shortest(2.5, 2), shortest(3, 2), day_text(date(2026, 1, 31)))
    assert numbers == ("1\u202f234\u202f567", "1234,6", "2,5", "3", "31 janvier 2026")

"""Sides in sentences: letters to type are the same in every language, others those of the language (glossary)."""

from __future__ import annotations

import re
from typing import Final

import pytest

from alhambra.catalogue.files import ENGLISH, entries, every_file
from alhambra.core.clauses import languages, written

# North, east, south and west, outside of text to type
LETTERS: Final = {"en": "NESW", "fr": "NESO", "es": "NESO", "de": "NOSW"}
EVERY: Final = pytest.mark.parametrize("language", LETTERS)
# Letters in the names of a kit's tiles, which are said as they are written
STORED: Final = {"unfit-sides"}
# A word of such letters, or a corner in lower case; not part of `tower-9-ES`, of `S-7`, of `s’en servir`
LONE: Final = re.compile(r"(?<![\w.:/@’'-])(?:[NESWO]{1,4}|[ns][ew])(?![\w:/@’'-])")
TYPED: Final = re.compile(r"\b(?:[a-z]+-)*[a-z]*\d+-[NESW]+\b")
REMARK: Final = re.compile(r"^#.*$", re.MULTILINE)


def messages(language: str) -> dict[str, str]:
    """Every message of a language, also of the page, as written in its file."""
    found = (entry for path in every_file(language) for entry in entries(path, page=True))
    return {id_: REMARK.sub("", text) for id_, text in found}


def foreign(text: str, letters: str) -> list[str]:
    """Words of letters that mean sides in other languages, but not in this one."""
    return [word for word in LONE.findall(text) if not set(word.upper()) <= set(letters)]


@EVERY
def test_letters_of_sides_in_a_sentence_are_those_of_the_language(language: str) -> None:
    texts = {one.id: one.text for one in written(language).values()} | messages(language)
    wrong = {id_: found for id_, text in texts.items() if (found := foreign(text, LETTERS[language]))}
    assert {id_: found for id_, found in wrong.items() if id_ not in STORED} == {}


@EVERY
def test_what_is_typed_has_the_same_letters_in_every_language(language: str) -> None:
    english, other = messages(ENGLISH), messages(language)
    typed = {id_: sorted(TYPED.findall(text)) for id_, text in english.items() if TYPED.search(text)}
    assert {"lay-where", "gatehouse-where", "march-where", "no-side-of-a-tile"} <= typed.keys()
    assert {id_: sorted(TYPED.findall(other[id_])) for id_ in typed} == typed


@EVERY
def test_letters_that_are_stored_are_told_as_they_are_stored(language: str) -> None:
    for id_ in STORED:
        assert set(LONE.findall(messages(language)[id_])) >= set("NESW"), id_


@EVERY
def test_guards_are_put_in_the_same_order_whatever_the_sides_are_called(language: str) -> None:
    assert f" {', '.join(LETTERS[language])} " in written(language)["R-50"].text


@pytest.mark.parametrize(
    ("language", "corners"),
    [
        ("fr", "au nord-est, au sud-est, au sud-ouest ou au nord-ouest"),
        ("es", "al noreste, al sureste, al suroeste o al noroeste"),
        ("de", "im Nordosten, Südosten, Südwesten oder Nordwesten"),
    ],
)
def test_positions_are_typed_so_their_clause_has_words(language: str, corners: str) -> None:
    assert corners in written(language)["G-1"].text


def test_every_language_says_what_its_letters_are() -> None:
    assert set(LETTERS) == set(languages())


@pytest.mark.parametrize(
    ("language", "text", "found"),
    [
        ("fr", "dans l’ordre N, E, S, W ; S’il reste, tower-9-W en n1-SW (S-7)", ["W"]),
        ("es", "lado largo NE, SE, SW o NW", ["SW", "NW"]),
        ("de", "lange Seite NE, se von n1, so wie N, O, S, W", ["NE", "se"]),
        ("de", "gate:tower@n1-NE, terrain-04-E", []),
    ],
)
def test_letters_of_another_language_are_found(language: str, text: str, found: list[str]) -> None:
    assert foreign(text, LETTERS[language]) == found

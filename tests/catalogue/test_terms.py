"""The words of every language are those of the glossary: names of things, and the nouns in sentences."""

from __future__ import annotations

import re
from collections import defaultdict
from functools import cache
from typing import Final

import pytest

from alhambra.catalogue.files import ENGLISH, entries, every_file
from tests.test_glossary import GENDER, ROWS, TITLES, Row

COLUMNS: Final = {"en": 1, "fr": 2, "es": 3, "de": 4}
OTHERS: Final = pytest.mark.parametrize("language", [language for language in COLUMNS if language != ENGLISH])
# Names in the catalogue that are rows of the glossary by another id
NAMES: Final = {"type": "", "currency": "", **{kind.rstrip("-"): kind for kind in TITLES}}
ODD: Final = {"fountain"}  # no type of building; its name stands with an article
# fmt: off
# English words that mean more than their row, or are part of set phrases
LOOSE: Final = {
    "back", "board", "box", "change", "clause", "example", "game", "games", "host", "kind", "log", "modules",
    "move", "moves", "options", "place", "play", "position", "rules", "score", "scores", "seats", "sheet", "side",
    "sound", "sum", "table", "turn",
}
# Sentences that do well without the noun, or with a short form of it: buttons, headings, "yours" for "in your hand"
OTHERWISE: Final = {
    "fr": [
        "ability-plaza", "action-remove", "box-red-palace", "build-or-coins", "can-act", "draft-pile-chosen",
        "end-thought", "gatehouse-where", "group-redesign", "guards-posted", "help-how-redesign", "help-how-turn",
        "no-sheet-move", "preview-no-cards", "scoring-card-turned", "scoring-held", "scoring-now", "seat-sit",
        "seat-vacate", "share-line", "sheet-help", "site-signs", "the-scoring",
        "turn-redesign",
    ],
    "es": [
        "board-display", "box-red-palace", "build-or-coins", "can-act", "draft-pile-chosen", "end-thought",
        "falcon-choose-first", "falcon-where", "gatehouse-where", "guards-ability-paid", "guards-ability-used",
        "left-money", "marker-turned-in-vain", "no-free-point", "no-gain", "no-sheet-move", "row-supply",
        "seat-sit", "seat-vacate", "sheet-help",
    ],
    "de": [
        "ability-new-token",
        "action-done", "action-remove", "board-display", "box-red-palace", "build-or-coins", "can-act",
        "column-seat", "draft-pile-chosen", "drawn-site", "gatehouse-no-money", "gatehouse-too-little-money",
        "gatehouse-where", "group-marker", "guards-purchase-bound", "help-keys", "left-money", "marker-turned-in-vain",
        "new-token-begun", "no-gain", "no-money", "no-sheet-move", "nothing-left-to-buy", "preview-no-cards",
        "row-markers", "row-pawns", "scoring-card-turned", "scoring-held", "scoring-now", "seat-sit", "seat-vacate",
        "share-line", "sheet-help", "site-no-money", "site-too-little-money", "the-scoring", "token-without-purchase",
        "too-little-money", "turn-done", "turn-remove",
    ],
}
# fmt: on
# What a sentence is not about: Fluent's own, typed words in quotes, attributes
NO_PROSE: Final = re.compile(r"\{[^{}]*\}|\$\w+|^ +\.\w+ =|\[\w+\]|->|'[^']*'|‘[^’]*’|«[^»]*»|„[^“]*“", re.MULTILINE)


def forms(cell: str) -> list[str]:
    """`jardin m., jardins` without gender and what brackets explain."""
    plain = re.sub(r"\([^)]*\)|\bpl\.", "", GENDER.sub("", cell))
    return [form.strip().lower() for form in plain.split(",") if form.strip()]


@cache
def texts(language: str) -> dict[str, str]:
    """The prose of every message."""
    found = (entry for path in every_file(language) for entry in entries(path, page=True))
    return {id_: NO_PROSE.sub(" ", text.partition("=")[2]).lower() for id_, text in found}


@cache
def nouns() -> dict[str, list[Row]]:
    """The rows of nouns by their English words; a word may stand for two things."""
    rows = defaultdict(list)
    for row in ROWS:
        if GENDER.search(row.german) and not row.id.startswith(TITLES):
            for form in forms(row.english):
                if form not in LOOSE:
                    rows[form].append(row)
    return rows


def terms(text: str) -> list[str]:
    """The nouns of the glossary in an English text, the longest where one is part of another."""
    found: list[str] = []
    for noun in sorted(nouns(), key=len, reverse=True):
        if re.search(rf"(?<![\w-]){re.escape(noun)}(?![\w-])", text):
            found.append(noun)
            text = text.replace(noun, " ")
    return found


def stems(cell: str) -> set[str]:
    """What any inflection or compound of a term has: the beginning of its first long word."""
    words = (re.split(r"[\s’'-]", form) for form in forms(cell))
    longest = (next((word for word in form if len(word) > 3), form[0]) for form in words)
    return {word[: max(3, len(word) - 2)].translate(str.maketrans("äöüáéíóú", "aouaeiou")) for word in longest}


def says(text: str, noun: str, language: str) -> bool:
    """Whether a text has a word that the glossary has for a noun."""
    plain = text.translate(str.maketrans("äöüáéíóú", "aouaeiou"))
    return any(stem in plain for row in nouns()[noun] for stem in stems(row[COLUMNS[language]]))


@pytest.mark.parametrize("language", COLUMNS)
def test_names_are_those_of_the_glossary(language: str) -> None:
    rows = {row.id: row for row in ROWS}
    wrong = []
    for id_, text in texts(language).items():
        kind, _, word = id_.partition("-")
        row = rows.get(f"{NAMES[kind]}{word}") if kind in NAMES else None
        if row is None or row.id in ODD:
            continue
        name = text.splitlines()[0].strip()
        known = forms(row[COLUMNS[language]])
        # Abilities are typed as they are called in English.
        if name not in known and (language != ENGLISH or name.replace("-", " ") not in known):
            wrong.append((id_, name, row[COLUMNS[language]]))
    assert wrong == []


def otherwise(language: str) -> dict[str, list[str]]:
    """The messages that are said without the glossary's noun, by the noun."""
    other = texts(language)
    found = defaultdict(list)
    for id_, text in texts(ENGLISH).items():
        for noun in terms(text):
            if id_ in other and not says(other[id_], noun, language):
                found[noun].append(id_)
    return found


@OTHERS
def test_nouns_in_sentences_are_those_of_the_glossary(language: str) -> None:
    found = {id_ for ids in otherwise(language).values() for id_ in ids}
    assert sorted(found) == OTHERWISE[language], "said with another word than the glossary's, or no longer so"


def test_a_word_that_is_not_the_glossarys_is_found() -> None:
    assert says("deine reserve", "reserve", "de") and not says("dein vorrat", "reserve", "de")
    assert terms("the money cards of the market") == ["money cards", "market"]

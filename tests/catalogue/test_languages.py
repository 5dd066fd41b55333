"""Every language says what English says, of the same things."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import product

import pytest
from fluent.syntax import ast

from alhambra.catalogue import speaking
from alhambra.catalogue.bundle import Bundle, bundle
from alhambra.catalogue.files import ENGLISH, FOLDER, entries, every_file, files_of, languages, name_of, sources
from alhambra.catalogue.table import parsed, table
from alhambra.core.english import English, english
from alhambra.core.language import JOINTS, Said, Value, split
from alhambra.modules import MODULES, folder_of
from tests.catalogue.comparing import Table, faults, uneven
from tests.support.patterns import arguments, variables
from tests.support.sets import messages

EVERY = pytest.mark.parametrize("language", languages())
# What may stand in a gap, in each of which a pattern is tried
TRIED: Sequence[Value] = (1, 2, 3, 1000, "tower", "yes", ("florin", "dirham"), ("a", "b", "c"), (), Said("you"))


def kinds() -> set[str]:
    """What has names: arguments that are shown in a form."""
    shown = {split(name) for pattern in english().patterns.values() for name in variables(pattern)}
    arguments_named = {argument.rpartition("_")[2] for argument, form in shown if form and form not in JOINTS}
    return arguments_named | {re.sub("s$", "", re.sub("ies$", "y", one)) for one in arguments_named}


def test_there_is_english() -> None:
    assert ENGLISH in languages()


@EVERY
def test_no_id_stands_twice(language: str) -> None:
    every = every_file(language)
    ids = [entry.id.name for path in every for entry in parsed(path, page=True) if isinstance(entry, ast.Message)]
    assert [id_ for id_, count in Counter(ids).items() if count > 1] == []
    assert [id_ for id_ in ids if not re.fullmatch("[a-z]+(-[a-z0-9]+)*", id_)] == []


@EVERY
def test_files_are_those_of_english_and_of_modules(language: str) -> None:
    folder, first = FOLDER / language, FOLDER / ENGLISH
    assert {path.name for path in folder.iterdir()} <= {path.name for path in first.iterdir()}
    assert {name_of(path) for path in every_file(language)} <= {name_of(path) for path in every_file(ENGLISH)}


def test_every_module_has_its_words() -> None:
    own = {path.parent.name for path in every_file(ENGLISH) if name_of(path).startswith("modules/")}
    assert own == set(map(folder_of, MODULES))


def test_refusals_of_a_module_have_a_part_of_its_file() -> None:
    """The page says them by the ids that the server sends, and takes the other messages by name."""
    parts = re.compile(r"^## Refusals.*\n(?:(?!## ).*\n)*", re.MULTILINE)
    refused = {message.id for message in messages()}
    for path in [path for path in every_file(ENGLISH) if name_of(path).startswith("modules/")]:
        written = "".join(parts.findall(path.read_text(encoding="utf-8")))
        in_parts = set(re.findall("^[a-z][a-z0-9-]*", written, re.MULTILINE))
        assert in_parts == {id_ for id_, _ in entries(path)} & refused, path


@EVERY
def test_messages_can_be_taken_one_by_one(language: str) -> None:
    for path in files_of(language):
        assert [id_ for id_, _ in entries(path)] == [
            f"-{one.id.name}" if isinstance(one, ast.Term) else one.id.name for one in parsed(path)
        ]


@EVERY
def test_a_language_says_nothing_but_what_english_says(language: str) -> None:
    assert faults(table(language), table()) == []


@EVERY
def test_names_of_a_kind_have_the_same_forms(language: str) -> None:
    assert uneven(table(language), kinds()) == []


def test_faults_are_found() -> None:
    first: Table = {"a": ["x ", ["tile"]], "b": ["y"], "type-a": ["A"], "type-a.plural": ["As"], "type-b": ["B"]}
    other: Table = {"a": [["n", {"one": [["place"]], "*": []}]], "c": ["z"], "type-a": ["Ah"], "type-b": ["Be"]}
    assert faults(other, first) == ["c is unknown", "a has other gaps"]
    assert uneven(first, {"type"}) == ["type"] and uneven(other, {"type"}) == []


@pytest.mark.parametrize("value", TRIED, ids=str)
def test_the_plain_table_says_what_fluent_says(value: Value) -> None:
    plain, fluent = english(), bundle(ENGLISH)
    for id_, pattern in table().items():
        args = dict.fromkeys(arguments(pattern), value)
        message, _, form = id_.partition(".")
        assert plain.text(message, args, form) == fluent.text(message, args, form), id_


def test_a_language_of_its_own_grammar() -> None:
    """Who is told of as you, forms of names, and plurals, as another language has them."""
    messages = {
        "took": "took = { $whoPerson ->\n    [second] Du hast\n   *[third] { $who } hat\n } { $cards } genommen.\n",
        "you": "you = Du\n    .person = second\n",
        "of": "of = { $count ->\n    [one] { $count } Karte { $currencyGenitive }\n   *[other] { $count } Karten\n }\n",
        "currency-dinar": "currency-dinar = Dinar\n    .genitive = des Dinars\n",
    }
    german = Bundle("de", messages)
    cards = ("y1", "g2", "b3")
    assert german.say(Said("took", {"who": Said("you"), "cards": cards})) == "Du hast y1, g2 und b3 genommen."
    assert german.say(Said("took", {"who": "Ann", "cards": cards[:1]})) == "Ann hat y1 genommen."
    assert german.say(Said("of", {"count": 1, "currency": "dinar"})) == "1 Karte des Dinars"
    assert german.say(Said("of", {"count": 1000, "currency": "dinar"})) == "1000 Karten"
    with pytest.raises(LookupError):
        german.say(Said("took", {"who": "Ann"}))


def test_what_a_language_does_not_say_yet_is_said_in_english() -> None:
    begun = Bundle("it", {"nothing": "nothing = niente\n"})
    assert begun.listed([]) == "niente"
    assert begun.has("game-over") and begun.say(Said("game-over")) == english().say(Said("game-over"))
    assert begun.name("currency", "dinar", "plural") == "dinars" and not begun.has("no-message-of-this-name")


def test_english_is_said_without_fluent() -> None:
    assert isinstance(speaking(ENGLISH), English)
    assert sources(ENGLISH).keys() == {id_ for id_ in table() if "." not in id_}


def test_lists() -> None:
    words = [(), ("a",), ("a", "b"), ("a", "b", "c")]
    told = ["nothing", "a", "a and b", "a, b and c"]
    for (said, expected), speaker in product(zip(words, told, strict=True), (english(), bundle(ENGLISH))):
        assert speaker.listed(said) == expected


@pytest.mark.parametrize(("language", "expected"), [("en", "New: a; b."), ("fr", "Nouveau\u00a0: a\u00a0; b.")])
def test_what_stands_between_the_words_of_a_list_is_the_language_s(language: str, expected: str) -> None:
    assert speaking(language).say(Said("news", {"parts": ("a", "b")})) == expected

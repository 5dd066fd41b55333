"""Parts that could not be recovered are called a reconstruction: in clauses, to players and in the README."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest

import alhambra
from alhambra.catalogue.files import entries, every_file
from alhambra.core.clauses import languages, written
from tests.cli.running import run
from tests.cli.test_play import talk

PACKAGE: Final = Path(alhambra.__file__).parent
README: Final = Path(__file__).parents[2] / "README.md"
WORD: Final = {"en": "reconstruction", "fr": "reconstitution", "es": "reconstrucción", "de": "Rekonstruktion"}
EVERY: Final = pytest.mark.parametrize("language", WORD)
# The clauses about reconstructed components, by the message that tells players of them
COMPONENTS: Final = {
    "bazaars": {"B-1"},
    "camps": {"C-1"},
    "guards": {"R-4", "R-11", "R-63"},
    "sheet": {"W-1", "W-23"},
    "tokens": {"R-1"},
}
RULES: Final = {"falconers": {"F-1"}}  # rules that are a reconstruction as a whole


def told(language: str) -> dict[str, str]:
    """The messages that tell players of a reconstruction, by its subject, with the form for the page."""
    found = (entry for path in every_file(language) for entry in entries(path, page=True))
    return {id_.removeprefix("reconstructed-"): text for id_, text in found if id_.startswith("reconstructed-")}


def test_there_is_a_word_for_it_in_every_language() -> None:
    assert set(WORD) == set(languages())


@EVERY
def test_clauses_about_components_that_are_one_say_so(language: str) -> None:
    marked = {one.id for one in written(language).values() if f"**{WORD[language]}**" in one.text}
    assert marked == set().union(*COMPONENTS.values())


@EVERY
def test_players_are_told_of_every_such_clause(language: str) -> None:
    clauses = {part: set(re.findall(r"rules ([A-Z]-\d+)", text)) for part, text in told(language).items()}
    assert clauses == COMPONENTS | RULES
    for text in told(language).values():
        terminal, _, page = text.partition(".page =")
        assert WORD[language] in terminal and WORD[language] in page


@EVERY
def test_cards_of_modules_that_can_be_added_say_so(language: str) -> None:
    cards = dict(entry for path in every_file(language) for entry in entries(path, page=True))
    assert {id_ for id_ in cards if id_.startswith("adds-") and WORD[language].casefold() in cards[id_].casefold()} == {
        "adds-bazaars", "adds-camps", "adds-falconers",
    }  # fmt: skip


def test_data_that_are_one_are_those_of_these_clauses() -> None:
    """The source of each datum stands beside it, and a clause speaks of each."""
    files = {path.stem: path for path in PACKAGE.glob("data/*.json")}
    files |= {path.parent.name: path for path in PACKAGE.glob("modules/*/components.json")}
    data = {name: json.loads(path.read_text(encoding="utf-8")) for name, path in files.items()}
    lost = {name: {key.removesuffix("_provenance") for key in _reconstructed(one)} for name, one in data.items()}
    assert {name: keys for name, keys in lost.items() if keys} == {
        "bazaars": {"tiles"},
        "camps": {"tiles"},
        "falconers": {"falcons"},
        "red_palace": {"terrain_tiles", "guard_board_points", "placement_tiles", "first_game_side"},
        "roll_and_write": {"grid", "coins"},
    }


def _reconstructed(data: Any) -> list[str]:
    texts = data.items() if isinstance(data, dict) else ()
    return [key for key, text in texts if key.endswith("_provenance") and "reconstructed" in text]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("--seats 2", set()),
        ("--seats 2 --modules medinas,gatehouses", set()),
        ("--seats 2 --modules bazaars", {"B-1"}),
        ("--seats 2 --modules falconers", {"F-1"}),
        ("--box red-palace --seats 2", {"R-1", "R-4", "R-11", "R-63"}),
        ("--box red-palace --seats 2 --modules camps", {"C-1", "R-1", "R-4", "R-11", "R-63"}),
        ("--box roll-and-write --seats 2", {"W-1", "W-23"}),
    ],
)
def test_a_game_begins_with_what_is_one_in_it(words: str, told: set[str]) -> None:
    shown = " ".join(talk(words=f"{words} --bots random --seed 4").split())
    assert set(re.findall(r"'rules ([A-Z]-\d+)'", shown)) == told
    assert ("reconstruction" in shown) == bool(told)


def test_the_list_of_rules_says_which_are_one() -> None:
    lines = run("rules").out.splitlines()
    said = {lines[at - 1]: line.strip() for at, line in enumerate(lines) if "reconstruction" in line}
    assert said == {
        "bazaars": "components that are a reconstruction: B-1",
        "camps": "components that are a reconstruction: C-1",
        "falconers": "a reconstruction: the rulebook's pages are lost",
        "red_palace": "components that are a reconstruction: R-1, R-4, R-11, R-63",
        "roll_and_write": "components that are a reconstruction: W-1, W-23",
    }


def test_the_readme_names_them() -> None:
    [paragraph] = [one for one in README.read_text(encoding="utf-8").split("\n\n") if "are lost" in one]
    said = " ".join(paragraph.split())
    for what in (
        "reconstruction", "terrain tiles", "placement tiles", "first-game side", "numbers for guards", "grid", "coins",
        "currencies of bazaars", "prices of camps", "falconers",
    ):  # fmt: skip
        assert what in said, what

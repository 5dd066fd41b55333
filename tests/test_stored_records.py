"""Stored games open for ever: every file in `tests/records/` verifies and can be told."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from alhambra import BOXES
from alhambra.cli.commands.replay import sentences
from alhambra.core.records import Record
from alhambra.lab.library import read_records, verify_record
from alhambra.modules.guards.board import NAMES
from tests.support.stored import FIRST, RECORDS

FILES = sorted(RECORDS.rglob("*.jsonl"))
GAMES = {path.stem: [record for _, record in read_records(path)] for path in FILES}
EVERY = [record for records in GAMES.values() for record in records]

# The verbs, and the clauses of points, that a module brings.
VERBS = {
    "score-tiles": set[str](),
    "gatehouses": {"gatehouse", "gate"},
    "building-sites": {"site", "draw", "marker", "finish"},
    "exchange-certificates": {"store"},
    "camps": set(),
    "falconers": {"falcon", "pay"},
    "bazaars": {"bazaar"},
    "medinas": set(),
}
GAINS = {"camps": {"C-6"}, "falconers": {"F-5"}, "bazaars": {"B-6"}, "medinas": {"M-3", "M-6"}}


def events_of(record: Record) -> Iterator[dict[str, Any]]:
    """Everything that happened, in order."""
    for events in record.events:
        yield from events


def verbs_of(record: Record) -> set[str]:
    return {word.partition(":")[0] for word in record.actions}


def clauses_of(record: Record) -> set[str]:
    """The clauses that points were given or lost by."""
    return {gain["clause"] for event in events_of(record) if event["event"] == "Scored" for gain in event["gains"]}


def fates_of_walls(record: Record) -> set[str]:
    """What became of the loose wall sections that were taken (R-36)."""
    fates, bare = set(), set[str]()  # how tiles that could carry it were put down without it
    for event in events_of(record):
        match event["event"]:
            case "TurnBegan":
                bare = set()
            case "Laid" | "Kept" as name if event.get("source") != "reserve" and not event["tile"].startswith("camp"):
                bare.add(name)
            case "WallPut":
                fates.add("put")
            case "WallReturned":
                fates |= {f"returned, with a tile {name.lower()}" for name in bare} or {
                    "returned, with every tile given"
                }
    return fates


def purchases_after_new_tokens(record: Record) -> set[str]:
    """The purchases that were made in the action that a new token began (R-40)."""
    found, bound = set(), False
    for event in events_of(record):
        if event["event"] == "TokenReplaced":
            bound = True
        elif event["event"] in ("Bought", "PreviewBought", "BazaarBought"):
            if bound:
                found.add(event["event"])
            bound = False
    return found


def turned_markers(record: Record) -> Iterator[tuple[bool, bool]]:
    """For each marker turned at the end (S-7): whether cards were lost, and whether a certificate was void."""
    kept: dict[int, str] = {}
    for event in events_of(record):
        cards = event.get("cards")
        if isinstance(cards, list) and "x" in cards:
            del kept[event["seat"]]
        if event["event"] == "Stored":
            kept[event["seat"]] = event["currency"]
        elif event["event"] == "MarkerTurned":
            void = kept.get(event["seat"]) == event["currency"]
            if void:
                del kept[event["seat"]]
            yield bool(cards), void


def test_there_is_a_game_of_every_box_for_every_number_of_players() -> None:
    wanted = {f"{box.name}-{seats}" for box in BOXES.values() for seats in range(box.seats[0], box.seats[1] + 1)}
    assert {*wanted, "roll-and-write-duel"} <= set(GAMES)


def test_every_stored_game_has_an_end() -> None:
    assert all(record.result for record in EVERY)


def test_the_first_revision_has_made_what_lies_in_its_folder() -> None:
    assert all(record.config.rules == () for path in FIRST.glob("*.jsonl") for record in GAMES[path.stem])


def test_every_ability_and_option_of_the_red_palace_is_stored() -> None:
    records = [record for record in EVERY if record.config.box == "red-palace"]
    words = {word.split(":")[1] for record in records for word in record.actions if word.startswith("use:")}
    assert words == set(NAMES)
    assert {pair for record in records for pair in record.config.options} == {
        (name, value) for name, values in BOXES["red-palace"].options.items() for value in values
    }
    assert {name for record in records for name in record.config.modules} >= {"bazaars", "camps", "medinas"}


@pytest.mark.parametrize("module", VERBS)
def test_every_module_of_classic_alhambra_is_stored_alone_and_in_use(module: str) -> None:
    alone = [record for record in EVERY if record.config.box == "classic" and record.config.modules == (module,)]
    assert any(verbs_of(record) >= VERBS[module] for record in alone)
    assert any(clauses_of(record) >= GAINS.get(module, set()) for record in alone)


@pytest.mark.parametrize("name", ["classic-2-all-modules", "classic-5-all-modules"])
def test_all_modules_of_classic_alhambra_are_stored_together_and_in_use(name: str) -> None:
    (record,) = GAMES[name]
    assert set(record.config.modules) == set(VERBS)
    assert verbs_of(record) >= set().union(*VERBS.values())
    assert clauses_of(record) >= set().union(*GAINS.values())


def test_modules_are_stored_with_all_that_can_happen_in_them() -> None:
    happened = {name: {event["event"] for event in events_of(GAMES[name][0])} for name in GAMES}
    assert happened["classic-6-gatehouses"] >= {"BoughtWithGatehouse", "GatehouseLaid", "GatehouseReturned"}
    assert happened["classic-2-building-sites"] >= {"SiteStarted", "MarkerPut", "SiteFinished", "MarkerTurned"}
    certificates = GAMES["classic-3-exchange-certificates"][0].actions
    assert any(word.endswith(":x") for word in certificates), "a certificate that pays alone"
    assert any(word.endswith(",x") for word in certificates), "a certificate that pays with cards"
    assert "store:none" in certificates


def test_every_fate_of_a_loose_wall_section_is_stored() -> None:
    for name in ("red-palace-2-R-36", "red-palace-2-R-36-modules"):
        assert set().union(*(fates_of_walls(record) for record in GAMES[name])) == {
            "put", "returned, with every tile given", "returned, with a tile laid", "returned, with a tile kept",
        }  # fmt: skip


def test_every_purchase_after_a_new_token_is_stored() -> None:
    made = {name: set().union(*map(purchases_after_new_tokens, GAMES[name])) for name in GAMES}
    assert made["red-palace-2-R-36"] == {"Bought", "PreviewBought"}
    assert made["red-palace-2-R-36-modules"] == {"Bought", "PreviewBought", "BazaarBought"}


def test_every_loss_by_a_turned_marker_is_stored() -> None:
    turned = [set(turned_markers(record)) for record in GAMES["classic-S-7"]]
    assert any((True, True) in one for one in turned), "cards were lost and a certificate was void"
    assert any((False, True) in one for one in turned), "a certificate was void, and there were no cards to lose"
    assert any((True, False) in one for one in turned)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_verifies(path: Path) -> None:
    assert GAMES[path.stem]
    for record in GAMES[path.stem]:
        verify_record(record)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_stored_record_can_be_told(path: Path) -> None:
    for record in GAMES[path.stem]:
        told = [sentence for _, sentence in sentences(record, len(record.actions))]
        assert all(sentence.endswith(".") and "\n" not in sentence for sentence in told)

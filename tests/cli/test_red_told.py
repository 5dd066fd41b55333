"""What happens in The Red Palace, told; its points, explained; its configs, refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from alhambra.cli.palace.report import report
from alhambra.cli.palace.scores import account, scoring_table
from alhambra.cli.palace.sentences import note_types, sentence_of
from alhambra.core.event import Event
from alhambra.modules.draft import rules as draft
from alhambra.modules.guards import events
from alhambra.modules.preview import rules as preview
from alhambra.modules.tokens import rules as tokens
from alhambra.palace.events import Bought, DisplayFilled, NeutralReceived
from alhambra.palace.explain import Gain, ScoreSheet, Scoring
from tests.clauses import clause
from tests.cli.running import refused, run

NAMES = ("Ann", "Bob")
SENTENCES: list[tuple[Event, str]] = [
    (
        draft.PilesDealt(1, (("y3", "g9"), ("b8",))),
        "The start money was dealt in piles (1: y3 and g9; 2: b8), the first turn to Bob.",
    ),
    (draft.PileChosen(0, 2, ("b8", "o9")), "Ann got pile 2 of the start money: b8 and o9, 17 in all."),
    (tokens.TokenDrawn("terrain-07", "arcades"), "terrain-07 got an arcades token."),
    (preview.PreviewFilled(1, "terrain-07"), "terrain-07 came onto preview square 1."),
    (preview.PreviewMoved(3, 2, True, "camp-1"), "camp-1 moved from preview square 3 to market square 2."),
    (
        events.GuardBoardSet((3, 0), ("card", "wall")),
        "The guard board had card and wall, and posts for 3 and any number of guards.",
    ),
    (events.AbilityUsed(0, "card", ("y3",), 0, None), "Ann used card to take y3 of the display."),
    (
        events.AbilityUsed(0, "half-building", ("tower",), 2, None),
        "Ann used half-building to take the half tower, paying 2 points for missing guards.",
    ),
    (
        events.AbilityUsed(1, "exchange", ("terrain-07", "2", "g4"), 1, "g4"),
        "Bob used exchange, paying g4 and 1 point for missing guards.",
    ),
    (events.AbilityUsed(1, "march", (), 0, None), "Bob used march."),
    (events.GuardPaid(1, "terrain-04-E"), "Bob paid the guard terrain-04-E."),
    (events.GuardsStationed(0, ("terrain-17-E", "terrain-17-W")), "Ann got a guard on terrain-17-E and terrain-17-W."),
    (events.GuardsPosted(1), "1 guard of the supply went to the posts of the guard board."),
    (events.GuardMarched(0, "terrain-17-E", "terrain-07-N"), "Ann marched the guard terrain-17-E to terrain-07-N."),
    (
        events.TokensSwapped(0, "terrain-07", "arcades", 2, "terrain-20", "tower"),
        "Ann swapped two tokens: terrain-07 became an arcades, terrain-20 on square 2 a tower.",
    ),
    (
        events.TokenReplaced(0, 2, "terrain-20", "tower", "garden"),
        "Ann drew a garden token for terrain-20 on square 2; the tower token went back into the bag.",
    ),
    (
        events.PreviewBought(0, 2, "terrain-07", ("b1", "b4"), 5),
        "Ann bought terrain-07 from preview square 2 for 5 dinar, paying exactly with b1 and b4.",
    ),
    (events.PlazaTaken(0, "plaza-1"), "Ann took plaza-1."),
    (events.WallPut(0, "plaza-1-S"), "Ann put the loose wall on the south side of plaza-1."),
    (
        events.WallReturned(1),
        "Bob put the loose wall back into the supply, as no tile was left to carry it.",
    ),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert sentence_of(event, NAMES) == sentence
    assert sentence_of(json.loads(json.dumps(event.to_json())), NAMES) == sentence


def test_there_is_a_sentence_for_every_event() -> None:
    found = [one for module in (draft, preview, tokens, events) for one in vars(module).values()]
    known = {one.__name__ for one in found if isinstance(one, type) and one.__module__.startswith("alhambra.modules")
             and issubclass(one, Event)}  # fmt: skip
    assert {type(event).__name__ for event, _ in SENTENCES} == known


def test_a_tile_is_told_with_the_type_it_has_then() -> None:
    types: dict[str, str] = {}
    told = []
    for event in (
        tokens.TokenDrawn("terrain-07", "tower"),
        Bought(0, 3, "terrain-07", ("b5",), 5, True),
        events.TokensSwapped(0, "terrain-07", "garden", 2, "terrain-20", "tower"),
        events.TokenReplaced(0, 2, "terrain-20", "tower", "arcades"),
        NeutralReceived(("terrain-07", "terrain-20", "camp-1")),
    ):
        told.append(sentence_of(event, NAMES, types))
        note_types(event, types)
    assert told[1].startswith("Ann bought terrain-07 (tower) from square 3")
    assert told[2].startswith("Ann swapped two tokens: terrain-07 (tower) became a garden")
    assert told[4] == "The neutral player received terrain-07 (garden), terrain-20 (arcades) and camp-1."


def test_a_refill_is_one_line() -> None:
    happened = [
        preview.PreviewMoved(3, 1, True, "terrain-12"),
        preview.PreviewMoved(2, 3, False, "terrain-13"),
        preview.PreviewFilled(1, "terrain-07"),
        tokens.TokenDrawn("terrain-07", "tower"),
        DisplayFilled(1, "y3"),
    ]
    assert list(report(happened, NAMES, {"terrain-12": "garden"})) == [
        "New: y3 on the display; terrain-12 garden (1) on the market; terrain-07 tower\n  (1) on the preview board."
    ]
    assert list(report([preview.PreviewMoved(1, 2, False, "camp-1")], NAMES)) == []


@clause("R-62", "R-63")
def test_half_buildings_and_guards_in_a_scoring() -> None:
    gains = (Gain(0, 19, "A-72", "tower", 2, 1, (), ("terrain-07", "half-tower")), Gain(1, 12, "R-63", "guards", 3))
    shown = scoring_table(Scoring(3, gains), NAMES)
    assert "tower        19 (2½)     -" in shown
    assert "guards          -      12 (3)" in shown
    assert shown.endswith("guards: 4 for each on the longest wall (R-63).")


@clause("R-13", "R-32")
def test_where_the_points_come_from() -> None:
    besides = (Gain(0, 5, "R-13", "start", 1), Gain(1, 5, "R-13", "start", 1), Gain(0, -3, "R-32", "missing-guards", 3))
    first = Scoring(1, (Gain(1, 4, "A-71", "wall", 4),))
    assert account(ScoreSheet((first,), None, (2, 9), besides), NAMES).splitlines() == [
        "Points until now      Ann      Bob",
        "at the start            5        5",
        "missing guards         -3        -",
        "first scoring           -        4",
        "score                   2        9",
        "(at the start R-13; missing guards R-32)",
    ]
    assert account(ScoreSheet((), None, (0, 0)), NAMES) == ""


@clause("K-2", "K-17")
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--option guard-board=half", "'guard-board' cannot be 'half'; there are first-game, full. (K-17)"),
        ("--option guard-board", "The option 'guard-board' lacks a value: write guard-board=first-game or"),
        ("--option scoring=tiles --option scoring=classic", "The option 'scoring' is given twice. (K-17)"),
        ("--modules score-tiles", "'score-tiles' is no module of The Red Palace; there are camps, bazaars, medinas"),
        ("--seats 7", "The Red Palace is played by 2 to 6, not by 7. (K-4)"),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate", "bench"])
def test_a_config_is_refused_with_what_is_allowed(command: str, words: str, sentence: str) -> None:
    assert refused(run(command, "--box", "red-palace", *words.split()), sentence)


def test_games_are_simulated_verified_told_and_measured(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    words = "--box red-palace --seats 2 --modules medinas,camps --option scoring=classic --option guard-board=full"
    assert run("simulate", *words.split(), "--games", 1, "--seed", 7, "--records", path).code == 0
    assert run("verify", path).out == "1 game verified\n"
    told = run("replay", path, "--at", 120).out
    assert "got pile" in told and "Posts    " in told and "Order    " not in told
    ran = run("bench", "--box", "red-palace", "--seconds", "0.001")
    assert ran.code == 0 and "decisions, loop in Python" in ran.out


def test_the_rules_of_the_box() -> None:
    assert run("rules", "red-palace").out == run("rules", "red_palace").out
    assert "  March (1 guard): after paying" in run("rules", "R-41").out

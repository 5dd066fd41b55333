"""`alhambra replay`, and the sentences for events."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from alhambra import parse_position, position
from alhambra.boxes import open_game
from alhambra.catalogue import speaking
from alhambra.cli.palace.sentences import sentence_of
from alhambra.cli.saying import listed, you
from alhambra.core.errors import RecordError
from alhambra.core.event import Event
from alhambra.core.records import Record, replay
from alhambra.modules.building_sites.words import MarkerTurned
from alhambra.modules.draft.rules import PilesDealt
from alhambra.modules.guards.events import WallReturned
from alhambra.palace import events
from alhambra.palace.explain import Gain
from tests.cli.running import refused, run

RECORDS = Path(__file__).parents[1] / "records"
TWO = RECORDS / "classic-2.jsonl"
THREE = RECORDS / "classic-3.jsonl"
NAMES = ("Ann", "Bob")

SENTENCES: list[tuple[Event, str]] = [
    (events.NeutralReceived(("garden-7", "tower-8")), "The neutral player received garden-7 and tower-8."),
    (events.MarketFilled(2, "tower-8"), "tower-8 came onto market square 2."),
    (events.Dealt(1, ("y3", "g8", "b9")), "Bob got y3, g8 and b9 to start with, 20 in all."),
    (events.TurnBegan(0), "Turn of Ann."),
    (events.DisplayFilled(4, "o9"), "o9 came onto slot 4 of the display."),
    (events.MoneyTaken(0, ("y3", "g2")), "Ann took y3 and g2."),
    (
        events.Bought(0, 2, "tower-8", ("g3", "g5"), 8, True),
        "Ann bought tower-8 from square 2 for 8 dirham, paying exactly with g3 and g5.",
    ),
    (
        events.Bought(1, 4, "tower-8", ("o9",), 8, False),
        "Bob bought tower-8 from square 4 for 8 ducat, paying with o9.",
    ),
    (events.Laid(0, "tower-8", "n2e1", "bought"), "Ann laid tower-8 at n2e1."),
    (events.Laid(0, "tower-8", "n2e1", "reserve"), "Ann laid tower-8 from the reserve at n2e1."),
    (events.Laid(0, "tower-8", "n2e1", "left-over"), "Ann laid the left-over tower-8 at n2e1."),
    (events.Kept(1, "tower-8"), "Bob put tower-8 into the reserve."),
    (events.Given(1, "tower-8"), "Bob gave tower-8 to the neutral player."),
    (events.Removed(1, "tower-8", "s1"), "Bob moved tower-8 from s1 to the reserve."),
    (events.Swapped(1, "tower-8", "garden-7", "s1"), "Bob swapped tower-8 at s1 with garden-7 of the reserve."),
    (events.Declined(1), "Bob took no further action."),
    (events.Passed(1), "Bob had no legal action and passed."),
    (events.DiscardsShuffled(60), "60 discarded cards were shuffled into a new money pile."),
    (events.DiscardsShuffled(1), "1 discarded card was shuffled into a new money pile."),
    (events.ScoringCardTurned(1), "The first scoring card turned up."),
    (
        events.Scored(2, (Gain(0, 5, "A-71", "wall", 5), Gain(0, 8, "A-72", "pavilion", 2)), (20, 3, 7)),
        "The second scoring was held: Ann +13 (wall 5, pavilion 8) = 20; Bob +0 = 3; the neutral player +0 = 7.",
    ),
    (
        events.EndBegan((("y3", "g2"), ())),
        "The supply could not fill the market and the end began, with these hands: Ann y3 and g2; Bob nothing.",
    ),
    (
        events.LeftOverGiven(1, "tower-8", 1, (3, 9)),
        "The left-over tower-8 of square 1 went to Bob for most florin (Ann 3, Bob 9).",
    ),
    (
        events.LeftOverGiven(3, "tower-8", None, (9, 9)),
        "The left-over tower-8 of square 3 went to nobody, as nobody alone had most dinar (Ann 9, Bob 9).",
    ),
    (events.GameOver((1,), (99, 120)), "The game was over and Bob won: Ann 99, Bob 120."),
    (events.GameOver((0, 1), (99, 99)), "The game was over and Ann and Bob shared the victory: Ann 99, Bob 99."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert sentence_of(event, NAMES) == sentence
    assert sentence_of(json.loads(json.dumps(event.to_json())), NAMES) == sentence


def test_there_is_a_sentence_for_every_event() -> None:
    known = {name for name, one in vars(events).items() if isinstance(one, type) and issubclass(one, Event)}
    assert {type(event).__name__ for event, _ in SENTENCES} == known - {"Event"}


def test_the_neutral_player_may_have_a_name() -> None:
    told = sentence_of(events.GameOver((1,), (9, 12, 5)), (*NAMES, "nobody"))
    assert told == "The game was over and Bob won: Ann 9, Bob 12, nobody 5."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.LeftOverGiven(1, "tower-8", 0, (9, 3)), "square 1 went to you for most florin (You 9, Bob 3)."),
        (events.GameOver((0,), (99, 9)), "The game was over and you won: You 99, Bob 9."),
        (events.GameOver((0, 1), (9, 9)), "The game was over and you and Bob shared the victory: You 9, Bob 9."),
        (PilesDealt(0, (("y3",), ("b8",))), "(1: y3; 2: b8), the first turn to you."),
        (WallReturned(0), "You put the loose wall back into the supply, as no tile was left to carry it."),
        (MarkerTurned(0, "tower-7", "dinar", ()), "the dinar marker on tower-7 and held no dinar cards."),
    ],
)  # fmt: skip
def test_the_person_is_you_inside_a_sentence(event: Event, sentence: str) -> None:
    assert sentence_of(event, (you(), "Bob")).endswith(sentence)


@pytest.mark.parametrize(
    ("name", "event", "sentence"),
    [
        ("tile", PilesDealt(0, (("y3",), ("b8",))), "(1: y3; 2: b8), the first turn to tile."),
        ("points", events.GameOver((0,), (9, 3)), "The game was over and points won: points 9, Bob 3."),
        ("scored", events.GameOver((0, 1), (9, 9)), "and scored and Bob shared the victory: scored 9, Bob 9."),
        ("You", events.LeftOverGiven(1, "tower-8", 0, (9, 3)), "went to You for most florin (You 9, Bob 3)."),
        ("neutral", events.TurnBegan(0), "Turn of neutral."),
    ],
)  # fmt: skip
def test_players_are_told_of_by_their_names_whatever_these_are(name: str, event: Event, sentence: str) -> None:
    assert sentence_of(event, (name, "Bob")).endswith(sentence)


def test_who_is_called_as_the_reader_is_in_the_grammar_is_no_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("alhambra.cli.saying.speaking", lambda language: speaking("de"))
    assert sentence_of(events.Passed(0), ("you", "Bob")).startswith("you ")
    assert sentence_of(events.Passed(0), (you(), "Bob")).startswith("Du ")


def test_an_unknown_event_is_told_by_its_fields() -> None:
    assert sentence_of({"event": "CampMoved", "seat": 1, "way": ["n1"]}, NAMES) == 'CampMoved: seat 1, way ["n1"].'
    assert sentence_of({"event": "Thunder"}, NAMES) == "Thunder: nothing more is known."


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"seat": 7, "cards": ["y3"]},
        {"seat": -1, "cards": ["y3"]},
        {"seat": "Ann", "cards": ["y3"]},
        {"seat": None, "cards": ["y3"]},
        {"seat": 1},
        {"seat": 1, "cards": 3},
        {"seat": 1, "cards": ["three"]},
    ],
    ids=str,
)
def test_an_event_that_lacks_something_is_refused(fields: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="cannot be told: it lacks something or is mistyped"):
        sentence_of({"event": "Dealt", **fields}, NAMES)


def test_lists_are_read_aloud() -> None:
    assert [listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c"])] == [
        "nothing",
        "a",
        "a and b",
        "a, b and c",
    ]


def record_of(path: Path) -> Record:
    return Record.from_line(path.read_text(encoding="utf-8"))


def test_a_whole_game_is_told() -> None:
    record = record_of(TWO)
    ran = run("replay", TWO)
    assert (ran.code, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert lines[0] == f"Game {record.number}: classic/2/-/-, seed stored; random 0, random 1"
    told = lines[1 : lines.index("")]
    assert len(told) == sum(len(events) for events in record.events)
    assert told[0].startswith("   0  The neutral player received ")
    assert told[-1].startswith(f"{len(record.actions):>4}  The game was over and random ")
    assert "The game is over" in ran.out
    assert parse_position(lines[-1]).actor is None


@pytest.mark.parametrize("action", [0, 1, 40])
def test_a_position_in_between_is_shown(action: int) -> None:
    record = record_of(THREE)
    lines = run("replay", THREE, "--at", action).out.splitlines()
    told = lines[1 : lines.index("")]
    assert told[-1].startswith(f"{action:>4}  ")
    assert lines[-1] == position(replay(record, open_game(record.config), action))


def test_a_game_is_found_by_its_number(tmp_path: Path) -> None:
    path = tmp_path / "games"
    path.write_bytes(TWO.read_bytes() + THREE.read_bytes())
    two, three = record_of(TWO).number, record_of(THREE).number
    assert run("replay", path, "--game", three, "--at", 0).out.startswith(f"Game {three}: classic/3/-/-")
    assert refused(run("replay", path, "--game", 1), f"'{path}' holds no game 1, but 2 games from {two} to {three}.")
    assert refused(run("replay", TWO, "--game", 1), f"'{TWO}' holds no game 1, only game {two}.")


def test_games_without_numbers_are_counted_from_0(tmp_path: Path) -> None:
    path = tmp_path / "games"
    lines = [json.dumps({**json.loads(one.read_bytes()), "number": None, "seed": None}) for one in (TWO, THREE)]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert run("replay", path, "--at", 0).out.startswith("Game 0: classic/2/-/-; ")
    assert run("replay", path, "--game", 1, "--at", 0).out.startswith("Game 1: classic/3/-/-; ")


@pytest.mark.parametrize("action", [-1, 1000])
def test_an_action_that_is_not_there_is_refused(action: int) -> None:
    record = record_of(TWO)
    sentence = f"There is no action {action}: game {record.number} has {len(record.actions)}."
    assert refused(run("replay", TWO, "--at", action), sentence)


def test_an_old_game_is_told_without_its_rules(tmp_path: Path) -> None:
    path = tmp_path / "old"
    path.write_text(
        json.dumps({**json.loads(TWO.read_bytes()), "format": 2, "rules": {"classic": 99}}), encoding="utf-8"
    )
    ran = run("replay", path)
    assert ran.code == 0
    assert "The game was over and random " in ran.out
    assert "The position cannot be shown. There is no revision 99 of the rules of 'classic' here" in ran.out


def test_a_game_that_does_not_replay_is_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "wrong"
    data = json.loads(TWO.read_bytes())
    data["actions"][0] = "pass"
    path.write_text(json.dumps(data), encoding="utf-8")
    ran = run("replay", path, "--at", 3)
    assert ran.code == 2
    assert ran.err.startswith("alhambra: Action 1 (pass): refused: ")


def test_files_that_hold_no_record_are_one_sentence(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    assert refused(run("replay", path), f"Cannot read '{path}': No such file or directory.")
    path.touch()
    assert refused(run("replay", path), f"'{path}' holds no record.")

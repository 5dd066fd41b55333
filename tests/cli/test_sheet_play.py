"""Roll & Write in the terminal."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from alhambra import parse_position
from alhambra.cli.saying import you
from alhambra.cli.sheet.board import draw, score_sheet
from alhambra.cli.sheet.moves import dead_ends, spelt
from alhambra.cli.sheet.scores import ties
from alhambra.cli.sheet.sentences import player_names, sentence_of
from alhambra.core.errors import RecordError
from alhambra.core.event import Event
from alhambra.core.play import view
from alhambra.core.records import Record
from alhambra.lab.library import verify_record
from alhambra.sheet import events
from alhambra.sheet.explain import Gain, Scoring
from tests.clauses import clause
from tests.cli import running
from tests.cli.running import refused, run
from tests.support.sheets import table

ALONE = "--box roll-and-write --seed 3"  # dice y2 y6 b1 b1, with y5b1, y6b1 and y6b2 built
NAMES = ("Ann", "Bob")


def talk(*lines: str, words: str = ALONE) -> str:
    return running.talk(words, *lines)


def answers(*lines: str, words: str = ALONE) -> list[str]:
    return running.answers(words, *lines)


def test_one_person_plays_alone_and_sees_the_sheet() -> None:
    shown = talk()
    assert shown.startswith("Roll & Write, alone, seed 3.")
    assert "y2 *   [1]arc     ser" in shown
    assert "y6 *   x cha    x pav" in shown
    assert "pavilion   of 5" in shown and "16, 8, 1" in shown
    assert shown.endswith("alhambra play --box roll-and-write --seats 1 --seed 3\n")
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_move_is_a_number_or_a_word_and_can_be_taken_back() -> None:
    built, back, again, rolled = answers("1", "undo", "build y2 b1", "")
    assert built.startswith("You built the arcades at y2b1.\nNothing is final yet")
    assert back.startswith("Taken back: build:y2b1") and "[1]arc" in back
    assert again.startswith("You built the arcades")
    assert rolled.startswith("You rolled y3 and b3.\nfictitious 1 rolled")
    assert "Round 2 of 18" in rolled


def test_a_refused_move_names_the_rule_and_why_shows_it() -> None:
    refusal, why, other = answers("build y6b1", "why", "why coins")
    assert refusal.startswith("Refused: The building at y6b1 is built already. (W-21; 'why' shows the rule)")
    assert "[1] y2b1 arcades" in refusal
    assert "W-21" in why and "whose crossing is not built" in re.sub(r"\s+", " ", why)
    assert other == "'coins' is allowed.\n"


def test_dice_are_changed_and_coins_earned() -> None:
    changed, listed_, earned, rolled = answers("change b1 to 2", "moves", "coins", "")
    assert changed.startswith("You paid 1 coin, and the dice showed y2, y6, b1 and b2.")
    assert "Change" not in listed_
    assert earned.startswith("You earned 2 coins.")
    assert rolled.startswith("You rolled y")


@clause("W-21", "W-24", "W-25", "W-27")
def test_a_begun_move_that_leads_nowhere_says_why() -> None:
    _, build, change, restarted, _, build_later = answers(
        "change y2 to 5", "build", "change", "restart", "coins", "build", words=ALONE
    )
    assert build.startswith(
        "Refused: The building at y5b1 is built already. (W-21; 'why' shows the rule)\n"
        "  The building at y6b1 is built already. (W-21)\nAllowed:\nCoins   [1] earn 4\n"
    )
    assert "Refused: Dice are changed once in a turn, however many coins it takes. (W-27;" in change
    assert restarted.startswith("Everything since the last roll is taken back; 'redo' plays it again.")
    assert build_later.startswith("Refused: Every decision of the turn is made; it waits for its commit. (W-22;")
    keeping = answers("coins", "", "build", "keep y9", words=f"{ALONE} --seats 3 --bots greedy")
    assert "Refused: Choose first the dice that you keep. (W-24;" in keeping[2]
    poor = table(1, dice="y2b1 y6b1", coins=(0,))
    assert [one.message for one in dead_ends(poor, view(poor, 0), "change")] == [
        "This change costs 1 coin, and you have none."
    ]


def test_with_bots_dice_are_kept_and_passed_on() -> None:
    shown = talk("coins", "", "1", "", words=f"{ALONE} --seats 3 --bots greedy")
    assert "Roll & Write, 3 players, seed 3." in shown
    assert re.search(r"Keep +\[1\] y\db\d", shown)
    assert re.search(r"You passed y\db\d on to greedy 1\.", shown)
    assert re.search(r"greedy 2 passed y\db\d on to you\.", shown)
    assert "greedy 2" in shown


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("score", "If the game ended now"),
        ("score 1", "Nothing belongs behind 'score': type it alone.\n"),
        ("undo 3", "Nothing belongs behind 'undo': type it alone.\n"),
        ("board", "Round 1 of 18. You: coins 3"),
        ("board 4", "There is no seat '4': the only one is 0, yours."),
        ("build", "Build   [1] y2b1 arcades\n"),
        ("change y6", "Change  [15] y6to3 (3)   [16] y6to4 (2)"),
        ("build y9b1", "'moves'\n  lists what is allowed."),
        ("build b1 y2", "You built the arcades at y2b1."),
        ("build y1", "Refused: No yellow die shows 1: they show 2 and 6. (W-21; 'why' shows the rule)"),
        ("change y1", "Refused: No yellow die shows 1: they show 2 and 6. (W-25; 'why' shows the rule)"),
        ("change b3 to", "Refused: No blue die shows 3: both show 1. (W-25; 'why' shows the rule)"),
        ("change y1 to 9", "'9' is no number on a die: there are 1 to 6."),
        ("change b1 to 7 y2 to 3", "'7' is no number on a die: there are 1 to 6."),  # and nothing is changed
        ("change y2+1", "'y2+1' is no change of dice"),  # neither to 1 nor by 1
        ("change y to 3", "is no change of dice: write one die, or one of each colour, as y5to3 or\n  y5to3,b2to4."),
        ("change y2 99999", "'99999' is no number on a die: there are 1 to 6."),
        (f"change b{'1' * 5000}to2", "is no number on a die: there are 1 to 6."),
        ("keep", "Refused: Dice to keep are chosen after all four were rolled. (W-24;"),
        ("keep y2", "Refused: Dice to keep are chosen after all four were rolled. (W-24;"),
        ("coins 3", "'coins 3' is no move"),
        ("coin", "Did you mean 'coins'?"),
        ("guards", "There are no guards in this game."),
        ("moves change", "b1to2 (1)"),
        ("moves all", "b1to2 (1)"),
        ("moves keep", "You have no moves of the kind 'keep' now."),
        ("moves nothing", "There is no kind 'nothing' of moves"),
        ("log 3", "Round 1: your turn, with y2, y6, b1 and b1."),
        ("log x", "'x' is no number of lines."),
        ("rules w-25", "W-25"),
        ("rules", "Say which clause"),
        ("redo", "There is nothing to play again."),
        ("undo", "There is nothing to take back since the last roll."),
        ("restart", "There is nothing to take back since the last roll."),
        ("why", "There is nothing to explain"),
        ("save", "Say where: save FILE."),
        ("help", "Nothing is rolled before you say so with Enter"),
        ("99", "There is no move 99"),
        ("moved", "Did you mean 'moves'?"),
        ("xyzzy", "'help' lists the commands"),
        ("commit", "Your turn is not finished: choose a move first.\nBuild   [1] y2b1 arcades"),
        ("", "[1] y2b1 arcades"),
    ],
)
def test_commands(line: str, expected: str) -> None:
    assert expected in answers(line)[0]


def test_the_position_can_be_read_again() -> None:
    assert parse_position(answers("position")[0].strip()).actor == 0


def test_redo_plays_again() -> None:
    assert answers("1", "undo", "redo")[2].startswith("Played again: build:y2b1\nNothing is final yet")


def test_a_game_is_saved_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game"
    saved = answers("1", "", f"save {path}")[2]
    assert "alhambra play --resume" in saved
    verify_record(Record.from_line(path.read_text()))
    assert "Round 2 of 18" in talk(words=f"--resume {path}")
    other = tmp_path / "other"
    other.write_text("mine")
    assert "is no saved game" in answers(f"save {other}")[0].replace("\n ", "")
    assert "cannot be written" in answers(f"save {tmp_path}/no/where")[0].replace("\n ", "")
    told = run("replay", path)
    assert told.code == 0
    assert "person built the arcades at y2b1." in told.out and "Round 2 of 18" in told.out
    path.write_text(path.read_text().replace("build:y2b1", "build:y6b1", 1))
    assert refused(run("play", "--resume", path), f"'{path}' cannot be played again")


def test_a_whole_game_is_told_to_its_end() -> None:
    shown = talk(*(["coins", ""] * 18))
    assert "The end of the game" in shown
    assert re.search(r"You have \d+ points\.\n$", shown)
    duel = talk(*(["coins", ""] * 12), words=f"{ALONE} --option solo=duel --option fictitious=4")
    assert re.search(r"fictitious \d wins? with \d+ points; you have \d+\.\n$", duel)
    assert max(len(line) for line in duel.splitlines()) <= 80


def test_what_cannot_be_played_is_refused() -> None:
    assert refused(run("play", "--box", "roll-and-write", "--seats", 7), "Roll & Write is played by 1 to 5")
    assert refused(run("play", "--box", "roll-and-write", "--seats", 3, "--option", "solo=duel"), "'solo' is an option")
    assert refused(run("play", "--box", "roll-and-write", "--seats", 4, "--bots", "random,greedy"), "4 seats need 3")


@pytest.mark.parametrize(
    ("typed", "word"),
    [
        ("build y3 b5", "build:y3b5"), ("Build:y3b5", "build:y3b5"), ("keep y2, b6", "keep:y2b6"),
        ("change y5 3", "change:y5to3"), ("change b2 to 4, y5 to 3", "change:y5to3,b2to4"), ("coins", "coins"),
        ("change:y5to3,b2to4", "change:y5to3,b2to4"), ("change y1 2 y2 3", "change:y1 2 y2 3"), ("pass on", "pass:on"),
    ],
)  # fmt: skip
def test_moves_may_be_typed_with_spaces(typed: str, word: str) -> None:
    assert spelt(typed) == word


def test_another_sheet_is_drawn_with_its_dice() -> None:
    state = table(3, built=["y1b1 y1b2 y1b3 y1b4"], dice="y1b6 y1b2", pairs="y3b5", round_=2)
    shown = draw(view(state, None), ("Ann", "Bob", "Cleo"))
    assert "y1 **  x gar    x tow    x arc    x ser      gar      cha    4 = 2" in shown
    assert "Bob: y3b5 on the sheet, coins 3" in shown


@clause("W-54")
def test_shares_of_fictitious_players_are_told_as_lost() -> None:
    shared = Gain(0, 13, "W-40", "seraglio", 3, place=1, tied=(2,))
    assert ties(Scoring(18, True, (shared,)), (*NAMES, "fictitious")) == [
        "seraglio: Ann and fictitious, with 3 each, share places 1 and 2: 13 each, lost\n  by fictitious (W-40, W-54)."
    ]
    both = (Gain(0, 8, "W-40", "garden", 2, place=1, tied=(1,)), Gain(1, 8, "W-40", "garden", 2, place=1, tied=(0,)))
    assert ties(Scoring(18, True, both), NAMES)[0].endswith("8 each (W-40).")
    completed = Gain(0, 13, "W-30", "seraglio", 5, place=1, tied=(2,))
    told = sentence_of(events.Awarded(7, (completed,), (13, 0, 0)), (you(), "Bob"))
    assert told == "The end of round 7 brought you 13 for seraglio (W-30, W-54)."


def test_a_name_over_a_column_is_short_only_where_nobody_has_it() -> None:
    names = player_names(("fictitious",), 3)
    assert score_sheet(view(table(1), None), names).splitlines()[0].split() == (
        ["fictitious", "fict.", "1", "fict.", "2", "places", "left"]
    )


@clause("W-30", "W-40", "W-54")
def test_places_are_left_until_they_are_awarded() -> None:
    state = table(1, round_=5, ticks=[{"garden": 7}, {"tower": 7}], completed={(1, "garden"): 4, (2, "tower"): 4})
    shown = draw(view(state, None), ("Ann", "Bo", "Cy"))
    assert re.search(r"\ngarden +of 7 +1 +7! +0   12, 5\n", shown) and re.search(
        r"\narcades +of 6 .* 18, 10, 3\n", shown
    )
    over = talk(*(["coins", ""] * 18)).rpartition("Round 18 of 18")[2]
    assert "places left" not in over and not re.search(r"\ntower .*13, 6", over)


SENTENCES: list[tuple[Event, str]] = [
    (events.StartDrawn(1), "Bob got the first turn."),
    (events.Founded(0, "y1b1", "garden"), "Ann rolled y1b1 and built the garden there."),
    (events.DicePlaced(1, "y2b3"), "Bob put y2b3 on the sheet."),
    (events.Ticked(2, "tower", ("y1b2",)), "fictitious 1 rolled y1b2 and ticked a box of tower."),
    (events.TurnBegan(0, 3, (1, 2), (3, 4)), "Round 3: turn of Ann, with y1, y2, b3 and b4."),
    (events.Changed(0, 2, (1, 1), (3, 4)), "Ann paid 2 coins, and the dice showed y1, y1, b3 and b4."),
    (events.Built(0, "y1b1", "garden", 3), "Ann built the garden at y1b1 for 3 coins."),
    (events.Earned(1, 3, 1), "Bob earned 1 coin; 2 more did not fit on the sheet."),
    (events.Declined(0), "Ann built no second building."),
    (events.Rolled(0, (2,), (5,)), "Ann rolled y2 and b5."),
    (events.Kept(1, "y2b3"), "Bob kept y2b3."),
    (events.PassedOn(1, 0, "y2b3"), "Bob passed y2b3 on to Ann."),
    (events.Completed(0, 7, "garden"), "Ann completed garden in round 7."),
    (
        events.Awarded(7, (Gain(0, 20, "W-30", "garden", 7),), (20, 0)),
        "The end of round 7 brought Ann 20 for garden (W-30).",
    ),
    (
        events.Scored((Gain(1, 21, "W-40", "tower", 3), Gain(1, 2, "W-42", "row", 4, 1)), (0, 23, 0)),
        "The end of the game brought: Bob +23 (tower 21, row 2) = 23.",
    ),
    (events.GameOver((1,), (3, 23)), "The game was over and Bob won: Ann 3, Bob 23."),
]  # fmt: skip


@pytest.mark.parametrize(("event", "sentence"), SENTENCES, ids=lambda value: type(value).__name__)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert sentence_of(event, NAMES) == sentence
    assert sentence_of(json.loads(json.dumps(event.to_json())), NAMES) == sentence


def test_there_is_a_sentence_for_every_event() -> None:
    known = {name for name, one in vars(events).items() if isinstance(one, type) and issubclass(one, Event)}
    assert {type(event).__name__ for event, _ in SENTENCES} == known - {"Event"}


def test_sentences_of_rare_events() -> None:
    full = events.Ticked(2, "tower", ("y2b5", "y1b2"))
    assert sentence_of(full, NAMES) == "fictitious 1 rolled y1b2 (y2b5 being full) and ticked a box of tower."
    assert sentence_of(events.Awarded(7, (), (0, 0)), NAMES) == "The end of round 7 brought no points (W-30, W-54)."
    alone = sentence_of(events.GameOver((0,), (85, 0, 0)), (you(),))
    assert alone == "The game was over, with 85 points for you."
    assert (
        sentence_of(events.TurnBegan(0, 3, (1, 2), (3, 4)), (you(),)) == "Round 3: your turn, with y1, y2, b3 and b4."
    )
    assert sentence_of(events.Ticked(2, "tower", ()), NAMES) == "fictitious 1 ticked a box of tower."
    both = sentence_of(events.GameOver((0, 2), (9, 3, 9)), player_names(NAMES, 3))
    assert both == "The game was over and Ann and fictitious shared the victory: Ann 9, Bob 3, fictitious 9."
    assert sentence_of({"event": "Unheard", "of": 1}, NAMES) == "Unheard: of 1."
    with pytest.raises(RecordError, match="cannot be told"):
        sentence_of({"event": "Kept", "seat": 9, "pair": "y1b1"}, NAMES)
    with pytest.raises(RecordError, match="cannot be told"):
        sentence_of({"event": "Completed", "player": -1, "round": 1, "type": "tower"}, NAMES)

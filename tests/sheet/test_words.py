"""Words for actions, positions as lines, views, and what is refused."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import AlhambraError, NotationError, Turn, check, parse_position, parse_word, position, view
from alhambra.core.chance import Scripted
from alhambra.sheet.actions import Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.reasons import Reason
from tests.support.invariants import comes_back, seen
from tests.support.sheet_invariants import checks_agree
from tests.support.sheets import VARIANTS, play, table, walk

LINE = position(table(2, dice="y2b3 y5b6", pairs="y1b4"))


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("build:y3b5", Build("y3b5")),
        ("coins", Coins()),
        ("change:y5to3", Change((5, 3))),
        ("change:b2to4", Change(None, (2, 4))),
        ("change:y5to3,b2to4", Change((5, 3), (2, 4))),
        ("second", Second()),
        ("done", Done()),
        ("keep:y2b6", Keep("y2b6")),
    ],
)
def test_every_action_has_a_word(text: str, action: object) -> None:
    state = table()
    assert parse_word(state, text) == action
    assert state.game.word(parse_word(state, text)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", "build", "build:", "build:y7b1", "build:b1y1", "build:y3", "coins:3", "keep:", "keep:all", "pass", "roll",
        "change:", "change:y5", "change:y0to1", "change:y5to7", "change:b2to4,y5to3", "change:y5to3,", "change:,b1to2",
        "change:y1to2,y2to3", "change:y1to2 b1to2", "second:y1b1", "Build:y1b1",
    ],
)  # fmt: skip
def test_what_is_no_word_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(NotationError, match=r"^'.*' is no.*\.$"):
        parse_word(table(), text)


def test_a_change_changes_something() -> None:
    with pytest.raises(NotationError, match="At least one die"):
        Change()
    with pytest.raises(NotationError, match="'7' is no number on a die"):
        Change((6, 7))


def test_something_else_is_no_action() -> None:
    state = table()
    for door in (state.game.check, state.game.code):
        with pytest.raises(TypeError, match="is no action"):
            door(state, "build:y1b1")


def test_refusals_meet_every_reason_and_say_it_clearly() -> None:
    met = set()
    luck = Random("reasons")
    for seats, options in VARIANTS:
        for state in walk(seats, options, "reasons", "any kind"):
            met |= {refusal.code for refusal in checks_agree(state, luck, 12)}
            if state.actor is not None:
                turn = Turn(state, Scripted([]))
                while not turn.ready:
                    turn.play(turn.state.game.action(turn.state, turn.state.game.codes(turn.state)[0]))
                met |= {refusal.code for refusal in checks_agree(turn.state, luck, 4)}
    assert met == {reason.value for reason in Reason}


def test_a_refusal_names_the_square() -> None:
    state = table(built=["y1b1 y5b6 y6b6"])
    refusal = check(state, Build("y1b1"))
    assert refusal is not None and refusal.places == ("y1b1",)
    assert refusal.message == "The building at y1b1 is built already."


def test_a_position_is_one_readable_line() -> None:
    assert LINE == (
        "roll-and-write/2/-/- seat=0 phase=act due=- changed=no round=1 start=0 dice=y25b36 pairs=-/y1b4 "
        "built=-.-.-.6.6.6/-.-.-.6.6.6 coins=3/3 gained=3/3 ticks=1,1,1,0,0,0 "
        "completed=0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 scores=0/0/0"
    )
    comes_back(parse_position(LINE))


@pytest.mark.parametrize(
    ("old", "new", "match"),
    [
        (" scores=0/0/0", "", "A position has the words"),
        ("seat=0", "seat=2", "'2' is no number for 'seat'"),
        ("seat=0", "seat=x", "no number"),
        ("seat=0", "seat=1", "wrong dice"),
        ("phase=act", "phase=lay", "is no value for 'phase'"),
        ("due=-", "due=all", "is no value for 'due'"),
        ("changed=no", "changed=maybe", "is no value for 'changed'"),
        ("round=1", "round=19", "no number for 'round'"),
        ("round=1", "round=0", "there is no round 0"),
        ("dice=y25b36", "dice=y25b37", "no four dice"),
        ("dice=y25b36", "dice=y52b36", "not in order"),
        ("pairs=-/y1b4", "pairs=-", "1 part instead of 2"),
        ("pairs=-/y1b4", "pairs=-/y1b7", "no square"),
        ("built=-.-.-.6.6.6/", "built=-.-.-.6.6/", "5 parts instead of 6"),
        ("built=-.-.-.6.6.6/", "built=-.-.-.6.6.66/", "no row"),
        ("built=-.-.-.6.6.6/", "built=-.-.-.6.6./", "no row"),
        ("built=-.-.-.6.6.6/", "built=-.-.-.6.6.-/", "not three buildings"),
        ("built=-.-.-.6.6.6/", "built=-.-.-.6.6.56/", "more buildings than turns"),
        ("coins=3/3", "coins=4/3", "more coins than were gained"),
        ("ticks=1,1,1,0,0,0", "ticks=1,1,1,0,0", "5 parts instead of 6"),
        ("ticks=1,1,1,0,0,0", "ticks=1,1,1,0,0,1", "ticks instead of 3"),
        ("scores=0/0/0", "scores=5/0/0", "the scores are not 0, 0, 0"),
        ("completed=0,", "completed=1,", "not marked as it is built"),
    ],
)
def test_a_line_that_is_no_position_is_refused(old: str, new: str, match: str) -> None:
    assert old in LINE
    with pytest.raises(NotationError, match=match):
        parse_position(LINE.replace(old, new, 1))


def test_three_players_have_no_ticks() -> None:
    line = position(table(3))
    assert " ticks=- " in line
    with pytest.raises(NotationError, match="no fictitious players"):
        parse_position(line.replace("ticks=-", "ticks=1,1,1,0,0,0"))


def test_everybody_sees_the_same() -> None:
    views = [(seat, memory) for seat in range(3) for memory in (False, True)]
    for state in walk(3, {}, "views", "any kind"):
        texts = {seen(state, seat, memory).replace(f'"seat": {seat}', "", 1) for seat, memory in views}
        assert len(texts) == 1


def test_only_seats_see() -> None:
    with pytest.raises(AlhambraError, match="the seats are 0 to 2"):
        view(table(3), 3)
    with pytest.raises(AlhambraError, match="the only seat is 0"):
        view(table(1), 1)


def test_a_view_shows_the_phase() -> None:
    state = table(dice="y1b1 y2b2", seat=1)
    assert (view(state, 0).phase, view(state, 0).left, view(state, 0).turn) == ("act", None, 1)
    play(state, "build:y1b1")
    assert (view(state, 0).phase, view(state, 0).left) == ("second", "y2b2")
    state.game.play(state, state.game.codes(state)[1], None)
    assert (view(state, 0).phase, view(state, 0).actor) == ("wait", None)
    assert view(state, 0).to_json()["sheets"][1]["coins"] == 3

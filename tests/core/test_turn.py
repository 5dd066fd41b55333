"""The tentative turn: undo, redo, restart and commit."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alhambra import Chance, Recording, Refused, Seeded, Turn, apply, legal, parse_position, position
from tests.support.builders import game_of, say, table
from tests.support.play import Player, sample


class Counting(Chance):
    """Luck that knows how often it was asked."""

    def __init__(self, seed: object) -> None:
        super().__init__()
        self.asked = 0
        self._source = Seeded(str(seed))

    def below(self, what: str, n: int) -> int:
        self.asked += 1
        return self._source.below(what, n)

    def shuffle(self, what: str, items: bytes) -> bytes:
        self.asked += 1
        return self._source.shuffle(what, items)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_committing_turns_plays_the_same_game_as_playing_straight_through(seats: int) -> None:
    """With much taking back in between; only a commit asks for luck, as often as the game itself does."""
    game, chance, straight = game_of(seats), Counting(1), Recording(Seeded(1))
    turn = Turn(game.new(chance), chance)
    state = game.new(straight)
    luck, player = Random(seats), Player(seats, "any kind")
    while turn.state.actor is not None:
        asked, start = chance.asked, position(turn.state)
        while not turn.ready:
            if luck.random() < 0.3:
                turn.play(luck.choice(legal(turn.state)))
                turn.undo()
            if luck.random() < 0.1:
                turn.restart()
                assert position(turn.state) == start
            turn.play(game.action(turn.state, player.choose(game.codes(turn.state))))
        assert chance.asked == asked
        for action in list(turn.actions):
            apply(state, action, straight)
        turn.commit()
        assert position(turn.state) == position(state) == position(turn.committed)
        assert (turn.actions, turn.undone) == ([], [])
    assert chance.asked == len(straight.outcomes)


@pytest.mark.parametrize("seats", [2, 4])
def test_undo_and_redo_give_back_positions_exactly(seats: int) -> None:
    luck = Random(seats)
    for state in sample(seats, f"turns/{seats}", 10):
        before = position(state)
        turn = Turn(state, Counting(0))
        path = [before]
        while not turn.ready:
            turn.play(luck.choice(legal(turn.state)))
            path.append(position(turn.state))
        for expected in reversed(path[:-1]):
            assert turn.undo()
            assert position(turn.state) == expected
        assert not turn.undo()
        for expected in path[1:]:
            assert turn.redo()
            assert position(turn.state) == expected
        assert not turn.redo()
        turn.restart()
        assert position(turn.state) == before == position(state)


def test_the_state_that_a_turn_begins_with_is_not_touched() -> None:
    state = table()
    before = position(state)
    turn = Turn(state, Seeded(1))
    turn.play(legal(turn.state)[0])
    turn.commit()
    assert position(state) == before


def test_a_new_action_forgets_what_was_taken_back() -> None:
    state = table(market="pavilion-2 seraglio-3 arcades-4 chambers-5", hands=["y2 g3"])
    turn = Turn(state, Seeded(1))
    buy, other = (action for action in legal(state) if action.word().startswith("buy"))
    turn.play(buy)
    turn.undo()
    assert turn.undone == [buy]
    turn.play(other)
    assert turn.undone == []
    assert not turn.redo()


def test_commit_before_the_turn_is_ready_is_refused() -> None:
    chance = Counting(1)
    turn = Turn(table(market="pavilion-2 seraglio-3 arcades-4 chambers-5", hands=["y2"]), chance)
    for move in (None, "buy:1:y2", "done"):
        if move is not None:
            turn.play(turn.state.game.parse_word(move))
        before = position(turn.state)
        assert not turn.ready
        with pytest.raises(ValueError, match=r"^The turn is not finished\.$"):
            turn.commit()
        assert position(turn.state) == before
    turn.play(turn.state.game.parse_word("keep:pavilion-2"))
    assert turn.ready
    turn.commit()
    assert turn.state.actor == 1
    assert chance.asked == 0


def test_a_refused_action_changes_nothing_in_a_turn() -> None:
    turn = Turn(table(), Counting(1))
    turn.play(turn.state.game.parse_word("take:y9"))
    before = position(turn.state), list(turn.actions)
    with pytest.raises(Refused, match="waits for its commit"):
        turn.play(turn.state.game.parse_word("take:g9"))
    assert (position(turn.state), turn.actions) == before


def test_events_come_when_things_happen() -> None:
    """The action tells itself, the commit the refill."""
    turn = Turn(table(), Seeded(1))
    told = turn.play(turn.state.game.parse_word("take:y9"))
    later = turn.commit()
    straight: list[Any] = say(table(), "take:y9")
    assert (told, told + later) == (straight[:1], straight)


def test_a_waiting_turn_can_be_stored_as_a_position() -> None:
    turn = Turn(table(), Seeded(1))
    turn.play(turn.state.game.parse_word("take:y9"))
    stored = position(turn.state)
    assert "phase=wait" in stored
    again = parse_position(stored)
    assert again.actor is None
    assert again.game.waiting(again)
    assert legal(again) == []
    again.game.commit(again, Seeded(1))
    turn.commit()
    assert position(again) == position(turn.state)

"""Taking back in The Red Palace: everything but the draw of a token, and what was done before it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alhambra import Recording, Seeded, Turn, apply, legal, parse_word, position, view, word
from alhambra.modules.guards.board import NAMES, GuardBoard
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.red_builders import Drawing, red_table
from tests.support.red_play import RedPlayer, red_game

BOARDS = (
    "exchange preview-purchase wall new-token",
    "card plaza exact-change new-token",
    "march half-building wall new-token",
)


def begin(seats: int, abilities: str) -> tuple[PalaceState, Recording]:
    """A new game with these abilities on the board."""
    chance = Recording(Seeded(f"{seats}/{abilities}"))
    state = red_game(seats, ("bazaars",)).new(chance)
    (board,) = (part for part in state.slices if isinstance(part, GuardBoard))
    board.abilities = bytes(NAMES.index(name) for name in abilities.split())
    return state, chance


class Taking:
    """A game that is played turn by turn, with a path of positions back to where nothing more can be taken back."""

    def __init__(self, seats: int, abilities: str) -> None:
        state, self.chance = begin(seats, abilities)
        self.turn = Turn(state, self.chance)
        self.played: list[Any] = []
        self.barriers: set[str] = set()
        self.taken_back: set[str] = set()
        self.path = [position(self.turn.state)]

    def play(self, action: Any) -> None:
        """Play an action; a token is drawn by a barrier, and nothing is drawn otherwise."""
        text, asked = word(self.turn.state, action), len(self.chance.outcomes)
        barrier = self.turn.state.game.barrier(self.turn.state, action)
        self.turn.play(action)
        self.played.append(action)
        assert [name for name, _ in self.chance.outcomes[asked:]] == ["token"] * barrier
        if barrier:
            self.barriers.add(text.partition(":")[0])
            self.path.clear()
            assert not self.turn.undo() and not self.turn.redo()
        self.path.append(position(self.turn.state))

    def back_and_forth(self) -> None:
        """To the beginning, or to the last barrier, and back again; nothing is drawn on the way."""
        turn, asked = self.turn, len(self.chance.outcomes)
        self.taken_back |= {":".join(word(turn.state, action).split(":")[:2]) for action in turn.actions}
        for expected in reversed(self.path[:-1]):
            assert turn.undo()
            assert position(turn.state) == expected == position(turn.state.game.copy(turn.state))
        assert not turn.undo()
        for expected in self.path[1:]:
            assert turn.redo()
            assert position(turn.state) == expected
        assert not turn.redo() and len(self.chance.outcomes) == asked


@clause("R-30", "R-40")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("abilities", BOARDS)
@pytest.mark.played
def test_everything_but_the_draw_of_a_token_can_be_taken_back(abilities: str, seats: int) -> None:
    game, luck, player = Taking(seats, abilities), Random(seats), RedPlayer(abilities, "any kind")
    turn = game.turn
    while turn.state.actor is not None:
        while not turn.ready:
            actions, codes = legal(turn.state), turn.state.game.codes(turn.state)
            if luck.random() < 0.2:
                tried = luck.choice(actions)
                if not turn.state.game.barrier(turn.state, tried):
                    turn.play(tried)
                    assert turn.undo() and position(turn.state) == game.path[-1]
            draws = [action for action in actions if word(turn.state, action).startswith("use:new-token")]
            if draws and luck.random() < 0.4:
                game.play(luck.choice(draws))
            else:
                game.play(turn.state.game.action(turn.state, player.choose(codes)))
        game.back_and_forth()
        turn.commit()
        game.path = [position(turn.state)]
    assert {f"use:{name}" for name in abilities.split()} - {"use:new-token"} <= game.taken_back
    assert "use" in game.barriers <= {"use", "pay"}
    straight, chance = begin(seats, abilities)
    for action in game.played:
        apply(straight, action, chance)
    assert position(straight) == position(turn.state)
    assert chance.outcomes == game.chance.outcomes


def market(guards: str) -> PalaceState:
    """Seat 0 can buy, with some guards in the palace."""
    return red_table(
        market="terrain-49 terrain-50 terrain-51 terrain-53", tokens="terrain-50:tower",
        palaces=["terrain-25@n1"], hands=["g9 g9 y1"], guards=guards,
        abilities="new-token card plaza exact-change",
    )  # fmt: skip


def plays(turn: Turn, *moves: str) -> None:
    for move in moves:
        turn.play(parse_word(turn.state, move))


@clause("R-40")
def test_the_use_of_a_new_token_is_the_barrier_where_no_guard_is_chosen() -> None:
    state = market("")
    chance = Drawing(state, "garden")
    turn = Turn(state, chance)
    plays(turn, "use:plaza", "use:card:y9")
    assert len(turn.actions) == 2
    assert turn.undo() and turn.redo()
    chance.state = turn.state
    plays(turn, "use:new-token:2")
    assert view(turn.state, 0).types["terrain-50"] == "garden"
    assert not turn.undo() and turn.actions == []
    drawn = position(turn.state)
    plays(turn, "buy:2:g9,g9", "done", "keep:terrain-50", "keep:plaza-1")
    assert turn.ready
    turn.restart()
    assert position(turn.state) == drawn == position(turn.committed)
    assert chance.drawn == 1


@clause("R-31", "R-40")
def test_the_payment_of_a_new_token_is_the_barrier_where_a_guard_is_chosen() -> None:
    state = market("terrain-25-N terrain-25-E")
    chance = Drawing(state, "garden")
    turn = Turn(state, chance)
    start = position(state)
    plays(turn, "use:new-token:2")
    assert chance.drawn == 0 and turn.actions
    assert turn.undo() and position(turn.state) == start
    assert turn.redo()
    chance.state = turn.state
    plays(turn, "pay:terrain-25-N")
    assert chance.drawn == 1 and not turn.undo()
    assert view(turn.state, 0).types["terrain-50"] == "garden"
    plays(turn, "buy:2:g9,g9")
    assert turn.undo() and not turn.undo()
    assert view(turn.state, 0).bound == "purchase"


@clause("R-31")
def test_a_payment_for_anything_else_can_be_taken_back() -> None:
    state = market("terrain-25-N terrain-25-E")
    turn = Turn(state, Drawing(state))
    plays(turn, "use:plaza", "pay:terrain-25-E")
    assert turn.undo() and view(turn.state, 0).modules["guards"].using == "plaza"
    assert turn.undo() and position(turn.state) == position(state)

"""The peers, each played the leanest way its own interface offers. Run by the Python of `.venv-bench`.

{"peer": "catanatron" | "chess" | "open_spiel", "game": NAME, "what": "about" | "decisions" | "copies", …}
"""

import importlib
from collections.abc import Iterator
from importlib.metadata import version
from random import random
from typing import Any

from benchmarks.worker import Command, Contestant, serve


class Catanatron:
    """Four players, unchecked; a game ends with a winner or at the package's own limit of turns."""

    games = 1

    def __init__(self) -> None:
        self.version = version("catanatron")
        module: Any = importlib.import_module("catanatron.game")
        players: Any = importlib.import_module("catanatron.models.player")
        self.new, self.limit = module.Game, module.TURNS_LIMIT
        self.players = [players.RandomPlayer(color) for color in players.Color]

    def play(self, seed: int) -> int:
        game = self.new(self.players, seed=seed)
        state, execute, winner, limit = game.state, game.execute, game.winning_color, self.limit
        count = 0
        while winner() is None and state.num_turns < limit:
            actions = state.playable_actions
            execute(actions[int(random() * len(actions))], validate_action=False)
            count += 1
        return count

    def walk(self, seed: int) -> Iterator[tuple[int, Any]]:
        game = self.new(self.players, seed=seed)
        while game.winning_color() is None and game.state.num_turns < self.limit:
            actions = game.state.playable_actions
            yield len(actions), game
            game.execute(actions[int(random() * len(actions))], validate_action=False)

    def copy(self, state: Any) -> Any:
        return state.copy()

    def copy_all(self, states: list[Any]) -> None:
        for state in states:
            state.copy()


class OpenSpiel:
    """Any sequential game by name; chance is sampled inside the time but is nobody's decision."""

    games = 1

    def __init__(self, name: str) -> None:
        self.version = version("open_spiel")
        spiel: Any = importlib.import_module("pyspiel")
        if name.startswith("python_"):
            importlib.import_module("open_spiel.python.games")
        self.game = spiel.load_game(name)
        if self.game.get_type().dynamics != spiel.GameType.Dynamics.SEQUENTIAL:
            raise ValueError(f"{name} is not a game of one decision at a time")

    def play(self, seed: int) -> int:
        state = self.game.new_initial_state()
        count = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(random() * len(actions))])
                count += 1
        return count

    def walk(self, seed: int) -> Iterator[tuple[int, Any]]:
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(sample(state.chance_outcomes()))
            else:
                actions = state.legal_actions()
                yield len(actions), state
                state.apply_action(actions[int(random() * len(actions))])

    def copy(self, state: Any) -> Any:
        return state.clone()

    def copy_all(self, states: list[Any]) -> None:
        for state in states:
            state.clone()


def sample(outcomes: list[tuple[int, float]]) -> int:
    left = random()
    for action, probability in outcomes:
        left -= probability
        if left <= 0:
            return action
    return outcomes[-1][0]


class Chess:
    """A game ends by mate, stalemate, too little material, or 75 moves without a capture or a pawn's move."""

    games = 1

    def __init__(self) -> None:
        self.version = version("chess")
        module: Any = importlib.import_module("chess")
        self.board = module.Board

    def play(self, seed: int) -> int:
        board = self.board()
        count = 0
        while True:
            moves = list(board.legal_moves)
            if not moves or over(board):
                return count
            board.push(moves[int(random() * len(moves))])
            count += 1

    def walk(self, seed: int) -> Iterator[tuple[int, Any]]:
        board = self.board()
        while True:
            moves = list(board.legal_moves)
            if not moves or over(board):
                return
            yield len(moves), board
            board.push(moves[int(random() * len(moves))])

    def copy(self, state: Any) -> Any:
        return state.copy(stack=False)

    def copy_all(self, states: list[Any]) -> None:
        for state in states:
            state.copy(stack=False)


def over(board: Any) -> bool:
    """The board's own test would list the legal moves a second time."""
    return bool(board.halfmove_clock >= 150 or board.is_insufficient_material())


def make(command: Command) -> Contestant:
    peer = command["peer"]
    if peer == "catanatron":
        return Catanatron()
    if peer == "open_spiel":
        return OpenSpiel(command["game"])
    if peer == "chess":
        return Chess()
    raise ValueError(f"unknown peer: {peer}")


if __name__ == "__main__":
    serve(make)

"""A state of the sheet game from a view, which shows everything."""

from __future__ import annotations

from functools import lru_cache

from alhambra.bots.heuristic.sheet.policy import SheetPolicy
from alhambra.bots.imagining.learned import Learned, network_of
from alhambra.bots.imagining.root import Root
from alhambra.boxes import open_game
from alhambra.core.config import Config
from alhambra.sheet.game import SheetGame
from alhambra.sheet.squares import parse_square
from alhambra.sheet.state import ACT, KEEP, ON_TURN, OVER, SECOND, WAIT, SheetState
from alhambra.sheet.views import View

PHASES = {"act": int(ACT), "second": int(SECOND), "keep": int(KEEP), "wait": int(WAIT), "over": int(OVER)}


def sheet_root(view: View, config: Config | None, learned: Learned) -> Root:
    """The one state that a view shows."""
    game, policy = _game(config or _config(view), learned)
    return Root(policy, _state(game, view))


def _config(view: View) -> Config:
    if view.seats > 1:
        return Config("roll-and-write", view.seats)
    options = {"fictitious": str(view.players - view.seats), "solo": "duel" if view.duel else "score"}
    return Config("roll-and-write", 1, (), tuple(sorted(options.items())))


def sheet_policy(config: Config, learned: Learned) -> SheetPolicy:
    """What weighs the codes of a game."""
    return _game(config, learned)[1]


@lru_cache(32)
def _game(config: Config, learned: Learned) -> tuple[SheetGame, SheetPolicy]:
    game = open_game(config)
    assert isinstance(game, SheetGame)
    return game, SheetPolicy(game.kit, network_of(config, learned))


def _state(game: SheetGame, view: View) -> SheetState:
    state = SheetState(game, game.kit)
    state.seat, state.phase, state.changed = view.turn, PHASES[view.phase], view.changed
    state.round, state.start = view.round, view.start
    for seat, sheet in enumerate(view.sheets):
        state.built[seat] = sum(1 << parse_square(square) for square in sheet.built)
        state.coins[seat], state.gained[seat] = sheet.coins, sheet.gained
        if seat == view.turn:
            first, second = sheet.yellow, sheet.blue
            for at, value in enumerate((*sorted(first), *sorted(second))):
                state.dice[at] = value - 1
        else:
            state.pairs[seat] = (sheet.yellow[0] - 1) * 6 + sheet.blue[0] - 1
    state.pairs[view.turn] = int(ON_TURN)
    for player, row in enumerate((*(sheet.counts for sheet in view.sheets), *view.ticks)):
        for type_, count in enumerate(row):
            state.counts[player * 6 + type_] = count
            state.completed[player * 6 + type_] = view.completed[player][type_]
    for player, points in enumerate(view.scores):
        state.scores[player] = points
    if view.left is not None:
        left = parse_square(view.left)
        used = [int(die) for die in state.dice]
        state.put_first((used[0] + used[1] - left // 6) * 6 + used[2] + used[3] - left % 6)
    return state

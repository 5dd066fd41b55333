"""A finished game played again from its log, by the engine alone: the luck and the actions, and nothing left over."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from alhambra.boxes import open_game
from alhambra.core.chance import Scripted
from alhambra.core.play import check, score
from alhambra.server.table.log import AnyEntry, Began, Committed, Created, Played, TakenBack


class Different(AssertionError):
    """The log does not play as it says."""


def result_of(entries: Sequence[AnyEntry]) -> tuple[list[int], list[int]]:
    """Scores and winners."""
    created = entries[0]
    assert isinstance(created, Created), "the log begins with the creation"
    game = open_game(created.game.config(len(created.seats)))
    state: Any = None
    actions: list[str] = []
    undone: list[str] = []
    for entry in entries:
        match entry:
            case Began():
                script = Scripted([luck.outcome() for luck in entry.luck])
                state = game.new(script)
                _nothing_left(script)
            case Played():
                if entry.luck:
                    raise Different(f"'{entry.action}' drew something, which nothing does in this game")
                actions.append(entry.action)
                undone.clear()
            case TakenBack(how="undo"):
                undone.append(actions.pop())
            case TakenBack(how="redo"):
                actions.append(undone.pop())
            case TakenBack():
                undone += reversed(actions)
                actions.clear()
            case Committed():
                _turn(game, state, entry, actions)
                actions.clear()
                undone.clear()
    if state is None or state.actor is not None:
        raise Different("the game is not over")
    return list(score(state).scores), list(game.winners(state))


def _turn(game: Any, state: Any, entry: Committed, actions: list[str]) -> None:
    if state.actor != entry.seat:
        raise Different(f"seat {entry.seat} committed a turn of seat {state.actor}")
    for word in actions:
        action = game.parse_word(word)
        if refusal := check(state, action):
            raise Different(f"'{word}' is refused: {refusal}")
        game.play(state, game.code(state, action), None)
    if not game.waiting(state):
        raise Different(f"the turn {actions} is not finished")
    script = Scripted([luck.outcome() for luck in entry.luck])
    game.commit(state, script)
    _nothing_left(script)


def _nothing_left(script: Scripted) -> None:
    if script.left:
        raise Different(f"{script.left} outcomes of chance are left over")

"""The checked door: actions instead of codes, refusals instead of nonsense, events for who listens."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from alhambra.core.chance import Chance, Enumerating
from alhambra.core.contract import State
from alhambra.core.refusal import Refusal, Refused


def legal(state: State) -> list[Any]:
    """The actions of `state.actor`: complete, without duplicates, in a stable order."""
    return [state.game.action(state, code) for code in state.game.codes(state)]


def check(state: State, action: Any) -> Refusal | None:
    """Why the action is not allowed, or none if it is."""
    return state.game.check(state, action)


def apply(state: State, action: Any, chance: Chance) -> list[Any]:
    """Carry out an action and say what happened; raises `Refused` and changes nothing if it is not allowed."""
    code = checked_code(state, action)
    events: list[Any] = []
    state.game.play(state, code, chance, events)
    return events


def checked_code(state: State, action: Any) -> int:
    """The code of an action, or `Refused`."""
    refusal = state.game.check(state, action)
    if refusal is not None:
        raise Refused(refusal)
    return state.game.code(state, action)


def view(state: State, seat: int | None, memory: bool = False) -> Any:
    """What a seat may know. With `memory`, also what it could remember of the other hands and the piles."""
    return state.game.view(state, seat, memory)


def score(state: State) -> Any:
    """Every point with its reason: the scorings held, and one as if it were held now."""
    return state.game.score(state)


def copy(state: State) -> Any:
    """An independent state with the same content."""
    return state.game.copy(state)


def outcomes(state: State, action: Any) -> Iterator[tuple[Fraction, Any]]:
    """Every way in which chance can answer a legal action, with its probability. `state` is not changed."""
    code = checked_code(state, action)
    chance = Enumerating()
    going = True
    while going:
        after = copy(state)
        state.game.play(after, code, chance)
        yield chance.probability, after
        going = chance.advance()

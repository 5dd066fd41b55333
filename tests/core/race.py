"""The smallest game that keeps the contract: throw a die, walk so far or not at all, four points win."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from alhambra.core.chance import Chance
from alhambra.core.contract import Game, State
from alhambra.core.errors import NotationError
from alhambra.core.refusal import Refusal

GOAL = 4


class RaceState(State):
    """Points, whose turn it is, and the die."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.seat = 0
        self.points = [0] * game.config.seats
        self.die = 1

    @property
    def actor(self) -> int | None:
        return None if max(self.points) >= GOAL else self.seat


@dataclass(frozen=True, slots=True)
class Walk:
    """Walk as far as the die says, or stay."""

    far: bool


@dataclass(frozen=True, slots=True)
class Walked:
    """A seat has walked; `way` is a tuple, which JSON does not know."""

    seat: int
    way: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        return {"event": "Walked", "seat": self.seat, "way": self.way}


class Race(Game):
    """Only what a record needs."""

    def new(self, chance: Chance, events: list[Any] | None = None) -> RaceState:
        state = RaceState(self)
        state.die = 1 + chance.below("die", 2)
        return state

    def codes(self, state: RaceState) -> list[int]:
        return [0, 1] if state.actor is not None else []

    def play(self, state: RaceState, code: int, chance: Chance | None, events: list[Any] | None = None) -> None:
        way = tuple(range(state.die * code))
        state.points[state.seat] += len(way)
        if events is not None:
            events.append(Walked(state.seat, way))
        state.seat = (state.seat + 1) % self.config.seats
        if chance is not None:
            state.die = 1 + chance.below("die", 2)

    def action(self, state: RaceState, code: int) -> Walk:
        return Walk(bool(code))

    def code(self, state: RaceState, action: Walk) -> int:
        return int(action.far)

    def check(self, state: RaceState, action: Walk) -> Refusal | None:
        return None if state.actor is not None else Refusal("over", "X-1", "The game is over.")

    def winners(self, state: RaceState) -> list[int]:
        return [seat for seat, points in enumerate(state.points) if points >= GOAL]

    def points(self, state: RaceState) -> list[int]:
        return list(state.points)

    def word(self, action: Walk) -> str:
        return "walk" if action.far else "stay"

    def parse_word(self, text: str) -> Walk:
        if text not in ("walk", "stay"):
            raise NotationError(f"'{text}' is no move.")
        return Walk(text == "walk")

    def copy(self, state: Any) -> Any:
        raise NotImplementedError

    def waiting(self, state: Any) -> bool:
        raise NotImplementedError

    def commit(self, state: Any, chance: Chance, events: list[Any] | None = None) -> None:
        raise NotImplementedError

    def barrier(self, state: Any, action: Any) -> bool:
        raise NotImplementedError

    def view(self, state: Any, seat: int | None, memory: bool = False) -> Any:
        raise NotImplementedError

    def score(self, state: Any) -> Any:
        raise NotImplementedError

    def position(self, state: Any) -> str:
        raise NotImplementedError

    def parse_position(self, text: str) -> Any:
        raise NotImplementedError

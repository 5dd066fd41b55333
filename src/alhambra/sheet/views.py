"""What a seat may know: everything, because a sheet game hides nothing."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from alhambra.core.errors import AlhambraError
from alhambra.sheet.making_events import faces, numbers
from alhambra.sheet.squares import square_word, square_words
from alhambra.sheet.state import ACT, KEEP, ON_TURN, SECOND, WAIT, SheetState

PHASES = {int(ACT): "act", int(SECOND): "second", int(KEEP): "keep", int(WAIT): "wait"}


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet of a seat, with the dice on it, ascending."""

    built: tuple[str, ...]  # in reading order
    counts: tuple[int, ...]  # by type
    coins: int
    gained: int  # coins filled in so far, those spent too
    yellow: tuple[int, ...]
    blue: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class View:
    """The table, the same for every seat and for spectators. Players are the seats, then the fictitious players."""

    seat: int | None
    seats: int
    players: int
    actor: int | None
    turn: int
    phase: str
    changed: bool
    round: int
    rounds: int
    start: int
    duel: bool
    left: str | None  # the dice left, where a second building may follow
    sheets: tuple[Sheet, ...]
    ticks: tuple[tuple[int, ...], ...]  # of the fictitious players, by type
    completed: tuple[tuple[int, ...], ...]  # by player and type: the round, 0 if it is not complete
    scores: tuple[int, ...]

    def to_json(self) -> dict[str, Any]:
        """Plain data."""
        return asdict(self)


def view_of(state: SheetState, seat: int | None) -> View:
    """The table as a seat sees it."""
    kit = state.kit
    seats, players = int(kit.seats), int(kit.players)
    if seat is not None and not 0 <= seat < seats:
        raise AlhambraError("unknown-seat", seat=seat, last=seats - 1)
    return View(
        seat=seat,
        seats=seats,
        players=players,
        actor=state.actor,
        turn=int(state.seat),
        phase=PHASES.get(int(state.phase), "over"),
        changed=state.changed,
        round=int(state.round),
        rounds=int(kit.rounds),
        start=int(state.start),
        duel=kit.duel,
        left=square_word(int(state.pair(1))) if state.phase == SECOND else None,
        sheets=tuple(_sheet(state, other) for other in range(seats)),
        ticks=tuple(_types(state, player) for player in range(seats, players)),
        completed=tuple(numbers(state.completed[player * 6 : player * 6 + 6]) for player in range(players)),
        scores=numbers(state.scores),
    )


def _sheet(state: SheetState, seat: int) -> Sheet:
    pair = int(state.pairs[seat])
    yellow, blue = faces(state) if pair == ON_TURN else ((pair // 6 + 1,), (pair % 6 + 1,))
    return Sheet(
        built=square_words(int(state.built[seat])),
        counts=_types(state, seat),
        coins=int(state.coins[seat]),
        gained=int(state.gained[seat]),
        yellow=yellow,
        blue=blue,
    )


def _types(state: SheetState, player: int) -> tuple[int, ...]:
    return numbers(state.counts[player * 6 : player * 6 + 6])

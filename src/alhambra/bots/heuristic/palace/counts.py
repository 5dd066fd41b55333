"""How many tiles of each type everybody has, as the seat on turn counts them: twice, as a census does."""

from __future__ import annotations  # compiled

from typing import Any

from alhambra.bots.heuristic.palace.prospect import Prospect
from alhambra.core.arrays import NOTHING
from alhambra.core.packed import i64, vec
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.state import LAY, PalaceState
from alhambra.palace.tiles import NO_TYPE


def tiles_of_types(state: PalaceState) -> vec[i64]:
    """By type and player; of the actor also those that are bought and not yet laid."""
    types = state.types
    players: i64 = state.kit.players
    counts = vec[i64]([0] * 36)
    seat: i64 = 0
    while seat < state.kit.seats:
        palace = _of_palace(state.plans[seat], types)
        type_: i64 = 0
        while type_ < NO_TYPE:
            counts[type_ * players + seat] = palace[type_]
            type_ += 1
        seat += 1
    if state.kit.neutral:
        _add(counts, state.neutral, types, players, seat)
    if state.phase != LAY:
        _add(counts, state.asides[state.seat], types, players, state.seat)
    return counts


def _add(counts: vec[i64], tiles: bytes, types: bytes, players: i64, player: i64) -> None:
    """Count further tiles of a player."""
    at: i64 = 0
    count: i64 = len(tiles)
    while at < count:
        type_: i64 = types[tiles[at]]
        if type_ != NO_TYPE:
            counts[type_ * players + player] += 2
        at += 1


def _of_palace(plan: Plan, types: bytes) -> vec[i64]:
    """The same of one palace, by type; kept with what else is known of it."""
    known: Any = plan.prospect
    if known is None:
        return _counted(plan, types)
    assert isinstance(known, Prospect)
    if known.types is not types:
        known.types = types
        known.counts = _counted(plan, types)
    return known.counts


def _counted(plan: Plan, types: bytes) -> vec[i64]:
    grid = plan.grid
    counts = vec[i64]([0] * (NO_TYPE + 1))
    for cell in plan.cells:
        counts[types[(grid[cell] >> 22) - 1]] += 2
    return counts


def beside_tiles(state: PalaceState, counts: vec[i64]) -> vec[i64]:
    """What modules count beside tiles, which is nothing alone: added to the counts, and by itself if there is any."""
    players: i64 = state.kit.players
    rows = [0] * int(players * 7)
    for module in state.kit.hooks.tallies:
        module.tallies(state, rows)
    extras = vec[i64]([0] * 36)
    any_ = False
    player: i64 = 0
    while player < players:
        type_: i64 = 0
        while type_ < NO_TYPE:
            extra: i64 = rows[player * 7 + 1 + type_]
            if extra:
                any_ = True
                at: i64 = type_ * players + player
                extras[at] = extra
                if counts[at]:
                    counts[at] += extra
            type_ += 1
        player += 1
    return extras if any_ else NOTHING

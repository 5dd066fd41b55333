"""How many tiles of each type everybody has, as the seat on turn counts them: twice, as a census does."""

from __future__ import annotations  # compiled

from alhambra.core.arrays import NOTHING
from alhambra.core.packed import i64, vec
from alhambra.palace.state import LAY, PalaceState
from alhambra.palace.tiles import NO_TYPE


def tiles_of_types(state: PalaceState) -> vec[i64]:
    """By type and player; of the actor also those that are bought and not yet laid."""
    types = state.types
    players: i64 = state.kit.players
    counts = vec[i64]([0] * 36)
    seat: i64 = 0
    while seat < state.kit.seats:
        plan = state.plans[seat]
        grid = plan.grid
        for cell in plan.cells:
            type_: i64 = types[(grid[cell] >> 22) - 1]
            if type_ != NO_TYPE:
                counts[type_ * players + seat] += 2
        seat += 1
    if state.kit.neutral:
        for tile in state.neutral:
            if types[tile] != NO_TYPE:
                counts[types[tile] * players + seat] += 2
    if state.phase != LAY:
        for tile in state.asides[state.seat]:
            if types[tile] != NO_TYPE:
                counts[types[tile] * players + state.seat] += 2
    return counts


def beside_tiles(state: PalaceState, counts: vec[i64]) -> vec[i64]:
    """What modules count beside tiles, which is nothing alone: added to the counts, and by itself if there is any."""
    players = state.kit.players
    rows = [0] * (players * 7)
    for module in state.kit.hooks.tallies:
        module.tallies(state, rows)
    every = 0
    for row in rows:
        every += row
    if not every:
        return NOTHING
    extras = vec[i64]([0] * 36)
    for player in range(players):
        for type_ in range(6):
            at: i64 = type_ * players + player
            extras[at] = rows[player * 7 + 1 + type_]
            if counts[at]:
                counts[at] += extras[at]
    return extras

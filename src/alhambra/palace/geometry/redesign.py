"""What may be laid from the reserve, swapped and removed in a palace (A-50 to A-52), as codes."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.core.arrays import NOTHING
from alhambra.core.packed import append, i64, numbers, vec
from alhambra.palace.codes import LAY_TILE, REMOVE, SWAP
from alhambra.palace.geometry.building import ALWAYS, BY_WAY_ROUND, CAMP, REMOVAL
from alhambra.palace.geometry.frame import START_PLACE
from alhambra.palace.geometry.places import CENTRE

if TYPE_CHECKING:
    from alhambra.palace.geometry.plan import Plan

GATE_BIT: Final[i64] = 0x20_0000  # of the number of a square, see `plan`
UNUSUAL: Final[i64] = 0x30_F000  # a gatehouse, a camp, or touched by a camp
CUT: Final[i64] = 1 << 16


def redesigns(plan: Plan, reserve: bytes, shapes: vec[i64]) -> vec[i64]:
    """All redesigns with this reserve, whose tiles have these shapes: removals and swaps, then layings."""
    tiles = numbers(reserve)
    out = _changes(plan, tiles, shapes)
    return _layings(plan, tiles, shapes, out) if len(tiles) else out


def _layings(plan: Plan, tiles: vec[i64], shapes: vec[i64], out: vec[i64]) -> vec[i64]:
    """Add all layings, place by place."""
    grid = plan.grid
    places = plan.frame.places
    fitting = plan.fitting
    for cell in plan.front:
        fits = fitting[grid[cell]]
        if fits:
            for tile in tiles:
                if fits >> shapes[tile] & 1:
                    out = append(out, LAY_TILE + tile * 16 + places[cell])
    return out


def _changes(plan: Plan, tiles: vec[i64], shapes: vec[i64]) -> vec[i64]:
    """All removals and swaps, place by place."""
    out = vec[i64]()
    grid = plan.grid
    places = plan.frame.places
    loops = plan.links >= len(plan.cells) - plan.camps
    depths = _depths(plan) if loops else NOTHING
    for cell in plan.cells:
        place = places[cell]
        if place == START_PLACE:
            continue
        known = grid[cell]
        if known & UNUSUAL:
            if known & GATE_BIT:
                continue
            removable = _removable_with_camps(plan, cell, known, loops and depths[cell] < CUT)
            kept: i64 = known & 15 | CAMP
            shown: i64 = known >> 16 & kept
        else:  # what the tiles around show is what this one shows them
            contacts: i64 = known & 255
            removal = REMOVAL[contacts]
            removable = removal == ALWAYS or (removal == BY_WAY_ROUND and loops and depths[cell] < CUT)
            kept = contacts & 15 | CAMP
            shown = contacts >> 4
        if removable:
            out = append(out, REMOVE + place)
        for tile in tiles:
            if shapes[tile] & kept == shown:  # a swap leaves what is touched as it is
                out = append(out, SWAP + tile * 16 + place)
    return out


def _removable_with_camps(plan: Plan, cell: i64, known: i64, way_round: bool) -> bool:
    """A-51, C-5: whether the palace stays legal without a camp, or a tile that camps touch."""
    touched: i64 = known & 15
    if touched == 15:
        return False
    if known >> 20 & 1:
        return True  # nobody walks over camps
    ways: i64 = touched & ~(known >> 16)
    if ways & (ways - 1) and not way_round:
        return False
    return frees_no_camp(plan, cell)


def frees_no_camp(plan: Plan, cell: i64) -> bool:
    """C-5: whether every camp beside a tile has a rampart against another wall."""
    known = plan.grid[cell]
    side: i64
    for side in range(4):
        if known >> 12 >> side & 1:
            camp = plan.grid[cell + plan.frame.around[side]]
            held: i64 = camp & ~(camp >> 12) & 15
            if held & (held - 1) == 0:
                return False
    return True


def _depths(plan: Plan) -> vec[i64]:
    """By cell, how many steps from the fountain somebody got there; `CUT` more where others can only pass over it."""
    depths = vec[i64]([0] * len(plan.grid))
    _walk(plan, plan.cell(CENTRE), 1, depths)
    return depths


def _walk(plan: Plan, cell: i64, depth: i64, depths: vec[i64]) -> i64:
    """Walk over a tile and on to wherever nobody was. The least depth that is met again from there.

    A-57: who goes on over a tile and never meets one of less depth cannot do without it. (The search is Tarjan's.)
    """
    depths[cell] = depth
    known = plan.grid[cell]
    ways: i64 = known & 15 & ~(known >> 16)
    around = plan.frame.around
    least = depth
    cut = False
    side: i64
    for side in range(4):
        if ways >> side & 1:
            met = depths[cell + around[side]]
            if met == 0:
                met = _walk(plan, cell + around[side], depth + 1, depths)
                cut = cut or met >= depth
            if met < least:
                least = met
    if cut:
        depths[cell] += CUT
    return least

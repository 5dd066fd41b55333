"""The legal actions of a state as codes: complete, without duplicates, in a stable order."""

from __future__ import annotations

from alhambra.core.packed import append, i64, vec
from alhambra.palace.building import FITTING
from alhambra.palace.cards import payments
from alhambra.palace.codes import BUY, DONE, GIVE, KEEP, LAY_TILE, PASS, REMOVE, SWAP
from alhambra.palace.plan import Plan
from alhambra.palace.state import ACT, EMPTY, LAY, PalaceState


def legal_codes(state: PalaceState) -> vec[i64]:
    """Every legal action. Money first, then purchases, then the redesign."""
    out = vec[i64](capacity=64)
    if state.phase == ACT:
        out = _takes(state, out)
        out = _purchases(state, out)
        out = _redesigns(state, out)
        if state.kit.modules:
            out = _of_modules(state, out)
        if state.earned:
            out = append(out, DONE)
        elif len(out) == 0:
            out = append(out, PASS)
    elif state.phase == LAY:
        out = _layings(state, out)
    return out


def _takes(state: PalaceState, out: vec[i64]) -> vec[i64]:
    """A-30: one card, or several that sum to at most 5. Of equal cards the first ones are taken."""
    display = state.display
    small: i64 = 0  # slots with a card that can be taken with another
    slot: i64 = 0
    while slot < 4:
        card = display[slot]
        if card != EMPTY:
            if not _has_twin_before(display, slot):
                out = append(out, 16 << slot)
            if card % 9 < 4:
                small |= 1 << slot
        slot += 1
    if small & (small - 1):
        out = _takes_of_several(display, small, out)
    return out


def _takes_of_several(display: vec[i64], small: i64, out: vec[i64]) -> vec[i64]:
    slots: i64 = 3
    while slots < 16:
        if slots & ~small == 0 and slots & (slots - 1):
            value: i64 = 0
            first_of_equals = True
            slot: i64 = 0
            while slot < 4:
                if slots >> slot & 1:
                    value += display[slot] % 9 + 1
                    before: i64 = 0
                    while before < slot:
                        if display[before] == display[slot] and slots >> before & 1 == 0:
                            first_of_equals = False
                        before += 1
                slot += 1
            if value <= 5 and first_of_equals:
                out = append(out, slots << 4)
        slots += 1
    return out


def _has_twin_before(display: vec[i64], slot: i64) -> bool:
    before: i64 = 0
    while before < slot:
        if display[before] == display[slot]:
            return True
        before += 1
    return False


def _purchases(state: PalaceState, out: vec[i64]) -> vec[i64]:
    """A-40, A-43."""
    prices = state.kit.prices
    market = state.market
    hands = state.hands
    first: i64 = state.seat * 4
    square: i64 = 0
    while square < 4:
        tile = market[square]
        if tile != EMPTY:
            out = payments(hands[first + square], prices[tile], out, BUY | (square << 4))
        square += 1
    return out


def _redesigns(state: PalaceState, out: vec[i64]) -> vec[i64]:
    """A-50 to A-52: removals, then what each tile of the reserve can do."""
    plan: Plan = state.plans[state.seat]
    grid = plan.grid
    walls = state.kit.walls
    start: i64 = state.kit.tiles.start
    reserve: bytes = state.reserves[state.seat]
    for cell in plan.cells:
        if (grid[cell] >> 16) - 1 != start and plan.removable(cell):
            out = append(out, REMOVE | (plan.place(cell) << 16))
    at: i64 = 0
    count: i64 = len(reserve)
    while at < count:
        tile: i64 = reserve[at]
        out = _lay(plan, tile, walls[tile], out)
        stamp: i64 = SWAP | (tile << 4)
        for cell in plan.cells:
            known = grid[cell]
            if ((known >> 12) ^ walls[tile]) & known & 15 == 0 and (known >> 16) - 1 != start:
                out = append(out, stamp | (plan.place(cell) << 16))
        at += 1
    return out


def _lay(plan: Plan, tile: i64, walls: i64, out: vec[i64]) -> vec[i64]:
    """A-56 to A-59: every place where the tile may be laid."""
    grid = plan.grid
    stamp: i64 = LAY_TILE | (tile << 4)
    for cell in plan.front:
        if FITTING[grid[cell] & 0xFFF] >> walls & 1:
            out = append(out, stamp | (plan.place(cell) << 16))
    return out


def _layings(state: PalaceState, out: vec[i64]) -> vec[i64]:
    """A-60, A-82, A-94: each tile set aside into the palace, the reserve, or to the neutral player."""
    plan: Plan = state.plans[state.seat]
    aside: bytes = state.asides[state.seat]
    gifts = state.kit.neutral and not state.ending
    at: i64 = 0
    count: i64 = len(aside)
    while at < count:
        tile: i64 = aside[at]
        out = _lay(plan, tile, state.kit.walls[tile], out)
        out = append(out, KEEP | (tile << 4))
        if gifts:
            out = append(out, GIVE | (tile << 4))
        at += 1
    return out


def _of_modules(state: PalaceState, out: vec[i64]) -> vec[i64]:
    codes: list[int] = []
    for module in state.kit.modules:
        module.codes(state, codes)
    for code in codes:
        out = append(out, code)
    return out

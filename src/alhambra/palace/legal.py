"""The legal actions of a state as codes: complete, without duplicates, in a stable order."""

from __future__ import annotations

from alhambra.core.packed import append, extend, i64, vec
from alhambra.palace.cards import SUM_HIGH, SUM_LOW, pay
from alhambra.palace.codes import BUY, DONE, GIVE, KEEP, LAY_TILE, PASS, PLACE_BITS
from alhambra.palace.display import EMPTY
from alhambra.palace.plan import Plan
from alhambra.palace.state import ACT, LAY, PalaceState


def legal_codes(state: PalaceState) -> vec[i64]:
    """Every legal action; none while the turn waits for its commit and when the game is over."""
    if state.phase == ACT:
        return _actions(state)
    if state.phase == LAY:
        return _layings(state)
    return vec[i64]()


def _actions(state: PalaceState) -> vec[i64]:
    """A-20, A-22: money first, then purchases, then the redesign."""
    out = _purchases(state, state.display.takes()[:])
    plan: Plan = state.plans[state.seat]
    out = extend(out, plan.redesigns(state.reserves[state.seat], state.kit.shapes))
    if state.kit.modules:
        out = _of_modules(state, out)
    if state.earned:
        out = append(out, DONE)
    elif len(out) == 0:
        out = append(out, PASS)
    return out


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
            purse = hands[first + square]
            if SUM_LOW[purse & 1023] + SUM_HIGH[purse >> 10] >= prices[tile]:
                out = pay(purse, prices[tile], 0, out, BUY | (square << 4))
        square += 1
    return out


def _places(plan: Plan, tile: i64, shape: i64, out: vec[i64]) -> vec[i64]:
    """A-56 to A-59: every place where the tile may be laid."""
    stamp: i64 = LAY_TILE | (tile << 4)
    for spot in plan.spots():
        if spot >> shape & 1:
            out = append(out, stamp | (spot >> 16 & PLACE_BITS))
    return out


def _layings(state: PalaceState) -> vec[i64]:
    """A-60, A-82, A-94: each tile set aside into the palace, the reserve, or to the neutral player."""
    plan: Plan = state.plans[state.seat]
    aside: bytes = state.asides[state.seat]
    gifts = state.kit.neutral and not state.ending
    out = vec[i64]()
    at: i64 = 0
    count: i64 = len(aside)
    while at < count:
        tile: i64 = aside[at]
        out = _places(plan, tile, state.kit.shapes[tile], out)
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

"""The legal actions of a state as codes: complete, without duplicates, in a stable order."""

from __future__ import annotations  # compiled

from alhambra.core.packed import append, extend, i64, vec
from alhambra.palace.cards import SUM_HIGH, SUM_LOW, add_payments
from alhambra.palace.codes import BUY, DONE, GIVE, KEEP, LAY_TILE, PASS, SWAP
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry.plan import Plan
from alhambra.palace.paying import payments_of
from alhambra.palace.state import ACT, AFTER, FREE, LAY, OWNED, PURCHASE, WAIT, PalaceState


def legal_codes(state: PalaceState) -> vec[i64]:
    """Every legal action; none while the turn waits for its commit and when the game is over."""
    if state.bound != FREE:
        return _while_bound(state)
    if state.phase == ACT:
        return _actions(state)
    if state.phase == LAY:
        return _layings(state)
    if state.phase == AFTER:
        return append(_abilities(state, vec[i64]()), DONE)
    return vec[i64]()


def _while_bound(state: PalaceState) -> vec[i64]:
    """What an unfinished decision leaves."""
    if state.phase == WAIT:
        return vec[i64]()
    if state.bound == PURCHASE:
        return _abilities(state, _of_modules(state, _purchases(state, vec[i64]())))
    codes: list[int] = []
    state.kit.modules[state.bound - OWNED].abilities(state, codes)
    return _with_all(vec[i64](), codes)


def _actions(state: PalaceState) -> vec[i64]:
    """A-20, A-22: money first, then purchases, then the redesign."""
    out = _purchases(state, state.display.takes()[:])
    plan: Plan = state.plans[state.seat]
    redesigns = plan.redesigns(state.reserves[state.seat], state.shapes)
    out = extend(out, _allowed(state, redesigns) if state.kit.protectors else redesigns)
    if state.kit.modules:
        out = _of_modules(state, out)
    if state.earned:
        out = append(out, DONE)
    elif len(out) == 0:
        out = append(out, PASS)
    if state.kit.modules:
        out = _abilities(state, out)
    return out


def _purchases(state: PalaceState, out: vec[i64]) -> vec[i64]:
    """A-40, A-43."""
    if state.kit.cashier is not None:
        return _purchases_with_notes(state, out)
    prices = state.kit.prices
    market = state.market
    hands = state.hands
    first: i64 = state.seat * 4
    square: i64
    for square in range(4):
        tile = market[square]
        if tile != EMPTY:
            purse = hands[first + square]
            worth = SUM_LOW[purse & 1023] + SUM_HIGH[purse >> 10]
            if worth >= prices[tile]:
                out = add_payments(purse, worth, prices[tile], BUY | (square << 4), out)
    return out


def _purchases_with_notes(state: PalaceState, out: vec[i64]) -> vec[i64]:
    square: i64 = 0
    while square < 4:
        tile = state.market[square]
        if tile != EMPTY:
            for payment in payments_of(state, square, state.kit.prices[tile]):
                out = append(out, BUY | (square << 4) | (payment << 8))
        square += 1
    return out


def _allowed(state: PalaceState, redesigns: vec[i64]) -> vec[i64]:
    """Those of some redesigns that no module forbids."""
    watching = False
    for protector in state.kit.protectors:
        watching = watching or protector.watches(state)
    if not watching:
        return redesigns
    out = vec[i64]()
    for code in redesigns:
        kind: i64 = code & 15
        if kind == LAY_TILE or not _protected(state, code >> 16, code >> 4 & 255 if kind == SWAP else EMPTY):
            out = append(out, code)
    return out


def _protected(state: PalaceState, place: i64, new: i64) -> bool:
    for protector in state.kit.protectors:  # noqa: SIM110 - compiled, a loop is quicker than any()
        if protector.forbids_change(state, place, new):
            return True
    return False


def can_buy(state: PalaceState) -> bool:
    """Whether the actor holds the money for something that can be bought as the action of a turn."""
    if len(_purchases(state, vec[i64]())):
        return True
    # As while one is begun: then modules offer purchases alone.
    codes: list[int] = []
    bound = state.bound
    state.bound = PURCHASE
    for module in state.kit.hooks.codes:
        module.codes(state, codes)
    state.bound = bound
    return len(codes) > 0


def _layings(state: PalaceState) -> vec[i64]:
    """A-60, A-82, A-94: each tile set aside into the palace, the reserve, or to the neutral player."""
    plan: Plan = state.plans[state.seat]
    aside: bytes = state.asides[state.seat]
    gifts = state.kit.neutral and not state.ending
    withheld: i64 = _withheld(state)
    out = vec[i64]()
    at: i64 = 0
    count: i64 = len(aside)
    while at < count:
        tile: i64 = aside[at]
        if tile != withheld:
            out = plan.layings(tile, state.shapes[tile], out)
            out = append(out, KEEP | (tile << 4))
        if gifts and may_be_given(state, tile):
            out = append(out, GIVE | (tile << 4))
        at += 1
    if state.kit.modules:
        out = _abilities(state, out)
    return out


def may_be_given(state: PalaceState, tile: i64) -> bool:
    """The neutral player takes tiles of the supply, built and as they are printed, unless a module holds one back."""
    if state.shapes[tile] != state.kit.shapes[tile] or state.kit.tiles.apart[tile]:
        return False
    if tile in state.unbuilt:
        return False
    for custodian in state.kit.custodians:  # noqa: SIM110 - compiled, a loop is quicker than any()
        if custodian.held_back(state) == tile:
            return False
    return True


def _withheld(state: PalaceState) -> i64:
    tile: i64 = EMPTY
    for custodian in state.kit.hooks.withheld:
        if tile == EMPTY:
            tile = custodian.withheld(state)
    return tile


def _of_modules(state: PalaceState, out: vec[i64]) -> vec[i64]:
    codes: list[int] = []
    for module in state.kit.hooks.codes:
        module.codes(state, codes)
    return _with_all(out, codes)


def _abilities(state: PalaceState, out: vec[i64]) -> vec[i64]:
    """What modules offer beside the actions."""
    codes: list[int] = []
    for module in state.kit.hooks.abilities:
        module.abilities(state, codes)
    return _with_all(out, codes)


def offers(state: PalaceState) -> bool:
    """Whether there is anything to use beside the actions."""
    codes: list[int] = []
    for module in state.kit.hooks.abilities:
        module.abilities(state, codes)
        if codes:
            return True
    return False


def _with_all(out: vec[i64], codes: list[int]) -> vec[i64]:
    for code in codes:
        out = append(out, code)
    return out

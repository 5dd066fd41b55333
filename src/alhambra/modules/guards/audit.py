"""What must be true of guards, loose walls and open abilities, whatever was played."""

from __future__ import annotations

from alhambra.modules.guards.abilities import carriers, purchases, still_leaves_a_purchase, still_possible
from alhambra.modules.guards.board import COUNTS, MARCH, NAMES, NEW_TOKEN, NONE, PREVIEW, PRICES, GuardBoard, guards_of
from alhambra.modules.tokens.rules import Tokens
from alhambra.palace.geometry.building import CAMP
from alhambra.palace.legal import can_buy
from alhambra.palace.state import ACT, LAY, PURCHASE, PalaceState


def faults_of(state: PalaceState, board: GuardBoard, tokens: Tokens, busy: bool) -> list[str]:
    """What is wrong with guards, loose walls and open abilities, in sentences."""
    kit = state.kit
    owned = {tile for seat in range(kit.seats) for tile in _owned(state, seat)}
    standing = [tile for tile, sides in enumerate(board.guards) if sides]
    on_tiles = sum(bin(sides).count("1") for sides in board.guards)
    loose = [tile for tile in range(len(state.shapes)) if state.shapes[tile] != kit.shapes[tile]]
    wrong = {
        "guards are missing, or there are too many": on_tiles + board.posted + board.supply != COUNTS["guards"],
        "a guard stands on a building of nobody": not owned.issuperset(standing),
        "a guard stands where there is no wall": any(
            board.guards[tile] & ~state.shapes[tile] or state.shapes[tile] >= CAMP for tile in standing
        ),
        "loose wall sections are missing, or there are too many": (
            board.sections + board.section + len(loose) != COUNTS["wall_sections"]
        ),
        "a tile carries more than a loose wall section": any(
            state.shapes[tile] & ~kit.shapes[tile] not in (1, 2, 4, 8) or kit.shapes[tile] & ~state.shapes[tile]
            for tile in loose
        ),
        "a loose wall section is held at the wrong time": board.section and not carriers(state),
        "a tile was kept without a loose wall section, but it is not time for it": board.bare
        and (state.phase != LAY or board.revision == 1),
        "an ability is used before a purchase, but it is not time for it": board.begun
        and (not busy or state.phase != ACT or board.revision == 1 or board.using in (PREVIEW, NEW_TOKEN)),
        "the guard board is wrong": len(set(board.abilities)) != 4 or board.used >> len(NAMES) != 0,
        "an ability is open, but nobody uses it": busy != (board.using != NONE) or (not busy and board.owed > 0),
        "an ability is open, but cannot be used": busy and board.using != NONE and not _usable(state, board, tokens),
    }
    return [text for text, found in wrong.items() if found]


def can_go_on(state: PalaceState, board: GuardBoard, preview: bytes) -> bool:
    """R-35, R-40: whether the purchase that is begun, or will be once the ability in use is paid, can be made."""
    if board.using == PREVIEW:
        found: list[int] = []
        purchases(state, preview, found)
        return len(found) > 0
    if board.using == NEW_TOKEN and board.revision == 1:
        return can_buy(state)
    begun = state.bound == PURCHASE or board.begun or board.using == NEW_TOKEN
    return not begun or still_leaves_a_purchase(state, board, preview)


def _usable(state: PalaceState, board: GuardBoard, tokens: Tokens) -> bool:
    """Whether the ability that is being paid or carried out may be."""
    price, have = PRICES[board.using], len(guards_of(state, board, int(state.seat)))
    offered = board.using in board.abilities and not board.used >> board.using & 1
    if not board.owed:
        return offered and board.using in (PREVIEW, MARCH)
    return offered and board.owed <= price and have > board.owed and (still_possible(state, board, tokens))


def _owned(state: PalaceState, seat: int) -> list[int]:
    plan = state.plans[seat]
    return [int(plan.tile_on(cell)) for cell in plan.cells] + list(state.reserves[seat])

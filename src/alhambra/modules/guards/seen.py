"""The guard board of a view as the engine keeps it."""

from __future__ import annotations  # compiled

from alhambra.modules.guards.abilities import choices
from alhambra.modules.guards.board import (
    CARD,
    EXACT_CHANGE,
    EXCHANGE,
    HALF,
    NAMES,
    NEW_TOKEN,
    NONE,
    UNLIMITED,
    GuardBoard,
)
from alhambra.modules.guards.views import GuardsView
from alhambra.modules.tokens.rules import Tokens, has_token
from alhambra.palace.geometry.building import walls_mask
from alhambra.palace.state import AFTER, PalaceState
from alhambra.palace.tiles import TYPES


def seen_board(state: PalaceState, part: GuardsView, revision: int, tokens: Tokens) -> GuardBoard:
    """Everything that a view shows, and what can be told from it."""
    numbers = state.kit.tiles.numbers
    guards = bytearray(len(state.kit.tiles.names))
    for tile, sides in part.guards.items():
        guards[numbers[tile]] = walls_mask(sides)
    board = GuardBoard(
        revision,
        bytes([UNLIMITED if one.squares is None else one.squares for one in part.placement]),
        bytes([NAMES.index(one.name) for one in part.abilities]),
        bytes(guards),
        _plazas(state, part.plazas),
        state.kit.seats,
    )
    board.used = sum([1 << NAMES.index(one.name) for one in part.abilities if one.used])
    board.posted = sum([int(one.guards) for one in part.placement])
    board.supply, board.sections, board.section = part.supply, part.sections, part.section
    board.bare, board.begun = part.bare, part.begun
    owners = [part.halves[type_] for type_ in TYPES]
    board.halves = bytes([0 if owner is None else owner + 1 for owner in owners])
    state.overpaid = _overpaid(state, part)
    if part.using is not None:
        _go_on(state, board, part.using, part.owed, tokens)
    return board


def _plazas(state: PalaceState, left: int) -> bytes:
    """R-38: they are taken in their order."""
    every = [tile for tile, name in enumerate(state.kit.tiles.names) if name.startswith("plaza-")]
    return bytes(every[len(every) - left :])


def _overpaid(state: PalaceState, part: GuardsView) -> bool:
    """R-39: no view says whether the last purchase was overpaid, but the board says whether that can be made good.

    While another ability is being paid it does not; then we do without.
    """
    if part.using == NAMES[EXACT_CHANGE]:
        return True
    for one in part.abilities:
        if one.name == NAMES[EXACT_CHANGE] and state.phase == AFTER:
            return not one.used and one.why in (None, "too-few")
    return False


def _go_on(state: PalaceState, board: GuardBoard, using: str, owed: int, tokens: Tokens) -> None:
    """An ability that is being paid or carried out. A view does not say with which choice: any that is possible.

    R-40: any of them leaves the purchase that was begun. A card of the display comes on top of what could buy
    something before, and who owes a guard for it keeps another for R-35.
    """
    board.using = NAMES.index(using)
    board.owed = owed
    if board.owed:
        board.choice = _choice(state, board, tokens)


def _choice(state: PalaceState, board: GuardBoard, tokens: Tokens) -> int:
    squares = [square for square in range(4) if has_token(state, int(state.market[square]))]
    if board.using == EXCHANGE:  # its card is paid
        bought = [tile for tile in state.asides[state.seat] if has_token(state, tile)]
        return bought[0] | squares[0] * 9 << 8
    if board.using == NEW_TOKEN:
        return squares[0]
    if board.using in (CARD, HALF):
        return choices(state, board, board.using, b"", tokens)[0]
    return 0 if board.using != NONE else NONE

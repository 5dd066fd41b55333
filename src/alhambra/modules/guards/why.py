"""The abilities as they are seen, and why one cannot be used now, whatever is chosen for it: a word for who shows it.

It may depend on the hand, so that only the seat on turn is told.
"""

from __future__ import annotations

from typing import Final

from alhambra.modules.guards.abilities import carriers, missing_points, points_for, preview_cards, usable
from alhambra.modules.guards.board import (
    ABILITIES,
    CARD,
    EXACT_CHANGE,
    EXCHANGE,
    MARCH,
    NAMES,
    NEW_TOKEN,
    PLAZA,
    PREVIEW,
    PRICES,
    WALL,
    GuardBoard,
    guards_of,
)
from alhambra.modules.guards.views import AbilityView
from alhambra.modules.preview.rules import NOTHING
from alhambra.modules.tokens.rules import Tokens, has_token
from alhambra.palace.display import EMPTY
from alhambra.palace.state import ACT, AFTER, DRAFT, PURCHASE, PalaceState

# The words, each of which a page has to say.
WORDS: Final = (
    "over", "used", "open", "too-few", "purchase", "nothing-bought", "no-card", "actions-over", "preview-empty",
    "not-exact", "no-section", "no-open-side", "display-empty", "no-plaza", "not-overpaid", "bag-empty",
    "nothing-to-buy", "two-guards", "no-free-wall", "no-half",
)  # fmt: skip


def seen_abilities(
    state: PalaceState, board: GuardBoard, preview: bytes, tokens: Tokens, seat: int | None, busy: bool
) -> tuple[AbilityView, ...]:
    """The abilities of a board as a seat sees them."""
    on_turn = seat is not None and seat == state.actor
    why = why_not(state, board, preview, tokens, busy) if on_turn else {}
    return tuple(_seen(state, board, int(ability), why.get(int(ability))) for ability in board.abilities)


def _seen(state: PalaceState, board: GuardBoard, ability: int, why: str | None) -> AbilityView:
    facts, points = ABILITIES[ability], missing_points(state, board, ability)
    return AbilityView(
        name=NAMES[ability],
        guards=facts["guards"],
        money_cards=facts["money_cards"],
        clause=facts["clause"],
        used=bool(board.used >> ability & 1),
        points=None if points < 0 else int(points),
        why=why,
    )


def why_not(state: PalaceState, board: GuardBoard, preview: bytes, tokens: Tokens, busy: bool) -> dict[int, str]:
    """For each ability of the board that cannot be used by the seat on turn, why not."""
    if state.phase == DRAFT:
        return {}
    if state.phase not in (ACT, AFTER):
        return {int(ability): "over" for ability in board.abilities}
    found: list[int] = []
    if not busy:
        usable(state, board, preview, tokens, found)
    can = {payload >> 4 & 15 for payload in found}
    cannot = [int(ability) for ability in board.abilities if int(ability) not in can]
    return {ability: _why(state, board, ability, preview, tokens, busy) for ability in cannot}


def _why(state: PalaceState, board: GuardBoard, ability: int, preview: bytes, tokens: Tokens, busy: bool) -> str:
    if board.used >> ability & 1:
        return "used"
    if busy:
        return "open"
    have = len(guards_of(state, board, int(state.seat)))
    reason = _impossible(state, board, ability, preview, tokens, have)
    if reason is None and points_for(state, PRICES[ability] - have) < 0:
        return "too-few"
    return reason or "purchase"


def _impossible(
    state: PalaceState, board: GuardBoard, ability: int, preview: bytes, tokens: Tokens, guards: int
) -> str | None:
    """Why it could not be carried out, were it paid."""
    if ability in (PREVIEW, NEW_TOKEN) and state.phase != ACT:
        return "actions-over"
    if ability == EXCHANGE:
        bought = any(has_token(state, tile) for tile in state.asides[state.seat])
        return "no-card" if bought else "nothing-bought"
    if ability == PREVIEW:
        if all(tile == NOTHING for tile in preview):
            return "preview-empty"
        return None if preview_cards(state, preview) else "not-exact"
    if ability == WALL:
        return "no-section" if not board.sections else None if carriers(state) else "no-open-side"
    if ability == CARD:
        return None if any(int(state.display.slots[slot]) != EMPTY for slot in range(4)) else "display-empty"
    if ability == PLAZA:
        return None if board.plazas else "no-plaza"
    if ability == EXACT_CHANGE:
        return None if state.phase == AFTER and state.overpaid else "not-overpaid"
    if ability == NEW_TOKEN:
        if not tokens.left(state):
            return "bag-empty"
        return None if state.bound == PURCHASE else "nothing-to-buy"
    if ability == MARCH:
        return "two-guards" if guards < 2 else "no-free-wall"
    return None if 0 in board.halves else "no-half"

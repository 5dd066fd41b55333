"""Payments: cards, and what modules keep for players, which pays as cards do."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from alhambra.cli.modules import faces, faces_of
from alhambra.cli.palace.move import Move
from alhambra.cli.saying import say
from alhambra.core.language import Said, Value
from alhambra.palace.views import View


@dataclass(frozen=True, slots=True)
class Kept:
    """Money that a module keeps for a seat: the message that says `who` has it, its word in a payment, what it is."""

    message: str
    word: str
    currency: str
    amount: int


def kept_for(view: View, seat: int | None) -> Kept | None:
    """What is kept for a seat."""
    found = [face.kept(view, seat) for face in faces_of(view)] if seat is not None else []
    return next((kept for kept in found if kept is not None), None)


def over_of(view: View, cards: Sequence[str], price: int) -> int:
    """What a payment of the seat to move has too much; a card without a number is what is kept for it."""
    kept = kept_for(view, view.turn)
    worth = [int(card[1:]) if card[1:] else kept.amount if kept else 0 for card in cards]
    return sum(worth) - price


def payment_text(cards: Sequence[str], over: int, marked: bool = True) -> str:
    """A payment in the list of moves, marked where it is exact."""
    paid = "+".join(cards)
    if over:
        return say("payment-over", cards=paid, over=over)
    return say("payment-exact", cards=paid) if marked else paid


def paid_move(
    view: View, action: Any, kind: str, head: str, price: int, rank: tuple[int, str] = (0, ""), marked: bool = True
) -> Move:
    """A move of which the seat to move pays a price with cards."""
    over = over_of(view, action.cards, price)
    return Move(action, kind, head, payment_text(action.cards, over, marked), over, rank=rank, paying=True)


def _cards(cards: Sequence[str]) -> list[str | Said]:
    """The cards of a payment, and what modules call theirs."""
    words = {word: Said(id_) for face in faces().values() for word, id_ in face.payments.items()}
    return [words.get(card, card) for card in cards]


def worth(cards: Sequence[str]) -> int:
    """What cards sum up to."""
    return sum(int(card[1:]) for card in cards)


def paid_with(cards: Sequence[str], exact: bool = False) -> dict[str, Value]:
    """How it was paid."""
    return {"cards": _cards(cards), "exact": "yes" if exact else "no"}

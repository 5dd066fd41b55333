"""What somebody at a table wants to know; nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alhambra.core.errors import NotationError
from alhambra.core.play import check, legal
from alhambra.server.live.peers import Peer
from alhambra.server.protocol.messages import Ask, AskEarlier, AskLegal, AskPlaces, AskWhy
from alhambra.server.protocol.replies import Earlier, Legal, Places, Reply, Verdict
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.seen import squares_for
from alhambra.server.table.table import Table

if TYPE_CHECKING:
    from alhambra.server.live.live_table import LiveTable


async def answer(live: LiveTable, peer: Peer, question: Ask) -> Reply:
    """The answer to a question; what is about a seat is told to who holds it."""
    if isinstance(question, AskEarlier):
        return await _earlier(live, peer, question)
    if question.seat not in peer.seats:
        raise TableError(Code.NOT_YOUR_SEAT, f"Seat {question.seat + 1} is not yours.")
    match question:
        case AskPlaces():
            return Places(question.ask, question.tile, squares_for(live.table, question.seat, question.tile))
        case AskWhy():
            return Verdict(question.ask, _why(live.table, question))
        case AskLegal():
            return Legal(question.ask, _legal(live.table, question.seat))


def _legal(table: Table, seat: int) -> list[str]:
    turn = table.turn
    if turn is None or table.mover != seat:
        return []
    return [turn.state.game.word(action) for action in legal(turn.state)]


def _why(table: Table, question: AskWhy) -> Any:
    turn = table.turn
    if turn is None or table.mover != question.seat:
        raise TableError(Code.NOT_YOUR_TURN, f"It is not the turn of seat {question.seat + 1}.")
    try:
        return check(turn.state, turn.state.game.parse_word(question.action))
    except NotationError as error:
        raise TableError(Code.NO_ACTION, str(error)) from None


async def _earlier(live: LiveTable, peer: Peer, question: AskEarlier) -> Earlier:
    store, seat = live.services.store, peer.perspectives[0]
    return Earlier(question.ask, *await live.past.before(store, live.table.id, question.before, seat))

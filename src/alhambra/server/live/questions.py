"""What somebody at a table wants to know; nothing changes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from alhambra.core.errors import NotationError
from alhambra.core.play import check, legal
from alhambra.server.live.carrying import VALID
from alhambra.server.live.peers import Peer
from alhambra.server.live.services import now
from alhambra.server.protocol.messages import Ask, AskCode, AskEarlier, AskEffect, AskLegal, AskPlaces, AskWhy
from alhambra.server.protocol.replies import CodeMade, Earlier, Effect, Legal, Places, Reply, Verdict
from alhambra.server.table.aids import effect_for
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
        raise TableError(Code.NOT_YOUR_SEAT, "table-not-your-seat", seat=question.seat + 1)
    match question:
        case AskPlaces():
            return Places(question.ask, question.tile, squares_for(live.table, question.seat, question.tile))
        case AskEffect():
            return Effect(question.ask, effect_for(live.table, question.seat, question.tile))
        case AskWhy():
            return Verdict(question.ask, _why(live.table, question))
        case AskLegal():
            return Legal(question.ask, _legal(live.table, question.seat))
        case AskCode():
            return _code(live, question)


def _legal(table: Table, seat: int) -> list[str]:
    turn = table.turn
    if turn is None or table.mover != seat:
        return []
    return [turn.state.game.word(action) for action in legal(turn.state)]


def _why(table: Table, question: AskWhy) -> Any:
    turn = table.turn
    if turn is None or table.mover != question.seat:
        raise TableError(Code.NOT_YOUR_TURN, "table-not-your-turn", seat=question.seat + 1)
    try:
        return check(turn.state, turn.state.game.parse_word(question.action))
    except NotationError as error:
        raise TableError(Code.NO_ACTION, error.said) from None


def _code(live: LiveTable, question: AskCode) -> CodeMade:
    holder = live.table.seats[question.seat].hash
    code = live.services.codes.issue(live.table.id, question.seat, holder)
    return CodeMade(question.ask, code, now() + int(VALID * 1000))


async def _earlier(live: LiveTable, peer: Peer, question: AskEarlier) -> Earlier:
    store, seat = live.services.store, peer.perspectives[0]
    return Earlier(question.ask, *await live.past.before(store, live.table.id, question.before, seat))

"""Every command and question, as each kind of person, at each stage: what really happens.

The stages are tables from their logs; each message meets a table of its own, so that none disturbs another.
"""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, Final, cast, get_args

from alhambra.bots import BOTS
from alhambra.core.errors import AlhambraError
from alhambra.core.play import legal
from alhambra.core.refusal import Refused
from alhambra.server.live.absence import Absence
from alhambra.server.live.live_table import LiveTable
from alhambra.server.live.past import Past
from alhambra.server.live.peers import Peer
from alhambra.server.live.questions import answer
from alhambra.server.live.services import Services
from alhambra.server.live.tables import Tables
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Failed
from alhambra.server.table.errors import TableError
from alhambra.server.table.log import Created
from alhambra.server.table.people import hashed
from alhambra.server.table.performing import perform
from alhambra.server.table.roll import Roll
from alhambra.server.table.table import Table
from tests.support.stages import played
from tests.support.tables import new_id, secret_of
from tests.support.traffic import Nothing

WHO: Final = ("host", "player", "who looks on")
STAGES: Final = ("lobby", "on turn", "waiting", "over", "daily")
ASKS: Final = [cast(str, one.__struct_config__.tag) for one in get_args(m.Ask)]
MESSAGES: Final = {cast(str, one.__struct_config__.tag): one for one in (*get_args(m.Command), *get_args(m.Ask))}

# The host is Anna; Boris plays, too; Carla has been absent for a while; the fourth seat is open in the lobby.
SEATS: Final = {"host": 0, "player": 1, "who looks on": 1}
ABSENT: Final = 2


class Kept(Nothing):
    """A store in which new tables are made as well."""

    async def create(self, table: str, rows: Any) -> None:
        return None


class Gone(Absence):
    """Carla left long ago."""

    def waits(self) -> dict[int, int]:
        return {}


def _table(stage: str, who: str) -> Table:
    daily = stage == "daily"
    names = ("Anna",) if daily else ("Anna", "Boris", "Carla", *([""] if stage == "lobby" else []))
    kind = "playing" if stage in ("on turn", "waiting", "daily") else stage
    created, *entries = played(*names, stage=kind, game="roll-and-write" if daily else "classic", daily=daily)
    assert isinstance(created, Created)
    table = Table("t" * 20, created, 0)
    for entry in entries:
        perform(table, entry, 0)
    if stage in ("on turn", "waiting"):
        _give_turn(table, SEATS[who] if stage == "on turn" else ABSENT)
    return table


def _give_turn(table: Table, seat: int) -> None:
    """Those before them play, whoever they are."""
    while table.mover != seat:
        assert table.turn is not None and table.mover is not None
        if table.turn.ready:
            table.commit(table.mover, 0, False)
        else:
            table.play(table.mover, legal(table.turn.state)[0])


def message_of(tag: str, table: Table, who: str, seat: int) -> Any:
    """The message as somebody would send it who means it; without a seat, about that of somebody else."""
    word = _word(table)
    makers: dict[str, Callable[[], Any]] = {
        "sit": lambda: m.Sit(new_id(), "Dora", secret_of("Dora")),
        "rename": lambda: m.Rename(new_id(), seat, "Somebody"),
        "vacate": lambda: m.Vacate(new_id(), min(ABSENT, len(table.seats) - 1)),
        "put-bot": lambda: m.PutBot(new_id(), len(table.seats) - 1, "greedy"),
        "change-game": lambda: m.ChangeGame(new_id(), m.GameConfig(), m.Settings(), len(table.seats)),
        "begin": lambda: m.Begin(new_id()),
        "play": lambda: m.Play(new_id(), seat, word),
        "stand-in": lambda: m.StandIn(new_id(), min(ABSENT, len(table.seats) - 1), True),
        "say": lambda: m.Say(new_id(), None, "hello", "Vera") if who == WHO[2] else m.Say(new_id(), seat, "hello"),
        "emote": lambda: m.Emote(new_id(), seat, "wave"),
        "only-here": lambda: m.OnlyHere(new_id(), seat, secret_of("Dora")),
        "rematch": lambda: m.Rematch(new_id()),
        "ask-places": lambda: m.AskPlaces(1, seat, _tile(table)),
        "ask-effect": lambda: m.AskEffect(1, seat, _tile(table)),
        "ask-why": lambda: m.AskWhy(1, seat, word),
        "ask-legal": lambda: m.AskLegal(1, seat),
        "ask-earlier": lambda: m.AskEarlier(1, 100),
        "ask-code": lambda: m.AskCode(1, seat),
    }
    return makers[tag]() if tag in makers else MESSAGES[tag](new_id(), seat)


def _word(table: Table) -> str:
    actions = legal(table.turn.state) if table.turn is not None and table.mover is not None else []
    return str(actions[0].word()) if actions else "done"


def _tile(table: Table) -> str:
    market = getattr(table.turn.state.game.view(table.turn.state, None), "market", ()) if table.turn else ()
    return next((tile for tile in market if tile), "tower-9-ES")


async def tried(tag: str, who: str, stage: str) -> str:
    """yes, or the code of the failure."""
    table = _table(stage, who)
    seat = min(SEATS[who], len(table.seats) - 1)
    _prepare(tag, table, seat)
    created = Created(table.game, table.settings, list(table.seats), table.daily)
    services = Services(cast(Any, Kept()), cast(Any, SimpleNamespace(close=lambda: None, bots=BOTS)))
    live = LiveTable(services, table, Past(Roll([(1, created)]), [(1, (1, 0, created))]))
    live.absence = Gone()
    asker = _peer(live, {"host": ["Anna"], "player": ["Boris"]}.get(who, []))
    for name in ("Anna", "Boris"):
        _peer(live, [name])
    message = message_of(tag, table, who, seat)
    try:
        if tag in ASKS:
            await answer(live, asker, message)
            return "yes"
        reply: Any = await Tables(services).command(live, asker, message)
    except TableError as error:
        return error.code.value
    except Refused:
        return "refused"
    except AlhambraError:
        return "no-action"
    return reply.code if isinstance(reply, Failed) else "yes"


def _prepare(tag: str, table: Table, seat: int) -> None:
    """There is a seat to sit down on, or nobody to wait for; something to take back, to play again, or to end."""
    if tag in ("sit", "put-bot") and table.stage == "playing" and not table.daily:
        table.open_seat(ABSENT, ABSENT)
    if tag == "begin" and table.stage == "lobby":
        table.put_bot(len(table.seats) - 1, "greedy")
    if table.turn is None or table.mover != seat or tag not in ("undo", "redo", "restart", "commit"):
        return
    while not table.turn.ready:
        table.play(seat, legal(table.turn.state)[0])
    if tag == "redo":
        table.take_back(seat, "undo")


def _peer(live: LiveTable, names: list[str]) -> Peer:
    peer = Peer(hashed(secret_of(name)) for name in names)
    peer.seats = live.table.held_by(peer.hashes)
    peer.seen = dict.fromkeys(peer.perspectives, 0)
    live.peers.add(peer)
    return peer

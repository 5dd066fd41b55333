"""A game at a live table, and beside each command a twin of the table whose secrets are others.

`LiveTable` and `answer` make every byte that the server sends of a game: the socket adds nothing, and a browser
receives nothing else. So what differs here would be what a browser could know and must not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

import msgspec
from msgspec.structs import replace

from alhambra.bots import BOTS
from alhambra.core.chance import Seeded
from alhambra.core.errors import AlhambraError
from alhambra.core.play import copy, legal, view
from alhambra.core.refusal import Refused
from alhambra.palace.actions import Buy, Done, Keep, Lay, Remove, Swap, Take
from alhambra.palace.state import PalaceState
from alhambra.server.live.answers import failed
from alhambra.server.live.live_table import LiveTable
from alhambra.server.live.past import Past, Told
from alhambra.server.live.peers import Peer, encoded
from alhambra.server.live.questions import answer
from alhambra.server.live.services import Services
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Failed
from alhambra.server.store.entries import Entry
from alhambra.server.table import log
from alhambra.server.table.log import (
    Created,
    Kept,
    Luck,
    StoredGame,
    StoredHost,
    StoredSeat,
    StoredSettings,
    is_hidden,
)
from alhambra.server.table.people import hashed
from alhambra.server.table.roll import Roll
from alhambra.server.table.seen import table_info, table_summary
from alhambra.server.table.table import Table
from tests.support.concealing import Concealing, Open, concealing, unbound
from tests.support.steps import every_step, step_of
from tests.support.tables import new_id

NAMES: Final = ("Anna", "Boris", "Carla", "Dario", "Elena")
AT: Final = 1_790_000_000_000  # the time of everything; `live_table.now` has to give it
LIKED: Final[dict[type[Any], float]] = {Lay: 8, Buy: 6, Take: 2, Keep: 0.5, Done: 1, Remove: 0.1, Swap: 0.3}
NASTY: Final = ("buy:1:", "site:2:", "gatehouse:3:", "take:y1", "falcon:white@n1", "done", "use:card:y1", "preview:1:")


class Deaf(Peer):
    """Is there, and is told nothing."""

    @property
    def perspectives(self) -> list[int | None]:
        return []


class Nothing:
    """A store that keeps nothing but what can be asked for."""

    def __init__(self) -> None:
        self.rows: list[Entry] = []

    async def append(self, table: str, rows: Sequence[Entry]) -> None:
        self.rows = [*self.rows, *rows]

    async def answered(self, table: str, command: str) -> None:
        return None

    async def save_snapshot(self, table: str, snapshot: Any) -> None:
        return None

    async def earlier(self, table: str, seq: int, count: int) -> list[Entry]:
        return [row for row in self.rows if row.seq < seq][-count:]


class Side:
    """A live table with everybody there. Only `told` hear it."""

    def __init__(self, table: Table, past: Past, told: Sequence[int | None]) -> None:
        self.store = Nothing()
        self.live = LiveTable(Services(cast(Any, self.store), cast(Any, SimpleNamespace(bots=BOTS))), table, past)
        self.peers: dict[int | None, Peer] = {}
        for seat in (*range(len(table.seats)), None):
            peer = (Peer if seat in told else Deaf)([] if seat is None else [hashed(_secret(NAMES[seat]))])
            peer.seats = table.held_by(peer.hashes)
            peer.seen = {seat: table.told}
            self.peers[seat] = peer
            self.live.peers.add(peer)
        self.live.absence.note(table.seats, self.live.present)

    async def do(self, command: m.Command, seat: int) -> bytes:
        return encoded(await self.live.command(self.peers[seat], command))

    def heard(self, seat: int | None) -> list[bytes]:
        """What a connection was sent since."""
        peer, found = self.peers[seat], []
        while peer.waiting:
            found.append(cast(bytes, peer.take()))
        return found

    def joining(self, seat: int | None) -> list[bytes]:
        """What somebody is sent who comes now, and what the start page says of the table."""
        info = table_info(self.live.table, self.live.present, self.live.watchers)
        return [
            encoded(self.live.update(seat, -1)),
            encoded(cast(Any, table_summary(info, self.live.table, seat, AT))),
        ]

    async def asked(self, seat: int | None, questions: Sequence[m.Ask]) -> list[bytes]:
        found = []
        for question in questions:
            try:
                found.append(encoded(await answer(self.live, self.peers[seat], question)))
            except (AlhambraError, Refused) as error:
                found.append(encoded(failed(None, cast(Any, error))))
        return found


def _secret(name: str) -> str:
    return f"secret-of-{name}".ljust(22, "-")


@dataclass(frozen=True)
class Before:
    """A table before a command, as it is restored with other secrets."""

    kept: Kept
    seq: int
    recent: list[Any]
    rows: list[Entry]

    def again(self, position: str, roll: Roll, viewer: int | None) -> Side:
        table = Table.from_snapshot("table", self.seq, replace(self.kept, position=position))
        side = Side(table, Past(roll, self.recent), (viewer,))
        side.store.rows = self.rows
        return side


@dataclass(frozen=True)
class Given:
    """A command of a seat, and what was drawn when it was carried out."""

    command: m.Command
    seat: int
    drawn: list[Luck]

    @property
    def ends(self) -> bool:
        return isinstance(self.command, m.Commit)


@dataclass
class Tally:
    """What was compared."""

    commands: int = 0
    messages: int = 0
    answers: int = 0
    bytes: int = 0
    twins: int = 0
    others: int = 0  # twins whose secrets are others
    strict: int = 0  # twins in which the hand of who acts stayed as it was
    seen: int = 0  # games as a browser was sent them, found again here
    verbs: set[str] = field(default_factory=set)


class Traffic:
    """A whole game, whose every message is compared."""

    def __init__(
        self, game: StoredGame, seats: int, settings: StoredSettings, seed: int, began: list[Luck] | None = None
    ) -> None:
        people = [StoredSeat(name, hashed(_secret(name))) for name in NAMES[:seats]]
        created = Created(game, settings, people, host=StoredHost(0), counted=True)
        table = Table("table", created, AT)
        self._luck = Seeded(seed)  # instead of the operating system's
        self.dice = Random(seed)
        self.remembered = settings.counts or settings.open_hands
        self._draw(table, began)
        began_ = table.begin(AT)
        self.roll = Roll([(1, created)])
        first: list[Told] = [(1, (1, AT, created)), (2, (2, AT, began_))]
        self.side = Side(table, Past(self.roll, first), (*range(seats), None))
        self.viewers: tuple[int | None, ...] = tuple(self.side.peers)
        self.asked: Mapping[tuple[int, int], Sequence[m.Ask]] = {}
        self.side.store.rows = [
            Entry(seq, AT, type(one).__name__, log.written(one)) for seq, one in ((1, created), (2, began_))
        ]
        self.tally = Tally()

    async def play(self, most: int = 100_000) -> Tally:
        table = self.side.live.table
        while table.stage == "playing" and self.tally.commands < most:
            seat = table.mover
            assert seat is not None
            await self.step(self._command(seat), seat)
        return self.tally

    def _draw(self, table: Table, luck: list[Luck] | None) -> None:
        """What will be drawn next: this, or luck of our own."""
        if luck is None:
            table._luck.chance._source = self._luck
        else:
            table.expect(luck)

    def _command(self, seat: int) -> m.Command:
        turn = self.side.live.table.turn
        assert turn is not None
        if turn.actions and self.dice.random() < 0.03:
            return m.Undo(new_id(), seat)
        if turn.ready:
            return m.Commit(new_id(), seat)
        assert step_of(turn.state) in (*every_step(), None), "a decision in steps that `making_steps` does not store"
        actions = legal(turn.state)
        kinds = sorted({type(one) for one in actions}, key=lambda kind: kind.__name__)
        (kind,) = self.dice.choices(kinds, [LIKED.get(one, 4.0) for one in kinds])
        word = turn.state.game.word(self.dice.choice([one for one in actions if type(one) is kind]))
        self.tally.verbs.add(word.partition(":")[0] if not word.startswith("use:") else ":".join(word.split(":")[:2]))
        return m.Play(new_id(), seat, word)

    async def step(self, command: m.Command, seat: int, luck: list[Luck] | None = None) -> None:
        """One command, at the table and at its twins."""
        side, table = self.side, self.side.live.table
        turn = table.turn
        assert turn is not None
        before = Before(table.snapshot(), table.seq, list(side.live.past._recent), side.store.rows)
        committed, tried = copy(turn.committed), copy(turn.state)
        joined = {one: side.joining(one) for one in side.peers} if isinstance(command, m.Commit) else {}
        free = not turn.undone and unbound(tried)
        self._draw(table, luck)
        reply = await side.do(command, seat)
        assert table.seq == before.seq + 1, reply
        entry = log.read_entry(side.store.rows[-1].data)
        given = Given(command, seat, getattr(entry, "luck", []))
        states = concealing(committed, [tried, copy(turn.state)])
        self.tally.commands += 1
        for viewer in self.viewers:
            if viewer != seat and is_hidden(entry):
                assert side.heard(viewer) == [], "what is tried is nobody else's business"
            else:
                sent = [reply, *joined.get(viewer, []), *side.heard(viewer)]
                await self._compare(before, states, given, viewer, sent, free or viewer == seat)

    async def _compare(
        self, before: Before, states: Concealing | Open, given: Given, viewer: int | None, sent: list[bytes], free: bool
    ) -> None:
        """What somebody was sent with what a twin sends. Where a hand is known by what its owner does, it is kept."""
        questions = self._questions(viewer, given.ends)
        answers = await self.side.asked(viewer, questions)
        shown = bool(given.drawn) and viewer == given.seat and not given.ends  # a barrier shows who acts what is drawn
        twin = await self._twin(before, states, given, viewer, {given.seat} if shown else set()) if free else None
        if twin is None:
            self.tally.strict += 1
            twin = await self._twin(before, states, given, viewer, {given.seat})
        assert twin is not None, f"{given} cannot be repeated"
        other, said = twin
        assert said == sent, f"what seat {viewer} is sent tells too much: {given.command}"
        assert await other.asked(viewer, questions) == answers, f"an answer to seat {viewer} tells too much"
        self.tally.twins += 1
        self.tally.messages += len(sent)
        self.tally.answers += len(answers)
        self.tally.bytes += sum(map(len, (*sent, *answers)))

    async def _twin(
        self, before: Before, states: Concealing | Open, given: Given, viewer: int | None, known: set[int]
    ) -> tuple[Side, list[bytes]] | None:
        """The table with other secrets after the same command; none where the command is not allowed there."""
        state = states.twin(viewer, self.dice, known, self.remembered)
        position = state.game.position(state)
        try:
            other = before.again(position, self.roll, viewer)
        except Refused:
            return None
        joined = other.joining(viewer) if given.ends else []
        other.live.table.expect(given.drawn)
        reply = await other.do(given.command, given.seat)
        if msgspec.json.decode(reply)["type"] == Failed.__struct_config__.tag:
            return None
        self.tally.others += position != before.kept.position
        return other, [reply, *joined, *other.heard(viewer)]

    def _questions(self, viewer: int | None, ends: bool) -> list[m.Ask]:
        """What a page could ask now; some of it."""
        table = self.side.live.table
        assert table.turn is not None
        if viewer is None:
            return [m.AskEarlier(1, table.told)] if ends else []
        mine = viewer == table.mover
        asked = [one for one in self.asked.get((table.told, table.tried), ()) if getattr(one, "seat", 0) == viewer]
        state = table.turn.state if mine else table.turn.committed
        seen = view(state, viewer) if isinstance(state, PalaceState) else None  # elsewhere nothing is asked of tiles
        tiles = [tile for tile in (*seen.market, *seen.asides[viewer]) if tile] if seen else []
        questions: list[m.Ask] = [*asked, m.AskLegal(1, viewer)]
        if tiles and (ends or self.dice.random() < 0.2):
            tile = self.dice.choice(tiles)
            questions += [m.AskEffect(2, viewer, tile), m.AskPlaces(3, viewer, tile)]
        questions += [m.AskWhy(4, viewer, word) for word in (self.dice.sample(NASTY, 3) if mine else NASTY[:1])]
        return questions

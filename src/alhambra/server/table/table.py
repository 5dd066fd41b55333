"""One table: who sits where, the game, and the turn that is being tried. No input or output, no clock.

Whatever changes a table is an entry of its log. `performing` does stored entries again; the methods make new ones,
perform them and return them. If the store then cannot keep them, the table is thrown away and loaded again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, TypeVar

from msgspec.structs import replace

from alhambra.boxes import open_game
from alhambra.core.play import copy, score
from alhambra.core.turn import Turn
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.hosting import after_leaving, after_sitting, first_person
from alhambra.server.table.log import (
    AnyEntry,
    Began,
    BotPut,
    Carried,
    Changed,
    Committed,
    Created,
    Happened,
    How,
    Kept,
    Left,
    Luck,
    Played,
    Rematched,
    Renamed,
    Said,
    Seated,
    StoodIn,
    StoredGame,
    StoredSeat,
    StoredSettings,
    TakenBack,
    is_hidden,
)
from alhambra.server.table.luck import TableLuck
from alhambra.server.table.roll import resized

E = TypeVar("E", bound=AnyEntry)
CARRIED: Final = 4  # devices that a seat can be carried to; one more, and the first of them holds it no longer


class Table:
    """The seats and the game. `moves` counts what changed the game, `seq` every entry, `told` those that are told, and
    `tried` those after them that only who is to move knows of."""

    def __init__(self, table: str, created: Created, at: int) -> None:
        self.id = table
        self.seq, self.told, self.tried = 1, 1, 0
        self.counted = created.counted
        self.moves = 0
        self.game = created.game
        self.settings = created.settings
        self.config = created.game.config(len(created.seats))
        self.seats = list(created.seats)
        self.stand_ins = [False] * len(self.seats)
        self.thought = [0] * len(self.seats)
        self.turn_since = at
        self.turn: Turn | None = None
        self.rematch: str | None = None
        self.daily = created.daily
        self.stored_host = created.host
        self._luck = TableLuck(created.daily.dice() if created.daily else None)
        self._scored: tuple[Any, Any] = (None, None)  # a committed state and its score sheet
        self._worked_out: tuple[int, dict[Any, Any]] = (0, {})  # at a move

    # What it is -------------------------------------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """lobby, playing or over."""
        if self.turn is None:
            return "lobby"
        return "over" if self.mover is None else "playing"

    @property
    def mover(self) -> int | None:
        """The seat whose turn it is, also while it only has to commit: a barrier may be the last of a turn."""
        if self.turn is None:
            return None
        state: Any = self.turn.committed
        return int(state.seat) if state.game.waiting(state) else state.actor

    @property
    def bot_to_move(self) -> str | None:
        """The bot that is to play now: the one on the seat, or the one that stands in."""
        mover, level = self.mover, self.settings.stand_in_level
        return None if mover is None else self.seats[mover].bot or (level if self.stand_ins[mover] else None)

    @property
    def host(self) -> int | None:
        """The seat of the host; none if the host has none, or there is no host."""
        return first_person(self.seats) if self.stored_host is None else self.stored_host.seat

    def sheet(self) -> Any:
        """The score sheet of the committed game. It is made once: everybody at the table gets the same, many times."""
        state = self._begun().committed
        if self._scored[0] is not state:
            self._scored = state, score(state)
        return self._scored[1]

    def once(self, what: Any, work: Callable[[], Any]) -> Any:
        """What is worked out once until the game changes: people look at the same thing again and again."""
        if self._worked_out[0] != self.moves:
            self._worked_out = self.moves, {}
        known = self._worked_out[1]
        if what not in known:
            known[what] = work()
        return known[what]

    def holder(self, seat: int) -> str | None:
        """The hash of whoever has a seat; a seat that there was may be gone."""
        return self.seats[seat].hash if seat < len(self.seats) else None

    def held_by(self, hashes: Collection[str]) -> frozenset[int]:
        """The seats of whoever knows these secrets."""
        known = set(hashes)
        return frozenset(at for at, seat in enumerate(self.seats) if seat.hash in known or known & set(seat.more))

    # Around the game --------------------------------------------------------------------------------------------------

    def seat_person(self, seat: int, name: str, hash_: str) -> Seated:
        self.seats[seat] = StoredSeat(name, hash_)
        self.stand_ins[seat] = False
        self.stored_host = after_sitting(self.stored_host, seat, hash_)
        return self._kept(Seated(seat, name, hash_))

    def open_seat(self, seat: int, by: int | None) -> Left:
        self.seats[seat] = StoredSeat()
        self.stand_ins[seat] = False
        self.stored_host = after_leaving(self.stored_host, seat, self.seats)
        return self._kept(Left(seat, by))

    def put_bot(self, seat: int, bot: str | None) -> BotPut:
        self.seats[seat] = StoredSeat(bot=bot)
        self.stand_ins[seat] = False
        return self._kept(BotPut(seat, bot))

    def rename(self, seat: int, name: str) -> Renamed:
        self.seats[seat] = replace(self.seats[seat], name=name)
        return self._kept(Renamed(seat, name))

    def carry(self, seat: int, hash_: str, alone: bool = False) -> Carried:
        held = self.seats[seat]
        more = [*held.more, hash_][-CARRIED:]
        self.seats[seat] = replace(held, hash=hash_, more=[]) if alone else replace(held, more=more)
        return self._kept(Carried(seat, hash_, alone))

    def stand_in(self, seat: int, on: bool) -> StoodIn:
        self.stand_ins[seat] = on
        return self._kept(StoodIn(seat, on))

    def say(self, seat: int | None, text: str, emote: str | None = None, name: str | None = None) -> Said:
        return self._kept(Said(seat, text, emote, name))

    def change(self, by: int | None, game: StoredGame, settings: StoredSettings, seats: int) -> Changed:
        """What will be played is another game, with the revisions of its rules. Only before it begins."""
        self.game, self.settings, self.config = game, settings, game.config(seats)
        self.seats = resized(self.seats, seats)
        self.stand_ins, self.thought = [False] * seats, [0] * seats
        return self._kept(Changed(by, game, settings, seats))

    def go_on_at(self, table: str) -> Rematched:
        self.rematch = table
        return self._kept(Rematched(table))

    # The game ---------------------------------------------------------------------------------------------------------

    def begin(self, at: int) -> Began:
        """Set the game up."""
        events: list[Any] = []
        self.turn = Turn(open_game(self.config).new(self._luck.chance, events), self._luck.chance)
        self.turn_since = at
        self.moves += 1
        return self._kept(Began(self._drawn(), Happened.of(events, self.config.seats)))

    def play(self, seat: int, action: Any) -> Played:
        """Carry out one action tentatively; raises `Refused` and changes nothing if it is not allowed."""
        turn = self._turn()
        game = turn.state.game
        word = game.word(action)
        if not game.barrier(turn.state, action):
            turn.play(action)
            self.moves += 1
            return self._kept(Played(seat, word))
        earlier = self._events_of_turn()
        events = turn.play(action)
        self.moves += 1
        return self._kept(Played(seat, word, self._drawn(), Happened.of([*earlier, *events], self.config.seats)))

    def take_back(self, seat: int, how: How) -> TakenBack:
        turn = self._turn()
        if how == "redo":
            if not turn.redo():
                raise TableError(Code.NOTHING_TO_REDO, "table-nothing-to-redo")
        else:
            if not turn.undo():
                raise TableError(Code.NOTHING_TO_UNDO, "table-nothing-to-undo")
            if how == "restart":
                turn.restart()
        self.moves += 1
        return self._kept(TakenBack(seat, how))

    def commit(self, seat: int, at: int, by_bot: bool, waited: int = 0) -> Committed:
        """End the turn for good. What was `waited` is no thinking time."""
        turn = self._turn()
        if not turn.ready:
            raise TableError(Code.NOT_READY, "table-not-ready")
        events = [*self._events_of_turn(), *turn.commit()]
        thought = max(0, at - self.turn_since - waited)
        self.thought[seat] += thought
        self.turn_since = at
        self.moves += 1
        return self._kept(Committed(seat, self._drawn(), Happened.of(events, self.config.seats), thought, by_bot))

    def _begun(self) -> Turn:
        if self.turn is None:
            raise TableError(Code.NOT_BEGUN, "table-not-begun")
        return self.turn

    def _turn(self) -> Turn:
        turn = self._begun()
        if self.mover is None:
            raise TableError(Code.GAME_OVER, "table-game-over")
        return turn

    def _events_of_turn(self) -> list[Any]:
        """What happened since the commit, without what was taken back."""
        turn = self._turn()
        state = copy(turn.committed)
        events: list[Any] = []
        for action in turn.actions:
            state.game.play(state, state.game.code(state, action), None, events)
        return events

    def _drawn(self) -> list[Luck]:
        return [Luck.of(outcome) for outcome in self._luck.drawn()]

    def _kept(self, entry: E) -> E:
        self.seq += 1
        if not self.counted:
            self.told = self.seq
        elif not is_hidden(entry):
            self.told, self.tried = self.told + 1, 0
        elif not isinstance(entry, Carried):
            self.tried += 1
        return entry

    # From the store ---------------------------------------------------------------------------------------------------

    def expect(self, luck: Sequence[Luck]) -> None:
        """What is drawn next is what was drawn then."""
        self._luck.expect(one.outcome() for one in luck)

    def snapshot(self) -> Kept:
        """All that is needed to go on from here."""
        turn = self.turn
        game = None if turn is None else turn.state.game
        return Kept(
            game=self.game,
            settings=self.settings,
            seats=list(self.seats),
            stand_ins=list(self.stand_ins),
            thought=list(self.thought),
            turn_since=self.turn_since,
            position=None if game is None or turn is None else game.position(turn.committed),
            actions=[] if game is None or turn is None else [game.word(action) for action in turn.actions],
            undone=[] if game is None or turn is None else [game.word(action) for action in turn.undone],
            rematch=self.rematch,
            daily=self.daily,
            host=self.stored_host,
            told=self.told if self.counted else None,
            tried=self.tried,
        )

    @staticmethod
    def from_snapshot(table: str, seq: int, kept: Kept) -> Table:
        """The table that `snapshot` was taken of."""
        created = Created(kept.game, kept.settings, kept.seats, kept.daily, kept.host, kept.told is not None)
        made = Table(table, created, kept.turn_since)
        made.seq, made.told, made.tried = seq, seq if kept.told is None else kept.told, kept.tried
        made.stand_ins = list(kept.stand_ins)
        made.thought = list(kept.thought)
        made.rematch = kept.rematch
        if kept.position is not None:
            game = open_game(made.config)
            made.turn = Turn(game.parse_position(kept.position), made._luck.chance)
            for word in [*kept.actions, *reversed(kept.undone)]:
                made.turn.play(game.parse_word(word))
            for _ in kept.undone:
                made.turn.undo()
        return made

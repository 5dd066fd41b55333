"""One table: who sits where, the game, and the turn that is being tried. No input or output, no clock.

Whatever changes a table is an entry of its log. `load` performs stored entries; the other methods make new ones,
perform them and return them. If the store then cannot keep them, the table is thrown away and loaded again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeVar

from alhambra.boxes import open_game
from alhambra.core.errors import AlhambraError
from alhambra.core.play import copy, score
from alhambra.core.turn import Turn
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import (
    AnyEntry,
    Began,
    BotPut,
    Committed,
    Created,
    Happened,
    Kept,
    Left,
    Luck,
    Played,
    Rematched,
    Renamed,
    Said,
    Seated,
    StoodIn,
    StoredSeat,
    TakenBack,
)
from alhambra.server.table.luck import TableLuck

E = TypeVar("E", bound=AnyEntry)


class Table:
    """The seats and the game. `moves` counts what changed the game, `seq` every entry."""

    def __init__(self, table: str, created: Created, at: int) -> None:
        self.id = table
        self.seq = 1
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
        self._luck = TableLuck()
        self._scored: tuple[Any, Any] = (None, None)  # a committed state and its score sheet

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
        mover = self.mover
        if mover is None:
            return None
        return self.seats[mover].bot or ("greedy" if self.stand_ins[mover] else None)

    @property
    def host(self) -> int | None:
        """The first seat of a person."""
        return next((number for number, seat in enumerate(self.seats) if seat.hash), None)

    def sheet(self) -> Any:
        """The score sheet of the committed game. It is made once: everybody at the table gets the same, many times."""
        state = self._begun().committed
        if self._scored[0] is not state:
            self._scored = state, score(state)
        return self._scored[1]

    def held_by(self, hashes: Sequence[str]) -> frozenset[int]:
        """The seats of whoever knows these secrets."""
        return frozenset(number for number, seat in enumerate(self.seats) if seat.hash and seat.hash in hashes)

    # Around the game --------------------------------------------------------------------------------------------------

    def seat_person(self, seat: int, name: str, hash_: str) -> Seated:
        self.seats[seat] = StoredSeat(name, hash_)
        self.stand_ins[seat] = False
        return self._kept(Seated(seat, name, hash_))

    def open_seat(self, seat: int, by: int) -> Left:
        self.seats[seat] = StoredSeat()
        self.stand_ins[seat] = False
        return self._kept(Left(seat, by))

    def put_bot(self, seat: int, bot: str | None) -> BotPut:
        self.seats[seat] = StoredSeat(bot=bot)
        self.stand_ins[seat] = False
        return self._kept(BotPut(seat, bot))

    def rename(self, seat: int, name: str) -> Renamed:
        self.seats[seat] = StoredSeat(name, self.seats[seat].hash)
        return self._kept(Renamed(seat, name))

    def stand_in(self, seat: int, on: bool) -> StoodIn:
        self.stand_ins[seat] = on
        return self._kept(StoodIn(seat, on))

    def say(self, seat: int, text: str) -> Said:
        return self._kept(Said(seat, text))

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

    def take_back(self, seat: int, how: str) -> TakenBack:
        """undo, redo or restart."""
        turn = self._turn()
        if how == "redo":
            if not turn.redo():
                raise TableError(Code.NOTHING_TO_REDO, "There is nothing to play again.")
        else:
            if not turn.undo():
                raise TableError(Code.NOTHING_TO_UNDO, "There is nothing to take back.")
            if how == "restart":
                turn.restart()
        self.moves += 1
        return self._kept(TakenBack(seat, how))

    def commit(self, seat: int, at: int, by_bot: bool) -> Committed:
        """End the turn for good."""
        turn = self._turn()
        if not turn.ready:
            raise TableError(Code.NOT_READY, "The turn is not finished: there is still something to decide.")
        events = [*self._events_of_turn(), *turn.commit()]
        thought = max(0, at - self.turn_since)
        self.thought[seat] += thought
        self.turn_since = at
        self.moves += 1
        return self._kept(Committed(seat, self._drawn(), Happened.of(events, self.config.seats), thought, by_bot))

    def _begun(self) -> Turn:
        if self.turn is None:
            raise TableError(Code.NOT_BEGUN, "The game has not begun.")
        return self.turn

    def _turn(self) -> Turn:
        turn = self._begun()
        if self.mover is None:
            raise TableError(Code.GAME_OVER, "The game is over.")
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
        return entry

    # From the store ---------------------------------------------------------------------------------------------------

    def perform(self, entry: AnyEntry, at: int) -> None:
        """Do again what an entry of the log says, with the luck of that time."""
        match entry:
            case Seated():
                self.seat_person(entry.seat, entry.name, entry.hash)
            case Left():
                self.open_seat(entry.seat, entry.by)
            case BotPut():
                self.put_bot(entry.seat, entry.bot)
            case Renamed():
                self.rename(entry.seat, entry.name)
            case StoodIn():
                self.stand_in(entry.seat, entry.on)
            case Said():
                self.say(entry.seat, entry.text)
            case Rematched():
                self.go_on_at(entry.table)
            case Began():
                self._luck.expect(luck.outcome() for luck in entry.luck)
                self.begin(at)
            case Played():
                self._luck.expect(luck.outcome() for luck in entry.luck)
                self.play(entry.seat, self._turn().state.game.parse_word(entry.action))
            case TakenBack():
                self.take_back(entry.seat, entry.how)
            case Committed():
                self._luck.expect(luck.outcome() for luck in entry.luck)
                self.commit(entry.seat, self.turn_since + entry.thought, entry.by_bot)
                self.turn_since = at
            case Created():
                raise AlhambraError("A table is created once only.")

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
        )

    @staticmethod
    def from_snapshot(table: str, seq: int, kept: Kept) -> Table:
        """The table that `snapshot` was taken of."""
        made = Table(table, Created(kept.game, kept.settings, kept.seats), kept.turn_since)
        made.seq = seq
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

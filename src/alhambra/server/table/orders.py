"""What a command does to a table: who may give it, and the entries it makes."""

from __future__ import annotations

from collections.abc import Collection

from alhambra.bots import BOTS
from alhambra.core.errors import NotationError
from alhambra.server.protocol.messages import (
    Begin,
    Command,
    Commit,
    Leave,
    Play,
    PutBot,
    Redo,
    Rematch,
    Rename,
    Restart,
    Say,
    Sit,
    StandIn,
    Undo,
    Vacate,
)
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import AnyEntry
from alhambra.server.table.people import clean_name, clean_text, hashed
from alhambra.server.table.table import Table


class Orders:
    """Carries out the commands of one device. Raises `TableError` or `Refused`, and nothing is changed then."""

    def __init__(self, table: Table, held: Collection[int], present: Collection[int], at: int) -> None:
        self.table = table
        self.held = held
        self.present = present
        self.at = at

    def carry_out(self, command: Command) -> list[AnyEntry]:
        match command:
            case Sit():
                return self._sit(command)
            case Begin():
                return self._begin()
            case PutBot():
                return self._put_bot(command)
            case Vacate():
                return self._vacate(command)
            case StandIn():
                return self._stand_in(command)
            case Rematch():
                raise AssertionError("a new table is not this table's business")
            case _:
                return [self._from_seat(command)]

    def _from_seat(self, command: Rename | Leave | Play | Undo | Redo | Restart | Commit | Say) -> AnyEntry:
        table, seat = self.table, self._own(command.seat)
        match command:
            case Rename():
                return table.rename(seat, self._new_name(command.name, seat))
            case Leave():
                return table.open_seat(seat, seat)
            case Say():
                return table.say(seat, clean_text(command.text))
            case Play():
                self._on_turn(seat)
                return self._play(seat, command.action)
            case Commit():
                self._on_turn(seat)
                return table.commit(seat, self.at, False)
            case Undo() | Redo() | Restart():
                self._on_turn(seat)
                return table.take_back(seat, type(command).__name__.lower())

    def _play(self, seat: int, word: str) -> AnyEntry:
        turn = self.table.turn
        assert turn is not None, "it is this seat's turn"
        try:
            action = turn.state.game.parse_word(word)
        except NotationError as error:
            raise TableError(Code.NO_ACTION, str(error)) from None
        return self.table.play(seat, action)

    def _sit(self, command: Sit) -> list[AnyEntry]:
        table = self.table
        if table.stage == "over":
            raise TableError(Code.GAME_OVER, "The game is over.")
        free = [number for number, seat in enumerate(table.seats) if not seat.hash and not seat.bot]
        if command.seat is not None and self._known(command.seat) not in free:
            raise TableError(Code.SEAT_TAKEN, f"Seat {command.seat + 1} is taken.")
        if not free:
            raise TableError(Code.SEAT_TAKEN, "Every seat is taken.")
        secret = hashed(command.secret)
        if any(seat.hash == secret for seat in table.seats):
            raise TableError(Code.SEAT_TAKEN, "This secret holds another seat already.")
        seat = free[0] if command.seat is None else command.seat
        return [table.seat_person(seat, self._new_name(command.name, seat), secret)]

    def _begin(self) -> list[AnyEntry]:
        table = self.table
        self._host()
        if table.stage != "lobby":
            raise TableError(Code.BEGUN, "The game has begun already.")
        if any(not seat.hash and not seat.bot for seat in table.seats):
            raise TableError(Code.SEAT_OPEN, "A seat is still open: somebody has to sit there, or a bot.")
        return [table.begin(self.at)]

    def _put_bot(self, command: PutBot) -> list[AnyEntry]:
        table = self.table
        self._host()
        seat = self._known(command.seat)
        if table.stage == "over":
            raise TableError(Code.GAME_OVER, "The game is over.")
        if table.seats[seat].hash:
            raise TableError(Code.SEAT_TAKEN, f"{table.seats[seat].name} sits on seat {seat + 1}.")
        if command.bot is not None and command.bot not in BOTS:
            raise TableError(Code.NO_BOT, f"There is no such bot: there are {', '.join(BOTS)}.")
        if command.bot is None and table.seats[seat].bot is None:
            raise TableError(Code.SEAT_OPEN, f"Seat {seat + 1} is open already.")
        return [table.put_bot(seat, command.bot)]

    def _vacate(self, command: Vacate) -> list[AnyEntry]:
        host = self._host()
        seat = self._known(command.seat)
        if not self.table.seats[seat].hash:
            raise TableError(Code.SEAT_OPEN, f"Nobody sits on seat {seat + 1}.")
        return [self.table.open_seat(seat, host)]

    def _stand_in(self, command: StandIn) -> list[AnyEntry]:
        table = self.table
        seat = self._known(command.seat)
        if not self.held:
            raise TableError(Code.NOT_YOUR_SEAT, "Only who sits at the table can ask for a stand-in.")
        if table.stage != "playing":
            code = Code.NOT_BEGUN if table.stage == "lobby" else Code.GAME_OVER
            raise TableError(code, "A bot stands in during the game only.")
        if table.seats[seat].bot:
            raise TableError(Code.NO_SEAT, f"A bot sits on seat {seat + 1} anyway.")
        if command.on and seat in self.present:
            raise TableError(Code.PRESENT, f"{table.seats[seat].name} is here: nobody has to stand in.")
        if table.stand_ins[seat] == command.on:
            return []
        return [table.stand_in(seat, command.on)]

    def _host(self) -> int:
        host = self.table.host
        if host is None or host not in self.held:
            raise TableError(Code.NOT_HOST, "Only the host can do that: the first person at the table.")
        return host

    def _known(self, seat: int) -> int:
        if seat >= len(self.table.seats):
            raise TableError(Code.NO_SEAT, f"There is no seat {seat + 1}: there are {len(self.table.seats)}.")
        return seat

    def _own(self, seat: int) -> int:
        if self._known(seat) not in self.held:
            raise TableError(Code.NOT_YOUR_SEAT, f"Seat {seat + 1} is not yours.")
        return seat

    def _on_turn(self, seat: int) -> None:
        table = self.table
        if table.stage == "lobby":
            raise TableError(Code.NOT_BEGUN, "The game has not begun.")
        if table.stage == "over":
            raise TableError(Code.GAME_OVER, "The game is over.")
        if table.mover != seat:
            raise TableError(Code.NOT_YOUR_TURN, f"It is not the turn of seat {seat + 1}.")

    def _new_name(self, name: str, seat: int) -> str:
        shown = clean_name(name)
        others = [one.name.casefold() for number, one in enumerate(self.table.seats) if number != seat]
        if shown.casefold() in others:
            raise TableError(Code.BAD_NAME, f"Somebody at the table is called {shown} already.")
        return shown

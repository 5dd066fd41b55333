"""What a command does to a table: who may give it, and the entries it makes."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from alhambra.bots import BOTS, LEVELS
from alhambra.core.errors import ConfigError, NotationError
from alhambra.core.language import Said, Value
from alhambra.server.protocol.messages import (
    Begin,
    ChangeGame,
    Command,
    Commit,
    Emote,
    Leave,
    OnlyHere,
    Play,
    PutBot,
    Redo,
    Rematch,
    Rename,
    Restart,
    Say,
    SeatCommand,
    Sit,
    StandIn,
    Undo,
    Vacate,
)
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.hosting import hosted_by
from alhambra.server.table.log import AnyEntry, How, StoredGame, StoredSettings
from alhambra.server.table.people import clean_name, clean_text, hashed
from alhambra.server.table.roll import names_on
from alhambra.server.table.table import Table

TAKEN_BACK: Final[dict[type[Undo | Redo | Restart], How]] = {Undo: "undo", Redo: "redo", Restart: "restart"}


class Orders:
    """Carries out the commands of one device. Raises `TableError` or `Refused`, and nothing is changed then."""

    def __init__(
        self,
        table: Table,
        hashes: Collection[str],
        present: Collection[int],
        waits: Mapping[int, int],
        at: int,
        bots: Collection[str] = BOTS,
    ) -> None:
        """`waits` has the seconds until the seat of somebody who is absent can be opened, as long as it cannot; `bots`
        are those that there are."""
        self.table = table
        self.held = table.held_by(hashes)
        self.hosting = hosted_by(table, hashes)
        self.present = present
        self.waits = waits
        self.at = at
        self.bots = bots

    def carry_out(self, command: Command) -> list[AnyEntry]:
        match command:
            case Sit():
                return self._sit(command)
            case Say():
                return [self._say(command)]
            case Begin():
                return self._begin()
            case PutBot():
                return self._put_bot(command)
            case ChangeGame():
                return self._change_game(command)
            case Vacate():
                return self._vacate(command)
            case StandIn():
                return self._stand_in(command)
            case Rematch():
                raise AssertionError("a new table is not this table's business")
            case _:
                return [self._from_seat(command)]

    def _from_seat(self, command: SeatCommand) -> AnyEntry:
        table, seat = self.table, self._own(command.seat)
        match command:
            case Rename():
                return table.rename(seat, self._new_name(command.name, seat))
            case Leave():
                self._not_daily()
                return table.open_seat(seat, seat)
            case Emote():
                return table.say(seat, "", command.emote)
            case OnlyHere():
                return table.carry(seat, self._new_hash(command.secret), alone=True)
            case Play():
                self._on_turn(seat)
                return self._play(seat, command.action)
            case Commit():
                self._on_turn(seat)
                return table.commit(seat, self.at, False, command.waited)
            case Undo() | Redo() | Restart():
                self._on_turn(seat)
                return table.take_back(seat, TAKEN_BACK[type(command)])

    def _say(self, command: Say) -> AnyEntry:
        text = clean_text(command.text)
        if command.seat is not None:
            return self.table.say(self._own(command.seat), text)
        if self.held or not self.table.settings.watchers_talk:
            raise TableError(Code.NOT_YOUR_SEAT, "table-watchers-silent")
        return self.table.say(None, text, name=self._watcher_name(command.name or ""))

    def _play(self, seat: int, word: str) -> AnyEntry:
        turn = self.table.turn
        assert turn is not None, "it is this seat's turn"
        try:
            action = turn.state.game.parse_word(word)
        except NotationError as error:
            raise TableError(Code.NO_ACTION, error.said) from None
        return self.table.play(seat, action)

    def _sit(self, command: Sit) -> list[AnyEntry]:
        table = self.table
        if table.stage == "over":
            raise TableError(Code.GAME_OVER, "table-game-over")
        free = [number for number, seat in enumerate(table.seats) if not seat.hash and not seat.bot]
        if command.seat is not None and self._known(command.seat) not in free:
            raise TableError(Code.SEAT_TAKEN, "table-seat-taken", seat=command.seat + 1)
        if not free:
            raise TableError(Code.SEAT_TAKEN, "table-full")
        secret = self._new_hash(command.secret)
        seat = free[0] if command.seat is None else command.seat
        return [table.seat_person(seat, self._new_name(command.name, seat), secret)]

    def _begin(self) -> list[AnyEntry]:
        table = self.table
        self._host()
        if table.stage != "lobby":
            raise TableError(Code.BEGUN, "table-begun")
        if any(not seat.hash and not seat.bot for seat in table.seats):
            raise TableError(Code.SEAT_OPEN, "table-seat-still-open")
        return [table.begin(self.at)]

    def _put_bot(self, command: PutBot) -> list[AnyEntry]:
        table = self.table
        self._host()
        seat = self._known(command.seat)
        if table.stage == "over":
            raise TableError(Code.GAME_OVER, "table-game-over")
        if table.seats[seat].hash:
            raise TableError(Code.SEAT_TAKEN, "table-seat-held", name=self._called(seat), seat=seat + 1)
        if command.bot is not None and command.bot not in self.bots:
            raise TableError(Code.NO_BOT, "table-no-bot", bots=tuple(LEVELS))
        if command.bot is None and table.seats[seat].bot is None:
            raise TableError(Code.SEAT_OPEN, "table-seat-open", seat=seat + 1)
        if command.bot == table.seats[seat].bot:
            return []
        return [table.put_bot(seat, command.bot)]

    def _change_game(self, command: ChangeGame) -> list[AnyEntry]:
        table, host, count = self.table, self._host(), command.seats
        if table.stage != "lobby":
            raise TableError(Code.BEGUN, "table-begun")
        for seat in range(count, len(table.seats)):
            if table.seats[seat].hash:
                raise TableError(Code.SEAT_TAKEN, "table-seat-needed", name=self._called(seat), seat=seat + 1)
        try:
            game = StoredGame.of(command.game, count)
        except ConfigError as error:
            raise TableError(Code.NO_SUCH_GAME, error.said) from None
        settings = StoredSettings.of(command.settings)
        if (game, settings, count) == (table.game, table.settings, len(table.seats)):
            return []
        return [table.change(host, game, settings, count)]

    def _vacate(self, command: Vacate) -> list[AnyEntry]:
        """Who sits down next sees the hand: nobody who is here, or was here just now, loses a seat to that."""
        host = self._host()
        self._not_daily()
        seat = self._known(command.seat)
        if self.table.stage == "over":
            raise TableError(Code.GAME_OVER, "table-game-over")
        if not self.table.seats[seat].hash:
            raise TableError(Code.SEAT_OPEN, "table-seat-empty", seat=seat + 1)
        if seat in self.present:
            raise TableError(Code.PRESENT, "table-vacate-present", name=self._called(seat))
        if wait := self.waits.get(seat):
            raise TableError(Code.TOO_SOON, "table-vacate-too-soon", name=self._called(seat), seconds=wait)
        return [self.table.open_seat(seat, host)]

    def _stand_in(self, command: StandIn) -> list[AnyEntry]:
        table = self.table
        seat = self._known(command.seat)
        if not self.held:
            raise TableError(Code.NOT_YOUR_SEAT, "table-stand-in-asked")
        if table.stage != "playing":
            code = Code.NOT_BEGUN if table.stage == "lobby" else Code.GAME_OVER
            raise TableError(code, "table-stand-in-when")
        if table.seats[seat].bot:
            raise TableError(Code.NO_SEAT, "table-stand-in-bot", seat=seat + 1)
        if command.on and seat in self.present:
            raise TableError(Code.PRESENT, "table-stand-in-present", name=self._called(seat))
        if table.stand_ins[seat] == command.on:
            return []
        return [table.stand_in(seat, command.on)]

    def _not_daily(self) -> None:
        """Nobody else plays on in a daily game, and who has listed its result can always take it back."""
        if self.table.daily:
            raise TableError(Code.DAILY_GAME, "table-daily-stays")

    def _host(self) -> int | None:
        """The seat of the host, who may have none."""
        if not self.hosting:
            raise TableError(Code.NOT_HOST, "table-not-host")
        return self.table.host

    def _known(self, seat: int) -> int:
        if seat >= len(self.table.seats):
            raise TableError(Code.NO_SEAT, "table-no-seat", seat=seat + 1, count=len(self.table.seats))
        return seat

    def _own(self, seat: int) -> int:
        if self._known(seat) not in self.held:
            raise TableError(Code.NOT_YOUR_SEAT, "table-not-your-seat", seat=seat + 1)
        return seat

    def _on_turn(self, seat: int) -> None:
        table = self.table
        if table.stage == "lobby":
            raise TableError(Code.NOT_BEGUN, "table-not-begun")
        if table.stage == "over":
            raise TableError(Code.GAME_OVER, "table-game-over")
        if table.mover != seat:
            raise TableError(Code.NOT_YOUR_TURN, "table-not-your-turn", seat=seat + 1)

    def _called(self, seat: int) -> Value:
        return self.table.seats[seat].name or Said("person-seat", {"number": seat + 1})

    def _new_name(self, name: str, seat: int) -> str:
        shown = clean_name(name)
        others = [one.name.casefold() for number, one in enumerate(self.table.seats) if number != seat]
        if shown.casefold() in others:
            raise TableError(Code.BAD_NAME, "table-name-taken", name=shown)
        return shown

    def _watcher_name(self, name: str) -> str:
        """Nobody who looks on speaks under the name of somebody at the table, bots included."""
        shown = clean_name(name)
        if shown.casefold() in [one.casefold() for one in names_on(self.table.seats)]:
            raise TableError(Code.BAD_NAME, "table-name-taken", name=shown)
        return shown

    def _new_hash(self, secret: str) -> str:
        hash_ = hashed(secret)
        if self.table.held_by([hash_]):
            raise TableError(Code.SEAT_TAKEN, "table-secret-taken")
        return hash_

"""What the log of a table holds: everything that happened, with the luck, so that it can be played again.

What is written here is read for ever. Fields have defaults where older entries lack them, and fields that nobody knows
any more are passed over; what clients send and get are types of their own (`messages`, `replies`). `seen` is what the
public part of an entry becomes in a client's log.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any, Literal, TypeGuard

from msgspec import Struct, field
from msgspec.json import Decoder, Encoder

from alhambra.boxes import open_game
from alhambra.core.chance import Chance, Outcome
from alhambra.core.config import Config
from alhambra.server.protocol.messages import Daily, GameConfig, Settings
from alhambra.server.table.mapping import shared, taken
from alhambra.sheet.days import dice_of, seed_of

Event = dict[str, Any]
How = Literal["undo", "redo", "restart"]


class Luck(Struct, frozen=True, array_like=True):
    """What chance answered, and under which name it was asked."""

    what: str
    number: int | None
    order: str | None  # hexadecimal

    @staticmethod
    def of(outcome: Outcome) -> Luck:
        what, answer = outcome
        return Luck(what, None, answer.hex()) if isinstance(answer, bytes) else Luck(what, answer, None)

    def outcome(self) -> Outcome:
        if self.order is not None:
            return self.what, bytes.fromhex(self.order)
        assert self.number is not None, "an outcome is a number or an order"
        return self.what, self.number


class Happened(Struct, frozen=True):
    """Events of the game: as a spectator sees them, and for each seat those that it sees otherwise."""

    all: list[Event | None]
    own: dict[str, dict[str, Event]] = {}  # seat: index: event

    @staticmethod
    def of(events: Sequence[Any], seats: int) -> Happened:
        public = [event.for_seat(None) for event in events]
        own = {}
        for seat in range(seats):
            seen = [event.for_seat(seat) for event in events]
            other = {str(at): one.to_json() for at, one in enumerate(seen) if one is not None and one != public[at]}
            if other:
                own[str(seat)] = other
        return Happened([None if one is None else one.to_json() for one in public], own)

    def for_seat(self, seat: int | None) -> list[Event]:
        own = {} if seat is None else self.own.get(str(seat), {})
        seen = [own.get(str(at), one) for at, one in enumerate(self.all)]
        return [one for one in seen if one is not None]


class StoredGame(Struct, frozen=True):
    """What is played, and by which revision of the rules of each part: the first, where none is named."""

    box: str = "classic"
    modules: list[str] = []
    options: dict[str, str] = {}
    rules: dict[str, int] = {}

    @staticmethod
    def of(game: GameConfig, seats: int) -> StoredGame:
        """What a client asks for, by the newest rules; refused if the rules do not allow it."""
        config = Config(game.box, seats, tuple(game.modules), tuple(sorted(game.options.items())))
        rules = open_game(config).config.rules
        return StoredGame(game.box, game.modules, game.options, dict(rules or ()))

    def config(self, seats: int) -> Config:
        """The config of the engine."""
        options, rules = sorted(self.options.items()), self.rules.items()
        return Config(self.box, seats, tuple(self.modules), tuple(options), tuple(rules))

    def shown(self) -> GameConfig:
        """As clients know it."""
        return GameConfig(self.box, self.modules, self.options)


class StoredSettings(Struct, frozen=True):
    """The options of a table. What older ones do not name is as it was for all of them then."""

    counts: bool = False
    open_hands: bool = False
    stand_in_after: int | None = None
    scores_now: bool = True
    tile_effect: bool = False
    table_of_points: bool = False
    scoring_time: bool = False
    watchers_talk: bool = False
    stand_in_level: str = "greedy"  # which stood in before there were levels

    @staticmethod
    def of(settings: Settings) -> StoredSettings:
        return StoredSettings(**shared(settings, StoredSettings))

    def shown(self) -> Settings:
        """As clients know them today, whatever could be asked for when the table was made."""
        return taken(shared(self, Settings), Settings)


class StoredSeat(Struct, frozen=True):
    """Who sits on a seat: a person by the hash of the secret, a bot by its name, or nobody."""

    name: str = ""
    hash: str | None = None
    bot: str | None = None
    more: list[str] = []  # hashes of the devices that the seat was carried to


class StoredDay(Struct, frozen=True):
    """The day whose dice are rolled, as 2026-11-18, and whether the game does not count."""

    day: str
    practice: bool = False

    @staticmethod
    def of(daily: Daily | None) -> StoredDay | None:
        return None if daily is None else StoredDay(daily.day, daily.practice)

    def shown(self) -> Daily:
        """As clients know it."""
        return Daily(self.day, self.practice)

    def dice(self) -> Chance:
        """The same for everybody on this day."""
        return dice_of(seed_of(date.fromisoformat(self.day)))


class StoredHost(Struct, frozen=True):
    """Who is the host: a seat, or who knows the secret of this hash; neither: whoever sits down first."""

    seat: int | None = None
    hash: str | None = None


class Line(Struct, frozen=True, tag_field="kind"):
    """The base of all entries: what a line of the log holds."""


class Created(Line, frozen=True, tag="created"):
    game: StoredGame
    settings: StoredSettings
    seats: list[StoredSeat]
    daily: StoredDay | None = None
    host: StoredHost | None = None  # none of before: always the first seat of a person
    counted: bool = False  # what is told is numbered without what is hidden; of before with it


class Seated(Line, frozen=True, tag="seated"):
    seat: int
    name: str
    hash: str


class Left(Line, frozen=True, tag="left"):
    """The seat is open; `by` is who opened it, the player or the host, who may have no seat."""

    seat: int
    by: int | None


class BotPut(Line, frozen=True, tag="bot"):
    seat: int
    bot: str | None


class Renamed(Line, frozen=True, tag="renamed"):
    seat: int
    name: str


class Changed(Line, frozen=True, tag="changed"):
    """The host changed what will be played. Seats come and go at the end; nobody sits on those that go."""

    by: int | None
    game: StoredGame
    settings: StoredSettings
    seats: int


class Began(Line, frozen=True, tag="began"):
    luck: list[Luck]
    happened: Happened


class Played(Line, frozen=True, tag="played"):
    """One action. A barrier has drawn something, and what happened in the turn so far can be told."""

    seat: int
    action: str
    luck: list[Luck] = []
    happened: Happened | None = None


class TakenBack(Line, frozen=True, tag="taken-back"):
    seat: int
    how: How


class Committed(Line, frozen=True, tag="committed"):
    seat: int
    luck: list[Luck]
    happened: Happened
    thought: int  # milliseconds
    by_bot: bool = False


class Carried(Line, frozen=True, tag="carried"):
    """One more device holds the seat, or, `alone`, this one and no other."""

    seat: int
    hash: str
    alone: bool = False


class Said(Line, frozen=True, tag="said"):
    """A remark, or a picture. Who looks on has no seat but a `name`."""

    seat: int | None
    text: str
    emote: str | None = None
    name: str | None = None


class StoodIn(Line, frozen=True, tag="stand-in"):
    seat: int
    on: bool


class Rematched(Line, frozen=True, tag="rematched"):
    table: str


Around = Created | Changed | Seated | Left | BotPut | Renamed | Carried | Said | StoodIn | Rematched
AnyEntry = Around | Began | Played | TakenBack | Committed


class Kept(Struct, frozen=True):
    """A snapshot: all that a table has to know to go on."""

    game: StoredGame
    settings: StoredSettings
    seats: list[StoredSeat]
    stand_ins: list[bool]
    thought: list[int]
    turn_since: int
    position: str | None  # committed; none before the game
    actions: list[str] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)
    rematch: str | None = None
    daily: StoredDay | None = None
    host: StoredHost | None = None
    told: int | None = None  # the number of the last entry as it is told; none of before: its own
    tried: int = 0


def is_hidden(entry: AnyEntry) -> TypeGuard[Played | TakenBack | Carried]:
    """Whether nobody is told of it but who made it: what is only tried, and where a seat was carried to."""
    return isinstance(entry, TakenBack | Carried) or (isinstance(entry, Played) and entry.happened is None)


_encoder = Encoder()
_entries: Decoder[Any] = Decoder(AnyEntry)
_snapshots = Decoder(Kept)


def written(value: Line | Kept) -> bytes:
    """An entry or a snapshot as the store keeps it."""
    return _encoder.encode(value)


def read_entry(data: bytes) -> AnyEntry:
    """An entry of the store."""
    entry: AnyEntry = _entries.decode(data)
    return entry


def read_snapshot(data: bytes) -> Kept:
    """A snapshot of the store."""
    return _snapshots.decode(data)

"""What clients say to the server, as types; `replies.py` has what it says to them. `docs/protocol.md` says when.

A client opens a WebSocket and says `Hello`. After that it sends commands, which carry an id and are carried out
once however often they arrive, and questions, which change nothing. The server answers each, and sends an
`Update` whenever something changed that the client may see.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

VERSION: Final = 2  # of the protocol; a page that speaks another is told to reload

TableId = Annotated[str, Meta(pattern="^[a-z0-9]{20}(?!\\n)$")]
CommandId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{8,64}(?!\\n)$")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}(?!\\n)$")]  # made by the client: at least 128 random bits
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seat = Annotated[int, Meta(ge=0, le=5)]
Seats = Annotated[int, Meta(ge=1, le=6)]  # how many
Word = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(min_length=1, max_length=500)]
Count = Annotated[int, Meta(ge=0)]
Question = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Delay = Annotated[int, Meta(ge=5, le=86_400)]
EmoteName = Literal[
    "wave", "smile", "laugh", "surprise", "sorrow", "thought", "applause", "thumb", "hourglass", "coffee"
]  # fmt: skip
# The levels of bots, and greedy, which stands in at tables of before.
StandInLevel = Literal["beginner", "casual", "good", "strong", "expert", "greedy"]
BotName = Annotated[str, Meta(max_length=100)]  # one of the server's own, or of its host: `package.module:Class`
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}(?!\\n)$")]
SeatCode = Annotated[str, Meta(min_length=8, max_length=16)]  # as it is typed, with spaces or not


class Message(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What a client sends."""


# A new table ----------------------------------------------------------------------------------------------------------


class Person(Struct, frozen=True, tag_field="kind", tag="person", forbid_unknown_fields=True):
    """A seat for somebody on this device. Who knows the secret holds the seat.

    Without a name, readers call this player by the seat, each in their own language.
    """

    name: Annotated[str, Meta(max_length=24)]
    secret: Secret


class BotSeat(Struct, frozen=True, tag_field="kind", tag="bot", forbid_unknown_fields=True):
    """A seat for a bot."""

    bot: BotName


class OpenSeat(Struct, frozen=True, tag_field="kind", tag="open", forbid_unknown_fields=True):
    """A seat for whoever comes by the link."""


class GameConfig(Struct, frozen=True, forbid_unknown_fields=True):
    """What is played."""

    box: Annotated[str, Meta(max_length=40)] = "classic"
    modules: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=20)] = []
    options: dict[Annotated[str, Meta(max_length=40)], Annotated[str, Meta(max_length=40)]] = {}


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a table. All but those of stand-ins are aids (`levels`): one that is off is not sent."""

    counts: bool = False  # show what is left in the supply and the money pile: what a perfect memory has
    open_hands: bool = False  # show the other hands, which a perfect memory has as well
    stand_in_after: Delay | None = None  # seconds after which a bot plays for an absent player; none: when asked
    scores_now: bool = True  # show the next scoring as if it were held now
    tile_effect: bool = False  # answer what a tile of the market, or one to be laid, would change
    table_of_points: bool = False  # show the points of each type, scoring and place
    scoring_time: bool = False  # show how soon the next scoring card can come
    watchers_talk: bool = False  # those who look on may write
    stand_in_level: StandInLevel = "good"  # how well bots play that stand in for somebody


class Daily(Struct, frozen=True, forbid_unknown_fields=True):
    """The dice of a day, by UTC. A game that is practice does not count; a day that is over is for practice alone."""

    day: Day
    practice: bool = False


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/tables`. Without an open seat the game starts at once.

    The id of the table follows from `id`, so that a request that is repeated finds the same table.
    """

    id: Secret
    seats: Annotated[list[Person | BotSeat | OpenSeat], Meta(min_length=1, max_length=6)]
    game: GameConfig = GameConfig()
    settings: Settings = Settings()
    daily: Daily | None = None
    host: Secret | None = None  # who knows it is the host, also without a seat; none: the first person


class Carry(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/carried`: a code from another device, and the secret that holds the seat here."""

    code: SeatCode
    secret: Secret


# What a client says ---------------------------------------------------------------------------------------------------


class Hello(Message, frozen=True, tag="hello"):
    """The first message: which table, the seats held by this device, and the last `seq` it has seen."""

    table: TableId
    version: int = VERSION
    secrets: Annotated[list[Secret], Meta(max_length=6)] = []
    since: Count | None = None


class Sit(Message, frozen=True, tag="sit"):
    """Take an open seat, or any."""

    id: CommandId
    name: Name
    secret: Secret
    seat: Seat | None = None


class Rename(Message, frozen=True, tag="rename"):
    """Change the name on a seat of this device."""

    id: CommandId
    seat: Seat
    name: Name


class Leave(Message, frozen=True, tag="leave"):
    """Give up a seat of this device. It is open then; the secret is worth nothing any more."""

    id: CommandId
    seat: Seat


class Vacate(Message, frozen=True, tag="vacate"):
    """The host opens the seat of somebody who has been absent for a while. Whoever sits down there next plays on."""

    id: CommandId
    seat: Seat


class PutBot(Message, frozen=True, tag="put-bot"):
    """The host puts a bot on an open seat, another one in the place of a bot, or takes it away (`bot` is null)."""

    id: CommandId
    seat: Seat
    bot: BotName | None


class ChangeGame(Message, frozen=True, tag="change-game"):
    """The host changes what will be played, before the game: all of it, as a new table has it, and how many seats."""

    id: CommandId
    game: GameConfig
    settings: Settings
    seats: Seats


class Begin(Message, frozen=True, tag="begin"):
    """The host starts the game. Every seat has to be taken."""

    id: CommandId


class Play(Message, frozen=True, tag="play"):
    """One action, tentatively: see `docs/protocol.md` for the words."""

    id: CommandId
    seat: Seat
    action: Word


class Undo(Message, frozen=True, tag="undo"):
    """Take the last action of the turn back."""

    id: CommandId
    seat: Seat


class Redo(Message, frozen=True, tag="redo"):
    """Play the action again that was taken back last."""

    id: CommandId
    seat: Seat


class Restart(Message, frozen=True, tag="restart"):
    """Take the whole turn back, as far as nothing was revealed."""

    id: CommandId
    seat: Seat


class Commit(Message, frozen=True, tag="commit"):
    """End the turn for good. Of its time, `waited` milliseconds went by behind the curtain of a shared device."""

    id: CommandId
    seat: Seat
    waited: Count = 0


class StandIn(Message, frozen=True, tag="stand-in"):
    """Let a bot play for a player who is absent, or no longer. It ends by itself when the player comes back."""

    id: CommandId
    seat: Seat
    on: bool


class Say(Message, frozen=True, tag="say"):
    """A remark to the table, from a seat of this device; where the table allows it from who looks on, by a name."""

    id: CommandId
    seat: Seat | None
    text: Text
    name: Name | None = None  # without a seat


class Emote(Message, frozen=True, tag="emote"):
    """A picture for the table, from a seat of this device: a remark that needs no language."""

    id: CommandId
    seat: Seat
    emote: EmoteName


class OnlyHere(Message, frozen=True, tag="only-here"):
    """Of all devices that hold the seat only this one does from now on, with another secret."""

    id: CommandId
    seat: Seat
    secret: Secret


class Rematch(Message, frozen=True, tag="rematch"):
    """A new table with the same players, when the game is over. Their secrets hold the seats there too."""

    id: CommandId


class AskPlaces(Message, frozen=True, tag="ask-places"):
    """What every square in and around the palace says to a tile; to one of the market, as if it were bought."""

    ask: Question
    seat: Seat
    tile: Annotated[str, Meta(max_length=40)]


class AskEffect(Message, frozen=True, tag="ask-effect"):
    """What a tile of the market would change for a seat, laid where it brings most; also when others are to play."""

    ask: Question
    seat: Seat
    tile: Annotated[str, Meta(max_length=40)]


class AskWhy(Message, frozen=True, tag="ask-why"):
    """Whether an action is allowed now, and if not, why."""

    ask: Question
    seat: Seat
    action: Word


class AskLegal(Message, frozen=True, tag="ask-legal"):
    """Every legal action of a seat as its word: enough to play a game of which nothing is known."""

    ask: Question
    seat: Seat


class AskEarlier(Message, frozen=True, tag="ask-earlier"):
    """Older entries of the log."""

    ask: Question
    before: Count


class AskCode(Message, frozen=True, tag="ask-code"):
    """A code that carries a seat of this device to another one: short, for some minutes, and used once."""

    ask: Question
    seat: Seat


class Ping(Message, frozen=True, tag="ping"):
    """Is anybody there?"""


SeatCommand = Rename | Leave | Play | Undo | Redo | Restart | Commit | Emote | OnlyHere
Command = SeatCommand | Say | Sit | Vacate | PutBot | ChangeGame | Begin | StandIn | Rematch
Ask = AskPlaces | AskEffect | AskWhy | AskLegal | AskEarlier | AskCode
FromClient = Hello | Command | Ask | Ping

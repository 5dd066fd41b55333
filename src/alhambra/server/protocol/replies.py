"""What the server says to clients, as types."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, get_type_hints

from msgspec import UNSET, Struct, UnsetType, defstruct, field

from alhambra.core.language import Said
from alhambra.core.refusal import Refusal
from alhambra.core.touches import Kind
from alhambra.palace.explain import ScoreSheet
from alhambra.palace.foresight import ScoringTime
from alhambra.palace.palace_views import PalaceView
from alhambra.palace.tile_effect import TileEffect
from alhambra.palace.views import View
from alhambra.server.protocol.games import GameChange
from alhambra.server.protocol.messages import VERSION, Daily, GameConfig, Settings
from alhambra.sheet.explain import ScoreSheet as SheetScores
from alhambra.sheet.views import Sheet
from alhambra.sheet.views import View as SheetView


class Reply(Struct, frozen=True, tag_field="type", omit_defaults=False):
    """What the server sends."""


class Welcome(Reply, frozen=True, tag="welcome"):
    """The first answer: which seats this device holds. An `Update` for each of them follows."""

    table: str
    seats: list[int]
    now: int  # the server's clock, in milliseconds since the epoch
    version: int = VERSION
    host: bool = False  # this device is the host's


class Done(Reply, frozen=True, tag="done"):
    """A command was carried out, and is on disk. Its effect is in the update with these numbers or later ones."""

    id: str
    seq: int
    tried: int = 0


class Failed(Reply, frozen=True, tag="failed"):
    """A command was not carried out, or a message not understood. Nothing changed."""

    id: str | None
    code: str  # stable; see `docs/protocol.md`
    message: str
    refusal: Refusal | None = None  # where a rule of the game forbids it
    said: Said | None = None  # `message` for any language; a refusal has its own


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    present: bool
    stand_in: bool
    thought: int  # milliseconds of all turns
    opens: int | None = None  # who is absent: when the host can open the seat, in milliseconds since the epoch


class TableInfo(Struct, frozen=True):
    """The table around the game."""

    table: str
    stage: Literal["lobby", "playing", "over"]
    game: GameConfig
    settings: Settings
    seats: list[SeatInfo]
    host: int | None  # the seat of the host, who may have none
    actor: int | None  # the seat whose turn it is
    watchers: int
    turn_since: int  # when the seat to act began to think, in milliseconds since the epoch
    rematch: str | None  # the table where they play again
    daily: Daily | None  # whose dice are those of a day
    unread: list[str]  # modules with which bots cannot look ahead: at this table they play at random


class Group(Struct, frozen=True):
    """All legal actions of one form: what is to be touched, one thing after the other.

    `picks` are the things that can be touched first; under each what can be touched then, and under the last a number:
    what is paid too much, or how many coins are earned on a sheet; else 0. `form` with the things put into its gaps
    is the word of the action.
    """

    form: str  # as `lay:{}@{}`
    kinds: list[Kind]  # of each thing
    picks: dict[str, Any]  # thing: things, or a number; payments with the best first
    prices: dict[str, int]  # where the last thing is a payment: by the thing before it, or ""


class Choices(Struct, frozen=True):
    """Every legal action of the seat that is to act."""

    groups: list[Group]


def _before(name: str, kind: type[Any]) -> Any:
    """A type with any of the fields of another: what was not as it is now."""
    doc = f"What was not as it is now in `{name}` when the turn began, or at its last barrier."
    members = [(one, hint | UnsetType, UNSET) for one, hint in get_type_hints(kind).items()]
    return defstruct(name + "Before", members, frozen=True, namespace={"__doc__": doc})


if TYPE_CHECKING:
    ViewBefore = Any
    ScoreSheetBefore = Any
    SheetViewBefore = Any
    SheetScoreSheetBefore = Any
else:
    ViewBefore, ScoreSheetBefore = _before("View", View), _before("ScoreSheet", ScoreSheet)
    SheetViewBefore, SheetScoreSheetBefore = _before("SheetView", SheetView), _before("SheetScoreSheet", SheetScores)


class TurnInfo(Struct, frozen=True):
    """The tentative turn of the seat that is to act. Only this seat sees it before the commit."""

    actions: list[str]
    undone: list[str]
    ready: bool  # every decision is made: only the commit is left
    choices: Choices


class PalaceTurn(TurnInfo, frozen=True):
    """A turn, and what was not as it is now when it began, or at its last barrier; none while nothing is tried."""

    before: ViewBefore | None
    score_before: ScoreSheetBefore | None


class SheetTurn(TurnInfo, frozen=True):
    """The same of the sheet game."""

    before: SheetViewBefore | None
    score_before: SheetScoreSheetBefore | None


class Aids(Struct, frozen=True):
    """What a table with these aids tells besides; what it does not have is left out."""

    table_of_points: dict[str, tuple[tuple[int, ...], ...]] | UnsetType = UNSET  # of each type, by scoring and place
    scoring_time: ScoringTime | UnsetType | None = UNSET  # none while no scoring card lies in the money pile


class PalaceInfo(Struct, frozen=True, tag_field="kind", tag="palace"):
    """A palace game as one seat sees it."""

    view: View
    score: ScoreSheet
    winners: list[int]
    turn: PalaceTurn | None  # for the seat that is to act
    aids: Aids


class SheetInfo(Struct, frozen=True, tag_field="kind", tag="sheet"):
    """A sheet game as one seat sees it."""

    view: SheetView
    score: SheetScores
    winners: list[int]
    turn: SheetTurn | None


GameInfo = PalaceInfo | SheetInfo


class LogEntry(Struct, frozen=True):
    """Something that happened at the table."""

    seq: int
    at: int  # milliseconds since the epoch
    kind: Literal["seated", "left", "bot", "renamed", "changed", "began", "turn", "said", "stand-in", "rematch"]
    seat: int | None = None
    name: str | None = None  # on the seat at that time
    text: str | None = None  # of a remark; the name before a change of names
    on: bool | None = None  # of a stand-in
    by_bot: bool = False  # a turn that a stand-in played
    events: list[dict[str, Any]] = field(default_factory=list)  # of the game, each with its name under "event"
    emote: str | None = None  # a remark that is a picture; its text is a sign for clients without the picture
    change: GameChange | None = None  # of what will be played
    by_host: bool = False  # a seat that its player did not leave
    by: int | None = None  # the seat of the host who opened it, if the host had one
    by_name: str | None = None  # the name there at that time
    bot: str | None = None  # which bot was put on the seat
    bot_before: str | None = None  # in whose place


class Update(Reply, frozen=True, tag="update"):
    """The table and the game as one seat sees it (`seat`: null for a spectator), and what happened since."""

    seq: int
    seat: int | None
    info: TableInfo
    game: GameInfo | None
    log: list[LogEntry]
    complete: bool = True  # false: older entries than these were left out; `AskEarlier` gets them
    tried: int = 0  # what this seat has done in its turn after `seq`: nobody else is told of it


class Presence(Reply, frozen=True, tag="presence"):
    """Who is there."""

    present: list[bool]
    watchers: int
    opens: list[int | None] = []  # of each seat, as in `SeatInfo`


class Square(Struct, frozen=True):
    """What a square says to a tile."""

    place: str
    refusal: Refusal | None


class Places(Reply, frozen=True, tag="places"):
    """The answer to `AskPlaces`."""

    ask: int
    tile: str
    squares: list[Square]


class Effect(Reply, frozen=True, tag="effect"):
    """The answer to `AskEffect`."""

    ask: int
    effect: TileEffect


class Verdict(Reply, frozen=True, tag="verdict"):
    """The answer to `AskWhy`."""

    ask: int
    refusal: Refusal | None


class Legal(Reply, frozen=True, tag="legal"):
    """The answer to `AskLegal`: empty if it is not the seat's turn, or only the commit is left."""

    ask: int
    actions: list[str]


class Earlier(Reply, frozen=True, tag="earlier"):
    """The answer to `AskEarlier`."""

    ask: int
    log: list[LogEntry]
    complete: bool


class CodeMade(Reply, frozen=True, tag="code-made"):
    """The answer to `AskCode`. Only who asked sees it."""

    ask: int
    code: str
    until: int  # by the server's clock, in milliseconds since the epoch


class Pong(Reply, frozen=True, tag="pong"):
    """Somebody is."""

    now: int


class Closing(Reply, frozen=True, tag="closing"):
    """The server ends the connection; `code` says why, and the page whether to come back."""

    code: str
    message: str
    said: Said


Answer = Places | Effect | Verdict | Legal | Earlier | CodeMade
FromServer = Welcome | Done | Failed | Update | Presence | Answer | Pong | Closing


# Over HTTP ----------------------------------------------------------------------------------------------------------


class Wrong(Struct, frozen=True):
    """The body of every answer of the HTTP interface that is an error."""

    code: str
    message: str
    said: Said


class ClauseText(Struct, frozen=True):
    """The answer to `GET /api/rules/A-56`."""

    clause: str
    text: str


class TableSummary(TableInfo, frozen=True):
    """The answer to `GET /api/tables/{table}`: the table, and of the game what everybody sees from afar."""

    now: int  # the server's clock, in milliseconds since the epoch
    scores: list[int]  # of the seats; none before the game
    palace: PalaceView | None  # of the seat that `?palace=` names
    sheet: Sheet | None  # the same of a sheet game


class TableMade(Struct, frozen=True):
    """The answer to it. The link to the table is `/t/` and the id; it holds no secret."""

    table: str


class Carried(Struct, frozen=True):
    """The answer to `POST /api/carried`: the seat that the secret holds now."""

    table: str
    seat: int

"""What a module brings to greedy-1: one face each, in `alhambra.bots.modules`, whose hooks its rooms ask.

Greedy never names a module. It asks the faces of those in the view:

| hook | asked |
| --- | --- |
| `weighers` | for what weighs each type of action of the module's own; an action that nobody weighs is an error |
| `tiles` | for the component data of tiles that are in no box |
| `to_come` | for tiles that come to the market and lie in the supply no more |
| `orders` | for the order of the types at each scoring, from the one that brings least |
| `tally` | for what counts beside tiles in a majority |
| `unbuilt` | for tiles that are no buildings yet |
| `gains` | by tile, for what it brings if somebody gains or loses one that counts otherwise than by its type |
| `risk` | for what is at risk while a tile lies in my palace |
| `in_reserve` | by tile, for what one without a type promises in the reserve |
| `on_reserve` | for what stands on a tile there |
| `amounts` | for what pays as cards do |
| `offers` | for what can be bought beside the market |
| `overpaid`, `made_exact` | for what an overpayment leaves; for what it costs to make it count as exact |
| `marks` | for what changes how my palace is seen, though its tiles are the same |
| `shapes` | for the shapes of laid tiles that have none printed on them |
| `look` | for something about the shape of a palace, and what that is worth |
| `sense` | for what newer bots ask (see `alhambra.bots.heuristic.sense`); without one they play as greedy-1 |

A module of one's own needs a face too: without one greedy refuses to play it, rather than play badly in silence. For a
module without actions and tiles `FACES["visitors"] = Face()` is enough, with the `FACES` of `alhambra.bots.modules`:
greedy then plays as if it were not there.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from alhambra.bots.heuristic.sense import Sense
from alhambra.palace.module import Module
from alhambra.palace.views import View

if TYPE_CHECKING:
    from alhambra.bots.palace.outlook import Outlook
    from alhambra.bots.palace.own_palace import Sight

NOTHING: Final = 0.0

Hook = TypeVar("Hook")
Weigher = Callable[["Outlook", Any], float]
TileGain = Callable[["Outlook", int, str, str], float]  # a player, what it gains and what it loses; "" is nothing


def worth_nothing(outlook: Outlook, action: Any) -> float:
    """To decline, or to go on where there is nothing to choose."""
    return NOTHING


class Amount(NamedTuple):
    """What pays as a card does."""

    currency: int  # 0 to 3, as the squares of the market
    amount: int


class Offer(NamedTuple):
    """Something that can be bought for a currency."""

    price: int
    worth: float
    exactly: bool  # whether nothing but an exact payment will do


class Look(NamedTuple):
    """What is seen of a palace, which can be hashed and is 0 or empty if there is nothing; and what that is worth."""

    see: Callable[[Sight], Any]
    worth: Callable[[Outlook, Any], float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Face:
    """What one module brings: nothing, but for the hooks that are given."""

    weighers: Mapping[type, Weigher] = field(default_factory=dict)
    tiles: Sequence[Mapping[str, object]] = ()
    to_come: Callable[[View], int] | None = None
    orders: Callable[[View], Sequence[Sequence[str]]] | None = None
    tally: Callable[[Outlook, int, Sequence[float]], Sequence[float]] | None = None
    unbuilt: Callable[[View], Collection[str]] | None = None
    gains: Mapping[str, TileGain] = field(default_factory=dict)
    risk: Callable[[Outlook, str], float] | None = None
    in_reserve: Mapping[str, Callable[[Outlook], float]] = field(default_factory=dict)
    on_reserve: Callable[[Outlook, str], float] | None = None
    amounts: Callable[[View], Mapping[str, Amount]] | None = None
    offers: Callable[[Outlook, int], Iterable[Offer]] | None = None
    overpaid: Callable[[Outlook, int, Sequence[str], int], float] | None = None
    made_exact: Callable[[Outlook], float] | None = None
    marks: Callable[[View], Any] | None = None
    shapes: Callable[[View], Mapping[str, int]] | None = None
    look: Look | None = None
    sense: Callable[[Module], Sense] | None = None


class Faces:
    """The faces of the modules of a game, by name, taken together: for each hook, those that have it."""

    def __init__(self, faces: Mapping[str, Face]) -> None:
        every = faces.values()
        self.names = tuple(faces)
        self.weighers = {action: weigher for face in every for action, weigher in face.weighers.items()}
        self.to_come = _given(face.to_come for face in every)
        self.orders = _given(face.orders for face in every)
        self.tallies = _given(face.tally for face in every)
        self.unbuilt = _given(face.unbuilt for face in every)
        self.gains = {tile: gain for face in every for tile, gain in face.gains.items()}
        self.risks = _given(face.risk for face in every)
        self.in_reserve = {tile: promise for face in every for tile, promise in face.in_reserve.items()}
        self.on_reserve = _given(face.on_reserve for face in every)
        self.amounts = _given(face.amounts for face in every)
        self.offers = _given(face.offers for face in every)
        self.overpaid = _given(face.overpaid for face in every)
        self.made_exact = _given(face.made_exact for face in every)
        self.marks = {name: face.marks for name, face in faces.items() if face.marks is not None}
        self.shapes = _given(face.shapes for face in every)
        self.looks = _given(face.look for face in every)


def _given(hooks: Iterable[Hook | None]) -> tuple[Hook, ...]:
    return tuple(hook for hook in hooks if hook is not None)

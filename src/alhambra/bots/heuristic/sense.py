"""How a module takes part when bots look ahead: its `Sense`, found by its name (`alhambra.bots.sensing`).

Heuristic and search never name a module. They ask the senses of the modules in the game:

| hook | asked |
| --- | --- |
| `learn` | once, with the components of the game |
| `conceal` | for other secrets of the slice in a copy of a state that fits a view, for each world that is played out |
| `weigh` | for what an action of the module's own is worth |
| `to_come` | for tiles that come to the market and lie in the supply no more |
| `gain` | for what it brings if somebody has a tile that counts otherwise than by its type |
| `exchanged` | for the same if a tile of mine takes the place of another |
| `watches` | whether `placed` may have something to say of a tile now, wherever it is laid |
| `placed`, `places` | for what a tile brings at a place, beside walls and room; at all places where it can be laid |
| `changed` | for the same if a tile is removed, or another takes its place |
| `on_reserve` | for what a tile promises in the reserve beside its type, or what stands on it there |
| `taken` | for what sums of a currency bring beside the market |
| `overpaid` | for what an overpayment leaves |
| `worth` | for what a seat can expect of the module at the end |

The base is neutral: it goes by the module's own `scoring` and by everything else that can be expected of a table, so
bots can look ahead with a module that has no weights. Hidden parts stay as `Module.from_view` made them.
"""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING

from alhambra.bots.heuristic.palace.prospect import WIDTH
from alhambra.bots.heuristic.palace.standing import UNKNOWN
from alhambra.bots.heuristic.palace.value import expectations
from alhambra.core.arrays import NOTHING
from alhambra.core.chance import Seeded
from alhambra.core.packed import append, i64, mypyc_attr, vec
from alhambra.palace.module import Kit, Module
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook


@mypyc_attr(allow_interpreted_subclasses=True)
class Sense:
    """The base: one for each module of a game.

    `looks` says that `placed`, `changed` and `on_reserve` have something to say, `counts` that `gain` has.
    """

    def __init__(self, module: Module, looks: bool = False, counts: bool = False) -> None:
        self.module = module
        self.looks = looks
        self.counts = counts
        self._scores = type(module).scoring is not Module.scoring

    def learn(self, kit: Kit) -> None:
        """What is printed on the tiles of a game: tables of it are made here, so that nobody looks up names later."""

    def conceal(self, state: PalaceState, seat: int, chance: Seeded) -> None:
        """Other secrets, as likely as they are to who sits at a seat."""

    def weigh(self, look: Outlook, payload: int) -> int:
        """The value of an action of the module: how much more I can expect after it."""
        me = int(look.me)
        return self._tried(look, payload, me) - self._expected(look, me)

    def to_come(self, state: PalaceState) -> int:
        """How many tiles come to the market that lie in the supply no more."""
        return 0

    def gain(self, look: Outlook, tile: int, player: int, more: int) -> int:
        """What it brings to me if a player has a tile more, or less; nothing unless it counts for the module."""
        return 0

    def exchanged(self, look: Outlook, new: int, old: int) -> int:
        """What it brings to me to have a tile instead of another."""
        me = int(look.me)
        return self.gain(look, new, me, 1) + self.gain(look, old, me, -1)

    def watches(self, look: Outlook, tile: int) -> bool:
        """Whether it matters where a tile is laid in my palace."""
        return True

    def placed(self, look: Outlook, tile: int, place: int) -> int:
        """What a tile brings at a place of my palace."""
        return 0

    def places(self, look: Outlook, tile: i64, shape: i64) -> vec[i64]:
        """The same for a tile of this shape at each place where it can be laid, in the order of `Prospect.lays`.

        Nothing at all if it does not matter where.
        """
        if not self.watches(look, int(tile)):
            return NOTHING
        lays = look.prospect.lays(shape)
        out = vec[i64]()
        at: i64 = 0
        while at < len(lays):
            out = append(out, self.placed(look, int(tile), int(lays[at])))
            at += WIDTH
        return out

    def changed(self, look: Outlook, place: int, new: int) -> int:
        """What it brings that the tile at a place of my palace is removed, or that a new one takes its place."""
        return 0

    def on_reserve(self, look: Outlook, tile: int) -> int:
        """What a tile may bring beside its type if it lies in my reserve, or what stands on it there."""
        return 0

    def taken(self, look: Outlook, currency: int, before: int, after: int) -> int:
        """What it brings that a currency makes other sums."""
        return 0

    def overpaid(self, look: Outlook, currency: int, payment: int, over: int) -> int:
        """What an overpayment leaves, or what it is worth that it counts as exact."""
        return 0

    def worth(self, state: PalaceState, seat: int, next_: i64) -> i64:
        """What a seat can expect of the module, with this scoring as the next one: its points as the table stands."""
        if not self._scores:
            return 0
        points: i64 = 0
        number = next_
        while number < 4:
            for gain in self.module.scoring(state, int(number)):
                if gain.player == seat:
                    points += int(gain.points)
            number += 1
        return 1000 * points

    def _expected(self, look: Outlook, me: int) -> int:
        """What I can expect now. It is computed once, because every action is compared with it."""
        if look.expected == UNKNOWN:
            look.expected = expectations(look.state, look.senses.every)[me]
        return int(look.expected)

    def _tried(self, look: Outlook, payload: int, me: int) -> int:
        """What I can expect after an action, in a copy of the table. Its draws are random."""
        state = look.state
        trial = PalaceState(state.game, state.kit, state)
        self.module.play(trial, payload, Seeded("tried"), None)
        return int(expectations(trial, look.senses.every)[me])


class Senses:
    """Those of a game, in the order of its modules; and those of them that have something to say of this or that."""

    def __init__(self, every: list[Sense]) -> None:
        self.every = every
        self.looking = [sense for sense in every if sense.looks]
        self.counting = [sense for sense in every if sense.counts]
        self.to_come = _having(every, "to_come")
        self.on_reserve = _having(self.looking, "on_reserve")
        self.taken = _having(every, "taken")
        self.overpaid = _having(every, "overpaid")


def _having(senses: list[Sense], hook: str) -> list[Sense]:
    """Those that have a hook of their own: there is nothing in that of the base."""
    return [sense for sense in senses if getattr(type(sense), hook) is not getattr(Sense, hook)]

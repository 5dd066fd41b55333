"""Omens for the page: with a sign for every kind of thing that can be touched, so that a page has to show them all.

A sign is harmless: it is read again and again in the own turn, counted, and told. Most are one touch; some take
several, a payment among them. `played_in_classic` puts the module among those of the classic box for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Final

from alhambra import Chance, NotationError
from alhambra.boxes import BOXES
from alhambra.core.event import Event
from alhambra.core.refusal import Refusal
from alhambra.core.touches import KINDS, Touching
from alhambra.modules import MODULES
from alhambra.palace.cards import LETTERS, card_word, card_words
from alhambra.palace.codes import module_code
from alhambra.palace.display import EMPTY
from alhambra.palace.module import Kit
from alhambra.palace.palace_views import palace_view
from alhambra.palace.state import ACT, FREE, PalaceState
from tests.support.omens import BellRang, Omen, OmenDrawn, Omens, OmensModule

EVERY: Final = tuple(kind for kind in KINDS if kind not in ("square", "pair", "die", "face"))  # those are of the sheet
PRICE: Final = 1  # of alms
POINTS: Final = ("n1w1", "n1", "w1", "c")  # around the fountain
Trail = tuple[tuple[str, str], ...]  # kinds and things


@dataclass(frozen=True, slots=True)
class Sign:
    """Read a sign, by what is touched for it."""

    trail: Trail

    def word(self) -> str:
        return "sign:" + ":".join(f"{kind}={thing}" for kind, thing in self.trail)

    def touching(self) -> Touching:
        kinds, things = zip(*self.trail, strict=True)
        if kinds == ("button",):
            return "{}", kinds, (self.word(),)
        return "sign:" + ":".join(f"{kind}={{}}" for kind in kinds), kinds, things


def parse_sign(rest: str) -> Sign:
    steps = [step.partition("=") for step in rest.split(":")]
    if any(kind not in EVERY or not thing for kind, _, thing in steps):
        raise NotationError(f"'{rest}' is no sign.")
    return Sign(tuple((kind, thing) for kind, _, thing in steps))


@dataclass(frozen=True, slots=True)
class SignRead(Event):
    """A seat read a sign: `what` was touched last, as a kind and a thing."""

    seat: int
    what: str
    thing: str


@dataclass(frozen=True, slots=True)
class SignsView:
    """How often a sign of each kind was read, by what was touched last; the last of them; the omens of the viewer."""

    counts: dict[str, int]
    last: str
    own: str


class Signs(Omens):
    """The omens, and the signs that were read, in the order of `EVERY`."""

    def __init__(self, drawn: list[str], refills: int, read: list[int], last: str = "") -> None:
        super().__init__(drawn, refills)
        self.read = read
        self.last = last

    def copy(self) -> Signs:
        return Signs(list(self.drawn), self.refills, list(self.read), self.last)

    def to_text(self) -> str:
        return f"{super().to_text()}|{','.join(map(str, self.read))}"


class SignsModule(OmensModule):
    """Omens and signs."""

    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    ACTIONS: ClassVar[tuple[type[Any], ...]] = (Omen, Sign)
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = {"omen": Omen, "sign": parse_sign}
    EVENTS: ClassVar[tuple[type[Any], ...]] = (OmenDrawn, BellRang, SignRead)
    VIEW: ClassVar[Any] = SignsView

    def slice_of(self, state: PalaceState) -> Signs:
        part = state.slices[self.index]
        assert isinstance(part, Signs)
        return part

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Signs:
        drawn = super().set_up(state, chance, events).drawn
        return Signs(drawn, 0, [0] * len(EVERY))

    def parse_slice(self, kit: Kit, text: str) -> Signs:
        omens, _, read = text.partition("|")
        part = super().parse_slice(kit, omens)
        return Signs(part.drawn, part.refills, [int(count) for count in read.split(",")])

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        out += [module_code(self.index, 2 + number) for number in range(len(self.signs(state)))]

    def signs(self, state: PalaceState) -> list[Sign]:
        """Those that can be read now, in an order that the state gives."""
        if state.phase != ACT or state.bound != FREE:
            return []
        one_touch = [((kind, thing),) for kind, things in self._things(state).items() for thing in things]
        return [Sign(trail) for trail in one_touch + self._trails(state)]

    def _things(self, state: PalaceState) -> dict[str, list[str]]:
        names = state.kit.tiles.names
        laid = [one.tile for one in palace_view(state.plans[state.seat], names).tiles]
        display = [card_word(int(card)) for card in state.display.slots if card != EMPTY]
        sides = [f"{tile}-{side}" for tile in laid[:1] for side in "NESW"]
        return {
            "button": ["ring", "sing"],
            "market-square": [str(square + 1) for square in range(4) if state.market[square] != EMPTY],
            "preview-square": ["1", "2", "3"],
            "slot": sorted(set(display)),
            "slots": [",".join(display[:2])],
            "card": sorted(set(card_words(state.hand(int(state.seat))))),
            "tile": laid,
            "place": ["n1", "e1", "s1", "w1"],
            "half-square": ["n1e1-NE", "n1e1-SW", "s1e1-SE"],
            "corner": list(POINTS),
            "edge": sides[::2],
            "guard": sides[1::2],
            "type": ["garden", "tower"],
            "pile": ["1", "2"],
            "falcon": ["white", "brown"],
            "marker": ["1", "2"],
            "currency": [*LETTERS, "none"],
        }

    def _trails(self, state: PalaceState) -> list[Trail]:
        """A dance of a type, at a corner; alms with any two cards or one; a vision, which is whole at once."""
        hand = card_words(state.hand(int(state.seat)))
        payments = sorted({*hand, ",".join(hand[:2])})
        dances = [
            (("ability", "dance"), ("type", kind), ("corner", at)) for kind in ("garden", "tower") for at in POINTS
        ]
        return [(("ability", "vision"),), *dances, *((("ability", "alms"), ("cards", paid)) for paid in payments)]

    def action(self, state: PalaceState, payload: int) -> Any:
        return super().action(state, payload) if payload < 2 else self.signs(state)[payload - 2]

    def barrier(self, state: PalaceState, action: Any) -> bool:
        return isinstance(action, Omen) and super().barrier(state, action)

    def code(self, state: PalaceState, action: Any) -> int:
        return super().code(state, action) if isinstance(action, Omen) else 2 + self.signs(state).index(action)

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        if isinstance(action, Omen):
            return super().check(state, action)
        return None if action in self.signs(state) else Refusal("not-now", "A-20", "No such sign is to be seen.")

    def price(self, state: PalaceState, action: Any) -> int:
        return PRICE

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        if payload < 2:
            super().play(state, payload, chance, events)
            return
        what, thing = self.signs(state)[payload - 2].trail[-1]
        part = self.slice_of(state)
        part.read[EVERY.index(what)] += 1
        part.last = f"{what} {thing}"
        if events is not None:
            events.append(SignRead(int(state.seat), what, thing))

    def view(self, state: PalaceState, seat: int | None) -> Any:
        part = self.slice_of(state)
        counts = dict(zip(EVERY, part.read, strict=True))
        return SignsView(counts, part.last, "" if seat is None else part.drawn[seat])


@contextmanager
def played_in_classic() -> Iterator[str]:
    """The module can be added to the classic box, under the name that is given."""
    name, classic = "omens", BOXES["classic"]
    MODULES[name] = SignsModule
    BOXES["classic"] = replace(classic, modules=(*classic.modules, name))
    try:
        yield name
    finally:
        del MODULES[name]
        BOXES["classic"] = classic

"""A module made for the tests, which asks something of most hooks; `almanac` asks the others.

A wise tower is shuffled into the supply. Instead of another action a player may draw an omen, 0 to 2, which is a
barrier; or rest, which is not. Each omen drawn is worth a point at each scoring. Refills are counted, and at the end of
the game a bell rings. Whoever has drawn omens keeps them to themselves.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from alhambra import Chance, Config, NotationError
from alhambra.core.data import load
from alhambra.core.event import Event
from alhambra.core.refusal import Refusal
from alhambra.palace.codes import module_code
from alhambra.palace.explain import Gain
from alhambra.palace.flow import end_actions
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.state import ACT, PalaceState


@dataclass(frozen=True, slots=True)
class Omen:
    """Draw an omen, or rest."""

    what: str

    def word(self) -> str:
        return f"omen:{self.what}"


@dataclass(frozen=True, slots=True)
class OmenDrawn(Event):
    """A seat drew an omen; only that seat sees which."""

    seat: int
    omen: int | None

    def for_seat(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else OmenDrawn(self.seat, None)


@dataclass(frozen=True, slots=True)
class BellRang(Event):
    """The game ends."""


@dataclass(frozen=True, slots=True)
class OmensView:
    """How many omens each seat has, and which are the viewer's own."""

    counts: tuple[int, ...]
    own: str


class Omens(Slice):
    """The omens of each seat, and how many refills there were."""

    def __init__(self, drawn: list[str], refills: int) -> None:
        self.drawn = drawn
        self.refills = refills

    def copy(self) -> Omens:
        return Omens(list(self.drawn), self.refills)

    def to_text(self) -> str:
        return f"{self.refills}:{','.join(self.drawn)}"


class OmensModule(Module):
    """All hooks of the module."""

    ACTIONS: ClassVar[tuple[type[Any], ...]] = (Omen,)
    EVENTS: ClassVar[tuple[type[Any], ...]] = (OmenDrawn, BellRang)
    VIEW: ClassVar[Any] = OmensView

    def __init__(self) -> None:
        super().__init__("omens")

    def tiles(self) -> list[dict[str, object]]:
        return [{"id": "wise-tower", "type": "tower", "price": 1, "walls": ""}]

    def verbs(self) -> dict[str, Callable[[str], Any]]:
        return {"omen": Omen}

    def slice_of(self, state: PalaceState) -> Omens:
        part = state.slices[self.index]
        assert isinstance(part, Omens)
        return part

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Omens:
        first = chance.below("first omen", state.kit.seats)
        return Omens(["1" if seat == first else "" for seat in range(state.kit.seats)], 0)

    def parse_slice(self, kit: Kit, text: str) -> Omens:
        refills, colon, drawn = text.partition(":")
        if not colon or not refills.isdigit():
            raise NotationError(f"'{text}' are no omens.")
        return Omens(drawn.split(","), int(refills))

    def codes(self, state: PalaceState, out: list[int]) -> None:
        if len(self.slice_of(state).drawn[state.seat]) < 3:
            out.append(module_code(self.index, 0))
        out.append(module_code(self.index, 1))

    def action(self, state: PalaceState, payload: int) -> Omen:
        return Omen(("draw", "rest")[payload])

    def barrier(self, state: PalaceState, action: Any) -> bool:
        return bool(action.what == "draw")

    def code(self, state: PalaceState, action: Any) -> int:
        return ("draw", "rest").index(action.what)

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        if state.phase != ACT:
            return Refusal("not-now", "A-60", "Omens are drawn as an action.")
        if action.what == "draw" and len(self.slice_of(state).drawn[state.seat]) == 3:
            return Refusal("enough", "A-20", "Three omens are enough.")
        return None

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        if payload == 0:
            assert chance is not None
            omen = chance.below("omen", 3)
            self.slice_of(state).drawn[state.seat] += str(omen)
            if events is not None:
                events.append(OmenDrawn(int(state.seat), omen))
        end_actions(state)

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        self.slice_of(state).refills += 1

    def scoring(self, state: PalaceState, number: int) -> list[Any]:
        drawn = self.slice_of(state).drawn
        return [Gain(seat, len(drawn[seat]), "A-70", "omens", len(drawn[seat])) for seat in range(state.kit.seats)]

    def ending(self, state: PalaceState, events: list[Any] | None) -> None:
        self.slice_of(state).refills = 0
        if events is not None:
            events.append(BellRang())

    def view(self, state: PalaceState, seat: int | None) -> OmensView:
        drawn = self.slice_of(state).drawn
        return OmensView(tuple(len(omens) for omens in drawn), "" if seat is None else drawn[seat])


def omens_game(seats: int = 3) -> PalaceGame:
    """The classic game with the module, and a quiet one beside it that uses no hook but those it must."""
    tiles = load("classic_tiles.json")["tiles"]
    return PalaceGame(Config("classic", seats), Kit(tiles, [Quiet(), OmensModule()], seats, 3, neutral=False))


class Silence(Slice):
    """Nothing to keep."""

    def copy(self) -> Silence:
        return self

    def to_text(self) -> str:
        return "0"


class Quiet(Module):
    """A module that leaves every hook as it is."""

    def __init__(self) -> None:
        super().__init__("quiet")

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Silence:
        return Silence()

    def parse_slice(self, kit: Kit, text: str) -> Silence:
        return Silence()

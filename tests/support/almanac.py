"""A module made for the tests, which asks something of the hooks that `omens` leaves alone.

It deals the start money and keeps one card of it. Seat 0 then chooses a sign, sun or moon: a decision that binds, and a
turn of its own. It feeds the market, from square 4 to 1, and takes the first tower that is drawn for it. Whoever acts
may beg once a turn: for the card, which costs a point, or for a wish, which has to be said then. Of several tiles set
aside the first is laid last. Under the sun seat 0 counts a pavilion more, and the types score in reverse order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

from alhambra import Chance, Config, NotationError
from alhambra.core.data import load
from alhambra.core.refusal import Refusal
from alhambra.palace.codes import module_code
from alhambra.palace.display import EMPTY
from alhambra.palace.explain import Gain
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import LAID, Kit, Module, Slice
from alhambra.palace.refill import comes_into_play, draw_card, draw_for_market
from alhambra.palace.roles import Accountant, Custodian, Dealer, Feeder
from alhambra.palace.setup import begin, cards_worth_20
from alhambra.palace.state import ACT, AFTER, DRAFT, FREE, OWNED, WAIT, PalaceState
from tests.support.omens import Quiet

WORDS = ("sun", "moon", "card", "wish", "wealth", "fame")
SUN, MOON, CARD, WISH, WEALTH, FAME = range(6)
COUNTS = ("drawn", "delivered", "settled", "given")


@dataclass(frozen=True, slots=True)
class Sky:
    """Say something to the sky."""

    what: str

    def word(self) -> str:
        return f"sky:{self.what}"


class Almanac(Slice):
    """The card, the tower and the sign; who begged for the card, and whether somebody begged this turn; counts."""

    def __init__(self, card: bytes, tower: bytes, sign: str, beggar: int, begged: bool, counts: list[int]) -> None:
        self.card = card
        self.tower = tower
        self.sign = sign
        self.beggar = beggar
        self.begged = begged
        self.counts = counts

    def copy(self) -> Almanac:
        return Almanac(self.card, self.tower, self.sign, self.beggar, self.begged, list(self.counts))

    def to_text(self) -> str:
        parts = (self.card.hex(), self.tower.hex(), self.sign, self.beggar, int(self.begged), *self.counts)
        return ":".join(str(part) for part in parts)

    def tiles(self) -> bytes:
        return self.tower

    def cards(self) -> bytes:
        return self.card


class AlmanacDealer(Dealer):
    """Deals the start money and keeps one card of it."""

    def __init__(self, module: AlmanacModule) -> None:
        self.module = module

    def deal(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        for seat in range(state.kit.seats):
            for card in cards_worth_20(state, chance, events):
                state.hands[seat * 4 + card // 9] += 1 << 2 * (card % 9)
        self.module.slice_of(state).card = bytes([int(draw_card(state, chance, events))])
        state.phase = DRAFT
        state.bound = OWNED + self.module.index

    def commit(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        state.bound = FREE
        begin(state, chance, events)


class AlmanacFeeder(Feeder):
    """Fills the market from square 4 to 1."""

    def fill_market(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> bool:
        for square in (3, 2, 1, 0):
            if state.market[square] == EMPTY:
                tile = int(draw_for_market(state, chance, events))
                if tile == EMPTY:
                    return False
                state.market[square] = tile
                comes_into_play(state, tile, chance, events)
        return True


class AlmanacCustodian(Custodian):
    """Counts what becomes of tiles. Of several tiles set aside the first is laid last."""

    def __init__(self, module: AlmanacModule) -> None:
        self.module = module

    def withheld(self, state: PalaceState) -> int:
        return first_of_several(state)

    def settled(self, state: PalaceState, tile: int, events: list[Any] | None) -> None:
        self.module.count(state, "settled")

    def given(self, state: PalaceState, tile: int, events: list[Any] | None) -> None:
        self.module.count(state, "given")

    def delivered(self, state: PalaceState, tiles: bytes, events: list[Any] | None) -> None:
        self.module.count(state, "delivered", len(tiles))


class AlmanacAccountant(Accountant):
    """Under the sun seat 0 counts a pavilion more; begging costs a point."""

    def __init__(self, module: AlmanacModule) -> None:
        self.module = module

    def tallies(self, state: PalaceState, rows: list[int]) -> None:
        if self.module.slice_of(state).sign == "sun":
            rows[1] += 2

    def besides(self, state: PalaceState) -> list[Any]:
        beggar = self.module.slice_of(state).beggar
        return [] if beggar < 0 else [Gain(beggar, -1, "A-70", "begging", 1)]


def first_of_several(state: PalaceState) -> int:
    """The first of several tiles set aside; -1 if there are not several."""
    aside = state.asides[state.seat]
    return aside[0] if len(aside) > 1 else -1


class AlmanacModule(Module):
    """All hooks of the module."""

    ACTIONS: ClassVar[tuple[type[Any], ...]] = (Sky,)
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = {"sky": Sky}

    def __init__(self) -> None:
        super().__init__("almanac")
        self.accountant = AlmanacAccountant(self)
        self.custodian = AlmanacCustodian(self)
        self.dealer = AlmanacDealer(self)
        self.feeder = AlmanacFeeder()

    def slice_of(self, state: PalaceState) -> Almanac:
        part = state.slices[self.index]
        assert isinstance(part, Almanac)
        return part

    def count(self, state: PalaceState, what: str, more: int = 1) -> None:
        self.slice_of(state).counts[COUNTS.index(what)] += more

    # The set-up

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Almanac:
        return Almanac(b"", b"", "", -1, False, [0] * len(COUNTS))

    def parse_slice(self, kit: Kit, text: str) -> Almanac:
        words = text.split(":")
        if len(words) != 9:
            raise NotationError(f"'{text}' is no almanac.")
        card, tower = (bytes.fromhex(word) for word in words[:2])
        return Almanac(card, tower, words[2], int(words[3]), words[4] == "1", [int(word) for word in words[5:]])

    # Tiles

    def claims(self, state: PalaceState, tile: int, events: list[Any] | None) -> bool:
        part = self.slice_of(state)
        if part.tower or not state.kit.tiles.names[tile].startswith("tower"):
            return False
        part.tower = bytes([tile])
        return True

    def drawn(self, state: PalaceState, tile: int, chance: Chance, events: list[Any] | None) -> None:
        self.count(state, "drawn")

    def refuse_tile(self, state: PalaceState, tile: int, what: str) -> Refusal | None:
        if what == LAID and tile == first_of_several(state):
            return Refusal("not-now", "A-20", "The stars are against it.")
        return None

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        self.slice_of(state).begged = False

    # Actions

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        out += [module_code(self.index, payload) for payload in self.possible(state)]

    def possible(self, state: PalaceState) -> list[int]:
        part = self.slice_of(state)
        if state.phase == DRAFT:
            return [SUN, MOON]
        if state.bound == OWNED + self.index:
            return [WEALTH, FAME]
        if part.begged or state.phase not in (ACT, AFTER):
            return []
        return [CARD, WISH] if part.card else [WISH]

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        part = self.slice_of(state)
        part.begged = payload > MOON
        if payload <= MOON:
            part.sign = WORDS[payload]
            state.phase = WAIT
        elif payload == CARD:
            state.hands[state.seat * 4 + part.card[0] // 9] += 1 << 2 * (part.card[0] % 9)
            state.scores[state.seat] -= 1
            part.card, part.beggar = b"", int(state.seat)
        else:
            state.bound = OWNED + self.index if payload == WISH else FREE

    def action(self, state: PalaceState, payload: int) -> Sky:
        return Sky(WORDS[payload])

    def code(self, state: PalaceState, action: Any) -> int:
        return WORDS.index(action.what)

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        if self.code(state, action) in self.possible(state):
            return None
        return Refusal("not-now", "A-20", "The sky does not listen.")

    def unfinished(self, state: PalaceState) -> Refusal:
        return Refusal("not-now", "A-20", "First speak to the sky.")

    # Points

    def lines(self, state: PalaceState, number: int, lines: bytes) -> bytes:
        return lines[::-1] if self.slice_of(state).sign == "sun" else lines

    def faults(self, state: PalaceState) -> list[str]:
        part = self.slice_of(state)
        return ["the card is gone, but nobody begged"] if not part.card and part.beggar < 0 else []


def almanac_game(seats: int = 2) -> PalaceGame:
    """The classic game with the module, behind a quiet one."""
    tiles, two = load("classic_tiles.json")["tiles"], seats == 2
    return PalaceGame(Config("classic", seats), Kit(tiles, [Quiet(), AlmanacModule()], seats, 2 if two else 3, two))

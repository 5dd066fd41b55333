"""Bazaars (`en.md`): they lie beside the board, are paid exactly, and score with their surroundings."""

from __future__ import annotations  # compiled

from collections.abc import Callable
from dataclasses import replace
from typing import Any, ClassVar

from alhambra.core.chance import Chance
from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.messages import Argument
from alhambra.core.refusal import Reasons, Refusal
from alhambra.modules.bazaars import messages
from alhambra.modules.bazaars.words import (
    ACTIONS,
    EVENTS,
    VERBS,
    BazaarBought,
    BazaarReason,
    BazaarsView,
    BazaarTurnedUp,
    BazaarView,
    BuyBazaar,
    LaidBazaar,
)
from alhambra.palace.cards import CURRENCIES
from alhambra.palace.checks import acting, check_payment
from alhambra.palace.codes import module_code
from alhambra.palace.display import EMPTY
from alhambra.palace.explain import Gain
from alhambra.palace.flow import bought_exactly
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.paying import money_of, pay, payment_of, payment_words, payments_of, worth
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState, with_tile, without_tile
from alhambra.palace.tiles import TYPES

AMOUNTS = (Reason.TOO_LITTLE_PAID.value, Reason.SUPERFLUOUS_CARD.value)
AROUND = (-257, -256, -255, -1, 1, 255, 256, 257)


class OpenBazaars(Slice):
    """The bazaars beside the board, ascending."""

    def __init__(self, bazaars: bytes) -> None:
        self.bazaars = bazaars

    def copy(self) -> OpenBazaars:
        return OpenBazaars(self.bazaars)

    def to_text(self) -> str:
        return self.bazaars.hex() or "."

    def tiles(self) -> bytes:
        return self.bazaars


class Bazaars(Module):
    """Eight tiles that are no part of the market, each for the price of the tile on its currency's square."""

    order: ClassVar[int] = 100
    hard: ClassVar[int] = 2
    boxes: ClassVar[tuple[str, ...]] = ("classic", "red-palace")
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ACTIONS
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = VERBS
    EVENTS: ClassVar[tuple[type[Any], ...]] = EVENTS
    REASONS: ClassVar[type[Reasons] | None] = BazaarReason
    VIEW: ClassVar[Any] = BazaarsView

    def __init__(self) -> None:
        super().__init__("bazaars")
        self._data: list[dict[str, Any]] = load("components.json", "alhambra.modules.bazaars")["tiles"]
        self._facts: dict[str, dict[str, Any]] = {str(tile["id"]): tile for tile in self._data}
        self._currencies = {name: CURRENCIES.index(facts["currency"]) for name, facts in self._facts.items()}

    def tiles(self) -> list[dict[str, object]]:
        return self._data

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> OpenBazaars:
        return OpenBazaars(b"")

    def parse_slice(self, kit: Kit, text: str) -> OpenBazaars:
        try:
            return OpenBazaars(b"" if text == "." else bytes(sorted(bytes.fromhex(text))))
        except ValueError:
            raise NotationError("no-bazaars", text=text) from None

    def claims(self, state: PalaceState, tile: int, events: list[Any] | None) -> bool:
        """B-2."""
        name = state.kit.tiles.names[tile]
        if name not in self._facts:
            return False
        lying = self.slice_of(state)
        lying.bazaars = with_tile(lying.bazaars, tile)
        if events is not None:
            events.append(BazaarTurnedUp(name))
        return True

    def codes(self, state: PalaceState, out: list[int]) -> None:
        for tile in self.slice_of(state).bazaars:
            out += [module_code(self.index, tile | payment << 8) for payment in self._payments(state, tile)]

    def _payments(self, state: PalaceState, tile: int) -> list[int]:
        """B-3, B-4: only exact payments."""
        currency = self._currency(state, tile)
        price = self._price(state, currency)
        if not price:
            return []
        return [int(payment) for payment in payments_of(state, currency, price) if worth(state, payment) == price]

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        tile, payment = payload & 255, payload >> 8
        currency = self._currency(state, tile)
        price = self._price(state, currency)
        if events is not None:
            words = payment_words(payment, currency)
            events.append(BazaarBought(int(state.seat), state.kit.tiles.names[tile], words, price))
        lying = self.slice_of(state)
        lying.bazaars = without_tile(lying.bazaars, tile)
        pay(state, currency, payment, price)
        bought_exactly(state, tile)

    def action(self, state: PalaceState, payload: int) -> BuyBazaar:
        tile = payload & 255
        return BuyBazaar(state.kit.tiles.names[tile], payment_words(payload >> 8, self._currency(state, tile)))

    def code(self, state: PalaceState, action: BuyBazaar) -> int:
        return state.kit.tiles.numbers[action.tile] | payment_of(action.cards) << 8

    def price(self, state: PalaceState, action: BuyBazaar) -> int:
        return self._price(state, self._currency(state, state.kit.tiles.numbers[action.tile]))

    def check(self, state: PalaceState, action: BuyBazaar) -> Refusal | None:
        refusal = acting(state)
        if refusal is not None:
            return refusal
        name, cards = action.tile, action.cards
        number = state.kit.tiles.numbers.get(name, -1)
        if number < 0 or number not in self.slice_of(state).bazaars:
            return BazaarReason.NOT_ON_MARKET.refuse("B-3", messages.NOT_BESIDE_BOARD, tiles=(name,), tile=name)
        currency = self._currency(state, number)
        price = self._price(state, currency)
        if not price:
            return Reason.EMPTY_SQUARE.refuse("B-4", messages.NO_PRICE, tiles=(name,), tile=name, square=currency + 1)
        refusal = check_payment(state, currency, price, cards, name, "B-3")
        inexact = refusal is None and worth(state, payment_of(cards)) != price
        if inexact or (refusal is not None and refusal.code in AMOUNTS):
            about: dict[str, Argument] = {"tile": name, "price": price, "currency": CURRENCIES[currency]}
            if not cards and not self._payments(state, number):
                if refusal is not None and money_of(state, int(state.seat), currency) < price:
                    return replace(refusal, code=Reason.NOT_EXACT.value)
                return Reason.NOT_EXACT.refuse("B-3", messages.NO_CARDS, (), (), (name,), **about)
            paid = int(worth(state, payment_of(cards)))
            return Reason.NOT_EXACT.refuse("B-3", messages.NOT_EXACT, (), (), (name,), paid=paid, **about)
        return refusal

    def scoring(self, state: PalaceState, number: int) -> list[Gain]:
        """B-6: at the third scoring only."""
        if number < 3:
            return []
        return [gain for seat in range(state.kit.seats) for gain in self._gains(state, seat)]

    def _gains(self, state: PalaceState, seat: int) -> list[Gain]:
        gains = []
        for name, found in self._surroundings(state, seat):
            if found:
                kinds = {state.types[tile] for tile in found}
                gains.append(Gain(seat, len(found) * len(kinds), "B-6", name, len(found)))
        return gains

    def _surroundings(self, state: PalaceState, seat: int) -> list[tuple[str, list[int]]]:
        """The bazaars of a palace, each with the buildings of its types around it."""
        plan = state.plans[seat]
        bazaars = []
        for cell in plan.cells:
            place = int(plan.place(cell))
            facts = self._facts.get(state.kit.tiles.names[plan.tile(place)])
            if facts is not None:
                wanted = {TYPES.index(name) for name in facts["types"]}
                around = [int(plan.tile(place + step)) for step in AROUND]
                bazaars.append((facts["id"], [tile for tile in around if tile >= 0 and state.types[tile] in wanted]))
        return bazaars

    def view(self, state: PalaceState, seat: int | None) -> BazaarsView:
        names = state.kit.tiles.names
        laid = [
            LaidBazaar(owner, name, tuple([names[tile] for tile in around]))
            for owner in range(state.kit.seats)
            for name, around in self._surroundings(state, owner)
        ]
        return BazaarsView(tuple([self._seen(state, tile) for tile in self.slice_of(state).bazaars]), tuple(laid))

    def from_view(self, state: PalaceState, part: BazaarsView, seat: int) -> OpenBazaars:
        return OpenBazaars(bytes(sorted([state.kit.tiles.numbers[one.tile] for one in part.beside])))

    def _seen(self, state: PalaceState, tile: int) -> BazaarView:
        name, currency = state.kit.tiles.names[tile], self._currency(state, tile)
        types = tuple([str(type_) for type_ in self._facts[name]["types"]])
        return BazaarView(name, CURRENCIES[currency], types, self._price(state, currency))

    def faults(self, state: PalaceState) -> list[str]:
        """B-2: bazaars lie beside the board, and nothing else does; none lies on the market."""
        names = state.kit.tiles.names
        lying = self.slice_of(state).bazaars
        if any(tile >= len(names) or names[tile] not in self._facts for tile in lying):
            return ["something beside the board is no bazaar"]
        if any(tile != EMPTY and names[tile] in self._facts for tile in state.market):
            return ["a bazaar lies on the market"]
        return []

    def slice_of(self, state: PalaceState) -> OpenBazaars:
        kept = state.slices[self.index]
        assert isinstance(kept, OpenBazaars)
        return kept

    def _currency(self, state: PalaceState, tile: int) -> int:
        return self._currencies[state.kit.tiles.names[tile]]

    def _price(self, state: PalaceState, currency: int) -> int:
        """What the tile on the market square of a currency costs; 0 if there is none."""
        tile = int(state.market[currency])
        return 0 if tile == EMPTY else int(state.kit.prices[tile])

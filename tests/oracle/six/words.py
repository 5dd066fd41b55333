"""The legal words of classic Alhambra with any modules, clause by clause."""

from collections.abc import Iterable

from tests.oracle import money
from tests.oracle.geometry import Square
from tests.oracle.parts import BAZAARS, RAMPARTS
from tests.oracle.six import certificates, falcons
from tests.oracle.six import parts as six_parts
from tests.oracle.six.certificates import Payment
from tests.oracle.six.gatehouses import gate_places
from tests.oracle.six.parts import key_of
from tests.oracle.six.scoring import SixScorings
from tests.oracle.six.sites import site_price
from tests.oracle.table import place_name

DRAW = "draw:markers"
"""Draw the markers of a site (S-3)."""


def said(letter: str, payment: Payment) -> str:
    """Return a payment as text; the stored amount is x, behind the cards."""
    return ",".join([*(f"{letter}{value}" for value in payment.cards), *(["x"] if payment.stored else [])])


class SixWords(SixScorings):
    """A table that knows every word that may be played now."""

    def legal(self) -> set[str]:
        """Return every word that may be played now."""
        if self.actor is None:
            return set()
        if self.phase in ("laying", "left over"):
            return self._placings(self.actor) | self._gate_words(self.actor)
        steps = {"store": self._stores, "draw": lambda: {DRAW}, "marker": self._marker_words, "pay": self._pays}
        if self.phase in steps:
            return steps[self.phase]()
        words = self._takes() | self._purchases(self.turn) | self._falcon_words(self.turn) | self._redesigns(self.turn)
        return words | {"done"} if self.phase == "further" else words or {"pass"}

    def _stores(self) -> set[str]:
        """Take a pawn, or none (X-2, X-7)."""
        return {f"store:{letter or 'none'}" for letter in self.storing}

    def _marker_words(self) -> set[str]:
        """Choose between two markers (S-3)."""
        return {f"marker:{number}" for number in range(1, len(self.drawn) + 1)}

    def _pays(self) -> set[str]:
        """Pay the falcon (F-2)."""
        return {"pay:" + ",".join(cards) for cards in falcons.payments(self.hands[self.turn])}

    def _payments(self, seat: int, letter: str, price: int) -> set[str]:
        """Return all payments of a price in a currency (A-43, X-7)."""
        held = money.of_currency(self.hands[seat], letter)
        found = certificates.payments(held, price, letter, self.certificates[seat], self.pawns)
        return {said(letter, payment) for payment in found}

    def _purchases(self, seat: int) -> set[str]:
        """Buy from the market, with a gatehouse, as a site; finish a site; buy a bazaar."""
        words = self._bazaar_words(seat) | self._finish_words(seat)
        for number, tile in enumerate(self.market, 1):
            if tile is None:
                continue
            for verb, price in self._offers(tile).items():
                paid = self._payments(seat, money.LETTERS[number - 1], price)
                words |= {f"{verb}:{number}:{cards}" for cards in paid}
        return words

    def _offers(self, tile: str) -> dict[str, int]:
        """Return in which ways a tile of the market may be bought, and the price asked (G-2, G-3, S-2, K-10, K-11)."""
        price, name = self.tiles[tile].price, self.tiles[tile].type
        offers = {"buy": price}
        if name is not None and self.gate_piles[name]:
            offers["gatehouse"] = price + self.gate_price()
        if tile not in RAMPARTS and self.bag:
            offers["site"] = site_price(price)
        return offers

    def _finish_words(self, seat: int) -> set[str]:
        """Finish a site in palace or reserve for its full price (S-5, S-6)."""
        own = [tile for tile in (*self.palaces[seat].values(), *self.reserves[seat]) if tile in self.markers]
        return {
            f"finish:{tile}:{cards}"
            for tile in own
            for cards in self._payments(seat, self.markers[tile], self.tiles[tile].price)
        }

    def _bazaar_words(self, seat: int) -> set[str]:
        """Buy a bazaar, exactly, for the price on its currency's square (B-3, B-4, K-13)."""
        words = set()
        for bazaar in self.beside:
            letter, _ = BAZAARS[bazaar]
            tile = self.market[money.LETTERS.index(letter)]
            if tile is None:
                continue
            held = money.of_currency(self.hands[seat], letter)
            paid = certificates.exact(held, self.tiles[tile].price, letter, self.certificates[seat])
            words |= {f"bazaar:{bazaar}:{said(letter, payment)}" for payment in paid}
        return words

    def shown(self, seat: int) -> dict[Square, str | None]:
        """Return the tiles of a palace by the types that they show to falcons (F-3, G-11)."""
        return {square: self.type_of(tile) for square, tile in self.laid(seat).items()}

    def _falcon_words(self, seat: int) -> set[str]:
        """Buy a falcon for a point, if there is money for it (F-2, F-3)."""
        if sum(map(money.value, self.hands[seat])) < falcons.PRICE:
            return set()
        shown, taken = self.shown(seat), [falcon.point for falcon in self.falcons[seat]]
        return {
            f"falcon:{kind}@{place_name(point)}"
            for kind, types in self.falcons_open.items()
            if types is not None
            for point in falcons.points(shown, types, taken)
        }

    def _may_be_given(self, tile: str) -> bool:
        """No site (K-15)."""
        return tile not in self.markers

    def _gate_words(self, seat: int) -> set[str]:
        """Lay a gatehouse bought in this turn (G-4 to G-8)."""
        estate = self.estate(seat)
        return {
            f"gate:{name}@{place_name(square)}-{corner}"
            for name in set(self.to_lay)
            for square, corner in gate_places(estate, name)
        }

    def _shape(self, tile: str) -> tuple[str, bool]:
        """Return what the building rules ask of a tile: walls, or ramparts of a camp."""
        return (RAMPARTS[tile], True) if tile in RAMPARTS else (self.tiles[tile].walls, False)

    def _lays(self, seat: int, tiles: Iterable[str]) -> set[str]:
        """Lay one of some tiles on an empty place (A-56 to A-60a, C-3 to C-5a, G-6 to G-8)."""
        key = key_of(self.estate(seat))
        return {
            f"lay:{tile}@{place_name(at)}" for tile in tiles for at in six_parts.tile_places(key, *self._shape(tile))
        }

    def _redesigns(self, seat: int) -> set[str]:
        """Lay from the reserve, remove to it, or swap with it (A-50 to A-52, C-5, F-4, G-9)."""
        key, shown, own = key_of(self.estate(seat)), self.shown(seat), self.falcons[seat]
        words = self._lays(seat, self.reserves[seat])
        for square, old in self.laid(seat).items():
            if not falcons.refused_remove(own, square) and six_parts.may_remove(key, square):
                words.add(f"remove:{old}")
            for new in self.reserves[seat]:
                sides, camp = self._shape(new)
                name = self.tiles[new].type if self.gates[seat] else None
                held = falcons.refused_swap(shown, own, square, self.type_of(new))
                if not held and six_parts.may_swap(key, square, sides, name, camp):
                    words.add(f"swap:{old}/{new}")
        return words

"""A naive referee for a whole game of classic Alhambra with any set of its eight modules."""

from tests.oracle import money
from tests.oracle.six import certificates, sites
from tests.oracle.six.certificates import Certificate, Payment
from tests.oracle.six.falcons import Falcon
from tests.oracle.six.gatehouses import Gate, gate_places
from tests.oracle.six.parts import by_type
from tests.oracle.six.words import SixWords
from tests.oracle.table import square_of


class SixReferee(SixWords):
    """A game that plays words."""

    def follow(self, word: str) -> None:
        """Play a word that is known to be legal."""
        verb, _, what = word.partition(":")
        if verb in ("lay", "keep", "give") and self.phase in ("laying", "left over"):
            self._place(verb, what)
        elif verb in ("buy", "gatehouse", "site", "finish", "bazaar"):
            number, _, paid = what.partition(":")
            self._purchase(verb, number, paid)
        elif verb in ("store", "draw", "marker", "pay", "gate"):
            self._step(verb, what)
        elif verb == "falcon":
            self._aim(what)
        else:
            self._act(verb, what)
            self._finish_actions()

    def _purchase(self, verb: str, what: str, paid: str) -> None:
        """Take what is bought, pay, and ask what to do with what is overpaid."""
        if verb == "finish":
            letter, price = self.markers.pop(what), self.tiles[what].price
        elif verb == "bazaar":
            letter, price = paid[0], 0
            self.beside.remove(what)
            self.set_aside(what)
        else:
            number = int(what) - 1
            tile = self.market[number]
            assert tile is not None
            letter, price = money.LETTERS[number], self._offers(tile)[verb]
            self._take_from_market(verb, number, tile)
        self._pay(letter, price, paid, verb)

    def _take_from_market(self, verb: str, number: int, tile: str) -> None:
        """Set the tile aside, and with it what belongs to it (A-44, G-2, S-3)."""
        self.market[number] = None
        self.set_aside(tile)
        name = self.tiles[tile].type
        if verb == "gatehouse" and name is not None:
            self.gate_piles[name] -= 1
            self.to_lay = by_type([*self.to_lay, name])
        if verb == "site":
            self.started = tile

    def _pay(self, letter: str, price: int, paid: str, verb: str) -> None:
        """Pay with cards and certificate; exact earns an action, but not for a site (A-42, S-2, X-4, X-8)."""
        cards = [part for part in paid.split(",") if part != "x"]
        own = self.certificates[self.turn]
        used = own.amount if own is not None and paid.endswith("x") else 0
        payment = Payment(tuple(map(money.value, cards)), used)
        exact = verb == "bazaar" or payment.over(price) == 0
        self.storing = set() if exact else certificates.choices(payment, price, letter, own, self.pawns)
        self._pay_cards(cards)
        if used:
            self.take_pawn_back(self.turn)
        self.after = "draw" if verb == "site" else "further" if exact else "laying"
        if self.storing - {None}:
            self.over_price, self.phase = payment.over(price), "store"
        else:
            self._after_paying()

    def _after_paying(self) -> None:
        """Go on with what the payment leads to."""
        self.storing, self.over_price = set(), 0
        self.phase = self.after
        if self.phase == "laying":
            self._finish_actions()

    def _step(self, verb: str, what: str) -> None:
        """Decisions inside an action."""
        if verb == "store":
            if what != "none":
                self.pawns[what] -= 1
                self.certificates[self.turn] = Certificate(what, self.over_price)
            self._after_paying()
        elif verb == "draw":
            self._draw_markers()
        elif verb == "marker":
            self._mark(int(what) - 1)
        elif verb == "gate":
            self._lay_gate(what)
        else:
            self._pay_falcon(what.split(","))

    def _draw_markers(self) -> None:
        """Two markers, or the last one (S-3)."""
        size = len(self.bag)
        picks = [self.luck.number("marker", left) for left in range(size, max(size - 2, 0), -1)]
        self.drawn, self.bag = sites.drawn(self.bag, picks)
        self.phase = "marker"
        if len(self.drawn) == 1:
            self._mark(0)

    def _mark(self, chosen: int) -> None:
        """One marker on the tile, the other back into the bag; the action is the last one (S-2, S-3)."""
        self.markers[self.started] = self.drawn.pop(chosen)
        self.put_back[self.turn] += self.drawn
        self.bag = sorted(self.bag + self.drawn, key=money.LETTERS.index)
        self.drawn, self.started = [], ""
        self._finish_actions()

    def _aim(self, what: str) -> None:
        """Choose a falcon and its point; then it is paid (F-2, F-3)."""
        kind, _, place = what.partition("@")
        types = self.falcons_open[kind]
        assert types is not None
        self.flying, self.phase = Falcon(kind, types, square_of(place)), "pay"

    def _pay_falcon(self, cards: list[str]) -> None:
        """The falcon is laid at once, and earns no further action (F-2, F-3)."""
        assert self.flying is not None
        self._pay_cards(cards)
        self.falcons[self.turn].append(self.flying)
        self.falcons_open[self.flying.kind] = None
        self.flying = None
        self._finish_actions()

    def _go_on_laying(self) -> None:
        """Gatehouses without a place go back when all else is placed; then the turn ends (G-4)."""
        if self.aside[self.turn]:
            return
        estate = self.estate(self.turn)
        if any(gate_places(estate, name) for name in self.to_lay):
            return
        for name in self.to_lay:
            self.gate_piles[name] += 1
        self.to_lay = []
        self._end_turn()

    def _lay_gate(self, what: str) -> None:
        """Lay a gatehouse (G-4)."""
        name, _, where = what.partition("@")
        place, _, corner = where.partition("-")
        self.gates[self.turn][place] = Gate(name, corner)
        self.to_lay.remove(name)
        self._go_on_laying()

"""What a turn of every box is like: A-20 to A-84, one clause after another."""

from collections import Counter

from tests.oracle import money
from tests.oracle.scored import Scored
from tests.oracle.table import SCORING_CARDS


class Turns(Scored):
    """A table with turns. A referee adds which words are legal, and what is its own."""

    @property
    def over(self) -> bool:
        """Whether the third scoring has been held (A-84)."""
        return self.phase == "over"

    @property
    def actor(self) -> int | None:
        """The seat to decide: the turn's, or the next receiver (A-82)."""
        if self.phase == "left over":
            return next(seat for seat in self._receivers() if self.aside[seat])
        return None if self.over else self.turn

    def _receivers(self) -> list[int]:
        """All seats in turn order from the one after the last player (A-82)."""
        return [(self.turn + n) % self.seats for n in range(1, self.seats + 1)]

    def legal(self) -> set[str]:
        """Return every word that may be played now."""
        raise NotImplementedError

    def play(self, word: str) -> None:
        """Play a legal word, and all that follows without a decision."""
        if word not in self.legal():
            raise ValueError(f"not legal now: {word}")
        self.follow(word)

    def follow(self, word: str) -> None:
        """Play a word that is known to be legal."""
        verb, _, what = word.partition(":")
        if verb in ("lay", "keep", "give") and self.phase in ("laying", "left over"):
            self._place(verb, what)
        elif verb == "buy":
            self._buy(what)
        else:
            self._act(verb, what)
            self._finish_actions()

    def _placings(self, seat: int) -> set[str]:
        """Lay, keep, or give to the neutral player (A-60, A-82, A-94)."""
        tiles = self.aside[seat]
        words = self._lays(seat, tiles) | {f"keep:{tile}" for tile in tiles}
        if self.seats == 2 and self.phase == "laying":
            words |= {f"give:{tile}" for tile in tiles if self._may_be_given(tile)}
        return words

    def _may_be_given(self, tile: str) -> bool:
        """Whether the neutral player may get a tile."""
        return True

    def _lays(self, seat: int, tiles: list[str]) -> set[str]:
        """Lay one of some tiles on an empty place beside the palace."""
        raise NotImplementedError

    def _takes(self) -> set[str]:
        """Take money (A-30)."""
        shown = [card for card in self.display if card is not None]
        return {"take:" + ",".join(cards) for cards in money.takes(shown)}

    def _buys(self, seat: int) -> set[str]:
        """Buy a tile (A-40, A-43)."""
        words = set()
        for number, tile in enumerate(self.market, 1):
            if tile is None:
                continue
            letter = money.LETTERS[number - 1]
            held = money.of_currency(self.hands[seat], letter)
            for paid in money.payments(held, self.tiles[tile].price):
                words.add(f"buy:{number}:" + ",".join(f"{letter}{n}" for n in paid))
        return words

    def _act(self, verb: str, what: str) -> None:
        """All actions but buying; done and pass change nothing (A-20, A-22)."""
        if verb == "take":
            self._take(self.turn, what.split(","))
        elif verb in ("lay", "remove", "swap"):
            self._redesign(self.turn, verb, what)

    def _take(self, seat: int, cards: list[str]) -> None:
        """Of equal cards in the display the one in the lowest slot goes (A-30)."""
        for card in cards:
            self.display[self.display.index(card)] = None
        self.hands[seat] = money.ordered(self.hands[seat] + cards)

    def _pay_cards(self, cards: list[str]) -> None:
        """Put cards of the hand on the discard pile (A-41)."""
        left = Counter(self.hands[self.turn]) - Counter(cards)
        self.hands[self.turn] = money.ordered(left.elements())
        self.discards = money.ordered(self.discards + cards)

    def set_aside(self, tile: str) -> None:
        """Set a tile aside until the end of the turn (A-44)."""
        self.aside[self.turn] = self._in_order([*self.aside[self.turn], tile])

    def _buy(self, what: str) -> None:
        """Pay and set the tile aside; exact payment earns an action (A-41 to A-44)."""
        number, _, paid = what.partition(":")
        cards = paid.split(",")
        tile = self.market[int(number) - 1]
        assert tile is not None
        self.market[int(number) - 1] = None
        self._pay_cards(cards)
        self.set_aside(tile)
        if sum(map(money.value, cards)) == self.tiles[tile].price:
            self.phase = "further"
        else:
            self._finish_actions()

    def _redesign(self, seat: int, verb: str, what: str) -> None:
        """Lay, remove or swap (A-50)."""
        palace, reserve = self.palaces[seat], self.reserves[seat]
        if verb == "lay":
            new, _, place = what.partition("@")
            reserve.remove(new)
            palace[place] = new
        else:
            old, _, new = what.partition("/")
            place = next(at for at in palace if palace[at] == old)
            reserve.append(old)
            del palace[place]
            if verb == "swap":
                reserve.remove(new)
                palace[place] = new
        self.reserves[seat] = self._in_order(reserve)

    def _finish_actions(self) -> None:
        """Then the tiles set aside are placed, or the turn ends (A-60)."""
        self.phase = "laying"
        self._go_on_laying()

    def _go_on_laying(self) -> None:
        """The turn ends when everything is placed (A-60)."""
        if not self.aside[self.turn]:
            self._end_turn()

    def _place(self, verb: str, what: str) -> None:
        """Place one tile that was bought or left over (A-60, A-82, A-94)."""
        seat = self.actor
        assert seat is not None
        tile, _, place = what.partition("@")
        self.aside[seat].remove(tile)
        if verb == "lay":
            self.palaces[seat][place] = tile
        elif verb == "keep":
            self.reserves[seat] = self._in_order([*self.reserves[seat], tile])
        else:
            self.neutral = self._in_order([*self.neutral, tile])
        if self.phase == "laying":
            self._go_on_laying()
        elif not any(self.aside):
            self._end_game()

    def _end_turn(self) -> None:
        """Refill, then scoring, the neutral player's tiles, the end (A-61, A-83)."""
        turned_up = self._refill_display()
        filled = self._refill_market()
        self._hold(turned_up)
        if filled:
            self._next_turn()
        else:
            self._leave_over()

    def _hold(self, turned_up: list[int]) -> None:
        """Scorings that turned up, and tiles for the neutral player after each (A-63, A-93)."""
        for which in sorted(turned_up):
            self._score(which)
            if self.seats == 2:
                self._feed_neutral(6 if which == 1 else len(self.supply) // 3)

    def _next_turn(self) -> None:
        """The next seat acts (A-20)."""
        self.turn = (self.turn + 1) % self.seats
        self.phase = "action"

    def _refill_display(self) -> list[int]:
        """Fill the slots and return the scorings that turned up (A-61 to A-63)."""
        turned_up: list[int] = []
        for slot in range(4):
            if self.display[slot] is not None:
                continue
            card = self._draw()
            while card in SCORING_CARDS:
                turned_up.append(SCORING_CARDS[card])
                card = self._draw()
            self.display[slot] = card or None
        return turned_up

    def _refill_market(self) -> bool:
        """Fill the squares and return whether the supply sufficed (A-61, A-80, K-14)."""
        for number in range(4):
            if self.market[number] is None:
                self.market[number] = self._next_tile()
        return None not in self.market

    def _leave_over(self) -> None:
        """Give away what is left on the market (A-80, A-81)."""
        self.phase = "left over"
        for number, seat in enumerate(money.left_over(self.market, self._purses())):
            tile = self.market[number]
            if seat is not None and tile is not None:
                self.aside[seat] = self._in_order([*self.aside[seat], tile])
                self.market[number] = None
        if not any(self.aside):
            self._end_game()

    def _purses(self) -> list[list[str]]:
        """Return the money of each seat that counts at the end (A-81)."""
        return self.hands

    def _end_game(self) -> None:
        """Hold the third scoring; the neutral player cannot win (A-84, A-95)."""
        self._score(3)
        self.phase = "over"
        scores = self.scores[: self.seats]
        self.winners = [s for s in range(self.seats) if scores[s] == max(scores)]

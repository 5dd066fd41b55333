"""A naive referee for a whole classic game: A-20 to A-95, one clause after another."""

from collections import Counter

from tests.oracle import geometry, money, scoring
from tests.oracle.table import SCORING_CARDS, Table, place_name, square_of


class Referee(Table):
    """A game that knows its legal words, all of them, and plays them."""

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

    def _walls(self, seat: int) -> geometry.Palace:
        """Return the palace of a seat as the geometry knows it."""
        palace = self.palaces[seat]
        return {square_of(at): self.tiles[palace[at]].walls for at in palace}

    def legal(self) -> set[str]:
        """Return every word that may be played now."""
        if self.actor is None:
            return set()
        if self.phase in ("laying", "left over"):
            return self._placings(self.actor)
        words = self._takes() | self._buys(self.turn) | self._redesigns(self.turn)
        if self.phase == "further":
            return words | {"done"}
        return words or {"pass"}

    def _placings(self, seat: int) -> set[str]:
        """Lay, keep, or give to the neutral player (A-60, A-82, A-94)."""
        tiles = self.aside[seat]
        words = self._lays(seat, tiles) | {f"keep:{tile}" for tile in tiles}
        if self.seats == 2 and self.phase == "laying":
            words |= {f"give:{tile}" for tile in tiles}
        return words

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

    def _lays(self, seat: int, tiles: list[str]) -> set[str]:
        """Lay one of some tiles on an empty place beside the palace (A-56 to A-60a)."""
        walls = self._walls(seat)
        around = {near for square in walls for near in geometry.neighbours(square)}
        return {
            f"lay:{tile}@{place_name(square)}"
            for tile in tiles
            for square in around - set(walls)
            if not geometry.refused_lay(walls, self.tiles[tile].walls, square)
        }

    def _redesigns(self, seat: int) -> set[str]:
        """Lay from the reserve, remove to it, or swap with it (A-50 to A-52)."""
        walls, reserve = self._walls(seat), self.reserves[seat]
        words = self._lays(seat, reserve)
        for place, old in self.palaces[seat].items():
            square = square_of(place)
            if not geometry.refused_remove(walls, square):
                words.add(f"remove:{old}")
            for new in reserve:
                if not geometry.refused_swap(walls, square, self.tiles[new].walls):
                    words.add(f"swap:{old}/{new}")
        return words

    def play(self, word: str) -> None:
        """Play a legal word, and all that follows without a decision."""
        if word not in self.legal():
            raise ValueError(f"not legal now: {word}")
        verb, _, what = word.partition(":")
        if verb in ("lay", "keep", "give") and self.phase in ("laying", "left over"):
            self._place(verb, what)
        elif verb == "buy":
            self._buy(self.turn, what)
        else:
            self._act(verb, what)
            self._finish_actions()

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

    def _buy(self, seat: int, what: str) -> None:
        """Pay and set the tile aside; exact payment earns an action (A-41 to A-44)."""
        number, _, paid = what.partition(":")
        cards = paid.split(",")
        tile = self.market[int(number) - 1]
        assert tile is not None
        self.market[int(number) - 1] = None
        left = Counter(self.hands[seat]) - Counter(cards)
        self.hands[seat] = money.ordered(left.elements())
        self.discards = money.ordered(self.discards + cards)
        self.aside[seat] = self._in_order([*self.aside[seat], tile])
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
        if any(self.aside):
            return
        if self.phase == "laying":
            self._end_turn()
        else:
            self._end_game()

    def _end_turn(self) -> None:
        """Refill, then scoring, the neutral player's tiles, the end (A-61, A-83)."""
        turned_up = self._refill_display()
        filled = self._refill_market()
        for which in sorted(turned_up):
            self._score(which)
            if self.seats == 2:
                self._feed_neutral(6 if which == 1 else len(self.supply) // 3)
        if filled:
            self.turn = (self.turn + 1) % self.seats
            self.phase = "action"
        else:
            self._leave_over()

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

    def _draw(self) -> str:
        """Draw a card, from the shuffled discards if need be; "" if none (A-62)."""
        if not self.pile and self.discards:
            self.pile = list(self.reshuffles.pop(0))
            if money.ordered(self.pile) != self.discards:
                raise ValueError("the reshuffled cards are not the discards")
            self.discards = []
        return self.pile.pop(0) if self.pile else ""

    def _refill_market(self) -> bool:
        """Fill the squares and return whether the supply sufficed (A-61, A-80)."""
        for number in range(4):
            if self.market[number] is None and self.supply:
                self.market[number] = self.supply.pop(0)
        return None not in self.market

    def _leave_over(self) -> None:
        """Give away what is left on the market (A-80, A-81)."""
        self.phase = "left over"
        for number, seat in enumerate(money.left_over(self.market, self.hands)):
            tile = self.market[number]
            if seat is not None and tile is not None:
                self.aside[seat] = self._in_order([*self.aside[seat], tile])
                self.market[number] = None
        if not any(self.aside):
            self._end_game()

    def _end_game(self) -> None:
        """Hold the third scoring; the neutral player cannot win (A-84, A-95)."""
        self._score(3)
        self.phase = "over"
        scores = self.scores[: self.seats]
        self.winners = [s for s in range(self.seats) if scores[s] == max(scores)]

    def _score(self, which: int) -> None:
        """Hold a scoring (A-70 to A-75, A-91)."""
        walls = [geometry.longest_wall(self._walls(s)) for s in range(self.seats)]
        owned = [list(palace.values()) for palace in self.palaces]
        if self.seats == 2:
            walls.append(0)
            owned.append(self.neutral)
        types = {}
        for name in scoring.TYPES:
            counts = [sum(self.tiles[t].type == name for t in tiles) for tiles in owned]
            types[name] = scoring.majority(counts, name, which)
        majority = [sum(points) for points in zip(*types.values(), strict=True)]
        for player in range(len(self.scores)):
            self.scores[player] += walls[player] + majority[player]
        self.scorings.append({"which": which, "wall": walls, "majority": majority, "types": types})

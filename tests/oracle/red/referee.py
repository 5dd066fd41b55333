"""A naive referee for a whole game of The Red Palace: turns, laying, end of the turn and of the game."""

from tests.oracle import camps, money
from tests.oracle.geometry import Square, neighbours
from tests.oracle.parts import BAZAARS, RAMPARTS
from tests.oracle.red.abilities import RedAbilities, exact
from tests.oracle.red.parts import PLAZAS, TOWERS
from tests.oracle.table import place_name, square_of


class RedReferee(RedAbilities):
    """A game that knows its legal words, all of them, and plays them."""

    def legal(self) -> set[str]:
        """Return every word that may be played now."""
        if self.actor is None:
            return set()
        if self.phase == "draft":
            return {f"pile:{number}" for number in self.piles}
        if self.phase in ("laying", "left over"):
            return self._placings(self.actor)
        if self.using:
            return self.unfinished()
        if self.phase == "after":
            return self.uses() | {"done"}
        return self._turn_words()

    def _turn_words(self) -> set[str]:
        """Actions and abilities (R-20, R-22); after a new token the action is a purchase (R-40)."""
        purchases = self._buys(self.turn) | self.bazaar_words()
        if self.bound:
            return purchases | self.uses()
        actions = purchases | self._takes() | self._redesigns(self.turn)
        if self.phase == "further":
            return actions | self.uses() | {"done"}
        return (actions or {"pass"}) | self.uses()

    def bazaar_words(self) -> set[str]:
        """Buy a bazaar, exactly, for the price on its currency's square; B-3, B-4."""
        words = set()
        for bazaar in self.beside:
            letter, _ = BAZAARS[bazaar]
            tile = self.market[money.LETTERS.index(letter)]
            if tile is not None:
                paid = exact(self.hands[self.turn], letter, self.tiles[tile].price)
                words |= {f"bazaar:{bazaar}:{cards}" for cards in paid}
        return words

    def _placings(self, seat: int) -> set[str]:
        """Lay, keep, give, or put the loose section on a tile first (R-36, R-50, R-83)."""
        words, tiles = set(), self.aside[seat]
        carriers = self.carriers() if self.section else []
        for tile in carriers:
            words |= {f"wall:{tile}-{side}" for side in "NESW" if side not in self.walls_of(tile)}
        for tile in tiles:
            last = carriers == [tile]  # the last tile that can carry the section waits for it
            if not last:
                words |= self._lays(seat, [tile]) | {f"keep:{tile}"}
            if self.seats == 2 and self.phase == "laying" and self._may_be_given(tile) and not (last and self.bare):
                words.add(f"give:{tile}")
        return words

    def _may_be_given(self, tile: str) -> bool:
        """No plaza, and no tile that carries a section (R-36, R-38)."""
        return tile not in PLAZAS and tile not in self.carried

    def _may_lie(self, seat: int, tile: str, squares: set[Square]) -> set[Square]:
        """Return the squares on which a tile may be laid (A-56 to A-60a, C-3 to C-5a)."""
        palace, camp_squares = self.split(seat)
        if tile in RAMPARTS:
            ramparts = RAMPARTS[tile]
            return {at for at in squares if not camps.refused_lay_camp(palace, camp_squares, ramparts, at)}
        walls = self.walls_of(tile)
        return {at for at in squares if not camps.refused_lay_building(palace, camp_squares, walls, at)}

    def _shape(self, tile: str) -> tuple[bool, str]:
        """Return what the building rules ask of a tile; equal shapes are judged once."""
        return (True, RAMPARTS[tile]) if tile in RAMPARTS else (False, self.walls_of(tile))

    def _lays(self, seat: int, tiles: list[str]) -> set[str]:
        """Lay one of some tiles on an empty place."""
        taken = {square_of(place) for place in self.palaces[seat]}
        around = {near for square in taken for near in neighbours(square)} - taken
        allowed = {self._shape(tile): tile for tile in tiles}
        places = {shape: self._may_lie(seat, tile, around) for shape, tile in allowed.items()}
        return {f"lay:{tile}@{place_name(at)}" for tile in tiles for at in places[self._shape(tile)]}

    def _redesigns(self, seat: int) -> set[str]:
        """Lay from the reserve, remove to it, or swap with it (A-50 to A-52, C-5)."""
        palace, camp_squares = self.split(seat)
        reserve = self.reserves[seat]
        words = self._lays(seat, reserve)
        for place, old in self.palaces[seat].items():
            square = square_of(place)
            if not camps.refused_remove(palace, camp_squares, square):
                words.add(f"remove:{old}")
            for is_camp, sides in {self._shape(new) for new in reserve}:
                walls, ramparts = (None, sides) if is_camp else (sides, None)
                if not camps.refused_swap(palace, camp_squares, square, walls, ramparts):
                    words |= {f"swap:{old}/{new}" for new in reserve if self._shape(new) == (is_camp, sides)}
        return words

    def follow(self, word: str) -> None:
        """Play a word that is known to be legal."""
        verb, _, what = word.partition(":")
        if verb in ("done", "pass"):
            self._begin_laying()
        elif verb == "wall":
            tile, _, side = what.rpartition("-")
            self.carried[tile] = side
            self.section = self.bare = False
        elif verb in ("lay", "keep", "give") and self.phase in ("laying", "left over"):
            self._place(verb, what)
        else:
            self._act(verb, what)
            if self.phase == "after" and not self.using and not self.uses():
                self._begin_laying()

    def _act(self, verb: str, what: str) -> None:
        """Draft, actions and abilities."""
        if verb == "pile":
            self._choose_pile(int(what))
        elif verb == "use":
            self._use(what)
        elif verb == "pay":
            self._pay_guard(what)
        elif verb == "preview":
            self._buy_preview(what)
        elif verb == "march":
            self._march(what)
        elif verb == "bazaar":
            self._buy_bazaar(what)
        elif verb == "buy":
            self.bound = False
            self._buy(what)
            self.overpaid = self.phase == "after"
        else:
            super()._act(verb, what)
            self._finish_actions()

    def _buy_bazaar(self, what: str) -> None:
        """Always exact, so it earns another action (B-3)."""
        bazaar, _, paid = what.partition(":")
        self._pay_cards(paid.split(","))
        self.beside.remove(bazaar)
        self.set_aside(bazaar)
        self.bound, self.phase = False, "further"

    def _finish_actions(self) -> None:
        """The last action does not end the turn while an ability can be used (R-22)."""
        self.phase = "after"

    def _begin_laying(self) -> None:
        """Then the tiles set aside are placed, or the turn ends (R-50)."""
        super()._finish_actions()

    def _place(self, verb: str, what: str) -> None:
        """Guards for the towers; a section that no tile can carry goes back (R-36, R-50, R-83)."""
        tile, _, _ = what.partition("@")
        if verb == "give":
            self._onto_placement(len(TOWERS.get(tile, "")))
        else:
            self._man_towers(tile)
        if self.section and self.carriers() == [tile]:
            self.section = False
            self.sections += 1
        elif self.section and verb != "give" and tile in self.carriers():
            self.bare = True
        super()._place(verb, what)

    def _end_turn(self) -> None:
        """Abilities, refill, then the end or display, scoring, the neutral player (R-55)."""
        self._make_available()
        if not self._refill_market():
            self._leave_over()
            return
        self._hold(self._refill_display())
        self._next_turn()

"""A naive referee for a whole game of classic Alhambra without modules."""

from tests.oracle import geometry
from tests.oracle.luck import Luck
from tests.oracle.parts import DATA, load
from tests.oracle.table import place_name, square_of
from tests.oracle.turns import Turns


class Referee(Turns):
    """A game that knows its legal words, all of them, and plays them."""

    def __init__(self, seats: int, luck: Luck) -> None:
        """Set up the game (A-10 to A-15, A-90 to A-92)."""
        super().__init__(seats, luck, load(DATA))
        self._set_up_supply(tile for tile in self.tiles if tile != "fountain")
        self._deal()

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

    def _wall(self, seat: int) -> int:
        """Return the points of the longest wall (A-71)."""
        return geometry.longest_wall(self._walls(seat))

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

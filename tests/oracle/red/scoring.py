"""The scorings of The Red Palace with its modules: R-60 to R-63, R-84, C-6, B-6, M-3."""

from tests.oracle import scoring
from tests.oracle.camps import camp_points, longest_wall
from tests.oracle.red import guards
from tests.oracle.red.table import RedTable


class RedScorings(RedTable):
    """A table that is scored."""

    def _wall(self, seat: int) -> int:
        return longest_wall(*self.split(seat))

    def type_of(self, tile: str) -> str | None:
        """Return the type of a tile: its token says it (R-61)."""
        return self.tokens.get(tile)

    def _extra(self, which: int) -> dict[str, list[int]]:
        """In the order of K-16."""
        return {
            "camps": self._by_player([self._camps(seat) for seat in range(self.seats)]),
            "bazaars": self._by_player([self._bazaars(seat) if which == 3 else 0 for seat in range(self.seats)]),
            "guards": self._by_player([self._guards(seat) if which == 3 else 0 for seat in range(self.seats)]),
            "medinas": self._medinas(which),
        }

    def _majority(self, name: str, which: int) -> list[int]:
        """Return the points for one type, halves included (R-61, R-62)."""
        counts = self._counts(name)
        halves = [1 if self.halves[name] == player else 0 for player in range(len(counts))]
        line = scoring.line_of(self.orders[which - 1], name)
        return scoring.majority_with_halves(counts, halves, line, which)

    def _camps(self, seat: int) -> int:
        """Return the points of all camps of a palace (C-6)."""
        palace, camps = self.split(seat)
        return sum(camp_points(palace, camps).values())

    def _guards(self, seat: int) -> int:
        """Return the points of the guards on the longest wall (R-63)."""
        palace, _ = self.split(seat)
        standing = {square: self.guards[tile] for square, tile in self.laid(seat).items() if tile in self.guards}
        return guards.guard_points(palace, standing, self.number())

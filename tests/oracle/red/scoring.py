"""The scorings of The Red Palace with its modules: R-60 to R-63, R-84, C-6, B-6, M-3."""

from tests.oracle import scoring
from tests.oracle.bazaars import bazaar_points
from tests.oracle.camps import camp_points, longest_wall
from tests.oracle.geometry import Square
from tests.oracle.medinas import losses
from tests.oracle.red import guards
from tests.oracle.red.parts import BAZAARS, MEDINAS
from tests.oracle.red.table import RedTable
from tests.oracle.table import square_of


class RedScorings(RedTable):
    """A table that is scored."""

    def _score(self, which: int) -> None:
        """Hold a scoring in the order of K-16; `extras` keeps what is not classic."""
        walls = self._by_player([longest_wall(*self.split(seat)) for seat in range(self.seats)])
        types = {name: self._majority(name, which) for name in scoring.TYPES}
        majority = [sum(points) for points in zip(*types.values(), strict=True)]
        extra = {
            "camps": self._by_player([self._camps(seat) for seat in range(self.seats)]),
            "bazaars": self._by_player([self._bazaars(seat) if which == 3 else 0 for seat in range(self.seats)]),
            "guards": self._by_player([self._guards(seat) if which == 3 else 0 for seat in range(self.seats)]),
            "medinas": self._medinas(which),
        }
        for player in range(len(self.scores)):
            self.scores[player] += walls[player] + majority[player]
            self.scores[player] += sum(points[player] for points in extra.values())
        self.scorings.append({"which": which, "wall": walls, "majority": majority, "types": types})
        self.extras.append(extra)

    def _by_player(self, points: list[int]) -> list[int]:
        """Return points by seat, and none for the neutral player (R-84, K-15)."""
        return points + [0] * (len(self.scores) - self.seats)

    def _owned(self) -> list[list[str]]:
        """Return the tiles that count for each player: palaces, and all of the neutral one's."""
        owned = [list(palace.values()) for palace in self.palaces]
        return [*owned, self.neutral] if self.seats == 2 else owned

    def _majority(self, name: str, which: int) -> list[int]:
        """Return the points for one type: the tokens say it, halves add to it (R-61, R-62)."""
        counts = [sum(self.tokens.get(tile) == name for tile in tiles) for tiles in self._owned()]
        halves = [1 if self.halves[name] == player else 0 for player in range(len(counts))]
        line = scoring.line_of(self.orders[which - 1], name)
        return scoring.majority_with_halves(counts, halves, line, which)

    def _camps(self, seat: int) -> int:
        """Return the points of all camps of a palace (C-6)."""
        palace, camps = self.split(seat)
        return sum(camp_points(palace, camps).values())

    def _bazaars(self, seat: int) -> int:
        """Return the points of all bazaars of a palace (B-6)."""
        laid = self._laid(seat)
        types = {square: self.tokens.get(tile) for square, tile in laid.items()}
        bazaars = {square: BAZAARS[tile][1] for square, tile in laid.items() if tile in BAZAARS}
        return sum(bazaar_points(types, bazaars).values())

    def _guards(self, seat: int) -> int:
        """Return the points of the guards on the longest wall (R-63)."""
        palace, _ = self.split(seat)
        standing = {square: self.guards[tile] for square, tile in self._laid(seat).items() if tile in self.guards}
        return guards.guard_points(palace, standing, self.number())

    def _medinas(self, which: int) -> list[int]:
        """Return what each player loses, the neutral one too (M-3 to M-8)."""
        if "medinas" not in self.modules:
            return [0] * len(self.scores)
        return losses([[MEDINAS[tile] for tile in tiles if tile in MEDINAS] for tiles in self._owned()], which)

    def _laid(self, seat: int) -> dict[Square, str]:
        """Return the tiles of a palace by square."""
        return {square_of(place): tile for place, tile in self.palaces[seat].items()}

"""A scoring of every box: A-70 to A-75, K-16, and of the modules that more than one takes, C-6, B-6, M-3."""

from tests.oracle import scoring
from tests.oracle.bazaars import bazaar_points
from tests.oracle.medinas import losses
from tests.oracle.parts import BAZAARS, MEDINAS
from tests.oracle.table import Table


class Scored(Table):
    """A table that is scored."""

    def _score(self, which: int) -> None:
        """Hold a scoring; `extras` keeps what is not classic (A-70, K-16)."""
        walls = self._by_player([self._wall(seat) for seat in range(self.seats)])
        types = {name: self._majority(name, which) for name in scoring.TYPES}
        majority = [sum(points) for points in zip(*types.values(), strict=True)]
        extra = self._extra(which)
        for player in range(len(self.scores)):
            self.scores[player] += walls[player] + majority[player]
            self.scores[player] += sum(points[player] for points in extra.values())
        self.scorings.append({"which": which, "wall": walls, "majority": majority, "types": types})
        self.extras.append(extra)

    def _by_player(self, points: list[int]) -> list[int]:
        """Return points by seat, and none for the neutral player (A-91, R-84, K-15)."""
        return points + [0] * (len(self.scores) - self.seats)

    def _wall(self, seat: int) -> int:
        """Return the points of the longest wall (A-71)."""
        raise NotImplementedError

    def _extra(self, which: int) -> dict[str, list[int]]:
        """Return what modules bring to each player."""
        return {}

    def type_of(self, tile: str) -> str | None:
        """Return the type of the building that a tile is."""
        return self.tiles[tile].type

    def _counting(self) -> list[list[str]]:
        """Return the tiles that count for each player: palaces, and all of the neutral one's (A-72, A-91)."""
        owned = [list(palace.values()) for palace in self.palaces]
        return [*owned, self.neutral] if self.seats == 2 else owned

    def _counts(self, name: str) -> list[int]:
        """Return the buildings of a type of each player."""
        return [sum(self.type_of(tile) == name for tile in tiles) for tiles in self._counting()]

    def _majority(self, name: str, which: int) -> list[int]:
        """Return the points for one type, on the line that it takes (A-72 to A-75, R-61)."""
        return scoring.majority(self._counts(name), scoring.line_of(self.orders[which - 1], name), which)

    def _bazaars(self, seat: int) -> int:
        """Return the points of all bazaars of a palace (B-6, K-12)."""
        laid = self.laid(seat)
        types = {square: self.type_of(tile) for square, tile in laid.items()}
        bazaars = {square: BAZAARS[tile][1] for square, tile in laid.items() if tile in BAZAARS}
        return sum(bazaar_points(types, bazaars).values())

    def _medinas(self, which: int) -> list[int]:
        """Return what each player loses, the neutral one too (M-3 to M-8)."""
        if "medinas" not in self.modules:
            return [0] * len(self.scores)
        return losses([[MEDINAS[tile] for tile in tiles if tile in MEDINAS] for tiles in self._counting()], which)

"""The scorings of classic Alhambra with any modules: A-70 to A-75, G-10, G-11, C-6, F-5, B-6, M-3, K-12, K-16."""

from tests.oracle import scoring
from tests.oracle.bazaars import bazaar_points
from tests.oracle.camps import camp_points
from tests.oracle.medinas import losses
from tests.oracle.red.parts import BAZAARS, MEDINAS
from tests.oracle.six.falcons import falcon_points
from tests.oracle.six.table import SixTable
from tests.oracle.six.walls import wall_points


class SixScorings(SixTable):
    """A table that is scored."""

    def _score(self, which: int) -> None:
        """Hold a scoring; `extras` keeps what is not classic."""
        walls = self._by_player([wall_points(self.estate(seat)) for seat in range(self.seats)])
        types = {name: self._majority(name, which) for name in scoring.TYPES}
        majority = [sum(points) for points in zip(*types.values(), strict=True)]
        extra = {
            "camps": self._by_player([self._camps(seat) for seat in range(self.seats)]),
            "falcons": self._by_player([falcon_points(self.falcons[seat]) for seat in range(self.seats)]),
            "bazaars": self._by_player([self._bazaars(seat) if which == 3 else 0 for seat in range(self.seats)]),
            "medinas": self._medinas(which),
        }
        for player in range(len(self.scores)):
            self.scores[player] += walls[player] + majority[player]
            self.scores[player] += sum(points[player] for points in extra.values())
        self.scorings.append({"which": which, "wall": walls, "majority": majority, "types": types})
        self.extras.append(extra)

    def _by_player(self, points: list[int]) -> list[int]:
        """Return points by seat, and none for the neutral player (A-91, K-15)."""
        return points + [0] * (len(self.scores) - self.seats)

    def _finished(self) -> list[list[str]]:
        """Return the tiles that count for each player, without unfinished sites (S-4, K-12)."""
        owned = [list(palace.values()) for palace in self.palaces]
        owned += [self.neutral] if self.seats == 2 else []
        return [[tile for tile in tiles if tile not in self.markers] for tiles in owned]

    def _majority(self, name: str, which: int) -> list[int]:
        """Return the points for one type, on the line that it takes (A-72 to A-75, R-61)."""
        counts = [sum(self.tiles[tile].type == name for tile in tiles) for tiles in self._finished()]
        return scoring.majority(counts, scoring.line_of(self.orders[which - 1], name), which)

    def _camps(self, seat: int) -> int:
        """Return the points of all camps; sites and gatehouses neither count nor break a line (C-6, G-11, K-12)."""
        estate = self.estate(seat)
        sites = {square for square, tile in self.laid(seat).items() if tile in self.markers}
        counting = set(estate.palace) - sites
        return sum(camp_points(counting, estate.camps, sites | set(estate.gates)).values())

    def _bazaars(self, seat: int) -> int:
        """Return the points of all bazaars of a palace (B-6, K-12)."""
        laid = self.laid(seat)
        types = {square: self.shown_type(tile) for square, tile in laid.items()}
        bazaars = {square: BAZAARS[tile][1] for square, tile in laid.items() if tile in BAZAARS}
        return sum(bazaar_points(types, bazaars).values())

    def _medinas(self, which: int) -> list[int]:
        """Return what each player loses, the neutral one too (M-3 to M-8)."""
        if "medinas" not in self.modules:
            return [0] * len(self.scores)
        return losses([[MEDINAS[tile] for tile in tiles if tile in MEDINAS] for tiles in self._finished()], which)

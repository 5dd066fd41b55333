"""The scorings of classic Alhambra with any modules: A-70 to A-75, G-10, G-11, C-6, F-5, B-6, M-3, K-12, K-16."""

from tests.oracle.camps import camp_points
from tests.oracle.six.falcons import falcon_points
from tests.oracle.six.table import SixTable
from tests.oracle.six.walls import wall_points


class SixScorings(SixTable):
    """A table that is scored."""

    def _wall(self, seat: int) -> int:
        return wall_points(self.estate(seat))

    def _extra(self, which: int) -> dict[str, list[int]]:
        """In the order of K-16."""
        return {
            "camps": self._by_player([self._camps(seat) for seat in range(self.seats)]),
            "falcons": self._by_player([falcon_points(self.falcons[seat]) for seat in range(self.seats)]),
            "bazaars": self._by_player([self._bazaars(seat) if which == 3 else 0 for seat in range(self.seats)]),
            "medinas": self._medinas(which),
        }

    def _counting(self) -> list[list[str]]:
        """Return the tiles that count for each player, without unfinished sites (S-4, K-12)."""
        return [[tile for tile in tiles if tile not in self.markers] for tiles in super()._counting()]

    def _camps(self, seat: int) -> int:
        """Return the points of all camps; sites and gatehouses neither count nor break a line (C-6, G-11, K-12)."""
        estate = self.estate(seat)
        sites = {square for square, tile in self.laid(seat).items() if tile in self.markers}
        counting = set(estate.palace) - sites
        return sum(camp_points(counting, estate.camps, sites | set(estate.gates)).values())

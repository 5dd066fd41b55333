"""What a type is worth is kept by how everybody stands: it is what is worked out anew."""

from __future__ import annotations

import random

from alhambra.bots.heuristic.palace.majorities import KEPT, OWN_LINES, SAFE_LEAD, Worths, type_worth
from alhambra.core.packed import i64, vec


def test_what_is_kept_is_what_is_worked_out() -> None:
    luck = random.Random(1)
    asked = [
        ([luck.choice((0, 2, 3, 4, 5, 6, 7, 8, 14, 63)) for _ in range(6)], luck.randrange(5), luck.randrange(1, 5))
        for _ in range(3 * KEPT)
    ]
    worths = Worths()
    for counts, me, next_ in asked + asked[::-1]:
        packed = vec[i64](counts)
        found = worths.of(packed, 6, 5, me, OWN_LINES, 0, next_)
        assert found == type_worth(packed, 0, 6, 5, me, OWN_LINES, 0, next_, SAFE_LEAD), (counts, me, next_)


def test_the_lines_of_scorings_to_come_matter() -> None:
    counts, other = vec[i64]([4, 2, 0]), vec[i64]([5 - int(line) for line in OWN_LINES])
    worths = Worths()
    assert worths.of(counts, 3, 2, 0, OWN_LINES, 0, 1) != worths.of(counts, 3, 2, 0, other, 0, 1)


def test_more_than_can_be_kept_is_worked_out_each_time() -> None:
    worths = Worths()
    for most in (63, 64, 65, 4 * 64, 63):
        counts = vec[i64]([most, 4, 2])
        assert worths.of(counts, 3, 2, 0, OWN_LINES, 0, 1) == type_worth(counts, 0, 3, 2, 0, OWN_LINES, 0, 1, SAFE_LEAD)

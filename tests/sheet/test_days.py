"""The dice of a day."""

from __future__ import annotations

from collections import defaultdict
from datetime import date
from random import Random

import pytest

from alhambra import Config, Recording, Scripted, Seeded, apply, legal, new, position
from alhambra.sheet.days import FIRST, DayDice, dice_of, seed_of

CONFIGS = [
    *(Config("roll-and-write", seats) for seats in range(1, 6)),
    Config("roll-and-write", 1, (), (("fictitious", "4"),)),
]
Rolls = dict[tuple[int, int, int], list[int]]


class Noting(DayDice):
    """Keeps what was rolled for what, and how much before."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.rolled: Rolls = defaultdict(list)
        self.before: dict[tuple[int, int, int], int] = {}
        self.count = 0
        self._at = (-1, -1, -1)

    def about(self, round_: int, player: int, pair: int) -> None:
        super().about(round_, player, pair)
        self._at = (round_, player, pair)
        assert self._at not in self.before, "rolled twice"
        self.before[self._at] = self.count

    def below(self, what: str, n: int) -> int:
        answer = super().below(what, n)
        self.rolled[self._at].append(answer)
        self.count += 1
        return answer


def played(config: Config, dice: Noting, line: Random) -> Noting:
    state = new(config, dice)
    while state.actor is not None:
        apply(state, line.choice(legal(state)), dice)
    return dice


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config.to_text())
def test_two_lines_of_play_roll_the_same_dice(config: Config) -> None:
    """1,000 pairs of lines over all of these: the same pair of the same player in a round shows the same."""
    shifted = 0
    for number in range(170):
        seed = seed_of(date.fromordinal(FIRST.toordinal() + number))
        one, other = (played(config, Noting(seed), Random(f"{number}/{line}")) for line in "ab")
        common = one.rolled.keys() & other.rolled.keys()
        assert len(common) > 10
        for at in common:
            assert one.rolled[at] == other.rolled[at], at
            shifted += one.before.get(at) != other.before.get(at)
    assert shifted > 170 * 5, "the lines hardly differ"


def test_days_and_pairs_have_dice_of_their_own() -> None:
    rolls = [played(CONFIGS[0], Noting(seed_of(date(2026, 12, day))), Random(1)).rolled for day in (1, 2)]
    assert rolls[0] != rolls[1]
    pairs = [tuple(pair[:2]) for pair in rolls[0].values() if len(pair) > 1]
    assert len(set(pairs)) > 20


def test_the_dice_of_a_day_are_fixed_for_ever() -> None:
    dice = Recording(dice_of("daily/2026-11-18"))
    state = new(Config("roll-and-write", 1), dice)
    rolled = "1 0 2 4 0 1 2 1 3 3 3 5 1 3 4 2 5 1 2 1 0 4"
    assert " ".join(str(answer) for _, answer in dice.outcomes) == rolled
    assert " dice=y34b24 pairs=- built=2.1.5.-.-.- coins=3 " in position(state)


def test_days_before_the_rule_keep_the_dice_that_they_had() -> None:
    for seed in ("daily/2026-11-17", "daily/2026-01-31", "daily/soon", "7", "daily/2026-11-18/2"):
        assert type(dice_of(seed)) is Seeded
    for seed in ("daily/2026-11-18", "daily/2031-02-03"):
        assert type(dice_of(seed)) is DayDice


def test_what_was_rolled_is_written_down_and_read_as_ever() -> None:
    kept = Recording(dice_of("daily/2026-11-18"))
    config, line = CONFIGS[1], Random(3)
    state = new(config, kept)
    words = []
    while state.actor is not None:
        words.append(line.choice(legal(state)))
        apply(state, words[-1], kept)
    assert {what for what, _ in kept.outcomes} == {"start", "yellow die", "blue die"}
    again = new(config, script := Scripted(kept.outcomes))
    for word in words:
        apply(again, word, script)
    assert position(again) == position(state) and script.left == 0

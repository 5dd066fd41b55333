"""The sense in what greedy chooses where modules are played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra.modules.bazaars.words import BazaarsView, BazaarView, BuyBazaar
from alhambra.palace.actions import Buy, Done, Keep, Lay, Take
from tests.bots.table import palace, play, table
from tests.bots.test_greedy_choices import chosen

ALL = ("score-tiles", "medinas", "bazaars", "camps")


def test_score_tiles_turn_the_types_round() -> None:
    view = table(market=("pavilion-8", "tower-12", None, None), hand=("y8", "g3", "g9"), next_scoring=3)
    buys = Buy(1, ("y8",)), Buy(2, ("g3", "g9"))
    assert chosen(view, *buys) == buys[1]
    order = ("seraglio", "tower", "arcades", "garden", "chambers", "pavilion")
    assert chosen(replace(view, modules={"score-tiles": (order,) * 3}), *buys) == buys[0]


class TestMedinas:
    def test_buys_one_before_the_last_scoring(self) -> None:
        view = table(
            market=("medina-06", None, None, None),
            hand=("y6",),
            display=("g6", None, None, None),
            next_scoring=3,
            supply_left=3,
            modules={"medinas": None},
        )
        assert chosen(view, Take(("g6",)), Buy(1, ("y6",))) == Buy(1, ("y6",))


class TestBazaars:
    def test_is_laid_where_its_types_are(self) -> None:
        view = table(
            phase="lay",
            asides=(("bazaar-1",), (), ()),
            palaces=(palace("arcades-8-N@e1", "garden-8-NE@e2"), palace(), palace()),
            next_scoring=3,
            supply_left=0,
            modules={"bazaars": BazaarsView((), ())},
        )
        assert chosen(view, Lay("bazaar-1", "s1e1"), Lay("bazaar-1", "w1"), Keep("bazaar-1")) == Lay("bazaar-1", "s1e1")

    def test_buys_one_beside_the_board(self) -> None:
        lying = (BazaarView("bazaar-1", "dirham", ("seraglio", "arcades", "garden"), 5),)
        view = table(hand=("g5",), display=("b1", None, None, None), modules={"bazaars": BazaarsView(lying, ())})
        buy = BuyBazaar("bazaar-1", ("g5",))
        assert chosen(view, Take(("b1",)), buy, Done()) == buy

    def test_takes_the_card_that_pays_exactly(self) -> None:
        lying = (BazaarView("bazaar-1", "dirham", ("seraglio", "arcades", "garden"), 5),)
        there = {"market": (None, "pavilion-5", "seraglio-5", None), "display": ("g5", "b5", None, None)}
        takes = Take(("g5",)), Take(("b5",))
        assert chosen(table(**there, modules={"bazaars": BazaarsView((), ())}), *takes) == takes[1]
        assert chosen(table(**there, modules={"bazaars": BazaarsView(lying, ())}), *takes) == takes[0]


class TestCamps:
    def test_buys_one_that_has_a_long_line(self) -> None:
        laid = palace("garden-11@w1", "tower-9-ES@e1")
        view = table(
            market=("camp-4", None, None, None), hand=("y6",), display=("g2", None, None, None),
            palaces=(laid, palace(), palace()), modules={"camps": None},
        )  # fmt: skip
        assert chosen(view, Take(("g2",)), Buy(1, ("y6",))) == Buy(1, ("y6",))


@pytest.mark.parametrize("modules", [*((name,) for name in ALL), ALL], ids=",".join)
@pytest.mark.played
def test_greedy_beats_random_with_modules(modules: tuple[str, ...]) -> None:
    for number in range(4):
        seat = number % 2
        names = ["random", "random"]
        names[seat] = "greedy"
        assert play(2, names, f"modules/{number}", modules).winners == [seat]

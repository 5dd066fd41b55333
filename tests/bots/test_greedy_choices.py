"""The sense in what greedy chooses, one question at a time."""

from __future__ import annotations

from typing import Any

from alhambra.bots import make_bot
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Remove, Swap, Take
from alhambra.palace.views import View
from tests.bots.table import palace, table, table_of_two, weigh


def chosen(view: View, *actions: Any) -> Any:
    """What greedy chooses, whatever its luck and the order of the actions."""
    choices = {make_bot("greedy", seed).choose(view, order) for seed in "abc" for order in (actions, actions[::-1])}
    assert len(choices) == 1
    return choices.pop()


class TestBuying:
    def test_pays_exactly_where_it_can(self) -> None:
        view = table(market=("tower-9-ES", None, None, None), hand=("y4", "y5", "y6"))
        exact = Buy(1, ("y4", "y5"))
        assert chosen(view, Buy(1, ("y4", "y6")), exact, Buy(1, ("y5", "y6"))) == exact

    def test_buys_exactly_before_it_takes_money(self) -> None:
        view = table(market=("tower-9-ES", None, None, None), hand=("y4", "y5"), display=("b9", None, None, None))
        assert chosen(view, Take(("b9",)), Buy(1, ("y4", "y5"))) == Buy(1, ("y4", "y5"))

    def test_does_not_waste_money_early(self) -> None:
        view = table(market=("pavilion-8", None, None, None), hand=("y7", "y7"), display=("g6", None, None, None))
        assert chosen(view, Take(("g6",)), Buy(1, ("y7", "y7"))) == Take(("g6",))

    def test_buys_at_the_end_whatever_it_costs(self) -> None:
        view = table(
            market=("pavilion-8", None, None, None),
            hand=("y7", "y7"),
            display=("g6", None, None, None),
            supply_left=0,
            next_scoring=3,
        )
        assert chosen(view, Take(("g6",)), Buy(1, ("y7", "y7"))) == Buy(1, ("y7", "y7"))

    def test_prefers_the_type_that_gives_more(self) -> None:
        view = table(market=("pavilion-8", "tower-12", None, None), hand=("y8", "g3", "g9"), next_scoring=3)
        assert chosen(view, Buy(1, ("y8",)), Buy(2, ("g3", "g9"))) == Buy(2, ("g3", "g9"))

    def test_prefers_the_majority_that_is_open(self) -> None:
        rival = palace("tower-12@n1", "tower-11-none@s1", "tower-11-N@n2", "tower-11-S@s2", "tower-10@w1")
        view = table(
            market=("tower-13", "garden-12", None, None),
            hand=("y4", "y9", "g3", "g9"),
            palaces=(palace(), rival, rival),
            next_scoring=2,
        )
        assert chosen(view, Buy(1, ("y4", "y9")), Buy(2, ("g3", "g9"))) == Buy(2, ("g3", "g9"))

    def test_counts_what_it_bought_this_turn(self) -> None:
        """With a third tower set aside the lead is safe: a garden brings more than a fourth."""
        towers = palace("tower-12@n1", "tower-11-none@s1")
        bought = table(
            market=("tower-11-N", "garden-10-N", None, None),
            hand=("y2", "y9", "g1", "g9"),
            palaces=(towers, palace("garden-11@n1"), palace()),
            asides=(("tower-13",), (), ()),
            earned=True,
        )
        assert chosen(bought, Buy(1, ("y2", "y9")), Buy(2, ("g1", "g9")), Done()) == Buy(2, ("g1", "g9"))


class TestTakingMoney:
    def test_takes_the_card_that_completes_a_purchase(self) -> None:
        view = table(market=("tower-9-ES", None, None, None), hand=("y4",), display=("y5", "g6", "b7", None))
        assert chosen(view, Take(("y5",)), Take(("g6",)), Take(("b7",))) == Take(("y5",))

    def test_an_exact_payment_is_worth_more_than_a_higher_card(self) -> None:
        view = table(market=("tower-9-ES", None, None, None), hand=("y4",), display=("y5", "y8", None, None))
        assert chosen(view, Take(("y5",)), Take(("y8",))) == Take(("y5",))

    def test_takes_the_most_where_nothing_is_near(self) -> None:
        view = table(display=("y2", "g8", "b5", "o3"))
        takes = [Take(cards) for cards in (("y2",), ("g8",), ("b5",), ("o3",), ("y2", "o3"))]
        assert chosen(view, *takes) == Take(("g8",))

    def test_takes_two_cards_rather_than_one_of_their_value(self) -> None:
        view = table(display=("y2", "y3", "y5", None))
        takes = [Take(cards) for cards in (("y2",), ("y3",), ("y5",), ("y2", "y3"))]
        assert chosen(view, *takes) == Take(("y2", "y3"))

    def test_collects_the_currency_of_the_tile_it_wants(self) -> None:
        view = table(market=(None, "tower-9-ES", None, None), display=("y5", "g5", None, None))
        assert chosen(view, Take(("y5",)), Take(("g5",))) == Take(("g5",))


class TestLaying:
    def test_prolongs_the_wall(self) -> None:
        palaces = (palace("tower-11-N@e1"), palace(), palace())
        view = table(phase="lay", palaces=palaces, asides=(("garden-10-N",), (), ()))
        lays = [Lay("garden-10-N", place) for place in ("n1", "w1", "e2")]
        assert chosen(view, *lays) == Lay("garden-10-N", "e2")

    def test_keeps_room_to_grow(self) -> None:
        """Walls stay as they are wherever this tile is laid, but two of the places lie beside a walled tower."""
        palaces = (palace("tower-8@e1"), palace(), palace())
        view = table(phase="lay", palaces=palaces, asides=(("garden-11",), (), ()))
        lays = [Lay("garden-11", place) for place in ("n1", "w1", "s1")]
        assert chosen(view, *lays) == Lay("garden-11", "w1")

    def test_room_counts_for_nothing_at_the_end(self) -> None:
        palaces = (palace("tower-8@e1"), palace(), palace())
        view = table(phase="lay", palaces=palaces, asides=(("garden-11",), (), ()), ending=True, next_scoring=3)
        lays = [Lay("garden-11", place) for place in ("n1", "w1", "s1")]
        assert len(set(weigh(view, *lays))) == 1

    def test_lays_rather_than_keeps(self) -> None:
        view = table(phase="lay", asides=(("tower-7",), (), ()))
        assert chosen(view, Lay("tower-7", "n1"), Keep("tower-7")) == Lay("tower-7", "n1")

    def test_keeps_what_finds_no_place(self) -> None:
        view = table_of_two(phase="lay", asides=(("tower-7",), ()))
        assert chosen(view, Keep("tower-7"), Give("tower-7")) == Keep("tower-7")

    def test_gives_a_tile_that_hurts_the_rival_only(self) -> None:
        rival = palace("tower-12@n1", "tower-11-none@s1", "tower-11-N@n2")
        view = table_of_two(
            phase="lay",
            palaces=(palace(), rival),
            neutral=("tower-9-ES", "tower-9-NE", "tower-9-NW"),
            asides=(("tower-7",), ()),
            next_scoring=3,
            supply_left=0,
        )
        assert chosen(view, Keep("tower-7"), Give("tower-7")) == Give("tower-7")

    def test_luck_decides_between_equals(self) -> None:
        view = table(phase="lay", asides=(("tower-12",), (), ()))
        lays = [Lay("tower-12", place) for place in ("n1", "e1", "s1", "w1")]
        assert {make_bot("greedy", str(seed)).choose(view, lays) for seed in range(40)} == set(lays)


class TestRedesign:
    def test_lays_a_tile_of_the_reserve_that_brings_points(self) -> None:
        view = table(reserves=(("tower-12",), (), ()), display=("y1", None, None, None), next_scoring=3, supply_left=3)
        assert chosen(view, Take(("y1",)), Lay("tower-12", "n1")) == Lay("tower-12", "n1")

    def test_swaps_for_a_majority(self) -> None:
        view = table(
            palaces=(palace("pavilion-8@n1"), palace("pavilion-6@n1", "pavilion-7@e1"), palace("tower-12@n1")),
            reserves=(("tower-11-none",), (), ()),
            next_scoring=3,
            earned=True,
            supply_left=3,
        )
        swap = Swap("pavilion-8", "tower-11-none")
        assert chosen(view, swap, Done()) == swap

    def test_declines_where_nothing_is_gained(self) -> None:
        view = table(
            palaces=(palace("tower-12@n1", "garden-11@s1"), palace(), palace()),
            reserves=(("tower-11-none",), (), ()),
            earned=True,
        )
        moves = [Remove("tower-12"), Remove("garden-11"), Swap("tower-12", "tower-11-none")]
        assert chosen(view, *moves, Done()) == Done()


class TestMore:
    def test_a_single_action_is_not_weighed(self) -> None:
        assert make_bot("greedy", "a").choose(None, [Done()]) == Done()

"""The sense in what greedy chooses at The Red Palace, and how well it plays."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from alhambra.core.data import load
from alhambra.modules.draft.rules import ChoosePile, DraftView
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use
from alhambra.modules.tokens.rules import TokensView
from alhambra.palace.actions import Buy, Done, Keep, Lay, Take
from tests.bots.red_table import guard_board, red_table
from tests.bots.table import palace, play, weigh
from tests.bots.test_greedy_choices import chosen

ALL = ("medinas", "bazaars", "camps")
FULL = (("guard-board", "full"),)
CLASSIC = (("scoring", "classic"),)
LAST: dict[str, Any] = {"next_scoring": 3, "supply_left": 0}  # nothing is for later


def test_the_shares_of_prices_and_walls_hold_for_both_boxes() -> None:
    boxes = [load("classic_tiles.json")["tiles"], load("red_palace.json")["terrain_tiles"]]
    classic, terrain = [Counter((tile["price"], tile["walls"]) for tile in tiles) for tiles in boxes]
    assert classic == terrain


class TestDraft:
    def test_chooses_the_pile_that_pays_exactly(self) -> None:
        piles: dict[str, tuple[str, ...]] = {"1": ("g7", "b7", "o7"), "3": ("y9", "g6", "b6")}
        view = red_table(
            phase="draft",
            types="39:tower",
            market=("terrain-39", None, None, None),
            modules={"draft": DraftView(piles)},
        )
        assert chosen(view, ChoosePile(1), ChoosePile(3)) == ChoosePile(3)


class TestTypes:
    def test_the_token_makes_the_type(self) -> None:
        market = ("terrain-44", "terrain-45", None, None)
        buys = Buy(1, ("y1", "y9")), Buy(2, ("g1", "g9"))
        for types, best in (("44:tower 45:pavilion", 0), ("44:pavilion 45:tower", 1)):
            view = red_table(types=types, market=market, hand=("y1", "y9", "g1", "g9"), next_scoring=3)
            assert chosen(view, *buys) == buys[best]

    def test_a_plaza_has_none(self) -> None:
        view = red_table(phase="lay", asides=(("plaza-1",), (), ()))
        assert chosen(view, Lay("plaza-1", "n1"), Keep("plaza-1")) == Lay("plaza-1", "n1")


class TestGuards:
    """The longest wall of the palace has two segments, in the north-east."""

    laid = palace("terrain-41@w1", "terrain-30@e1", "terrain-16@e2", "terrain-48@s1")

    def test_the_guard_that_is_of_least_use_is_paid(self) -> None:
        board = guard_board("card", posted=6, guards={"terrain-30": "N", "terrain-48": "S"}, using="card", owed=1)
        there = (self.laid, palace(), palace())
        view = red_table(board, bound="guards", palaces=there, display=("g1", None, None, None))
        assert chosen(view, Pay("terrain-30-N"), Pay("terrain-48-S")) == Pay("terrain-48-S")

    def test_a_tower_is_laid_where_it_stands_on_the_longest_wall(self) -> None:
        view = red_table(
            guard_board(posted=6),
            types="47:tower",
            phase="lay",
            palaces=(self.laid, palace(), palace()),
            asides=(("terrain-47",), (), ()),
            **LAST,
        )
        lays = [Lay("terrain-47", place) for place in ("e3", "n1")]
        assert chosen(view, *lays) == Lay("terrain-47", "e3")

    def test_marches_to_the_longest_wall_before_the_end(self) -> None:
        board = guard_board("march", posted=6, guards={"terrain-33": "E", "terrain-37": "S"})
        there: dict[str, Any] = {
            "palaces": (self.laid, palace(), palace()),
            "reserves": (("terrain-33", "terrain-37"), (), ()),
        }
        assert chosen(red_table(board, phase="after", **there, **LAST), Use("march"), Done()) == Use("march")
        marching = red_table(replace(board, using="march"), bound="guards", **there, **LAST)
        march = March("terrain-33-E", "terrain-16-N")
        others = March("terrain-33-E", "terrain-48-S"), March("terrain-33-E", "terrain-41-N")
        assert chosen(marching, march, *others) == march

    def test_stays_where_a_march_is_of_no_use(self) -> None:
        board = guard_board("march", posted=6, guards={"terrain-30": "N", "terrain-33": "E"})
        there: dict[str, Any] = {"palaces": (self.laid, palace(), palace()), "reserves": (("terrain-33",), (), ())}
        assert chosen(red_table(board, phase="after", **there, **LAST), Use("march"), Done()) == Done()


class TestAbilities:
    def test_takes_the_card_that_makes_a_purchase_exact(self) -> None:
        view = red_table(
            guard_board("card"),
            types="44:tower",
            market=("terrain-44", None, None, None),
            hand=("y4",),
            display=("y6", "g9", None, None),
        )
        actions = [Take(("y6",)), Take(("g9",)), Use("card", ("y6",)), Use("card", ("g9",))]
        assert chosen(view, *actions) == Use("card", ("y6",))

    def test_takes_a_card_for_a_point_early_but_not_for_three_at_the_end(self) -> None:
        early = red_table(guard_board("card"), phase="after", display=("g9", None, None, None))
        assert chosen(early, Use("card", ("g9",)), Done()) == Use("card", ("g9",))
        late = red_table(guard_board("card", point_price=3), phase="after", display=("g9", None, None, None), **LAST)
        assert chosen(late, Use("card", ("g9",)), Done()) == Done()

    def test_exact_change_for_an_action_that_is_worth_it(self) -> None:
        use = Use("exact-change")
        rich = red_table(guard_board("exact-change"), phase="after", display=("g9", "b7", None, None))
        assert chosen(rich, use, Done()) == use
        assert chosen(red_table(guard_board("exact-change"), phase="after"), use, Done()) == Done()

    def test_overpays_where_exact_change_makes_it_good(self) -> None:
        there: dict[str, Any] = {
            "types": "44:tower", "market": ("terrain-44", None, None, None), "hand": ("y4", "y7"),
            "display": ("b9", None, None, None), "next_scoring": 2,
        }  # fmt: skip
        take, buy = Take(("b9",)), Buy(1, ("y4", "y7"))
        weights = [weigh(red_table(guard_board(*names), **there), take, buy) for names in ((), ("exact-change",))]
        assert weights[0][0] == weights[1][0] and weights[0][1] < weights[1][1]

    def test_exchanges_towards_the_better_type(self) -> None:
        exchange = Use("exchange", ("terrain-44", "2", "g1"))
        there: dict[str, Any] = {
            "phase": "after", "market": (None, "terrain-45", None, None), "hand": ("g1", "g8"), "next_scoring": 3,
            "asides": (("terrain-44",), (), ()), "supply_left": 5,
        }  # fmt: skip
        board = guard_board("exchange")
        others = [Use("exchange", ("terrain-44", "2", "g8")), Done()]
        assert chosen(red_table(board, "44:pavilion 45:tower", **there), exchange, *others) == exchange
        assert chosen(red_table(board, "44:tower 45:pavilion", **there), exchange, *others) == Done()
        assert chosen(red_table(board, "44:tower 45:tower", **there), exchange, *others) == Done()

    def test_buys_from_the_preview_board_what_is_better(self) -> None:
        there: dict[str, Any] = {
            "types": "44:pavilion 45:tower", "market": ("terrain-44", None, None, None),
            "hand": ("y1", "y9", "b1", "b9", "o1"), "next_scoring": 3,
            "modules": {"preview": (None, "terrain-45", None), "guards": guard_board("preview-purchase")},
        }  # fmt: skip
        cheap, dear, buy = (Use("preview-purchase", (card,)) for card in ("o1", "b9", "y1"))
        assert chosen(red_table(**there), Buy(1, ("y1", "y9")), cheap, dear, buy) == cheap
        then = red_table(**there | {"hand": ("y1", "y9", "b1", "b2", "b7", "b9"), "bound": "guards"})
        payments = [BuyPreview(2, cards) for cards in (("y1", "y9"), ("b1", "b2", "b7"))]
        assert chosen(then, *payments) in payments

    def test_draws_a_new_token_only_for_a_poor_one(self) -> None:
        there: dict[str, Any] = {"market": ("terrain-44", None, None, None), "hand": ("y1", "y9"), "next_scoring": 3}
        use, buy = Use("new-token", ("1",)), Buy(1, ("y1", "y9"))
        bag = {"tokens": TokensView({"pavilion": 1, "tower": 8}), "guards": guard_board("new-token")}
        assert chosen(red_table(types="44:pavilion", modules=bag, **there), use, buy) == use
        assert chosen(red_table(types="44:tower", modules=bag, **there), use, buy) == buy

    def test_once_bound_to_a_purchase_it_pays_exactly(self) -> None:
        view = red_table(
            types="44:tower",
            bound="purchase",
            market=("terrain-44", None, None, None),
            hand=("y1", "y4", "y7", "y9"),
            display=("b9", None, None, None),
            next_scoring=3,
        )
        assert chosen(view, Buy(1, ("y1", "y9")), Buy(1, ("y4", "y7"))) == Buy(1, ("y1", "y9"))

    def test_half_a_building_decides_a_tie(self) -> None:
        mine, theirs = palace("terrain-44@n1", "terrain-53@s1"), palace("terrain-45@n1")
        types = "44:tower 45:tower 53:pavilion"
        halves = [Use("half-building", (type_,)) for type_ in ("tower", "pavilion", "garden")]
        paying = guard_board("half-building", guards={"terrain-44": "N", "terrain-53": "S"})
        view = red_table(
            paying, types, phase="after", palaces=(mine, theirs, palace()),
            scores=(20, 20, 20), **LAST,
        )  # fmt: skip
        alone = red_table(
            guard_board("half-building"), types, phase="after", palaces=(palace(), theirs, mine),
            scores=(20, 20, 20), **LAST,
        )  # fmt: skip
        assert chosen(view, *halves, Done()) == halves[0]
        assert chosen(alone, *halves, Done()) == Done()

    def test_a_half_that_somebody_has_counts(self) -> None:
        """With half a tower my lead is safer, so another tower brings less."""
        types, mine = "44:tower 45:tower 46:tower 53:tower", palace("terrain-44@n1", "terrain-53@s1")
        weights = []
        for owner in (None, 0):
            halves = dict.fromkeys(guard_board().halves) | {"tower": owner}
            view = red_table(
                guard_board(halves=halves), types, market=("terrain-46", None, None, None), hand=("y1", "y9"),
                palaces=(mine, palace("terrain-45@n1"), palace()), next_scoring=3,
            )  # fmt: skip
            weights += weigh(view, Buy(1, ("y1", "y9")))
        assert weights[0] > weights[1]

    def test_a_plaza_where_nothing_else_finds_a_place(self) -> None:
        shut = palace("terrain-12@n1", "terrain-06@s1", "terrain-01@w1", "terrain-04@e1")
        board = guard_board("plaza")
        use = Use("plaza")
        narrow = red_table(board, phase="after", palaces=(shut, palace(), palace()))
        wide = red_table(board, phase="after")
        assert chosen(wide, use, Done()) == Done()
        assert weigh(narrow, use)[0] > weigh(wide, use)[0]

    def test_a_wall_section_joins_two_walls(self) -> None:
        laid = palace("terrain-39@w1", "terrain-40@e1", "terrain-16@n1w1", "terrain-41@n1e1")
        there: dict[str, Any] = {
            "types": "53:tower",
            "palaces": (laid, palace(), palace()),
            "asides": (("terrain-53",), (), ()),
        }
        use = Use("wall")
        assert chosen(red_table(guard_board("wall"), phase="after", **there), use, Done()) == use
        puts = [PutWall(f"terrain-53-{side}") for side in "NESW"]
        holding = red_table(guard_board("wall", section=True), phase="lay", **there)
        assert chosen(holding, *puts) == puts[0]

    def test_a_loose_section_is_seen(self) -> None:
        laid = palace("terrain-30@e1", "terrain-16@e2", "terrain-41@w1")
        there: dict[str, Any] = {
            "types": "53:tower",
            "palaces": (laid, palace(), palace()),
            "asides": (("terrain-53",), (), ()),
        }
        view = red_table(phase="lay", walls={"terrain-53": "N"}, **there, **LAST)
        lays = [Lay("terrain-53", place) for place in ("e3", "n1")]
        assert chosen(view, *lays) == lays[0]

    def test_guards_on_the_longest_wall_are_not_spent_on_small_change(self) -> None:
        laid = palace("terrain-30@e1", "terrain-47@w1")
        board = guard_board("card", posted=14, guards={"terrain-30": "N", "terrain-47": "N"}, point_price=3)
        view = red_table(
            board, phase="after", palaces=(laid, palace(), palace()), display=("g1", None, None, None), next_scoring=3,
            supply_left=8,
        )  # fmt: skip
        assert chosen(view, Use("card", ("g1",)), Done()) == Done()


@pytest.mark.parametrize(
    ("modules", "options"), [((), ()), ((), FULL), (ALL, FULL), (ALL, CLASSIC)], ids=["alone", "full", "all", "classic"]
)
@pytest.mark.played
def test_greedy_beats_random(modules: tuple[str, ...], options: tuple[tuple[str, str], ...]) -> None:
    for seat in range(2):
        names = ["random", "random"]
        names[seat] = "greedy"
        assert play(2, names, f"red/{seat}", modules, "red-palace", options).winners == [seat]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.played
def test_whole_games_among_its_like(seats: int) -> None:
    played = play(seats, ["greedy"] * seats, "red", ALL, "red-palace", FULL)
    assert sum(played.points) / seats > 50
    assert len(played.words) < 800

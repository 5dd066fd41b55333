"""Tokens are swapped: the ability exchange (R-34)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import view
from alhambra.modules.guards.events import TokensSwapped
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import ALL, play, red_table, refusal, refused

ABILITIES = "exchange new-token preview-purchase card"
CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
TOKENS = "terrain-01:garden terrain-02:tower terrain-04:pavilion terrain-07:arcades terrain-03:chambers"


def market(hand: str, tiles: str = CHEAP, **settings: Any) -> PalaceState:
    """Seat 0 at a cheap market, with chambers of price 3 on the first preview square."""
    settings = {"preview": "terrain-03 terrain-45 terrain-46", "abilities": ABILITIES, "tokens": TOKENS} | settings
    return red_table(market=tiles, hands=[hand], **settings)


@clause("R-34")
def test_tokens_are_swapped_and_tiles_stay() -> None:
    state = market("y2 b9")
    play(state, "buy:1:y2")
    assert words(state, "use:exchange") == {"use:exchange:terrain-01:3:b9"}
    events = play(state, "use:exchange:terrain-01:3:b9")
    assert events[1:] == [TokensSwapped(0, "terrain-01", "pavilion", 3, "terrain-04", "garden")]
    seen = view(state, 0)
    assert (seen.types["terrain-01"], seen.types["terrain-04"]) == ("pavilion", "garden")
    assert (seen.asides[0], seen.market) == (("terrain-01",), (None, "terrain-02", "terrain-04", "terrain-07"))
    assert (seen.hand, seen.scores) == ((), (4, 5, 5))
    assert seen.earned and "done" in words(state)  # it is no action


@clause("R-34")
def test_any_card_of_the_currency_of_the_square_pays() -> None:
    state = market("y2 g1 g9 b4 y5")
    play(state, "buy:1:y2")
    assert words(state, "use:exchange") == {
        "use:exchange:terrain-01:2:g1", "use:exchange:terrain-01:2:g9", "use:exchange:terrain-01:3:b4",
    }  # fmt: skip
    assert refused(state, "use:exchange:terrain-01:2:b4") == ("R-34", "wrong-currency")
    assert "currency of that square" in refusal(state, "use:exchange:terrain-01:2:b4").message
    assert refused(state, "use:exchange:terrain-01:2:g5") == ("R-30", "not-in-hand")


@clause("R-34")
def test_any_building_bought_this_turn_may_be_chosen() -> None:
    state = market("y2 y3 g3 b1 o1")
    play(state, "buy:1:y2", "buy:2:g3", "use:preview-purchase:o1", "preview:1:y3")
    assert words(state, "use:exchange") == {
        f"use:exchange:{tile}:3:b1" for tile in ("terrain-01", "terrain-02", "terrain-03")
    }
    play(state, "use:exchange:terrain-03:3:b1")
    assert view(state, None).types["terrain-03"] == "pavilion"
    assert view(state, None).types["terrain-04"] == "chambers"


@clause("R-34")
def test_it_can_be_used_after_the_last_action() -> None:
    state = market("y3 g1", used="card")
    play(state, "buy:1:y3")
    assert view(state, None).phase == "after"
    assert words(state) == {"use:exchange:terrain-01:2:g1", "done"}


@clause("R-34")
def test_before_a_purchase_there_is_nothing_to_exchange() -> None:
    state = market("g1 y2", palaces=["terrain-30@n1"], reserves=["terrain-32"])
    for tile in ("terrain-30", "terrain-32", "terrain-01", "terrain-99"):
        assert refused(state, f"use:exchange:{tile}:2:g1") == ("R-34", "not-set-aside")
    play(state, "buy:1:y2", "done")
    assert refused(state, "use:exchange:terrain-01:2:g1") == ("R-22", "not-now")


@clause("R-34")
def test_an_empty_square_takes_no_part() -> None:
    state = market("y2 y5")
    play(state, "buy:1:y2")
    assert refused(state, "use:exchange:terrain-01:1:y5") == ("R-34", "no-token")
    assert not words(state, "use:exchange")


@clause("R-34", "M-2", "C-2")
@pytest.mark.parametrize("tile", ["medina-03", "camp-1"])
def test_medinas_and_camps_of_the_market_take_no_part(tile: str) -> None:
    state = market("y2 g5", f"terrain-01 {tile} terrain-04 terrain-07", modules=ALL, tokens="")
    play(state, "buy:1:y2")
    assert refused(state, "use:exchange:terrain-01:2:g5") == ("R-34", "no-token")
    assert "no token on market square 2" in refusal(state, "use:exchange:terrain-01:2:g5").message


@clause("R-34", "M-2", "C-2", "B-2")
@pytest.mark.parametrize("tile", ["medina-02", "camp-2", "bazaar-2"])
def test_medinas_camps_and_bazaars_that_were_bought_take_no_part(tile: str) -> None:
    bazaar = tile.startswith("bazaar")
    first = "terrain-06" if bazaar else tile
    state = market(
        "y2 y4 g5", f"{first} terrain-02 terrain-05 terrain-07", modules=ALL, tokens="",
        slices={"bazaars": "bazaar-2"},
    )  # fmt: skip
    play(state, {"medina-02": "buy:1:y2", "camp-2": "buy:1:y4", "bazaar-2": "bazaar:bazaar-2:y4"}[tile])
    assert view(state, None).asides[0] == (tile,)
    assert refused(state, f"use:exchange:{tile}:2:g5") == ("R-34", "no-token")
    assert refusal(state, f"use:exchange:{tile}:2:g5").message == f"There is no token on {tile}."


@clause("R-34", "R-38")
def test_a_plaza_takes_no_part() -> None:
    state = market("g5", abilities="exchange plaza card wall")
    play(state, "use:plaza")
    assert refused(state, "use:exchange:plaza-1:2:g5") == ("R-34", "no-token")

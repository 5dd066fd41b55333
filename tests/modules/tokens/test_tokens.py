"""New tokens and the purchase that they begin (R-40)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alhambra import Config, Seeded, apply, copy, legal, new, position, view
from alhambra.modules.guards.events import TokenReplaced
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import ALL, MARKET, guard_board, play, red_table, refusal, refused
from tests.support.toys import Rests, added

ABILITIES = "exchange new-token preview-purchase card"
CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
TOKENS = "terrain-01:garden terrain-02:tower terrain-04:pavilion terrain-07:arcades terrain-03:chambers"


def market(hand: str, tiles: str = CHEAP, **settings: Any) -> PalaceState:
    """Seat 0 at a cheap market, with chambers of price 3 on the first preview square."""
    settings = {"preview": "terrain-03 terrain-45 terrain-46", "abilities": ABILITIES, "tokens": TOKENS} | settings
    return red_table(market=tiles, hands=[hand], **settings)


@clause("R-40")
def test_a_token_is_drawn_for_a_market_square_and_the_old_one_returned() -> None:
    state = market("y2")
    bag = view(state, None).modules["tokens"].bag
    assert words(state, "use:new") == {f"use:new-token:{square}" for square in (1, 2, 3, 4)}
    events = play(state, "use:new-token:2", tokens="seraglio")
    assert events[1:] == [TokenReplaced(0, 2, "terrain-02", "tower", "seraglio")]
    seen = view(state, None)
    assert seen.types["terrain-02"] == "seraglio" and seen.market == tuple(CHEAP.split())
    bag["seraglio"] -= 1
    bag["tower"] += 1
    assert seen.modules["tokens"].bag == bag
    assert seen.scores == (4, 5, 5)


@clause("R-40")
def test_the_old_token_is_not_in_the_bag_when_the_new_one_is_drawn() -> None:
    """All nine towers lie on tiles, so no tower can be drawn."""
    towers = [f"terrain-{number}" for number in range(20, 28)]
    tokens = "terrain-01:tower " + " ".join(f"{tile}:tower" for tile in towers)
    state = market("y2", reserves=["", " ".join(towers)], tokens=tokens)
    assert view(state, None).modules["tokens"].bag["tower"] == 0
    with pytest.raises(AssertionError, match="the bag has no tower"):
        play(copy(state), "use:new-token:1", tokens="tower")
    play(state, "use:new-token:1", tokens="garden")
    assert view(state, None).modules["tokens"].bag["tower"] == 1


@clause("R-40")
def test_this_action_must_then_be_a_purchase_chosen_freely() -> None:
    state = market("y2 g9 y3", palaces=["terrain-30@n1"], reserves=["terrain-32"])
    play(state, "use:new-token:3")
    assert view(state, None).bound == "purchase"
    assert words(state) == {
        "buy:1:y2", "buy:1:y3", "buy:2:g9", "use:preview-purchase:y2", "use:preview-purchase:g9",
        *(f"use:card:{currency}9" for currency in "ygbo"),
    }  # fmt: skip
    for move in ("take:y9", "remove:terrain-30", "lay:terrain-32@s1", "swap:terrain-30/terrain-32", "done"):
        assert refused(state, move) == ("R-40", "purchase-begun")
    assert refused(state, "use:new-token:1") == ("R-22", "used-up")
    assert refusal(state, "take:y9").message == "After a new token the action is a purchase."
    play(state, "buy:1:y2")
    assert view(state, None).bound is None and {"done", "take:y9", "use:card:y9"} <= words(state)


@clause("R-40")
def test_a_preview_purchase_is_a_purchase_too() -> None:
    state = market("y2 y3 g1")
    play(state, "use:new-token:1", "use:preview-purchase:g1", "preview:1:y3")
    assert view(state, None).bound is None and view(state, None).earned
    assert "take:y9" in words(state)


@clause("R-40", "R-39")
def test_the_purchase_may_be_overpaid() -> None:
    state = market("y9", abilities="new-token exact-change card plaza")
    play(state, "use:new-token:1", "buy:1:y9")
    assert (view(state, None).bound, view(state, None).phase) == (None, "after")
    play(state, "use:exact-change")
    assert view(state, None).earned and "take:y9" in words(state)


@clause("R-40")
def test_the_player_must_hold_the_money_for_some_purchase() -> None:
    state = market("y1 g2 b2 o4")
    assert not words(state, "use:new")
    assert refused(state, "use:new-token:1") == ("R-40", "cannot-buy")
    assert "there is nothing you can buy" in refusal(state, "use:new-token:1").message
    assert "use:new-token:1" in words(market("y1 g2 b2 o5"))  # for another square


@clause("R-40", "B-3")
def test_money_for_a_bazaar_is_enough() -> None:
    state = market("g2 g9", MARKET, modules=("bazaars",), tokens="", slices={"bazaars": "bazaar-1"})
    assert words(state, "bazaar") == {"bazaar:bazaar-1:g2,g9"}
    play(state, "use:new-token:4")
    assert "bazaar:bazaar-1:g2,g9" in words(state)
    play(state, "bazaar:bazaar-1:g2,g9")
    assert view(state, None).bound is None and view(state, None).asides[0] == ("bazaar-1",)


@clause("R-40")
def test_not_with_an_empty_bag() -> None:
    state = market("y2", spare_tiles=1, held=(1, 2), tokens="")
    assert view(state, None).modules["tokens"].bag == dict.fromkeys(TYPES, 0)
    assert not words(state, "use:new")
    assert refused(state, "use:new-token:1") == ("R-40", "none-left")
    assert refusal(state, "use:new-token:1").message == "The bag is empty."


@clause("R-40")
def test_not_on_an_empty_square() -> None:
    state = market("y2 g3")
    play(state, "buy:1:y2")
    assert words(state, "use:new") == {"use:new-token:2", "use:new-token:3", "use:new-token:4"}
    assert refused(state, "use:new-token:1") == ("R-40", "no-token")


@clause("R-40", "M-2", "C-2")
@pytest.mark.parametrize("tile", ["medina-03", "camp-1"])
def test_not_on_a_medina_or_a_camp(tile: str) -> None:
    state = market("g5", f"terrain-01 {tile} terrain-04 terrain-07", modules=ALL, tokens="")
    assert words(state, "use:new") == {"use:new-token:1", "use:new-token:3", "use:new-token:4"}
    assert refused(state, "use:new-token:2") == ("R-40", "no-token")
    assert "no token on market square 2" in refusal(state, "use:new-token:2").message


@clause("R-40", "R-31")
def test_the_token_is_drawn_when_the_guard_is_paid() -> None:
    state = market("y2", palaces=["terrain-30@n1 terrain-37@s1"], guards="terrain-30-N terrain-37-S")
    before = view(state, None).types
    play(state, "use:new-token:2")
    assert view(state, None).types == before and words(state) == {"pay:terrain-30-N", "pay:terrain-37-S"}
    play(state, "pay:terrain-30-N", tokens="garden")
    assert view(state, None).types["terrain-02"] == "garden"
    assert guard_board(state).guards == {"terrain-37": "S"}


@clause("R-40")
def test_who_can_only_do_what_is_no_purchase_gets_no_token() -> None:
    """Nobody could go on: after a new token a purchase is begun, whatever else a module offers."""
    with added("rests", Rests):
        rested = 0
        for seed in range(4):
            chance, luck = Seeded(seed), Random(seed)
            state = new(Config("red-palace", 2, ("rests",), (("guard-board", "full"),)), chance)
            while state.actor is not None:
                actions = legal(state)
                assert actions, position(state)
                chosen = luck.choice(actions)
                rested += chosen.word() == "rest"
                apply(state, chosen, chance)
        assert rested > 0

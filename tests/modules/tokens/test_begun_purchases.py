"""Abilities between a new token and the purchase that it begins (R-40)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import Turn, parse_position, parse_word, position, view
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import FIRST_RULES, words
from tests.support.plain import fields
from tests.support.red_builders import MARKET, Drawing, guard_board, play, red_table, refusal, refused

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
BETWEEN = {
    "card": ("use:card:g9", "pay:terrain-30-N"),
    "plaza": ("use:plaza", "pay:terrain-30-N"),
    "half-building": ("use:half-building:tower", "pay:terrain-30-N", "pay:terrain-37-S"),
    "wall": ("use:wall", "pay:terrain-30-N"),
    "exchange": ("use:exchange:terrain-01:2:g1", "pay:terrain-30-N"),
    "march": ("use:march", "pay:terrain-30-N", "march:terrain-37-S/terrain-30-N"),
}


def begun(ability: str, hand: str = "y2 g1 g3 o5", **settings: Any) -> PalaceState:
    """Seat 0 has bought terrain-01 exactly, and begun another purchase with a new token; three guards are left."""
    others = [name for name in ("exact-change", "plaza", "wall") if name != ability]
    state = red_table(
        market=CHEAP, hands=[hand], abilities=" ".join(["new-token", ability, *others[:2]]),
        palaces=["terrain-30@n1 terrain-37@s1"], reserves=["terrain-25"],
        guards="terrain-30-N terrain-37-S terrain-25-N terrain-25-E", **settings,
    )  # fmt: skip
    play(state, "buy:1:y2", "use:new-token:2", "pay:terrain-25-N")
    assert view(state, None).bound == "purchase"
    return state


def preview_alone(more: str = "plaza card", **settings: Any) -> PalaceState:
    """Seat 0 has money for a tile of 3 on the preview board, and for nothing else."""
    settings = {"hands": ["y1 y2 g1"], "palaces": ["terrain-25@n1"]} | settings
    return red_table(preview="terrain-03 terrain-45 -", abilities=f"new-token preview-purchase {more}", **settings)


def used(state: PalaceState) -> set[str]:
    return {ability.name for ability in guard_board(state).abilities if ability.used}


@clause("R-40", "R-22")
@pytest.mark.parametrize("ability", BETWEEN)
def test_other_abilities_may_be_used_before_the_purchase(ability: str) -> None:
    state = begun(ability)
    play(state, *BETWEEN[ability])
    assert view(state, None).bound == "purchase" and used(state) == {"new-token", ability}
    assert {"buy:2:g3", "buy:4:o5"} <= words(state)
    for move in ("take:y9", "done"):
        assert refused(state, move) == ("R-40", "purchase-begun")
    play(state, "buy:2:g3")
    assert view(state, None).bound is None and {"done", "take:y9"} <= words(state)


@clause("R-40")
@pytest.mark.parametrize("ability", BETWEEN)
def test_by_the_first_rules_they_may_not(ability: str) -> None:
    state = begun(ability, rules=FIRST_RULES)
    assert refused(state, BETWEEN[ability][0]) == ("R-40", "purchase-begun")
    assert words(state) == words(state, "buy")


@clause("R-40", "R-31")
@pytest.mark.parametrize("ability", BETWEEN)
def test_a_position_in_the_middle_of_an_ability_knows_that_a_purchase_is_begun(ability: str) -> None:
    state = begun(ability)
    for move in BETWEEN[ability]:
        play(state, move)
        again = parse_position(position(state))
        assert position(again) == position(state) and words(again) == words(state)
        if view(state, None).bound != "purchase":
            assert fields(state)["modules"].endswith(":1")
            play(again, *BETWEEN[ability][BETWEEN[ability].index(move) + 1 :])
            assert view(again, None).bound == "purchase" and not fields(again)["modules"].endswith(":1")
    assert view(state, None).bound == "purchase"


@clause("R-40", "R-34")
def test_not_an_exchange_that_costs_the_card_which_buys() -> None:
    state = begun("exchange", "y2 g1 g3")
    assert words(state, "use:exchange") == {"use:exchange:terrain-01:2:g1"}
    assert refused(state, "use:exchange:terrain-01:2:g3") == ("R-40", "purchase-begun")
    found = refusal(state, "use:exchange:terrain-01:2:g3")
    assert found.message == "After a new token the action is a purchase, and exchange would leave nothing to buy."
    assert found.cards == ("g3",)
    assert "use:exchange:terrain-01:2:g3" in words(begun("exchange"))  # o5 buys as well


@clause("R-40", "R-35")
def test_not_an_ability_that_costs_the_guard_which_the_preview_purchase_needs() -> None:
    state = preview_alone(guards="terrain-25-N terrain-25-E", scores="0 0 0")
    play(state, "use:new-token:1", "pay:terrain-25-N")
    assert refused(state, "use:plaza") == ("R-40", "purchase-begun")
    assert refused(state, "use:card:g9") == ("R-40", "purchase-begun")
    # With y2 it buys a tile of 11 on the market.
    assert words(state) == {"use:preview-purchase:g1", "use:card:y9"}
    play(state, "use:card:y9")
    assert words(state) == {"buy:1:y2,y9"}


@clause("R-40", "R-32")
def test_not_an_ability_that_costs_the_points_which_the_preview_purchase_needs() -> None:
    for points, allowed in ((2, False), (3, True)):
        state = preview_alone(scores=f"{points} 5 5")
        play(state, "use:new-token:1")
        assert ("use:plaza" in words(state)) == allowed
    play(state, "use:plaza", "use:preview-purchase:g1", "preview:1:y1,y2")
    assert view(state, None).scores[0] == 0 and view(state, None).earned and view(state, None).bound is None
    dear = preview_alone(scores="6 5 5", held=(1,))
    play(dear, "use:new-token:1", "use:plaza")
    assert view(dear, None).scores[0] == 2 and words(dear) == {"use:preview-purchase:g1", "use:card:y9"}


@clause("R-40", "R-35")
def test_a_building_of_the_preview_board_is_enough_to_begin() -> None:
    state = preview_alone()
    assert not words(state, "buy") and words(state, "use:new") == {f"use:new-token:{n}" for n in (1, 2, 3, 4)}
    first = preview_alone(rules=FIRST_RULES)
    assert words(first, "use:preview-purchase") and not words(first, "use:new")
    assert refused(first, "use:new-token:1") == ("R-40", "cannot-buy")
    play(state, "use:new-token:1")
    assert words(state, "use:preview-purchase") == {"use:preview-purchase:g1"}


@clause("R-40", "R-35")
@pytest.mark.parametrize(
    "settings",
    [
        {"scores": "1 5 5"},  # for one of the two abilities
        {"scores": "0 5 5", "guards": "terrain-25-N"},
        {"scores": "3 5 5", "held": (1,)},
        {"used": "preview-purchase"},
        {"hands": ["y1 y2"]},  # no card is left for the ability
        {"hands": ["y1 y3 g1"], "used": "preview-purchase"},
    ],
)
def test_not_where_its_price_leaves_nothing_to_buy(settings: dict[str, Any]) -> None:
    state = preview_alone(**settings)
    assert not words(state, "use:new")
    assert refused(state, "use:new-token:1") == ("R-40", "cannot-buy")


@clause("R-40")
def test_the_price_comes_from_guards_first() -> None:
    for points, guards in ((2, ""), (1, "terrain-25-N"), (0, "terrain-25-N terrain-25-E")):
        assert words(preview_alone(scores=f"{points} 5 5", guards=guards), "use:new")


@clause("R-40", "R-30")
def test_what_is_used_before_the_purchase_can_be_taken_back_as_far_as_the_token() -> None:
    state = red_table(
        market=MARKET, palaces=["terrain-25@n1"], hands=["g9 g9 y1"], guards="terrain-25-N terrain-25-E",
        abilities="new-token plaza card march",
    )  # fmt: skip
    chance = Drawing(state)
    turn = Turn(state, chance)
    moves = ("use:new-token:2", "pay:terrain-25-N", "use:plaza", "use:card:g9", "buy:2:g9,g9")
    path = []
    for move in moves:
        chance.state = turn.state
        turn.play(parse_word(turn.state, move))
        path.append(position(turn.state))
    for expected in reversed(path[1:-1]):
        assert turn.undo() and position(turn.state) == expected
    assert view(turn.state, 0).bound == "purchase" and not turn.undo()
    for expected in path[2:]:
        assert turn.redo() and position(turn.state) == expected
    assert chance.drawn == 1

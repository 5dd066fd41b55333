"""What abilities cost: guards, points, money cards (R-30 to R-33)."""

from __future__ import annotations

import pytest

from alhambra import score, view
from alhambra.modules.guards.events import AbilityUsed, GuardPaid
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import guard_board, play, red_table, refusal, refused

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
FULL = "half-building card exchange preview-purchase"
GUARDED = "terrain-30@n1 terrain-37@s1"


def placed(state: PalaceState) -> list[int]:
    return [tile.guards for tile in guard_board(state).placement]


@clause("R-30", "R-31")
def test_the_player_chooses_which_guard_pays_then_the_ability_is_carried_out() -> None:
    state = red_table(palaces=[GUARDED], guards="terrain-30-N terrain-37-S terrain-47-N", reserves=["terrain-47"])
    play(state, "use:card:y9")
    assert words(state) == {"pay:terrain-30-N", "pay:terrain-37-S", "pay:terrain-47-N"}
    assert (view(state, 0).hand, guard_board(state).using, guard_board(state).owed) == ((), "card", 1)
    assert not guard_board(state).abilities[0].used
    events = play(state, "pay:terrain-47-N")
    assert events == [GuardPaid(0, "terrain-47-N")]
    assert view(state, 0).hand == ("y9",)
    assert guard_board(state).guards == {"terrain-30": "N", "terrain-37": "S"}
    assert guard_board(state).abilities[0].used
    assert (placed(state)[0], guard_board(state).supply) == (1, 29)


@clause("R-30")
@pytest.mark.parametrize("move", ["take:y9", "done", "use:plaza", "use:card:g9", "buy:1:y2", "wall:terrain-30-E"])
def test_nothing_else_is_done_while_a_payment_is_open(move: str) -> None:
    state = red_table(market=CHEAP, hands=["y2"], palaces=[GUARDED], guards="terrain-30-N terrain-37-S")
    play(state, "use:card:y9")
    assert refused(state, move) == ("R-31", "ability-open")
    assert refusal(state, move).message == "First choose the guard that pays for card."


@clause("R-30")
def test_guards_are_paid_only_for_an_ability() -> None:
    state = red_table(palaces=[GUARDED], guards="terrain-30-N terrain-37-S")
    assert not words(state, "pay")
    assert refused(state, "pay:terrain-30-N") == ("R-30", "not-now")


@clause("R-30")
def test_an_ability_is_refused_unless_it_can_be_carried_out_once_its_price_is_paid() -> None:
    """The only card would pay for the ability, and the building could not be bought."""
    preview = "terrain-03 terrain-45 terrain-46"
    one = red_table(preview=preview, hands=["y3"], abilities=FULL)
    assert not words(one, "use:preview-purchase")
    assert refused(one, "use:preview-purchase:y3") == ("R-35", "cannot-buy")
    two = red_table(preview=preview, hands=["y3 g1"], abilities=FULL)
    assert words(two, "use:preview-purchase") == {"use:preview-purchase:g1"}
    assert refused(two, "use:preview-purchase:y3") == ("R-35", "cannot-buy")


@clause("R-30")
def test_a_card_paid_as_its_price_is_no_part_of_a_payment() -> None:
    state = red_table(preview="terrain-04 terrain-45 terrain-46", hands=["y1 y3 y4"], abilities=FULL)
    assert words(state, "use:preview-purchase") == {"use:preview-purchase:y1", "use:preview-purchase:y3",
                                                    "use:preview-purchase:y4"}  # fmt: skip
    play(state, "use:preview-purchase:y1")
    assert words(state) == {"preview:1:y4"}
    assert refused(state, "preview:1:y1,y3") == ("R-35", "not-in-hand")


@clause("R-30")
def test_an_ability_is_used_up_when_it_is_carried_out() -> None:
    def is_used(state: PalaceState, name: str) -> bool:
        (ability,) = [one for one in guard_board(state).abilities if one.name == name]
        return ability.used

    buying = red_table(preview="terrain-03 terrain-45 terrain-46", hands=["y3 g1"], abilities=FULL)
    play(buying, "use:preview-purchase:g1")
    assert not is_used(buying, "preview-purchase")
    play(buying, "preview:1:y3")
    assert is_used(buying, "preview-purchase") and not is_used(buying, "card")
    marching = red_table(palaces=[GUARDED], guards="terrain-30-N terrain-37-S", abilities="march card plaza wall")
    play(marching, "use:march", "pay:terrain-30-N")
    assert not is_used(marching, "march")
    play(marching, "march:terrain-37-S/terrain-30-N")
    assert is_used(marching, "march")


@clause("R-30")
def test_a_card_that_is_not_held_does_not_pay() -> None:
    state = red_table(preview="terrain-03 terrain-45 terrain-46", hands=["y3 g1"], abilities=FULL)
    assert refused(state, "use:preview-purchase:o5") == ("R-30", "not-in-hand")


@clause("R-30")
def test_two_guards_are_chosen_one_by_one() -> None:
    state = red_table(
        palaces=[GUARDED], guards="terrain-30-N terrain-37-S terrain-47-N", reserves=["terrain-47"], abilities=FULL
    )
    play(state, "use:half-building:tower", "pay:terrain-37-S")
    assert guard_board(state).halves["tower"] is None
    assert words(state) == {"pay:terrain-30-N", "pay:terrain-47-N"}
    assert refused(state, "pay:terrain-37-S") == ("R-31", "no-guard")
    play(state, "pay:terrain-47-N")
    assert guard_board(state).halves["tower"] == 0
    assert guard_board(state).guards == {"terrain-30": "N"}


@clause("R-31")
def test_guards_without_a_choice_go_by_themselves() -> None:
    state = red_table(palaces=[GUARDED], guards="terrain-30-N terrain-37-S", abilities=FULL)
    events = play(state, "use:half-building:garden")
    assert events == [
        AbilityUsed(0, "half-building", ("garden",), 0, None),
        GuardPaid(0, "terrain-30-N"),
        GuardPaid(0, "terrain-37-S"),
    ]
    assert guard_board(state).guards == {} and placed(state)[0] == 2


@clause("R-31")
@pytest.mark.parametrize("guard", ["terrain-48-S", "terrain-30-E", "terrain-99-N", "terrain-01-N"])
def test_only_guards_of_ones_own_pay(guard: str) -> None:
    state = red_table(
        palaces=[GUARDED, "terrain-48@s1"], guards="terrain-30-N terrain-37-S terrain-48-S", market=CHEAP, hands=["y2"]
    )
    play(state, "buy:1:y2", "use:card:y9")
    assert refused(state, f"pay:{guard}") == ("R-31", "no-guard")
    assert "no guard of yours" in refusal(state, f"pay:{guard}").message


@clause("R-31")
def test_buildings_bought_this_turn_have_no_guards_yet() -> None:
    state = red_table(market=CHEAP, hands=["y2"], scores="0 5 5")
    play(state, "buy:1:y2")
    assert guard_board(state).guards == {} and not words(state, "use")
    assert refused(state, "use:card:y9") == ("R-32", "too-few-guards")


@clause("R-31")
@pytest.mark.parametrize(
    ("posted", "expected"),
    [
        (0, [1, 0, 0, 0, 0, 0, 0, 0]),
        (2, [3, 0, 0, 0, 0, 0, 0, 0]),
        (3, [3, 1, 0, 0, 0, 0, 0, 0]),
        (5, [3, 2, 1, 0, 0, 0, 0, 0]),
        (17, [3, 2, 3, 2, 3, 2, 3, 0]),
        (18, [3, 2, 3, 2, 3, 2, 3, 1]),
        (30, [3, 2, 3, 2, 3, 2, 3, 13]),
    ],
)
def test_guards_go_onto_the_leftmost_free_squares(posted: int, expected: list[int]) -> None:
    state = red_table(palaces=["terrain-30@n1"], guards="terrain-30-N", posted=posted)
    play(state, "use:card:y9")
    assert placed(state) == expected


@clause("R-32")
@pytest.mark.parametrize(("held", "points"), [((), 1), ((1,), 2), ((1, 2), 3)])
def test_points_pay_for_missing_guards(held: tuple[int, ...], points: int) -> None:
    state = red_table(held=held, scores="5 5 5")
    assert guard_board(state).point_price == points
    events = play(state, "use:card:y9")
    assert events == [AbilityUsed(0, "card", ("y9",), points, None)]
    assert view(state, None).scores == (5 - points, 5, 5)
    assert view(state, 0).hand == ("y9",)
    assert [(gain.points, gain.clause) for gain in score(state).besides][3:] == [(-points, "R-32")]


@clause("R-32")
def test_points_that_are_paid_put_no_guard_onto_the_placement_tiles() -> None:
    state = red_table()
    play(state, "use:card:y9", "use:plaza")
    assert (placed(state), guard_board(state).supply, guard_board(state).number) == ([0] * 8, 32, 0)


@clause("R-32")
def test_guards_that_the_player_has_go_first() -> None:
    state = red_table(palaces=["terrain-30@n1"], guards="terrain-30-N", abilities=FULL, held=(1,), scores="9 0 0")
    events = play(state, "use:half-building:tower")
    assert events == [AbilityUsed(0, "half-building", ("tower",), 2, None), GuardPaid(0, "terrain-30-N")]
    assert view(state, None).scores == (7, 0, 0)
    assert (placed(state)[0], guard_board(state).guards) == (1, {})


@clause("R-32")
def test_one_guard_of_two_and_no_points_is_not_enough() -> None:
    state = red_table(palaces=["terrain-30@n1"], guards="terrain-30-N", abilities=FULL, scores="0 9 9")
    assert not words(state, "use:half") and words(state, "use:card")
    assert refused(state, "use:half-building:tower") == ("R-32", "too-few-guards")


@clause("R-32")
def test_who_has_guards_enough_pays_no_points() -> None:
    state = red_table(palaces=["terrain-30@n1"], guards="terrain-30-N", scores="0 5 5")
    play(state, "use:card:y9")
    assert view(state, None).scores == (0, 5, 5)


@clause("R-32")
@pytest.mark.parametrize(
    ("held", "scores", "allowed"),
    [
        ((), "2 0 0", True),
        ((), "1 0 0", False),
        ((1,), "4 0 0", True),
        ((1,), "3 0 0", False),
        ((1, 2), "5 0 0", False),
    ],
)
def test_not_enough_points_and_the_ability_cannot_be_used(held: tuple[int, ...], scores: str, allowed: bool) -> None:
    state = red_table(held=held, scores=scores, abilities="half-building card plaza wall")
    assert bool(words(state, "use:half")) == allowed
    if allowed:
        play(state, "use:half-building:tower")
        assert view(state, None).scores == (0, 0, 0)
    else:
        assert refused(state, "use:half-building:tower") == ("R-32", "too-few-guards")
        assert "costs 2 guards" in refusal(state, "use:half-building:tower").message


@clause("R-32", "M-7")
@pytest.mark.parametrize("scores", ["0 5 5", "-4 5 5"])
def test_who_has_no_points_cannot_pay_with_them(scores: str) -> None:
    state = red_table(scores=scores, modules=("medinas",))
    assert not words(state, "use")
    assert refused(state, "use:plaza") == ("R-32", "too-few-guards")


@clause("R-32")
def test_the_money_card_must_still_be_paid() -> None:
    without = red_table(market=CHEAP, hands=["y2"], abilities=FULL)
    play(without, "buy:1:y2")
    assert not words(without, "use:exchange")
    assert refused(without, "use:exchange:terrain-01:2:g4") == ("R-30", "not-in-hand")
    with_card = red_table(market=CHEAP, hands=["y2 g4"], abilities=FULL)
    play(with_card, "buy:1:y2", "use:exchange:terrain-01:2:g4")
    assert (view(with_card, 0).hand, view(with_card, None).scores) == ((), (4, 5, 5))


@clause("R-33")
@pytest.mark.parametrize(("use", "paid"), [("use:preview-purchase:g4", "g4"), ("use:exchange:terrain-01:2:g4", "g4")])
def test_a_money_card_paid_goes_to_the_discard_pile(use: str, paid: str) -> None:
    state = red_table(
        market=CHEAP, hands=["y2 y3 g4"], preview="terrain-03 terrain-45 terrain-46", discards="b1", abilities=FULL
    )
    play(state, "buy:1:y2", use)
    seen = view(state, 0, memory=True)
    assert seen.memory is not None
    assert seen.hand == ("y3",) and seen.memory.discards == ("y2", paid, "b1")

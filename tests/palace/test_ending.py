"""The end of the game (A-80 to A-84)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from alhambra import check, legal, parse_word, score, view
from alhambra.palace.cards import card_word
from alhambra.palace.events import EndBegan, GameOver, Kept, Laid, LeftOverGiven, MarketFilled, Scored, TurnBegan
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle import money
from tests.support.builders import say, table, words

LAST = "pavilion-2 pavilion-8 seraglio-9 tower-12"


def last_purchase(seats: int = 3, hands: Sequence[str] = (), **changes: Any) -> PalaceState:
    """Seat 0 has bought the florin tile of the market, and the supply has none to replace it."""
    first, *others = [*hands, *[""] * (seats - len(hands))]
    settings: dict[str, Any] = {"spare_tiles": seats - 1, "held": (1, 2), "spare_cards": "discards"} | changes
    state = table(seats, market=LAST, hands=[f"y2 {first}", *others], **settings)
    say(state, "buy:1:y2", "done")
    return state


@clause("A-80")
def test_the_game_ends_when_the_supply_cannot_fill_every_empty_square() -> None:
    state = last_purchase()
    events = say(state, "keep:pavilion-2")
    assert [type(event) for event in events] == [Kept, EndBegan, *[LeftOverGiven] * 3, Scored, GameOver]
    assert state.actor is None


@clause("A-80")
def test_the_last_tile_of_the_supply_does_not_end_the_game() -> None:
    state = last_purchase(supply="tower-13", pile="y8 y8")
    say(state, "keep:pavilion-2")
    assert (state.actor, view(state, None).supply_left, view(state, None).ending) == (1, 0, False)
    assert view(state, None).market[0] == "tower-13"
    assert say(state, "take:y9")[-1] == TurnBegan(2)


@clause("A-80")
def test_the_market_is_filled_as_far_as_the_supply_goes() -> None:
    state = table(
        market="pavilion-2 seraglio-3 tower-12 tower-13", hands=["y2 g3"], supply="garden-11",
        spare_tiles=2, held=(1, 2), spare_cards="discards",
    )  # fmt: skip
    events = say(state, "buy:1:y2", "buy:2:g3", "done", "keep:pavilion-2", "keep:seraglio-3")
    assert [event for event in events if isinstance(event, MarketFilled)] == [MarketFilled(1, "garden-11")]
    assert view(state, None).ending


@clause("A-81")
def test_left_over_tiles_go_to_the_highest_sum_of_their_currency() -> None:
    state = last_purchase(hands=["g5", "g2 o1 b9", "g3 b8 b2 o9"])
    events = [event for event in say(state, "keep:pavilion-2") if isinstance(event, LeftOverGiven)]
    assert events == [
        LeftOverGiven(2, "pavilion-8", 0, (5, 2, 3)),
        LeftOverGiven(3, "seraglio-9", 2, (0, 9, 10)),
        LeftOverGiven(4, "tower-12", 2, (0, 1, 9)),
    ]
    seen = view(state, None)
    assert seen.asides == (("pavilion-8",), (), ("seraglio-9", "tower-12"))
    assert seen.market == (None,) * 4


@clause("A-81")
def test_the_price_of_a_left_over_tile_does_not_matter_and_nothing_is_paid() -> None:
    state = last_purchase(hands=["", "o1", ""])
    say(state, "keep:pavilion-2")
    assert view(state, 1).asides[1] == ("tower-12",)
    assert view(state, 1).hand == ("o1",)


@clause("A-81")
def test_a_left_over_tile_stays_on_a_tie_and_if_nobody_holds_any() -> None:
    state = last_purchase(hands=["g5 o2", "g2 g3 o2", "g1"])
    events = [event for event in say(state, "keep:pavilion-2") if isinstance(event, LeftOverGiven)]
    assert [event.seat for event in events] == [None, None, None]
    assert [event.sums for event in events] == [(5, 5, 1), (0, 0, 0), (2, 2, 0)]
    assert view(state, None).market == (None, "pavilion-8", "seraglio-9", "tower-12")
    assert state.actor is None


@clause("A-81")
def test_all_squares_are_judged_at_once_and_hands_are_shown() -> None:
    state = last_purchase(hands=["g5", "o1", "b3"])
    shown = [event for event in say(state, "keep:pavilion-2") if isinstance(event, EndBegan)]
    assert shown == [EndBegan((("g5",), ("o1",), ("b3",)))]
    assert view(state, None).shown_hands == (("g5",), ("o1",), ("b3",))
    assert view(state, None).asides == (("pavilion-8",), ("tower-12",), ("seraglio-9",))


@clause("A-81")
def test_receivers_are_those_of_the_oracle_on_random_hands() -> None:
    luck = Random(81)
    for _ in range(80):
        seats = luck.randint(3, 6)
        pool = [card for card in range(36) for _ in range(2) if card % 9 < 5 and card != 1]
        luck.shuffle(pool)
        hands = [[card_word(pool.pop()) for _ in range(luck.randint(0, 4))] for _ in range(seats)]
        state = last_purchase(seats, hands=[" ".join(hand) for hand in hands])
        events = [event for event in say(state, "keep:pavilion-2") if isinstance(event, LeftOverGiven)]
        expected = money.left_over([None, *LAST.split()[1:]], hands)
        assert [None, *(event.seat for event in events)] == expected


@clause("A-82")
def test_receivers_decide_in_turn_order_from_the_one_after_the_last_player() -> None:
    state = last_purchase(hands=["g5", "o1", "b3"])
    say(state, "keep:pavilion-2")
    assert state.actor == 1
    assert words(state) == {"keep:tower-12", *(f"lay:tower-12@{place}" for place in ("n1", "e1", "s1", "w1"))}
    assert say(state, "lay:tower-12@n1")[0] == Laid(1, "tower-12", "n1", "left-over")
    assert state.actor == 2
    say(state, "keep:seraglio-9")
    assert state.actor == 0
    say(state, "lay:pavilion-8@s1")
    assert state.actor is None


@clause("A-82")
def test_a_receiver_lays_in_any_order_under_the_building_rules() -> None:
    state = last_purchase(hands=["", "g1 o1", ""])
    say(state, "keep:pavilion-2")
    assert "lay:pavilion-8@n2" not in words(state)
    say(state, "lay:tower-12@n1")
    assert "lay:pavilion-8@n2" in words(state)
    refusal = check(state, parse_word(state, "lay:pavilion-8@n1"))
    assert refusal is not None
    assert refusal.clause == "A-60a"
    say(state, "keep:pavilion-8")
    assert view(state, 1).reserves[1] == ("pavilion-8",)


@clause("A-82")
@pytest.mark.parametrize(
    ("move", "clause_id"),
    [
        ("remove:garden-11", "A-82"),
        ("swap:garden-11/garden-10-none", "A-82"),
        ("lay:garden-10-none@s1", "A-82"),
        ("keep:garden-10-none", "A-82"),
        ("take:y9", "A-82"),
        ("buy:1:y9", "A-82"),
        ("done", "A-82"),
        ("give:tower-12", "A-91"),
        ("pass", "A-22"),
    ],
)
def test_no_other_redesign_takes_place(move: str, clause_id: str) -> None:
    state = last_purchase(hands=["", "o1 y9", ""], palaces=["", "garden-11@n1"], reserves=["", "garden-10-none"])
    say(state, "keep:pavilion-2")
    refusal = check(state, parse_word(state, move))
    assert refusal is not None
    assert refusal.clause == clause_id
    assert {word.partition(":")[0] for word in words(state)} == {"lay", "keep"}


@clause("A-83")
def test_a_scoring_card_turned_up_by_the_last_refill_is_scored_first() -> None:
    state = last_purchase(display="- g9 b9 o9", pile="2nd y8", held=(1,))
    events = say(state, "lay:pavilion-2@n1")
    assert [event.number for event in events if isinstance(event, Scored)] == [2, 3]
    assert view(state, None).scores == (8 + 3 + 16 + 3, 0, 0)


@clause("A-83")
def test_a_scoring_card_that_never_turned_up_is_not_scored() -> None:
    state = last_purchase(pile="y8 2nd y8", held=(1,))
    events = say(state, "lay:pavilion-2@n1")
    assert [event.number for event in events if isinstance(event, Scored)] == [3]
    assert [held.number for held in score(state).past] == [1, 3]


@clause("A-82", "A-84")
def test_the_third_scoring_follows_the_left_over_tiles_and_the_highest_score_wins() -> None:
    state = last_purchase(hands=["g5", "o1", ""], scores="4 0 19")
    events = say(state, "keep:pavilion-2", "lay:tower-12@n1", "lay:pavilion-8@n1")
    assert events[-1] == GameOver((1,), (20, 21, 19))
    assert state.game.winners(state) == [1]


@clause("A-84")
def test_equal_scores_share_the_victory() -> None:
    state = last_purchase(scores="7 9 9")
    assert state.game.winners(state) == []
    events = say(state, "keep:pavilion-2")
    assert events[-1] == GameOver((1, 2), (7, 9, 9))
    assert state.game.winners(state) == [1, 2]
    assert state.game.points(state) == [7, 9, 9]


@clause("A-84")
def test_nothing_is_played_after_the_end() -> None:
    state = last_purchase()
    say(state, "keep:pavilion-2")
    assert legal(state) == []
    for move in ("take:y9", "done", "keep:tower-12"):
        refusal = check(state, parse_word(state, move))
        assert refusal is not None
        assert (refusal.code, refusal.clause) == ("game-over", "A-84")
    assert view(state, 0).phase == "over"

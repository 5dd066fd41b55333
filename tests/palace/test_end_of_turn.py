"""The end of a turn: laying what was bought, refilling, scoring cards (A-60 to A-63)."""

from __future__ import annotations

import pytest

from alhambra import check, parse_word, view
from alhambra.palace.events import (
    DiscardsShuffled,
    DisplayFilled,
    Kept,
    Laid,
    MarketFilled,
    NeutralReceived,
    Scored,
    ScoringCardTurned,
    TurnBegan,
)
from tests.clauses import clause
from tests.support.builders import say, shuffled, table, words
from tests.support.plain import pile, plain

CHEAP = "pavilion-2 seraglio-3 arcades-4 chambers-5"


@clause("A-60")
def test_each_bought_tile_is_laid_or_put_into_the_reserve() -> None:
    state = table(phase="lay", asides=["pavilion-8 tower-12"])
    assert {word.partition("@")[0] for word in words(state)} == {
        "lay:pavilion-8", "keep:pavilion-8", "lay:tower-12", "keep:tower-12"
    }  # fmt: skip
    assert say(state, "lay:tower-12@n1")[0] == Laid(0, "tower-12", "n1", "bought")
    assert say(state, "keep:pavilion-8")[0] == Kept(0, "pavilion-8")
    seen = view(state, 0)
    assert (seen.reserves[0], seen.asides[0], seen.actor) == (("pavilion-8",), (), 1)


@clause("A-60")
def test_bought_tiles_are_laid_in_any_order() -> None:
    state = table(phase="lay", asides=["pavilion-8 tower-12"])
    assert "lay:tower-12@n2" not in words(state)
    say(state, "lay:pavilion-8@n1")
    assert "lay:tower-12@n2" in words(state)
    other = table(phase="lay", asides=["pavilion-8 tower-12"])
    say(other, "lay:tower-12@n1")
    assert "lay:pavilion-8@n2" in words(other)


@clause("A-60")
def test_the_building_rules_hold_after_each_single_tile() -> None:
    """Both could stand in the end, but the one that is laid first would touch nothing."""
    state = table(phase="lay", asides=["pavilion-8 tower-12"])
    refusal = check(state, parse_word(state, "lay:tower-12@n2"))
    assert refusal is not None
    assert refusal.clause == "A-58"


@clause("A-60")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("done", "not-now"),
        ("take:y9", "not-now"),
        ("buy:1:y9", "not-now"),
        ("remove:tower-12", "not-now"),
        ("swap:tower-12/garden-11", "not-now"),
        ("lay:garden-11@s1", "not-set-aside"),
        ("keep:garden-11", "not-set-aside"),
    ],
)
def test_nothing_else_is_done_before_all_are_laid_or_kept(move: str, code: str) -> None:
    state = table(phase="lay", asides=["pavilion-8"], palaces=["tower-12@n1"], reserves=["garden-11"], hands=["y9"])
    refusal = check(state, parse_word(state, move))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, "A-60")


@clause("A-60a")
def test_a_bought_tile_goes_onto_an_empty_place() -> None:
    state = table(phase="lay", asides=["pavilion-8"], palaces=["tower-12@n1"])
    for place in ("n1", "c"):
        refusal = check(state, parse_word(state, f"lay:pavilion-8@{place}"))
        assert refusal is not None
        assert (refusal.code, refusal.clause, refusal.places) == ("occupied", "A-60a", (place,))


@clause("A-61")
def test_the_display_is_refilled_to_four_cards_slot_by_slot() -> None:
    state = table(display="y1 o9 g1 b1", pile="o2 o3 o4")
    events = say(state, "take:y1,g1,b1")
    assert view(state, None).display == ("o2", "o9", "o3", "o4")
    assert [event for event in events if isinstance(event, DisplayFilled)] == [
        DisplayFilled(1, "o2"), DisplayFilled(3, "o3"), DisplayFilled(4, "o4")
    ]  # fmt: skip


@clause("A-61")
def test_example_squares_two_and_four_are_refilled_one_after_the_other() -> None:
    state = table(market=CHEAP, hands=["g3 o5"], supply="tower-7 tower-8")
    say(state, "buy:4:o5", "buy:2:g3", "done", "keep:chambers-5")
    events = say(state, "keep:seraglio-3")
    assert [event for event in events if isinstance(event, MarketFilled)] == [
        MarketFilled(2, "tower-7"), MarketFilled(4, "tower-8")
    ]  # fmt: skip
    assert view(state, None).market == ("pavilion-2", "tower-7", "arcades-4", "tower-8")


@clause("A-61")
def test_tiles_never_slide() -> None:
    state = table(market=CHEAP, hands=["y2"], supply="tower-7")
    say(state, "buy:1:y2", "done", "keep:pavilion-2")
    assert view(state, None).market == ("tower-7", "seraglio-3", "arcades-4", "chambers-5")


@clause("A-61")
def test_the_order_is_display_market_scoring_neutral_tiles_next_turn() -> None:
    state = table(2, market=CHEAP, hands=["y2"], display="y1 - g1 b1", pile="1st o2", phase="act")
    events = say(state, "buy:1:y2", "done", "keep:pavilion-2")[3:]
    kinds = [type(event) for event in events]
    assert kinds == [ScoringCardTurned, DisplayFilled, MarketFilled, Scored, NeutralReceived, TurnBegan]


@clause("A-62")
def test_the_discards_are_shuffled_when_the_pile_is_empty_in_the_middle_of_a_refill() -> None:
    state = table(
        display="y1 g2 b2 o9", pile="g9", discards="y3 b5 b6", spare_cards=1, held=(1, 2)
    )  # fmt: skip
    luck = shuffled("b6 y3 b5")
    events = say(state, "take:y1,g2,b2", luck=luck)
    assert view(state, None).display == ("g9", "b6", "y3", "o9")
    assert pile(state) == ["b5"]
    assert plain(state)["discards"] == []
    assert [type(event) for event in events[1:4]] == [DisplayFilled, DiscardsShuffled, DisplayFilled]
    assert events[2] == DiscardsShuffled(3)
    assert luck.left == 0


@clause("A-62")
def test_nothing_is_shuffled_before_a_card_must_be_drawn() -> None:
    state = table(display="y1 g2 b2 o9", pile="g9", discards="y3", spare_cards=1, held=(1, 2))
    say(state, "take:o9")
    assert view(state, None).display == ("y1", "g2", "b2", "g9")
    assert pile(state) == []
    assert plain(state)["discards"] == ["y3"]


@clause("A-62")
def test_the_display_stays_short_if_pile_and_discards_are_empty() -> None:
    state = table(display="y1 g2 b2 o9", pile="g9", discards="y3", spare_cards=1, held=(1, 2))
    say(state, "take:y1,g2,b2", luck=shuffled("y3"))
    assert view(state, None).display == ("g9", "y3", None, "o9")
    assert state.actor == 1
    say(state, "take:o9")
    assert view(state, None).display == ("g9", "y3", None, None)


@clause("A-62")
def test_cards_paid_for_the_last_tile_come_back() -> None:
    state = table(market=CHEAP, display="y9 - g9 b9", hands=["y2"], spare_cards=1, held=(1, 2))
    luck = shuffled("y2")
    say(state, "buy:1:y2", "done", "keep:pavilion-2", luck=luck)
    assert view(state, None).display == ("y9", "y2", "g9", "b9")


@clause("A-63")
def test_a_scoring_card_is_put_aside_and_another_card_drawn_in_its_place() -> None:
    state = table(pile="1st y5")
    events = say(state, "take:y9")
    assert view(state, None).display == ("y5", "g9", "b9", "o9")
    assert ScoringCardTurned(1) in events
    assert "first" not in pile(state)
    assert plain(state)["discards"] == []


@clause("A-63")
def test_the_scoring_is_held_when_the_refill_is_complete_and_before_the_next_turn() -> None:
    state = table(display="y1 g1 b1 o9", pile="o2 1st o3 o4", palaces=["tower-12@n1"])
    events = say(state, "take:y1,g1,b1")
    kinds = [type(event) for event in events[1:]]
    assert kinds == [DisplayFilled, ScoringCardTurned, DisplayFilled, DisplayFilled, Scored, TurnBegan]
    assert view(state, None).scores == (6, 0, 0)


@clause("A-63")
def test_a_tile_laid_in_the_same_turn_counts() -> None:
    state = table(phase="lay", asides=["tower-12"], display="- g9 b9 o9", pile="1st y5")
    say(state, "lay:tower-12@n1")
    assert view(state, None).scores == (6, 0, 0)


@clause("A-63", "A-93")
def test_both_scoring_cards_in_one_refill_the_first_scoring_before_the_second() -> None:
    state = table(2, pile="2nd 1st y5", palaces=["tower-12@n1"])
    before = view(state, None).supply_left
    events = say(state, "take:y9")
    kinds = [(type(event), getattr(event, "number", 0)) for event in events[1:]]
    assert kinds == [
        (ScoringCardTurned, 2),
        (ScoringCardTurned, 1),
        (DisplayFilled, 0),
        (Scored, 1),
        (NeutralReceived, 0),
        (Scored, 2),
        (NeutralReceived, 0),
        (TurnBegan, 0),
    ]
    assert len(view(state, None).neutral) == 6 + (before - 6) // 3


@clause("A-63")
def test_a_scoring_card_at_the_bottom_of_the_pile_is_scored_though_nothing_replaces_it() -> None:
    state = table(pile="2nd", spare_cards=1, held=(1,), palaces=["tower-12@n1"])
    say(state, "take:y9")
    assert view(state, None).display == (None, "g9", "b9", "o9")
    assert view(state, None).scores == (13, 0, 0)

"""The set-up (A-10 to A-16)."""

from __future__ import annotations

import pytest

from alhambra import Config, RecordError, Seeded, new, view
from alhambra.palace.events import Dealt, DisplayFilled, MarketFilled, TurnBegan
from tests.clauses import clause
from tests.support.builders import NAMES, deal, say, script, table
from tests.support.plain import pile, plain, supply

THREE_HANDS = "y9 y9 y2  g9 g9 g3  b9 b9 b4"  # three cards each, worth 20, 21 and 22


@clause("A-10")
def test_the_market_is_filled_from_square_one_to_four() -> None:
    state, events = deal(3, script(3, tiles="tower-7 garden-6 pavilion-2 seraglio-9", money=THREE_HANDS))
    assert view(state, None).market == ("tower-7", "garden-6", "pavilion-2", "seraglio-9")
    filled = [(event.square, event.tile) for event in events if isinstance(event, MarketFilled)]
    assert filled == [(1, "tower-7"), (2, "garden-6"), (3, "pavilion-2"), (4, "seraglio-9")]
    assert sorted(supply(state)) == sorted(set(NAMES) - {"tower-7", "garden-6", "pavilion-2", "seraglio-9"})


@clause("A-10")
def test_all_tiles_are_shuffled() -> None:
    orders = {tuple(supply(new(Config("classic", 3), Seeded(seed)))) for seed in range(20)}
    assert len(orders) == 20
    assert len({order[0] for order in orders}) > 5


@clause("A-11")
def test_scores_start_at_nothing() -> None:
    assert view(new(Config("classic", 5), Seeded(1)), None).scores == (0,) * 5


@clause("A-11")
def test_scores_have_no_upper_limit() -> None:
    state = table(scores="99 199 1000", palaces=["pavilion-8@n1", "", "tower-12@n1"], pile="1st y5")
    say(state, "take:y9")
    assert view(state, None).scores == (100, 199, 1006)


@clause("A-12")
def test_cards_are_dealt_one_by_one_until_they_are_worth_twenty() -> None:
    money = "y9 y9 y1 g9  g5 g5 g5 o5  b9 b9 b2"
    state, events = deal(3, script(3, money=money))
    assert [event.cards for event in events if isinstance(event, Dealt)] == [
        ("y1", "y9", "y9", "g9"),
        ("g5", "g5", "g5", "o5"),
        ("b2", "b9", "b9"),
    ]
    assert plain(state)["hands"] == [["y1", "y9", "y9", "g9"], ["g5", "g5", "g5", "o5"], ["b2", "b9", "b9"]]


@clause("A-12")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_example_nobody_gets_less_than_twenty_or_more_than_twenty_eight(seats: int) -> None:
    worth = [
        sum(int(card[1]) for card in hand)
        for seed in range(60)
        for hand in plain(new(Config("classic", seats), Seeded(seed)))["hands"]
    ]
    assert (min(worth), max(worth)) == (20, 28)


@clause("A-12")
def test_money_is_shuffled() -> None:
    hands = {tuple(plain(new(Config("classic", 3), Seeded(seed)))["hands"][0]) for seed in range(20)}
    assert len(hands) > 15


@clause("A-12", "A-17")
def test_a_hand_is_secret_from_then_on_but_its_number_of_cards_is_not() -> None:
    state, _ = deal(3, script(3, money="y9 y9 y2  g5 g5 g5 o5  b9 b9 b4"))
    seen = view(state, 1)
    assert seen.hand == ("g5", "g5", "g5", "o5")
    assert seen.hand_sizes == (3, 4, 3)
    assert "y9" not in str(seen.to_json())


@clause("A-13")
def test_the_fewest_cards_start() -> None:
    state, events = deal(3, script(3, money="y5 y5 y5 y6  g9 g9 g9  b5 b5 b5 b6"))
    assert state.actor == 1
    assert events[-1] == TurnBegan(1)


@clause("A-13")
def test_among_as_many_cards_the_lowest_total_starts() -> None:
    state, _ = deal(3, script(3, money="y9 y9 y9  g9 g9 g3  b9 b9 b2"))
    assert state.actor == 2


@clause("A-13")
@pytest.mark.parametrize(("lot", "starts"), [(0, 0), (1, 2)])
def test_those_still_tied_draw_lots(lot: int, starts: int) -> None:
    state, _ = deal(3, script(3, money="y9 y9 y2  g9 g9 g3  b9 b9 b2", start=lot))
    assert state.actor == starts


@clause("A-13")
def test_there_is_no_lot_for_a_seat_that_is_not_tied() -> None:
    with pytest.raises(RecordError, match="'start' asks for a number below 2"):
        deal(3, script(3, money="y9 y9 y2  g9 g9 g3  b9 b9 b2", start=2))
    with pytest.raises(RecordError, match="asks for 'first scoring', the script has 'start'"):
        deal(3, script(3, money=THREE_HANDS, start=0))


@clause("A-14")
def test_four_cards_are_laid_out() -> None:
    state, events = deal(3, script(3, money=f"{THREE_HANDS} o1 o2 y3 b9"))
    assert view(state, None).display == ("o1", "o2", "y3", "b9")
    filled = [(event.slot, event.card) for event in events if isinstance(event, DisplayFilled)]
    assert filled == [(1, "o1"), (2, "o2"), (3, "y3"), (4, "b9")]


@clause("A-15")
@pytest.mark.parametrize(("first", "second"), [(0, 0), (19, 19), (7, 12)])
def test_picture_five_piles_with_the_scoring_cards_in_the_second_and_fourth(first: int, second: int) -> None:
    """Nine cards are dealt and four laid out: 95 are left, 19 for each pile."""
    state, _ = deal(3, script(3, money=THREE_HANDS, first=first, second=second))
    hidden = pile(state)
    assert len(hidden) == 97
    assert hidden.index("first") == 19 + first
    assert hidden.index("second") == 3 * 19 + 1 + second


@clause("A-15")
@pytest.mark.parametrize("which", ["first", "second"])
def test_a_scoring_card_never_leaves_its_pile(which: str) -> None:
    places = {which: 20}
    with pytest.raises(RecordError, match="asks for a number below 20"):
        deal(3, script(3, money=THREE_HANDS, **places))  # type: ignore[arg-type]


@clause("A-15")
@pytest.mark.parametrize(
    ("hands", "sizes"),
    [
        ("y9 y9 y2  g9 g9 g3  b9 b9 b4", (19, 19, 19, 19, 19)),
        ("y9 y9 y2  g9 g9 g3  b9 b8 b2 b1", (19, 19, 19, 19, 18)),
        ("y9 y9 y2  g9 g8 g2 g1  b9 b8 b2 b1", (19, 19, 19, 18, 18)),
        ("y9 y8 y2 y1  g9 g8 g2 g1  b9 b8 b2 b1", (19, 19, 18, 18, 18)),
        ("y9 y8 y2 y1  g9 g8 g2 g1  b9 b5 b3 b2 b1", (19, 18, 18, 18, 18)),
    ],
)
def test_the_first_piles_take_the_extra_cards(hands: str, sizes: tuple[int, ...]) -> None:
    start = 0 if hands.startswith("y9 y8") else None
    top, _ = deal(3, script(3, money=hands, start=start))
    assert len(pile(top)) == sum(sizes) + 2
    assert pile(top).index("first") == sizes[0]
    assert pile(top).index("second") == sum(sizes[:3]) + 1
    bottom, _ = deal(3, script(3, money=hands, start=start, first=sizes[1], second=sizes[3]))
    assert pile(bottom).index("first") == sum(sizes[:2])
    assert pile(bottom).index("second") == sum(sizes[:4]) + 1


@clause("A-15")
def test_the_rest_of_the_money_keeps_its_order_below_the_display() -> None:
    state, _ = deal(3, script(3, money=f"{THREE_HANDS} o1 o2 y3 b9 o7 g1 b5", first=4))
    assert pile(state)[:3] == ["o7", "g1", "b5"]


@clause("A-16")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_play_is_clockwise(seats: int) -> None:
    state = table(seats, seat=1)
    order = []
    for _ in range(seats + 1):
        assert state.actor is not None
        order.append(state.actor)
        say(state, "take:y9" if view(state, None).display[0] == "y9" else f"take:{view(state, None).display[0]}")
    assert order == [(1 + turn) % seats for turn in range(seats + 1)]

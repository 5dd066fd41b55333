"""Buying a tile (A-40 to A-44)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from alhambra import check, legal, parse_word, view
from alhambra.palace.actions import Buy
from alhambra.palace.events import Bought
from tests.clauses import clause
from tests.oracle import money
from tests.support.builders import NAMES, say, table, words
from tests.support.plain import TILES

CHEAP = "pavilion-2 seraglio-3 arcades-4 chambers-5"


def refused(move: str, hand: str, market: str = CHEAP) -> tuple[str, str, tuple[str, ...]]:
    state = table(market=market, hands=[hand])
    refusal = check(state, parse_word(state, move))
    assert refusal is not None
    assert parse_word(state, move) not in legal(state)
    return refusal.code, refusal.clause, refusal.cards


@clause("A-40")
def test_at_least_the_price_is_paid() -> None:
    assert words(table(market=CHEAP, hands=["b3"]), "buy") == set()
    assert words(table(market=CHEAP, hands=["b4"]), "buy") == {"buy:3:b4"}
    assert words(table(market=CHEAP, hands=["b9"]), "buy") == {"buy:3:b9"}
    assert refused("buy:3:b3", "b3") == ("too-little-paid", "A-40", ("b3",))


@clause("A-40")
def test_the_currency_is_that_of_the_square() -> None:
    assert words(table(market=CHEAP, hands=["y9 o9"]), "buy") == {"buy:1:y9", "buy:4:o9"}
    assert refused("buy:2:y9", "y9") == ("wrong-currency", "A-40", ("y9",))


@clause("A-40")
def test_currencies_are_not_mixed() -> None:
    assert refused("buy:2:g2,b9", "g2 b9") == ("wrong-currency", "A-40", ("b9",))
    assert words(table(market=CHEAP, hands=["g2 b1 o4"]), "buy") == set()


@clause("A-40")
def test_cards_that_are_not_held_do_not_pay() -> None:
    assert refused("buy:2:g3", "g2") == ("not-in-hand", "A-40", ("g3",))
    assert refused("buy:4:o3,o3", "o3") == ("not-in-hand", "A-40", ("o3",))


@clause("A-40")
def test_an_empty_square_sells_nothing() -> None:
    assert refused("buy:1:y9", "y9", "- seraglio-3 arcades-4 chambers-5")[:2] == ("empty-square", "A-40")


@clause("A-40", "A-44")
def test_the_tile_leaves_the_market() -> None:
    state = table(market=CHEAP, hands=["g4"])
    say(state, "buy:2:g4")
    assert view(state, 0).market == ("pavilion-2", None, "arcades-4", "chambers-5")
    assert view(state, 0).asides[0] == ("seraglio-3",)


@clause("A-41", "A-42")
def test_example_eleven_for_a_garden_of_ten() -> None:
    state = table(market="tower-13 tower-12 garden-10-N chambers-11", hands=["b5 b6"])
    assert words(state, "buy") == {"buy:3:b5,b6"}
    events = say(state, "buy:3:b5,b6")
    assert events == [Bought(0, 3, "garden-10-N", ("b5", "b6"), 10, False)]
    assert view(state, 0).hand == ()
    assert words(state) == {"keep:garden-10-N"} | {f"lay:garden-10-N@{place}" for place in ("n1", "e1", "w1")}
    say(state, "lay:garden-10-N@n1")
    assert state.actor == 1


@clause("A-41")
def test_no_change_is_given_and_what_is_paid_is_discarded_face_up() -> None:
    state = table(market=CHEAP, hands=["y9 g1 o8"])
    say(state, "buy:1:y9")
    seen = view(state, None, memory=True)
    assert seen.memory.hands[0] == ("g1", "o8")
    assert seen.memory.discards == ("y9",)
    assert seen.discards_left == 1


@clause("A-42")
@pytest.mark.parametrize(("hand", "exact"), [("g3", True), ("g1 g2", True), ("g4", False), ("g2 g2", False)])
def test_only_an_exact_payment_earns_another_action(hand: str, exact: bool) -> None:
    state = table(market=CHEAP, hands=[hand])
    say(state, f"buy:2:{','.join(hand.split())}")
    assert view(state, 0).earned == exact
    assert view(state, 0).phase == ("act" if exact else "lay")


@clause("A-43")
def test_a_payment_holds_no_superfluous_card() -> None:
    assert words(table(market=CHEAP, hands=["g1 g3 g4"]), "buy:2") == {"buy:2:g3", "buy:2:g4"}
    assert refused("buy:2:g1,g3", "g1 g3 g4") == ("superfluous-card", "A-43", ("g1",))
    assert refused("buy:4:o3,o4,o5", "o3 o4 o5") == ("superfluous-card", "A-43", ("o3", "o4", "o5"))


@clause("A-43")
def test_paying_too_much_is_allowed_where_every_card_is_needed() -> None:
    market = "tower-13 seraglio-3 arcades-4 chambers-5"
    assert words(table(market=market, hands=["y9 y8 y7"]), "buy") == {"buy:1:y8,y9", "buy:1:y7,y9", "buy:1:y7,y8"}


@clause("A-44")
def test_a_bought_tile_is_neither_in_the_palace_nor_in_the_reserve() -> None:
    state = table(market=CHEAP, hands=["y2"])
    say(state, "buy:1:y2")
    seen = view(state, 0)
    assert seen.asides[0] == ("pavilion-2",)
    assert seen.reserves[0] == ()
    assert [laid.tile for laid in seen.palaces[0].tiles] == ["fountain"]


@clause("A-44")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("lay:pavilion-8@n1", "set-aside"),
        ("swap:tower-12/pavilion-8", "set-aside"),
        ("keep:pavilion-8", "not-now"),
        ("give:pavilion-8", "not-now"),
    ],
)
def test_a_redesign_in_the_same_turn_cannot_use_a_bought_tile(move: str, code: str) -> None:
    state = table(2, market="pavilion-8 seraglio-3 arcades-4 chambers-5", hands=["y8"], palaces=["tower-12@n1"])
    say(state, "buy:1:y8")
    assert not any("pavilion-8" in word for word in words(state))
    refusal = check(state, parse_word(state, move))
    assert refusal is not None
    assert (refusal.code, refusal.clause, refusal.tiles) == (code, "A-44", ("pavilion-8",))


@clause("A-40", "A-43")
@settings(max_examples=300)
@given(st.lists(st.integers(1, 9), max_size=12), st.integers(1, 4), st.sampled_from(NAMES))
def test_payments_are_those_of_the_oracle(values: list[int], square: int, tile: str) -> None:
    values = sorted(value for n, value in enumerate(values) if values[:n].count(value) < 3)
    letter = "ygbo"[square - 1]
    market = " ".join(tile if number == square else "-" for number in range(1, 5))
    display = "- - - -"
    state = table(market=market, display=display, hands=[" ".join(f"{letter}{value}" for value in values)])
    bought = [action for action in legal(state) if isinstance(action, Buy)]
    expected = money.payments(values, TILES[tile].price)
    assert len(bought) == len(set(bought)) == len(expected)
    assert {tuple(int(card[1]) for card in buy.cards) for buy in bought} == expected
    assert {buy.square for buy in bought} <= {square}

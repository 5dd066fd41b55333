"""A turn: its actions, what earns a further one, and passing (A-20 to A-22)."""

from __future__ import annotations

import pytest

from alhambra import check, parse_word, view
from alhambra.palace.events import Bought, Declined, DisplayFilled, MarketFilled, Passed, TurnBegan
from tests.clauses import clause
from tests.support.builders import NINES, say, table, words

CHEAP = "pavilion-2 seraglio-3 arcades-4 chambers-5"


@clause("A-20")
def test_the_first_action_is_to_take_money_to_buy_or_to_redesign() -> None:
    state = table(market=CHEAP, hands=["y3"], palaces=["tower-12@n1"], reserves=["tower-11-none"])
    verbs = {word.partition(":")[0] for word in words(state)}
    assert verbs == {"take", "buy", "lay", "remove", "swap"}


@clause("A-20")
@pytest.mark.parametrize("move", ["take:y9", "remove:tower-12", "lay:garden-11@s1", "swap:tower-12/garden-11"])
def test_one_action_ends_the_turn(move: str) -> None:
    state = table(palaces=["tower-12@n1"], reserves=["garden-11"])
    events = say(state, move)
    assert state.actor == 1
    assert events[-1] == TurnBegan(1)


@clause("A-20")
def test_the_first_action_is_compulsory() -> None:
    state = table()
    refusal = check(state, parse_word(state, "done"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("compulsory", "A-20")
    assert "done" not in words(state)


@clause("A-20", "A-42")
def test_an_exact_purchase_earns_another_action_of_any_kind() -> None:
    state = table(market=CHEAP, hands=["y2 g4"], palaces=["tower-12@n1"], reserves=["tower-11-none"])
    say(state, "buy:1:y2")
    assert state.actor == 0
    verbs = {word.partition(":")[0] for word in words(state)}
    assert verbs == {"take", "buy", "lay", "remove", "swap", "done"}


@clause("A-20")
@pytest.mark.parametrize("further", ["take:y9", "lay:garden-11@s1", "remove:tower-12", "buy:2:g4"])
def test_the_further_action_ends_the_actions_unless_it_is_exact(further: str) -> None:
    state = table(market=CHEAP, hands=["y2 g4"], palaces=["tower-12@n1"], reserves=["garden-11"])
    say(state, "buy:1:y2", further)
    assert view(state, 0).phase == "lay"
    assert {word.partition(":")[0] for word in words(state)} <= {"lay", "keep"}


@clause("A-20")
def test_a_further_action_may_be_declined() -> None:
    state = table(market=CHEAP, hands=["y2"])
    assert say(state, "buy:1:y2", "done")[-1] == Declined(0)
    say(state, "keep:pavilion-2")
    assert state.actor == 1


@clause("A-20")
def test_example_five_actions_in_a_row() -> None:
    state = table(market=CHEAP, hands=["y2 g3 b4 o5"])
    say(state, "buy:1:y2", "buy:2:g3", "buy:3:b4", "buy:4:o5")
    assert words(state) == {"take:y9", "take:g9", "take:b9", "take:o9", "done"}
    say(state, "take:b9")
    assert view(state, 0).hand == ("b9",)
    assert not words(state, "take") and not words(state, "buy")
    say(state, "keep:pavilion-2", "keep:seraglio-3", "keep:arcades-4", "keep:chambers-5")
    assert state.actor == 1


@clause("A-20")
def test_example_five_actions_the_last_a_redesign() -> None:
    state = table(market=CHEAP, hands=["y2 g3 b4 o5"], reserves=["tower-12"])
    say(state, "buy:1:y2", "buy:2:g3", "buy:3:b4", "buy:4:o5", "lay:tower-12@n1")
    assert view(state, 0).phase == "lay"


@clause("A-20", "A-42", "A-50", "A-60")
def test_example_two_exact_purchases_and_a_redesign() -> None:
    state = table(
        market="pavilion-2 seraglio-9 tower-7 garden-6",
        hands=["y2 g4 g5"],
        palaces=["arcades-8-E@e1"],
        reserves=["garden-9"],
    )
    events = say(state, "buy:1:y2", "buy:2:g4,g5", "swap:arcades-8-E/garden-9")
    assert [event.exact for event in events if isinstance(event, Bought)] == [True, True]
    seen = view(state, 0)
    assert {laid.place: laid.tile for laid in seen.palaces[0].tiles}["e1"] == "garden-9"
    assert seen.reserves[0] == ("arcades-8-E",)
    assert seen.asides[0] == ("pavilion-2", "seraglio-9")
    say(state, "keep:seraglio-9", "lay:pavilion-2@n1")
    seen = view(state, 0)
    assert seen.reserves[0] == ("seraglio-9", "arcades-8-E")
    assert {laid.place: laid.tile for laid in seen.palaces[0].tiles}["n1"] == "pavilion-2"
    assert seen.actor == 1


@clause("A-21")
def test_nothing_is_refilled_during_a_turn() -> None:
    state = table(market=CHEAP, hands=["y2 g3"])
    events = say(state, "buy:1:y2", "buy:2:g3", "take:y9")
    assert view(state, 0).market == (None, None, "arcades-4", "chambers-5")
    assert view(state, 0).display == (None, "g9", "b9", "o9")
    assert not any(isinstance(event, MarketFilled | DisplayFilled) for event in events)
    say(state, "keep:pavilion-2")
    assert view(state, 0).display[0] is None
    events = say(state, "keep:seraglio-3")
    assert None not in view(state, 0).market and None not in view(state, 0).display
    assert any(isinstance(event, MarketFilled) for event in events)


@clause("A-22")
def test_who_has_no_legal_action_passes() -> None:
    state = table(display="- - - -", spare_cards=1, held=(1, 2))
    assert words(state) == {"pass"}
    events = say(state, "pass")
    assert events == [Passed(0), TurnBegan(1)]
    assert words(state, "buy")


@clause("A-22")
@pytest.mark.parametrize(
    "change",
    [
        {"display": "- - - y9"},
        {"palaces": ["tower-12@n1"]},
        {"reserves": ["tower-12"]},
    ],
)
def test_who_can_act_does_not_pass(change: dict[str, object]) -> None:
    settings = {"display": "- - - -", "spare_cards": 1, "held": (1, 2), **change}
    state = table(**settings)  # type: ignore[arg-type]
    refusal = check(state, parse_word(state, "pass"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("can-act", "A-22")


@clause("A-22")
def test_a_further_action_that_is_not_there_is_declined_not_passed() -> None:
    state = table(display="- - - -", market=CHEAP, hands=["y2"], spare_cards=1, held=(1, 2))
    say(state, "buy:1:y2")
    assert words(state) == {"done"}
    assert check(state, parse_word(state, "pass")) is not None


@clause("A-22")
def test_nobody_passes_where_there_is_money_to_take() -> None:
    assert "pass" not in words(table(display=NINES))

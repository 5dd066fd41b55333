"""Taking money (A-30)."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import check, legal, parse_word, view
from alhambra.palace.actions import Take
from alhambra.palace.cards import card_word
from alhambra.palace.events import MoneyTaken
from tests.clauses import clause
from tests.oracle import money
from tests.support.builders import say, table, words


def takes(display: str) -> set[str]:
    return words(table(display=display), "take")


@clause("A-30")
def test_example_the_two_on_the_left_or_one_of_the_others() -> None:
    assert takes("b3 y2 o7 g9") == {"take:y2", "take:b3", "take:g9", "take:o7", "take:y2,b3"}


@clause("A-30")
@pytest.mark.parametrize("card", ["y1", "g5", "b6", "o9"])
def test_one_card_may_have_any_value(card: str) -> None:
    assert takes(f"{card} - - -") == {f"take:{card}"}


@clause("A-30")
def test_several_cards_sum_to_five_at_most() -> None:
    assert "take:y1,g4" in takes("y1 g4 b9 o9")
    assert "take:y1,g5" not in takes("y1 g5 b9 o9")
    assert "take:y2,g2,b2" not in takes("y2 g2 b2 o9")


@clause("A-30")
def test_four_cards_of_five_together() -> None:
    assert "take:y1,g1,b1,o2" in takes("y1 g1 b1 o2")
    assert len(takes("y1 g1 b1 o2")) == 15


@clause("A-30")
def test_currencies_do_not_matter() -> None:
    assert {"take:y2,y3", "take:g1,b4"} <= takes("y2 y3 g1 b4")


@clause("A-30")
def test_equal_cards_are_one_choice() -> None:
    assert takes("y2 y2 y2 o6") == {"take:y2", "take:y2,y2", "take:o6"}


@clause("A-30")
def test_what_is_taken_comes_into_the_hand() -> None:
    state = table(display="b3 y2 o7 g9", hands=["g1"], phase="act")
    events = say(state, "take:y2,b3")
    assert events[0] == MoneyTaken(0, ("y2", "b3"))
    assert view(state, 0).hand == ("y2", "g1", "b3")


@clause("A-30")
def test_an_empty_slot_holds_nothing_to_take() -> None:
    assert takes("- y2 - -") == {"take:y2"}


@clause("A-30")
@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ((), "nothing-taken"),
        (("y8",), "not-on-display"),
        (("y9", "y9"), "not-on-display"),
        (("y9", "g9"), "too-much-taken"),
    ],
)
def test_other_cards_are_refused(cards: tuple[str, ...], code: str) -> None:
    refusal = check(table(), Take(cards))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == (code, "A-30")


@clause("A-30")
def test_a_word_may_list_the_cards_in_any_order() -> None:
    state = table(display="b3 y2 o7 g9")
    assert parse_word(state, "take:b3,y2") == Take(("y2", "b3"))
    assert check(state, parse_word(state, "take:b3,y2")) is None


@clause("A-30")
def test_takes_are_those_of_the_oracle_on_random_displays() -> None:
    luck = Random(30)
    for _ in range(300):
        shown = [card_word(9 * luck.randrange(4) + luck.randrange(6)) for _ in range(4)]
        if any(shown.count(card) > 3 for card in shown):
            continue
        shown = [card if luck.random() < 0.9 else "-" for card in shown]
        state = table(display=" ".join(shown))
        found = [action.cards for action in legal(state) if isinstance(action, Take)]
        assert len(found) == len(set(found))
        assert set(found) == money.takes([card for card in shown if card != "-"])

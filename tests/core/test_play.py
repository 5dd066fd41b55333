"""The outcomes of an action, with their probabilities."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from alhambra import Chance, Config, Refused, Seeded, apply, copy, outcomes, parse_word, position, view
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.core.race import Race
from tests.support.builders import deal, game_of, say, script, table
from tests.support.hidden import permuted
from tests.support.invariants import seen, sound
from tests.support.plain import pile
from tests.support.play import Player, sample


def spread(state: PalaceState, move: str, look: Callable[[PalaceState], Any]) -> dict[Any, Fraction]:
    """How likely each thing is that one may see after a move."""
    found: defaultdict[Any, Fraction] = defaultdict(Fraction)
    for probability, after in outcomes(state, parse_word(state, move)):
        found[look(after)] += probability
    assert sum(found.values()) == 1
    return dict(found)


def drawn(state: PalaceState) -> str | None:
    """The card on the first slot of the display."""
    card: str | None = view(state, None).display[0]
    return card


def test_the_last_card_of_a_pile_is_certain() -> None:
    state = table(pile="g1", spare_cards=1, held=(1, 2))
    assert spread(state, "take:y9", drawn) == {"g1": 1}


def test_a_card_is_as_likely_as_there_are_copies_in_the_pile() -> None:
    state = table(pile="g1 b2 b2", spare_cards=1, held=(1, 2))
    assert spread(state, "take:y9", drawn) == {"g1": Fraction(1, 3), "b2": Fraction(2, 3)}


def test_several_draws_are_without_replacement() -> None:
    state = table(display="y1 g1 b9 o9", pile="b2 b3 b2", spare_cards=1, held=(1, 2))
    ends = spread(state, "take:y1,g1", lambda after: view(after, None).display[:2])
    third = Fraction(1, 3)
    assert ends == {("b2", "b2"): third, ("b2", "b3"): third, ("b3", "b2"): third}


def test_shuffled_discards_are_drawn_from_as_well() -> None:
    state = table(pile="", discards="g1 b2", spare_cards=1, held=(1, 2))
    assert spread(state, "take:y9", drawn) == {"g1": Fraction(1, 2), "b2": Fraction(1, 2)}


def test_the_tiles_of_the_market_are_drawn_too() -> None:
    state = table(
        market="pavilion-2 tower-12 tower-13 garden-11", hands=["y2"], supply="tower-7 tower-8", spare_tiles=1
    )  # fmt: skip
    say(state, "buy:1:y2", "done")
    found = spread(state, "keep:pavilion-2", lambda after: view(after, None).market[0])
    assert found == {"tower-7": Fraction(1, 2), "tower-8": Fraction(1, 2)}


def test_an_action_without_luck_has_one_outcome() -> None:
    state = table(hands=["y2"], market="pavilion-2 tower-12 tower-13 garden-11")
    before = position(state)
    ((probability, after),) = outcomes(state, parse_word(state, "buy:1:y2"))
    assert probability == 1
    assert position(after) != before == position(state)


def test_a_refused_action_has_no_outcomes() -> None:
    state = table()
    with pytest.raises(Refused):
        list(outcomes(state, parse_word(state, "done")))


def near_the_first_scoring(drawn: int) -> PalaceState:
    """A game of three with piles of 19 cards, after so many draws; the scoring card is the last of the second pile."""
    state, _ = deal(3, script(3, money="y9 y9 y2  g9 g9 g3  b9 b9 b4", first=19))
    for _ in range(drawn):
        say(state, f"take:{view(state, None).display[0]}")
    return state


@clause("A-15")
@pytest.mark.parametrize(
    ("drawn", "chance"),
    [(0, Fraction(0)), (18, Fraction(0)), (19, Fraction(1, 20)), (20, Fraction(1, 19)), (38, Fraction(1))],
)
def test_a_scoring_card_is_as_likely_as_its_pile_makes_it(drawn: int, chance: Fraction) -> None:
    """Pile 2 is the twenty cards from the twentieth on, the first scoring card among them."""
    state = near_the_first_scoring(drawn)
    move = f"take:{view(state, None).display[0]}"
    assert spread(state, move, lambda after: "first" not in pile(after)).get(True, 0) == chance


def remembered(state: PalaceState) -> str:
    """All that a perfect memory knows."""
    return seen(state, None, memory=True)


def test_outcomes_do_not_depend_on_hidden_orders() -> None:
    luck = Random(16)
    for state in [*sample(3, 16, 60), near_the_first_scoring(25)]:
        if view(state, None).phase != "act":
            continue
        move = f"take:{next(card for card in view(state, None).display if card)}"
        expected = spread(state, move, remembered)
        assert spread(permuted(state, luck, None, hands=False), move, remembered) == expected


@pytest.mark.parametrize("lazy", [False, True])
def test_outcomes_are_as_frequent_as_their_probabilities(lazy: bool) -> None:
    """Draws from permuted hidden orders, and draws that are decided when they are made."""
    state = near_the_first_scoring(36)
    move = parse_word(state, f"take:{view(state, None).display[0]}")
    luck, chance = Random(17), Seeded(17, lazy=lazy)
    games = 1000
    counts = Counter(
        turned(permuted(state, luck, None, hands=False) if not lazy else state, move, chance) for _ in range(games)
    )
    assert set(counts) == {True, False}
    assert abs(counts[True] / games - 1 / 3) < 0.06


def turned(state: PalaceState, move: object, chance: Chance) -> bool:
    """Whether the first scoring card turned up."""
    after = copy(state)
    apply(after, move, chance)
    return "first" not in pile(after)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_lazy_chance_plays_whole_games(seats: int) -> None:
    """Hidden cards are decided when they are drawn; the scoring cards still come in time and in order."""
    for seed in range(3):
        game, chance, player = game_of(seats), Seeded(seed, lazy=True), Player(seed, "any kind")
        state = game.new(chance)
        while state.actor is not None:
            sound(state)
            game.play(state, player.choose(game.codes(state)), chance)
        assert [held[0] for held in state.past] == [1, 2, 3]


def test_a_game_without_a_loop_of_its_own_is_played_to_the_end() -> None:
    race = Race(Config("race", 2))
    chance = Seeded(1)
    state = race.new(chance)
    assert race.playout(state, chance) >= 2
    assert state.actor is None

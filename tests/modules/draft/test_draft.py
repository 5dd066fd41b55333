"""The draft of start money (R-14)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, Scripted, Seeded, parse_position, parse_word, view
from alhambra.modules.draft.rules import DraftView, PileChosen, PilesDealt
from alhambra.palace.events import TurnBegan
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import say, words
from tests.support.plain import fields, line
from tests.support.red_builders import red_game, red_script, red_table, refusal, refused

SEVEN = "pavilion seraglio arcades chambers garden tower tower"
MONEY = "y9 y9 y1 g9  g5 g5 g5 o5  b9 b9 b2"
PILES = (("y1", "y9", "y9", "g9"), ("g5", "g5", "g5", "o5"), ("b2", "b9", "b9"))


def drafting(start: int = 1) -> tuple[PalaceState, Scripted, list[Any]]:
    """Three seats, before the first choice."""
    game = red_game()
    luck = red_script(game, tokens=SEVEN, money=MONEY, start=start)
    events: list[Any] = []
    return game.new(luck, events), luck, events


@clause("R-14")
def test_as_many_piles_as_players_each_worth_20_or_more() -> None:
    state, _, events = drafting()
    assert PilesDealt(1, PILES) in events
    seen = view(state, None)
    assert seen.phase == "draft"
    assert seen.modules["draft"] == DraftView({str(n): tuple(pile) for n, pile in enumerate(PILES, 1)})
    assert seen.hand_sizes == (0, 0, 0)


@clause("R-14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_no_pile_is_worth_less_than_20_or_more_than_28(seats: int) -> None:
    for seed in range(12):
        piles = view(red_game(seats).new(Seeded(seed)), None).modules["draft"].piles
        worth = [sum(int(card[1]) for card in pile) for pile in piles.values()]
        assert len(worth) == seats and all(20 <= total <= 28 for total in worth)


@clause("R-14")
@pytest.mark.parametrize(("start", "order"), [(0, [2, 1]), (1, [0, 2]), (2, [1, 0])])
def test_the_last_in_turn_order_chooses_first_and_the_start_player_gets_the_last_pile(
    start: int, order: list[int]
) -> None:
    state, luck, _ = drafting(start)
    assert (state.actor, words(state)) == (order[0], {"pile:1", "pile:2", "pile:3"})
    events = say(state, "pile:2", luck=luck)
    assert events == [PileChosen(order[0], 2, PILES[1]), TurnBegan(order[1])]
    assert (state.actor, words(state)) == (order[1], {"pile:1", "pile:3"})
    events = say(state, "pile:3", luck=luck)
    assert events[:2] == [PileChosen(order[1], 3, PILES[2]), PileChosen(start, 1, PILES[0])]
    assert events[-1] == TurnBegan(start)
    seen = view(state, None)
    assert (seen.actor, seen.phase, seen.modules["draft"]) == (start, "act", None)
    for seat, pile in zip([*order, start], (PILES[1], PILES[2], PILES[0]), strict=True):
        assert view(state, seat).hand == pile


@clause("R-14")
@pytest.mark.parametrize("seats", range(2, 7))
def test_any_seat_may_start(seats: int) -> None:
    firsts = {view(red_game(seats).new(Seeded(seed)), None).actor for seed in range(40)}
    assert firsts == set(range(seats))


@clause("R-14")
def test_from_then_on_hands_are_secret_and_their_size_public() -> None:
    state, luck, _ = drafting()
    say(state, "pile:2", luck=luck)
    assert "b9" in str(view(state, 0).to_json())  # a pile that is left is open
    say(state, "pile:3", luck=luck)
    seen = view(state, 0)
    assert seen.hand == PILES[1] and seen.hand_sizes == (4, 4, 3)
    assert "b9" not in str(seen.to_json()["modules"]) and "o5" not in str(view(state, 1).to_json())


@clause("R-14")
def test_a_pile_that_is_taken_cannot_be_chosen() -> None:
    state, luck, _ = drafting()
    say(state, "pile:2", luck=luck)
    assert refused(state, "pile:2") == ("R-14", "none-left")
    assert refusal(state, "pile:2").message == "There is no pile 2 to choose, only 1, 3."
    assert refused(state, "pile:4") == ("R-14", "none-left")


@clause("R-14")
@pytest.mark.parametrize("move", ["take:y9", "buy:1:y9", "use:plaza", "done", "pass", "keep:terrain-01"])
def test_nothing_else_is_done_before(move: str) -> None:
    state, _, _ = drafting()
    assert refused(state, move) == ("R-14", "not-now")
    assert "First the start money is chosen" in refusal(state, move).message


@clause("R-14")
def test_piles_are_chosen_only_then() -> None:
    assert refused(red_table(), "pile:1") == ("R-14", "not-now")
    assert not words(red_table(), "pile")


@pytest.mark.parametrize("text", ["pile:0", "pile:7", "pile:x"])
def test_what_is_no_pile_is_no_word(text: str) -> None:
    with pytest.raises(NotationError, match="no pile of start money"):
        parse_word(red_table(), text)


@clause("R-14")
def test_positions_with_piles_at_the_wrong_time_are_refused() -> None:
    state, _, _ = drafting()
    there = fields(state)
    draft, *rest = there["modules"].split("/")
    with pytest.raises(NotationError, match="no piles of start money"):
        parse_position(line(there | {"modules": "/".join(["zz", *rest])}))
    with pytest.raises(NotationError, match="no piles of start money"):
        parse_position(line(there | {"modules": "/".join([draft.partition("+")[0], *rest])}))
    with pytest.raises(NotationError, match="at the wrong time"):
        parse_position(line(there | {"phase": "act", "bound": "-", "money": there["money"] + "2425"}))

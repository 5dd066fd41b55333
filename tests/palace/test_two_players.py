"""Two players and the neutral third (A-90 to A-95)."""

from __future__ import annotations

from collections import Counter

import pytest

from alhambra import Config, Seeded, check, new, parse_word, score, view
from alhambra.palace.events import GameOver, Given, NeutralReceived
from tests.clauses import clause
from tests.support.builders import NAMES, deal, say, script, table, words
from tests.support.palaces import counted
from tests.support.plain import supply

CHEAP = "pavilion-2 seraglio-3 arcades-4 chambers-5"
HANDS = "y9 y9 y2  g9 g9 g3"


@clause("A-90")
def test_one_copy_of_each_card_is_removed() -> None:
    seen = view(new(Config("classic", 2), Seeded(2)), None, memory=True)
    found = Counter([card for hand in seen.memory.hands for card in hand] + [*seen.display, *seen.memory.money_pile])
    assert found == {f"{letter}{value}": 2 for letter in "ygbo" for value in range(1, 10)}
    assert found.total() == 72


@clause("A-91")
def test_the_neutral_player_takes_part_in_the_majorities() -> None:
    state = counted([[0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 3]], 2, seats=2)
    assert [score(state).now.points(player) for player in range(3)] == [6, 0, 13]


@clause("A-91")
def test_the_neutral_player_takes_no_turns_and_has_no_palace_no_money_and_no_wall() -> None:
    state = table(2, neutral="pavilion-2 tower-7")
    order = []
    for _ in range(4):
        order.append(state.actor)
        say(state, f"take:{view(state, None).display[0]}")
    assert order == [0, 1, 0, 1]
    seen = view(state, None)
    assert (len(seen.palaces), len(seen.hand_sizes), len(seen.reserves)) == (2, 2, 2)
    assert [gain.reason for gain in score(state).now.gains if gain.player == 2] == ["pavilion", "tower"]


@clause("A-91")
@pytest.mark.parametrize("seats", [3, 6])
def test_more_players_have_no_neutral_player(seats: int) -> None:
    state = table(seats, phase="lay", asides=["tower-12"])
    refusal = check(state, parse_word(state, "give:tower-12"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("no-neutral-player", "A-91")
    assert view(state, None).neutral is None
    assert len(view(state, None).scores) == seats


@clause("A-92")
def test_six_tiles_go_to_the_neutral_player_before_the_market_is_filled() -> None:
    state, events = deal(2, script(2, tiles=" ".join(reversed(NAMES)), money=HANDS))
    upper = list(reversed(NAMES))
    assert events[0] == NeutralReceived(tuple(upper[:6]))
    seen = view(state, None)
    assert sorted(seen.neutral) == sorted(upper[:6])
    assert seen.market == tuple(upper[6:10])
    assert seen.supply_left == 44


@clause("A-93")
def test_it_gets_six_more_right_after_the_first_scoring() -> None:
    state = table(2, neutral="tower-7", pile="1st y5")
    upper = supply(state)[:6]
    events = say(state, "take:y9")
    assert events[-2] == NeutralReceived(tuple(upper))
    assert sorted(view(state, None).neutral) == sorted(["tower-7", *upper])


@clause("A-93")
def test_the_tiles_that_it_gets_do_not_count_in_that_scoring() -> None:
    state = table(2, neutral="tower-7", pile="1st y5", supply="tower-8 tower-10 garden-9 garden-11 garden-6 garden-7")
    say(state, "take:y9")
    assert view(state, None).scores == (0, 0, 6)


@clause("A-93")
@pytest.mark.parametrize(("left", "given"), [(20, 6), (19, 6), (8, 2), (2, 0), (0, 0)])
def test_it_gets_a_third_of_the_supply_after_the_second_scoring(left: int, given: int) -> None:
    tiles = " ".join(NAMES[:left])
    state = table(2, pile="2nd y5", held=(1,), supply=tiles, spare_tiles=1)
    events = say(state, "take:y9")
    expected = left // 3
    assert len(view(state, None).neutral) == expected
    assert expected == given
    assert any(isinstance(event, NeutralReceived) for event in events) == bool(expected)


@clause("A-93")
@pytest.mark.parametrize(("left", "given"), [(20, 6), (6, 6), (4, 4), (0, 0)])
def test_if_fewer_are_left_it_gets_those(left: int, given: int) -> None:
    state = table(2, pile="1st y5", supply=" ".join(NAMES[:left]), spare_tiles=1)
    say(state, "take:y9")
    assert len(view(state, None).neutral) == given
    assert view(state, None).supply_left == left - given
    assert state.actor == 1


@clause("A-93")
def test_it_gets_nothing_at_the_third_scoring() -> None:
    state = table(2, market=CHEAP, hands=["y2"], spare_tiles=1, held=(1, 2), spare_cards="discards")
    events = say(state, "buy:1:y2", "done", "keep:pavilion-2")
    assert isinstance(events[-1], GameOver)
    assert view(state, None).neutral == ()


@clause("A-94")
def test_a_bought_tile_may_be_given_to_the_neutral_player() -> None:
    state = table(2, market=CHEAP, hands=["y2"], neutral="tower-7")
    say(state, "buy:1:y2", "done")
    assert say(state, "give:pavilion-2")[0] == Given(0, "pavilion-2")
    seen = view(state, None)
    assert (seen.neutral, seen.asides[0], seen.reserves[0], seen.actor) == (("pavilion-2", "tower-7"), (), (), 1)


@clause("A-94")
@pytest.mark.parametrize("tile", ["garden-11", "tower-12"])
def test_tiles_of_reserve_and_palace_are_not_given(tile: str) -> None:
    state = table(2, phase="lay", asides=["pavilion-8"], reserves=["garden-11"], palaces=["tower-12@n1"])
    assert words(state, "give") == {"give:pavilion-8"}
    refusal = check(state, parse_word(state, f"give:{tile}"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-given", "A-94")


@clause("A-94")
def test_a_gift_waits_for_the_end_of_the_turn() -> None:
    state = table(2, market=CHEAP, hands=["y2"])
    say(state, "buy:1:y2")
    assert not words(state, "give")


@clause("A-94")
def test_left_over_tiles_are_not_given() -> None:
    state = table(2, market=CHEAP, hands=["y2", "g1"], spare_tiles=0, held=(1, 2), spare_cards="discards")
    say(state, "buy:1:y2", "done", "keep:pavilion-2")
    assert state.actor == 1
    assert not words(state, "give")
    refusal = check(state, parse_word(state, "give:seraglio-3"))
    assert refusal is not None
    assert (refusal.code, refusal.clause) == ("not-given", "A-94")


@clause("A-95")
def test_the_points_of_the_neutral_player_are_counted_and_shown_but_it_cannot_win() -> None:
    state = table(
        2, market=CHEAP, hands=["y2"], neutral="tower-7 garden-6", spare_tiles=1, held=(1, 2), spare_cards="discards",
        scores="3 5 100",
    )  # fmt: skip
    events = say(state, "buy:1:y2", "done", "give:pavilion-2")
    assert events[-1] == GameOver((1,), (3, 5, 100 + 16 + 20 + 21))
    assert view(state, None).scores == (3, 5, 157)
    assert state.game.winners(state) == [1]
    assert state.game.points(state) == [3, 5]

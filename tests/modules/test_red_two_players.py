"""Two players and the neutral third in The Red Palace (R-80 to R-84, K-15)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from alhambra import Recording, Seeded, view
from alhambra.modules.guards.events import GuardsPosted
from alhambra.modules.tokens.rules import TokenDrawn
from alhambra.palace.events import GameOver, Given, MarketFilled, NeutralReceived
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.support.builders import words
from tests.support.extras import scored
from tests.support.red_builders import ALL, TERRAIN, guard_board, play, red_game, red_script, red_table, refused

USED = "card wall plaza exact-change"
MONEY = "y9 y9 y2 g9 g9 g3"
SIX_TYPES = "tower tower garden pavilion arcades chambers"
SEVEN = "pavilion seraglio arcades chambers garden tower tower"
SEVEN_TOWERS = "terrain-01 terrain-11 terrain-17 terrain-18 terrain-03 terrain-06"  # 1, 2, 2, 2, 0, 0
CLASSIC = (("scoring", "classic"),)


def placed(state: PalaceState) -> list[int]:
    return [tile.guards for tile in guard_board(state).placement]


def set_up(tiles: str, tokens: str, **settings: Any) -> tuple[PalaceState, list[Any]]:
    game = red_game(2, **settings)
    events: list[Any] = []
    return game.new(red_script(game, tiles=tiles, tokens=f"{tokens} {SEVEN}", money=MONEY), events), events


@clause("R-80", "A-90")
def test_one_copy_of_each_card_is_removed() -> None:
    seen = view(red_game(2).new(Seeded(2)), None, memory=True)
    assert seen.memory is not None
    dealt = [card for pile in seen.modules["draft"].piles.values() for card in pile]
    found = Counter([*dealt, *seen.memory.money_pile])
    assert found.total() == 72 and set(found.values()) == {2}


@clause("R-80", "R-11")
@pytest.mark.parametrize(("side", "drawn"), [("first-game", False), ("full", True)])
def test_either_side_of_the_guard_board_may_be_used(side: str, drawn: bool) -> None:
    chance = Recording(Seeded(2))
    state = red_game(2, guard_board=side).new(chance)
    assert len(guard_board(state).abilities) == 4
    assert ("abilities" in {what for what, _ in chance.outcomes}) is drawn


@clause("R-80", "A-91")
def test_the_neutral_player_takes_no_turns_and_has_no_palace_and_no_money() -> None:
    state = red_table(2, scores="0 0 0")  # without points nobody uses anything
    order = []
    for card in ("y9", "g9", "b9", "o9"):
        order.append(state.actor)
        play(state, f"take:{card}")
    assert order == [0, 1, 0, 1]
    seen = view(state, None)
    assert (len(seen.palaces), len(seen.hand_sizes), len(seen.scores)) == (2, 2, 3)


@clause("R-81")
def test_six_tiles_with_a_token_each_before_the_market_and_half_of_the_towers_as_guards() -> None:
    state, events = set_up(SEVEN_TOWERS, SIX_TYPES)
    tiles = SEVEN_TOWERS.split()
    at = events.index(NeutralReceived(tuple(tiles)))
    assert events[at + 1 : at + 7] == [
        TokenDrawn(tile, type_) for tile, type_ in zip(tiles, SIX_TYPES.split(), strict=True)
    ]
    assert events[at + 7] == GuardsPosted(4)  # of seven towers
    assert isinstance(events[at + 8], MarketFilled)
    assert sorted(view(state, None).neutral or ()) == sorted(tiles)
    assert placed(state) == [3, 1, 0, 0, 0, 0, 0, 0]
    assert guard_board(state).supply == 28 and guard_board(state).guards == {}


@clause("R-81")
@pytest.mark.parametrize(
    ("tiles", "guards"),
    [
        ("terrain-03 terrain-06 terrain-09 terrain-12 terrain-13 terrain-15", 0),
        ("terrain-01 terrain-06 terrain-09 terrain-12 terrain-13 terrain-15", 1),
        ("terrain-11 terrain-06 terrain-09 terrain-12 terrain-13 terrain-15", 1),
        ("terrain-11 terrain-01 terrain-09 terrain-12 terrain-13 terrain-15", 2),
        ("terrain-11 terrain-17 terrain-18 terrain-21 terrain-24 terrain-25", 6),
    ],
)
def test_half_rounded_up(tiles: str, guards: int) -> None:
    state, events = set_up(tiles, SIX_TYPES)
    assert sum(placed(state)) == guards and guard_board(state).supply == 32 - guards
    assert [event.count for event in events if isinstance(event, GuardsPosted)] == ([guards] if guards else [])


@clause("R-81", "K-15", "B-2", "R-91")
def test_module_tiles_stay_with_the_neutral_player_and_take_no_token() -> None:
    tiles = "camp-1 bazaar-1 medina-02 terrain-11 terrain-03 terrain-06"
    state, _ = set_up(tiles, "tower garden arcades", modules=ALL)
    seen = view(state, None)
    assert sorted(seen.neutral or ()) == sorted(tiles.split())
    assert {tile: seen.types[tile] for tile in tiles.split() if tile in seen.types} == {
        "terrain-11": "tower", "terrain-03": "garden", "terrain-06": "arcades",
    }  # fmt: skip
    assert seen.modules["bazaars"].beside == () and sum(placed(state)) == 1


@clause("R-81", "R-13")
@pytest.mark.parametrize("seats", range(3, 7))
def test_more_players_have_no_neutral_player(seats: int) -> None:
    state = red_game(seats).new(Seeded(seats))
    assert view(state, None).neutral is None
    assert guard_board(state).supply == 32 and sum(placed(state)) == 0


def scoring_due(number: int, supply: str, **settings: Any) -> PalaceState:
    pile = ("1st y5 y6", "2nd y5 y6")[number - 1]
    return red_table(2, pile=pile, held=range(1, number), supply=supply, used=USED, **settings)


@clause("R-82")
def test_the_same_right_after_the_first_scoring() -> None:
    state = scoring_due(1, SEVEN_TOWERS, neutral="terrain-32", tokens="terrain-32:tower", posted=2, options=CLASSIC)
    events = play(state, "take:y9", tokens=SIX_TYPES)
    at = events.index(NeutralReceived(tuple(SEVEN_TOWERS.split())))
    assert type(events[at - 1]).__name__ == "Scored"
    assert events[at + 7] == GuardsPosted(4)
    seen = view(state, None)
    assert sorted(seen.neutral or ()) == sorted(["terrain-32", *SEVEN_TOWERS.split()])
    assert (seen.types["terrain-01"], seen.types["terrain-06"]) == ("tower", "chambers")
    assert placed(state)[:4] == [3, 2, 1, 0]
    assert seen.scores == (5, 5, 6)  # the new tiles did not count


@clause("R-82")
@pytest.mark.parametrize("left", [0, 1, 4, 6])
def test_fewer_if_fewer_are_left(left: int) -> None:
    state = scoring_due(1, " ".join(list(TERRAIN)[:left]), spare_tiles=1)
    play(state, "take:y9")
    assert len(view(state, None).neutral or ()) == left and view(state, None).supply_left == 0
    assert (state.actor, view(state, None).ending) == (1, False)


@clause("R-82")
@pytest.mark.parametrize(("left", "given"), [(20, 6), (18, 6), (9, 3), (8, 2), (2, 0), (0, 0)])
def test_a_third_of_the_supply_after_the_second_scoring(left: int, given: int) -> None:
    """Market and preview are not counted."""
    state = scoring_due(2, " ".join(list(TERRAIN)[:left]), spare_tiles=1)
    play(state, "take:y9")
    assert len(view(state, None).neutral or ()) == given and view(state, None).supply_left == left - given


@clause("R-82", "K-15", "R-91")
def test_module_tiles_are_counted_in_the_third() -> None:
    supply = "bazaar-1 camp-1 terrain-11 medina-02 medina-03 bazaar-2 camp-2 terrain-01 terrain-03"
    state = scoring_due(2, supply, spare_tiles=1, modules=ALL)
    play(state, "take:y9")
    assert view(state, None).neutral == ("terrain-11", "camp-1", "bazaar-1")
    assert sum(placed(state)) == 1
    assert view(state, None).modules["bazaars"].beside == ()


@clause("R-82", "R-81")
def test_guards_of_a_later_delivery_are_counted_by_themselves() -> None:
    """A tower of each delivery, half of it rounded up: two guards, not one."""
    state = scoring_due(1, "terrain-01 terrain-03 terrain-06 terrain-09 terrain-12 terrain-13", posted=1)
    play(state, "take:y9")
    assert sum(placed(state)) == 2


@clause("R-82")
def test_while_the_supply_of_guards_lasts() -> None:
    state = scoring_due(1, SEVEN_TOWERS, guard_supply=3)
    events = play(state, "take:y9")
    assert GuardsPosted(3) in events and guard_board(state).supply == 0


@clause("R-82", "R-72")
def test_nothing_after_the_third() -> None:
    state = red_table(
        2, market="terrain-01 terrain-02 terrain-04 terrain-07", preview="- - -", hands=["y2"], spare_tiles=1,
        held=(1, 2), used=USED,
    )  # fmt: skip
    events = play(state, "buy:1:y2", "done", "keep:terrain-01")
    assert isinstance(events[-1], GameOver) and view(state, None).neutral == ()


@clause("R-83")
def test_a_building_bought_this_turn_is_given_and_brings_a_guard_for_each_tower() -> None:
    state = red_table(2, phase="lay", asides=["terrain-11 terrain-01"], used=USED, posted=2)
    assert words(state, "give") == {"give:terrain-11", "give:terrain-01"}
    assert play(state, "give:terrain-11") == [Given(0, "terrain-11"), GuardsPosted(2)]
    assert placed(state)[:2] == [3, 1] and guard_board(state).supply == 28
    assert play(state, "give:terrain-01")[:2] == [Given(0, "terrain-01"), GuardsPosted(1)]  # each, not half of them
    assert view(state, None).neutral == ("terrain-01", "terrain-11")
    assert guard_board(state).guards == {} and state.actor == 1


@clause("R-83")
def test_gifts_while_the_supply_of_guards_lasts() -> None:
    state = red_table(2, phase="lay", asides=["terrain-11"], used=USED, guard_supply=1)
    assert GuardsPosted(1) in play(state, "give:terrain-11")
    assert guard_board(state).supply == 0


@clause("R-83", "K-15", "R-91")
@pytest.mark.parametrize("tile", ["medina-08", "camp-1", "bazaar-1"])
def test_module_tiles_may_be_given_and_bring_no_guard(tile: str) -> None:
    state = red_table(2, phase="lay", asides=[tile], used=USED, modules=ALL)
    events = play(state, f"give:{tile}")
    assert not any(isinstance(event, GuardsPosted) for event in events)
    assert view(state, None).neutral == (tile,)


@clause("R-83", "A-94")
@pytest.mark.parametrize("tile", ["terrain-47", "terrain-30"])
def test_tiles_of_reserve_and_palace_are_not_given(tile: str) -> None:
    state = red_table(2, phase="lay", asides=["terrain-11"], reserves=["terrain-47"], palaces=["terrain-30@n1"])
    assert refused(state, f"give:{tile}") == ("A-94", "not-given")


@clause("R-83")
def test_a_gift_keeps_its_token() -> None:
    state = red_table(2, phase="lay", asides=["terrain-11"], tokens="terrain-11:tower", used=USED, options=CLASSIC)
    play(state, "give:terrain-11")
    assert scored(state, 1, "tower") == [0, 0, 6]


@clause("R-84", "R-80")
def test_the_neutral_player_scores_majorities_and_no_wall() -> None:
    tokens = "terrain-01:tower terrain-11:tower terrain-32:tower"
    state = red_table(2, neutral="terrain-01 terrain-11", palaces=["terrain-32@n1"], tokens=tokens, options=CLASSIC)
    for number, expected in ((1, [0, 0, 6]), (2, [6, 0, 13]), (3, [13, 0, 21])):
        assert scored(state, number, "tower") == expected
        assert scored(state, number, "wall") == [0, 0, 0]


@clause("R-84", "M-8", "R-91")
def test_its_medinas_count_gifts_included() -> None:
    settings: dict[str, Any] = {"modules": ALL, "palaces": ["medina-06@e1"], "used": USED}
    assert scored(red_table(2, **settings), 1, "medinas") == [0, -3, -3]
    state = red_table(2, phase="lay", asides=["medina-02"], **settings)
    play(state, "give:medina-02")
    assert scored(state, 1, "medinas") == [0, -4, 0]


@clause("R-81", "R-2")
def test_tokens_of_the_neutral_player_come_from_the_bag() -> None:
    state, _ = set_up(SEVEN_TOWERS, SIX_TYPES)
    found = Counter(view(state, None).types.values())
    shown = view(state, None).modules["tokens"].bag
    assert found.total() == 13 and all(found[name] + shown[name] == 9 for name in TYPES)

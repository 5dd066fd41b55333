"""Medinas, bazaars and camps in The Red Palace (R-91, K-2, K-14, K-15)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import Seeded, view
from alhambra.modules.bazaars.words import BazaarTurnedUp
from alhambra.modules.preview.rules import PreviewFilled
from alhambra.modules.tokens.rules import TokenDrawn
from alhambra.palace.events import MarketFilled
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import say, words
from tests.support.extras import scored
from tests.support.red_builders import (
    ALL,
    Drawing,
    guard_board,
    play,
    red_game,
    red_script,
    red_table,
    refused,
)

USED = "card wall plaza exact-change"
CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
MONEY = "y9 y9 y2 g9 g9 g3 b9 b9 b4"
SEVEN = "pavilion seraglio arcades chambers garden tower tower"


@clause("R-91", "K-2")
@pytest.mark.parametrize("scoring", ["tiles", "classic"])
@pytest.mark.parametrize(
    ("modules", "tiles"),
    [
        ((), 54), (("medinas",), 63), (("bazaars",), 62), (("camps",), 62), (("medinas", "bazaars"), 71),
        (("medinas", "camps"), 71), (("bazaars", "camps"), 70), (ALL, 79),
    ],
)  # fmt: skip
def test_each_alone_or_together_with_either_scoring(modules: tuple[str, ...], tiles: int, scoring: str) -> None:
    game = red_game(4, modules, scoring=scoring)
    assert len(game.kit.tiles.drawn) == tiles
    seen = view(game.new(Seeded(1)), None, memory=True)
    assert seen.memory is not None
    in_play = [tile for tile in (*seen.market, *seen.modules["preview"], *seen.memory.supply) if tile is not None]
    beside = [one.tile for one in seen.modules["bazaars"].beside] if "bazaars" in seen.modules else []
    assert sorted([*in_play, *beside]) == sorted(game.kit.tiles.names[tile] for tile in game.kit.tiles.drawn)
    assert set(modules) <= set(seen.modules) and ("score-tiles" in seen.modules) == (scoring == "tiles")


def refilled(supply: str, tokens: str = "", **settings: Any) -> tuple[PalaceState, list[Any], int]:
    """Seat 0 bought from market square 1; what the refill brought, and how many tokens were drawn."""
    state = red_table(market=CHEAP, hands=["y2"], supply=supply, modules=ALL, used=USED, **settings)
    play(state, "buy:1:y2", "done")
    luck = Drawing(state, tokens)
    return state, say(state, "keep:terrain-01", luck=luck), luck.drawn


@clause("M-2", "C-2", "R-54")
@pytest.mark.parametrize("tile", ["medina-02", "camp-1"])
def test_medinas_and_camps_come_to_the_preview_board_and_the_market_without_a_token(tile: str) -> None:
    state, events, drawn = refilled(tile)
    assert PreviewFilled(1, tile) in events and drawn == 0
    assert not any(isinstance(event, TokenDrawn) for event in events)
    assert view(state, None).modules["preview"][0] == tile and tile not in view(state, None).types
    straight, events, drawn = refilled(tile, preview="- - -")
    assert MarketFilled(1, tile) in events and view(straight, None).market[0] == tile
    moved, _, drawn = refilled("terrain-10", preview=f"terrain-45 terrain-46 {tile}")
    assert view(moved, None).market[0] == tile and drawn == 1


@clause("M-2", "C-2")
@pytest.mark.parametrize(("tile", "card"), [("medina-02", "y2"), ("camp-1", "y3")])
def test_they_are_bought_and_kept(tile: str, card: str) -> None:
    state = red_table(
        market=f"{tile} terrain-02 terrain-04 terrain-07", hands=[card], modules=ALL, used="plaza wall exact-change"
    )
    play(state, f"buy:1:{card}")
    assert view(state, None).earned
    play(state, "done", f"keep:{tile}")
    assert view(state, None).reserves[0] == (tile,)


@clause("B-2", "K-14", "R-54")
def test_a_bazaar_that_turns_up_for_the_preview_board_lies_beside_the_board() -> None:
    state, events, drawn = refilled("bazaar-8 bazaar-3 terrain-10", "tower")
    told = [event for event in events if isinstance(event, BazaarTurnedUp | PreviewFilled | TokenDrawn)]
    assert told == [
        BazaarTurnedUp("bazaar-8"), BazaarTurnedUp("bazaar-3"), PreviewFilled(1, "terrain-10"),
        TokenDrawn("terrain-10", "tower"),
    ]  # fmt: skip
    seen = view(state, None)
    assert [one.tile for one in seen.modules["bazaars"].beside] == ["bazaar-3", "bazaar-8"]
    assert drawn == 1 and seen.modules["preview"][0] == "terrain-10"


@clause("B-2")
def test_so_too_at_set_up() -> None:
    game = red_game(3, ALL)
    tiles = "bazaar-1 terrain-10 terrain-11 medina-02 terrain-12 bazaar-2 camp-1 bazaar-3 terrain-13 terrain-14"
    state = game.new(red_script(game, tiles=tiles, tokens="tower garden arcades tower pavilion", money=MONEY))
    seen = view(state, None)
    assert seen.market == ("terrain-10", "terrain-11", "medina-02", "terrain-12")
    assert seen.modules["preview"] == ("camp-1", "terrain-13", "terrain-14")
    assert [one.tile for one in seen.modules["bazaars"].beside] == ["bazaar-1", "bazaar-2", "bazaar-3"]
    assert seen.types == {
        "terrain-10": "tower", "terrain-11": "garden", "terrain-12": "arcades", "terrain-13": "tower",
        "terrain-14": "pavilion",
    }  # fmt: skip


@clause("B-2", "K-14")
def test_with_only_bazaars_left_the_preview_square_stays_empty_and_play_goes_on() -> None:
    state, events, _ = refilled("bazaar-4", spare_tiles=2, held=(1, 2), pile="y1")
    assert BazaarTurnedUp("bazaar-4") in events
    assert view(state, None).modules["preview"] == (None, "terrain-44", "terrain-45")
    assert (state.actor, view(state, None).ending) == (1, False)


@clause("B-3", "B-4")
def test_the_price_of_a_bazaar_is_that_of_the_market_not_of_the_preview() -> None:
    settings: dict[str, Any] = {"modules": ALL, "slices": {"bazaars": "bazaar-2"}}
    medina = red_table(market="medina-03 terrain-02 terrain-04 terrain-07", hands=["y3"], **settings)
    assert words(medina, "bazaar") == {"bazaar:bazaar-2:y3"}
    state = red_table(market=CHEAP, preview="terrain-03 terrain-45 terrain-46", hands=["y2 y3"], **settings)
    play(state, "buy:1:y2")
    assert refused(state, "bazaar:bazaar-2:y3") == ("B-4", "empty-square")


@clause("B-3", "R-22", "R-40")
def test_a_bazaar_is_the_action_of_a_turn() -> None:
    settings: dict[str, Any] = {"modules": ALL, "slices": {"bazaars": "bazaar-2"}, "market": CHEAP}
    state = red_table(hands=["y2 g9"], **settings)
    play(state, "bazaar:bazaar-2:y2")
    assert view(state, None).earned and view(state, None).asides[0] == ("bazaar-2",)
    after = red_table(hands=["y2 g9"], **settings)
    play(after, "take:y9")
    assert refused(after, "bazaar:bazaar-2:y2") == ("R-22", "not-now")
    token = red_table(hands=["y2 g9"], abilities="new-token card wall plaza", **settings)
    play(token, "use:new-token:3")
    assert "bazaar:bazaar-2:y2" in words(token)


@clause("B-3", "R-31")
def test_a_bazaar_is_not_bought_while_an_ability_is_being_paid() -> None:
    state = red_table(
        market=CHEAP, hands=["y2"], modules=ALL, slices={"bazaars": "bazaar-2"},
        palaces=["terrain-30@n1 terrain-37@s1"], guards="terrain-30-N terrain-37-S",
    )  # fmt: skip
    play(state, "use:card:y9")
    assert refused(state, "bazaar:bazaar-2:y2") == ("R-31", "ability-open")


@clause("B-6", "R-2")
def test_a_bazaar_counts_the_types_of_the_tokens_around_it() -> None:
    """4 buildings of its three types, all three of them: 12."""
    state = red_table(
        palaces=["bazaar-1@e1 terrain-32@n1 terrain-39@n1e1 terrain-40@n1e2 terrain-44@e2"], modules=ALL,
        preview="terrain-45 terrain-46 terrain-43",
        tokens="terrain-32:garden terrain-39:arcades terrain-40:seraglio terrain-44:seraglio",
    )  # fmt: skip
    assert scored(state, 3, "bazaar") == [12, 0, 0]


@clause("B-6", "R-38")
def test_plazas_and_medinas_around_a_bazaar_do_not_count() -> None:
    state = red_table(
        palaces=["bazaar-1@e1 plaza-1@n1 medina-10@s1 terrain-32@s1e1"], modules=ALL, tokens="terrain-32:garden"
    )
    assert scored(state, 3, "bazaar") == [1, 0, 0]


@clause("C-6", "R-38")
def test_plazas_count_as_buildings_for_camps() -> None:
    state = red_table(palaces=["plaza-1@n1 terrain-31@s1 camp-1@s2"], modules=ALL)
    assert scored(state, 1, "camp") == [3, 0, 0]  # terrain-31, the fountain and the plaza


@clause("C-3", "C-4", "R-36")
def test_a_camp_leans_on_a_loose_section() -> None:
    state = red_table(palaces=["terrain-32@s1"], loose="terrain-32:S", reserves=["camp-1"], modules=ALL)
    assert words(state, "lay") == {"lay:camp-1@s2"}
    plain = red_table(palaces=["terrain-32@s1"], reserves=["camp-1"], modules=ALL)
    assert refused(plain, "lay:camp-1@s2") == ("C-4", "wrong-contact")


@clause("C-7", "R-63")
def test_a_rampart_is_no_wall_for_guards() -> None:
    state = red_table(
        palaces=["terrain-30@n1 camp-3@n2"], guards="terrain-30-N", posted=4, modules=ALL,
    )  # fmt: skip
    assert view(state, None).palaces[0].wall == 1
    assert scored(state, 3, "guards") == [2, 0, 0]
    assert guard_board(state).guards == {"terrain-30": "N"}


@clause("K-15", "R-84")
def test_bazaars_and_camps_of_the_neutral_player_do_nothing() -> None:
    neutral = "camp-1 camp-6 bazaar-1 bazaar-2 terrain-32 terrain-39"
    state = red_table(2, neutral=neutral, tokens="terrain-32:seraglio terrain-39:arcades", modules=ALL)
    for number in (1, 2, 3):
        assert scored(state, number, "camp", "bazaar", "guards", "wall") == [0, 0, 0]


@clause("M-7", "R-62")
def test_half_buildings_and_majorities_ignore_medinas() -> None:
    state = red_table(palaces=["medina-08@s1"], halves="garden:0 tower:0", modules=ALL)
    for number in (1, 2, 3):
        assert scored(state, number, "garden", "tower", "pavilion", "seraglio", "arcades", "chambers") == [0, 0, 0]


@clause("M-7", "R-32")
def test_losses_by_medinas_leave_nothing_to_pay_with() -> None:
    state = red_table(pile="1st y5", modules=("medinas",), scores="2 2 2", palaces=["", "medina-06@e1", "medina-07@w1"])
    play(state, "take:y9", "done")
    assert view(state, None).scores[0] == 2 - 4
    state = red_table(scores="-2 2 2", modules=("medinas",), held=(1,))
    assert refused(state, "use:plaza") == ("R-32", "too-few-guards")


@clause("M-7", "R-32")
def test_who_has_fewer_points_than_none_pays_with_guards_all_the_same() -> None:
    offered = {points: words(with_a_guard(scores=f"{points} 2 2"), "use") for points in (-9, 0)}
    assert "use:plaza" in offered[-9]
    assert offered[-9] == offered[0]


def with_a_guard(scores: str) -> PalaceState:
    return red_table(palaces=["terrain-30@n1"], guards="terrain-30-N", modules=("medinas",), scores=scores)

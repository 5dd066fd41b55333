"""The set-up of The Red Palace (R-10 to R-13, R-15)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import RecordError, Recording, Seeded, score, view
from alhambra.modules.guards.events import GuardBoardSet
from alhambra.modules.preview.rules import PreviewFilled
from alhambra.modules.tokens.rules import TokenDrawn
from alhambra.palace.events import DisplayFilled, MarketFilled
from tests.clauses import clause
from tests.support.builders import say
from tests.support.extras import ORDERS
from tests.support.plain import pile
from tests.support.red_builders import ABILITIES, guard_board, red_game, red_script

SEVEN = "pavilion seraglio arcades chambers garden tower tower"
PILES = "y9 y9 y2 g9 g9 g3 b9 b9 b4"  # three piles, worth 20, 21 and 22


@clause("R-10")
def test_market_then_preview_one_tile_and_one_token_each() -> None:
    game = red_game()
    upper = "terrain-54 terrain-01 terrain-30 terrain-22 terrain-11 terrain-40 terrain-02"
    events: list[Any] = []
    state = game.new(red_script(game, tiles=upper, tokens=SEVEN, money=PILES), events)
    told = [event for event in events if isinstance(event, MarketFilled | PreviewFilled | TokenDrawn)]
    tiles, types = upper.split(), SEVEN.split()
    where = [*(MarketFilled(n, tile) for n, tile in enumerate(tiles[:4], 1)),
             *(PreviewFilled(n, tile) for n, tile in enumerate(tiles[4:], 1))]  # fmt: skip
    drawn = [TokenDrawn(tile, type_) for tile, type_ in zip(tiles, types, strict=True)]
    assert told == [event for pair in zip(where, drawn, strict=True) for event in pair]
    seen = view(state, None)
    assert (seen.market, seen.modules["preview"]) == (tuple(tiles[:4]), tuple(tiles[4:]))
    assert seen.types == dict(zip(tiles, types, strict=True))
    assert seen.supply_left == 47


@clause("R-10")
def test_tiles_and_tokens_are_drawn_at_random() -> None:
    seen = [view(red_game().new(Seeded(seed)), None) for seed in range(30)]
    assert len({one.market for one in seen}) == 30
    assert len({one.types[one.market[0] or ""] for one in seen}) == 6


@clause("R-11")
def test_the_first_game_side_is_printed_and_asks_for_no_luck() -> None:
    events: list[Any] = []
    chance = Recording(Seeded(4))
    state = red_game().new(chance, events)
    shown = guard_board(state)
    assert [ability.name for ability in shown.abilities] == ["card", "wall", "plaza", "exact-change"]
    assert [tile.squares for tile in shown.placement] == [3, 2, 3, 2, 3, 2, 3, None]
    assert not {"placement tiles", "abilities"} & {what for what, _ in chance.outcomes}
    board = GuardBoardSet((3, 2, 3, 2, 3, 2, 3, 0), ("card", "wall", "plaza", "exact-change"))
    assert [event for event in events if isinstance(event, GuardBoardSet)] == [board]


@clause("R-11")
def test_the_full_side_has_eight_placement_tiles_the_last_unlimited_and_four_abilities() -> None:
    game = red_game(guard_board="full")
    # of 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5 squares
    luck = red_script(game, tokens=SEVEN, money=PILES, placement=(10, 0, 8, 4, 1, 9, 5, 2), abilities=(8, 0, 6, 7))
    shown = guard_board(game.new(luck))
    assert [tile.squares for tile in shown.placement] == [5, 1, 4, 3, 2, 4, 3, None]
    names = [ability.name for ability in shown.abilities]
    assert names == ["half-building", "exchange", "new-token", "march"]
    assert [ability.guards for ability in shown.abilities] == [2, 1, 1, 1]
    assert [ability.money_cards for ability in shown.abilities] == [0, 1, 0, 0]


@clause("R-11")
def test_every_ability_may_be_drawn() -> None:
    boards = [guard_board(red_game(guard_board="full").new(Seeded(seed))) for seed in range(30)]
    assert {ability.name for shown in boards for ability in shown.abilities} == set(ABILITIES)
    assert all(len({ability.name for ability in shown.abilities}) == 4 for shown in boards)
    assert len({tuple(tile.squares for tile in shown.placement) for shown in boards}) > 20


@clause("R-12")
def test_three_score_tiles_are_open_from_the_start() -> None:
    game = red_game()
    state = game.new(red_script(game, tokens=SEVEN, money=PILES, score_tiles=(17, 4, 9)))
    assert view(state, None).modules["score-tiles"] == tuple(tuple(ORDERS[tile]) for tile in (17, 4, 9))


@clause("R-13")
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_starts_with_5_points_the_neutral_player_with_none(seats: int) -> None:
    state = red_game(seats).new(Seeded(seats))
    assert view(state, None).scores == (5,) * seats + (0,) * (seats == 2)
    besides = score(state).besides
    assert [(gain.player, gain.points, gain.clause) for gain in besides] == [(n, 5, "R-13") for n in range(seats)]


@clause("R-15")
def test_the_display_and_the_five_piles_follow_the_draft() -> None:
    game = red_game()
    luck = red_script(game, tokens=SEVEN, money=f"{PILES} o1 o2 y3 b9 o7 g1", first=19, second=3)
    state = game.new(luck)
    assert view(state, None).display == (None,) * 4 and luck.left == 2
    events = say(state, "pile:1", "pile:2", luck=luck)
    filled = [(event.slot, event.card) for event in events if isinstance(event, DisplayFilled)]
    assert filled == [(1, "o1"), (2, "o2"), (3, "y3"), (4, "b9")]
    hidden = pile(state)
    assert (len(hidden), hidden[:2]) == (97, ["o7", "g1"])
    assert (hidden.index("first"), hidden.index("second")) == (19 + 19, 3 * 19 + 1 + 3)


@clause("R-15")
@pytest.mark.parametrize("place", [{"first": 20}, {"second": 20}])
def test_a_scoring_card_never_leaves_its_pile(place: dict[str, int]) -> None:
    game = red_game()
    luck = red_script(game, tokens=SEVEN, money=PILES, **place)  # type: ignore[arg-type]
    with pytest.raises(RecordError, match="asks for a number below 20"):
        say(game.new(luck), "pile:1", "pile:2", luck=luck)

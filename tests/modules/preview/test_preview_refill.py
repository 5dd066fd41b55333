"""The preview board and the refill (R-54, R-55)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, parse_position, view
from alhambra.modules.guards.events import GuardsStationed
from alhambra.modules.preview.rules import PreviewFilled, PreviewMoved
from alhambra.modules.tokens.rules import TokenDrawn
from alhambra.palace.events import DisplayFilled, Kept, MarketFilled, NeutralReceived, Scored, TurnBegan
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.plain import fields, line
from tests.support.red_builders import PREVIEW, play, red_table

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5
USED = "card wall plaza exact-change"


def bought(*squares: int, **settings: Any) -> tuple[PalaceState, list[Any]]:
    """Seat 0 buys from these squares, keeps everything, and ends its turn; what happened about tiles."""
    settings = {"supply": "terrain-10 terrain-11 terrain-12 terrain-13 terrain-14 terrain-15"} | settings
    state = red_table(market=CHEAP, hands=["y2 g3 b4 o5"], used=USED, **settings)
    tiles, cards = CHEAP.split(), ("y2", "g3", "b4", "o5")
    play(state, *(f"buy:{square}:{cards[square - 1]}" for square in squares), "done")
    events = play(state, *(f"keep:{tiles[square - 1]}" for square in sorted(squares)))
    return state, [event for event in events if isinstance(event, MarketFilled | PreviewFilled | PreviewMoved)]


@clause("R-54")
def test_example_market_1_and_3_empty() -> None:
    """Preview 3-2-1: tower 12, seraglio 5, pavilion 9."""
    tokens = "terrain-52:tower terrain-08:seraglio terrain-39:pavilion"
    state, told = bought(1, 3, preview="terrain-39 terrain-08 terrain-52", tokens=tokens)
    seen = view(state, None)
    assert seen.market == ("terrain-52", "terrain-02", "terrain-08", "terrain-07")
    assert seen.modules["preview"] == ("terrain-10", "terrain-11", "terrain-39")
    assert told == [
        PreviewMoved(3, 1, True, "terrain-52"),
        PreviewMoved(2, 3, True, "terrain-08"),
        PreviewMoved(1, 3, False, "terrain-39"),
        PreviewFilled(1, "terrain-10"),
        PreviewFilled(2, "terrain-11"),
    ]
    kept = {tile: seen.types[tile] for tile in ("terrain-52", "terrain-08", "terrain-39")}
    assert kept == {"terrain-52": "tower", "terrain-08": "seraglio", "terrain-39": "pavilion"}


@clause("R-54")
@pytest.mark.parametrize(
    ("squares", "market", "preview"),
    [
        ((4,), "terrain-01 terrain-02 terrain-04 terrain-46", "terrain-10 terrain-44 terrain-45"),
        ((2, 1), "terrain-46 terrain-45 terrain-04 terrain-07", "terrain-10 terrain-11 terrain-44"),
        ((4, 2, 3), "terrain-01 terrain-46 terrain-45 terrain-44", "terrain-10 terrain-11 terrain-12"),
        ((1, 2, 3, 4), "terrain-46 terrain-45 terrain-44 terrain-10", "terrain-11 terrain-12 terrain-13"),
    ],
)
def test_the_foremost_goes_to_the_lowest_empty_square(squares: tuple[int, ...], market: str, preview: str) -> None:
    state, _ = bought(*squares)
    assert view(state, None).market == tuple(market.split())
    assert view(state, None).modules["preview"] == tuple(preview.split())


@clause("R-54")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("- terrain-44 -", ["terrain-11", "terrain-12", "terrain-13"]),
        ("terrain-44 - -", ["terrain-11", "terrain-12", "terrain-13"]),
        ("- - -", ["terrain-12", "terrain-13", "terrain-14"]),
    ],
)
def test_with_the_preview_empty_the_market_is_filled_from_the_supply(before: str, after: list[str]) -> None:
    state, told = bought(2, 4, preview=before)
    drawn = [event.tile for event in told if isinstance(event, MarketFilled)]
    assert drawn == (["terrain-10", "terrain-11"] if before == "- - -" else ["terrain-10"])
    assert view(state, None).modules["preview"] == tuple(after)


@clause("R-54")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("terrain-44 terrain-45 -", ["terrain-10", "terrain-44", "terrain-45"]),
        ("terrain-44 - terrain-46", ["terrain-10", "terrain-44", "terrain-46"]),
        ("- terrain-45 terrain-46", ["terrain-10", "terrain-45", "terrain-46"]),
        ("terrain-44 - -", ["terrain-10", "terrain-11", "terrain-44"]),
        ("- - -", ["terrain-10", "terrain-11", "terrain-12"]),
    ],
)
def test_the_preview_closes_up_and_is_filled_although_the_market_is_full(before: str, after: list[str]) -> None:
    state = red_table(preview=before, supply="terrain-10 terrain-11 terrain-12", used=USED)
    play(state, "take:y9")
    assert view(state, None).modules["preview"] == tuple(after)


@clause("R-54")
def test_each_new_terrain_tile_gets_a_token_and_no_other() -> None:
    state = red_table(market=CHEAP, hands=["y2 g3 b4 o5"], used=USED, supply="terrain-10 terrain-11 terrain-12")
    before = view(state, None).types
    play(state, "buy:1:y2", "buy:2:g3", "done", "keep:terrain-01")
    events = play(state, "keep:terrain-02", tokens="tower garden")
    assert [event for event in events if isinstance(event, TokenDrawn)] == [
        TokenDrawn("terrain-10", "tower"),
        TokenDrawn("terrain-11", "garden"),
    ]
    assert view(state, None).types == before | {"terrain-10": "tower", "terrain-11": "garden"}


@clause("R-54")
def test_with_the_supply_empty_preview_squares_stay_empty_and_play_goes_on() -> None:
    state, _ = bought(1, 2, supply="", spare_tiles=2, held=(1, 2), pile="y1 y1")
    seen = view(state, None)
    assert (seen.market, seen.modules["preview"]) == (
        ("terrain-46", "terrain-45", "terrain-04", "terrain-07"), (None, None, "terrain-44"),
    )  # fmt: skip
    assert (seen.actor, seen.ending) == (1, False)
    one, _ = bought(1, supply="terrain-10", spare_tiles=2, held=(1, 2), preview="terrain-44 - -", pile="y1")
    assert view(one, None).modules["preview"] == ("terrain-10", None, None)


@clause("R-55")
def test_the_order_of_the_end_of_a_turn() -> None:
    state = red_table(
        2, market=CHEAP, hands=["y2"], used=USED, display="- g9 b9 o9", pile="1st y5 y6",
        supply="terrain-10 terrain-32 terrain-39 terrain-40 terrain-12 terrain-13 terrain-03",
    )  # fmt: skip
    events = play(state, "buy:1:y2", "done")
    assert all(not isinstance(event, PreviewMoved) for event in events)
    events = play(state, "keep:terrain-01")
    kinds = list(dict.fromkeys(type(event).__name__ for event in events))
    assert kinds == [
        "Kept", "GuardsStationed", "PreviewMoved", "PreviewFilled", "TokenDrawn", "ScoringCardTurned", "DisplayFilled",
        "Scored", "NeutralReceived", "TurnBegan",
    ]  # fmt: skip
    assert (events[0], events[1]) == (Kept(0, "terrain-01"), GuardsStationed(0, ("terrain-01-N",)))
    assert events[-1] == TurnBegan(1)
    received = [event for event in events if isinstance(event, NeutralReceived)]
    assert received == [NeutralReceived(("terrain-32", "terrain-39", "terrain-40", "terrain-12", "terrain-13",
                                         "terrain-03"))]  # fmt: skip


@clause("R-55")
@pytest.mark.parametrize("number", [1, 2])
def test_when_the_market_is_not_full_the_game_ends_at_once(number: int) -> None:
    """The scoring card on top of the pile does not turn up, although the display has a gap (not as in A-83)."""
    state = red_table(
        market=CHEAP, preview="- - -", hands=["y2"], used=USED, display="- g9 b9 o9", spare_tiles=2,
        held=range(1, number), pile=("1st y5", "2nd y5")[number - 1],
    )  # fmt: skip
    events = play(state, "buy:1:y2", "done", "keep:terrain-01")
    assert [event.number for event in events if isinstance(event, Scored)] == [3]
    assert not any(isinstance(event, DisplayFilled) for event in events)
    seen = view(state, None)
    assert (seen.actor, seen.display, seen.phase) == (None, (None, "g9", "b9", "o9"), "over")


@clause("R-55")
def test_a_scoring_looks_at_the_tiles_that_were_laid() -> None:
    state = red_table(market=CHEAP, hands=["y2"], used=USED, display="- g9 b9 o9", pile="1st y5")
    play(state, "buy:1:y2", "done", "lay:terrain-01@n1")
    assert view(state, None).scores[0] > 5 + 3  # the wall of three, and a majority


@clause("R-54")
@pytest.mark.parametrize("text", ["2a2b", "2a2b2c2d", "zz2b2c", "2a2bfe"])
def test_other_preview_squares_are_no_position(text: str) -> None:
    there = fields(red_table())
    parts = there["modules"].split("/")
    assert parts[2] == bytes([43, 44, 45]).hex() and PREVIEW.startswith("terrain-44")
    with pytest.raises(NotationError, match="no tiles of three preview squares"):
        parse_position(line(there | {"modules": "/".join([*parts[:2], text, *parts[3:]])}))

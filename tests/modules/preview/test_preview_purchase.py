"""Buying from the preview board (R-35)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, parse_word, view
from alhambra.modules.guards.events import AbilityUsed, PreviewBought
from alhambra.modules.preview.rules import PreviewFilled, PreviewMoved
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import ALL, guard_board, play, red_table, refusal, refused


def window(hand: str, preview: str = "terrain-03 terrain-08 terrain-16", **settings: Any) -> PalaceState:
    """Prices 3, 5 and 6 on the preview board."""
    abilities = "preview-purchase card exact-change new-token"
    return red_table(preview=preview, hands=[hand], abilities=abilities, **settings)


@clause("R-35")
def test_a_building_is_paid_exactly_in_one_currency_of_choice() -> None:
    state = window("y3 g1 g2 b5 o9 o6")
    play(state, "use:preview-purchase:o9")
    assert words(state) == {"preview:1:y3", "preview:1:g1,g2", "preview:2:b5", "preview:3:o6"}
    events = play(state, "preview:1:g1,g2")
    assert events == [PreviewBought(0, 1, "terrain-03", ("g1", "g2"), 3)]
    seen = view(state, 0)
    assert (seen.asides[0], seen.hand) == (("terrain-03",), ("y3", "b5", "o6"))
    assert seen.modules["preview"] == (None, "terrain-08", "terrain-16")


@clause("R-35")
def test_it_uses_the_action_and_earns_another() -> None:
    state = window("y3 g1")
    events = play(state, "use:preview-purchase:g1", "preview:1:y3")
    assert events[0] == AbilityUsed(0, "preview-purchase", ("g1",), 1, "g1")
    assert view(state, None).earned
    assert {"done", "take:y9"} <= words(state)
    play(state, "take:y9")
    assert view(state, None).phase == "after" and not words(state, "take")


@clause("R-35")
@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("preview:2:y6", "not-exact"),
        ("preview:2:y3", "not-exact"),
        ("preview:1:y1,g2", "wrong-currency"),
        ("preview:1:o3", "not-in-hand"),
        ("preview:3:y6", "empty-square"),
    ],
)
def test_a_wrong_payment_is_refused(move: str, code: str) -> None:
    state = window("y1 y3 y6 g2 o1", preview="terrain-03 terrain-08 -")
    play(state, "use:preview-purchase:o1")
    assert refused(state, move) == ("R-35", code)
    assert move not in words(state)


@clause("R-35")
def test_once_paid_the_purchase_has_to_be_made() -> None:
    state = window("y3 g1")
    play(state, "use:preview-purchase:g1")
    assert view(state, None).bound == "guards"
    for move in ("take:y9", "use:card:y9", "done", "buy:1:y3", "pay:terrain-30-N", "march:terrain-30-N/terrain-37-S"):
        assert refused(state, move) == ("R-35", "ability-open")
    assert refusal(state, "take:y9").message == "The preview purchase is paid: buy from the preview board."


@clause("R-35", "R-31")
def test_the_guard_is_paid_before_the_purchase() -> None:
    state = window("y3 g1", palaces=["terrain-30@n1 terrain-37@s1"], guards="terrain-30-N terrain-37-S")
    play(state, "use:preview-purchase:g1")
    assert refused(state, "preview:1:y3") == ("R-31", "ability-open")
    play(state, "pay:terrain-37-S")
    assert words(state) == {"preview:1:y3"}
    assert guard_board(state).placement[0].guards == 1


@clause("R-35")
def test_without_the_ability_nothing_is_bought_from_the_preview_board() -> None:
    assert refused(window("y3"), "preview:1:y3") == ("R-35", "not-now")
    assert not words(window("y3"), "preview")


@clause("R-35")
def test_a_card_of_any_kind_is_the_price() -> None:
    state = window("y3 g1 b9 o5")
    assert words(state, "use:preview") == {f"use:preview-purchase:{card}" for card in ("y3", "g1", "b9", "o5")}
    without = window("g1 b9 o4")
    assert not words(without, "use:preview")
    assert refused(without, "use:preview-purchase:g1") == ("R-35", "cannot-buy")


@clause("R-35")
def test_the_preview_square_stays_empty_until_the_refill() -> None:
    """The gap is closed although the market is full (R-54)."""
    state = window("y3 g5 g1 o1", supply="terrain-40", pile="y1 y1")
    play(state, "use:preview-purchase:o1", "preview:2:g5")
    assert view(state, None).modules["preview"] == ("terrain-03", None, "terrain-16")
    events = play(state, "take:y9", "done", "keep:terrain-08", tokens="tower")
    told = [event for event in events if isinstance(event, PreviewMoved | PreviewFilled)]
    assert told == [PreviewMoved(1, 2, False, "terrain-03"), PreviewFilled(1, "terrain-40")]
    assert view(state, None).modules["preview"] == ("terrain-40", "terrain-03", "terrain-16")
    assert view(state, None).types["terrain-40"] == "tower"


@clause("R-35")
def test_a_building_of_the_preview_keeps_its_token() -> None:
    state = window("y3 g1", tokens="terrain-03:garden")
    play(state, "use:preview-purchase:g1", "preview:1:y3", "done", "lay:terrain-03@w1")
    assert view(state, None).types["terrain-03"] == "garden"
    assert view(state, None).palaces[0].tiles[0].tile == "terrain-03"


@clause("R-35", "M-2", "C-2", "R-91")
@pytest.mark.parametrize(("tile", "price"), [("medina-02", "y2"), ("camp-1", "y3")])
def test_medinas_and_camps_are_bought_from_the_preview_board_too(tile: str, price: str) -> None:
    state = window(f"{price} g1", preview=f"{tile} terrain-45 terrain-46", modules=ALL)
    play(state, "use:preview-purchase:g1", f"preview:1:{price}")
    assert view(state, None).asides[0] == (tile,)


@pytest.mark.parametrize("text", ["preview:4:y3", "preview:0:y3", "preview:x:y3"])
def test_what_is_no_preview_square_is_no_word(text: str) -> None:
    with pytest.raises(NotationError, match="no preview square"):
        parse_word(window("y3"), text)

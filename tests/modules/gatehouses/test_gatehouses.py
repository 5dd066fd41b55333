"""Gatehouses (G-1 to G-12): buying and laying them. See also `test_gatehouse_places` and `test_gatehouse_walls`."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, Seeded, parse_position, parse_word, view
from alhambra.core.data import load
from alhambra.modules.gatehouses.words import BoughtWithGatehouse, GatehouseLaid, GatehouseReturned, GatehousesView
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.clauses import clause
from tests.support.builders import game_of, say, words
from tests.support.plain import fields, line
from tests.support.red_builders import refusal, refused
from tests.support.six_builders import six_table

ONLY = ("gatehouses",)
# A tower without walls stands at e1.
LONE = "tower-11-none@e1"
MARKET = "arcades-4 arcades-5 arcades-6-SW arcades-7"
CORNERS = ("NE", "SE", "SW", "NW")


def shop(
    hand: str = "y8 y9", market: str = "tower-11-none garden-12 tower-11-S garden-10-W", **more: Any
) -> PalaceState:
    """Seat 0 at the market with money."""
    seats = more.pop("seats", 3)
    return six_table(seats, ONLY, hands=[hand], market=market, **more)


def laying(palace: str = LONE, gates: str = "", to_lay: str = "tower", **more: Any) -> PalaceState:
    """Seat 0 has to lay gatehouses and a pavilion without walls."""
    more = {"asides": ["pavilion-8"], "phase": "lay", "market": MARKET} | more
    return six_table(3, ONLY, palaces=[palace], gates=[gates], to_lay=to_lay, **more)


def seen(state: PalaceState) -> GatehousesView:
    shown: GatehousesView = view(state, None).modules["gatehouses"]
    return shown


@clause("G-1", "K-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_three_gatehouses_of_each_type_lie_in_open_piles(seats: int) -> None:
    state = game_of(seats, ONLY).new(Seeded(seats))
    assert seen(state) == GatehousesView(left=dict.fromkeys(TYPES, 3), price=6, to_lay=(), laid={})
    names = [name for name in state.kit.tiles.names if name.startswith("gatehouse")]
    assert len(names) == 18 and names == [f"gatehouse-{name}-{n}" for name in TYPES for n in (1, 2, 3)]
    kit = state.kit
    assert not {kit.tiles.numbers[name] for name in names} & set(kit.tiles.drawn)  # none is shuffled in
    assert len(kit.tiles.drawn) == 54


@clause("G-1", "G-5")
def test_a_gatehouse_is_laid_in_any_of_four_positions() -> None:
    assert words(laying(), "gate") == {
        "gate:tower@n1e1-NE", "gate:tower@n1e1-NW", "gate:tower@s1e1-SE", "gate:tower@s1e1-SW",
        "gate:tower@e2-NE", "gate:tower@e2-SE",
    }  # fmt: skip
    met = {move.split("-")[1] for move in words(laying(), "gate")}
    assert met == set(CORNERS)
    state = laying()
    say(state, "gate:tower@s1e1-SW")
    assert seen(state).laid == {"gatehouse-tower-1": "SW"}
    assert view(state, 1).palaces[0].tiles[-1].tile == "gatehouse-tower-1"
    assert view(state, 1).palaces[0].tiles[-1].place == "s1e1"


@clause("G-2", "G-3")
def test_a_tile_and_its_gatehouse_are_bought_in_one_payment() -> None:
    state = shop("y8 y9 y7 y5")
    assert words(state, "gatehouse:") == {
        "gatehouse:1:y8,y9", "gatehouse:1:y5,y7,y8", "gatehouse:1:y5,y7,y9",
    }  # fmt: skip
    events = say(state, "gatehouse:1:y8,y9")
    assert events == [BoughtWithGatehouse(0, 1, "tower-11-none", "tower", ("y8", "y9"), 17, True)]
    now = view(state, 0)
    assert (now.actor, now.earned, now.asides[0], now.hand) == (0, True, ("tower-11-none",), ("y5", "y7"))
    assert now.market[0] is None and now.discards_left == 2
    assert seen(state).to_lay == ("tower",) and seen(state).left["tower"] == 2
    assert {"done", "take:y9"} <= words(state)


@clause("G-3", "A-42")
def test_exact_means_the_sum() -> None:
    state = shop("y5 y7 y9")
    say(state, "gatehouse:1:y5,y7,y9")
    assert view(state, 0).phase == "lay" and not view(state, 0).earned
    alone = shop("y5 y6")
    say(alone, "buy:1:y5,y6")  # exact for the tile alone, which may be bought alone
    assert view(alone, 0).earned and seen(alone).to_lay == ()


@clause("G-2")
@pytest.mark.parametrize(("held", "price"), [((), 6), ((1,), 4), ((1, 2), 2)])
def test_the_price_falls_with_each_scoring(held: tuple[int, ...], price: int) -> None:
    hand = {6: "y8 y9", 4: "y7 y8", 2: "y6 y7"}[price]
    state = shop(hand, held=held)
    assert seen(state).price == price
    event = say(state, words(state, "gatehouse:").pop())[0]
    assert (event.price, event.exact) == (11 + price, True)
    data = load("components.json", "alhambra.modules.gatehouses")
    assert price in data.values()


@clause("G-2")
def test_the_price_is_the_new_one_after_a_scoring_within_the_game() -> None:
    state = shop(pile="1st")
    say(state, "take:y9")
    assert view(state, None).next_scoring == 2 and seen(state).price == 4


@clause("G-2")
def test_one_gatehouse_for_each_tile_bought() -> None:
    market = "tower-11-none tower-7 tower-8 garden-6"
    state = shop("y8 y9 g9 g4 b9 b5 o9 o3", market)
    say(state, "gatehouse:1:y8,y9", "gatehouse:2:g4,g9", "gatehouse:3:b5,b9")
    assert refused(state, "gatehouse:3:b5,b9") == ("G-2", "empty-square")
    assert seen(state).to_lay == ("tower",) * 3 and seen(state).left["tower"] == 0
    say(state, "gatehouse:4:o3,o9")
    assert seen(state).to_lay == ("garden", "tower", "tower", "tower")


@clause("G-2")
def test_none_is_sold_when_the_pile_is_used_up() -> None:
    state = shop(palaces=["", "tower-12@e1"], gates=["", "tower@n1e1-NE tower@s1e1-SE tower@e2-NE"])
    assert not words(state, "gatehouse:")
    assert refused(state, "gatehouse:1:y8,y9") == ("G-2", "no-gatehouse")
    assert "No gatehouse of the tower is left" in refusal(state, "gatehouse:1:y8,y9").message


@clause("G-3")
@pytest.mark.parametrize(
    ("move", "clause_id", "code"),
    [
        ("gatehouse:1:y8,g9", "G-3", "wrong-currency"),
        ("gatehouse:1:y9", "G-3", "too-little-paid"),
        ("gatehouse:1:y8,y9,y2", "A-43", "superfluous-card"),
        ("gatehouse:1:y7,y9", "A-40", "not-in-hand"),
        ("gatehouse:2:g9", "G-3", "too-little-paid"),
        ("gatehouse:1:y8,y9,x", "A-40", "not-in-hand"),
    ],
)
def test_a_wrong_payment_is_refused(move: str, clause_id: str, code: str) -> None:
    state = shop("y8 y9 y2 g9")
    assert refused(state, move) == (clause_id, code)
    assert "costs 17" in refusal(state, "gatehouse:1:y9").message


@clause("G-2", "A-50", "A-81")
def test_none_with_a_tile_of_the_reserve_or_one_that_is_left_over() -> None:
    state = shop("y8 y9", palaces=[LONE], market="tower-13 garden-12 tower-11-S garden-10-W", reserves=["tower-12"])
    say(state, "lay:tower-12@e2")
    assert seen(state).to_lay == () and state.actor == 1
    end = six_table(
        3, ONLY, hands=["y8 y5", "g9"], market="tower-11-none garden-12 tower-11-S garden-10-W", spare_tiles=2,
        held=(1, 2), pile="y8 y8", spare_cards="discards",
    )  # fmt: skip
    say(end, "buy:1:y5,y8", "keep:tower-11-none")
    assert view(end, 1).ending and view(end, 1).asides[1] == ("garden-12",)
    assert not words(end, "gate") and seen(end).to_lay == ()
    assert refused(end, "gatehouse:2:g9")[0] == "A-82"


@clause("G-4")
def test_gatehouses_and_tiles_are_laid_in_any_order() -> None:
    state = shop("y8 y9 g9 g9", palaces=["tower-12@e1"], market="tower-11-none garden-12 tower-11-S garden-10-W")
    say(state, "gatehouse:1:y8,y9", "gatehouse:2:g9,g9")
    assert seen(state).to_lay == ("garden", "tower")
    assert refused(state, "gate:tower@n1e1-NE") == ("G-4", "not-now")
    say(state, "done")
    assert words(state, "gate:tower") and not words(state, "gate:garden")
    assert refused(state, "gate:pavilion@n1e1-NE") == ("G-4", "no-gatehouse")
    assert refused(state, "gate:garden@n1e1-NE") == ("G-5", "not-adjacent")
    assert say(state, "gate:tower@n1e1-NE") == [GatehouseLaid(0, "gatehouse-tower-1", "n1e1", "NE")]
    say(state, "lay:garden-12@w1", "lay:tower-11-none@w2")
    assert state.actor == 0 and words(state) == words(state, "gate:garden") != set()


@clause("G-4")
def test_a_gatehouse_cannot_be_kept_given_or_declined() -> None:
    state = six_table(2, ONLY, palaces=[LONE], to_lay="tower", asides=["pavilion-8"], phase="lay")
    for move in ("keep:gatehouse-tower-1", "give:gatehouse-tower-1", "lay:gatehouse-tower-1@n1e1", "done"):
        refused(state, move)
    say(state, "give:pavilion-8")
    assert words(state) == words(state, "gate:") and len(words(state)) == 6
    for move in ("keep:gatehouse-tower-1", "give:gatehouse-tower-1", "done", "take:y9", "pass"):
        refused(state, move)
    say(state, "gate:tower@e2-NE")
    assert state.actor == 1


@clause("G-4")
def test_it_leans_on_any_building_of_its_type_wherever_its_own_tile_went() -> None:
    state = shop(palaces=["tower-12@e1"])
    say(state, "gatehouse:1:y8,y9", "done", "keep:tower-11-none")
    assert words(state) == words(state, "gate:") and len(words(state)) == 6
    say(state, "gate:tower@n1e1-NW")
    assert state.actor == 1


@clause("G-4")
def test_without_a_legal_place_it_goes_back_without_refund() -> None:
    state = shop()
    say(state, "gatehouse:1:y8,y9", "done")
    assert not words(state, "gate:")
    events = say(state, "keep:tower-11-none")
    assert GatehouseReturned(0, "tower") in events
    now = view(state, 0)
    assert (state.actor, now.hand, now.discards_left) == (1, (), 2)
    assert seen(state).left["tower"] == 3 and seen(state).to_lay == ()


@clause("G-4")
def test_one_of_two_goes_back_when_the_other_has_a_place() -> None:
    state = laying(to_lay="garden tower", asides=["pavilion-8"])
    say(state, "keep:pavilion-8")
    assert state.actor == 0 and not words(state, "gate:garden")
    events = say(state, "gate:tower@n1e1-NE")
    assert GatehouseReturned(0, "garden") in events and state.actor == 1


@clause("G-4")
def test_a_laid_gatehouse_is_never_moved_swapped_or_removed() -> None:
    state = six_table(3, ONLY, palaces=[LONE], gates=["tower@n1e1-NE"], reserves=["garden-11 pavilion-8"])
    assert not any("gatehouse" in move for move in words(state))
    assert refused(state, "remove:gatehouse-tower-1") == ("G-4", "holds-gatehouse")
    assert "never moves" in refusal(state, "remove:gatehouse-tower-1").message
    refused(state, "swap:gatehouse-tower-1/garden-11")
    refused(state, "lay:gatehouse-tower-1@e2")
    refused(state, "lay:gatehouse-tower-2@e2")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("gatehouse:5:y3", "no market square"),
        ("gatehouse:1:y0", "no card"),
        ("gate:tower", "write gate:tower@n1-NE"),
        ("gate:tower@n1", "write gate:tower@n1-NE"),
        ("gate:tower@n1-N", "no position of a gatehouse"),
        ("gate:fountain@n1-NE", "no type of building"),
        ("gate:tower@x1-NE", "x1"),
    ],
)
def test_words_that_say_nothing(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_word(shop(), text)


def test_positions_with_wrong_gatehouses_are_refused() -> None:
    here = fields(six_table(3, ONLY, palaces=[LONE], gates=["tower@n1e1-NE"]))
    for modules, message in (
        ("zz:.", "are no gatehouses"),
        ("0303:.", "are no gatehouses"),
        ("030303030303:05", "more gatehouses than there are"),
        ("030303030302:07", "are no gatehouses"),
        ("030303030301:.", "is in 0 places"),
        ("030303030301:05", "wrong time"),
    ):
        with pytest.raises(NotationError, match=message):
            parse_position(line(here | {"modules": modules}))
    with pytest.raises(NotationError, match="leans on no building of its type"):
        six_table(3, ONLY, palaces=["garden-11@e1"], gates=["tower@n1e1-NE"])
    with pytest.raises(NotationError, match="walls differ"):
        six_table(3, ONLY, palaces=["tower-12@e1 garden-9@n1"], gates=["tower@n1e1-NE"])
    for changes, message in (
        ({"shapes": "gatehouse-tower-1:N"}, "no position that there is"),
        ({"shapes": "gatehouse-tower-1:NE,garden-11:NESW"}, "no gatehouse has other walls"),
        ({"shapes": "gatehouse-tower-1:NE", "types": "garden-11:tower"}, "has anything to do with 'types'"),
        ({"shapes": "gatehouse-tower-1:NE,gatehouse-tower-2:NE"}, "not laid has a position"),
        ({"reserves": "gatehouse-tower-2/-/-", "modules": "030303030301:."}, "neither in its pile nor in a palace"),
    ):
        with pytest.raises(NotationError, match=message):
            parse_position(line(here | changes))

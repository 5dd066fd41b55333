"""Building sites: starting and finishing them (S-1 to S-6). See also `test_site_secrets`."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import NotationError, Scripted, Seeded, apply, parse_position, parse_word, view
from alhambra.core.data import load
from alhambra.modules.building_sites.words import MarkerPut, MarkersDrawn, SiteFinished, SiteStarted, SitesView
from alhambra.palace.events import MarketFilled
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import game_of, say, words
from tests.support.extras import scored
from tests.support.plain import fields, line
from tests.support.red_builders import refusal, refused
from tests.support.six_builders import markers, six_table

ONLY = ("building-sites",)
MARKET = "tower-11-none garden-12 tower-11-S garden-10-W"


def yard(hand: str = "", seats: int = 3, **more: Any) -> PalaceState:
    """Seat 0 to act, with money."""
    return six_table(seats, ONLY, **({"market": MARKET, "hands": [hand]} | more))


def seen(state: PalaceState, seat: int | None = None) -> SitesView:
    shown: SitesView = view(state, seat).modules["building-sites"]
    return shown


@clause("S-1", "K-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_eight_markers_are_in_the_bag_two_of_each_currency(seats: int) -> None:
    assert load("components.json", "alhambra.modules.building_sites")["markers_per_currency"] == 2
    state = game_of(seats, ONLY).new(Seeded(seats))
    assert seen(state, 0) == SitesView(bag=8, sites={}, drawn=None, put_back=())
    # Sorted by currency, each index is one marker of the eight.
    drawn: list[str] = []
    for index in range(8):
        start = yard("y5")
        say(start, "site:1:y5")
        say(start, "draw:markers", luck=markers(index, 0))
        drawn += (seen(start, 0).drawn or ())[:1]
    assert drawn == [name for name in ("florin", "dirham", "dinar", "ducat") for _ in range(2)]


@clause("S-2")
def test_a_site_costs_half_the_price_rounded_down() -> None:
    state = yard("y5 y6 y2 y9")
    assert words(state, "site:") == {"site:1:y5", "site:1:y6", "site:1:y9"}
    assert say(state, "site:1:y5") == [SiteStarted(0, 1, "tower-11-none", ("y5",), 5)]
    now = view(state, 0)
    assert (now.market[0], now.asides[0], now.discards_left) == (None, ("tower-11-none",), 1)
    cheap = yard("y1", market="pavilion-3 garden-12 tower-11-S garden-10-W")
    assert words(cheap, "site:") == {"site:1:y1"}


@clause("S-2", "A-43")
@pytest.mark.parametrize(
    ("move", "clause_id", "code"),
    [
        ("site:1:y4", "S-2", "too-little-paid"),
        ("site:1:g5", "S-2", "wrong-currency"),
        ("site:1:y1,y5", "A-43", "superfluous-card"),  # measured by the half price, not by 11
        ("site:1:y5,y6", "A-43", "superfluous-card"),
        ("site:1:y9", "A-40", "not-in-hand"),
        ("site:1:x", "A-40", "not-in-hand"),
    ],
)
def test_a_wrong_payment_is_refused(move: str, clause_id: str, code: str) -> None:
    state = yard("y4 y1 y5 y6 g5")
    assert refused(state, move) == (clause_id, code)
    assert "as a site costs 5" in refusal(state, "site:1:y4").message


@clause("S-2")
@pytest.mark.parametrize("payment", ["y5", "y6", "y2,y3"])
def test_it_is_never_exact_and_the_last_action(payment: str) -> None:
    state = yard("y5 y6 y2 y3 g9 g3")
    say(state, f"site:1:{payment}")
    say(state, "draw:markers", "marker:1", luck=markers(0, 0))
    assert (view(state, 0).phase, view(state, 0).earned) == ("lay", False)
    assert words(state, "keep:") == {"keep:tower-11-none"} and not words(state, "buy:") | words(state, "take:")
    # The same tile is bought exactly for its whole price, and the action is earned.
    whole = yard("y5 y6")
    say(whole, "buy:1:y5,y6")
    assert view(whole, 0).earned


@clause("S-2")
def test_a_site_may_follow_an_exact_purchase() -> None:
    state = yard("y5 y6 g6")
    say(state, "buy:1:y5,y6", "site:2:g6")
    say(state, "draw:markers", "marker:2", luck=markers(0, 7 - 1))
    assert view(state, 0).asides[0] == ("garden-12", "tower-11-none")
    assert seen(state, 0).sites == {"garden-12": "ducat"}
    assert refused(state, "site:3:b5")[0] == "A-60"


@clause("S-2")
def test_an_empty_square_has_no_site() -> None:
    state = yard("y5 y6")
    say(state, "buy:1:y5,y6")
    assert refused(state, "site:1:y5") == ("S-2", "empty-square")


@clause("S-3")
def test_two_markers_are_drawn_and_one_is_put_on_the_tile() -> None:
    state = yard("y5")
    say(state, "site:1:y5")
    assert words(state) == {"draw:markers"}
    assert refused(state, "marker:1") == ("S-3", "not-now")
    assert refused(state, "keep:tower-11-none") == ("S-3", "not-now")
    assert "draw its markers" in refusal(state, "take:y9").message
    events = say(state, "draw:markers", luck=markers(2, 3))
    assert events == [MarkersDrawn(0, 2, ("dirham", "dinar"))]
    assert words(state) == {"marker:1", "marker:2"} and seen(state).bag == 6
    assert refused(state, "draw:markers") == ("S-3", "not-now")
    assert refused(state, "site:2:g6") == ("S-3", "not-now")
    assert "put one of the markers" in refusal(state, "done").message
    assert say(state, "marker:2") == [MarkerPut(0, "tower-11-none", "dinar")]
    assert seen(state).bag == 7 and seen(state, 0).sites == {"tower-11-none": "dinar"}
    assert view(state, 0).phase == "lay"


@clause("S-3")
def test_the_choice_is_asked_also_between_equal_markers() -> None:
    state = yard("y5")
    say(state, "site:1:y5")
    say(state, "draw:markers", luck=markers(6, 6))
    assert seen(state, 0).drawn == ("ducat", "ducat")
    assert words(state) == {"marker:1", "marker:2"}


@clause("S-3")
def test_the_last_marker_is_taken_and_then_no_site_can_be_started() -> None:
    state = yard("y5", bag="b", hands=["y5", "y9 g9 b9 o9"])
    say(state, "site:1:y5")
    events = say(state, "draw:markers", luck=markers(0))
    assert events == [MarkersDrawn(0, 1, ("dinar",)), MarkerPut(0, "tower-11-none", "dinar")]
    assert seen(state).bag == 0 and view(state, 0).phase == "lay"
    say(state, "keep:tower-11-none")
    assert state.actor == 1 and not words(state, "site:")
    assert refused(state, "site:2:g9") == ("S-3", "none-left")


@clause("S-3")
def test_markers_are_drawn_and_put_after_a_site_was_started_only() -> None:
    state = yard("y5")
    for move in ("draw:markers", "marker:1", "marker:2"):
        assert refused(state, move) == ("S-3", "not-now")


@clause("S-4")
def test_a_site_is_laid_or_kept_like_any_tile() -> None:
    for move in ("lay:tower-11-none@e1", "keep:tower-11-none"):
        state = yard("y5")
        say(state, "site:1:y5")
        say(state, "draw:markers", "marker:1", luck=markers(0, 0))
        assert len(words(state)) == 4 + 1
        say(state, move)
        assert state.actor == 1 and seen(state, 0).sites == {"tower-11-none": "florin"}


@clause("S-4", "A-71", "A-72")
def test_its_walls_count_but_it_is_no_building_of_its_type() -> None:
    palaces = ["tower-9-NE@e1 garden-11@w1", "tower-12@e1"]
    built = yard(palaces=palaces)
    assert scored(built, 2, "tower") == [9, 9, 0] and scored(built, 1, "wall") == [2, 0, 0]
    state = yard(palaces=palaces, sites="tower-9-NE:y")
    assert scored(state, 2, "tower") == [0, 13, 0] and scored(state, 1, "wall") == [2, 0, 0]
    assert scored(state, 2, "garden") == scored(built, 2, "garden")


@clause("S-5", "S-6")
@pytest.mark.parametrize("where", ["palaces", "reserves"])
def test_a_site_is_finished_for_its_full_price_in_the_currency_of_its_marker(where: str) -> None:
    place: dict[str, Any] = {where: ["tower-12@e1" if where == "palaces" else "tower-12"]}
    state = yard("b9 b3 b8 y9 y3 g9 g3 b4", sites="tower-12:b", **place)
    assert words(state, "finish:") == {
        "finish:tower-12:b3,b9", "finish:tower-12:b4,b8", "finish:tower-12:b4,b9", "finish:tower-12:b8,b9",
    }  # fmt: skip
    assert scored(state, 1, "tower") == [0, 0, 0]
    assert say(state, "finish:tower-12:b3,b9") == [SiteFinished(0, "tower-12", "dinar", ("b3", "b9"), 12, True)]
    assert scored(state, 1, "tower") == ([6, 0, 0] if where == "palaces" else [0, 0, 0])
    assert seen(state) == SitesView(bag=7, sites={}, drawn=None, put_back=())  # the marker left the game
    now = view(state, 0)
    assert (now.actor, now.earned, now.phase, now.discards_left) == (0, True, "act", 2)
    assert {"done", "take:y9"} <= words(state)
    say(state, "done")
    assert state.actor == 1 and not seen(state).sites


@clause("S-5")
def test_who_pays_too_much_has_no_further_action() -> None:
    state = yard("b9 b4 g9", palaces=["tower-12@e1"], sites="tower-12:b")
    events = say(state, "finish:tower-12:b4,b9")
    assert not events[0].exact and state.actor == 1


@clause("S-5")
@pytest.mark.parametrize(
    ("move", "clause_id", "code"),
    [
        ("finish:tower-12:b9", "S-5", "too-little-paid"),  # the full price, not the difference
        ("finish:tower-12:b6", "S-5", "too-little-paid"),
        ("finish:tower-12:y9,y3", "S-5", "wrong-currency"),
        ("finish:tower-12:b9,b6,b3", "A-43", "superfluous-card"),
        ("finish:tower-12:b9,b8", "A-40", "not-in-hand"),
        ("finish:tower-12:x", "A-40", "not-in-hand"),
        ("finish:garden-11:b9,b3", "S-5", "no-site"),  # built
        ("finish:tower-10:b9,b3", "S-5", "no-site"),  # of another seat
        ("finish:tower-11-none:b9,b3", "S-5", "no-site"),  # on the market
        ("finish:nonsense:b9,b3", "S-5", "no-site"),
    ],
)
def test_other_ways_to_finish_are_refused(move: str, clause_id: str, code: str) -> None:
    state = yard("b9 b6 b3 y9 y3", palaces=["tower-12@e1 garden-11@n1", "tower-10@w1"], sites="tower-12:b tower-10:b")
    assert refused(state, move) == (clause_id, code)


@clause("S-5")
def test_a_site_is_finished_as_an_action() -> None:
    state = yard("b9 b3 y5 y6 g9 g3", palaces=["tower-12@e1 tower-10@w1"], sites="tower-12:b tower-10:g")
    say(state, "buy:1:y5,y6", "finish:tower-12:b3,b9")
    assert {"done", "keep:tower-11-none"} & words(state) == {"done"}
    say(state, "done")
    assert refused(state, "finish:tower-10:g9,g3") == ("A-60", "not-now")
    assert view(state, 0).phase == "lay"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("site:5:y3", "no market square"),
        ("site:1:z3", "no card"),
        ("draw", "draw"),
        ("draw:cards", "write draw:markers"),
        ("marker:3", "marker:1 or marker:2"),
        ("finish:tower-12", "the cards that pay belong behind it"),
    ],
)
def test_words_that_say_nothing(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_word(yard(), text)


def test_positions_with_wrong_sites_are_refused() -> None:
    here = fields(yard(palaces=["tower-12@e1"], sites="tower-12:b"))
    number = here["modules"].split(":")[1].partition(".")[0]
    for modules, message in (
        ("zz:.:.+.+.:-1:.", "no building sites"),
        ("0202:.:.+.+.:-1:.", "no building sites"),
        ("02020102:.:.+.:-1:.", "no building sites"),
        ("02020102:.:.+.+.:-1", "no building sites"),
        (f"02020102:{number}.9:.+.+.:-1:.", "no building sites"),
        ("02020102:999.1:.+.+.:-1:.", "no building sites"),
        ("02020102:.:.+.+.:-1:000102", "no building sites"),
        (f"02020302:{number}.3:.+.+.:-1:.", "too many markers"),
        ("02020202:.:.+.+.:-1:.", "unbuilt without a marker"),
    ):
        with pytest.raises(NotationError, match=message):
            parse_position(line(here | {"modules": modules}))
    for changes, message in (
        ({"types": "-"}, "cannot be a site"),
        ({"types": f"{here['types']},garden-11:none"}, "another type than is printed"),
        ({"types": f"{here['types']},garden-11:tower"}, "another type than is printed"),
        ({"unbuilt": "tower-12,tower-12"}, "unbuilt twice"),
        ({"shapes": "tower-12:NESW"}, "walls"),
        ({"shapes": "garden-11:NESW"}, "has anything to do with 'shapes'"),
        ({"unbuilt": "fountain,tower-12", "modules": f"01020102:{number}.3,54.1:.+.+.:-1:."}, "cannot be a site"),
        ({"modules": f"02020202:.:.+.+.:{number}:.", "bound": "building-sites"}, "wrong time"),
        ({"modules": f"01020102:{number}.3:.+.+.:-1:00", "bound": "building-sites"}, "wrong time"),
    ):
        with pytest.raises(NotationError, match=message):
            parse_position(line(here | changes))
    with pytest.raises(NotationError, match="belongs to nobody"):
        yard(sites="garden-11:b")


@clause("S-3")
def test_new_tiles_come_after_the_turn_as_ever() -> None:
    state = yard("y5", supply="tower-7")
    say(state, "site:1:y5")
    say(state, "draw:markers", "marker:1", luck=markers(0, 0))
    events: list[Any] = apply(state, parse_word(state, "lay:tower-11-none@n1"), Scripted([]))
    assert MarketFilled(1, "tower-7") in events

"""Building sites at the end of the game, their secrets and their way through redesigns (S-7 to S-9)."""

from __future__ import annotations

import json
from typing import Any

from alhambra import Recording, Scripted, Turn, parse_word, position, view
from alhambra.modules.building_sites.words import MarkerPut, MarkersDrawn, MarkerTurned, SitesView
from alhambra.modules.exchange_certificates.words import CertificateVoided
from alhambra.palace.events import EndBegan, LeftOverGiven
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import FIRST_RULES, say, words
from tests.support.extras import scored
from tests.support.invariants import heard
from tests.support.plain import fields
from tests.support.six_builders import markers, six_table

ONLY = ("building-sites",)
MARKET = "tower-11-none garden-12 tower-11-S garden-10-W"


def yard(hand: str = "", seats: int = 3, **more: Any) -> PalaceState:
    """Seat 0 to act, with money."""
    return six_table(seats, ONLY, **({"market": MARKET, "hands": [hand]} | more))


def seen(state: PalaceState, seat: int | None = None) -> SitesView:
    shown: SitesView = view(state, seat).modules["building-sites"]
    return shown


def last_turn(*others: str, **more: Any) -> PalaceState:
    """Seat 0 takes the last tile of the market that can be replaced by none."""
    settings: dict[str, Any] = {
        "market": "pavilion-2 pavilion-8 seraglio-9 garden-12", "spare_tiles": 2, "held": (1, 2), "pile": "y8 y8",
        "spare_cards": "discards",
    } | more  # fmt: skip
    return six_table(3, (*ONLY, *others), **settings)


@clause("S-7", "A-81")
def test_at_the_end_money_of_the_markers_in_palaces_is_worthless() -> None:
    state = last_turn(
        hands=["y2 g9 b3 b5 o4", "g5 b1 o1", "o3"], palaces=["tower-12@e1 tower-10@w1", "tower-11-N@n1"],
        sites="tower-12:g tower-10:b tower-11-N:o",
    )  # fmt: skip
    events = say(state, "buy:1:y2", "done", "keep:pavilion-2")
    told = [event for event in events if isinstance(event, MarkerTurned | LeftOverGiven | EndBegan)]
    assert [type(event) for event in told] == [EndBegan, *[MarkerTurned] * 3, *[LeftOverGiven] * 3]
    turned = {event.tile: event for event in told if isinstance(event, MarkerTurned)}
    assert turned == {
        "tower-12": MarkerTurned(0, "tower-12", "dirham", ("g9",)),
        "tower-10": MarkerTurned(0, "tower-10", "dinar", ("b3", "b5")),
        "tower-11-N": MarkerTurned(1, "tower-11-N", "ducat", ("o1",)),
    }
    given = {event.tile: event.seat for event in told if isinstance(event, LeftOverGiven)}
    assert given == {"pavilion-8": 1, "seraglio-9": 1, "garden-12": 0}  # with their money: all to seat 0
    assert view(state, 0).hand == ("o4",) and view(state, 1).hand == ("g5", "b1")


@clause("S-7", "A-81")
def test_discards_hold_what_was_lost() -> None:
    state = last_turn(hands=["y2 g9 g4", "g5"], palaces=["tower-12@e1"], sites="tower-12:g")
    before = view(state, None).discards_left
    say(state, "buy:1:y2", "done", "keep:pavilion-2")
    assert view(state, None).discards_left == before + 1 + 2


def end_with_certificates(**more: Any) -> tuple[PalaceState, list[Any]]:
    """Seat 0 has stored 6 of a currency that two markers of its own void; others store what no marker of theirs does.
    The state when the markers were turned over, and what was told of it."""
    state = last_turn(
        "exchange-certificates", hands=["y2 g9", "o3 b1", "g5"], sites="tower-12:g tower-10:g tower-11-N:o",
        palaces=["tower-12@e1 tower-10@w1", "tower-11-N@n1"], certificates=["g6", "b2", "o4"], **more,
    )  # fmt: skip
    events = say(state, "buy:1:y2", "done", "keep:pavilion-2")
    return state, [event for event in events if isinstance(event, MarkerTurned | CertificateVoided | LeftOverGiven)]


@clause("S-7", "X-4", "X-9")
def test_what_is_stored_in_a_worthless_currency_is_lost_for_all_to_see() -> None:
    state, told = end_with_certificates()
    assert told[:4] == [
        MarkerTurned(0, "tower-10", "dirham", ("g9",)), CertificateVoided(0, "dirham", 6),
        MarkerTurned(0, "tower-12", "dirham", ()), MarkerTurned(1, "tower-11-N", "ducat", ("o3",)),
    ]  # fmt: skip
    assert all(isinstance(event, LeftOverGiven) for event in told[4:])
    assert all(told[1].for_seat(viewer) == told[1] for viewer in (0, 1, 2, None))
    shown = view(state, None).modules["exchange-certificates"]
    assert [own and own.amount for own in shown.certificates] == [None, 2, 4]
    assert shown.pawns == {"florin": 2, "dirham": 2, "dinar": 1, "ducat": 1}


@clause("S-7")
def test_by_the_first_rules_it_was_lost_without_a_word() -> None:
    newest, told = end_with_certificates()
    state, silent = end_with_certificates(rules=FIRST_RULES)
    assert silent == [event for event in told if not isinstance(event, CertificateVoided)]
    assert fields(state) | {"game": ""} == fields(newest) | {"game": ""}


@clause("S-7", "S-9")
def test_markers_in_reserves_are_ignored_also_of_sites_moved_there() -> None:
    for moves in (("take:y9",), ("remove:tower-12",)):
        state = last_turn(
            hands=["y2 g9", "g5"], palaces=["tower-12@e1"], reserves=["tower-10"], sites="tower-12:g tower-10:o",
            market="- pavilion-8 seraglio-9 garden-12", others={}, spare_tiles=2,
        )  # fmt: skip
        events = say(state, *moves)
        receivers = {event.tile: event.seat for event in events if isinstance(event, LeftOverGiven)}
        assert receivers["pavilion-8"] == (1 if moves == ("take:y9",) else 0)
        assert len([event for event in events if isinstance(event, MarkerTurned)]) == (moves == ("take:y9",))


@clause("S-8")
def test_only_the_owner_knows_what_is_on_the_backs() -> None:
    state = yard("y5", seats=2)
    say(state, "site:1:y5")
    drawn = say(state, "draw:markers", luck=markers(2, 3))[0]
    for seat in (1, None):
        assert drawn.for_seat(seat) == MarkersDrawn(0, 2, None)
        assert seen(state, seat) == SitesView(6, {}, drawn=None, put_back=(), started="tower-11-none")
    assert drawn.for_seat(0) == drawn
    assert seen(state, 0).drawn == ("dirham", "dinar")
    put = say(state, "marker:2")[0]
    for seat in (1, None):
        assert put.for_seat(seat) == MarkerPut(0, "tower-11-none", None)
        assert "dinar" not in str(heard(put, seat))
        assert seen(state, seat).sites == {"tower-11-none": None}
    say(state, "keep:tower-11-none")
    for seat in (1, None):
        assert seen(state, seat) == SitesView(bag=7, sites={"tower-11-none": None}, drawn=None, put_back=())
    assert seen(state, 0) == SitesView(7, {"tower-11-none": "dinar"}, drawn=None, put_back=("dirham",))


@clause("S-8")
def test_views_do_not_depend_on_the_backs_of_others() -> None:
    palaces, reserves = ["tower-12@e1", "tower-10@w1"], ["garden-11"]
    one = yard(palaces=palaces, reserves=reserves, sites="tower-12:y garden-11:g tower-10:b")
    other = yard(palaces=palaces, reserves=reserves, sites="tower-12:o garden-11:o tower-10:b")
    for seat in (1, 2, None):
        for memory in (False, True):
            texts = [json.dumps(view(state, seat, memory).to_json()) for state in (one, other)]
            assert texts[0] == texts[1]
    assert view(one, 0) != view(other, 0)


@clause("S-8", "S-5", "S-7")
def test_a_back_is_open_once_it_was_shown() -> None:
    state = yard("b9 b3", palaces=["tower-12@e1"], sites="tower-12:b")
    (event,) = say(state, "finish:tower-12:b3,b9")
    assert event.for_seat(1) == event.for_seat(None) == event and event.currency == "dinar"
    end = last_turn(
        hands=["y2", "g5"], palaces=["tower-12@e1"], reserves=["", "tower-10"], sites="tower-12:g tower-10:o"
    )
    assert seen(end).sites == {"tower-12": None, "tower-10": None}
    events = say(end, "buy:1:y2", "done", "keep:pavilion-2")
    assert all(event.for_seat(None) == event for event in events)
    assert view(end, None).ending and end.actor == 1
    assert seen(end).sites == {"tower-12": "dirham", "tower-10": None}
    assert seen(end, 1).sites == {"tower-12": "dirham", "tower-10": "ducat"}


@clause("S-9", "A-50")
def test_the_marker_stays_on_its_tile_through_every_redesign() -> None:
    state = yard(palaces=["tower-12@e1"], reserves=["garden-11"], sites="tower-12:b")
    say(state, "swap:tower-12/garden-11")
    assert view(state, 0).reserves[0] == ("tower-12",)
    assert seen(state, 0).sites == {"tower-12": "dinar"}
    back = yard(palaces=["garden-11@e1"], reserves=["tower-12"], sites="tower-12:b")
    assert {"lay:tower-12@w1", "swap:garden-11/tower-12"} <= words(back)
    say(back, "lay:tower-12@w1")
    assert seen(back, 0).sites == {"tower-12": "dinar"} and scored(back, 1, "tower") == [0, 0, 0]
    gone = yard(palaces=["tower-12@e1"], sites="tower-12:b")
    say(gone, "remove:tower-12")
    assert seen(gone, 0).sites == {"tower-12": "dinar"}


@clause("S-3", "S-8")
def test_everything_up_to_the_draw_can_be_taken_back() -> None:
    chance = Recording(Scripted([("marker", 2), ("marker", 3)]))
    state = yard("y5")
    turn = Turn(state, chance)
    before = position(turn.state)
    turn.play(parse_word(turn.state, "site:1:y5"))
    assert turn.undo() and position(turn.state) == before and not chance.outcomes
    assert turn.redo()
    turn.play(parse_word(turn.state, "draw:markers"))
    assert len(chance.outcomes) == 2 and not turn.undo() and not turn.redo()
    drawn = position(turn.state)
    turn.play(parse_word(turn.state, "marker:1"))
    turn.play(parse_word(turn.state, "keep:tower-11-none"))
    assert turn.undo() and turn.undo() and position(turn.state) == drawn and not turn.undo()

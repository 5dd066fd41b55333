"""The end of a game of The Red Palace (R-70 to R-72, K-14, K-16)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from alhambra import legal, view
from alhambra.modules.bazaars.words import BazaarTurnedUp
from alhambra.modules.guards.events import GuardsStationed
from alhambra.palace.events import EndBegan, GameOver, Kept, LeftOverGiven, Scored
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import words
from tests.support.red_builders import ALL, guard_board, play, red_table, refused

CHEAP = "terrain-01 terrain-02 terrain-04 terrain-07"  # prices 2, 3, 4, 5; a tower each
USED = "card wall plaza exact-change"


def last_turn(hands: Sequence[str] = (), **changes: Any) -> PalaceState:
    """Seat 0 has bought from square 1; preview and supply are empty unless it is said."""
    first, *others = [*hands, "", "", ""][:3]
    settings: dict[str, Any] = {
        "market": CHEAP, "preview": "- - -", "spare_tiles": 2, "held": (1, 2), "spare_cards": "discards", "used": USED,
    } | changes  # fmt: skip
    state = red_table(3, hands=[f"y2 {first}", *others], **settings)
    play(state, "buy:1:y2", "done")
    return state


@clause("R-70")
def test_the_game_ends_at_once_when_the_market_cannot_be_filled() -> None:
    state = last_turn()
    events = play(state, "keep:terrain-01")
    kinds = [type(event) for event in events]
    assert kinds == [Kept, GuardsStationed, EndBegan, *[LeftOverGiven] * 3, Scored, GameOver]
    assert state.actor is None and legal(state) == []
    assert refused(state, "take:g9") == ("A-84", "game-over")


@clause("R-70")
@pytest.mark.parametrize("preview", ["terrain-44 - -", "- terrain-44 -", "- - terrain-44"])
def test_a_tile_of_the_preview_board_is_enough_to_go_on(preview: str) -> None:
    state = last_turn(preview=preview, pile="y1 y1")
    play(state, "keep:terrain-01")
    assert (state.actor, view(state, None).ending) == (1, False)
    assert view(state, None).market[0] == "terrain-44"
    assert view(state, None).modules["preview"] == (None,) * 3


@clause("R-70")
def test_a_tile_of_the_supply_is_enough_to_go_on() -> None:
    state = last_turn(supply="terrain-44", pile="y1 y1")
    play(state, "keep:terrain-01")
    assert (state.actor, view(state, None).market[0], view(state, None).supply_left) == (1, "terrain-44", 0)


@clause("R-70")
def test_preview_and_supply_together_have_to_fill_every_square() -> None:
    for supply, ending in (("terrain-45 terrain-46", False), ("terrain-45", True)):
        state = red_table(
            market=CHEAP, preview="- - terrain-44", hands=["y2 g3 b4"], supply=supply, spare_tiles=2, held=(1, 2),
            used=USED,
        )  # fmt: skip
        play(state, "buy:1:y2", "buy:2:g3", "buy:3:b4", "done", "keep:terrain-01", "keep:terrain-02", "keep:terrain-04")
        assert view(state, None).ending == ending
        filled = ["terrain-44", "terrain-45", None if ending else "terrain-46", "terrain-07"]
        assert list(view(state, None).market) == filled


@clause("R-71")
def test_buildings_left_on_the_market_are_given_away_with_their_guards() -> None:
    state = last_turn(["g5", "o1", ""], palaces=["", "terrain-38@w1"])
    events = play(state, "keep:terrain-01")
    given = [event for event in events if isinstance(event, LeftOverGiven)]
    assert given == [
        LeftOverGiven(2, "terrain-02", 0, (5, 0, 0)),
        LeftOverGiven(3, "terrain-04", None, (0, 0, 0)),
        LeftOverGiven(4, "terrain-07", 1, (0, 1, 0)),
    ]
    assert state.actor == 1 and not words(state, "use")
    assert GuardsStationed(1, ("terrain-07-W",)) in play(state, "keep:terrain-07")
    assert state.actor == 0
    assert GuardsStationed(0, ("terrain-02-S",)) in play(state, "lay:terrain-02@s1")
    assert state.actor is None
    guards = guard_board(state).guards
    assert (guards["terrain-02"], guards["terrain-07"], "terrain-04" in guards) == ("S", "W", False)


@clause("R-71", "M-2", "C-2", "R-91")
def test_medinas_and_camps_are_given_away_too() -> None:
    market = "terrain-01 medina-08 camp-1 terrain-07"
    state = last_turn(["g1 b1"], market=market, modules=ALL)
    events = play(state, "keep:terrain-01")
    given = {event.tile: event.seat for event in events if isinstance(event, LeftOverGiven)}
    assert given == {"medina-08": 0, "camp-1": 0, "terrain-07": None}
    play(state, "lay:medina-08@s1")
    assert words(state) == {"keep:camp-1", "lay:camp-1@s2"}
    play(state, "lay:camp-1@s2")
    assert state.actor is None
    assert guard_board(state).guards == {"terrain-01": "N"}


@clause("R-71")
@pytest.mark.parametrize("move", ["use:plaza", "use:card:g9", "take:g9", "done"])
def test_nothing_else_is_done_then(move: str) -> None:
    state = last_turn(["", "o1", ""], used="")
    play(state, "keep:terrain-01")
    assert state.actor == 1
    assert refused(state, move) == ("A-82", "not-now")


@clause("R-72")
def test_the_third_scoring_follows_and_the_highest_score_wins() -> None:
    state = last_turn(
        ["g5", "", ""], scores="7 9 20", tokens="terrain-02:tower", options=(("scoring", "classic"),), posted=1
    )
    events = play(state, "keep:terrain-01", "lay:terrain-02@s1")
    (held,) = [event for event in events if isinstance(event, Scored)]
    assert held.number == 3
    # 3 for the wall, 21 for the tower, 1 for the guard in the south
    assert [(gain.player, gain.reason, gain.points) for gain in held.gains] == [
        (0, "wall", 3), (0, "tower", 21), (0, "guards", 1),
    ]  # fmt: skip
    assert events[-1] == GameOver((0,), (32, 9, 20))


@clause("R-72")
def test_ties_share() -> None:
    state = last_turn(scores="3 9 9")
    assert play(state, "keep:terrain-01")[-1] == GameOver((1, 2), (3, 9, 9))
    assert state.game.winners(state) == [1, 2]


@clause("K-14", "B-2", "R-70")
def test_a_market_that_only_bazaars_are_left_for_cannot_be_filled() -> None:
    state = last_turn(supply="bazaar-4 bazaar-5", modules=ALL)
    events = play(state, "keep:terrain-01")
    assert [event for event in events if isinstance(event, BazaarTurnedUp | EndBegan)][:2] == [
        BazaarTurnedUp("bazaar-4"), BazaarTurnedUp("bazaar-5"),
    ]  # fmt: skip
    assert view(state, None).ending
    assert [one.tile for one in view(state, None).modules["bazaars"].beside] == ["bazaar-4", "bazaar-5"]


@clause("K-14", "B-2")
def test_a_tile_behind_bazaars_still_fills_the_market() -> None:
    state = last_turn(supply="bazaar-4 terrain-44 bazaar-5", modules=ALL, pile="y1 y1")
    play(state, "keep:terrain-01")
    seen = view(state, None)
    assert (seen.ending, seen.market[0], seen.supply_left) == (False, "terrain-44", 0)
    assert [one.tile for one in seen.modules["bazaars"].beside] == ["bazaar-4", "bazaar-5"]


@clause("K-14")
def test_a_medina_or_camp_fills_the_market() -> None:
    for tile in ("medina-02", "camp-1"):
        state = last_turn(preview=f"- - {tile}", modules=ALL, pile="y1 y1")
        play(state, "keep:terrain-01")
        assert (view(state, None).ending, view(state, None).market[0]) == (False, tile)


@clause("B-7", "R-71")
def test_bazaars_beside_the_board_are_not_given_away() -> None:
    state = last_turn(["g9 g9 o9"], modules=ALL, slices={"bazaars": "bazaar-1 bazaar-4"})
    events = play(state, "keep:terrain-01")
    assert {event.tile for event in events if isinstance(event, LeftOverGiven)} == set(CHEAP.split()[1:])


@clause("K-16", "R-63")
def test_the_third_scoring_is_wall_majorities_camps_bazaars_guards_medinas() -> None:
    palace = "terrain-37@s1 camp-1@s2 bazaar-1@e1 terrain-32@n1"
    state = red_table(
        palaces=[palace], tokens="terrain-37:garden terrain-32:garden", guards="terrain-37-S", posted=1, modules=ALL
    )
    reasons = [gain.reason for gain in scored_now(state, 3).gains]
    assert reasons == ["wall", "garden", "camp-1", "bazaar-1", "guards", "medinas", "medinas", "medinas"]

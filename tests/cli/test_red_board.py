"""The table of The Red Palace on the screen."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from alhambra import Config, Seeded, apply, legal, new, view
from alhambra.cli.modules import faces
from alhambra.cli.palace.board import draw, market, players
from alhambra.cli.palace.drawing import LARGE, MEDIUM, SMALL, draw_palace, draw_tile
from alhambra.cli.palace.facts import seen_tiles, short_names, tile_of, tiles
from alhambra.cli.palace.tile import described
from alhambra.cli.saying import you
from alhambra.cli.text import in_rows
from alhambra.modules.guards.terminal.board import count_guards, explained, guard_board
from alhambra.modules.guards.views import AbilityView, GuardsView, PlacementView
from alhambra.modules.tokens.rules import TokensView
from alhambra.palace.actions import Buy, Lay
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View
from tests.bots.table import palace, table
from tests.clauses import clause
from tests.cli.shown import with_walls

MODULES = ("bazaars", "camps", "medinas")
FULL = (("guard-board", "full"),)
BOARD = GuardsView(
    abilities=(
        AbilityView("march", guards=1, money_cards=0, clause="R-41", used=True),
        AbilityView("half-building", guards=2, money_cards=0, clause="R-42", used=False),
        AbilityView("exchange", guards=1, money_cards=1, clause="R-34", used=False),
    ),
    placement=(PlacementView(3, guards=3), PlacementView(2, guards=1), PlacementView(None, guards=0)),
    number=2,
    supply=20,
    guards={"terrain-07": "W", "terrain-17": "EW"},
    point_price=2,
    sections=6,
    section=False,
    plazas=6,
    halves={**dict.fromkeys(TYPES), "tower": 0, "garden": 1},
    using=None,
    owed=0,
)


def red_table(**changes: Any) -> View:
    """A table of three with a guard board, and a tower on terrain-07."""
    modules = {"guards": BOARD, **changes.pop("modules", {})}
    types = {"terrain-07": "tower", "terrain-17": "garden", "terrain-24": "arcades"}
    return table(types=types, modules=modules, **changes)


def states(seats: int, seed: int) -> Iterator[Any]:
    """Some moments of a game in which much is built and used, its beginning and its end."""
    chance, random = Seeded(seed), Random(seed)
    state = new(Config("red-palace", seats, MODULES, FULL if seed % 2 else ()), chance)
    for step in range(10_000):
        if state.actor is None:
            break
        if step % 40 == 0:
            yield state
        actions = legal(state)
        building = [action for action in actions if isinstance(action, Buy | Lay)]
        apply(state, random.choice(building if building and random.random() < 0.5 else actions), chance)
    yield state


@clause("R-1", "R-5")
def test_one_catalogue_knows_the_tiles_of_all_boxes() -> None:
    terrain = tiles()["terrain-07"]
    assert (terrain.price, terrain.walls, terrain.signs) == (5, "NSW", {"W": "○"})
    assert tiles()["plaza-6"].walls == "" and "tower-9-ES" in tiles()
    assert short_names()["t07"] == short_names()["t7"] == "terrain-07" and short_names()["p6"] == "plaza-6"
    assert with_walls("plaza-1") == "plaza-1 (no walls)"


@clause("R-2")
def test_the_type_comes_from_the_token_and_walls_and_guards_from_the_view() -> None:
    seen = red_table(walls={"terrain-07": "NESW", "plaza-1": "S"})
    assert described("terrain-07", tile_of(seen, "terrain-07")) == "terrain-07 tower 5 (N E S W●)"
    assert described("terrain-24", tile_of(seen, "terrain-24")) == "terrain-24 arcades 8 (N○ E S○)"
    assert described("plaza-1", tile_of(seen, "plaza-1")) == "plaza-1 (S)"
    assert seen_tiles(seen)["terrain-07"] == tile_of(seen, "terrain-07")


def test_towers_and_guards_stand_on_their_walls() -> None:
    seen = seen_tiles(red_table())
    assert draw_tile("terrain-24", LARGE, seen) == ["╒═══○════╗", "│arcades ║", "│ 8 t24  ║", "╘═══○════╝"]
    assert draw_tile("terrain-17", LARGE, seen) == ["╔════════╗", "║ garden ║", "● 7 t17  ●", "╙────────╜"]
    assert draw_tile("terrain-17", MEDIUM, seen) == ["╔══════╗", "●gar 7 ●", "╙──────╜"]
    assert draw_tile("plaza-2", LARGE, seen)[1:3] == ["│ plaza  │", "│   p2   │"]


def test_two_guards_on_an_inner_wall_have_a_sign_of_their_own() -> None:
    laid = palace("terrain-17@n1", "terrain-07@n1e1")
    assert draw_palace(laid, size=SMALL, known=seen_tiles(red_table())) == [
        "      c   e1",
        "    ╔═══╦═══╕",
        "n1  ● G7◉ T5│",
        "    ║   ╚═══╛",
        "c   │***│",
        "    └───┘",
    ]


def test_the_guard_board_in_three_lines() -> None:
    assert in_rows(guard_board(red_table())) == [
        "Guards   march 1 (used), half-building 2, exchange 1+card,\n         a missing guard 2 points",
        "Posts    3/3 1/2 0/any; a guard on the longest wall: 2",
        "Supply   20 guards, half pavilion, seraglio, arcades, chambers",
    ]


def test_the_guard_board_explained() -> None:
    shown = explained(red_table(), (you(), "Ann", "Bob"))
    assert "  march (1 guard, used): move another guard onto a wall" in shown and "(R-41)" in shown
    assert "  exchange (1 guard and a card): swap" in shown
    assert "pays 2 points for each missing one (R-32)." in shown
    assert shown.endswith("Held     Ann the half garden, You the half tower")


@clause("R-4")
def test_the_preview_board_begins_with_what_comes_next() -> None:
    seen = red_table(modules={"preview": ("terrain-07", None, "medina-10")})
    assert in_rows(faces()["preview"].rows(seen)) == ["Preview  3 medina-10 (open)  2 (empty)  1 tower 5 t07 (N S W●)"]


def test_the_players_have_guards_and_half_buildings_and_the_bag_stands_below() -> None:
    bag = dict(zip(TYPES, range(6), strict=True))
    seen = red_table(
        palaces=(palace("terrain-07@e1"), palace(), palace()),
        reserves=(("terrain-17",), (), ()),
        modules={"tokens": TokensView(bag)},
    )
    assert count_guards(seen, 0) == 3
    lines = players(seen, ("You", "Ann", "Bob", "neutral")).splitlines()
    assert lines[0].split() == ["points", "cards", "wall", "guards", "pav", "ser", "arc", "cha", "gar", "tow"]
    assert lines[1].split() == ["*", "0", "You", "0", "0", "0", "3", ".", ".", ".", ".", ".", "1½"]
    assert lines[2].split()[-2:] == ["½", "."]
    assert lines[4].split() == ["tokens", "in", "the", "bag", ".", "1", "2", "3", "4", "5"]
    assert lines[5] == "    You, reserve: terrain-17 garden 7 (N E● W●)"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_table_fits_and_shows_what_lies_on_it(seats: int) -> None:
    for state in states(seats, seats):
        for seat in (None, 0):
            seen: View = view(state, seat)
            shown = draw(seen)
            assert max(len(line) for line in shown.splitlines()) <= 80
            for tile in seen.market:
                if tile is not None:
                    assert f"{tile_of(seen, tile).type:^8}" in shown
            for one in seen.modules["guards"].abilities:
                assert f"{one.name} {one.guards}" in market(seen)
            assert "Preview  3 " in shown and "tokens in the bag" in shown


@clause("R-14")
def test_the_draft_says_whose_choice_it_is() -> None:
    state = new(Config("red-palace", 3), Seeded(3))
    chooser = state.actor
    assert draw(view(state, chooser)).startswith("Your choice of start money · first scoring next")
    assert draw(view(state, None)).startswith(f"seat {chooser} chooses start money · ")

"""What a tile would change, against what happens when it is really laid and scored."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import Config, Seeded, copy, open_game
from alhambra.palace.display import EMPTY
from alhambra.palace.explain import next_scoring, scored_now
from alhambra.palace.geometry.places import parse_place, place_word
from alhambra.palace.geometry.placing import refuse_laying
from alhambra.palace.state import OVER, PalaceState
from alhambra.palace.tile_effect import Standing, TileEffect, tile_effect
from alhambra.server.protocol.choices import squares_around
from tests.clauses import clause
from tests.support.builders import table
from tests.support.hidden import permuted
from tests.support.play import Player, sample
from tests.support.sets import legal_sets

NOBODY = Standing(0, 0, False, 0)


def effect_of(state: PalaceState, tile: str, seat: int = 0) -> TileEffect:
    effect = tile_effect(state, seat, state.kit.tiles.numbers[tile])
    assert effect is not None
    return effect


def on_market(state: PalaceState) -> list[int]:
    return [int(tile) for tile in state.market if tile != EMPTY]


@clause("A-72", "A-73", "A-74")
def test_a_tile_catches_up_with_who_has_most() -> None:
    state = table(market="tower-11-none - - -", palaces=["garden-9@e1 tower-12@n1", "tower-11-N@n1 tower-11-S@s1"])
    effect = effect_of(state, "tower-11-none")
    assert (effect.number, effect.type) == (1, "tower")
    assert effect.majority == (Standing(1, 2, False, 0), Standing(2, 1, False, 6), NOBODY)
    assert effect.majority_then == (Standing(2, 1, True, 3), Standing(2, 1, True, 3), NOBODY)
    assert effect.points_then[1] == effect.points[1] - 3
    assert effect.points_then[0] - effect.points[0] == 3 + effect.wall_then - effect.wall


@clause("A-75")
def test_without_a_tile_there_is_no_place() -> None:
    effect = effect_of(table(market="tower-7 - - -"), "tower-7")
    assert effect.majority == (NOBODY,) * 3
    assert effect.majority_then == (Standing(1, 1, False, 6), NOBODY, NOBODY)


@clause("A-91")
def test_the_neutral_player_has_a_place_too() -> None:
    state = table(2, market="tower-7 - - -", neutral="tower-13 tower-12")
    effect = effect_of(state, "tower-7")
    assert effect.majority_then == (Standing(1, 2, False, 0), NOBODY, Standing(2, 1, False, 6))
    assert len(effect.points_then) == 3


@clause("A-71")
def test_it_is_laid_where_the_wall_is_longest() -> None:
    state = table(market="garden-8-NW - - -", palaces=["tower-11-N@n1"])
    effect = effect_of(state, "garden-8-NW")
    assert (effect.wall, effect.wall_then, effect.longest_wall, effect.place) == (1, 3, 3, "n1w1")
    assert effect.points_then[0] - effect.points[0] == 2 + 5


@clause("A-56")
def test_a_tile_that_fits_nowhere_changes_nothing() -> None:
    state = table(market="tower-8 - - -", palaces=["arcades-4@e1"])
    effect = effect_of(state, "tower-8")
    assert effect.place is None
    assert (effect.points_then, effect.majority_then) == (effect.points, effect.majority)
    assert effect.wall_then == effect.longest_wall == effect.wall


@clause("A-70")
def test_when_all_scorings_were_held_there_is_nothing_to_change() -> None:
    (*_, state) = sample(3, 1, 40)
    over = copy(state)
    chance, player = Seeded("rest"), Player("rest", "any action")
    while over.actor is not None:
        over.game.play(over, player.choose(over.game.codes(over)), chance)
    assert over.phase == OVER and tile_effect(over, 0, 0) is None


def slow_best(state: PalaceState, seat: int, tile: int) -> tuple[int, int, int]:
    """Points and wall at the best place, and the longest wall anywhere, with every reason written out."""
    number, best, longest = next_scoring(state), (-1, -1), -1
    name, shape = state.kit.tiles.names[tile], int(state.shapes[tile])
    for place in squares_around(state.game.view(state, seat).palaces[seat]):
        if refuse_laying(state.plans[seat], parse_place(place), shape, name, "A-60a") is None:
            laid = copy(state)
            laid.plan_to_change(seat).lay(parse_place(place), tile, shape)
            scoring = scored_now(laid, number)
            wall = sum(gain.points for gain in scoring.gains if gain.player == seat and gain.reason == "wall")
            best, longest = max(best, (scoring.points(seat), wall)), max(longest, wall)
    return *best, longest


@clause("A-60a", "A-71", "A-72")
@pytest.mark.parametrize(("seats", "modules"), [(2, ()), (4, ()), (3, ("camps", "medinas", "score-tiles"))])
def test_it_is_what_scoring_every_legal_place_says(seats: int, modules: tuple[str, ...]) -> None:
    seen = 0
    for state in sample(seats, 4, 25, "buy and lay", modules):
        for tile in on_market(state):
            effect = tile_effect(state, int(state.seat), tile)
            assert effect is not None
            seat = int(state.seat)
            now = scored_now(state, effect.number)
            assert effect.points == tuple(now.points(player) for player in range(state.kit.players))
            if effect.place is not None:
                found = (effect.points_then[seat], effect.wall_then, effect.longest_wall)
                assert found == slow_best(state, seat, tile)
                assert place_word(parse_place(effect.place)) == effect.place
                seen += 1
    assert seen > 20


@clause("A-17")
@pytest.mark.parametrize("box", ["classic", "red-palace"])
def test_it_does_not_depend_on_what_is_hidden(box: str) -> None:
    """With every module, and for every seat: other hands, other piles, other secrets, the same answer."""
    game = open_game(Config(box, 3, max(legal_sets(box), key=len)))
    chance, luck, player = Seeded(box), Random(7), Player(box, "any kind")
    state, compared, decisions = game.new(chance), 0, 0
    while state.actor is not None:
        decisions += 1
        if decisions % 12 == 0 and isinstance(state, PalaceState) and not state.ending:
            for seat in range(3):
                other = permuted(state, luck, seat, hands=True)
                for tile in on_market(state):
                    assert tile_effect(other, seat, tile) == tile_effect(state, seat, tile)
                    compared += 1
        game.play(state, player.choose(game.codes(state)), chance)
    assert compared > 50


@clause("A-21")
def test_nothing_is_changed_by_asking() -> None:
    for state in sample(3, 9, 30):
        before = state.game.position(state)
        for tile in on_market(state):
            tile_effect(state, int(state.seat), tile)
        assert state.game.position(state) == before

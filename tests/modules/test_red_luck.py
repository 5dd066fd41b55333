"""The luck of The Red Palace, decided by each draw instead of a hidden order, and every outcome of it."""

from __future__ import annotations

from fractions import Fraction

import pytest

from alhambra import NotationError, Seeded, outcomes, parse_word, position, view
from alhambra.modules.guards.actions import BuyPreview
from alhambra.palace.actions import Done
from tests.clauses import clause
from tests.support.red_builders import red_table
from tests.support.red_play import KITS, RedPlayer, red_game
from tests.support.watch import Watch


@pytest.mark.parametrize("seats", [2, 5])
def test_a_game_holds_together_when_every_draw_is_decided_late(seats: int) -> None:
    game, chance, player, watch = (
        red_game(seats, KITS[-1]),
        Seeded("lazy", lazy=True),
        RedPlayer(1, "any kind"),
        Watch(),
    )
    state = game.new(chance)
    while state.actor is not None:
        watch.look(state)
        game.play(state, player.choose(game.codes(state)), chance)
    watch.look(state)


@clause("R-40", "R-10")
def test_every_token_is_as_likely_as_the_bag_has_it() -> None:
    state = red_table(tokens="terrain-49:tower", hands=["y9 y2"], abilities="new-token card wall plaza")
    bag: dict[str, int] = view(state, None).modules["tokens"].bag
    before, found = position(state), dict[str, Fraction]()
    for chance, after in outcomes(state, parse_word(state, "use:new-token:1")):
        type_ = view(after, None).types["terrain-49"]
        found[type_] = found.get(type_, Fraction(0)) + chance
        assert sum(view(after, None).modules["tokens"].bag.values()) == sum(bag.values())
    assert found == {type_: Fraction(count, sum(bag.values())) for type_, count in bag.items() if count}
    assert sum(found.values()) == 1 and position(state) == before


@clause("R-54")
def test_a_refill_draws_a_token_for_the_tile_on_the_preview_board() -> None:
    state = red_table(
        market="- terrain-50 terrain-51 terrain-53", asides=["terrain-49"], phase="lay",
        supply="terrain-10", spare_tiles=2, tokens="terrain-49:tower",
    )  # fmt: skip
    chances = dict[str, Fraction]()
    for chance, after in outcomes(state, parse_word(state, "keep:terrain-49")):
        type_ = view(after, None).types["terrain-10"]
        chances[type_] = chances.get(type_, Fraction(0)) + chance
    assert sum(chances.values()) == 1
    assert set(chances) == {name for name, count in view(state, None).modules["tokens"].bag.items() if count}


def test_what_is_no_action_of_the_guard_board_is_told_apart() -> None:
    with pytest.raises(NotationError, match="no preview square"):
        BuyPreview(4, ("y1",))
    state = red_table()
    guards = state.kit.modules[-1]
    for ask in (guards.check, guards.code):
        with pytest.raises(TypeError, match="is no action of the guard board"):
            ask(state, Done())

"""The referee of The Red Palace: loose wall sections (R-36)."""

from copy import deepcopy

import pytest

from tests.oracle.red.positions import red_bare, words
from tests.oracle.red.referee import RedReferee


def test_wall_on_a_bought_tile() -> None:
    table = red_bare(3, "wall", "plaza")
    assert words(table, "use") == {"use:plaza"}
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    table.play("use:wall")
    assert (table.sections, table.section) == (5, True)
    table.play("done")
    assert table.legal() == {f"wall:terrain-32-{side}" for side in "NESW"}
    table.play("wall:terrain-32-S")
    assert words(table, "wall") == set()
    assert "lay:terrain-32@s1" in table.legal() and "lay:terrain-32@n1" not in table.legal()
    table.play("keep:terrain-32")
    table.turn = 0
    assert table.walls_of("terrain-32") == "S" and "lay:terrain-32@s1" in table.legal()


def test_wall_with_two_tiles_that_can_carry_it() -> None:
    table = red_bare(3, "wall", "plaza", modules=("camps",))
    table.aside[0] = ["camp-1"]
    assert words(table, "use") == {"use:plaza"}
    table.play("use:plaza")
    table.aside[0] = ["terrain-01", *table.aside[0]]
    table.play("use:wall")
    table.play("take:y9")
    assert words(table, "wall") == {"wall:terrain-01-S"} | {f"wall:plaza-1-{side}" for side in "NESW"}
    table.play("keep:terrain-01")
    assert "keep:camp-1" in table.legal() and not words(table, "keep:plaza", "lay:plaza")
    table.play("wall:plaza-1-N")
    assert words(table, "lay:plaza") == {"lay:plaza-1@n1", "lay:plaza-1@e1", "lay:plaza-1@w1"}


def test_a_tile_walled_all_round_lies_in_the_reserve() -> None:
    table = red_bare(3, "wall")
    table.aside[0] = ["terrain-01"]
    table.play("use:wall")
    table.play("take:y9")
    table.play("wall:terrain-01-S")
    assert table.legal() == {"keep:terrain-01"}


def test_gifts_and_loose_sections() -> None:
    table = red_bare(2, "wall", "plaza")
    table.hands[0] = ["y8"]
    table.play("buy:1:y8")
    table.play("use:wall")
    table.play("done")
    assert {"give:terrain-32", "wall:terrain-32-N"} <= table.legal()
    assert "keep:terrain-32" not in table.legal()
    table.play("give:terrain-32")
    assert (table.sections, table.section) == (6, False)


def test_a_tile_with_a_section_or_a_plaza_is_not_given() -> None:
    table = red_bare(2, "wall", "plaza")
    table.hands[0] = ["y8"]
    for word in ("buy:1:y8", "use:wall", "use:plaza", "done", "wall:terrain-32-N"):
        table.play(word)
    assert not {word for word in table.legal() if word.startswith("give")}
    assert {"keep:terrain-32", "keep:plaza-1"} <= table.legal()


def laying(*tiles: str) -> RedReferee:
    """Return a game of two in which seat 0 holds a section and has tiles to lay."""
    table = red_bare(2, modules=("camps",))
    table.aside[0], table.sections, table.section, table.phase = list(tiles), 5, True, "laying"
    return table


def test_the_last_carrier_is_not_given_once_another_was_kept_without_the_section() -> None:
    table = laying("terrain-50", "terrain-51")
    table.play("keep:terrain-50")
    assert table.legal() == {f"wall:terrain-51-{side}" for side in "NESW"}
    table.play("wall:terrain-51-N")
    assert "keep:terrain-51" in table.legal() and not words(table, "give")


def test_a_tile_that_cannot_carry_the_section_asks_for_nothing() -> None:
    table = laying("terrain-50", "camp-1")
    table.play("keep:camp-1")
    table.play("give:terrain-50")
    assert (table.sections, table.section, table.bare) == (6, False, False)


def ends(table: RedReferee, order: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Return what can become of tiles that are dealt with in an order: kept, given, or kept with the section."""
    if not order:
        return {(*table.reserves[0], *(f"{tile} given" for tile in table.neutral), *table.carried)}
    found = set()
    for start in ("keep:", "give:", "wall:"):
        word = next((word for word in sorted(table.legal()) if word.startswith(start + order[0])), "")
        after = deepcopy(table)
        if word:
            after.play(word)
            found |= ends(after, order if start == "wall:" else order[1:])
    return found


@pytest.mark.parametrize("third", ["terrain-53", "plaza-1"])
def test_the_order_of_the_tiles_does_not_matter(third: str) -> None:
    tiles = ("terrain-50", "terrain-51", third)
    orders = [tiles, tiles[::-1], (tiles[1], tiles[2], tiles[0])]
    first, *others = [ends(laying(*tiles), order) for order in orders]
    assert all(other == first for other in others)
    # Whichever tiles are kept, any one of them carries the section; only where all are given it goes back.
    assert len(first) == (3 + 2 + 2 + 1 if third == "plaza-1" else 3 + 3 * 2 + 3 + 1)

"""The referee of The Red Palace: marching guards (R-41)."""

from tests.oracle.red.positions import own, red_bare
from tests.oracle.red.referee import RedReferee


def pays(table: RedReferee) -> set[str]:
    """Return the guards that may be paid now."""
    return {word.removeprefix("pay:") for word in table.legal() if word.startswith("pay")}


def test_march() -> None:
    table = red_bare(3, "march")
    own(table, 0, {"e1": "terrain-22"})
    assert not table.uses()  # the only guard pays
    own(table, 0, {"-1": "terrain-05", "w1": "terrain-38"})
    table.play("use:march")
    assert pays(table) == {"terrain-22-E", "terrain-05-S"}
    table.play("pay:terrain-22-E")
    assert table.legal() == {"march:terrain-05-S/terrain-22-E", "march:terrain-05-S/terrain-38-W"}
    table.play("march:terrain-05-S/terrain-38-W")
    assert table.guards == {"terrain-38": "W"} and table.using is None and table.phase == "action"


def test_a_march_needs_a_wall_side_without_a_guard() -> None:
    table = red_bare(3, "march")
    own(table, 0, {"-1": "terrain-05", "-2": "terrain-08"})
    assert not table.uses()
    own(table, 0, {"e1": "terrain-22"})
    table.play("use:march")
    assert pays(table) == {"terrain-22-E"}  # only this one makes room
    table.play("pay:terrain-22-E")
    assert table.legal() == {"march:terrain-05-S/terrain-22-E", "march:terrain-08-N/terrain-22-E"}


def test_a_march_onto_a_loose_section() -> None:
    table = red_bare(3, "march")
    own(table, 0, {"e1": "terrain-22", "-1": "terrain-05", "w1": "plaza-1"})
    table.carried["plaza-1"] = "N"
    table.play("use:march")
    table.play("pay:terrain-05-S")
    assert table.legal() == {"march:terrain-22-E/plaza-1-N"}

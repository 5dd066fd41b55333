"""Stored positions open for ever: each means what it meant, and the game goes on from it."""

from __future__ import annotations

from itertools import pairwise

import pytest

from alhambra import BOXES, NotationError, parse_position, position
from alhambra.modules import MODULES
from alhambra.palace.state import PalaceState
from tests.support.plain import fields
from tests.support.plain import line as joined
from tests.support.six_builders import ALL
from tests.support.stored import Stored, play_on, stored_positions, words_in

POSITIONS = list(stored_positions())
each = pytest.mark.parametrize("stored", POSITIONS, ids=lambda stored: f"{stored.config} {stored.what}")

# Phases, and what binds the actor.
PALACE = {("act", "-"), ("lay", "-"), ("wait", "-"), ("over", "-")}
CLASSIC = PALACE | {("act", module) for module in ("building-sites", "exchange-certificates", "falconers")}
RED_PALACE = PALACE | {
    ("draft", "draft"), ("wait", "draft"), ("act", "guards"), ("after", "guards"), ("act", "purchase"), ("after", "-"),
}  # fmt: skip


# Modules in stored positions, each with the next one.
ORDERED = list(pairwise(name for name, module in MODULES.items() if module.order <= 120))


def of_box(box: str) -> list[Stored]:
    return [stored for stored in POSITIONS if stored.box == box]


def _in_order(first: str, second: str) -> bool:
    """Whether a stored position has slices of both in this order, and cannot be read with them in the other order."""
    return any(_only_so(stored.line, first, second) for stored in POSITIONS if stored.box != "roll-and-write")


def _only_so(line: str, first: str, second: str) -> bool:
    state = parse_position(line)
    assert isinstance(state, PalaceState)
    names = [module.name for module in state.kit.modules]
    if not {first, second} <= set(names):
        return False
    assert names.index(first) < names.index(second), line
    words = fields(state)
    slices = words["modules"].split("/")
    one, other = names.index(first), names.index(second)
    slices[one], slices[other] = slices[other], slices[one]
    try:
        parse_position(joined({**words, "modules": "/".join(slices)}))
    except NotationError:
        return True
    return False


def test_every_kind_of_decision_of_the_palace_games_is_stored() -> None:
    for box, wanted in (("classic", CLASSIC), ("red-palace", RED_PALACE)):
        assert {(stored.value("phase"), stored.value("bound")) for stored in of_box(box)} == wanted
        flags = {flag for stored in of_box(box) for flag in stored.value("flags").split(",")}
        assert flags >= {"earned", "overpaid", "ending"}
    alone = {stored.config.split("/")[2] for stored in of_box("classic")}
    assert alone >= {"-", *ALL}


def test_every_kind_of_decision_of_roll_and_write_is_stored() -> None:
    found = of_box("roll-and-write")
    assert {stored.value("phase") for stored in found} == {"act", "second", "keep", "wait", "over"}
    assert {stored.value("due") for stored in found} == {"-", "roll-used", "roll-all", "pass-on"}
    assert {stored.value("changed") for stored in found} == {"yes", "no"}
    assert {stored.config.split("/")[3] for stored in found} >= {"-", "solo=duel", "fictitious=3", "fictitious=4"}


@pytest.mark.parametrize("box", BOXES)
def test_every_verb_is_legal_in_a_stored_position(box: str) -> None:
    verbs = {word.partition(":")[0] for stored in of_box(box) for word in stored.words}
    palace = {"take", "buy", "lay", "keep", "remove", "swap", "give", "done", "pass", "bazaar"}
    six = {"gatehouse", "gate", "site", "draw", "marker", "finish", "store", "falcon", "pay"}
    wanted = {
        "classic": palace | six,
        "red-palace": palace | {"pile", "use", "pay", "preview", "march", "wall"},
        "roll-and-write": {"build", "coins", "change", "second", "done", "keep"},
    }
    assert verbs == wanted[box]


@each
def test_a_stored_position_is_written_again_as_it_was(stored: Stored) -> None:
    assert position(parse_position(stored.line)) == stored.line


@each
def test_the_same_is_legal_in_a_stored_position(stored: Stored) -> None:
    assert words_in(parse_position(stored.line)) == stored.words


@pytest.mark.played
@each
def test_a_game_goes_on_from_a_stored_position_to_the_same_end(stored: Stored) -> None:
    assert play_on(parse_position(stored.line), stored.line) == stored.points


@pytest.mark.parametrize(("first", "second"), ORDERED)
def test_the_order_of_modules_is_that_of_stored_positions(first: str, second: str) -> None:
    """Their numbers never change: with another order a slice would be read as that of another module."""
    assert _in_order(first, second)

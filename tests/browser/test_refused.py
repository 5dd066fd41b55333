"""What a finger can ask for and is refused, by any module: the answer stands where it was touched, with its rule.

The positions are those of `refusals.txt` in `tests` and `tests/modules/NAME`. `web/src/palace/refusals.test.ts` looks
at all sentences.
Edges, corners, half squares and guards are there only where they lead on; what refuses them is in `test_missed.py`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from alhambra import check, parse_position
from alhambra.palace.state import PalaceState
from tests.browser.dragging import beside, dragged
from tests.browser.fingers import press, press_in_palace, until
from tests.browser.games.wire import Wire
from tests.browser.house import House
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.world import MINE, Held, World
from tests.support.moments import SECRET
from tests.support.standing import standing
from tests.test_messages import CASES, Case

RAW: Final = re.compile(r"\b[a-z]+-\d|\b[nsew]\d|\b[ygbo]\d\b|[{}$]|undefined")
BY_ID: Final = {case.id: case for case in CASES}
# There the tile of the case fits nowhere, so that nobody can pick it up; this one does.
BY_ID["no-rampart"] = replace(BY_ID["no-rampart"], move="lay:camp-3@s3")
# A tile on a square that refuses it, a tile that cannot be taken away, a purchase that cannot be paid.
SHORT: Final = (
    "camp-by-gatehouse",
    "gatehouse-there",
    "no-rampart",
    "camps-alone",
    "camp-without",
    "falcon-not-removed",
    "gatehouse-never-moves",
    "gatehouse-too-little-money",
)
LONG: Final = (
    "hole",
    "no-side-shared",
    "not-on-foot",
    "walls-differ",
    "hole-without",
    "start-tile",
    "too-little-money",
    "too-little-kept",
)
# From the shelf onto a square: one that a gatehouse has, that touches nothing, that a wall is at.
DRAGGED: Final = ("gatehouse-there", "no-side-shared", "walls-differ", "no-rampart")


class Asker:
    """Touches what a case is about, and looks at the answer."""

    def __init__(self, page: Page, wire: Wire, screen: Screen, case: Case, refusal: Any) -> None:
        self.page = page
        self.wire = wire
        self.screen = screen
        self.refusal = refusal
        self.verb, _, self.rest = case.move.partition(":")
        self.court = page.locator("[data-slot=court]")

    def press(self, target: Locator) -> None:
        press(self.screen, target)

    def ask(self) -> None:
        if self.verb == "lay":
            tile, _, place = self.rest.partition("@")
            self.lay(tile, place)
        elif self.verb == "remove":
            laid = self.wire.view["palaces"][self.wire.update["seat"]]["tiles"]
            self.square(next(one["place"] for one in laid if one["tile"] == self.rest))
        else:
            self.bought(self.rest.partition(":")[0])

    def lay(self, tile: str, place: str) -> None:
        """What was bought is carried already."""
        if tile in self.wire.view["reserves"][self.wire.update["seat"]]:
            self.press(self.shown(tile))
        self.square(place)

    def shown(self, tile: str) -> Locator:
        """A tile that lies apart, in the open or in a fan that is opened for it."""
        shelf, wanted = self.page.locator("[data-slot=hand]"), f"button[data-tile='{tile}']"
        expect(shelf.locator(f"{wanted}, [data-fan=tiles]").first).to_be_visible()
        if not shelf.locator(wanted).count():
            self.press(shelf.locator("[data-fan=tiles]"))
        return shelf.locator(wanted)

    def square(self, place: str) -> None:
        cell = self.court.locator(f"[data-place={place}]")
        expect(cell).to_be_visible()
        if self.verb == "lay":
            self.known(cell)
        press_in_palace(self.page, self.screen, cell)
        self.told()

    def known(self, cell: Locator) -> None:
        """What every square says to a tile is told when it is picked up."""
        expect(cell).to_have_attribute("aria-label", re.compile(re.escape(self.refusal.clause)))

    def told(self) -> None:
        note = self.court.get_by_role("alert").locator(".said")
        expect(note.locator(".clause")).to_have_text(self.refusal.clause)
        self.sentence(note)
        expect(self.court.locator(".culprit")).to_have_count(len(self.refusal.places))

    def bought(self, square: str) -> None:
        self.press(self.page.locator("[data-slot=market] button").nth(int(square) - 1))
        told = self.page.locator(f"[data-way-off={self.verb}], section.bar [role=alert] p").first
        self.sentence(told, "clause")  # the page asks with all that the hand has of the currency

    def sentence(self, note: Locator, by: str = "id") -> None:
        expect(note).to_be_visible()
        said = note.inner_text()
        assert len(said) > 20 and not RAW.search(said), said
        assert getattr(self.refusal, by) in [one.get(by) for one in self.refusals()], "that is not what the server said"

    def refusals(self) -> Iterator[dict[str, Any]]:
        """What the server has answered with so far."""
        for message in map(json.loads, self.wire.heard):
            for one in (message, *message.get("squares", ())):
                if one.get("refusal"):
                    yield one["refusal"]


class Dragger(Asker):
    """Drags the tile there instead, by mouse or by finger."""

    def lay(self, tile: str, place: str) -> None:
        lying, cell = self.shown(tile), self.court.locator(f"[data-place={place}]")
        with dragged(self.page, self.screen, lying) as drag:
            self.known(cell)
            drag.to(cell)
        self.told()
        note, square = self.court.get_by_role("alert").locator(".told"), cell.locator(".hit")
        expect(self.page.locator(".floating-tile")).to_have_count(0)
        until(self.page, lambda: self.shown(tile).is_visible())  # where it lay before, in a fan that may be closing
        until(self.page, lambda: beside(note, square))
        assert not any('"play"' in sent for sent in self.wire.sent), "a tile was laid"


class Hasty(Dragger):
    """Lets it go at once, perhaps before the server has told what the squares say."""

    def known(self, cell: Locator) -> None:
        expect(cell).to_be_visible()


def _listen(wires: list[Wire], page: Page) -> None:
    wires.append(Wire(page))


def provoke(house: House, world: World, screen: Screen, ids: tuple[str, ...], asker: type[Asker] = Asker) -> None:
    for id_ in ids:
        case = BY_ID[id_]
        state = parse_position(case.position)
        assert isinstance(state, PalaceState)
        table = standing(house.database, state)
        wires: list[Wire] = []
        page = world.visit(
            screen,
            f"/t/{table}",
            holding=Held(table, int(state.seat), SECRET),
            before=partial(_listen, wires),
        )
        expect(page.locator(MINE)).to_be_visible()
        asker(page, wires[0], screen, case, check(state, case.action(state))).ask()
        page.close()


def test_a_refusal_of_a_module_stands_where_it_was_touched(house: House, guests: World) -> None:
    provoke(house, guests, DESKTOP, SHORT)


@pytest.mark.parametrize("screen", [DESKTOP, PHONE], ids=str)
def test_a_tile_that_is_dragged_onto_a_square_that_refuses_it_goes_back(
    house: House, guests: World, screen: Screen
) -> None:
    provoke(house, guests, screen, DRAGGED, Dragger)


def test_so_does_one_that_is_dragged_there_in_haste(house: House, guests: World) -> None:
    provoke(house, guests, DESKTOP, DRAGGED[:3], Hasty)


@pytest.mark.long
@pytest.mark.parametrize("ids", [SHORT, LONG], ids=("modules", "others"))
def test_so_does_any_other_on_a_phone(house: House, guests: World, ids: tuple[str, ...]) -> None:
    provoke(house, guests, PHONE, ids)

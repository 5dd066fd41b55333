"""The own palace: looked at from near and far, touched, refused, and never moved under the finger."""

from __future__ import annotations

from typing import Any, Final

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import until
from tests.browser.house import House
from tests.browser.looks import ALL
from tests.browser.measures import settle
from tests.browser.screens import DESKTOP, Screen, picture
from tests.browser.world import World
from tests.support.moments import Moment

SMALL: Final = Screen("small phone", 360, 640, touch=True)
FLAT: Final = Screen("phone on its side", 844, 390, touch=True)
FINGER: Final = 44
AIR: Final = 16  # pixels between a palace and its frame where there is room
BOXES: Final = """(court) => Object.fromEntries([...court.querySelectorAll("[data-place]")].map((square) => {
  const { x, y, width } = square.querySelector(".hit").getBoundingClientRect();
  return [square.dataset.place, [x, y, width].map(Math.round)];
}))"""
LAID: Final = """(court) => [...court.querySelectorAll(".tile")].map((tile) => {
  const at = tile.parentElement.getAttribute("transform");
  const { x, y, width } = court.querySelector(`[data-place][transform="${at}"] .hit`).getBoundingClientRect();
  return [x, y, width];
})"""
# A note is measured, then put in its place, and again when its face has come: where it is once a frame was drawn.
SEEN: Final = """async (note) => {
  await document.fonts.ready;
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(then))));
  return note.getBoundingClientRect().toJSON();
}"""


class Court:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.slot = page.locator("[data-slot=court]")
        self.grid = self.slot.locator("[role=grid]")
        expect(self.grid).to_be_visible()

    def at(self, place: str) -> Locator:
        return self.slot.locator(f"[data-place='{place}']")

    def button(self, name: str) -> Locator:
        return self.slot.get_by_role("button", name=name)

    @property
    def square(self) -> int:
        return int(self.grid.get_attribute("data-square") or 0)

    def zoomed(self, how: str) -> None:
        expect(self.grid).to_have_attribute("data-zoom", how)

    def boxes(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = self.slot.evaluate(BOXES)
        return found

    def tiles(self) -> list[list[int]]:
        """Where those are that are laid, and how large."""
        found: list[list[int]] = self.slot.evaluate(LAID)
        return found

    def look(self, situation: str) -> None:
        """Nothing that axe finds in the court."""
        picture(self.page, situation)
        found = Axe().run(self.page, context="[data-slot=court]", options=ALL).response["violations"]
        assert not found, found

    def middle(self, place: str) -> tuple[float, float]:
        box = self.at(place).locator(".hit").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def opened(house: House, guests: World, screen: Screen, what: str) -> tuple[Court, Moment]:
    moment = house.fresh(what)
    court = Court(house.visit(guests, screen, moment))
    if moment.legal:
        expect(court.at(moment.legal[0]).locator(".legal")).to_be_visible()
    settle(court.page)  # what hangs above the palace grows with its face
    return court, moment


def near(a: tuple[float, float], b: tuple[float, float], pixels: float = 1.5) -> bool:
    return abs(a[0] - b[0]) < pixels and abs(a[1] - b[1]) < pixels


def test_the_first_touch_on_small_squares_comes_near_and_the_next_one_lays(house: House, guests: World) -> None:
    court, moment = opened(house, guests, SMALL, "laying")
    before = court.grid.get_attribute("aria-label") or ""
    assert court.square < FINGER
    place = court.at(moment.legal[0])
    place.tap()
    court.zoomed("near")
    assert court.square >= FINGER
    expect(court.grid).to_have_accessible_name(before)
    court.look("palace near for a finger")
    court.button("Show the whole palace").tap()
    court.zoomed("touch")
    place.tap()
    court.zoomed("near")
    place.tap()
    expect(court.grid).not_to_have_accessible_name(before)
    court.zoomed("touch")


def test_two_fingers_zoom_one_pans_and_a_tap_stays_a_tap(house: House, guests: World) -> None:
    court, _ = opened(house, guests, FLAT, "turn")
    x, y = court.middle("e1")
    size, whole = court.square, court.grid.get_attribute("data-zoom") or ""
    touch = Touch(court.page)
    touch.pinch((x, y), 40, 90)
    court.zoomed("free")
    until(court.page, lambda: court.square > 1.5 * size and near(court.middle("e1"), (x, y), 3))
    touch.drag((x, y), (x - 60, y + 30))
    until(court.page, lambda: near(court.middle("e1"), (x - 60, y + 30), 3))
    touch.drag((x, y), (x - 5000, y), steps=40)
    assert any(box[0] > -FINGER for box in court.boxes().values()), "the palace is lost"
    touch.pinch((x, y), 90, 20)
    court.zoomed(whole)
    assert court.square == size


class Touch:
    """Fingers, as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def _send(self, kind: str, *points: tuple[float, float]) -> None:
        touches: list[Any] = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def pinch(self, at: tuple[float, float], start: float, end: float, steps: int = 6) -> None:
        x, y = at
        for step in range(steps + 1):
            apart = (start + (end - start) * step / steps) / 2
            self._send("touchStart" if step == 0 else "touchMove", (x - apart, y), (x + apart, y))
        self._send("touchEnd")

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 6) -> None:
        for step in range(steps + 1):
            part = step / steps
            point = (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)
            self._send("touchStart" if step == 0 else "touchMove", point)
        self._send("touchEnd")


def test_a_wheel_and_keys_zoom_and_a_walk_keeps_the_square_in_sight(house: House, guests: World) -> None:
    court, _ = opened(house, guests, DESKTOP, "turn")
    page, size = court.page, court.square
    at = court.middle("e1")
    page.mouse.move(*at)
    page.mouse.wheel(0, -400)
    court.zoomed("free")
    assert court.square > size
    assert near(court.middle("e1"), at)
    page.mouse.wheel(0, 2000)
    court.zoomed("fit")
    court.at("c").focus()
    for _ in range(4):
        page.keyboard.press("+")
    court.zoomed("free")
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(court.slot.locator(":focus")).to_be_in_viewport(ratio=1)
    focused = court.slot.locator(":focus .ring")
    before = focused.bounding_box()
    page.keyboard.press("Shift+ArrowLeft")
    expect(court.grid).to_have_attribute("data-zoom", "free")
    until(page, lambda: focused.bounding_box() != before)
    court.look("palace zoomed by keys")
    page.keyboard.press("-")
    page.keyboard.press("0")
    court.zoomed("fit")
    assert court.square == size


@pytest.mark.parametrize("screen", [SMALL, FLAT, DESKTOP], ids=str)
def test_room_is_made_for_lit_squares_once_and_nothing_moves_after_it(
    house: House, guests: World, screen: Screen
) -> None:
    court, _ = opened(house, guests, screen, "turn")
    tray = court.page.locator("[data-slot=hand]")
    if tray.locator("[data-fan=tiles]").count():
        tray.locator("[data-fan=tiles]").click()
    tray.locator("[data-tile]").first.click()
    refused = court.grid.locator("[aria-label^='empty'][aria-label*='(A-']")
    expect(refused.first).to_be_visible()
    carried = court.boxes()
    for lit in court.grid.locator("[data-kind=place]").all():
        expect(lit.locator(".hit")).to_be_in_viewport(ratio=1)
    refused.first.focus()
    court.page.keyboard.press("Enter")
    expect(court.slot.get_by_role("alert").locator(".said")).to_be_visible()
    assert court.boxes() == carried
    court.page.keyboard.press("Escape")
    left = court.boxes()
    assert left == {place: carried[place] for place in left}


@pytest.mark.parametrize("screen", [SMALL, FLAT, DESKTOP], ids=str)
def test_a_refusal_lies_inside_the_court_beside_its_square(house: House, guests: World, screen: Screen) -> None:
    court, moment = opened(house, guests, screen, "laying")
    outer = court.slot.locator(".box").bounding_box()
    assert outer is not None
    lit = [court.boxes()[place] for place in moment.legal]
    for place in moment.refused:
        court.at(place).focus()  # another note may lie above it
        court.page.keyboard.press("Enter")
        told = court.slot.get_by_role("alert").locator(".said")
        expect(court.at(place).locator(".cross")).to_be_visible()
        inner = told.evaluate(SEEN)
        assert inner["x"] >= outer["x"] and inner["x"] + inner["width"] <= outer["x"] + outer["width"]
        assert inner["y"] >= outer["y"] and inner["y"] + inner["height"] <= outer["y"] + outer["height"]
        assert court.slot.get_by_role("alert").count() == 1
        for x, y, size in lit:
            middle = (x + size / 2, y + size / 2)
            covered = (
                inner["x"] < middle[0] < inner["x"] + inner["width"]
                and inner["y"] < middle[1] < inner["y"] + inner["height"]
            )
            assert not covered, f"the note of {place} lies over a lit square"
    expect(court.page.locator("section.bar [role=alert] p")).to_have_count(0)


def test_a_ring_is_drawn_above_the_walls(house: House, guests: World) -> None:
    court, _ = opened(house, guests, DESKTOP, "turn")
    court.page.get_by_role("button", name="Redesign").click()
    ring = court.grid.locator(".pickable .ring").first
    expect(ring).to_be_visible()
    above: bool = court.slot.evaluate(
        """(court) => {
          const walls = court.querySelector("[data-layer=walls] path");
          const ring = court.querySelector(".pickable .ring");
          return Boolean(walls.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING);
        }"""
    )
    assert above
    court.look("rings above the walls")


def test_a_tile_of_the_palace_is_dragged_to_the_reserve(house: House, guests: World) -> None:
    court, moment = opened(house, guests, DESKTOP, "turn")
    court.page.get_by_role("button", name="Redesign").click()
    reserve = court.page.locator("[data-slot=hand]").get_by_role("region", name="Reserve")
    expect(reserve.get_by_role("button")).to_have_count(len(moment.reserve))
    for place in court.slot.evaluate(
        "(court) => [...court.querySelectorAll('.pickable')].map((one) => one.dataset.place)"
    ):
        court.at(place).hover()
        court.page.mouse.down()
        box = reserve.bounding_box()
        assert box is not None
        court.page.mouse.move(box["x"] + 4, box["y"] + 4, steps=5)
        removable = court.page.locator("[data-slot=hand] [data-over]").count()
        court.page.mouse.up()
        if removable:
            expect(court.page.get_by_role("button", name="Undo")).to_be_enabled()
            return
    raise AssertionError("no tile can be removed")


def test_a_zoomed_court_moves_when_a_tile_is_dragged_to_its_border(house: House, guests: World) -> None:
    court, _ = opened(house, guests, DESKTOP, "laying")
    page = court.page
    court.at("c").focus()
    for _ in range(4):
        page.keyboard.press("+")
    court.zoomed("free")
    outer = court.slot.locator(".box").bounding_box()
    assert outer is not None
    x, _ = court.middle("c")
    page.get_by_role("region", name="To be laid").get_by_role("button").first.hover()
    page.mouse.down()
    page.mouse.move(outer["x"] + 6, outer["y"] + outer["height"] / 2, steps=5)
    page.wait_for_function(
        "(before) => document.querySelector('[data-place=c] .hit').getBoundingClientRect().x > before + 60", arg=x - 60
    )
    page.keyboard.press("Escape")
    page.mouse.up()


def test_on_a_desktop_the_palace_stands_free_of_frame_and_plate(house: House, guests: World) -> None:
    court, _ = opened(house, guests, DESKTOP, "four")
    frame = court.slot.bounding_box()
    plate = court.page.locator(".plate").bounding_box()
    assert frame is not None and plate is not None
    tiles = court.tiles()
    assert len(tiles) > 8
    for x, y, side in tiles:
        assert frame["y"] + AIR <= y and y + side <= frame["y"] + frame["height"] - AIR
        beside = x + side < plate["x"] or plate["x"] + plate["width"] < x
        assert beside or y >= plate["y"] + plate["height"]

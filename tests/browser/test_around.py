"""The pages around the game: on every screen, what goes on is seen at once, and nothing moves by itself."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.looks import look
from tests.browser.measures import settle
from tests.browser.screens import Screen
from tests.browser.tables import held, new_table
from tests.browser.world import World
from tests.support.servers import Running

SIZES = ((360, 640), (390, 844), (844, 390), (768, 1024), (1280, 600), (1440, 900), (2560, 1080))
SCREENS = tuple(Screen(f"{width}x{height}", width, height, touch=width < 1024) for width, height in SIZES)
TOUCH = 44
# What is touched and smaller than a finger; a radio button is as large as the words it lies on.
SMALL = """(least) => [...document.querySelectorAll("main a, main button, main select, main input")]
  .map((one) => [one, one.type === "checkbox" ? one.closest("label") : one])
  .map(([one, touched]) => ({ name: one.outerHTML.slice(0, 120), box: touched.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
  .map(({ name, box }) => `${name} ${box.width}x${box.height}`)"""
# What the focus goes to by keys and lies under the bar.
COVERED = """async () => {
  await new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
  const [one, bar] = [document.activeElement, document.querySelector("main .bar")];
  if (one === document.body || bar.contains(one)) return null;
  const [box, top] = [one.getBoundingClientRect(), bar.getBoundingClientRect().top];
  const under = box.height < innerHeight / 2 && box.bottom > top + 1;
  return under ? `${one.outerHTML.slice(0, 90)} ${box.bottom - top}` : null;
}"""
SHIFTED = """() => new Promise((done) => {
  let sum = 0;
  new PerformanceObserver((list) => { for (const one of list.getEntries()) sum += one.value; })
    .observe({ type: "layout-shift", buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => done(sum)));
})"""


def seen_at_once(page: Page, name: str) -> None:
    """The one brass button is on the screen, whole; nothing is beside it, nothing too small to be touched."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_in_viewport(ratio=1)
    expect(page.locator("main .button.primary:visible")).to_have_count(1)
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    settle(page)
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate(SMALL, TOUCH) == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_start_new_table_and_lobby_fit(world: World, server: Running, size: Screen) -> None:
    table = new_table(server, ["Anna", "open", "greedy", "Boris", "open", "random"])
    page = world.visit(size, "/", holding=held(table, 0, "Anna"))
    expect(page.get_by_role("region", name="My tables").get_by_role("link")).to_contain_text("waiting for players")
    seen_at_once(page, "Play now")
    page.goto("/new")
    seen_at_once(page, "Open the table")
    page.goto(f"/t/{table}")
    seen_at_once(page, "Begin now, with 2 bots")


def test_a_new_table_step_by_step(world: World, screen: Screen) -> None:
    page = world.visit(screen, "/new")
    expect(page.get_by_role("group", name="Seat 3")).to_be_visible()
    expect(page.locator(".modules input").first).to_be_attached()  # hidden on a phone
    look(page, "new table")
    steps = page.get_by_role("radiogroup", name="New table")
    if steps.is_visible():
        steps.get_by_role("radio", name="Options").check()
        expect(page.get_by_role("group", name="Seat 3")).to_be_hidden()
        look(page, "options of a new table")
    expect(page.get_by_text("Normal: what a tile changes")).to_be_visible()


def test_what_keys_lead_to_does_not_lie_under_the_bar(world: World, server: Running) -> None:
    table = new_table(server, ["Anna", "open", "greedy", "Boris", "open", "random"])
    for path in ("/new", f"/t/{table}"):
        page = world.visit(SCREENS[-3], path, holding=held(table, 0, "Anna"))
        if path == "/new":
            expect(page.locator("main").get_by_text("Medinas", exact=True)).to_be_visible()
        else:  # each is fetched apart, and makes the lobby longer
            expect(page.locator("[data-emote] svg").first).to_be_visible()
            expect(page.get_by_role("region", name="What will be played")).to_contain_text("about")
            expect(page.locator(".slip img")).to_have_js_property("complete", True)
        settle(page)
        for _ in range(60):
            page.keyboard.press("Tab")
            assert page.evaluate(COVERED) is None
            if page.evaluate("() => document.activeElement.matches('input[type=radio]')"):
                page.keyboard.press("ArrowDown")
                assert page.evaluate(COVERED) is None
            if page.evaluate("() => document.activeElement.closest('main .bar') !== null"):
                break


def test_nothing_of_the_first_page_moves_by_itself(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(SHIFTED) < 0.05


def test_the_sky_fills_the_arch(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    expect(page.locator("main[aria-busy=false]")).to_be_visible()
    settle(page)
    sky, arch = page.locator("svg.scene").bounding_box(), page.locator(".hero").bounding_box()
    assert sky is not None and arch is not None
    assert (sky["y"], sky["height"]) == pytest.approx((arch["y"], arch["height"]), abs=1)


def test_the_light_is_switched_where_one_arrives(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    switch = page.get_by_role("button", name="Light")
    for name, theme in (("Noon", "noon"), ("Dusk", "dusk")):
        switch.click()
        expect(switch).to_have_accessible_name(f"Light, {name}")
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dusk")


def test_who_is_waited_for_is_shown_first(world: World, server: Running) -> None:
    table = new_table(server, ["Anna", "Boris"])
    page = world.visit(SCREENS[1], "/", holding=held(table, 0, "Anna"))
    mine = page.get_by_role("region", name="My tables").get_by_role("listitem")
    expect(mine).to_contain_text("just now")
    actor = server.http("GET", f"/api/tables/{table}").json()["actor"]
    expect(mine).to_contain_text("Your turn" if actor == 0 else "Boris is to play")
    expect(mine.locator(".picture svg")).to_be_visible()

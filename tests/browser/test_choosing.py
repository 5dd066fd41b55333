"""What is played is chosen at a new table, and changed in the lobby before the eyes of who sits there."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.looks import look
from tests.browser.screens import Screen
from tests.browser.tables import held, new_table
from tests.browser.world import World
from tests.support.servers import Running


def go_to(page: Page, step: str) -> None:
    """To a step of a phone; a wide screen shows all of them."""
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    steps = page.get_by_role("radiogroup", name="New table")
    if steps.is_visible():
        steps.get_by_role("radio", name=step).check()


def test_a_set_is_chosen_refused_and_kept(world: World, screen: Screen) -> None:
    page = world.visit(screen, "/new/red-palace")
    go_to(page, "Modules")
    sets = page.get_by_role("group", name="Sets")
    expect(sets.get_by_role("button", name="As in the box")).to_have_attribute("aria-pressed", "true")
    sets.get_by_role("button", name="Tents and stalls").click()
    expect(page.get_by_role("checkbox", name="Camps")).to_be_checked()
    look(page, "modules of a new table")
    page.get_by_role("checkbox", name="Gatehouses").check()
    settle = page.get_by_role("alert").filter(has_text="The Red Palace does not take gatehouses.")
    expect(settle.get_by_role("button", name="Rule K-2")).to_be_visible()
    expect(page.get_by_role("button", name="Open the table")).to_be_disabled()
    look(page, "modules that do not go together")
    settle.get_by_role("button", name="Leave out gatehouses").click()
    page.get_by_role("radio", name="full side").check()
    sets.get_by_role("button", name="Keep this set").click()
    page.get_by_role("textbox", name="Name of the set").fill("Ours")
    page.keyboard.press("Enter")
    expect(sets.get_by_role("button", name="Ours", exact=False).first).to_have_attribute("aria-pressed", "true")
    page.reload()
    go_to(page, "Modules")
    sets.get_by_role("button", name="Ours").first.click()
    expect(page.get_by_role("radio", name="full side")).to_be_checked()
    sets.get_by_role("button", name="Forget Ours").click()
    expect(sets.get_by_role("button", name="My own")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Open the table").click()
    game = page.get_by_role("region", name="What will be played")
    expect(game).to_contain_text("The Red Palace")
    expect(game).to_contain_text("camps, bazaars, Guard board: full side, about")


def test_everybody_sees_what_the_host_changes(world: World, server: Running, screen: Screen) -> None:
    table = new_table(server, ["Anna", "Boris", "open"])
    anna = world.visit(screen, f"/t/{table}", holding=held(table, 0, "Anna"))
    boris = world.visit(screen, f"/t/{table}", holding=held(table, 1, "Boris"))
    expect(boris.get_by_role("region", name="What will be played")).to_contain_text("Classic Alhambra")
    expect(boris.get_by_role("button", name="Change the game")).to_have_count(0)
    anna.get_by_role("button", name="Change the game").click()
    window = anna.get_by_role("dialog", name="Change the game")
    expect(window.get_by_role("checkbox", name="Medinas")).to_be_visible()
    look(anna, "the game is changed")
    window.get_by_role("button", name="One seat more").click()
    window.get_by_role("button", name="Play this").click()
    expect(window).to_be_hidden()
    for page in (anna, boris):
        told = page.get_by_role("region", name="What will be played")
        expect(told).to_contain_text("Anna changed the game: 4 seats")
    expect(boris.locator(".chair")).to_have_count(4)
    look(boris, "the game was changed")


def test_a_seat_that_is_taken_does_not_go(world: World, server: Running) -> None:
    table = new_table(server, ["Anna", "open", "Boris"])
    page = world.visit(Screen("phone", 390, 844, touch=True), f"/t/{table}", holding=held(table, 0, "Anna"))
    page.get_by_role("button", name="Change the game").click()
    page.get_by_role("button", name="One seat fewer").click()
    page.get_by_role("button", name="Play this").click()
    expect(page.get_by_text("Boris sits on seat 3, which can only go when it is free.")).to_be_visible()

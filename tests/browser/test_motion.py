"""Things travel: by transform and opacity alone, never in the way of a hand, and not at all where that is wished."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measures import settle
from tests.browser.motion import FLYING, seen, watch
from tests.browser.player import Person
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.test_turn import with_a_tile_to_lay
from tests.browser.world import World

TRAVEL: Final = frozenset({"transform", "opacity"})
LONGEST: Final = 400  # milliseconds
SHORTEST: Final = 150
# What no style sheet may animate: the page would be laid out at every frame.
LAID_OUT: Final = re.compile(
    r"^(top|right|bottom|left|inset|margin|padding|font|gap|grid|flex|letter|line|(min|max)?(width|height|blockSize|inlineSize)"
    r"|border.*Width)",
    re.IGNORECASE,
)

# Whether the palace is looked at as it was meant to be.
AT_REST: Final = """() => {
  const court = document.querySelector("[data-slot=court] svg[data-goal]");
  return court.getAttribute("viewBox") === court.dataset.goal;
}"""


def slowed(page: Page, rate: float) -> None:
    """Animations go on at this rate, and nothing else does: what is in the air stays there as long as a test needs."""
    line = page.context.new_cdp_session(page)
    line.send("Animation.enable")
    line.send("Animation.setPlaybackRate", {"playbackRate": rate})


def a_round(anna: Person) -> None:
    """Takes money, and sees what the others do until it is her turn again."""
    anna.await_turn()
    anna.take()
    anna.commit()
    anna.await_turn()


def test_a_round_is_seen_by_transform_and_opacity_alone(world: World, screen: Screen) -> None:
    page = world.visit(screen, moving=True)
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    watch(page)
    a_round(anna)
    motions = seen(page)
    flights = [one for one in motions if one.flying is not None]
    assert flights
    for one in motions:
        assert not any(map(LAID_OUT.match, one.properties)), one
        assert one.kind != "Animation" or one.properties <= TRAVEL, one
    for one in flights:
        assert SHORTEST <= one.duration <= LONGEST, one
    expect(page.locator(FLYING)).to_have_count(0)


def test_a_tile_lands_where_it_lies_when_the_palace_has_come_to_rest(world: World) -> None:
    page = world.visit(DESKTOP, moving=True)
    anna = Person.quick(page, "Anna")
    with_a_tile_to_lay(anna)
    settle(page)
    watch(page)
    square = anna.lit.first
    place = square.get_attribute("data-place")
    anna.then(square.click)
    settle(page)
    page.wait_for_function(AT_REST)
    (flight,) = [one for one in seen(page) if one.flying is not None and "-" in one.flying]
    lies = page.locator(f"[data-slot=court] [data-place={place}] .hit").bounding_box()
    assert lies is not None
    assert flight.corner == pytest.approx([lies["x"], lies["y"]], abs=1.5)


def test_what_is_in_the_air_keeps_nobody_from_playing_on(world: World, screen: Screen) -> None:
    page = world.visit(screen, moving=True)
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    expect(anna.cards.first).to_be_visible()  # the hand may come after the bar
    cards = anna.cards.count()
    slowed(page, 0.001)
    anna.take()
    flying = page.locator(FLYING)
    expect(flying).to_have_count(1)
    taken = flying.get_attribute("data-flying")
    # The touch that hurries it is the one that undoes: the card is on its way back at once.
    anna.then(anna.button("Undo").click)
    expect(flying).to_have_count(1)
    expect(flying).to_have_attribute("data-flying", taken or "")
    assert anna.cards.count() == cards
    page.keyboard.press("Shift")
    expect(flying).to_have_count(0)


def test_nothing_travels_where_less_motion_is_wished(world: World) -> None:
    page = world.visit(PHONE)
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    watch(page)
    a_round(anna)
    assert [one for one in seen(page) if one.kind == "Animation"] == []


def test_nothing_travels_where_it_is_turned_off(world: World) -> None:
    page = world.visit(DESKTOP, moving=True)
    anna = Person.quick(page, "Anna")
    anna.await_turn()
    page.evaluate("""() => localStorage.setItem("alhambra.settings", JSON.stringify({ speed: "off" }))""")
    page.reload()
    anna.await_turn()
    watch(page)
    a_round(anna)
    assert [one for one in seen(page) if one.kind == "Animation"] == []

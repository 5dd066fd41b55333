"""Several people at one table: by a link, on one device, looking on, coming and going."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.looks import look
from tests.browser.party import sit
from tests.browser.player import Person
from tests.browser.screens import DESKTOP, PHONE, Screen, picture
from tests.browser.world import World

MARKUP = "<img src=/x onerror=a()>"


def new_table(page: Page, name: str, *kinds: str) -> None:
    """Open a table for these seats."""
    page.get_by_role("textbox", name="Your name").fill(name)
    for _ in range(3 - len(kinds)):
        page.get_by_role("button", name="One seat fewer").click()
    for number, kind in enumerate(kinds, 1):
        page.get_by_role("combobox", name=f"Seat {number}").select_option(label=kind)
    page.get_by_role("button", name="Open the table").click()


def invitation(page: Page) -> str:
    return page.get_by_role("textbox", name="Invite").input_value()


def open_window(page: Page, name: str) -> Locator:
    page.locator("header.top").get_by_role("button", name=name).click()
    return page.get_by_role("dialog")


def two_at_a_table(
    world: World, screens: tuple[Screen, Screen] = (DESKTOP, PHONE), guest: str = "Ben"
) -> tuple[Person, Person]:
    """Anna, who is the host, and a friend who came by the link."""
    host = world.visit(screens[0])
    new_table(host, "Anna", "Me", "A friend, by link")
    friend = world.visit(screens[1], invitation(host))
    sit(friend, guest)
    host.get_by_role("button", name="Begin the game").click()
    return Person(host), Person(friend)


def in_turn(one: Person, other: Person) -> tuple[Person, Person]:
    """Who is to play, and who is not."""
    mine = one.page.locator("section.bar.mine")
    theirs = one.bar.get_by_text(re.compile("is thinking"))
    expect(mine.or_(theirs).first).to_be_visible()
    return (one, other) if mine.count() else (other, one)


def test_two_people_meet_by_a_link_and_talk(world: World, screen: Screen) -> None:
    host = world.visit(screen)
    new_table(host, "Anna", "Me", "A friend, by link", "Bot, greedy")
    expect(host.get_by_role("button", name="Begin the game")).to_be_disabled()
    look(host, "lobby of the host")
    friend = world.visit(screen, invitation(host))
    expect(friend.get_by_role("button", name="Sit here")).to_be_visible()
    look(friend, "lobby of a guest")
    sit(friend, MARKUP)
    expect(host.get_by_role("listitem").filter(has_text=MARKUP).first).to_be_visible()
    assert host.locator("img").count() == friend.locator("img").count() == 0
    friend.get_by_role("textbox", name="Say something to the table").fill("<b>Hello</b> & welcome")
    friend.get_by_role("button", name="Say", exact=True).click()
    expect(host.get_by_role("log")).to_contain_text("<b>Hello</b> & welcome")
    host.get_by_role("button", name="Begin the game").click()
    anna, guest = Person(host), Person(friend)
    first, second = in_turn(anna, guest)
    first.compose()
    first.commit()
    second.await_turn()
    second.compose()
    second.commit()
    first.await_turn()
    picture(host, "two people")
    picture(friend, "two people seen by the friend")


def test_who_looks_on_sees_no_hand(world: World, screen: Screen) -> None:
    anna, ben = two_at_a_table(world)
    first, second = in_turn(anna, ben)
    said: list[str] = []
    page = world.visit(screen)
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: said.append(str(frame))))
    page.goto(anna.page.url)
    expect(page.get_by_text("Watching")).to_be_visible()
    expect(page.get_by_role("group", name="Your money")).to_have_count(0)
    look(page, "looking on")
    first.compose()
    expect(second.bar).to_contain_text("is thinking")
    first.commit()
    second.await_turn()
    expect(page.get_by_text(re.compile(r"(Anna|Ben) is thinking"))).to_be_visible()
    assert any('"update"' in frame for frame in said)
    assert not any(re.search(r'"hand":\["', frame) for frame in said)


def test_a_seat_is_left_and_taken_over(world: World) -> None:
    anna, ben = two_at_a_table(world)
    in_turn(anna, ben)
    cards = ben.cards.all_inner_texts()
    seats = open_window(ben.page, "Table")
    seats.get_by_role("button", name="Leave the seat").click()
    picture(ben.page, "leaving asks again")
    seats.get_by_role("button", name="Leave, for good").click()
    expect(ben.page.get_by_text("Watching")).to_be_visible()
    expect(ben.hand).to_have_count(0)
    eve = Person(world.visit(PHONE, anna.page.url))
    eve.page.get_by_role("button", name="See the seats").click()
    sit(eve.page, "Eve")
    expect(eve.cards.first).to_be_visible()
    assert eve.cards.all_inner_texts() == cards
    first, second = in_turn(anna, eve)
    first.compose()
    first.commit()
    second.await_turn()
    second.compose()
    second.commit()
    first.await_turn()


def test_a_bot_stands_in_until_its_player_is_back(world: World) -> None:
    anna, ben = two_at_a_table(world)
    if in_turn(anna, ben)[0] is anna:
        anna.compose()
        anna.commit()
        ben.await_turn()
    address = ben.page.url
    context = ben.page.context
    ben.page.close()
    expect(anna.bar).to_contain_text("Ben is away.")
    picture(anna.page, "somebody is away")
    anna.button("Let a bot play").click()
    anna.await_turn()
    seats = open_window(anna.page, "Table")
    expect(seats.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("a bot plays for them")
    picture(anna.page, "a bot stands in")
    back = context.new_page()
    back.goto(address)
    expect(seats.get_by_role("listitem").filter(has_text="Ben")).not_to_contain_text("a bot plays for them")
    anna.close()
    anna.compose()
    anna.commit()
    again = Person(back)
    again.await_turn()
    again.compose()
    again.commit()


def test_two_people_share_a_device_behind_a_curtain(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    new_table(page, "Anna", "Me", "Somebody on this device")
    for _ in range(4):
        title = page.get_by_role("heading", name=re.compile("^Pass the device to|^Who has the device"))
        expect(title).to_be_visible()
        assert page.locator(".card, .own-hand, [aria-label='Your money']").count() == 0
        picture(page, "curtain")
        name = re.sub("^Pass the device to ", "", title.inner_text())
        page.get_by_role("button", name=f"I am {name}").click()
        player = Person(page)
        player.await_turn()
        expect(page.locator("header.top")).to_contain_text(name)
        player.compose()
        player.button("End the turn").click()
    look(page, "curtain")


def test_who_was_away_is_told_what_happened(world: World) -> None:
    host = world.visit(DESKTOP)
    new_table(host, "Anna", "Me", "Bot, greedy", "A friend, by link")
    friend = world.visit(PHONE, invitation(host))
    sit(friend, "Ben")
    host.get_by_role("button", name="Begin the game").click()
    anna, ben = Person(host), Person(friend)
    if in_turn(anna, ben)[0] is ben:
        ben.compose()
        ben.commit()
        anna.await_turn()
    context = friend.context
    friend.close()
    anna.compose()
    anna.commit()
    expect(anna.bar).to_contain_text("Ben is away.")
    back = context.new_page()
    back.goto(host.url)
    told = back.get_by_role("dialog", name="While you were away")
    expect(told).to_contain_text("2 turns were played.")
    look(back, "while you were away")
    told.get_by_role("button", name="Step through").click()
    expect(told).to_contain_text("Anna's turn")
    told.get_by_role("button", name="Close").click()
    ben = Person(back)
    ben.await_turn()
    ben.compose()
    ben.commit()

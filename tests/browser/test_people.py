"""Several people at one table: by a link, on one device, looking on, coming and going."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Locator, Page, expect

from tests.browser.fingers import stop_the_clock, until
from tests.browser.looks import look
from tests.browser.motion import SKIP, when_told
from tests.browser.party import sit
from tests.browser.player import Person
from tests.browser.screens import DESKTOP, PHONE, Screen, picture
from tests.browser.world import MINE, World

MARKUP = "<img src=/x onerror=a()>"


# What is touched at a seat of a new table, one after the other.
KINDS = {
    "Me": ("Me",),
    "A friend, by link": ("By link",),
    "Somebody on this device": ("Here",),
    "Bot, good": ("Bot", "Good"),
    "Bot, beginner": ("Bot", "Beginner"),
}


def new_table(page: Page, name: str, *kinds: str) -> None:
    """Open a table for these seats."""
    page.get_by_role("link", name="New table").click()
    page.get_by_role("heading", level=1, name="New table").wait_for()
    page.get_by_role("textbox", name="Your name").fill(name)
    for _ in range(3 - len(kinds)):
        page.get_by_role("button", name="One seat fewer").click()
    for number, kind in enumerate(kinds, 1):
        seat = page.get_by_role("group", name=f"Seat {number}")
        for choice in KINDS[kind]:
            seat.get_by_role("radio", name=choice, exact=True).check()
    page.get_by_role("button", name="Open the table").click()


def invitation(page: Page) -> str:
    return page.get_by_role("textbox", name="Invite").input_value()


def open_window(page: Page, name: str) -> Locator:
    page.locator(f".rail button[aria-label='{name}'], [role=tab][aria-label='{name}']").first.click()
    return page.get_by_role("tabpanel")


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
    """Who is to play, and who is not, when both see their tables."""
    for person in (one, other):
        expect(person.page.locator("main.game:not([aria-busy=true])")).to_be_visible()
    mine, theirs = one.page.locator(MINE), other.page.locator(MINE)
    until(one.page, lambda: mine.is_visible() or theirs.is_visible())  # a bot may begin
    return (one, other) if mine.is_visible() else (other, one)


def test_two_people_meet_by_a_link_and_talk(world: World, screen: Screen) -> None:
    host = world.visit(screen)
    new_table(host, "Anna", "Me", "A friend, by link", "Bot, good")
    expect(host.get_by_role("button", name="Begin now, with a bot")).to_be_enabled()
    expect(host.get_by_role("img", name="as a QR code")).to_have_js_property("complete", True)
    look(host, "lobby of the host")
    friend = world.visit(screen, invitation(host))
    expect(friend.get_by_role("button", name="Sit here")).to_be_visible()
    look(friend, "lobby of a guest")
    sit(friend, MARKUP)
    expect(host.get_by_role("listitem").filter(has_text=MARKUP).first).to_be_visible()
    for page in (host, friend):
        assert page.locator("img:not([src^='/api/'])").count() == 0
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


def test_nobody_has_to_be_waited_for(world: World) -> None:
    host = world.visit(PHONE)
    new_table(host, "Anna", "Me", "A friend, by link", "A friend, by link")
    host.get_by_role("button", name=re.compile("^Free seat, Seat 3")).click()
    who = host.get_by_role("dialog", name="Who sits here?")
    look(host, "who sits here")
    who.get_by_role("button", name="Beginner").click()
    chair = host.get_by_role("listitem").filter(has_text="bot, beginner").first
    expect(chair).to_be_visible()
    chair.get_by_role("button").click()
    who = host.get_by_role("dialog")
    expect(who.get_by_role("button", pressed=True)).to_have_text(re.compile("Beginner"))
    look(host, "how well the bot plays")
    who.get_by_role("button", name="Strong").click()
    expect(host.get_by_role("listitem").filter(has_text="bot, strong").first).to_be_visible()
    expect(host.get_by_text("plays differently now: strong.")).to_be_visible()
    host.get_by_role("button", name="Begin now, with a bot").click()
    anna = Person(host)
    anna.await_turn()
    expect(host.get_by_role("list", name="The other palaces").get_by_role("button")).to_have_count(2)


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
    expect(ben.cards.first).to_be_visible()
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
    expect(eve.cards).to_have_text(cards, use_inner_text=True)
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
    anna.page.keyboard.press("Escape")
    anna.compose()
    anna.commit()
    again = Person(back)
    again.await_turn()
    again.compose()
    again.commit()


def test_two_people_share_a_device_behind_a_curtain(world: World, screen: Screen) -> None:
    page = world.visit(screen)
    new_table(page, "Anna", "Me", "Somebody on this device")
    played = ""
    for _ in range(4):
        title = page.get_by_role("heading", name=re.compile("^Pass the device to|^Who has the device"))
        expect(title).to_be_visible()
        assert page.locator(".card, .own-hand, [aria-label='Your money']").count() == 0
        picture(page, "curtain")
        name = re.sub("^Pass the device to ", "", title.inner_text())
        page.get_by_role("button", name=f"I am {name}").click()
        player = Person(page)
        if played:
            told = page.get_by_role("dialog", name="Since your last turn")
            expect(told).to_contain_text(f"{played} (1 turn)")
            picture(page, "since your last turn")
            player.close()
        player.await_turn()
        expect(page.locator(f".me[title='{name}']")).to_be_visible()
        played = name
        player.compose()
        player.button("End the turn").click()
    expect(title).to_be_visible()
    look(page, "curtain")


def test_who_was_away_is_told_what_happened(world: World) -> None:
    host = world.visit(DESKTOP)
    new_table(host, "Anna", "Me", "Bot, good", "A friend, by link")
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


def test_who_gets_the_device_is_told_by_the_story(world: World) -> None:
    page = world.visit(PHONE, moving=True)
    new_table(page, "Anna", "Me", "Somebody on this device")
    player = Person(page)
    for turn in range(4):
        when_told(page, SKIP, "took|bought")
        page.get_by_role("button", name=re.compile("^I am ")).click()
        if turn == 1:  # who has not played yet has no table from which it could be told
            player.close()
        if turn > 1:
            page.wait_for_selector("body[data-told]")
        player.await_turn()
        player.compose()
        player.button("End the turn").click()


def test_the_clock_stands_still_behind_the_curtain(world: World) -> None:
    page = world.visit(PHONE)
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    new_table(page, "Anna", "Me", "Somebody on this device")
    lift = page.get_by_role("button", name=re.compile("^I am "))
    picture(page, "curtain")
    lift.click()
    lifted = page.evaluate("() => performance.now()")  # since the page was opened
    player = Person(page)
    player.await_turn()
    player.compose()
    player.button("End the turn").click()
    lift.wait_for()
    [commit] = [json.loads(frame) for frame in sent if '"commit"' in frame]
    assert 0 < commit["waited"] <= lifted


def test_a_remark_is_shown_and_stays_until_it_is_read(world: World, screen: Screen) -> None:
    anna, ben = two_at_a_table(world, (screen, DESKTOP))
    in_turn(anna, ben)
    ben.page.get_by_role("tab", name="Log").click()
    stop_the_clock(anna.page)  # it stays for some seconds only
    say(ben, "Well <b>built</b>!")
    toast = anna.page.locator(".remark")
    expect(toast).to_contain_text("Ben says Well <b>built</b>!")
    toast.hover()  # now as long as somebody points at it
    anna.page.clock.resume()
    look(anna.page, "a remark")
    assert not overlap(toast, anna.bar)
    log = anna.page.get_by_role("tab" if screen is DESKTOP else "button", name=re.compile("^Log")).first
    expect(log).to_have_accessible_name(re.compile("1 new remark"))
    toast.get_by_role("button", name="Dismiss the message").click()
    expect(toast).to_have_count(0)
    say(ben, "And again!")
    expect(log).to_have_accessible_name(re.compile("2 new remarks"))
    log.click()
    expect(log).to_have_accessible_name("Log")
    expect(toast).to_have_count(0)
    expect(anna.page.get_by_role("log")).to_contain_text("And again!")


def say(person: Person, text: str) -> None:
    person.page.get_by_role("textbox", name="Say something to the table").fill(text)
    person.page.keyboard.press("Enter")


def overlap(one: Locator, other: Locator) -> bool:
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None and b is not None
    return a["y"] < b["y"] + b["height"] and b["y"] < a["y"] + a["height"]

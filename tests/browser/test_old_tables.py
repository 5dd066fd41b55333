"""Tables that an earlier version has stored: restored from its backup, opened with their seats, and played on."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from alhambra.server.protocol.messages import VERSION
from alhambra.server.store.archive import read_archive
from alhambra.server.store.backup import restore
from tests.browser.looks import look
from tests.browser.party import Party, sit
from tests.browser.player import COMPLETE, LAY, Person
from tests.browser.results import every_point, whole_log
from tests.browser.screens import DESKTOP, PHONE, Screen, picture
from tests.browser.world import Held, World
from tests.support.servers import Running, running
from tests.support.stored import FIRST, stored_tables

FILE = FIRST / "tables.backup"
TABLES = {stored["what"]: stored for stored in stored_tables()}
CURRENCIES = {"y": "florin", "g": "dirham", "b": "dinar", "o": "ducat"}


@pytest.fixture
def old_house(tmp_path: Path) -> Iterator[Running]:
    """A server on what was restored."""
    database = str(tmp_path / "tables.sqlite3")
    assert restore(database, FILE).tables == len(TABLES)
    with running(database=database) as server:
        yield server


@pytest.fixture
def old_world(the_browser: Browser, old_house: Running) -> Iterator[World]:
    opened = World(the_browser, old_house.base)
    yield opened
    opened.end()


def back(world: World, screen: Screen, stored: dict[str, Any], name: str, status: str = "") -> Page:
    """Somebody opens the browser of that time, and finds the table among theirs."""
    held = Held(stored["table"], stored["seats"].index(name), stored["secrets"][name])
    page = world.visit(screen, holding=held)
    table = page.get_by_role("region", name="My tables").get_by_role("link")
    expect(table).to_contain_text(status)
    table.click()
    expect(page).to_have_url(re.compile(f"/t/{stored['table']}$"))
    return page


def value(stored: dict[str, Any], name: str, of: str = "position") -> list[str]:
    """What is written of the game under a name, part by part."""
    found = re.search(rf" {name}=(\S+)", stored[of])
    assert found is not None
    return found[1].split("/" if "/" in found[1] else ",")


def hand_of(stored: dict[str, Any], seat: int) -> list[str]:
    """Cards as the page names them, in the order of the page."""
    return [f"{card[1:]} {CURRENCIES[card[0]]}" for card in value(stored, "hands")[seat].split(",")]


def expect_names(things: Locator, names: list[str]) -> None:
    """A table is put up piece by piece: the hand may come after the bar, and card by card."""
    expect(things).to_have_count(len(names))
    assert names_of(things) == names


def names_of(things: Locator) -> list[str]:
    return [one.get_attribute("aria-label") or one.inner_text().splitlines()[0] for one in things.all()]


@pytest.mark.long
def test_a_turn_that_was_stored_half_way_is_played_on_to_the_end_of_the_game(old_world: World) -> None:
    stored = TABLES["in the middle of a turn, with actions tried and taken back"]
    anna = Person(back(old_world, DESKTOP, stored, "Anna", "Your turn"))
    boris, carla = (Person(back(old_world, PHONE, stored, name, "Anna is to play")) for name in ("Boris", "Carla"))
    what_was_tried_is_there(stored, anna)
    expect(boris.bar).to_contain_text("Anna is thinking")
    expect(boris.market.get_by_role("button", name="empty")).to_have_count(0)
    what_was_undone_is_redone(anna)
    anna.commit()
    people = {"Anna": anna, "Boris": boris, "Carla": carla}
    Party(people).play(anna)
    assert all(person.done["buy"] and person.done["commit"] > 3 for person in people.values())
    totals = []
    for name, person in people.items():
        assert not person.await_turn()
        assert person.scorings[0] == "The first scoring"
        expect(person.dialog.get_by_role("heading", level=1)).to_have_text(re.compile("won|share"))
        totals.append(every_point(person.page))
        assert set(totals[-1]) == set(people), name
    assert totals[0] == totals[1] == totals[2]
    picture(anna.page, "the end of an old game")
    anna.close()
    log = whole_log(anna.page)
    expect(log.first).to_contain_text("The game began.")
    expect(log.filter(has_text="You bought garden 10 for exactly 10 ducat, with ducat 4 and 6.")).to_have_count(1)
    expect(log.last).to_contain_text("The game was over.")


def what_was_tried_is_there(stored: dict[str, Any], anna: Person) -> None:
    """Bought and not laid yet, and paid."""
    expect(anna.bar).to_contain_text("Paid exactly: one more action.")
    assert stored["tried"] == ["buy:4:o4,o6"]
    bought = anna.page.get_by_role("region", name="Bought").get_by_role("button")
    expect_names(bought, ["Garden 10, wall north"])
    expect(anna.market.get_by_role("button", name="empty")).to_have_count(1)
    expect_names(anna.cards, hand_of(stored, stored["mover"]))
    expect(anna.button("Undo")).to_be_enabled()
    look(anna.page, "a turn of an old table")


def what_was_undone_is_redone(anna: Person) -> None:
    """Step by step, and once more after the whole turn was taken back."""
    anna.then(anna.button("Redo").click)
    expect(anna.bar).to_contain_text(LAY)
    assert "5 dinar" in names_of(anna.cards)
    anna.then(anna.button("Redo").click)
    tried = "Buy garden 10 with ducat 4 and 6 · Take dinar 5 · Put garden 10 into the reserve"
    expect(anna.bar).to_contain_text(f"{COMPLETE} {tried}")
    expect(anna.button("Redo")).to_have_count(0)
    anna.then(anna.button("Start the turn again").click)
    for _ in range(3):
        anna.then(anna.button("Redo").click)
    expect(anna.bar).to_contain_text(f"{COMPLETE} {tried}")


def test_a_game_begins_at_a_table_that_waited_for_its_players(old_world: World, screen: Screen) -> None:
    stored = TABLES["in the lobby, with open seats"]
    page = back(old_world, screen, stored, "Anna", "waiting for players")
    begin = page.get_by_role("button", name="Begin the game")
    expect(page.get_by_role("button", name="Begin now")).to_be_visible()
    for told in ("Anna says", "Boris sat down.", "Boris is called Борис now.", "Борис says", "Борис left the table."):
        expect(page.get_by_role("log")).to_contain_text(told)
    look(page, "lobby of an old table")
    guests = {name: old_world.visit(PHONE, f"/t/{stored['table']}") for name in ("Mei", "Zoë")}
    for name, guest in guests.items():
        sit(guest, name)
        for other in guests.values():  # who does not know it yet would ask for the same seat
            expect(other.get_by_role("log")).to_contain_text(f"{name} sat down.")
    begin.click()
    looking = anna = Person(page)
    party = Party({"Anna": anna, **{name: Person(guest) for name, guest in guests.items()}})
    for _ in range(3):
        mover = party.next(looking)
        assert mover is not None and mover.await_turn()
        mover.compose()
        mover.commit()
        looking = mover  # the others may not have heard of it yet
    anna.await_any_turn()


def test_a_lobby_with_bots_goes_on_too(old_world: World) -> None:
    page = back(old_world, DESKTOP, TABLES["in the lobby, with bots"], "Zoë")
    expect(page.get_by_text("Your own choice: the scores as of now, what is left, open hands")).to_be_visible()
    page.get_by_role("button", name="Free seat").click()
    page.get_by_role("button", name="Good").click()
    page.get_by_role("button", name="Begin the game").click()
    zoe = Person(page)
    for _ in range(2):
        assert zoe.await_turn()
        zoe.compose()
        zoe.commit()
    expect(page.get_by_role("list", name="The other palaces").get_by_role("button")).to_have_count(3)


def test_a_game_that_was_over_shows_its_end_and_its_whole_log(old_world: World, screen: Screen) -> None:
    stored = TABLES["over"]
    page = back(old_world, screen, stored, "Anna", "over")
    result = page.get_by_role("dialog", name="Result")
    expect(result.get_by_role("heading", level=1)).to_have_text(re.compile(r"^Boris won by \d+ points?$"))
    totals = dict(zip(["Anna", "Boris", "Neutral"], map(int, value(stored, "scores"))))
    assert every_point(page) == totals
    first = result.locator("details", has=page.locator("summary", has_text="The first scoring"))
    expect(first).to_contain_text("Tiles counted: tower")
    expect(first.get_by_role("button", name="Show on the palace").first).to_be_visible()
    look(page, "end page of an old table")
    result.get_by_role("button", name="Close").click()
    entries = whole_log(page)
    archive = next(one for one in read_archive(FILE) if one.id == stored["table"])
    shown = [one for one in archive.entries if one.kind not in ("Created", "Played", "TakenBack")]
    expect(entries).to_have_count(len(shown))
    expect(entries.first).to_contain_text("The game began.")
    expect(entries.first).to_contain_text("The neutral player received")
    expect(entries.last).to_contain_text("Well played.")
    told = "\n".join(entries.all_inner_texts())
    assert [told.count(f"The {number} scoring was held:") for number in ("first", "second", "third")] == [1, 1, 1]
    assert not re.search("undefined|null|NaN|does not know|Free seat", told)
    picture(page, "the whole log of an old table")


def test_who_played_long_ago_goes_on_to_the_rematch(old_world: World) -> None:
    stored, rematch = TABLES["over, with a rematch"], TABLES["the rematch"]
    page = back(old_world, PHONE, stored, "Anna")
    page.get_by_role("dialog", name="Result").get_by_role("button", name="Close").click()
    page.get_by_role("button", name="Go to the rematch").click()
    expect(page).to_have_url(re.compile(f"/t/{rematch['table']}$"))
    anna = Person(page)
    expect(anna.bar).to_contain_text("Carla is away.")
    expect_names(anna.hand.locator(".card"), hand_of(rematch, 0))


def test_a_newcomer_takes_the_seat_that_was_left_in_the_middle_of_a_turn(old_world: World) -> None:
    stored = TABLES["with a seat that was left in the middle of the game"]
    host = back(old_world, DESKTOP, stored, "Anna", "A free seat is to play")
    anna = Person(host)
    expect(anna.bar).to_contain_text("The game waits until somebody takes the free seat.")
    log = whole_log(host)
    opened = "Anna opened the seat of Boris, who was away."
    assert log.all_inner_texts()[-3:] == [opened, "Mei sat down.", "Carla left the table."]
    expect(log.filter(has_text="Carla's turn").first).to_be_visible()
    page = old_world.visit(DESKTOP, f"/t/{stored['table']}")
    page.get_by_role("button", name="See the seats").click()
    sit(page, "Eve")
    eve = Person(page)
    assert eve.await_turn()
    expect(eve.bar).to_contain_text(LAY)
    expect_names(eve.cards, hand_of(stored, 2))
    eve.compose()
    eve.commit()
    assert anna.await_turn()


def test_the_log_goes_back_behind_everything_that_was_tried(old_house: Running, old_world: World) -> None:
    stored = TABLES["in a turn that was taken back as a whole"]
    with old_house.line() as line:
        secret = stored["secrets"]["Dario"]
        line.send({"type": "hello", "table": stored["table"], "version": VERSION, "secrets": [secret], "since": None})
        for number in range(140):
            kind = ("redo", "undo")[number % 2]
            line.send({"type": kind, "id": f"tried-{number:016}", "seat": stored["mover"]})
            assert line.until("done", "failed")["type"] == "done"
    elif_ = back(old_world, DESKTOP, stored, "Elif")
    entries = whole_log(elif_)
    expect(entries.first).to_contain_text("The game began.")
    expect(entries.last).to_contain_text("You took ducat 9.")

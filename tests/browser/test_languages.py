"""People who read different languages at one table: each reads the same game in their own."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from alhambra.boxes.tiles import printed
from alhambra.catalogue.bundle import Bundle
from alhambra.catalogue.files import FOLDER, PAGE, entries, languages, sources
from alhambra.core.language import Said
from tests.browser.drawers import open_drawer
from tests.browser.screens import DESKTOP
from tests.browser.tables import held, new_table, take_money
from tests.browser.world import MINE, PATIENCE, World
from tests.support.servers import Running

READERS = {"fr": "Anna", "es": "Ben", "de": "Carla"}  # and somebody who looks on in English
CURRENCIES = ("florin", "dirham", "dinar", "ducat")
LETTERS = dict(zip("ygbo", CURRENCIES, strict=True))
TURNS = 9  # of people; the bot has some in between
WORDS = re.compile(r"/assets/([a-z]{2})-[\w-]+\.js$")
BUDGET = 15_000  # bytes of a language, compressed
LOG = """() => [...document.querySelectorAll("[role=log] li")].map((entry) => ({
  seq: Number(entry.dataset.seq), texts: [...entry.querySelectorAll("p, b")].map((one) => one.innerText),
}))"""


class Reader:
    """A page, with what it was sent."""

    def __init__(self, world: World, language: str, table: str, seat: int | None) -> None:
        holding = None if seat is None else held(table, seat, READERS[language])
        self.language = language
        self.told: dict[int, Any] = {}  # entries of the log by their numbers
        self.fetched: list[str] = []  # languages
        self.page = world.visit(DESKTOP, "about:blank", holding=holding, locale=language)
        self.page.on("websocket", lambda line: line.on("framereceived", self._hear))
        self.page.on("request", lambda one: self.fetched.extend(WORDS.findall(one.url)))
        self.page.goto(f"{world.base}/t/{table}")
        self.page.locator("#tab-log").click()

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        for entry in message.get("log", []):
            self.told[entry["seq"]] = entry

    def log(self) -> dict[int, list[str]]:
        """What stands in the log, by the numbers of entries."""
        return {one["seq"]: one["texts"] for one in self.page.evaluate(LOG)}


@cache
def speaking(language: str) -> Bundle:
    """A language with what only the page says."""
    page = (path for path in sorted((FOLDER / language).glob(PAGE)))
    return Bundle(language, {**sources(language), **{id_: text for path in page for id_, text in entries(path)}})


def forms(language: str, kind: str, word: str) -> list[str]:
    """Everything that a language calls something."""
    speaker, id_ = speaking(language), f"{kind}-{word}"
    found = re.findall(r"^ {4}\.(\w+) *=", speaker.messages[id_], re.MULTILINE)
    return [speaker.text(id_, {}, form) for form in ("", *found)]


def things(event: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """What an event names by words of the language."""
    if event["event"] == "MoneyTaken":
        yield from {("currency", LETTERS[card[0]]) for card in event["cards"]}
    elif event["event"] in ("Bought", "Laid", "Kept"):
        yield "type", printed()[event["tile"]]["type"]


@pytest.fixture
def readers(world: World, server: Running) -> list[Reader]:
    table = new_table(server, [*READERS.values(), "greedy"])
    people = [Reader(world, language, table, seat) for seat, language in enumerate(READERS)]
    return [*people, Reader(world, "en", table, None)]


def mover(readers: list[Reader]) -> Reader:
    """Whose turn it is, when it is somebody's."""
    ends = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < ends:
        for reader in readers:
            if reader.page.locator(MINE).is_visible():
                return reader
        readers[0].page.wait_for_timeout(50)
    raise AssertionError("it is nobody's turn")


def play(readers: list[Reader]) -> None:
    for _ in range(TURNS):
        take_money(mover(readers).page)
    all_have_read(readers)


def all_have_read(readers: list[Reader]) -> None:
    """When it is somebody's turn again everybody has been told of what was before."""
    last = max(mover(readers).told)
    for reader in readers:
        expect(reader.page.locator(f"[role=log] li[data-seq='{last}']")).to_be_attached()


def test_everybody_reads_the_same_game_in_their_own_language(readers: list[Reader]) -> None:
    play(readers)
    first = readers[0]
    turns = [entry for entry in first.told.values() if entry["kind"] == "turn"]
    assert len(turns) > TURNS
    logs = {reader.language: reader.log() for reader in readers}
    for reader in readers:
        assert reader.page.locator("html").get_attribute("lang") == reader.language
        assert logs[reader.language].keys() == logs["fr"].keys()
        for entry in turns:
            assert reader.told[entry["seq"]] == entry  # what is open to all is the same for all
            read(reader, entry, logs[reader.language][entry["seq"]])
    for entry in turns:
        told = [logs[reader.language][entry["seq"]] for reader in readers]
        assert len({len(lines) for lines in told}) == 1  # as many sentences
        assert len({tuple(lines) for lines in told}) == len(readers)


def read(reader: Reader, entry: dict[str, Any], lines: list[str]) -> None:
    """An entry is told by the catalogue of the reader."""
    own = READERS.get(reader.language) == entry["name"]
    if not own:
        heading = speaking(reader.language).say(Said("entry-turn", {"who": entry["name"]}))
        assert heading in lines
    said = "\n".join(lines).lower()
    for event in entry["events"]:
        for kind, word in things(event):
            assert any(form.lower() in said for form in forms(reader.language, kind, word)), (word, said)


def switch(page: Page, language: str) -> None:
    """In the settings, found without words."""
    open_drawer(page, "table").locator(".buttons button").first.click()
    page.locator("dialog[open] select").select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("dialog[open] button.primary").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    open_drawer(page, "log")


def test_a_language_is_fetched_alone_changed_at_once_and_kept(readers: list[Reader]) -> None:
    take_money(mover(readers).page)
    all_have_read(readers)
    reader, other = readers[0], readers[2]
    assert [one.fetched for one in readers] == [["fr"], ["es"], ["de"], ["en"]]
    before, title = reader.log(), reader.page.title()
    switch(reader.page, "de")
    assert reader.fetched == ["fr", "de"]
    after = reader.log()
    assert before.keys() == after.keys() and all(before[seq] != after[seq] for seq in before)
    assert reader.page.title() != title
    bar = speaking("de").text("turn-bar", {})
    expect(reader.page.locator("section.bar[aria-label]")).to_have_attribute("aria-label", bar)
    assert set(_labels(reader.page)) & set(_labels(other.page))
    reader.fetched.clear()
    reader.page.reload()
    expect(reader.page.locator("html")).to_have_attribute("lang", "de")
    expect(reader.page.locator("section.bar[aria-label]")).to_have_attribute("aria-label", bar)
    assert reader.fetched == ["de"]
    expect(reader.page.locator("head link[rel=modulepreload][href*='/de-']")).to_be_attached()  # along with the page


def _labels(page: Page) -> list[str]:
    labels: list[str] = page.locator("[role=tab], header.top nav button, [data-drawer]").all_inner_texts()
    return labels


@pytest.mark.parametrize("language", languages())
def test_a_language_is_light(world: World, language: str) -> None:
    page = world.visit(DESKTOP, "about:blank", locale=language)
    with page.expect_request_finished(lambda request: WORDS.search(request.url) is not None) as asked:
        page.goto(world.base)
    sizes = asked.value.sizes()
    assert WORDS.findall(asked.value.url) == [language]
    assert 1000 < sizes["responseBodySize"] <= BUDGET, sizes


def test_without_its_words_the_page_says_so_in_every_language(world: World) -> None:
    page = world.visit(DESKTOP, "about:blank", locale="fr", forgiven=("ERR_FAILED",))
    page.context.route(WORDS, lambda route: route.abort())
    page.goto(world.base)
    for language in languages():
        expect(page.locator(f"#wordless [lang={language}]")).to_contain_text(
            speaking(language).text("page-no-words", {})
        )
    page.context.unroute(WORDS)
    page.locator("#wordless [lang=fr] a").click()
    expect(page.locator("main")).to_be_visible()

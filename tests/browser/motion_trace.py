"""How smoothly the turns of bots are shown: `python -m tests.browser.motion_trace [ROUNDS]`.

Plays against two bots at normal speed, traces the browser while they move, and prints the longest tasks of the page,
also with a processor that is slowed down to a quarter. These are figures for eyes, not for a test: a busy machine
spoils them. Nothing is asked of the page while it is traced, as each question is a task of its own.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.player import Person
from tests.browser.screens import DESKTOP, PHONE, Screen
from tests.browser.world import PATIENCE, World
from tests.support.servers import running
from tools.chromium import chromium

LONG: Final = 50.0  # milliseconds: what people notice
SHOWN: Final = 5
CATEGORIES: Final = "toplevel,devtools.timeline"
# Ends the turn, and waits until it is the player's again or a window is open: looked at when something has changed.
ROUND: Final = """() => new Promise((done) => {
  document.querySelector("[data-commit]").click();
  let gone = false;
  new MutationObserver((_, observer) => {
    const mine = document.querySelector("section.bar.mine");
    gone ||= !mine;
    if (!(gone && mine) && !document.querySelector("dialog[open]")) return;
    observer.disconnect();
    setTimeout(done, 1000);
  }).observe(document.body, { childList: true, subtree: true });
})"""


@dataclass(frozen=True, slots=True)
class Task:
    length: float  # milliseconds
    worked: float  # of them, on a processor
    parts: dict[str, float]  # the longest things in it


class Trace:
    """What a browser did, from its making on until it is read."""

    def __init__(self, browser: Browser) -> None:
        self._line = browser.new_browser_cdp_session()
        self._events: list[dict[str, Any]] = []
        self._complete = False
        self._line.on("Tracing.dataCollected", lambda told: self._events.extend(told["value"]))
        self._line.on("Tracing.tracingComplete", self._done)
        self._line.send("Tracing.start", {"traceConfig": {"includedCategories": CATEGORIES.split(",")}})

    def _done(self, _told: dict[str, Any]) -> None:
        self._complete = True

    def read(self, page: Page) -> list[dict[str, Any]]:
        self._line.send("Tracing.end")
        while not self._complete:
            page.wait_for_timeout(50)  # lets the events arrive
        self._line.detach()
        return self._events


def main_thread(events: list[dict[str, Any]]) -> tuple[int, int]:
    """The thread of the page: of the renderers' main threads the busiest."""
    threads = [
        (event["pid"], event["tid"])
        for event in events
        if event.get("name") == "thread_name" and event["args"]["name"] == "CrRendererMain"
    ]
    return max(threads, key=lambda one: sum((event["pid"], event["tid"]) == one for event in events))


def tasks_of(events: list[dict[str, Any]]) -> list[Task]:
    """The tasks of the page's main thread."""
    thread = main_thread(events)
    spans = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) == thread]
    tasks = [event for event in spans if event["name"].endswith("::RunTask") or event["name"] == "RunTask"]
    tasks.sort(key=lambda event: -float(event.get("dur", 0)))
    return [
        Task(
            event.get("dur", 0) / 1000,
            event.get("tdur", 0) / 1000,
            parts_of(event, spans) if at < SHOWN else {},
        )
        for at, event in enumerate(tasks)
    ]


def parts_of(task: dict[str, Any], spans: list[dict[str, Any]]) -> dict[str, float]:
    begin, end = task["ts"], task["ts"] + task["dur"]
    found: dict[str, float] = {}
    for event in spans:
        if event is not task and not event["name"].endswith("RunTask") and begin <= event["ts"] < end:
            found[event["name"]] = found.get(event["name"], 0) + event.get("dur", 0) / 1000
    return dict(sorted(found.items(), key=lambda one: -one[1])[:SHOWN])


def traced(browser: Browser, base: str, screen: Screen, slower: int, rounds: int) -> list[Task]:
    world = World(browser, base)
    page = world.visit(screen, moving=True)
    anna = Person.quick(page, "Anna")
    anna.look = lambda _page, _name: None
    line = page.context.new_cdp_session(page)
    line.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    found: list[Task] = []
    for _ in range(rounds):
        anna.await_turn()
        anna.compose()
        trace = Trace(browser)
        page.evaluate(ROUND)
        found += tasks_of(trace.read(page))
    world.end()
    return sorted(found, key=lambda task: -task.length)


def main() -> None:
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 4
    expect.set_options(timeout=PATIENCE)
    with running() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for screen in (PHONE, DESKTOP):
            for slower in (1, 4):
                tasks = traced(browser, server.base, screen, slower, rounds)
                late = sum(task.length > LONG for task in tasks)
                print(
                    f"{screen}, processor 1/{slower}: {len(tasks)} tasks in {rounds} rounds, {late} over {LONG:.0f} ms"
                )
                for task in tasks[:SHOWN]:
                    parts = ", ".join(f"{name} {length:.1f}" for name, length in task.parts.items())
                    print(f"  {task.length:6.1f} ms, {task.worked:.1f} at work: {parts}")
        browser.close()


if __name__ == "__main__":
    main()

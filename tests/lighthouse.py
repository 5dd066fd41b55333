"""Lighthouse on a phone it imitates: start page, daily game, and a seat in mid-game at tables of palaces and sheets.

`make lighthouse` runs it.

The start page is looked at by a browser that was never here, the table by one that was: whoever sits there has come
before. Each look has a browser of its own, because one that is looked with again has the last page to put away first.
Each page is looked at several times; what counts is the median. The reports lie in `build/lighthouse/`. It ends with 1
when a median is below its bar. A busy machine makes poor figures: run it on a quiet one.
"""

from __future__ import annotations

import json
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import Annotated, Any, Final

import typer
from playwright.sync_api import BrowserContext, sync_playwright

from tests.browser.world import TABLES
from tests.support.moments import Moment, fresh
from tests.support.servers import running
from tools.chromium import chromium
from tools.npm import command

ROOT: Final = Path(__file__).parents[1]
BARS: Final = {"performance": 95, "accessibility": 100, "best-practices": 100}
TABLES_SEEN: Final = {"table": "turn", "sheet": "sheet three"}
REPORTS: Final = ROOT / "build" / "lighthouse"
CLI: Final = ROOT / "tools" / "lighthouse" / "node_modules" / "lighthouse" / "cli" / "index.js"


@contextmanager
def browser(profile: Path) -> Iterator[tuple[BrowserContext, int]]:
    """A browser that remembers what is in its profile, and the port with which it is commanded."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with sync_playwright() as playwright:
        arguments = [f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(profile, executable_path=chromium(), args=arguments)
        yield context, port
        context.close()


def seated(profile: Path, base: str, moment: Moment) -> None:
    """Somebody has sat down there and gone away; the page has been installed by then."""
    keys = [{"seat": moment.seat, "secret": moment.secret}]
    kept = json.dumps([{"table": moment.table, "keys": keys, "opened": 0, "seen": 0}])
    with browser(profile) as (context, _):
        page = context.new_page()
        page.goto(base)
        page.evaluate("([name, kept]) => localStorage.setItem(name, kept)", [TABLES, kept])
        page.goto(f"{base}/t/{moment.table}")
        page.locator("section.bar.mine").wait_for()
        page.evaluate("async () => { await navigator.serviceWorker.ready; }")


def look(url: str, port: int, report: Path) -> dict[str, Any]:
    npm, environment = command()
    node = npm[0] if len(npm) > 1 else "node"
    arguments = [f"--port={port}", "--disable-storage-reset", "--quiet", "--output=json", f"--output-path={report}"]
    kinds = f"--only-categories={','.join(BARS)}"
    subprocess.run([node, str(CLI), url, *arguments, kinds], env=environment, check=True, timeout=300)
    read: dict[str, Any] = json.loads(report.read_text("utf-8"))
    return read


def points(report: dict[str, Any], kind: str) -> float:
    score: float = report["categories"][kind]["score"]
    return round(100 * score)


def short_of(report: dict[str, Any]) -> list[str]:
    """What the report finds fault with, of the kinds that want everything."""
    audits, categories = report["audits"], report["categories"]
    named = [one["id"] for kind, bar in BARS.items() if bar == 100 for one in categories[kind]["auditRefs"]]
    return [f"{name}: {audits[name]['title']}" for name in named if audits[name].get("score") == 0]


def looks(name: str, url: str, times: int, before: Callable[[Path], None]) -> Iterator[dict[str, Any]]:
    """The reports of a page, each of a browser of its own, after what was done with it `before`."""
    for turn in range(times):
        with TemporaryDirectory() as profile:
            before(Path(profile))
            with browser(Path(profile)) as (_, port):
                report = look(url, port, REPORTS / f"{name}-{turn + 1}.json")
        print(f"{name} {turn + 1} of {times}:", *(f"{points(report, kind):.0f}" for kind in BARS), flush=True)
        yield report


def main(times: Annotated[int, typer.Option(help="how often each page is looked at", min=1)] = 5) -> None:
    REPORTS.mkdir(parents=True, exist_ok=True)
    weak = False
    with TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.sqlite3")
        with running(database=database) as server:
            pages: dict[str, tuple[str, Callable[[Path], None]]] = {
                "start": ("/", lambda profile: None),
                "daily": ("/daily", lambda profile: None),
            }
            for name, what in TABLES_SEEN.items():
                moment = fresh(database, what)
                pages[name] = (f"/t/{moment.table}", partial(seated, base=server.base, moment=moment))
            for name, (path, before) in pages.items():
                reports = list(looks(name, server.base + path, times, before))
                for kind, bar in BARS.items():
                    middle = median(points(one, kind) for one in reports)
                    weak |= middle < bar
                    print(f"{name:6} {kind:15} {middle:3.0f} (at least {bar})")
                print(*(f"  {fault}" for fault in short_of(reports[-1])), sep="\n")
    raise typer.Exit(1 if weak else 0)


if __name__ == "__main__":
    typer.run(main)

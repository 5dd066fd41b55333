"""Who may do what: the tables of `docs/permissions.md`, tried message by message."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from alhambra.server.live.absence import OPENS_AFTER
from alhambra.server.live.questions import answer
from alhambra.server.protocol.replies import Failed
from alhambra.server.table.errors import TableError
from alhambra.server.table.table import Table
from tests.support.permissions import ASKS, MESSAGES, STAGES, WHO, message_of, tried
from tests.support.servers import running
from tests.support.stages import played, stored
from tests.support.tables import Device, run, tables_at

PAGE: Final = Path(__file__).parents[2] / "docs" / "permissions.md"
HEADINGS: Final = dict(zip(WHO, ("The host", "A player", "Who looks on")))


@cache
def table_of(who: str) -> dict[str, dict[str, str]]:
    """What the page says: message, stage, and what happens."""
    text = PAGE.read_text(encoding="utf-8").partition(f"## {HEADINGS[who]}\n")[2].partition("\n## ")[0]
    head, _, *rows = [
        [cell.strip(" `") for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")
    ]
    return {row[0]: dict(zip(head[1:], row[1:], strict=True)) for row in rows}


@pytest.mark.parametrize("who", WHO)
def test_every_message_has_a_row(who: str) -> None:
    assert sorted(table_of(who)) == sorted(MESSAGES)
    assert {*table_of(who)["play"]} == {*STAGES} - ({"daily"} if who == "player" else set())


@pytest.mark.parametrize("who", WHO)
@pytest.mark.parametrize("tag", MESSAGES)
def test_what_happens_is_what_the_page_says(tag: str, who: str) -> None:
    said = table_of(who)[tag]
    assert {stage: run(tried(tag, who, stage)) for stage in said} == said


def test_nobody_acts_for_the_seat_of_somebody_else() -> None:
    """Not even the host, at whatever stage."""

    async def play() -> None:
        async with tables_at(bot_pause=600) as tables:
            for number, stage in enumerate(("lobby", "playing", "over")):
                name = await stored(tables, f"{number}".ljust(20, "t"), played("Anna", "Boris", "", stage=stage))
                live, anna = await tables.open(name), await Device(tables, name, "Anna").connect()
                for tag, kind in MESSAGES.items():
                    if kind.__annotations__.get("seat") != "Seat" or tag in ("vacate", "put-bot", "stand-in"):
                        continue
                    message = message_of(tag, live.table, "host", 1)
                    if tag not in ASKS:
                        reply: Any = await anna.do(message)
                        assert isinstance(reply, Failed) and reply.code == "not-your-seat", message
                        continue
                    with pytest.raises(TableError, match="not yours"):
                        await answer(live, anna.peer, message)

    run(play())


def test_a_stranger_is_sent_away() -> None:
    hello = {"type": "hello", "table": "n" * 20}
    entries = played("Anna", "Boris", "Carla", stage="lobby")
    with running() as server:
        for tag in (*MESSAGES, "ping", "hello"):
            message: Any = hello if tag == "hello" else {"type": "ping"}
            if tag in MESSAGES:
                message = msgspec.to_builtins(message_of(tag, _lobby(entries), "who looks on", 1))
            with server.line() as line:
                line.send(message)
                last = line.receive()
                assert (last["type"], last["code"]) == ("closing", "no-table" if tag == "hello" else "not-greeted")
                with pytest.raises(ConnectionClosed):
                    line.receive()


def _lobby(entries: Any) -> Any:
    return Table("t" * 20, entries[0], 0)


def test_the_page_says_how_long_is_waited() -> None:
    assert OPENS_AFTER == 180 and len(re.findall("three minutes", PAGE.read_text(encoding="utf-8"))) == 2

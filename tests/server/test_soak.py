"""A short siege of each database: the server is killed a few times while people play."""

from __future__ import annotations

import asyncio
import random

import pytest

from alhambra.server.protocol.messages import NewTable, OpenSeat, Play, Say
from alhambra.server.table.log import (
    Began,
    Committed,
    Created,
    Happened,
    Luck,
    Played,
    StoredGame,
    StoredSeat,
    StoredSettings,
)
from alhambra.server.table.table import Table
from tests import soak
from tests.siege.books import Books
from tests.siege.client import GONE, Heard, make_table
from tests.siege.databases import Row
from tests.siege.strict import Different, result_of


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_nothing_is_lost_when_the_server_is_killed(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    done = soak.soak(kind, soak.Plan(kills=2, tables=1, seed=random.randrange(10**6), life=2.0, seconds=600.0))
    assert done.books.wrong == [], capsys.readouterr().out
    assert done.kills == 2
    assert done.books.finished >= 1
    assert len(done.books.done) > 10


def test_a_server_that_is_killed_in_the_middle_of_an_answer_is_gone() -> None:
    async def dies(asked: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        answer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 32\r\n\r\n")
        answer.write_eof()
        await asked.read()  # all of it: what is left would reset the connection
        answer.close()

    async def asked() -> None:
        async with await asyncio.start_server(dies, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(GONE):
                await make_table(f"127.0.0.1:{port}", NewTable("t" * 20, [OpenSeat(), OpenSeat()]))

    asyncio.run(asked())


def test_the_books_notice_what_is_lost_doubled_or_made_up() -> None:
    books = Books()
    books.send("t", Play("lost-one", 0, "pass"))
    books.send("t", Play("doubled-one", 0, "pass"))
    for name, seq in (("lost-one", 3), ("doubled-one", 4)):
        books.answer("t", books.sent["t", name], Heard("done", name, seq))
    books._check_done(("t", "lost-one"), [])
    books._check_done(("t", "doubled-one"), [4, 5])
    books._check_numbers(("t", "doubled-one"), books.sent["t", "doubled-one"], (7, 0))
    assert (books.lost, books.doubled, len(books.wrong)) == (1, 1, 3)


def test_the_books_notice_another_effect_and_another_answer() -> None:
    books = Books()
    remark = Say("remark-1", 1, "hello")
    books.send("t", remark)
    books._check_effect("t", remark, Row(2, 0, "Said", b'{"kind":"said","seat":1,"text":"hello"}', "remark-1"))
    assert not books.wrong
    books._check_effect("t", remark, Row(2, 0, "Said", b'{"kind":"said","seat":0,"text":"hello"}', "remark-1"))
    books.answer("t", remark, Heard("done", "remark-1", 2))
    books.answer("t", remark, Heard("done", "remark-1", 2))
    assert (books.repeated, len(books.wrong)) == (1, 1)
    books.answer("t", remark, Heard("done", "remark-1", 3))
    books.answer("t", remark, Heard("failed", "remark-1", code="refused"))
    assert len(books.wrong) == 3


def test_a_log_that_does_not_play_is_noticed() -> None:
    created = Created(StoredGame(), StoredSettings(), [StoredSeat(bot="greedy")] * 2)
    table = Table("t", created, 0)
    began = table.begin(0)
    assert table.mover is not None
    with pytest.raises(Different, match="not over"):
        result_of([created, began])
    with pytest.raises(Different, match="not finished"):
        result_of([created, began, Committed(table.mover, [], Happened([]), 0)])
    with pytest.raises(Different, match="committed a turn of"):
        result_of([created, began, Committed(1 - table.mover, [], Happened([]), 0)])
    with pytest.raises(Different, match="left over"):
        result_of([created, Began([*began.luck, Luck("more", 1, None)], began.happened)])
    with pytest.raises(Different, match="drew"):
        result_of([created, began, Played(0, "pass", [Luck("more", 1, None)])])


def test_an_error_in_the_log_is_noticed_and_the_end_of_a_starting_bot_is_not() -> None:
    trace = 'Traceback (most recent call last):\n  File "x.py", line 1, in {}\n    x()\n{}: y\n'
    log = "12:00:00 INFO serving\n" + trace.format("spawn_main", "EOFError") + trace.format("command", "KeyError")
    (complaint,) = soak.complaints(log + "12:00:01 INFO ended\n")
    assert complaint.endswith("KeyError: y")
    assert soak.complaints("12:00:00 ERROR failed where=command\n") == ["12:00:00 ERROR failed where=command"]

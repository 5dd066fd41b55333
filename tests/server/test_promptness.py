"""What makes answers late though nobody computes anything: small packets held back, a slow loop, garbage."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
import time
from typing import Any

import pytest

from alhambra.server.http import collecting
from alhambra.server.http.collecting import Collector, own_collections
from alhambra.server.http.run import bind, new_loop
from tests.support.servers import running
from tests.support.tables import Device, make_table, run, tables_at


def test_small_messages_are_sent_at_once() -> None:
    with running() as server, server.line():
        (connection,) = server.inside.server_state.connections
        accepted = connection.transport.get_extra_info("socket")
        assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)


def test_small_messages_are_sent_at_once_by_any_loop() -> None:
    """Also by the loop of the standard library, which asks what the listener is."""

    async def accept() -> int:
        loop, made = asyncio.get_running_loop(), asyncio.Queue[Any]()
        taker = await loop.create_server(lambda: Taker(made), sock=listener)
        async with taker:
            _, writer = await asyncio.open_connection(*listener.getsockname())
            transport = await made.get()
            found: int = transport.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
            transport.abort()
            writer.close()
            return found

    class Taker(asyncio.Protocol):
        def __init__(self, made: asyncio.Queue[Any]) -> None:
            self.made = made

        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            self.made.put_nowait(transport)

    with bind("127.0.0.1", 0) as listener:
        assert asyncio.run(accept())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no uvloop for Windows")
def test_the_server_runs_in_the_fast_loop() -> None:
    with running() as server, server.line():
        (connection,) = server.inside.server_state.connections
        assert type(connection.loop).__module__.startswith("uvloop")


def test_without_the_fast_loop_any_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "uvloop", None)
    loop = new_loop()
    assert isinstance(loop, asyncio.BaseEventLoop)
    loop.close()


def test_no_full_collection_comes_by_itself() -> None:
    before, frozen, full = gc.get_threshold(), gc.get_freeze_count(), gc.get_stats()[2]["collections"]
    with own_collections():
        assert gc.get_freeze_count() > frozen + 1000, "what is there from the start is not looked at again"
        full = gc.get_stats()[2]["collections"]
        rings = [[] for _ in range(400_000)]  # type: list[Any]
        for ring in rings:
            ring.append(ring)
        small = gc.get_stats()[1]["collections"]
        del rings, ring
        others = [[] for _ in range(400_000)]  # type: list[Any]
        assert gc.get_stats()[1]["collections"] > small, "small ones go on"
        assert gc.get_stats()[2]["collections"] == full
        del others
    assert gc.get_threshold() == before and gc.get_freeze_count() == 0


def test_a_full_collection_waits_for_a_quiet_moment() -> None:
    async def play() -> None:
        later = 0.0
        async with tables_at() as tables:
            collector = Collector(tables, lambda: time.monotonic() + later)
            later += 1000
            assert not collector.look(), "nothing happened since"
            collector = Collector(tables, lambda: time.monotonic() + later - 1000)
            await Device(tables, await make_table(tables, "Anna", "Boris"), "Anna").connect()
            later = 1000 + collecting.QUIET / 2
            assert not collector.look(), "somebody has just come"
            later = 1000 + collecting.QUIET + 1
            assert not collector.look(), "the last one was a moment ago"
            later = 1000 + collecting.APART + 1
            assert collector.look()
            later += 1000
            assert not collector.look(), "nothing happened since"

    run(play())


def test_what_has_grown_by_half_is_collected_also_when_busy() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            with own_collections():
                collector = Collector(tables)
                rings: list[Any] = [[] for _ in range(int(sys.getallocatedblocks() * (collecting.GROWN - 1)))]
                for ring in rings:
                    ring.append(ring)
                gc.collect(1)  # now they are old
                count = len(rings)
                del rings, ring
                gc.collect(1)
                collected = gc.get_stats()[2]["collected"]
                assert collector.look()
                assert gc.get_stats()[2]["collected"] - collected >= count
                assert not collector.look(), "once is enough"

    run(play())

"""Frames that are no messages, and clients that do not read or are gone."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import pytest

from alhambra.server.http import connected, frames
from alhambra.server.live.limits import Limits
from tests.server.test_app import greet, hello, make
from tests.siege.frames import GREETING, frame
from tests.support.servers import PATIENCE, Running, running

FEW = Limits(messages=0.01, burst=20)  # so few a second that time plays no part


@contextmanager
def raw(server: Running, table: str, window: int = 0) -> Iterator[socket.socket]:
    """A WebSocket by hand, which has greeted."""
    with socket.socket() as one:
        if window:
            one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, window)
        one.settimeout(PATIENCE)
        one.connect(("127.0.0.1", server.port))
        shake_hands(one, server)
        one.sendall(frame(1, json.dumps(hello(table)).encode()))
        yield one


def shake_hands(one: socket.socket, server: Running) -> None:
    one.sendall(GREETING % (f"127.0.0.1:{server.port}".encode(), b""))
    told = b""
    while b"\r\n\r\n" not in told:
        told += one.recv(1)


def ended(one: socket.socket) -> bytes:
    """Everything that comes until the server has ended the connection."""
    data = b""
    try:
        while part := one.recv(65536):
            data += part
    except ConnectionError:
        pass
    return data


def refused(server: Running, reason: str) -> float:
    """How many connections were ended for a reason."""
    for line in server.http("GET", "/metrics").text.splitlines():
        if line.startswith(f'alhambra_connections_refused_total{{reason="{reason}"}}'):
            return float(line.split()[-1])
    return 0.0


def ask_often(server: Running) -> None:
    """Who comes from now on is soon asked whether it is there; who is here already has the usual time."""
    server.inside.config.ws_ping_interval, server.inside.config.ws_ping_timeout = 0.2, 5.0


@pytest.mark.parametrize(
    "flood",
    [
        frame(9, b"there?") * 40,
        frame(10, b"") * 40,
        frame(1, b"", fin=False) + frame(0, b"", fin=False) * 40,
    ],
    ids=["pings", "pongs", "continuations"],
)
def test_frames_that_are_no_messages_end_that_connection_and_no_other(flood: bytes) -> None:
    with running(FEW) as server:
        table = make(server, "Anna", "open")
        with server.line() as line, raw(server, table) as one:
            greet(line, table, "Anna")
            one.sendall(flood)
            ended(one)
            assert refused(server, "frames") == 1
            line.send({"type": "ping"})
            assert line.until("pong")


def test_what_comes_behind_too_many_frames_is_not_even_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[Any] = []
    receive = frames.CountedFrames.recv_frame

    def counted(self: frames.CountedFrames, one: Any) -> None:
        read.append(one)
        receive(self, one)

    monkeypatch.setattr(frames.CountedFrames, "recv_frame", counted)
    with running(FEW) as server:
        table = make(server, "Anna", "open")
        with raw(server, table) as one:
            with suppress(ConnectionError):  # it may end before all is sent
                one.sendall(frame(10, b"") * 30_000)
            ended(one)
    assert len(read) <= 30, "all of a block was parsed"


def test_frames_of_many_connections_are_counted_together() -> None:
    with running(Limits(messages=0.01, burst=20, connections=100)) as server:
        table = make(server, "Anna", "open")
        for _ in range(30):  # 15 each are allowed, 100 together
            with raw(server, table) as one:
                one.sendall(frame(9, b"?") * 15 + frame(8, b"\x03\xe8"))
                ended(one)
        assert refused(server, "frames") > 10


def test_too_many_messages_are_answered_as_far_as_they_are_allowed() -> None:
    with running(FEW) as server:
        table = make(server, "Anna", "open")
        with raw(server, table) as one:
            with suppress(ConnectionError):
                one.sendall(frame(1, b'{"type":"ping"}') * 5000)
            told = ended(one)
            assert told.count(b'"pong"') == 20 and b"too-fast" in told


def test_pongs_that_nobody_reads_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The write buffer of a connection that pings and does not read."""
    kept: list[int] = []
    ping = frames.ImpatientSocket.handle_ping

    def handle(self: frames.ImpatientSocket) -> None:
        ping(self)
        kept.append(self.transport.get_write_buffer_size())

    monkeypatch.setattr(frames.ImpatientSocket, "handle_ping", handle)
    monkeypatch.setattr(connected, "PATIENCE", 1.0)
    with running(Limits(messages=1_000_000, burst=1_000_000)) as server:
        table = make(server, "Anna", "open")
        with raw(server, table, window=4096) as one:
            try:
                for _ in range(400):
                    one.sendall(frame(9, b"p" * 125) * 200)  # 10 MB of pongs
            except OSError:
                pass
    assert max(kept) < 400_000, "more than one block"


def test_who_does_not_read_is_gone_soon(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connected, "PATIENCE", 0.5)
    with running() as server:
        table = make(server, "Anna", "open")
        with server.line() as line:
            greet(line, table, "Anna")
            ask_often(server)
            with raw(server, table, window=4096):
                while (told := line.receive())["type"] != "presence" or told["watchers"]:
                    pass
        assert refused(server, "silent") + refused(server, "unread") >= 1


def test_whose_network_is_gone_does_not_hold_a_seat_for_long() -> None:
    """No answer to a ping: the connection is not closed politely, which would wait for the other side."""
    with running() as server:
        table = make(server, "Anna", "Boris")
        with server.line() as line:
            greet(line, table, "Anna")
            ask_often(server)
            with socket.create_connection(("127.0.0.1", server.port)) as mute:
                shake_hands(mute, server)
                mute.sendall(frame(1, json.dumps(hello(table, "Boris")).encode()))
                seen: list[list[bool]] = []
                while [True, False] not in seen[1:]:
                    told = line.receive()
                    if told["type"] == "presence":
                        seen.append(told["present"])
                assert [True, True] in seen

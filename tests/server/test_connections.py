"""Connections over HTTP that take too much: too many, heads and bodies without an end, requests behind requests."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from select import select
from types import SimpleNamespace
from typing import Any, cast

import pytest

from alhambra.server.http import bodies, connected, gate, impatient
from alhambra.server.http.metrics import Metrics
from alhambra.server.live import limits
from alhambra.server.live.addresses import Addresses
from alhambra.server.live.limits import HEADERS, PIPELINED, Limits
from tests.server.test_app import greet, make
from tests.server.test_frames import ended, refused
from tests.support.servers import PATIENCE, Running, running

CROWD = 20
FEW = Limits(connections=2, requests=1000)  # 26 sockets


@contextmanager
def opened(server: Running, sent: bytes = b"") -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as one:
        one.sendall(sent)
        yield one


def head(server: Running, line: str = "GET /healthz", *more: str) -> bytes:
    return "\r\n".join((f"{line} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", *more, "", "")).encode()


def answered(one: socket.socket) -> bool:
    """Whether a connection that asked for something gets an answer, and not its end."""
    try:
        return bool(one.recv(1))
    except ConnectionError:
        return False


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with running() as made:
        yield made


def test_one_address_has_so_many_sockets_and_who_is_in_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "GREETING", PATIENCE)  # who says nothing yet has its place until it does
    with running(FEW) as server, server.line() as line, ExitStack() as stack:
        table = make(server, "Anna", "open")
        greet(line, table, "Anna")
        crowd = [stack.enter_context(opened(server)) for _ in range(60)]
        for one in crowd:
            try:
                one.sendall(head(server))
            except ConnectionError:
                continue
        assert 5 < sum(map(answered, crowd)) <= FEW.sockets
        line.send({"type": "ping"})
        assert line.until("pong")


def test_who_connects_again_and_again_is_not_let_in_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # a while is longer than this test
    with running(FEW) as server:
        outcomes = []
        for _ in range(120):
            with opened(server) as one:
                try:
                    one.sendall(head(server))
                    outcomes.append(answered(one))
                except ConnectionError:
                    outcomes.append(False)
        assert outcomes[:20] == [True] * 20 and not all(outcomes)


def test_all_together_are_so_many_that_files_can_be_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "room", lambda: 10)
    monkeypatch.setattr(impatient, "GREETING", PATIENCE)  # who says nothing yet has its place until it does
    with running() as server, ExitStack() as stack:
        crowd = [stack.enter_context(opened(server)) for _ in range(30)]
        for one in crowd[10:]:
            assert ended(one) == b""
        crowd[0].sendall(head(server))
        assert answered(crowd[0])


@pytest.mark.parametrize(
    "line",
    [b"X-Long: " + b"x" * 40_000, b"X: y\r\n" * (HEADERS + 10), b"Cookie: " + b"a=b; " * 200_000],
    ids=["long", "many", "endless"],
)
def test_heads_have_an_end(server: Running, line: bytes) -> None:
    with opened(server, head(server)[:-2]) as one:
        with suppress(ConnectionError):
            one.sendall(line)  # and no end
        told = ended(one)
        assert told == b"" or told.startswith(b"HTTP/1.1 431")


def test_a_head_that_is_too_long_is_answered(server: Running) -> None:
    assert server.http("GET", "/healthz", headers={f"X-{n}": "y" for n in range(HEADERS)}).status_code == 431
    assert server.http("GET", "/healthz", headers={"X": "y" * 20_000}).status_code == 431
    assert server.http("GET", "/healthz", headers={"X": "y" * 8_000}).status_code == 200


def test_a_head_byte_by_byte_has_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "GREETING", 0.5)
    with running() as server, opened(server) as one:
        with suppress(ConnectionError):
            one.sendall(head(server)[:-2] + b"X: ")
            while not select([one], [], [], 0.05)[0]:  # something comes all the time
                one.sendall(b"y")
        monkeypatch.setattr(impatient, "GREETING", PATIENCE)  # for who asks how many were late
        assert refused(server, "late") >= 1


@pytest.mark.parametrize(
    ("line", "status"),
    [("POST /api/tables", b"413"), ("GET /healthz", b"200"), ("POST /nowhere", b"405"), ("POST /api/carried", b"413")],
)
def test_a_body_that_does_not_come_ends_the_connection(
    monkeypatch: pytest.MonkeyPatch, line: str, status: bytes
) -> None:
    monkeypatch.setattr(bodies, "PATIENCE", 0.3)
    with running() as server:
        body = ("Content-Type: application/json", "Content-Length: 100000")
        with opened(server, head(server, line, *body) + b"{") as one:
            assert ended(one)[9:12] == status


def test_a_request_in_very_many_pieces_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(impatient, "GREETING", PATIENCE)  # what comes together is one piece: that takes its time
    with running() as server, opened(server, head(server)[:-2] + b"X: ") as one:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        with suppress(ConnectionError):
            while not select([one], [], [], 0.002)[0]:
                one.sendall(b"y")
        assert refused(server, "pieces") == 1


def test_many_requests_in_pieces_end_together_and_others_go_on() -> None:
    """Each has fewer pieces than one may have; together they keep the server at work."""
    with running(Limits(requests=5)) as server:  # 100 pieces at once
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and refused(server, "pieces") < CROWD / 2:
            drip(server)
        assert refused(server, "pieces") >= CROWD / 2
        assert server.http("GET", "/healthz").status_code == 200  # a request in one piece costs nothing here


def drip(server: Running) -> None:
    """Many requests byte by byte, until all are ended: they were too many, or, on a busy machine, too slow."""
    with ExitStack() as stack:
        crowd = [stack.enter_context(opened(server, head(server)[:-2] + b"X: ")) for _ in range(CROWD)]
        for one in crowd:
            one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        while crowd:  # how many are refused is not asked meanwhile: that is a request, too
            for one in crowd[:]:
                try:
                    one.sendall(b"y")
                except ConnectionError:
                    crowd.remove(one)
            time.sleep(0.01)


def test_a_request_may_come_in_some_pieces(server: Running) -> None:
    with opened(server, b"GET /healthz HTTP/1.1\r\n") as one:
        one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        for line in (f"Host: 127.0.0.1:{server.port}\r\n".encode(), b"X: y\r\n", b"\r\n"):
            time.sleep(0.01)
            one.sendall(line)
        assert answered(one)


def test_requests_behind_requests_are_few(server: Running) -> None:
    with opened(server, head(server) * (PIPELINED + 1)) as one:
        told = b""
        while told.count(b"HTTP/1.1 200") < PIPELINED + 1:
            told += one.recv(65536)
    with opened(server) as one:
        with suppress(ConnectionError):
            one.sendall(head(server) * 5000)
        assert ended(one).count(b"HTTP/1.1 200") <= PIPELINED + 1


def test_who_asks_twice_and_is_gone_is_no_error(server: Running, caplog: pytest.LogCaptureFixture) -> None:
    for _ in range(40):
        with opened(server, head(server) * 2):
            pass
    assert server.http("GET", "/healthz").status_code == 200
    assert [one.getMessage() for one in caplog.records if one.levelname == "ERROR"] == []


def test_who_asks_too_much_has_to_connect_again() -> None:
    with (
        running(Limits(requests=0.1)) as server,
        opened(server, head(server, "GET /", "Connection: keep-alive")) as one,
    ):
        answers = [one.recv(9)]
        try:
            for _ in range(5):
                one.sendall(head(server, "GET /"))
        except ConnectionError:
            pass
        rest = ended(one)
        assert answers[0] == b"HTTP/1.1 " and rest.count(b"HTTP/1.1 429") == 1


def test_an_answer_that_nobody_reads_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connected, "PATIENCE", 0.5)
    made = impatient.ImpatientProtocol.connection_made

    def small(self: impatient.ImpatientProtocol, transport: Any) -> None:
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
        transport.set_write_buffer_limits(1000)
        made(self, transport)

    monkeypatch.setattr(impatient.ImpatientProtocol, "connection_made", small)
    with running() as server, socket.socket() as one:
        one.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        one.connect(("127.0.0.1", server.port))
        one.sendall(head(server, "GET /api/games") * PIPELINED)
        one.recv(1)
        monkeypatch.setattr(impatient.ImpatientProtocol, "connection_made", made)  # others may read slowly
        while not refused(server, "unread"):
            time.sleep(0.1)


def test_behind_a_proxy_its_own_sockets_are_not_counted_but_those_of_its_clients_are() -> None:
    """Whatever address of the machine itself the proxy comes from."""
    addresses = Addresses(FEW)
    figures = Metrics(cast(Any, None))
    for name in gate.PROXIES:
        door = gate.Gate(addresses, figures, behind_proxy=True)
        assert all(door.enter(name) for _ in range(200))
    assert not all(door.enter("192.0.2.1") for _ in range(200))
    alone = gate.Gate(Addresses(FEW), figures)
    assert not all(alone.enter("127.0.0.1") for _ in range(200))


def test_an_upgrade_that_is_none_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    """A head that httptools takes and websockets does not."""
    with running() as server:
        upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", "X: " + "y" * 9000)
        with opened(server, head(server, "GET /ws", *upgrade)) as one:
            assert ended(one).startswith(b"HTTP/1.1 431")

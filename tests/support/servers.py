"""A server under test: the real one, on a free port of this machine, in a thread."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import httpx2
import uvicorn
from websockets.sync.client import ClientConnection, connect

from alhambra.server.http.run import Setup, bind, run
from alhambra.server.live.limits import Limits
from tests.support.slow import WANTED, slow

PATIENCE = 60.0  # seconds, for a busy machine
GENEROUS = Limits(messages=1000, burst=1000, requests=10_000, tables=10_000, connections=1000, work=100)


class Line:
    """A WebSocket that speaks JSON."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket

    def send(self, message: Mapping[str, Any] | str | bytes) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> dict[str, Any]:
        received: dict[str, Any] = json.loads(self.socket.recv(timeout=PATIENCE))
        return received

    def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := self.receive())["type"] not in kinds:
            pass
        return message


@dataclass
class Running:
    """A server that runs."""

    port: int
    inside: uvicorn.Server

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def http(self, method: str, path: str, **more: Any) -> httpx2.Response:
        with httpx2.Client(base_url=self.base, timeout=PATIENCE) as client:
            return client.request(method, path, **more)

    @contextmanager
    def line(self, origin: str | None = None, host: str = "127.0.0.1") -> Iterator[Line]:
        address = ("127.0.0.1", self.port)
        url = f"ws://{host}:{self.port}/ws"
        with connect(
            url,
            address=address,
            origin=origin,  # type: ignore[arg-type]
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_timeout=PATIENCE,
        ) as socket:
            yield Line(socket)


@contextmanager
def running(
    limits: Limits = GENEROUS,
    host: str = "127.0.0.1",
    origins: tuple[str, ...] = (),
    database: str = "sqlite://",
    port: int = 0,
) -> Iterator[Running]:
    """A server from its start to its clean end. It always listens on loopback; `host` is what it is told."""
    listener = bind("127.0.0.1", port)
    kept: list[uvicorn.Server] = []
    ready = threading.Event()

    def started(server: uvicorn.Server) -> None:
        if "server" in WANTED:
            server.config.loaded_app = slow(server.config.loaded_app)
        server.config.ws_ping_timeout = PATIENCE  # the test itself may have to stand still
        kept.append(server)
        ready.set()

    setup = Setup(database=database, host=host, origins=origins, limits=limits)
    thread = threading.Thread(target=run, args=(setup, listener, started), daemon=True)
    thread.start()
    assert ready.wait(PATIENCE), "the server did not start"
    try:
        yield Running(listener.getsockname()[1], kept[0])
    finally:
        kept[0].should_exit = True
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the server did not end"

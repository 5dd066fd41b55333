"""A server from the first socket to the last word."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from typing import Final

import uvicorn

from alhambra.core.errors import AlhambraError
from alhambra.server.http.allowed_hosts import AllowedHosts
from alhambra.server.http.app import make_app
from alhambra.server.http.collecting import Collector
from alhambra.server.http.context import ServerContext
from alhambra.server.http.door import Door
from alhambra.server.http.frames import ImpatientSocket
from alhambra.server.http.gate import PROXIES, Gate
from alhambra.server.live.addresses import Addresses
from alhambra.server.live.limits import MESSAGE, Limits
from alhambra.server.live.services import Services
from alhambra.server.live.tables import Tables
from alhambra.server.live.thinking import Thinkers
from alhambra.server.store import open_store

PING: Final = 10.0  # seconds after which a client is asked whether it is there
PONG: Final = 10.0  # seconds for the answer

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Setup:
    """What a host decides."""

    database: str
    host: str = "127.0.0.1"
    origins: tuple[str, ...] = ()
    bot_pause: float = 0.0
    limits: Limits = field(default_factory=Limits)
    behind_proxy: bool = False
    bots: tuple[str, ...] = ()  # third-party bots, as `package.module:Class` or `exec:COMMAND`


def bind(host: str, port: int) -> socket.socket:
    """The socket to listen on; a port of 0 takes a free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # With its protocol by name: event loops let only such sockets send small messages at once (TCP_NODELAY).
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        reason = getattr(error, "strerror", None) or str(error)
        raise AlhambraError("server-not-listening", host=host, port=port, reason=reason) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Where the page is."""
    host, port = listener.getsockname()[:2]
    shown = "127.0.0.1" if host == "0.0.0.0" else "[::1]" if host == "::" else f"[{host}]" if ":" in host else host
    return f"http://{shown}:{port}/"


class Server(uvicorn.Server):
    """Ends by itself when it is told to. The usual one raises the signal again, before the store is closed."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        if threading.current_thread() is not threading.main_thread():  # which alone gets signals
            yield
            return
        numbers = (signal.SIGINT, signal.SIGTERM)
        before = [signal.signal(number, self.handle_exit) for number in numbers]
        try:
            yield
        finally:
            for number, handler in zip(numbers, before, strict=True):
                signal.signal(number, handler)


def run(setup: Setup, listener: socket.socket, started: Callable[[uvicorn.Server], None]) -> None:
    """`serve` in an event loop of its own, until it ends."""
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(serve(setup, listener, started))


def new_loop() -> asyncio.AbstractEventLoop:
    """The fastest event loop that is installed; there is no uvloop for Windows."""
    try:
        import uvloop
    except ImportError:
        return asyncio.new_event_loop()
    return uvloop.new_event_loop()


async def serve(setup: Setup, listener: socket.socket, started: Callable[[uvicorn.Server], None]) -> None:
    """Run until somebody says stop. `started` is called when the page can be asked for, and may keep the server."""
    store = await open_store(setup.database)
    try:
        tables = Tables(Services(store, Thinkers(others=setup.bots), setup.bot_pause))
        context = ServerContext(tables, AllowedHosts(setup.host, setup.origins), Addresses(setup.limits))
        gate = Gate(context.addresses, context.metrics, setup.behind_proxy)
        server = Server(_config(make_app(context), gate, setup))
        watching = asyncio.create_task(_when_started(server, started))
        collecting = asyncio.create_task(Collector(tables).run())
        _logger.info("serving", extra={"address": address_of(listener), "database": store.name})
        await server.serve(sockets=[listener])
        watching.cancel()
        collecting.cancel()
    finally:
        await store.close()
        _logger.info("ended")


def _config(app: object, gate: Gate, setup: Setup) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type]
        http=partial(Door, gate),  # type: ignore[arg-type]
        ws=partial(ImpatientSocket, gate),  # type: ignore[arg-type]
        ws_max_size=MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING,
        ws_ping_timeout=PONG,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=15,
        access_log=False,
        log_config=None,
        server_header=False,
        proxy_headers=setup.behind_proxy,
        forwarded_allow_ips=sorted(PROXIES),
    )


async def _when_started(server: uvicorn.Server, started: Callable[[uvicorn.Server], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    started(server)

"""`alhambra serve`: tables in the browser."""

from __future__ import annotations

import asyncio
import threading
import webbrowser
from typing import Annotated

import typer

from alhambra.core.errors import ConfigError


def serve_command(
    host: Annotated[str, typer.Option(help="The address to listen at; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(
            envvar="ALHAMBRA_DATABASE",
            help="A path or a postgresql:// address; a file in your data folder if not given.",
        ),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in your browser.")] = False,
    origin: Annotated[
        list[str] | None, typer.Option(help="The address of the page behind a proxy, as https://games.example.org.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe the client addresses that a proxy on this machine names.")
    ] = False,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="Seconds before the turn of a bot.")] = 0.6,
    connections: Annotated[int, typer.Option(min=1, help="How many connections one address may have.")] = 100,
    tables: Annotated[float, typer.Option(min=1, help="How many tables an hour one address may make.")] = 60,
    messages: Annotated[float, typer.Option(min=1, help="How many messages a second a connection may send.")] = 20,
    requests: Annotated[float, typer.Option(min=1, help="How many HTTP requests a second one address may send.")] = 30,
    log: Annotated[str, typer.Option(help="plain or json: how the log on standard error is written.")] = "plain",
    log_level: Annotated[str, typer.Option(help="debug, info, warning or error.")] = "info",
) -> None:
    """Serve tables to browsers. Games are kept in a database: nothing is lost when the server ends."""
    from alhambra.server.http.reports import start_reports
    from alhambra.server.http.run import Setup, address_of, bind, serve
    from alhambra.server.live.limits import Limits
    from alhambra.server.store import default_path

    _check(log, ("plain", "json"), "--log")
    _check(log_level, ("debug", "info", "warning", "error"), "--log-level")
    limits = Limits(messages=messages, burst=messages * 3, connections=connections, requests=requests, tables=tables)
    setup = Setup(
        database=str(default_path()) if database is None else database,
        host=host,
        origins=tuple(origin or ()),
        bot_pause=bot_pause,
        limits=limits,
        behind_proxy=behind_proxy,
    )
    listener = bind(host, port)
    address = address_of(listener)

    def started(_: object) -> None:
        typer.echo(f"alhambra is at {address} - Ctrl-C ends it, and no game is lost.")
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    start_reports(log, log_level)
    with listener:
        asyncio.run(serve(setup, listener, started))


def _check(value: str, allowed: tuple[str, ...], option: str) -> None:
    if value not in allowed:
        raise ConfigError(f"{option} is {' or '.join(allowed)}, not '{value}'.")

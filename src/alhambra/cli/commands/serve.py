"""`alhambra serve`: tables in the browser."""

from __future__ import annotations

from typing import Annotated, Final

import typer

from alhambra.cli.parameters import GAPS, either
from alhambra.cli.saying import say
from alhambra.core.errors import ConfigError

LOGS: Final = ("plain", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
LOG_HELP: Final = "option-log"
LEVEL_HELP: Final = "option-log-level"
GAPS[LOG_HELP] = lambda: {"values": either(LOGS)}
GAPS[LEVEL_HELP] = lambda: {"values": either(LEVELS)}


def serve_command(
    host: Annotated[str, typer.Option(help="option-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="option-port")] = 8000,
    database: Annotated[str | None, typer.Option(envvar="ALHAMBRA_DATABASE", help="option-database-served")] = None,
    open_page: Annotated[bool, typer.Option("--open", help="option-open")] = False,
    origin: Annotated[list[str] | None, typer.Option(help="option-origin")] = None,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help="option-behind-proxy")] = False,
    bot_pause: Annotated[float, typer.Option(min=0, max=60, help="option-bot-pause")] = 0.6,
    bot: Annotated[list[str] | None, typer.Option(help="option-bot-served")] = None,
    connections: Annotated[int, typer.Option(min=1, help="option-connections")] = 100,
    tables: Annotated[float, typer.Option(min=1, help="option-tables")] = 60,
    messages: Annotated[float, typer.Option(min=1, help="option-messages")] = 20,
    requests: Annotated[float, typer.Option(min=1, help="option-requests")] = 30,
    work: Annotated[float, typer.Option(min=0.01, help="option-work")] = 0.2,
    log: Annotated[str, typer.Option(help=LOG_HELP)] = "plain",
    log_level: Annotated[str, typer.Option(help=LEVEL_HELP)] = "info",
) -> None:
    """Serve tables to browsers."""
    import threading
    import webbrowser

    from alhambra.bots import bot_class
    from alhambra.server.http.collecting import own_collections
    from alhambra.server.http.reports import start_reports
    from alhambra.server.http.run import Setup, address_of, bind, run
    from alhambra.server.live.limits import Limits
    from alhambra.server.live.programs import called
    from alhambra.server.store import default_path

    for name in bot or ():
        bot_class(called(name)[1])
    _check(log, LOGS, "--log")
    _check(log_level, LEVELS, "--log-level")
    limits = Limits(messages, messages * 3, connections, requests, tables, work)
    setup = Setup(
        database=str(default_path()) if database is None else database,
        host=host,
        origins=tuple(origin or ()),
        bot_pause=bot_pause,
        limits=limits,
        behind_proxy=behind_proxy,
        bots=tuple(bot or ()),
    )
    listener = bind(host, port)
    address = address_of(listener)

    def started(_: object) -> None:
        typer.echo(say("serving", address=address))
        if open_page:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    start_reports(log, log_level)
    with listener, own_collections():
        run(setup, listener, started)


def _check(value: str, allowed: tuple[str, ...], option: str) -> None:
    if value not in allowed:
        raise ConfigError("option-is-not", option=option, values=either(allowed), value=value)

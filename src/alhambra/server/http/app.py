"""The application: routes, and what is done with every request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from alhambra.core.clauses import ENGLISH, clauses
from alhambra.core.errors import AlhambraError
from alhambra.server.http import daily
from alhambra.server.http.bodies import client_of, json_answer, last_answer, read_body, wrong_answer
from alhambra.server.http.context import ServerContext
from alhambra.server.http.invitation import headers as qr_headers
from alhambra.server.http.invitation import link_of, qr_code
from alhambra.server.http.metrics import TYPE
from alhambra.server.http.pages import INDEX, file_response, headers
from alhambra.server.http.socket import serve_socket
from alhambra.server.live.services import now
from alhambra.server.protocol.games import GameWanted
from alhambra.server.protocol.messages import Carry, NewTable
from alhambra.server.protocol.replies import ClauseText, TableMade
from alhambra.server.store.errors import StoreError
from alhambra.server.table.choosing import checked, offered
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.seen import table_info, table_summary

_new_table: Final = msgspec.json.Decoder(NewTable)
SEATS: Final = frozenset("012345")
_wanted: Final = msgspec.json.Decoder(GameWanted)
_carry: Final = msgspec.json.Decoder(Carry)
Answer = Callable[[Request, ServerContext], Awaitable[Response]]


def make_app(context: ServerContext) -> Starlette:
    """The application around a context."""

    def route(path: str, answer: Answer, method: str = "GET", cost: float = 1) -> Route:
        async def endpoint(request: Request) -> Response:
            return await _guarded(request, context, answer, cost)

        return Route(path, endpoint, methods=[method])

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, context)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        tidying = asyncio.create_task(context.tables.tidy())
        try:
            yield
        finally:
            tidying.cancel()
            await context.tables.close()

    routes = [
        route("/healthz", _health),
        route("/metrics", _metrics, cost=5),
        route("/api/games", _games),
        route("/api/games/checked", _checked, "POST", cost=2),
        route("/api/tables", _make_table, "POST", cost=5),
        route("/api/tables/{table}", _table, cost=5),
        route("/api/tables/{table}/invitation.svg", _invitation, cost=5),
        route("/api/carried", _carried, "POST"),
        route("/api/rules/{clause}", _rule),
        route("/api/daily", daily.today),
        route("/api/daily/listed", daily.list_result, "POST"),
        route("/api/daily/removed", daily.remove_result, "POST"),
        route("/api/daily/{day}/best", daily.best, cost=5),
        WebSocketRoute("/ws", socket),
        route("/", _page),
        route("/new", _page),
        route("/new/{box}", _page),
        route("/t/{table}", _page),
        route("/carry", _page),
        route("/daily", _page),
        route("/{path:path}", _file),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SafeHeaders)
    return app


class SafeHeaders:
    """Adds the same headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in headers().items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


async def _guarded(request: Request, context: ServerContext, answer: Answer, cost: float) -> Response:
    """The answer, if there is to be one. A page costs 1; what has to be looked up or worked out costs more."""
    if not context.hosts.knows_host(request.headers):
        return last_answer(421, TableError(Code.HOST, "server-other-host"))
    if not context.addresses.request(client_of(request), cost):
        return last_answer(429, TableError(Code.TOO_MANY, "server-many-requests"))
    try:
        return await answer(request, context)
    except TableError as error:
        return wrong_answer(404 if error.code in (Code.NO_TABLE, Code.NO_RESULT) else 400, error)
    except StoreError as error:
        context.failed(request.url.path.split("/")[1] or "page", error)
        return wrong_answer(503, TableError(Code.NOT_STORED, "server-no-store"))
    except AlhambraError as error:
        return wrong_answer(400, TableError(Code.MALFORMED, error.said))


async def _health(request: Request, context: ServerContext) -> Response:
    await context.tables.services.store.ping()
    return Response("ok\n", media_type="text/plain")


async def _metrics(request: Request, context: ServerContext) -> Response:
    return Response(context.metrics.text(), headers={"Content-Type": TYPE})


async def _games(request: Request, context: ServerContext) -> Response:
    return json_answer(offered())


async def _checked(request: Request, context: ServerContext) -> Response:
    wanted = await read_body(request, context, _wanted)
    return wanted if isinstance(wanted, Response) else json_answer(checked(wanted.game, wanted.seats))


async def _make_table(request: Request, context: ServerContext) -> Response:
    new = await read_body(request, context, _new_table)
    if isinstance(new, Response):
        return new
    if not context.addresses.table(client_of(request)):
        return wrong_answer(429, TableError(Code.TOO_MANY, "server-many-tables"))
    table = await context.tables.create(new)
    context.metrics.tables.inc()
    return json_answer(TableMade(table), 201)


async def _carried(request: Request, context: ServerContext) -> Response:
    wanted = await read_body(request, context, _carry)
    if isinstance(wanted, Response):
        return wanted
    if not context.addresses.code(client_of(request)):
        return wrong_answer(429, TableError(Code.TOO_MANY, "server-many-codes"))
    return json_answer(await context.tables.carry(wanted))


async def _table(request: Request, context: ServerContext) -> Response:
    live = await context.tables.open(request.path_params["table"])
    seat = request.query_params.get("palace", "")
    palace = int(seat) if seat in SEATS else None
    info = table_info(live.table, live.present, live.watchers)
    return json_answer(table_summary(info, live.table, palace, now()))


async def _invitation(request: Request, context: ServerContext) -> Response:
    """A table that there is; for any other name there is no code."""
    live = await context.tables.open(request.path_params["table"])
    # Behind a proxy that does not say so the page knows better how it was reached.
    scheme = request.query_params.get("scheme", request.url.scheme)
    return Response(qr_code(link_of(scheme, request.headers["host"], live.table.id)), 200, qr_headers())


async def _rule(request: Request, context: ServerContext) -> Response:
    language = request.query_params.get("language", ENGLISH)
    found = clauses(language).get(request.path_params["clause"])
    if found is None:
        return wrong_answer(404, TableError(Code.NO_CLAUSE, "server-no-clause"))
    return json_answer(ClauseText(found.id, found.text))


async def _page(request: Request, context: ServerContext) -> Response:
    return file_response(request, INDEX)


async def _file(request: Request, context: ServerContext) -> Response:
    return file_response(request, request.path_params["path"])

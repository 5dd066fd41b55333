"""The application: routes, and what is done with every request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, TypeVar

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from alhambra.core.clauses import ENGLISH, clauses
from alhambra.core.errors import AlhambraError
from alhambra.server.http.context import ServerContext
from alhambra.server.http.invitation import headers as qr_headers
from alhambra.server.http.invitation import link_of, qr_code
from alhambra.server.http.metrics import TYPE
from alhambra.server.http.pages import INDEX, file_response, headers
from alhambra.server.http.socket import serve_socket
from alhambra.server.live.answers import wrong
from alhambra.server.live.limits import BODY, PATIENCE
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
T = TypeVar("T")
Answer = Callable[[Request, ServerContext], Awaitable[Response]]


def make_app(context: ServerContext) -> Starlette:
    """The application around a context."""

    def route(path: str, answer: Answer, method: str = "GET") -> Route:
        async def endpoint(request: Request) -> Response:
            return await _guarded(request, context, answer)

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
        route("/metrics", _metrics),
        route("/api/games", _games),
        route("/api/games/checked", _checked, "POST"),
        route("/api/tables", _make_table, "POST"),
        route("/api/tables/{table}", _table),
        route("/api/tables/{table}/invitation.svg", _invitation),
        route("/api/carried", _carried, "POST"),
        route("/api/rules/{clause}", _rule),
        WebSocketRoute("/ws", socket),
        route("/", _page),
        route("/new", _page),
        route("/new/{box}", _page),
        route("/t/{table}", _page),
        route("/carry", _page),
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


async def _guarded(request: Request, context: ServerContext, answer: Answer) -> Response:
    if not context.hosts.knows_host(request.headers):
        return _wrong(421, TableError(Code.HOST, "server-other-host"))
    if not context.addresses.request(_address(request)):
        return _wrong(429, TableError(Code.TOO_MANY, "server-many-requests"))
    try:
        return await answer(request, context)
    except TableError as error:
        return _wrong(404 if error.code is Code.NO_TABLE else 400, error)
    except StoreError as error:
        context.failed(request.url.path.split("/")[1] or "page", error)
        return _wrong(503, TableError(Code.NOT_STORED, "server-no-store"))
    except AlhambraError as error:
        return _wrong(400, TableError(Code.MALFORMED, error.said))


async def _health(request: Request, context: ServerContext) -> Response:
    await context.tables.services.store.ping()
    return Response("ok\n", media_type="text/plain")


async def _metrics(request: Request, context: ServerContext) -> Response:
    return Response(context.metrics.text(), headers={"Content-Type": TYPE})


async def _games(request: Request, context: ServerContext) -> Response:
    return _json(offered())


async def _checked(request: Request, context: ServerContext) -> Response:
    wanted = await _read(request, context, _wanted)
    return wanted if isinstance(wanted, Response) else _json(checked(wanted.game, wanted.seats))


async def _make_table(request: Request, context: ServerContext) -> Response:
    new = await _read(request, context, _new_table)
    if isinstance(new, Response):
        return new
    if not context.addresses.table(_address(request)):
        return _wrong(429, TableError(Code.TOO_MANY, "server-many-tables"))
    table = await context.tables.create(new)
    context.metrics.tables.inc()
    return _json(TableMade(table), 201)


async def _carried(request: Request, context: ServerContext) -> Response:
    wanted = await _read(request, context, _carry)
    if isinstance(wanted, Response):
        return wanted
    if not context.addresses.code(_address(request)):
        return _wrong(429, TableError(Code.TOO_MANY, "server-many-codes"))
    return _json(await context.tables.carry(wanted))


def _address(request: Request) -> str:
    return request.client.host if request.client else ""


async def _read(request: Request, context: ServerContext, decoder: msgspec.json.Decoder[T]) -> T | Response:
    """What the page has posted, or why it is not taken."""
    if not context.hosts.knows_origin(request.headers):
        return _wrong(403, TableError(Code.ORIGIN, "server-other-origin"))
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        return _wrong(415, TableError(Code.MALFORMED, "server-no-json-body"))
    body = await _body(request)
    if body is None:
        return _wrong(413, TableError(Code.TOO_LONG, "server-long-body", bytes=BODY, seconds=int(PATIENCE)))
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return _wrong(400, TableError(Code.MALFORMED, "server-malformed-body", detail=str(error)[:200]))


async def _body(request: Request) -> bytes | None:
    """The body, if it is not too long and comes in time."""
    body = b""
    try:
        async with asyncio.timeout(PATIENCE):
            async for part in request.stream():
                body += part
                if len(body) > BODY:
                    return None
    except (ClientDisconnect, TimeoutError):
        return None
    return body


async def _table(request: Request, context: ServerContext) -> Response:
    live = await context.tables.open(request.path_params["table"])
    seat = request.query_params.get("palace", "")
    palace = int(seat) if seat in SEATS else None
    info = table_info(live.table, live.present, live.watchers)
    return _json(table_summary(info, live.table, palace, now()))


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
        return _wrong(404, TableError(Code.NO_CLAUSE, "server-no-clause"))
    return _json(ClauseText(found.id, found.text))


async def _page(request: Request, context: ServerContext) -> Response:
    return file_response(request, INDEX)


async def _file(request: Request, context: ServerContext) -> Response:
    return file_response(request, request.path_params["path"])


def _json(value: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def _wrong(status: int, error: TableError) -> Response:
    return _json(wrong(error), status)

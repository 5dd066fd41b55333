"""The application: routes, and what is done with every request."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from alhambra.core.clauses import ENGLISH, clauses, languages
from alhambra.core.errors import AlhambraError
from alhambra.server.http.context import ServerContext
from alhambra.server.http.metrics import TYPE
from alhambra.server.http.pages import HEADERS, INDEX, file_response
from alhambra.server.http.socket import serve_socket
from alhambra.server.live.limits import BODY, PATIENCE
from alhambra.server.protocol.messages import NewTable
from alhambra.server.protocol.replies import ClauseText, TableMade, Wrong
from alhambra.server.store.errors import StoreError
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.seen import table_info

_new_table: Final = msgspec.json.Decoder(NewTable)
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
        route("/api/tables", _make_table, "POST"),
        route("/api/tables/{table}", _table),
        route("/api/rules/{clause}", _rule),
        WebSocketRoute("/ws", socket),
        route("/", _page),
        route("/t/{table}", _page),
        route("/{path:path}", _file),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.add_middleware(SafeHeaders)
    return app


class SafeHeaders:
    """Adds the same headers to every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)


async def _guarded(request: Request, context: ServerContext, answer: Answer) -> Response:
    address = request.client.host if request.client else ""
    if not context.hosts.knows_host(request.headers):
        return _wrong(421, "host", "This server does not answer to that name.")
    if not context.addresses.request(address):
        return _wrong(429, Code.TOO_MANY.value, "Too many requests: wait a little.")
    try:
        return await answer(request, context)
    except TableError as error:
        return _wrong(404 if error.code is Code.NO_TABLE else 400, error.code.value, str(error))
    except StoreError as error:
        context.failed(request.url.path.split("/")[1] or "page", error)
        return _wrong(503, Code.NOT_STORED.value, "The store does not answer just now: try again.")
    except AlhambraError as error:
        return _wrong(400, Code.MALFORMED.value, str(error))


async def _health(request: Request, context: ServerContext) -> Response:
    await context.tables.services.store.ping()
    return Response("ok\n", media_type="text/plain")


async def _metrics(request: Request, context: ServerContext) -> Response:
    return Response(context.metrics.text(), headers={"Content-Type": TYPE})


async def _make_table(request: Request, context: ServerContext) -> Response:
    if not context.hosts.knows_origin(request.headers):
        return _wrong(403, "origin", "Tables are made from the server's own page.")
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        return _wrong(415, Code.MALFORMED.value, "The body has to be application/json.")
    body = await _body(request)
    if body is None:
        sentence = f"The body may have {BODY} bytes, and has to come within {PATIENCE:.0f} seconds."
        return _wrong(413, Code.TOO_LONG.value, sentence)
    try:
        new = _new_table.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return _wrong(400, Code.MALFORMED.value, f"The body is not understood: {str(error)[:200]}")
    address = request.client.host if request.client else ""
    if not context.addresses.table(address):
        return _wrong(429, Code.TOO_MANY.value, "Too many new tables: wait a little.")
    table = await context.tables.create(new)
    context.metrics.tables.inc()
    return _json(TableMade(table), 201)


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
    return _json(table_info(live.table, live.present, live.watchers))


async def _rule(request: Request, context: ServerContext) -> Response:
    language = request.query_params.get("language", ENGLISH)
    found = clauses(language if language in languages() else ENGLISH).get(request.path_params["clause"])
    if found is None:
        return _wrong(404, "no-clause", "There is no such clause.")
    return _json(ClauseText(found.id, found.text))


async def _page(request: Request, context: ServerContext) -> Response:
    return file_response(request, INDEX)


async def _file(request: Request, context: ServerContext) -> Response:
    return file_response(request, request.path_params["path"])


def _json(value: Any, status: int = 200) -> Response:
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def _wrong(status: int, code: str, message: str) -> Response:
    return _json(Wrong(code, message), status)

"""What requests bring, read strictly, and what they are answered with."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from alhambra.server.http.context import ServerContext
from alhambra.server.live.answers import wrong
from alhambra.server.live.limits import BODY, PATIENCE
from alhambra.server.table.errors import Code, TableError

T = TypeVar("T")


def client_of(request: Request) -> str:
    """The address that a request comes from."""
    return request.client.host if request.client else ""


async def read_body(request: Request, context: ServerContext, decoder: msgspec.json.Decoder[T]) -> T | Response:
    """What the page has posted, or why it is not taken."""
    if not context.hosts.knows_origin(request.headers):
        return wrong_answer(403, TableError(Code.ORIGIN, "server-other-origin"))
    if request.headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
        return wrong_answer(415, TableError(Code.MALFORMED, "server-no-json-body"))
    body = await _body(request)
    if body is None:
        return last_answer(413, TableError(Code.TOO_LONG, "server-long-body", bytes=BODY, seconds=int(PATIENCE)))
    try:
        return decoder.decode(body)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        return wrong_answer(400, TableError(Code.MALFORMED, "server-malformed-body", detail=str(error)[:200]))


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


def json_answer(value: Any, status: int = 200) -> Response:
    """A value of the protocol, which nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def wrong_answer(status: int, error: TableError) -> Response:
    """Why something is not done."""
    return json_answer(wrong(error), status)


def last_answer(status: int, error: TableError) -> Response:
    """The same, and then the connection ends: who goes on asking has to connect again, which is counted too."""
    answer = wrong_answer(status, error)
    answer.headers["Connection"] = "close"
    return answer

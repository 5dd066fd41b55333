"""Requests about daily games."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from alhambra.server.http.bodies import client_of, json_answer, read_body, wrong_answer
from alhambra.server.http.context import ServerContext
from alhambra.server.protocol.daily import ListResult, RemoveResult
from alhambra.server.table.errors import Code, TableError

_list: Final = msgspec.json.Decoder(ListResult)
_remove: Final = msgspec.json.Decoder(RemoveResult)


async def today(request: Request, context: ServerContext) -> Response:
    return json_answer(await context.days.today())


async def best(request: Request, context: ServerContext) -> Response:
    return json_answer(await context.days.replay(request.path_params["day"]))


async def list_result(request: Request, context: ServerContext) -> Response:
    wanted = await read_body(request, context, _list)
    if isinstance(wanted, Response):
        return wanted
    if not context.addresses.result(client_of(request)):
        return wrong_answer(429, TableError(Code.TOO_MANY, "server-many-results"))
    listed = await context.days.list_result(wanted)
    context.metrics.results.labels("listed").inc()
    return json_answer(listed)


async def remove_result(request: Request, context: ServerContext) -> Response:
    wanted = await read_body(request, context, _remove)
    if isinstance(wanted, Response):
        return wanted
    removed = await context.days.remove_result(wanted)
    context.metrics.results.labels("removed").inc()
    return json_answer(removed)

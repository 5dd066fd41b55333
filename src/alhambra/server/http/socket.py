"""One WebSocket: what comes in is read strictly and one after the other, what goes out waits in a queue."""

from __future__ import annotations

import asyncio
import time
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from alhambra.core.errors import AlhambraError
from alhambra.core.refusal import Refused
from alhambra.server.http.context import ServerContext
from alhambra.server.http.frames import ABORT, FLOOD
from alhambra.server.live.addresses import Part
from alhambra.server.live.answers import closing, failed
from alhambra.server.live.limits import FAREWELL, GREETING
from alhambra.server.live.live_table import LiveTable
from alhambra.server.live.peers import Peer, encoded
from alhambra.server.live.questions import answer
from alhambra.server.live.services import now
from alhambra.server.protocol.messages import VERSION, Ask, AskEarlier, Command, FromClient, Hello, Ping, Rematch
from alhambra.server.protocol.replies import Failed, Pong, Reply
from alhambra.server.store.errors import StoreError
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.people import hashed

POLICY: Final = 1008  # the code of a WebSocket that is closed because of what the client did
AGAIN: Final = 1012  # because of the server: the client should come back
# Seconds of work, about: a command is written down and told to all, a greeting may have to open the table. What a
# question costs is measured, because that may be little or a lot.
MESSAGE, COMMAND, JOINING = 0.0002, 0.003, 0.01
LONGEST: Final = 5.0  # seconds to wait for one's turn

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(FromClient)


async def serve_socket(socket: WebSocket, context: ServerContext) -> None:
    """From the handshake to the end."""
    address = socket.client.host if socket.client else ""
    reason = context.turn_away(socket.headers, address)
    if reason:
        context.metrics.refused.labels(reason).inc()
        await socket.close(POLICY)
        return
    try:
        await socket.accept()
        await _Conversation(socket, context, address).run()
    finally:
        context.addresses.disconnect(address)


class _Conversation:
    """A connection that was accepted."""

    def __init__(self, socket: WebSocket, context: ServerContext, address: str) -> None:
        self.socket = socket
        self.context = context
        self.address = address
        self.peer = Peer(behind=self._give_up)
        home = context.addresses.of(address)
        self.work = Part(home, home.work)

    async def run(self) -> None:
        try:
            hello = await asyncio.wait_for(self._receive(), GREETING)
        except (TimeoutError, WebSocketDisconnect):
            return await self._end(TableError(Code.NOT_GREETED, "server-not-greeted"))
        await self._wait_for_turn(JOINING)
        live = await self._greet(hello)
        if live is None:
            return None
        writer = asyncio.create_task(self._write())
        reader = asyncio.create_task(self._read(live))
        try:
            await asyncio.wait((writer, reader), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (writer, reader):
                task.cancel()
            ends = await asyncio.gather(writer, reader, return_exceptions=True)
            live.leave(self.peer)
            for error in ends:
                if isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
                    self.context.failed("connection", error)

    async def _greet(self, hello: Any) -> LiveTable | None:
        if not isinstance(hello, Hello):
            await self._end(TableError(Code.NOT_GREETED, "server-not-greeted"))
            return None
        if hello.version != VERSION:
            await self._end(TableError(Code.OTHER_VERSION, "server-other-version"))
            return None
        self.peer.hashes += [hashed(secret) for secret in hello.secrets]
        try:
            live = await self.context.tables.open(hello.table)
            while not await live.join(self.peer, hello.since):
                live = await self.context.tables.open(hello.table)
        except TableError as error:
            await self._end(error)
            return None
        except AlhambraError as error:
            self.context.failed("open", error)
            await self._end(TableError(Code.NOT_STORED, "server-not-opened"), AGAIN)
            return None
        return live

    async def _receive(self) -> Any:
        """The next message; a `Failed` if it is none, and nothing if too many came."""
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        if FLOOD in message:
            return None
        text = message.get("text")
        if text is None:
            return failed(None, TableError(Code.MALFORMED, "server-no-text"))
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError, ValueError) as error:
            return failed(None, _malformed(error))

    async def _read(self, live: LiveTable) -> None:
        try:
            while not self.peer.closed:
                message = await self._receive()
                if message is None:
                    self.peer.close(TableError(Code.TOO_FAST, "server-too-fast"))
                    break
                await self._wait_for_turn(COMMAND if isinstance(message, Command) else MESSAGE)
                kind = "malformed" if isinstance(message, Failed) else message.__struct_config__.tag
                self.context.metrics.messages.labels(kind).inc()
                self.peer.send(encoded(message if isinstance(message, Failed) else await self._answer(live, message)))
        except WebSocketDisconnect:
            return
        await asyncio.sleep(GREETING)  # the writer sends the last word and ends first

    def _give_up(self) -> None:
        """Who does not read gets the last word if that can be; then there is an end, so that the seat is not held."""
        abort = self.socket.scope.get("extensions", {}).get(ABORT)
        if abort is not None:
            asyncio.get_running_loop().call_later(FAREWELL, abort, "too-slow")

    async def _wait_for_turn(self, cost: float) -> None:
        """Who asks for more than the address may have is not refused, but waits; meanwhile nothing more is read."""
        wait = self.work.wait()
        if wait:
            await asyncio.sleep(min(wait, LONGEST))
        self.work.spend(cost)

    async def _answer(self, live: LiveTable, message: Any) -> Reply:
        if isinstance(message, Ping):
            return Pong(now())
        if isinstance(message, Hello):
            return failed(None, TableError(Code.MALFORMED, "server-greeted-twice"))
        if isinstance(message, Ask):
            return await self._answer_question(live, message)
        started = time.perf_counter()
        reply = await self._carry_out(live, message)
        self.context.metrics.time.observe(time.perf_counter() - started)
        self.context.metrics.commands.labels(reply.code if isinstance(reply, Failed) else "done").inc()
        return reply

    async def _answer_question(self, live: LiveTable, question: Any) -> Reply:
        started = time.thread_time()
        try:
            return await answer(live, self.peer, question)
        except TableError as error:
            return failed(f"ask-{question.ask}", error)
        except StoreError as error:
            self.context.failed("ask", error)
            return failed(f"ask-{question.ask}", TableError(Code.NOT_STORED, "server-no-store"))
        except AlhambraError as error:
            return failed(f"ask-{question.ask}", TableError(Code.NO_ACTION, error.said))
        finally:
            if not isinstance(question, AskEarlier):  # which waits for the store, while others are at work
                self.work.spend(time.thread_time() - started)

    async def _carry_out(self, live: LiveTable, command: Any) -> Reply:
        if isinstance(command, Rematch) and self._makes_too_many(live):
            return failed(command.id, TableError(Code.TOO_MANY, "server-many-tables"))
        try:
            # If the connection ends meanwhile, the command does not end halfway.
            return await asyncio.shield(self.context.tables.command(live, self.peer, command))
        except (TableError, Refused) as error:
            return failed(command.id, error)
        except AlhambraError as error:
            self.context.failed("command", error)
            live.drop()
            return failed(command.id, TableError(Code.NOT_STORED, "server-not-stored"))
        except Exception:
            # Whatever it was, what is in memory cannot be trusted any more; what is in the store can.
            live.drop()
            raise

    def _makes_too_many(self, live: LiveTable) -> bool:
        """A rematch is a new table as well."""
        table = live.table
        new = table.rematch is None and table.stage == "over" and bool(self.peer.seats)
        return new and not self.context.addresses.table(self.address)

    async def _write(self) -> None:
        while (message := await self.peer.next()) is not None:
            await self.socket.send_text(message.decode())
        if self.socket.application_state is WebSocketState.CONNECTED:
            await self.socket.close(AGAIN)

    async def _end(self, error: TableError, number: int = POLICY) -> None:
        if self.socket.application_state is WebSocketState.CONNECTED:
            try:
                await self.socket.send_text(encoded(closing(error)).decode())
                await self.socket.close(number)
            except (WebSocketDisconnect, RuntimeError):
                return


def _malformed(error: Exception) -> TableError:
    if isinstance(error, msgspec.DecodeError):
        return TableError(Code.MALFORMED, "server-malformed", detail=str(error)[:200])
    return TableError(Code.MALFORMED, "server-no-json")

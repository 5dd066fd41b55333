"""A line that dawdles, with ALHAMBRA_SLOW=1: what a test takes for granted only because the machine is quiet fails."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

WANTED: Final = bool(os.environ.get("ALHAMBRA_SLOW"))
# Seconds at most: a piece of the page, an answer, something that is told at a table.
FILE: Final = 0.8
ANSWER: Final = 0.4
TOLD: Final = 0.3
TOGETHER: Final = 0.05  # what is said in one breath arrives in one

Message = MutableMapping[str, Any]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Message, Callable[[], Awaitable[Message]], Send], Awaitable[None]]


def slow(app: App) -> App:
    """The same app, with a pause of its own before everything that it says."""
    luck = random.Random(1)

    async def dawdling(scope: Message, receive: Callable[[], Awaitable[Message]], send: Send) -> None:
        last = 0.0

        async def late(message: Message) -> None:
            nonlocal last
            if time.monotonic() - last > TOGETHER:
                await asyncio.sleep(luck.random() * TOLD)
            last = time.monotonic()
            await send(message)

        if scope["type"] == "http":
            await asyncio.sleep(luck.random() * (FILE if scope["path"].startswith("/assets/") else ANSWER))
        await app(scope, receive, late if scope["type"] == "websocket" else send)

    return dawdling

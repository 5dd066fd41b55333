"""What dawdles by wish, so that a test fails which takes something for granted only because the machine is quiet.

ALHAMBRA_SLOW names who: `server`, whose files, answers and messages come late, each by another while; `page`, whose
frames and timers come late, too; `hand`, the test itself, which pauses before everything that it does.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Final

KINDS: Final = frozenset({"server", "page", "hand"})
WANTED: Final = frozenset(os.environ.get("ALHAMBRA_SLOW", "").split(",")) - {""}
assert WANTED <= KINDS, f"ALHAMBRA_SLOW is {', '.join(sorted(WANTED))}; it may name {', '.join(sorted(KINDS))}"

# A script that every page runs first. (Slowing down its processor would burn ours, and so be slow for all.)
LATE: Final = """(() => {
  const { requestAnimationFrame: frame, setTimeout: timer, clearTimeout: stop } = window;
  const [while_, held] = [() => Math.random() * 250, new Map()];
  let last = 0;
  window.requestAnimationFrame = (then) => {
    const id = ++last;
    held.set(id, timer(() => frame((now) => held.delete(id) && then(now)), while_()));
    return id;
  };
  window.cancelAnimationFrame = (id) => { stop(held.get(id)); held.delete(id); };
  window.setTimeout = (then, wait = 0, ...more) => timer(then, wait + while_(), ...more);
})();"""
PAUSE: Final = 60 if "hand" in WANTED else 0  # milliseconds
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

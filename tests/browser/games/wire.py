"""What a page and its server say to each other: heard, never changed."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


def numbers(update: dict[str, Any]) -> tuple[int, int]:
    """Later ones are greater."""
    return update["seq"], update["tried"]


class Wire:
    """Listens to a page from its beginning."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        self.sent: list[str] = []
        self.asked: list[tuple[tuple[int, int], str]] = []
        """Questions, and the entry of the log that was known then."""
        self.updates: dict[int, dict[str, Any]] = {}
        """The last of each seat that the device holds."""
        self._waiting: set[str] = set()
        self.page = page
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._hear(str(data)))
        socket.on("framesent", lambda data: self._say(str(data)))

    def _say(self, text: str) -> None:
        self.sent.append(text)
        message = json.loads(text)
        self._waiting |= {str(id_) for id_ in [message.get("id")] if id_}
        if message["type"].startswith("ask-"):
            self.asked.append((self.known, text))

    def _hear(self, text: str) -> None:
        self.heard.append(text)
        message = json.loads(text)
        if message["type"] == "update" and message["seat"] is not None:
            self.updates[message["seat"]] = message
        elif message["type"] in ("done", "failed"):
            self._waiting.discard(str(message.get("id")))

    @property
    def answered(self) -> bool:
        """Whether nothing is under way."""
        return not self._waiting

    @property
    def update(self) -> dict[str, Any]:
        """Of the seat that is to act, where it is one of this device."""
        acting = [one for one in self.updates.values() if one["game"] and one["game"]["turn"]]
        return (acting or list(self.updates.values()) or [{}])[0]

    @property
    def known(self) -> tuple[int, int]:
        """The last entry of the log that is known, and how many of the own turn after it."""
        return max(map(numbers, self.updates.values()), default=(0, 0))

    @property
    def stage(self) -> str:
        return str(self.update["info"]["stage"]) if self.update else ""

    @property
    def view(self) -> dict[str, Any]:
        found: dict[str, Any] = self.update["game"]["view"]
        return found

    @property
    def turn(self) -> dict[str, Any] | None:
        """What the own turn offers; none where somebody else has to act."""
        game = self.update.get("game") if self.update else None
        return game["turn"] if game else None

    def tick(self) -> None:
        """What was said meanwhile is heard."""
        self.page.evaluate("() => new Promise((then) => requestAnimationFrame(() => then(true)))")

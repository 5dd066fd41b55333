"""Sees to it that a page stays quiet: no errors, nothing its security policy forbids, no other host."""

from __future__ import annotations

from dataclasses import dataclass, field
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Request, WebError

LOUD = ("error", "warning")
# Said after some seconds of the clock, so that a busy machine brings it about by itself.
LATE = "was preloaded using link preload but not used within a few seconds"
# What the policy stops is also said in the console, but not in every case.
POLICY = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`security policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


@dataclass
class Guard:
    """Collects what a page should not do. `forgiven` are parts of messages that a test brings about itself."""

    base: str
    forgiven: tuple[str, ...] = ()
    complaints: list[str] = field(default_factory=list)

    def watch(self, context: BrowserContext) -> None:
        context.add_init_script(POLICY)
        context.on("console", self._said)
        context.on("weberror", self._failed)
        context.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in LOUD and not any(part in message.text for part in (LATE, *self.forgiven)):
            self.complaints.append(f"console, {message.type}: {message.text} {message.location.get('url', '')}")

    def _failed(self, error: WebError) -> None:
        self.complaints.append(f"uncaught: {error.error}")

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme != "data" and not request.url.startswith(self.base + "/"):
            self.complaints.append(f"asked another host: {request.url}")

    def check(self) -> None:
        if self.complaints:
            raise AssertionError("The page was not quiet:\n" + "\n".join(self.complaints))

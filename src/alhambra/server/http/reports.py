"""The log of the server: one line of JSON for each thing worth knowing, or plain text for people."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

_KNOWN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}

_MISTAKES: Final = ("Invalid UTF-8", "Invalid HTTP request", "Unsupported upgrade", "No supported WebSocket")


class JsonLines(logging.Formatter):
    """Time, level, where, what, and whatever was given besides."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage(),
            **_besides(record),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class PlainLines(logging.Formatter):
    """The same to be read."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s", "%H:%M:%S")

    def format(self, record: logging.LogRecord) -> str:
        besides = " ".join(f"{name}={value}" for name, value in _besides(record).items())
        return f"{super().format(record)} {besides}".rstrip()


def _besides(record: logging.LogRecord) -> dict[str, Any]:
    return {name: value for name, value in vars(record).items() if name not in _KNOWN and not name.startswith("_")}


def _of_the_server(record: logging.LogRecord) -> bool:
    """Whether it is about the server: what clients send wrongly is answered, and is no news."""
    return not str(record.msg).startswith(_MISTAKES)


def start_reports(kind: str, level: str) -> None:
    """Send the log to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_of_the_server)

"""The log of the server: one line of JSON for each thing worth knowing, or plain text for people."""

from __future__ import annotations

import json
import logging
import sys
from collections import Counter, OrderedDict
from datetime import UTC, datetime
from typing import Any, Final, TextIO

from alhambra.server.live.limits import Bucket

_KNOWN: Final = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}

LINES: Final = (30, 0.2)  # of one place in the code: at once and a second
BYTES: Final = (400_000, 8_000)  # of all: less than a megabyte in any minute
LONGEST: Final = 8_000  # characters of a line, or of one with its trace
PLACES: Final = 1_000

Place = tuple[str, int]  # a line of the code

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


class FewLines(logging.Handler):
    """Writes what is new, and little of what comes again and again: nobody can fill the disk of a host.

    Of lines from one place a few are written, then one in a while that says how many were not; all together they have
    so many bytes.
    """

    def __init__(self, stream: TextIO) -> None:
        super().__init__()
        self._stream = stream
        self._bytes = Bucket(*BYTES)
        self._lines: OrderedDict[Place, Bucket] = OrderedDict()
        self._left_out: Counter[Place] = Counter()

    def emit(self, record: logging.LogRecord) -> None:
        place = (record.pathname, record.lineno)
        before = self._left_out[place]
        self._left_out[place] += 1
        if not self._of(place).take():
            return
        if before:
            record.left_out = before
        line = self.format(record)[:LONGEST] + "\n"
        if self._bytes.take(len(line)):
            del self._left_out[place]
            try:
                self._stream.write(line)
                self._stream.flush()
            except (OSError, ValueError):  # nobody listens any more
                self.handleError(record)

    def _of(self, place: Place) -> Bucket:
        if place not in self._lines:
            self._lines[place] = Bucket(*LINES)
            if len(self._lines) > PLACES:
                self._left_out.pop(self._lines.popitem(last=False)[0], None)
        return self._lines[place]


def start_reports(kind: str, level: str) -> None:
    """Send the log to standard error."""
    handler = FewLines(sys.stderr)
    handler.setFormatter(JsonLines() if kind == "json" else PlainLines())
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)
    logging.getLogger("uvicorn.error").addFilter(_of_the_server)

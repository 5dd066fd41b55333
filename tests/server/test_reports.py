from __future__ import annotations

import json
import logging
import sys

from alhambra.server.http.reports import JsonLines, PlainLines


def record(message: str, **besides: object) -> logging.LogRecord:
    return logging.makeLogRecord({"name": "alhambra.server", "levelname": "INFO", "msg": message, **besides})


def test_a_line_of_json_has_what_was_given_besides() -> None:
    line = json.loads(JsonLines().format(record("opened", table="abc", seconds=0.5)))
    assert (line["what"], line["table"], line["seconds"], line["level"]) == ("opened", "abc", 0.5, "info")
    assert line["at"].endswith("+00:00")


def test_a_trace_stays_in_one_line() -> None:
    try:
        raise ValueError("no")
    except ValueError:
        made = record("failed", exc_info=sys.exc_info())
    text = JsonLines().format(made)
    assert "\n" not in text and "ValueError: no" in json.loads(text)["trace"]


def test_a_plain_line_says_the_same() -> None:
    assert PlainLines().format(record("opened", table="abc")).endswith("INFO opened table=abc")

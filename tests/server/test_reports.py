from __future__ import annotations

import io
import json
import logging
import sys
import time

import pytest

from alhambra.server.http.reports import LINES, FewLines, JsonLines, PlainLines


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


def test_lines_that_come_again_are_counted_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    stream = io.StringIO()
    handler = FewLines(stream)
    handler.setFormatter(JsonLines())
    for _ in range(100_000):
        handler.emit(record("no more files", pathname="a.py", lineno=1))
    handler.emit(record("something else", pathname="a.py", lineno=2))
    lines = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [line["what"] for line in lines] == ["no more files"] * LINES[0] + ["something else"]
    clock[0] += 5
    handler.emit(record("no more files", pathname="a.py", lineno=1))
    assert json.loads(stream.getvalue().splitlines()[-1])["left_out"] == 100_000 - LINES[0]


def test_the_log_of_a_minute_is_less_than_a_megabyte(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(time, "monotonic", lambda: clock[0])
    stream = io.StringIO()
    handler = FewLines(stream)
    handler.setFormatter(PlainLines())
    for second in range(60):
        clock[0] = float(second)
        for place in range(200):
            handler.emit(record("x" * 50_000, pathname="a.py", lineno=place))
    assert 100_000 < len(stream.getvalue()) < 1_000_000

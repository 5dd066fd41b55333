"""A table whose log is full: talk ends, the game does not."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from alhambra.server.live import quota
from tests.server.test_app import greet, make
from tests.support.servers import Line, running
from tests.support.tables import new_id


def tell(line: Line, kind: str, **more: Any) -> str:
    """What a command is answered: done, or the code."""
    line.send({"type": kind, "id": (name := new_id()), **more})
    while (answer := line.until("done", "failed"))["id"] != name:
        pass
    return str(answer.get("code") or answer["type"])


def take(line: Line, update: dict[str, Any]) -> str:
    """Take a card, tentatively."""
    groups = update["game"]["turn"]["choices"]["groups"]
    (cards, *_) = next(group["picks"] for group in groups if group["kinds"] == ["slots"])
    return tell(line, "play", seat=update["seat"], action=f"take:{cards}")


def test_talk_ends_where_the_log_is_full_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite3")
    with running(database=database) as server:
        table = make(server, "Anna", "Boris")
        with server.line() as line:
            greet(line, table, "Anna", "Boris")
            assert tell(line, "say", seat=0, text="Good evening.") == "done"
    monkeypatch.setattr(quota, "TALK", 500)  # what is in the store counts, too
    with running(database=database) as server, server.line() as line:
        updates = greet(line, table, "Anna", "Boris")
        for refused in ({"kind": "say", "text": "Hello?"}, {"kind": "emote", "emote": "wave"}):
            assert tell(line, **refused, seat=0) == "too-long"
        assert tell(line, "rename", seat=0, name="Anne") == "too-long"
        mover = next(one for one in updates if one["game"]["turn"])
        assert take(line, mover) == "done"
        assert tell(line, "undo", seat=mover["seat"]) == "done"
        monkeypatch.setattr(quota, "ALL", 600)
        assert take(line, mover) == "done"
        assert tell(line, "undo", seat=mover["seat"]) == "too-long"
        assert tell(line, "commit", seat=mover["seat"]) == "done"


def test_what_is_said_makes_the_log_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(quota, "TALK", 5000)
    with running() as server:
        table = make(server, "Anna", "open")
        with server.line() as line:
            greet(line, table, "Anna")
            answers = [tell(line, "say", seat=0, text="x" * 400) for _ in range(15)]
    assert answers[:5] == ["done"] * 5 and answers[-1] == "too-long"

"""No secret of another seat is sent: whole games with every module, each message compared under other secrets.

A browser receives the messages of `LiveTable`, the answers to its questions and the page's files, which are the same
for everybody; so a secret that is in none of these messages reaches no browser.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
import pytest

from alhambra.core.play import view
from alhambra.server.live import live_table
from alhambra.server.protocol import messages as m
from alhambra.server.table import seen
from alhambra.server.table.log import Happened, StoredGame, StoredSettings
from tests.support.sets import legal_sets
from tests.support.traffic import AT, Tally, Traffic

AIDS: Final = {"scores_now": True, "tile_effect": True, "table_of_points": True, "scoring_time": True}


@pytest.fixture(autouse=True)
def no_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(live_table, "now", lambda: AT)


def traffic(box: str, seats: int, seed: int, board: str = "full", **settings: bool) -> Traffic:
    """A table with all modules that go together, and every aid but those named."""
    options = {"guard-board": board} if box == "red-palace" else {}
    modules: tuple[str, ...] = max(legal_sets(box), key=len)
    game = StoredGame.of(m.GameConfig(box, list(modules), options), seats)
    return Traffic(game, seats, msgspec.convert({**AIDS, **settings}, StoredSettings), seed)


def is_much(tally: Tally) -> None:
    """A whole game, and the twins really had other secrets."""
    assert tally.commands > 200 and tally.messages > 500 and tally.answers > 2000
    assert tally.others > 0.9 * tally.twins and tally.strict < 0.2 * tally.twins


@pytest.mark.parametrize(("box", "seats"), [("classic", 3), ("red-palace", 3)])
def test_nothing_that_is_sent_depends_on_what_a_seat_cannot_know(box: str, seats: int) -> None:
    is_much(asyncio.run(traffic(box, seats, 1).play()))


@pytest.mark.long
@pytest.mark.parametrize(
    ("box", "seats", "board", "settings"),
    [
        ("classic", 2, "", {}),
        ("classic", 4, "", {"counts": True}),
        ("red-palace", 2, "first-game", {"counts": True}),
        ("red-palace", 4, "full", {}),
        ("red-palace", 4, "first-game", {"tile_effect": False}),
    ],
)
def test_nor_in_other_games(box: str, seats: int, board: str, settings: dict[str, bool]) -> None:
    is_much(asyncio.run(traffic(box, seats, 2, board, **settings).play()))


def _with_memory(settings: Any, state: Any, seat: int | None) -> Any:
    return view(state, seat, True)


def _of_everybody(happened: Happened, seat: int | None) -> list[Any]:
    own = {at: one for events in happened.own.values() for at, one in events.items()}
    return [found for at, one in enumerate(happened.all) if (found := own.get(str(at), one)) is not None]


@pytest.mark.parametrize(
    ("where", "name", "leak"),
    [(seen, "view_for", _with_memory), (Happened, "for_seat", _of_everybody)],
    ids=("hands in a view", "markers in the log"),
)
def test_what_leaks_would_be_found(monkeypatch: pytest.MonkeyPatch, where: Any, name: str, leak: Any) -> None:
    monkeypatch.setattr(where, name, leak)
    with pytest.raises(AssertionError, match="tells too much"):
        asyncio.run(traffic("classic", 3, 1).play(most=400))

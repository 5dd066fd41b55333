"""A module with which bots cannot look ahead: the table tells the players, and a line of the log the host."""

from __future__ import annotations

import logging
import math

import pytest

from alhambra import Config, Seeded, legal, new, view
from alhambra.bots import make_bot
from alhambra.bots.greedy import GreedyBot
from alhambra.server.live.pacing import TurnBudget
from alhambra.server.live.thinking import LAST, Question, Thinkers
from alhambra.server.protocol.messages import GameConfig
from alhambra.server.table.log import Created, StoredGame, StoredSeat, StoredSettings
from alhambra.server.table.seen import table_info
from alhambra.server.table.table import Table
from tests.support.tables import run
from tests.support.toys import Refills, added


def table_of(*modules: str) -> Table:
    game = StoredGame.of(GameConfig(modules=list(modules)), 3)
    return Table("a" * 20, Created(game, StoredSettings(), [StoredSeat(bot="good")] * 3), 0)


def test_a_table_tells_its_players() -> None:
    with added("refills", Refills):
        told = table_of("refills", "medinas")
        assert table_info(told, [False] * 3, 0).unread == ["refills"]
        assert table_info(table_of("medinas"), [False] * 3, 0).unread == []
    assert table_info(told, [False] * 3, 0).unread == [], "a module that is gone is no module of a table"


def test_the_host_is_told_once_and_bots_take_any_action(caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        state = new(Config("classic", 3, ("refills",)), Seeded("told"))
        look, actions, config = view(state, state.actor), legal(state), state.game.config
        thinkers = Thinkers(1)
        thinkers._resting = math.inf  # a process of its own would not know the module
        for seed in ("1", "2", "3"):
            chosen = await thinkers.choose(Question("expert", seed, look, actions, config), TurnBudget("expert", 0.0))
            assert chosen == make_bot("random", seed).choose(look, actions)

    with added("refills", Refills), caplog.at_level(logging.WARNING):
        run(ask())
    said = [(one.getMessage(), getattr(one, "of", None)) for one in caplog.records]
    assert said == [("bots play at random: a module has no from_view", "refills")]


def test_a_safe_answer_that_fails_is_any_action_and_is_logged(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(GreedyBot, "choose", fail)
    state = new(Config("classic", 3), Seeded("told"))
    look, actions = view(state, state.actor), legal(state)

    async def ask() -> None:
        thinkers = Thinkers(1)
        for seed in ("1", "2"):
            chosen = await thinkers.choose(Question("miser:Miser", seed, look, actions), TurnBudget("miser", 0.0))
            assert chosen == make_bot(LAST, seed).choose(look, actions)
        assert thinkers.rescued == 2

    with caplog.at_level(logging.WARNING):
        run(ask())
    failed = "safe answer failed: a random action is played"
    assert [one.getMessage() for one in caplog.records] == ["unknown bot: a safe one plays", failed, failed]

"""Bots that are programs, at tables: only the host's command line names them."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from alhambra.bots.outside.running import words_of
from alhambra.server.live.pacing import TurnBudget
from alhambra.server.live.programs import Programs, called
from alhambra.server.live.thinking import Question, Thinkers
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.replies import Done, Failed
from alhambra.server.table.errors import Code
from tests.bots.outside.programs import FIRST, command
from tests.cli.running import refused
from tests.cli.running import run as ran
from tests.server.test_thinking import ACTIONS, STATE, VIEW
from tests.support.tables import Device, make_table, new_id, run, tables_at


def question(bot: str, table: str = "table") -> Question:
    return Question(bot, "seed", VIEW, ACTIONS, STATE.game.config, table)


def test_a_program_is_called_as_its_host_says() -> None:
    assert called("miser=exec:node a=exec:b") == ("miser", "exec:node a=exec:b")
    for name in ("exec:node x.js --a=exec:b", "exec:true", "miser:Miser"):
        assert called(name) == (name, name)


@pytest.mark.parametrize("names", [("exec:true",), ("miser=exec:true",), ()])
def test_no_client_names_a_program(names: tuple[str, ...]) -> None:
    async def play() -> None:
        async with tables_at(bot_pause=600, others=names) as tables:
            table = await make_table(tables, "Anna", "open", "open")
            anna = await Device(tables, table, "Anna").connect()
            known = [called(name)[0] for name in names]
            for name in ("exec:true", "exec:touch made", "miser=exec:true", "miser"):
                answer = await anna.do(m.PutBot(new_id(), 1, name))
                if name in known:
                    assert isinstance(answer, Done)
                else:
                    assert isinstance(answer, Failed) and answer.code == Code.NO_BOT.value

    run(play())


def test_the_host_names_one_that_there_is() -> None:
    sentence = "There is no program 'no-such-program-anywhere' for a bot."
    for name in ("exec:no-such-program-anywhere", "miser=exec:no-such-program-anywhere"):
        assert refused(ran("serve", "--bot", name), sentence)


def test_a_program_answers_and_runs_on_for_its_table(tmp_path: Path) -> None:
    body = f"""{FIRST}
with open({str(tmp_path / "starts")!r}, "a") as file:
    file.write("started\\n")
"""

    async def ask() -> None:
        thinkers = Thinkers(1, limit=300, others=["first=" + command(tmp_path, body)])
        try:
            assert thinkers.remembers("first")
            for table in ("one", "one", "two"):
                assert await thinkers.choose(question("first", table), TurnBudget("first", 0.0)) == ACTIONS[0]
            assert (thinkers.decisions, thinkers.rescued) == (3, 0)
        finally:
            thinkers.close()

    run(ask())
    assert (tmp_path / "starts").read_text() == "started\n" * 2


def test_one_that_has_gone_costs_a_safe_answer(tmp_path: Path) -> None:
    program = tmp_path / "program"
    program.touch()
    program.chmod(0o755)

    async def ask() -> None:
        thinkers = Thinkers(1, limit=300, others=[f"gone=exec:{program.as_posix()}"])
        program.unlink()
        try:
            assert await thinkers.choose(question("gone"), TurnBudget("gone", 0.0)) in ACTIONS
            assert thinkers.rescued == 1
        finally:
            thinkers.close()

    run(ask())


def test_one_that_fails_costs_safe_answers_and_one_line(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def ask() -> None:
        name = command(tmp_path, "def answer(number, message): sys.exit(4)")
        thinkers = Thinkers(1, limit=300, others=[name])
        try:
            for _ in range(3):
                assert await thinkers.choose(question(name), TurnBudget(name, 0.0)) in ACTIONS
            assert thinkers.rescued == 3
        finally:
            thinkers.close()

    with caplog.at_level(logging.WARNING):
        run(ask())
    (line,) = [record for record in caplog.records if record.getMessage() == "bot did not answer"]
    assert vars(line)["error"] == "ended before the game did (exit code 4)"


def test_so_many_run_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that was not asked for longest gives way."""
    monkeypatch.setattr("alhambra.server.live.programs.MOST", 2)
    log = tmp_path / "over"
    body = f"""{FIRST}
import atexit
atexit.register(lambda: open({str(log)!r}, "a").write(f"{{os.getpid()}} "))
"""

    async def ask() -> None:
        programs = Programs(300)
        name = command(tmp_path, body)
        for table in ("one", "two", "one", "three"):
            await programs.choose(words_of(name.removeprefix("exec:")), question(name, table), None)
        while not log.exists() or not log.read_text():
            await asyncio.sleep(0.05)
        assert {place[1] for place in programs._bots} == {"one", "three"}
        programs.close()

    run(ask())
    assert len(log.read_text().split()) == 3


def test_one_that_nobody_asks_is_ended(tmp_path: Path) -> None:
    over = tmp_path / "over"
    body = f"{FIRST}\nimport atexit\natexit.register(lambda: open({str(over)!r}, 'w').close())"

    async def ask() -> None:
        programs = Programs(300, idle=0.05)
        name = command(tmp_path, body)
        chosen, named = await programs.choose(words_of(name.removeprefix("exec:")), question(name), None)
        assert (chosen, named) == (ACTIONS[0], True)
        while not over.exists():
            await asyncio.sleep(0.05)
        programs.close()

    run(ask())

"""Bots that are programs: asked line by line, never trusted, and never waited for without an end."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config, Seeded, legal, new, view
from alhambra.bots import Bot, Budget, bot_class, make_bot, playing
from alhambra.bots.outside.lines import OVER, Decide, Start, asked
from alhambra.bots.outside.running import environment
from alhambra.bots.outside.speaking import answers
from alhambra.core.errors import ConfigError
from tests.bots.outside.programs import FIRST, command, own, played

TWO = new(Config("classic", 2), Seeded("program"))
CONFIG = TWO.game.config
PATIENT = Budget(limit=300)
HASTY = Budget(limit=0.3)


def choices(name: str, count: int = 3, budget: Budget = PATIENT, memory: bool = True) -> tuple[list[str], Bot]:
    """The choices of a bot at one table, asked several times."""
    bot = make_bot(name, "seed", CONFIG, budget)
    with playing([bot]):
        seen = view(TWO, TWO.actor, memory)
        return [bot.choose(seen, legal(TWO)).word() for _ in range(count)], bot


@pytest.mark.parametrize(
    ("box", "modules", "name", "most"),
    [
        ("classic", ("building-sites", "bazaars"), "expert", 12),
        ("red-palace", (), "strong", 10),
        ("roll-and-write", (), "casual", 1000),
        ("classic", (), "random", 100),
    ],
)
def test_our_bots_play_the_same_game_as_programs(box: str, modules: tuple[str, ...], name: str, most: int) -> None:
    """This shows that views, words, seeds and budgets arrive unchanged."""
    config, budget = Config(box, 2, modules), Budget(playouts=16, limit=300)
    words, bots = played(config, [own(name), "beginner"], "same", budget, most)
    assert bots[0].fault is None
    assert words == played(config, [name, "beginner"], "same", budget, most)[0]


def test_a_program_is_told_what_is_played(tmp_path: Path) -> None:
    log = tmp_path / "lines.jsonl"
    body = f"log = open({str(log)!r}, 'w')\n{FIRST}"
    loop = """
for line in sys.stdin:
    log.write(line)
    message = json.loads(line)
    if message["type"] == "over":
        break
    say(READY if message["type"] == "start" else first(message))
log.close()
"""
    bot = make_bot(command(tmp_path, body, loop), "seed", CONFIG, Budget(playouts=7))
    with playing([bot]):
        seen = view(TWO, TWO.actor, memory=True)
        bot.choose(seen, legal(TWO))
        bot.budget = Budget(9, 0.5)
        bot.choose(seen, legal(TWO))
    start, first, second, over = map(json.loads, log.read_text(encoding="utf-8").splitlines())
    assert start == {
        "type": "start",
        "protocol": 1,
        "config": {"box": "classic", "seats": 2, "modules": [], "options": {}},
        "rules": dict(CONFIG.rules or ()),
        "seat": TWO.actor,
        "seed": "seed",
        "budget": {"playouts": 7, "seconds": None},
    }
    words = [action.word() for action in legal(TWO)]
    assert first == {"type": "decide", "legal": words, "view": json.loads(json.dumps(view(TWO, TWO.actor).to_json()))}
    assert second["budget"] == {"playouts": 9, "seconds": 0.5}
    assert over == {"type": "over"}


def test_only_who_asks_for_a_memory_gets_one(tmp_path: Path) -> None:
    body = """def answer(number, message):
    return json.dumps({"word": message["legal"][message["view"]["memory"] is None]}) + "\\n"
"""
    without = command(tmp_path, body)
    with_one = command(tmp_path, body + "\nREADY = READY.replace('false', 'true')")
    first, second, *_ = [action.word() for action in legal(TWO)]
    assert choices(without)[0] == [second] * 3
    assert choices(with_one)[0] == [first] * 3


FAULTS = {
    "program-ended": "def answer(number, message): sys.exit(3)",
    "program-no-answer": "answer = lambda number, message: 'take:b3\\n'",
    "program-not-legal": "answer = lambda number, message: json.dumps({'word': ['buy:1:b1']}) + '\\n'",
    "program-too-long": "answer = lambda number, message: 'x' * 100000 + '\\n'",
    "program-no-text": """def answer(number, message):
    sys.stdout.buffer.write(b'\\xff\\n')
    return ''""",
    "program-no-start": "READY = '[1]\\n'",
    "program-other-protocol": "READY = '{\"protocol\": 2}\\n'",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_costs_the_bot_its_game_and_nobody_else(fault: str, tmp_path: Path) -> None:
    name = command(tmp_path, FAULTS[fault])
    words, bot = choices(name, 20)
    assert bot.fault is not None and bot.fault.id == fault
    assert {*words} <= {action.word() for action in legal(TWO)}
    assert len({*words}) > 1, "any action, not the first"
    assert words == choices(name, 20)[0], "by the seed"


def test_who_does_not_answer_is_not_waited_for(tmp_path: Path) -> None:
    began = time.monotonic()
    words, bot = choices(command(tmp_path, "def answer(number, message): time.sleep(600)"), 3, HASTY)
    assert bot.fault is not None and bot.fault.id == "program-late" and bot.fault.args == {"seconds": "0.3"}
    assert len(words) == 3
    assert time.monotonic() - began < 300


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such signals")
def test_who_neither_reads_nor_obeys_is_killed_with_its_children(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    body = f"""
import signal, subprocess
signal.signal(signal.SIGTERM, signal.SIG_IGN)
child = subprocess.Popen([sys.executable, "-c", "import signal,time; signal.signal(15, 1); time.sleep(600)"])
with open({str(pids)!r}, "w") as file:
    file.write(f"{{os.getpid()}} {{child.pid}}")
say(READY)
sys.stdin.readline()
time.sleep(600)
"""
    bot = make_bot(command(tmp_path, body, ""), "seed", CONFIG, HASTY)
    seen = view(TWO, TWO.actor)
    bot.choose(seen, legal(TWO) * 20_000)  # more than a pipe holds
    assert bot.fault is not None and bot.fault.id == "program-late"
    for pid in map(int, pids.read_text().split()):
        while Path(f"/proc/{pid}/stat").exists() and Path(f"/proc/{pid}/stat").read_text().split()[2] != "Z":
            time.sleep(0.05)


def test_a_program_ends_with_its_game(tmp_path: Path) -> None:
    left = tmp_path / "left"
    body = f"{FIRST}\nimport atexit\natexit.register(lambda: open({str(left)!r}, 'w').close())"
    choices(command(tmp_path, body))
    assert left.exists()


def test_who_stays_is_ended(tmp_path: Path) -> None:
    began = time.monotonic()
    _, bot = choices(command(tmp_path, "def answer(number, message): say(first(message)) or time.sleep(600)"), 1)
    assert bot.fault is None
    assert time.monotonic() - began < 300


def test_what_it_says_on_its_standard_error_is_passed_on_up_to_a_measure(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    words, bot = choices(command(tmp_path, f"sys.stderr.write('grumble\\n' * 100000)\nsys.stderr.flush()\n{FIRST}"))
    assert bot.fault is None and len(words) == 3
    said = capfd.readouterr().err
    assert said.startswith("grumble\n") and len(said) == 64 * 1024


def test_a_program_sees_no_secret_of_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ALHAMBRA_DATABASE", "postgresql://host/name")
    monkeypatch.setenv("LC_ALL", "C")
    seen = environment()
    assert "ALHAMBRA_DATABASE" not in seen
    assert seen["PATH"] == os.environ["PATH"] and seen["LC_ALL"] == "C"


def test_no_shell_reads_the_command(tmp_path: Path) -> None:
    made = tmp_path / "made"
    name = f"{command(tmp_path, FIRST)} ; touch {made} $(touch {made})"
    _, bot = choices(name)
    assert bot.fault is None
    assert not made.exists()


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("exec:", "'' is not a command"),
        ("exec:'unclosed", "''unclosed' is not a command"),
        ("exec:no-such-program-anywhere -x", "There is no program 'no-such-program-anywhere' for a bot"),
    ],
)
def test_what_names_no_program_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ConfigError, match=sentence):
        bot_class(name)


def test_a_limit_is_more_than_nothing() -> None:
    with pytest.raises(ConfigError, match="more than 0 seconds"):
        Budget(limit=0).check()


def start_line(**other: Any) -> str:
    line = json.loads(Start(CONFIG, 0, "seed", Budget()).to_line())
    return json.dumps({**line, **other})


def test_lines_are_read_as_they_were_written() -> None:
    for line in (
        Start(CONFIG, 1, "a seed", Budget(5)),
        Decide(view(TWO, 0), ("take:b3",)),
        Decide(view(TWO, 0, memory=True), (), Budget(None, 1.5)),
    ):
        assert asked(line.to_line()) == line


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("take:b3", "JSON"),
        ("[]", "needs a type"),
        ('{"type": "stop"}', "needs a type"),
        (start_line(protocol=2), "The other program speaks protocol 2; this one speaks 1"),
        (start_line(seat=None), "seat"),
        (start_line(config={}), "config"),
        (start_line(rules=3), "cannot be read"),
        (start_line(rules={"classic": 99}), "revision"),
        ('{"type": "start"}', "other|cannot be read|protocol"),
        ('{"type": "decide", "legal": [], "view": {}}', "cannot be read"),
        (Decide(view(TWO, 0), ("take:b3",)).to_line(), "before the game was started"),
    ],
)
def test_what_is_no_line_is_refused(line: str, sentence: str) -> None:
    with pytest.raises(ValueError, match=sentence):
        list(answers("random", [line]))


def test_the_lines_of_the_guide_are_read_and_written() -> None:
    guide = Path(__file__).parents[3].joinpath("docs", "bots.md").read_text(encoding="utf-8")
    (start,) = [line[2:] for line in guide.splitlines() if line.startswith('> {"type":"start"')]
    question = asked(start)
    assert isinstance(question, Start) and question.to_line() == start
    (answer,) = answers("good", [start])
    assert f"< {answer}\n" in guide and f"> {OVER}\n" in guide

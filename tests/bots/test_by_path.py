"""Bots of others: the example of docs/bots.md is one, and what is no bot is refused."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from alhambra.bots import make_bot
from alhambra.core.errors import ConfigError
from tests.bots.table import play

GUIDE = Path(__file__).parents[2] / "docs" / "bots.md"
EXAMPLE = re.compile(r"^```python\n# (\w+)\.py\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.fixture
def miser(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the example of the guide."""
    ((name, text),) = EXAMPLE.findall(GUIDE.read_text(encoding="utf-8"))
    assert name == "miser"
    (tmp_path / "miser.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "miser", raising=False)
    return tmp_path


def test_the_example_plays_a_game(miser: Path) -> None:
    bot = make_bot("miser:Miser", "7")
    assert bot.name == "miser:Miser", "by which it is made again"
    played = play(3, ["miser:Miser", "random", "miser:Miser"], "example")
    assert played.winners
    assert played.words == play(3, ["miser:Miser", "random", "miser:Miser"], "example").words


def test_the_example_is_taken_by_the_commands(miser: Path) -> None:
    paths = os.pathsep.join([str(miser), *sys.path])
    env = {**os.environ, "PYTHONPATH": paths, "NO_COLOR": "1", "COLUMNS": "100"}
    command = [sys.executable, "-m", "alhambra", "simulate", "--seats", "2", "--bots", "miser:Miser,random"]
    options = ["--games", "2", "--seed", "1", "--records", str(miser / "games.jsonl")]
    done = subprocess.run([*command, *options], env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "miser:Miser" in done.stdout
    assert '"miser:Miser"' in (miser / "games.jsonl").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("nowhere.at_all:Bot", r"The bot 'nowhere\.at_all:Bot' cannot be found: No module named 'nowhere'\."),
        ("alhambra.bots:Nobody", r"The bot 'alhambra\.bots:Nobody' cannot be found: .*has no attribute 'Nobody'\."),
        (":Bot", r"The bot ':Bot' cannot be found: Empty module name\."),
        (
            "alhambra.bots:make_bot",
            r"'alhambra\.bots:make_bot' is no bot: it has to be a class made from alhambra\.bots\.Bot\.",
        ),
        ("pathlib:Path", r"'pathlib:Path' is no bot"),
    ],
)
def test_what_is_no_bot_is_refused(name: str, sentence: str) -> None:
    with pytest.raises(ConfigError, match=f"^{sentence}"):
        make_bot(name, "7")


def test_the_base_of_all_bots_is_none(miser: Path) -> None:
    with pytest.raises(ConfigError, match="is no bot"):
        make_bot("alhambra.bots:Bot", "7")

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from alhambra import compiled
from alhambra.cli.app import app
from alhambra.cli.commands.bench import rate
from alhambra.core.errors import ConfigError


def test_the_figures() -> None:
    done = CliRunner().invoke(app, ["bench", "--seconds", "0.01", "--seats", "3"])
    assert done.exit_code == 0, done.output
    lines = done.output.splitlines()
    assert lines[0] == f"The engine runs {'compiled' if compiled() else 'interpreted'}. Random legal play, 3 players:"
    assert [line.endswith("a second") for line in lines[1:4]] == [True, True, True]
    assert [line.split()[0] for line in lines[5:]] == ["2", "3", "4", "5", "6"]
    assert all(float(figure) > 0 for line in lines[5:] for figure in line.split()[2:])


@pytest.mark.parametrize(("options", "seats"), [([], "12345"), (["--option", "solo=duel"], "1")])
def test_figures_of_another_box(options: list[str], seats: str) -> None:
    words = ["bench", "--box", "roll-and-write", "--seconds", "0.01", "--seats", "1", *options]
    done = CliRunner().invoke(app, words)
    assert done.exit_code == 0, done.output
    assert "".join(line.split()[0] for line in done.output.splitlines()[5:]) == seats


def test_a_rate_counts_what_was_done(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    sizes = []

    def clock() -> float:
        return now

    def work(size: int) -> int:
        nonlocal now
        now += size * 0.001
        sizes.append(size)
        return size * 3

    monkeypatch.setattr("alhambra.cli.commands.bench.perf_counter", clock)
    assert rate(work, 0.1) == pytest.approx(3000)
    assert sizes[:5] == [1, 2, 4, 8, 16]


@pytest.mark.parametrize("words", [["--seconds", "0"], ["--seconds", "-1"], ["--seconds", "inf"], ["--seats", "7"]])
def test_what_cannot_be_measured(words: list[str]) -> None:
    assert isinstance(CliRunner().invoke(app, ["bench", *words]).exception, ConfigError)

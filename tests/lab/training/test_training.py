"""Training: the same words give the same network, and it knows more than before."""

from __future__ import annotations

import json
from array import array
from pathlib import Path

import numpy as np
import pytest

from alhambra import Seeded, legal, new, view
from alhambra.bots import Budget, make_bot
from alhambra.bots.heuristic.network import Network
from alhambra.core.config import Config
from alhambra.core.errors import ConfigError
from alhambra.core.packed import i64, vec
from alhambra.lab.training.configs import configs_of
from alhambra.lab.training.fitting import Weights, fit, slopes
from alhambra.lab.training.samples import Samples, SelfPlay
from tools import trained
from tools.train import main


def toy(tables: int, seats: int = 2) -> Samples:
    """Who has more of the first input wins, but for a large second one, which spoils it; the third means nothing."""
    rng = np.random.default_rng(7)
    told = rng.integers(-1000, 1000, (tables, seats, 3))
    worth = told[:, :, 0] - 3 * np.maximum(told[:, :, 1] - 500, 0)
    won = (worth == worth.max(axis=1, keepdims=True)).astype(np.float32)
    won /= won.sum(axis=1, keepdims=True)
    samples = Samples(seats)
    samples.inputs = array("i", told.ravel().tolist())
    samples.won = array("f", won.ravel().tolist())
    samples.by_hand = array("f", [1 / seats] * (tables * seats))
    return samples


def test_a_network_learns_what_is_not_straight() -> None:
    fitted = fit([toy(20000)], 1, 30, lambda *_: None)
    assert fitted.by_hand == pytest.approx(np.log(2), abs=1e-3)
    assert fitted.surprise < 0.2
    network = Network(fitted.network)

    def likely(*inputs: int) -> int:
        return int(network.answer(vec[i64](list(inputs)), 0))

    assert likely(500, 0, 0) > likely(0, 0, 0) > likely(0, 1000, 0)
    assert abs(likely(0, 0, 1000) - likely(0, 0, 0)) < abs(likely(500, 0, 0) - likely(0, 0, 0)) / 3


def test_slopes_are_those_of_the_surprise() -> None:
    rng = np.random.default_rng(3)
    weights = Weights(*(rng.normal(size=shape) for shape in ((4, 3), 3, 3, 4)))
    inputs, won = rng.normal(size=(5, 2, 4)), rng.dirichlet((1, 1), 5)
    for one, slope in zip(weights.all(), slopes(weights, inputs, won), strict=True):
        at = tuple(0 for _ in one.shape)
        sides = []
        for step in (1e-5, -2e-5):
            one[at] += step
            said = np.maximum(inputs @ weights.first + weights.bias, 0) @ weights.second + inputs @ weights.straight
            sides.append(-(won * (said - np.log(np.exp(said).sum(axis=1, keepdims=True)))).sum(axis=1).mean())
        one[at] += 1e-5
        assert slope[at] == pytest.approx((sides[0] - sides[1]) / 2e-5, abs=1e-5)


@pytest.mark.parametrize("playouts", [0, 1])
def test_the_same_game_is_played_again(playouts: int) -> None:
    plan = SelfPlay((Config("roll-and-write", 2),), "again", playouts)
    one, two = plan.play(3), plan.play(3)
    assert one == two
    assert len(one) > 20
    assert one != plan.play(4)


def test_every_table_has_one_win_to_share() -> None:
    samples = SelfPlay((Config("classic", 3),), "shares").play(0)
    won = np.array(samples.won).reshape(-1, 3)
    assert won.sum(axis=1) == pytest.approx(np.ones(len(won)))
    assert won.max() > 0.9
    assert len(samples.inputs) % len(won) == 0


@pytest.mark.parametrize(
    ("box", "seats"), [("classic", [3, 4, 5, 6]), ("red-palace", [3, 4, 5, 6]), ("roll-and-write", [3, 4, 5])]
)
def test_games_of_all_seats_are_played_with_and_without_modules(box: str, seats: list[int]) -> None:
    every = configs_of(box, "more", 1)
    assert [configs[0].seats for configs in every] == seats
    assert every == configs_of(box, "more", 1)
    for configs in every:
        assert any(config.modules for config in configs) == (box != "roll-and-write")
        assert not all(config.modules for config in configs)


def test_the_same_words_write_the_same_network(tmp_path: Path) -> None:
    written = []
    for number, jobs in enumerate((1, 2)):
        path = tmp_path / f"{number}.json"
        words = ["--box", "roll-and-write", "--games", "40", "--epochs", "2", "--jobs", str(jobs), "--out", str(path)]
        assert main(words) == 0
        written.append(path.read_text("utf-8"))
    assert written[0] == written[1]
    told = json.loads(written[0])["2"]
    assert "--games 40" in told["command"]
    assert told["figures"]["tables"] > 100


def test_an_expert_goes_by_the_values_of_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(trained, "VALUES", tmp_path)
    with pytest.raises(ConfigError, match="games_60"):
        make_bot("tools.trained:games_60", "1")
    main(["--games", "60", "--epochs", "1", "--jobs", "1", "--out", str(tmp_path / "games_60.json")])
    bot = make_bot("tools.trained:games_60", "1", Config("classic", 2), Budget(16))
    state = new(Config("classic", 2), Seeded("file"))
    actions = legal(state)
    assert bot.choose(view(state, 0, memory=True), actions) in actions

"""`python -m tools.train --box classic`: play, learn, and write the network of a box.

The same words give the same network. What was learned lies in `alhambra/data/value_*.json` with the words that made it.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from alhambra.bots.imagining.learned import file_of
from alhambra.boxes import BOXES
from alhambra.lab.training.configs import configs_of
from alhambra.lab.training.fitting import HIDDEN, fit
from alhambra.lab.training.samples import BATCH, Samples, SelfPlay
from alhambra.lab.workers import play_games

DATA: Final = Path(__file__).parents[1] / "src/alhambra/data"


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser("python -m tools.train", description="Train the value of a box.")
    parser.add_argument("--box", choices=list(BOXES), default="classic")
    parser.add_argument("--seats", choices=("2", "more"), default="2", help="games of two, or of all more than two")
    parser.add_argument("--games", type=int, default=100_000, help="by the weights (100,000)")
    parser.add_argument("--searched", type=int, default=0, help="games by search with the network of before (0)")
    parser.add_argument("--playouts", type=int, default=40, help="of those for each decision (40)")
    parser.add_argument("--epochs", type=int, default=12)
    parser.add_argument("--hidden", type=int, default=HIDDEN, help=f"how wide the hidden row is ({HIDDEN})")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", default="", metavar="FILE", help="instead of the data of the package")
    given = parser.parse_args(words)
    path = Path(given.out) if given.out else DATA / file_of(given.box)
    parts = _parts(given)
    fitted = fit(parts, given.seed, given.epochs, _tell_epoch, given.hidden)
    _write(
        path,
        given,
        fitted.network,
        {
            "tables": sum(len(part) for part in parts),
            "surprise": round(fitted.surprise, 4),
            "surprise by hand": round(fitted.by_hand, 4),
            "surprise at best": round(fitted.at_best, 4),
        },
    )
    _tell(f"{path}: {fitted.surprise:.4f}; by hand {fitted.by_hand:.4f}, at best {fitted.at_best:.4f}")
    return 0


def _parts(given: argparse.Namespace) -> list[Samples]:
    """Samples for each number of seats: some of the games by the weights, some by search."""
    every = configs_of(given.box, given.seats, given.seed)
    plans: list[tuple[SelfPlay, int]] = []
    for configs in every:
        seed = f"{given.seed}/{configs[0].seats}"
        plans.append((SelfPlay(tuple(configs), f"{seed}/weights"), given.games // len(every)))
        plans.append((SelfPlay(tuple(configs), f"{seed}/search", given.playouts), given.searched // len(every)))
    return [_played(plan, games, given.jobs) for plan, games in plans if games >= BATCH]


def _played(plan: SelfPlay, games: int, jobs: int) -> Samples:
    samples = Samples(plan.configs[0].seats)
    began = time.monotonic()
    for number, batch in enumerate(play_games(plan.play, range(games // BATCH), None, jobs), 1):
        samples.add(batch)
        if number % max(1, games // BATCH // 10) == 0:
            _tell(f"{number * BATCH} of {games} games of {samples.seats}, {time.monotonic() - began:.0f} s")
    return samples


def _write(path: Path, given: argparse.Namespace, network: dict[str, Any], figures: dict[str, float]) -> None:
    """Beside the networks of other numbers of seats."""
    told: dict[str, Any] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    words = [
        f"--{name} {getattr(given, name)}"
        for name in ("box", "seats", "games", "searched", "playouts", "epochs", "hidden", "seed")
    ]
    command = "python -m tools.train " + " ".join(words)
    told[given.seats] = {"command": command, "figures": figures, "network": network}
    path.write_text(json.dumps(dict(sorted(told.items())), separators=(",", ":")) + "\n", "utf-8")


def _tell_epoch(epoch: int, surprise: float) -> None:
    _tell(f"epoch {epoch}: {surprise:.4f}")


def _tell(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())

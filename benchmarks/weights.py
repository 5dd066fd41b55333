"""`python benchmarks/weights.py [--before PATH]`: the weights of the bots, in decisions per CPU second.

Every round plays the same whole games of each kind. PATH is another tree after `make install`: both are measured in
turns in one run, and the best round of each counts. The weights are compared with the weights of that tree, or with
`--against greedy-1` with the first bot that weighed its actions (`python -m tools.frozen` builds a tree with it).
"""

import argparse
import sys
from pathlib import Path
from statistics import median
from typing import Final

# It is started as a file, not as a module; this lets it import its neighbours.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from alhambra import BOXES, Config
from benchmarks.run import Command, Worker, progress

CONFIGS: Final = (
    Config("classic", 2),
    Config("classic", 4),
    Config("classic", 2, ("gatehouses",)),
    Config("classic", 2, tuple(BOXES["classic"].modules)),
    Config("red-palace", 2),
    Config("red-palace", 4, (), (("guard-board", "full"),)),
    Config("red-palace", 2, tuple(BOXES["red-palace"].modules)),
    Config("roll-and-write", 2),
)
BARS: Final = {"weights": 0.97, "greedy-1": 50.0}
GAMES: Final = {"weights": 80}  # of each measurement; slower ones play fewer
FEWER: Final = 8


def rate(worker: Worker, what: str, config: Config) -> float:
    """The rate of this measurement in a tree, per second."""
    command: Command = {
        "what": what, "games": GAMES.get(what, FEWER),
        "box": config.box, "seats": config.seats, "modules": config.modules, "options": config.options,
    }  # fmt: skip
    answer = worker.ask(command)
    if "rate" not in answer:
        raise SystemExit(f"{what}: {answer['error']}")
    if not answer["compiled"]:
        raise SystemExit("a tree is interpreted: run `make install` there")
    return float(answer["rate"])


def compare(config: Config, ours: Worker, before: Worker | None, options: argparse.Namespace) -> bool:
    """Measure a row and show it; whether it is below the bar in its best round as well as in the middle."""
    rounds = []
    for turn in range(options.rounds):
        progress(f"round {turn + 1} of {options.rounds}: {config.to_text()}")
        old = 0.0 if before is None else rate(before, options.against, config)
        rounds.append((old, rate(ours, "weights", config), rate(ours, "playouts", config)))
    old, new, playouts = (max(column) for column in zip(*rounds, strict=True))
    progress("")
    shown = f"{config.to_text()[:57]:58} {new:11,.0f} {playouts:11,.0f}"
    if before is None:
        print(shown, flush=True)
        return False
    middle = median(now / was for was, now, _ in rounds)
    print(f"{shown} {old:11,.0f} {new / old:8.3f} {middle:8.3f}", flush=True)
    return bool(max(new / old, middle) < options.bar)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the weights of the bots, also against another tree.")
    parser.add_argument("--before", type=Path, help="another tree after `make install`")
    parser.add_argument("--against", choices=BARS, default="weights", help="what to measure of that tree (weights)")
    parser.add_argument("--rounds", type=int, default=4, help="of each, the best counts (4)")
    parser.add_argument("--bar", type=float, help="exit code 1 when new / old is below it (0.97; greedy-1 50)")
    options = parser.parse_args()
    if options.bar is None:
        options.bar = BARS[options.against]
    if options.before and not (options.before / ".venv" / "bin" / "python").exists():
        parser.error(f"{options.before} has no .venv: run `make install` there")
    return options


def main() -> int:
    options = parse()
    ours = Worker(Path(sys.executable), "bots")
    before = Worker(options.before.resolve() / ".venv" / "bin" / "python", "bots") if options.before else None
    try:
        compared = f" {'before':>11}  new/old   middle" if before else ""
        print(f"{'':58} {'weights/s':>11} {'playouts/s':>11}{compared}")
        missed = [compare(config, ours, before, options) for config in CONFIGS]
    finally:
        for worker in (ours, before):
            if worker is not None:
                worker.close()
    return 1 if any(missed) else 0


if __name__ == "__main__":
    sys.exit(main())

"""Measure two trees of this repository against each other, in turns in one run; see README.md.

.venv/bin/python benchmarks/turns.py OLD NEW [--rounds 40] [--seconds 0.1] [--bar 0.98] [--only interpreted]
"""

import argparse
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

# Started as a file, not as a module, it finds its neighbours all the same.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.report import number, table
from benchmarks.run import ALL_MODULES, CLASSIC, RED_PALACE, ROLL_AND_WRITE, Answer, Command, Worker, progress

OURS: Command = {"peer": "alhambra", "config": CLASSIC, "loop": "compiled", "games": 1, "what": "decisions"}
ROWS: dict[str, Command] = {
    "classic": OURS,
    "classic, loop in Python": {**OURS, "loop": "python"},
    "classic, copies": {**OURS, "loop": "python", "what": "copies"},
    "classic with all modules": {**OURS, "config": ALL_MODULES},
    "The Red Palace, all modules": {**OURS, "config": RED_PALACE},
    "Roll & Write, three players": {**OURS, "config": ROLL_AND_WRITE},
}
KINDS = ("compiled", "interpreted")


@dataclass
class Pair:
    """One row: the same measurement of both trees, round by round."""

    label: str
    command: Command
    workers: tuple[Worker, Worker]
    calls: int = 0
    rates: list[tuple[float, float]] = field(default_factory=list)
    note: str = ""

    def ask(self, which: int) -> Answer:
        answer = self.workers[which].ask({**self.command, "calls": self.calls})
        if "cpu" not in answer:
            raise SystemExit(f"{self.label}: {answer}")
        return answer

    def measure(self) -> None:
        """Both trees once, with the same work; who comes first changes from round to round."""
        if not self.calls:
            self.calls = self.ask(0)["calls"]
        found = [0.0, 0.0]
        for which in (0, 1) if len(self.rates) % 2 else (1, 0):
            answer = self.ask(which)
            found[which] = answer["count"] / answer["cpu"]
        self.rates.append((found[0], found[1]))

    def best(self) -> tuple[float, float]:
        return max(old for old, _ in self.rates), max(new for _, new in self.rates)

    def ratio(self) -> float:
        old, new = self.best()
        return new / old

    def middle(self) -> float:
        return median(new / old for old, new in self.rates)

    def slower(self, bar: float) -> bool:
        """A busy machine disturbs one of the two figures easily, seldom both."""
        return self.ratio() < bar and self.middle() < bar

    def row(self, bar: float) -> list[str]:
        old, new = self.best()
        verdict = f"below {bar:g}" if self.slower(bar) else ""
        return [self.label, number(old), number(new), f"{self.ratio():.3f}", f"{self.middle():.3f}", verdict]


def start(tree: Path, kind: str) -> Worker:
    """The tree's own Python with the package installed in it, or with its source."""
    return Worker(tree / ".venv" / "bin" / "python", "ours", tree / "src" if kind == "interpreted" else None)


def compare_games(pair: Pair, kind: str) -> None:
    """What is compared has to be the same work, and neither tree may be measured as what it is not."""
    answers: list[Answer] = [worker.ask({**pair.command, "what": "about"}) for worker in pair.workers]
    for answer in answers:
        if answer.get("compiled") is not (kind == "compiled"):
            raise SystemExit(f"{pair.label}: {answer.get('error', f'a tree is not {kind}')}")
    games = [(answer["options"], answer["decisions_per_game"]) for answer in answers]
    if games[0] != games[1]:
        pair.note = f"{pair.label}: the trees do not play the same games."


def run(options: argparse.Namespace) -> list[Pair]:
    pairs: list[Pair] = []
    workers: list[Worker] = []
    try:
        for kind in options.only or KINDS:
            both = (start(options.old.resolve(), kind), start(options.new.resolve(), kind))
            workers += both
            for label, command in ROWS.items():
                asked = {**command, "seed": options.seed, "seconds": options.seconds}
                pair = Pair(f"{kind}: {label}", asked, both)
                compare_games(pair, kind)
                pairs.append(pair)
        for turn in range(1, options.rounds + 1):
            for pair in pairs:
                progress(f"round {turn} of {options.rounds}: {pair.label}")
                pair.measure()
    finally:
        for worker in workers:
            worker.close()
        progress("")
    return pairs


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure two trees against each other.")
    parser.add_argument("old", type=Path, help="a tree after `make install`")
    parser.add_argument("new", type=Path, help="another one")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.1, help="CPU seconds of one measurement")
    parser.add_argument("--seed", type=int, default=1, help="1 or more; every round plays the same games")
    parser.add_argument("--bar", type=float, default=0.98, help="exit code 1 when new / old is below it")
    parser.add_argument("--only", nargs="*", choices=KINDS, help="compiled or interpreted")
    options = parser.parse_args()
    if options.rounds < 1 or options.seed < 1 or options.seconds <= 0:
        parser.error("rounds and seed are 1 or more, seconds more than 0")
    for tree in (options.old, options.new):
        if not (tree / ".venv" / "bin" / "python").exists():
            parser.error(f"{tree} has no .venv: run `make install` there")
    return options


def main() -> int:
    options = parse()
    try:
        pairs = run(options)
    except KeyboardInterrupt:
        return 130
    rows = [["per CPU second, best round", "old", "new", "new / old", "in the middle", ""]]
    rows += [pair.row(options.bar) for pair in pairs]
    print("\n".join(line.rstrip() for line in [*table(rows), *(pair.note for pair in pairs if pair.note)]))
    return 1 if any(pair.slower(options.bar) for pair in pairs) else 0


if __name__ == "__main__":
    sys.exit(main())

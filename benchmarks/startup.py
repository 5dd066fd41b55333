"""Measure how long commands of two trees of this repository take to start, in turns in one run; see README.md.

.venv/bin/python benchmarks/startup.py BEFORE AFTER [--rounds 20] [--interpreted]
"""

import argparse
import os
import resource
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

# Started as a file, not as a module, it finds its neighbours all the same.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.report import table
from benchmarks.run import progress

HELP, RULES, PLAY = ("--help",), ("rules", "A-56"), ("play", "--seed", "7")
SCRIPT = "import sys; from alhambra.cli import main; sys.exit(main())"  # as the console script does
FRENCH = ("--language", "fr")
# What is started before and after, and what the second may take of the time of the first
ROWS = (
    ("--help", HELP, HELP, 1.1),
    ("--help, in French", HELP, (*FRENCH, *HELP), 1.25),
    ("rules A-56", RULES, RULES, 1.1),
    ("rules A-56, in French", RULES, (*FRENCH, *RULES), 1.3),
    ("play, first screen", PLAY, PLAY, 1.1),
    ("play, first screen, in French", PLAY, (*FRENCH, *PLAY), 1.3),
)


@dataclass(frozen=True)
class Tree:
    """A tree after `make install`: the package that it has installed, or its source."""

    folder: Path
    interpreted: bool

    def cost(self, words: tuple[str, ...]) -> float:
        """Seconds of the processor for a command. It has nothing to read: a game ends at its first question."""
        python = self.folder / ".venv" / "bin" / "python"
        environment = {**os.environ, "LC_ALL": "C.UTF-8"}
        environment.pop("ALHAMBRA_LANGUAGE", None)
        environment.pop("PYTHONPATH", None)
        if self.interpreted:
            environment["PYTHONPATH"] = str(self.folder / "src")
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(
            [python, "-c", SCRIPT, *words],
            cwd=self.folder / "docs",  # where no package lies
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            check=False,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        if done.returncode:
            raise SystemExit(f"{self.folder}: alhambra {' '.join(words)}: {done.stderr.decode()}")
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


@dataclass
class Pair:
    """One row: the same start in both trees, round by round."""

    label: str
    starts: tuple[tuple[Tree, tuple[str, ...]], tuple[Tree, tuple[str, ...]]]
    bar: float
    costs: list[tuple[float, float]] = field(default_factory=list)

    def measure(self) -> None:
        """Both trees once; who comes first changes from round to round."""
        found = [0.0, 0.0]
        for which in (0, 1) if len(self.costs) % 2 else (1, 0):
            tree, words = self.starts[which]
            found[which] = tree.cost(words)
        self.costs.append((found[0], found[1]))

    def least(self) -> tuple[float, float]:
        return min(old for old, _ in self.costs), min(new for _, new in self.costs)

    def ratio(self) -> float:
        old, new = self.least()
        return new / old

    def middle(self) -> float:
        return median(new / old for old, new in self.costs)

    def slower(self) -> bool:
        """A busy machine disturbs one of the two figures easily, seldom both."""
        return self.ratio() > self.bar and self.middle() > self.bar

    def row(self) -> list[str]:
        milliseconds = [f"{1000 * one:.0f}" for one in self.least()]
        verdict = f"above {self.bar:g}" if self.slower() else ""
        return [self.label, *milliseconds, f"{self.ratio():.2f}", f"{self.middle():.2f}", f"{self.bar:g}", verdict]


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure how long two trees take to start.")
    parser.add_argument("before", type=Path, help="a tree after `make install`")
    parser.add_argument("after", type=Path, help="another one")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--interpreted", action="store_true", help="their sources, not what is installed")
    options = parser.parse_args()
    if options.rounds < 1:
        parser.error("rounds are 1 or more")
    for tree in (options.before, options.after):
        if not (tree / ".venv" / "bin" / "python").exists():
            parser.error(f"{tree} has no .venv: run `make install` there")
    return options


def main() -> int:
    options = parse()
    old, new = (Tree(tree.resolve(), options.interpreted) for tree in (options.before, options.after))
    pairs = [Pair(label, ((old, first), (new, second)), bar) for label, first, second, bar in ROWS]
    try:
        for turn in range(-1, options.rounds):  # the first time, files are read and compiled that are there later
            for pair in pairs:
                progress(f"round {turn + 1} of {options.rounds}: {pair.label}")
                pair.measure()
                if turn < 0:
                    pair.costs.clear()
    except KeyboardInterrupt:
        return 130
    finally:
        progress("")
    rows = [["ms of the processor, least", "before", "after", "after / before", "in the middle", "bar", ""]]
    print("\n".join(line.rstrip() for line in table([*rows, *(pair.row() for pair in pairs)])))
    return 1 if any(pair.slower() for pair in pairs) else 0


if __name__ == "__main__":
    sys.exit(main())

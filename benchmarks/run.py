"""Measure Alhambra beside its peers, in turns in one run; see README.md.

.venv/bin/python benchmarks/run.py [--rounds 8] [--seconds 0.5] [--out build/bench.json]
"""

import argparse
import json
import os
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

# Started as a file, not as a module, it finds its neighbours all the same.
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from alhambra import BOXES, Config
from benchmarks import report

ROOT = Path(__file__).resolve().parent.parent
PEERS_PYTHON = ROOT / ".venv-bench" / "bin" / "python"
SPIEL = ("backgammon", "hearts", "python_team_dominoes")
SEATS = (2, 3, 4, 5, 6)
BOTH = ("decisions", "copies")
CLASSIC = "classic/4/-/-"
ALL_MODULES = Config("classic", 4, BOXES["classic"].modules).to_text()
ROLL_AND_WRITE = "roll-and-write/3/-/-"
RED_PALACE = "red-palace/4/medinas,bazaars,camps/guard-board=full"

Command = dict[str, Any]
Answer = dict[str, Any]


class Worker:
    """One contestant's process; whatever goes wrong with it comes back as an answer."""

    def __init__(self, python: Path, module: str, source: Path | None = None) -> None:
        env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if source:
            env["PYTHONPATH"] = str(source)
        self.errors = TemporaryFile("w+")  # noqa: SIM115 - it lives as long as the process
        self.process = subprocess.Popen(
            [str(python), "-m", f"benchmarks.{module}"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
            env=env,
            cwd=ROOT,
        )

    def ask(self, command: Command) -> Answer:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        try:
            print(json.dumps(command), file=self.process.stdin, flush=True)
            line = self.process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if line:
            answer: Answer = json.loads(line)
            return answer
        self.errors.seek(0)
        said = self.errors.read().strip().splitlines()
        return {"error": said[-1] if said else f"the process ended with code {self.process.wait()}"}

    def close(self) -> None:
        assert self.process.stdin is not None
        with suppress(BrokenPipeError):
            self.process.stdin.close()
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.errors.close()


@dataclass
class Entry:
    name: str
    label: str
    worker: str
    command: Command
    measures: tuple[str, ...] = BOTH
    facts: Answer = field(default_factory=dict)
    rates: dict[str, list[float]] = field(default_factory=dict)

    def result(self) -> dict[str, Any]:
        best = {measure: max(rates) for measure, rates in self.rates.items() if rates}
        return {
            "name": self.name,
            "label": self.label,
            **self.command,
            **self.facts,
            "best": best,
            "rounds": self.rates,
        }


def entries(games: tuple[str, ...]) -> list[Entry]:
    """In the order of a round: those that are compared by the bars come next to each other."""
    ours = {"peer": "alhambra", "loop": "python", "config": CLASSIC}
    playout = {**ours, "loop": "compiled"}
    found = [
        Entry("catanatron", "catanatron", "catanatron", {"peer": "catanatron"}),
        Entry("compiled", "alhambra, compiled", "compiled", ours),
        Entry("playout", "alhambra, compiled with its loop", "compiled", playout, ("decisions",)),
        Entry("all", "with all modules, likewise", "compiled", {**playout, "config": ALL_MODULES}, ("decisions",)),
        Entry("red", "The Red Palace, likewise", "compiled", {**playout, "config": RED_PALACE}, ("decisions",)),
        Entry("sheet", "Roll & Write, likewise", "compiled", {**playout, "config": ROLL_AND_WRITE}, ("decisions",)),
        Entry("interpreted", "alhambra, interpreted", "interpreted", ours),
        Entry("chess", "python-chess", "chess", {"peer": "chess"}),
    ]
    for game in games:
        kind = "Python" if game.startswith("python_") else "C++"
        label = f"OpenSpiel {game.removeprefix('python_')} ({kind})"
        found.append(Entry(game, label, game, {"peer": "open_spiel", "game": game}))
    for seats in SEATS:
        config = CLASSIC.replace("4", str(seats))
        if config != CLASSIC:
            for name, command in (("compiled", ours), ("playout", playout)):
                label = f"{name}, {seats} players"
                found.append(Entry(f"{name}-{seats}", label, "compiled", {**command, "config": config}, ("decisions",)))
    return found


def start(entry: Entry) -> Worker:
    if entry.command["peer"] == "alhambra":
        return Worker(Path(sys.executable), "ours", ROOT / "src" if entry.worker == "interpreted" else None)
    return Worker(PEERS_PYTHON, "peers")


def reason_to_skip(entry: Entry, answer: Answer) -> str | None:
    if "absent" in answer:
        return f"absent ({answer['absent']})"
    if "error" in answer:
        return f"failed ({answer['error']})"
    if entry.worker == "compiled" and not answer.get("compiled", True):
        return "left out, the installed engine is not compiled"
    if entry.worker == "interpreted" and answer.get("compiled", False):
        return "left out, there are compiled files in the source tree"
    return None


class Bench:
    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.entries = entries((*SPIEL, *options.games))
        self.workers: dict[str, Worker] = {}
        self.notes: list[str] = []

    def ready(self) -> None:
        """Start everything, ask who is there, and keep those who are."""
        kept = []
        for entry in self.entries:
            if entry.command["peer"] != "alhambra" and not PEERS_PYTHON.exists():
                self.note(entry, "absent (there is no .venv-bench)")
                continue
            progress(f"preparing {entry.label}")
            if entry.worker not in self.workers:
                self.workers[entry.worker] = start(entry)
            answer = self.workers[entry.worker].ask({**entry.command, "what": "about", "seed": self.options.seed})
            reason = reason_to_skip(entry, answer)
            if reason:
                self.note(entry, reason)
            else:
                entry.facts = answer
                kept.append(entry)
        self.entries = kept

    def note(self, entry: Entry, reason: str) -> None:
        # What one worker lacks it lacks for every player count: say it once.
        if "-" not in entry.name:
            self.notes.append(f"{entry.label}: {reason}")

    def round(self, number: int) -> None:
        asked = {"seconds": self.options.seconds, "seed": self.options.seed}
        for entry in list(self.entries):
            for measure in entry.measures:
                progress(f"round {number} of {self.options.rounds}: {entry.label}, {measure}")
                answer = self.workers[entry.worker].ask({**entry.command, **asked, "what": measure})
                reason = reason_to_skip(entry, answer)
                if reason:
                    self.notes.append(f"{entry.label}: {reason}")
                    self.entries.remove(entry)
                    break
                entry.rates.setdefault(measure, []).append(answer["count"] / answer["cpu"])

    def run(self) -> dict[str, Any]:
        try:
            self.ready()
            for number in range(1, self.options.rounds + 1):
                self.round(number)
        finally:
            for worker in self.workers.values():
                worker.close()
            progress("")
        results = [entry.result() for entry in self.entries]
        return report.summary(results, self.notes, self.options.rounds, self.options.seconds)


def progress(text: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\x1b[K{text}", end="", file=sys.stderr, flush=True)
    elif text.endswith("catanatron, decisions"):
        print(text.split(":")[0], file=sys.stderr, flush=True)


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Alhambra beside its peers.")
    parser.add_argument("--rounds", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=0.5, help="CPU seconds of one measurement")
    parser.add_argument("--seed", type=int, default=1, help="1 or more; every round plays the same games")
    parser.add_argument("--games", nargs="*", default=[], help="further games of OpenSpiel, by name")
    parser.add_argument("--out", type=Path, default=ROOT / "build" / "bench.json")
    parser.add_argument("--strict", action="store_true", help="exit code 1 when a bar is not met")
    options = parser.parse_args()
    if options.rounds < 1 or options.seed < 1 or options.seconds <= 0:
        parser.error("rounds and seed are 1 or more, seconds more than 0")
    return options


def main() -> int:
    options = parse()
    try:
        figures = Bench(options).run()
    except KeyboardInterrupt:
        return 130
    print(report.text(figures))
    options.out.parent.mkdir(parents=True, exist_ok=True)
    options.out.write_text(json.dumps(figures, indent=1) + "\n")
    met = all(bar["met"] for bar in figures["bars"])
    return 1 if options.strict and not met else 0


if __name__ == "__main__":
    sys.exit(main())

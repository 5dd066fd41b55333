"""A contest as one file of JSON: what is played, what the bots came to, and every game, so that it can go on."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from errno import EISDIR
from os import strerror
from pathlib import Path
from typing import Any, Final

from alhambra.core.errors import RecordError
from alhambra.core.language import Said
from alhambra.core.plain import shown
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.outcome import Outcome, Timed
from alhambra.lab.arena.ratings import ratings
from alhambra.lab.arena.standing import clear_after, standings
from alhambra.lab.library import naming
from alhambra.lab.summary import Estimate

FORMAT: Final = 1
RESULTS: Final = json.dumps("results")


class Results:
    """The games of a contest so far. Everything but `seconds` is the same in every run."""

    def __init__(self, contest: Contest, command: str = "") -> None:
        self.contest = contest
        self.command = command
        self.outcomes: list[Outcome] = []
        self.decisions: Counter[str] = Counter()
        self.seconds: dict[str, float] = dict.fromkeys(contest.bots, 0.0)
        self.faults: list[tuple[int, str, Said]] = []  # the game, the bot and why it was not asked again; not stored

    def add(self, timed: Timed) -> None:
        """The next game."""
        self.outcomes.append(timed.outcome)
        self.faults += [(timed.outcome.number, bot, fault) for bot, fault in timed.faults]
        for seat, bot in enumerate(timed.outcome.lineup):
            self.decisions[self.contest.bots[bot]] += timed.decided[seat]
            self.seconds[self.contest.bots[bot]] += timed.seconds[seat]

    def first(self, games: int) -> Results:
        """The same contest with fewer games."""
        fewer = Results(self.contest, self.command)
        fewer.outcomes = self.outcomes[:games]
        fewer.decisions, fewer.seconds = self.decisions, self.seconds
        return fewer

    def called(self, names: Mapping[str, str]) -> Results:
        """The same contest with other names for some of its bots, to be shown."""
        other = Results(
            replace(self.contest, bots=tuple(names.get(bot, bot) for bot in self.contest.bots)), self.command
        )
        other.outcomes = self.outcomes
        other.decisions = Counter({names.get(bot, bot): count for bot, count in self.decisions.items()})
        other.seconds = {names.get(bot, bot): seconds for bot, seconds in self.seconds.items()}
        return other

    def to_text(self) -> str:
        """All of it, games one a line."""
        head = json.dumps(self._summary(), indent=1)[:-2]
        games = ",\n".join(json.dumps(_row(one), separators=(",", ":")) for one in self.outcomes)
        return f"{head},\n{RESULTS}:[\n{games}\n]}}\n"

    def _summary(self) -> dict[str, Any]:
        contest = self.contest
        return {
            "format": FORMAT,
            "command": self.command,
            "contest": identity(contest),
            "games": len(self.outcomes),
            "clear_after": clear_after(contest, self.outcomes),
            "bots": self._bots(),
        }

    def _bots(self) -> list[dict[str, Any]]:
        rated = ratings(self.contest, self.outcomes)
        rows: list[dict[str, Any]] = []
        for number, one in enumerate(standings(self.contest, self.outcomes)):
            row = {key: _plain(value) for key, value in asdict(one).items()}
            row["rating"] = _plain(asdict(rated[number])) if rated else None
            row["decisions"] = self.decisions[one.bot]
            row["seconds"] = round(self.seconds[one.bot], 3)
            rows.append(row)
        return rows


def identity(contest: Contest) -> dict[str, Any]:
    """What has to be the same for a contest to go on."""
    return {
        "config": contest.config.to_text(),
        "bots": list(contest.bots),
        "seed": contest.seed,
        "playouts": contest.budget.playouts,
        "seconds": contest.budget.seconds,
    }


def write_results(results: Results, path: Path) -> None:
    """All at once, so that an interruption leaves the file of before."""
    write_text(path, results.to_text())


def write_text(path: Path, text: str) -> None:
    """A whole file in the place of another."""
    with naming(path, "cannot-write"):
        new = path.with_name(f"{path.name}.new")
        with new.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        new.replace(path)


def check_writable(path: Path) -> None:
    """Refuse a file that could not be written, before anything is played for it."""
    with naming(path, "cannot-write"):
        if path.is_dir():
            raise IsADirectoryError(EISDIR, strerror(EISDIR))
        new = path.with_name(f"{path.name}.new")
        new.open("w", encoding="utf-8").close()
        new.unlink()


def read_results(path: Path, contest: Contest) -> Results:
    """What is stored of a contest; nothing if there is no such file. Another contest's file is refused."""
    results = Results(contest)
    if not path.exists():
        return results
    stored = _stored(path)
    _check_same(path, stored["contest"], identity(contest))
    try:
        results.outcomes = [_outcome(row) for row in stored["results"]]
        _take_times(results, stored["bots"])
    except (KeyError, TypeError):
        raise RecordError("arena-unreadable", path=str(path)) from None
    return results


def stored_seed(path: Path) -> str | None:
    """The seed of a contest in a file; none if there is no file."""
    return str(_stored(path)["contest"].get("seed")) if path.exists() else None


def _stored(path: Path) -> dict[str, Any]:
    with naming(path, "cannot-read"):
        data = path.read_bytes()
    try:
        stored = json.loads(data)
    except ValueError:
        stored = None
    if not isinstance(stored, dict) or not isinstance(stored.get("contest"), dict):
        raise RecordError("arena-unreadable", path=str(path))
    if stored.get("format") != FORMAT:
        raise RecordError("arena-format", path=str(path))
    return stored


def _check_same(path: Path, stored: Mapping[str, Any], asked: Mapping[str, Any]) -> None:
    for what, wanted in asked.items():
        if stored.get(what) != wanted:
            about = {"stored": shown(stored.get(what)), "asked": shown(wanted)}
            raise RecordError("arena-other", path=str(path), what=what, **about)


def _take_times(results: Results, rows: Iterable[Mapping[str, Any]]) -> None:
    for row in rows:
        results.decisions[row["bot"]] = row["decisions"]
        results.seconds[row["bot"]] = row["seconds"]


def _row(one: Outcome) -> dict[str, Any]:
    return {
        "game": one.number,
        "lineup": one.lineup,
        "scores": one.scores,
        "winners": one.winners,
        "decisions": one.decisions,
        "sources": one.sources,
    }


def _outcome(row: Mapping[str, Any]) -> Outcome:
    return Outcome(
        number=row["game"],
        lineup=tuple(row["lineup"]),
        scores=tuple(row["scores"]),
        winners=tuple(row["winners"]),
        decisions=row["decisions"],
        sources=tuple(row["sources"]),
    )


def _plain(value: Any) -> Any:
    """Numbers as they are read: no more digits than mean anything."""
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, Estimate):
        return _plain(asdict(value))
    return {key: _plain(one) for key, one in value.items()} if isinstance(value, dict) else value

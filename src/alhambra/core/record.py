"""The record of a game as one line of JSON, and back."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any, Final

from alhambra.core.chance import Outcome
from alhambra.core.config import FIRST, Config
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.plain import (
    read_fields,
    read_list,
    read_number,
    read_plain,
    read_text,
    read_texts,
    shown,
    write_plain,
)

FORMAT: Final = 2
OLDEST: Final = 1  # in which `rules` is one number for all parts, and that is 1
FIELDS: Final = (
    "format", "rules", "number", "config", "players", "seed", "chance", "actions", "events", "result",
)  # fmt: skip

_HEX: Final = re.compile("(?:[0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by seat."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        """Plain data."""
        return {"scores": list(self.scores), "winners": list(self.winners)}


@dataclass(frozen=True, slots=True)
class Record:
    """One game. `events` begins with those of the set-up, then come those of each action."""

    config: Config  # with the revision of the rules of each part
    players: tuple[str, ...]
    chance: tuple[Outcome, ...]
    actions: tuple[str, ...]
    events: tuple[list[dict[str, Any]], ...]
    result: Result | None = None  # none: the game is not finished
    seed: str | None = None
    number: int | None = None

    def to_line(self) -> str:
        """The record as one line of JSON, without a line break."""
        values = {
            "format": FORMAT,
            "rules": dict(self.config.rules or ()),
            "number": self.number,
            "config": self.config.to_json(),
            "players": self.players,
            "seed": self.seed,
            "chance": [[what, out.hex() if isinstance(out, bytes) else out] for what, out in self.chance],
            "actions": self.actions,
            "events": self.events,
            "result": None if self.result is None else self.result.to_json(),
        }
        return write_plain(values)

    @staticmethod
    def from_line(line: str) -> Record:
        """The record that a line holds. Whatever is missing, unknown or mistyped is refused by name."""
        data = _fields(read_plain(line))
        config, players = _config_and_players(data)
        record = Record(
            config=config,
            players=players,
            chance=_chance(data["chance"]),
            actions=read_texts("actions", data["actions"]),
            events=_events(data["events"]),
            result=_result(data["result"], config.seats),
            seed=None if data["seed"] is None else read_text("seed", data["seed"]),
            number=None if data["number"] is None else read_number("number", data["number"], 0),
        )
        if len(record.events) != len(record.actions) + 1:
            raise RecordError("wrong-events", lists=len(record.events), actions=len(record.actions))
        return record


def _fields(data: Any) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise RecordError("no-record", known=FIELDS)
    if "format" in data and (type(data["format"]) is not int or not OLDEST <= data["format"] <= FORMAT):
        raise RecordError("unknown-format", value=shown(data["format"]), oldest=OLDEST, newest=FORMAT)
    return read_fields(data, FIELDS)


def _config_and_players(data: dict[str, Any]) -> tuple[Config, tuple[str, ...]]:
    rules = _rules(data["format"], data["rules"])
    try:
        config = replace(Config.from_json(data["config"]), rules=rules)
    except AlhambraError as error:
        raise RecordError("wrong-config", error=error.said) from None
    players = read_texts("players", data["players"])
    if len(players) != config.seats:
        raise RecordError("wrong-players", count=len(players), seats=config.seats)
    return config, players


def _rules(format_: int, value: Any) -> tuple[tuple[str, int], ...]:
    if format_ == OLDEST:
        if read_number("rules", value, FIRST) != FIRST:
            raise RecordError("wrong-rules", value=shown(value), format=OLDEST, revision=FIRST)
        return ()
    if not isinstance(value, dict):
        raise RecordError("no-rules", value=shown(value))
    return tuple((part, read_number(f"rules.{part}", number, FIRST)) for part, number in value.items())


def _chance(value: Any) -> tuple[Outcome, ...]:
    return tuple(_outcome(f"chance[{index}]", outcome) for index, outcome in enumerate(read_list("chance", value)))


def _outcome(field: str, value: Any) -> Outcome:
    if isinstance(value, list) and len(value) == 2 and isinstance(value[0], str):
        name, out = value
        if type(out) is int:
            return name, out
        if isinstance(out, str) and _HEX.fullmatch(out):
            return name, bytes.fromhex(out)
    raise RecordError("no-outcome", field=field, value=shown(value))


def _events(value: Any) -> tuple[list[dict[str, Any]], ...]:
    for index, events in enumerate(read_list("events", value)):
        for at, event in enumerate(read_list(f"events[{index}]", events)):
            if not isinstance(event, dict) or not isinstance(event.get("event"), str):
                raise RecordError("no-event", field=f"events[{index}][{at}]", value=shown(event))
    return tuple(value)


def _result(value: Any, seats: int) -> Result | None:
    if value is None:
        return None
    if not isinstance(value, dict) or set(value) != {"scores", "winners"}:
        raise RecordError("no-result", value=shown(value))
    scores, winners = (read_list(f"result.{name}", value[name]) for name in ("scores", "winners"))
    if len(scores) != seats or not all(type(points) is int for points in scores):
        raise RecordError("wrong-scores", value=shown(scores))
    if not all(type(seat) is int and 0 <= seat < seats for seat in winners) or winners != sorted(set(winners)):
        raise RecordError("wrong-winners", value=shown(winners))
    return Result(tuple(scores), tuple(winners))

"""The lines that we and a program exchange, each a JSON object. `docs/bots.md` describes them.

- `start` says what is played, on which seat and with which seed; the answer has `protocol` and `memory`.
- `decide` has the legal words and the view; the answer has a `word`.
- `over` is the last line.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from alhambra.bots.bot import Budget
from alhambra.core.config import Config
from alhambra.core.errors import AlhambraError, ConfigError
from alhambra.core.plain import read_list, read_number, read_plain, read_text, read_texts, write_plain
from alhambra.wire import View, read_view, write_view

PROTOCOL: Final = 1
OVER: Final = write_plain({"type": "over"})


class Start(NamedTuple):
    """The first line for a program. Its config names the revision of every part of the rules."""

    config: Config
    seat: int
    seed: str
    budget: Budget

    def to_line(self) -> str:
        return write_plain(
            {
                "type": "start",
                "protocol": PROTOCOL,
                "config": self.config.to_json(),
                "rules": dict(self.config.rules or ()),
                "seat": self.seat,
                "seed": self.seed,
                "budget": of_budget(self.budget),
            }
        )


class Decide(NamedTuple):
    """A decision; `budget` if it has changed."""

    view: View
    legal: Sequence[str]
    budget: Budget | None = None

    def to_line(self) -> str:
        budget = "" if self.budget is None else f'"budget":{write_plain(of_budget(self.budget))},'
        return f'{{"type":"decide",{budget}"legal":{write_plain(self.legal)},"view":{write_view(self.view)}}}'


def of_budget(budget: Budget) -> dict[str, float | None]:
    """How much the bot may think about a decision; null: as much as it likes."""
    return {"playouts": budget.playouts, "seconds": budget.seconds}


def asked(line: str) -> Start | Decide | None:
    """The request in a line; none if the game is over. An invalid line raises `ConfigError`."""
    try:
        data = read_plain(line)
        kind = data.get("type") if isinstance(data, dict) else None
        if kind == "over":
            return None
        if kind not in ("start", "decide"):
            raise ConfigError("line-of-no-kind")
        return _start(data) if kind == "start" else _decide(data)
    except AlhambraError:
        raise
    except (KeyError, TypeError, ValueError) as error:
        raise ConfigError("line-unreadable", error=str(error)) from None


def _start(data: dict[str, Any]) -> Start:
    if data["protocol"] != PROTOCOL:
        raise ConfigError("line-of-other-protocol", theirs=json.dumps(data["protocol"]), ours=PROTOCOL)
    rules = tuple((part, read_number(part, number, 1)) for part, number in dict(data["rules"]).items())
    config = replace(Config.from_json(data["config"]), rules=rules)
    return Start(config, read_number("seat", data["seat"], 0), read_text("seed", data["seed"]), _budget(data["budget"]))


def _decide(data: dict[str, Any]) -> Decide:
    budget = _budget(data["budget"]) if "budget" in data else None
    return Decide(read_view(data["view"]), read_texts("legal", read_list("legal", data["legal"])), budget)


def _budget(data: dict[str, Any]) -> Budget:
    return Budget(data["playouts"], data["seconds"])

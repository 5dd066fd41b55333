"""What earlier versions have stored, in `tests/records/`: games, positions, and the tables of a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from alhambra import Seeded, legal, parse_word, position, word
from alhambra.server.table.table import Table

RECORDS = Path(__file__).parents[1] / "records"
FIRST = RECORDS / "revision-1"  # made by the first revision of all rules; see its README
HOSTED = RECORDS / "hosted"  # what that does not have; see its README


@dataclass(frozen=True, slots=True)
class Stored:
    """A position, what it is, what was legal in it, and how `play_on` ended from there."""

    what: str
    line: str
    words: list[str]
    points: list[int]

    @property
    def config(self) -> str:
        return self.line.partition(" ")[0]

    @property
    def box(self) -> str:
        return self.config.partition("/")[0]

    def value(self, name: str) -> str:
        """One of the words `name=value` of the position."""
        return next(part for part in self.line.split() if part.startswith(f"{name}=")).partition("=")[2]


def stored_positions() -> Iterator[Stored]:
    """The positions of the first revision."""
    for line in (FIRST / "positions.txt").read_text("utf-8").splitlines():
        what, position, words, points = line.split("\t")
        yield Stored(what, position, words.split(), [int(one) for one in points.split()])


def stored_tables(folder: Path = FIRST) -> list[dict[str, Any]]:
    """What is known of the tables in the backup of a folder."""
    tables: list[dict[str, Any]] = json.loads((folder / "tables.json").read_text("utf-8"))
    return tables


def content(table: Table) -> dict[str, Any]:
    """What a table knows, as it is written beside the backup."""
    turn, settings = table.turn, table.settings
    return {
        "seq": table.seq,
        "stage": table.stage,
        "mover": table.mover,
        "bot": table.bot_to_move,
        "seats": [seat.bot or seat.name for seat in table.seats],
        "stand_ins": table.stand_ins,
        "thought": table.thought,
        "turn_since": table.turn_since,
        "rematch": table.rematch,
        "settings": {name: getattr(settings, name) for name in ("counts", "open_hands", "stand_in_after")},
        "committed": None if turn is None else position(turn.committed),
        "position": None if turn is None else position(turn.state),
        "tried": [] if turn is None else [word(turn.state, action) for action in turn.actions],
        "undone": [] if turn is None else [word(turn.state, action) for action in turn.undone],
    }


def words_in(state: Any) -> list[str]:
    """The legal actions as words, in the order of the alphabet."""
    return sorted(word(state, action) for action in legal(state))


def play_on(state: Any, seed: str) -> list[int]:
    """Play at random to the end, always the same game for a seed; the points of the seats."""
    game, chance = state.game, Seeded(seed)
    while game.waiting(state) or state.actor is not None:
        if game.waiting(state):
            game.commit(state, chance)
        else:
            words = words_in(state)
            action = parse_word(state, words[chance.number(len(words))])
            game.play(state, game.code(state, action), chance)
    points: list[int] = game.points(state)
    return points

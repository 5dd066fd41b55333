"""Whole games over a real WebSocket by a client that knows no box and no module: `ask-legal` is all it asks.

`python -m tests.blind --rounds 5` plays every box, every module and random sets of them; `tests/server` plays a few.
"""

from __future__ import annotations

import argparse
import random
import sys
from dataclasses import dataclass
from typing import Any

from alhambra import BOXES
from tests.support.servers import Line, Running, running
from tests.support.sets import legal_sets
from tests.support.tables import new_id, secret_of

NAMES = ("Anna", "Boris", "Carla", "Dario", "Elena", "Farid")


@dataclass(frozen=True)
class Plan:
    """What is to be played."""

    box: str
    seats: int
    modules: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()


def plans(dice: random.Random) -> list[Plan]:
    """Every box, each module alone, and everything that goes together, with options by chance."""
    made = []
    for box in BOXES.values():
        sets = legal_sets(box.name)
        for chosen in [*(one for one in sets if len(one) < 2), max(sets, key=len), dice.choice(sets)]:
            options = () if box.seats[0] == 1 else tuple((name, dice.choice(box.options[name])) for name in box.options)
            made.append(Plan(box.name, dice.randint(box.seats[0], min(4, box.seats[1])), chosen, options))
    return made


class BlindPlayer:
    """All players of a table on one connection. It knows the protocol, and not a word of any game."""

    def __init__(self, line: Line, dice: random.Random) -> None:
        self._line = line
        self._dice = dice
        self.info: dict[str, Any] = {}
        self.played = 0

    def greet(self, table: str, seats: int) -> None:
        secrets = [secret_of(name) for name in NAMES[:seats]]
        self._line.send({"type": "hello", "table": table, "secrets": secrets})
        for _ in range(seats):
            self.info = self._line.until("update")["info"]

    def play(self) -> None:
        """To the end."""
        while self.info["stage"] == "playing":
            seat = self.info["actor"]
            self._line.send({"type": "ask-legal", "ask": self.played, "seat": seat})
            actions = self._until("legal")["actions"]
            if actions:
                self._order({"type": "play", "seat": seat, "action": self._dice.choice(actions)})
                self.played += 1
            else:
                self._order({"type": "commit", "seat": seat})

    def _order(self, command: dict[str, Any]) -> None:
        self._line.send({**command, "id": new_id()})
        answer = self._until("done", "failed")
        assert answer["type"] == "done", answer

    def _until(self, *kinds: str) -> dict[str, Any]:
        while (message := self._line.receive())["type"] not in kinds:
            if message["type"] == "update":
                self.info = message["info"]
        return message


def play(server: Running, plan: Plan, dice: random.Random) -> int:
    """Play a whole game; how many actions it took."""
    people = [{"kind": "person", "name": name, "secret": secret_of(name)} for name in NAMES[: plan.seats]]
    game = {"box": plan.box, "modules": list(plan.modules), "options": dict(plan.options)}
    body = {"id": new_id().ljust(22, "-"), "seats": people, "game": game}
    table = server.http("POST", "/api/tables", json=body).json()["table"]
    with server.line() as line:
        player = BlindPlayer(line, dice)
        player.greet(table, plan.seats)
        player.play()
    assert player.info["stage"] == "over"
    return player.played


def main() -> int:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", type=int, default=random.randrange(10**6))
    given = parser.parse_args()
    dice = random.Random(given.seed)
    print(f"seed {given.seed}")
    with running() as server:
        for _ in range(given.rounds):
            for plan in plans(dice):
                print(f"{plan}: {play(server, plan, dice)} actions", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())

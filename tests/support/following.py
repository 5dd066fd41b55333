"""A game of a real table again: what its browser was sent is found, and compared under other secrets."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from alhambra.server.live.peers import encoded
from alhambra.server.protocol import messages as m
from alhambra.server.table.log import AnyEntry, Began, Committed, Created, Luck, Played, TakenBack
from tests.support.tables import new_id
from tests.support.traffic import Traffic

TAKEN_BACK: Final[dict[str, Callable[[str, int], m.Command]]] = {"undo": m.Undo, "redo": m.Redo, "restart": m.Restart}
_questions: msgspec.json.Decoder[m.Ask] = msgspec.json.Decoder(m.Ask)


class Following:
    """What a browser heard and asked, in order, at the table whose log this is. Bots are people here: what is sent of
    the game is the same."""

    def __init__(self, log: Sequence[AnyEntry], seed: int, seats: Sequence[int] = (0,)) -> None:
        """`seats` are those of the browser."""
        created, began, *self.rest = log
        assert isinstance(created, Created) and isinstance(began, Began)
        self.traffic = Traffic(created.game, len(created.seats), created.settings, seed, began.luck)
        self.traffic.viewers = tuple(seats)
        self.heard: dict[tuple[int, int], list[Mapping[str, Any]]] = defaultdict(list)

    def hear(self, messages: Iterable[Mapping[str, Any]]) -> None:
        """What the browser was sent of the game."""
        for one in messages:
            if one["type"] == "update" and one["game"] is not None:
                self.heard[one["seq"], one["tried"]].append(one)

    def ask(self, questions: Iterable[tuple[tuple[int, int], str]]) -> None:
        """What it asked, and after which entry."""
        asked: dict[tuple[int, int], list[m.Ask]] = defaultdict(list)
        for known, text in questions:
            asked[known].append(_questions.decode(text))
        self.traffic.asked = asked

    async def go(self) -> Traffic:
        self._find()
        for entry in self.rest:
            await self.traffic.step(*_command(entry))
            self._find()
        assert self.traffic.side.live.table.stage == "over"
        assert self.traffic.tally.seen == sum(map(len, self.heard.values()))
        return self.traffic

    def _find(self) -> None:
        """What was sent is what is compared here: the game, and what the log says of it."""
        live = self.traffic.side.live
        for one in self.heard.get((live.table.told, live.table.tried), ()):
            since = one["log"][0]["seq"] - 1 if one["log"] else live.table.told
            again = json.loads(encoded(live.update(one["seat"], since)))
            assert again["game"] == one["game"], f"another game after entry {one['seq']}"
            assert _events(again) == _events(one), f"another log after entry {one['seq']}"
            self.traffic.tally.seen += 1


def _events(update: Mapping[str, Any]) -> list[Any]:
    return [entry.get("events") for entry in update["log"]]


def _command(entry: AnyEntry) -> tuple[m.Command, int, list[Luck]]:
    match entry:
        case Played():
            return m.Play(new_id(), entry.seat, entry.action), entry.seat, entry.luck
        case TakenBack():
            return TAKEN_BACK[entry.how](new_id(), entry.seat), entry.seat, []
        case Committed():
            return m.Commit(new_id(), entry.seat), entry.seat, entry.luck
        case _:
            raise AssertionError(f"{entry} is not of the game")

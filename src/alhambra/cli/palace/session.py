"""A palace game in the terminal: how it is told, and how it ends."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from alhambra import Config, score
from alhambra.bots import Bot
from alhambra.cli.messages import player
from alhambra.cli.palace.board import draw
from alhambra.cli.palace.report import report
from alhambra.cli.palace.scores import account
from alhambra.cli.palace.sentences import note_types, sentence_of
from alhambra.cli.saying import neutral, say
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, Session
from alhambra.palace.events import TurnBegan
from alhambra.palace.views import View


class PalaceSession(Session[View]):
    """Its log remembers which types the tiles have got."""

    before_bots = "\n"

    def __init__(self, config: Config, seed: str, bots: Mapping[int, Bot], screen: Screen) -> None:
        self._types: dict[str, str] = {}  # of the tiles, as far as the log tells
        super().__init__(config, seed, bots, screen)

    def _all_names(self, seats: Sequence[str]) -> tuple[str, ...]:
        return (*seats, *([] if self.seen().neutral is None else [neutral()]))

    def parts(self) -> Iterable[str]:
        return self.seen().modules

    def report(self, events: Sequence[Any], before: View) -> Iterable[str]:
        return report(events, self.names, before.types)

    def _sentence(self, event: Any) -> str:
        text = say("your-turn") if event == TurnBegan(PERSON) else sentence_of(event, self.names, self._types)
        note_types(event, self._types)
        return text

    def closing(self) -> str:
        points = account(score(self.state), self.names)
        return f"{draw(self.seen(), self.names)}\n\n{points}\n\n{self._outcome()}"

    def _outcome(self) -> str:
        winners = self.state.game.winners(self.state)
        points = self.state.game.points(self.state)[winners[0]]
        if winners == [PERSON]:
            return say("you-win", points=points)
        others = [player(self.names[seat]) for seat in winners]
        return say("others-win", winners=others, count=len(winners), points=points)

"""One sheet game in the terminal: a person, perhaps bots, and everything that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from alhambra import BOXES, Config, Seeded, Turn, copy, legal, open_game, view
from alhambra.bots import Bot
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, PLAYER
from alhambra.cli.sheet_telling import player_names, story, tell
from alhambra.core.records import Record, Recorder
from alhambra.sheet.views import View

BOX: Final = "roll-and-write"


class SheetSession:
    """The game, its players and its log. `turn` holds the state, and what can still be taken back."""

    def __init__(self, config: Config, seed: str, bots: Mapping[int, Bot], screen: Screen) -> None:
        self.config = config
        self.seed = seed
        self.bots = bots
        self.screen = screen
        self.log: list[str] = []
        self.played: list[Any] = []  # the actions of all committed turns
        chance = Seeded(seed)
        events: list[Any] = []
        self.turn = Turn(open_game(config).new(chance, events), chance)
        seats = ["You", *(f"{bot.name} {seat}" for seat, bot in bots.items())]
        self.names = player_names(seats, self.seen().players)
        self._write_down(events)

    @property
    def state(self) -> Any:
        """The game as it stands, with the tentative actions."""
        return self.turn.state

    def seen(self) -> View:
        """The table, of which nothing is hidden."""
        seen: View = view(self.state, PERSON)
        return seen

    def play_bot(self) -> None:
        """A bot plays until dice are rolled, and it is told."""
        events: list[Any] = []
        while not self.turn.ready:
            seat = self.state.actor
            events += self.turn.play(self.bots[seat].choose(view(self.state, seat), legal(self.state)))
        self.screen.show("\n".join(story(events, self.names)))
        self.commit()

    def commit(self) -> None:
        """Roll the dice, or pass them on, and tell what it brings."""
        for text in story(self._commit(), self.names):
            self.screen.show(text)

    def _commit(self) -> list[Any]:
        state = copy(self.turn.committed)
        events: list[Any] = []
        for action in self.turn.actions:
            state.game.play(state, state.game.code(state, action), None, events)
        self._write_down(events)
        self.played += self.turn.actions
        events = self.turn.commit()
        self._write_down(events)
        return events

    def again(self, actions: Sequence[str]) -> None:
        """Play stored actions; raises `AlhambraError` at one that is not allowed."""
        for word in actions:
            self.turn.play(self.state.game.parse_word(word))
            if self.turn.ready:
                self._commit()

    def record(self) -> Record:
        """Everything committed, as `alhambra verify` and `alhambra replay` read it."""
        players = [self.bots[seat].name if seat in self.bots else PLAYER for seat in range(self.config.seats)]
        rules = BOXES[self.config.box].revision
        recorder = Recorder(open_game(self.config), Seeded(self.seed), rules, players, self.seed)
        for action in self.played:
            recorder.play(action)
        return recorder.record()

    def _write_down(self, events: Sequence[Any]) -> None:
        self.log += [tell(event, self.names) for event in events]

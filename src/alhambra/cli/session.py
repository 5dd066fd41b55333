"""One game in the terminal: a person, bots, and everything that happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from alhambra import BOXES, Config, RecordError, Seeded, Turn, copy, legal, open_game, view
from alhambra.bots import Bot
from alhambra.cli.screen import Screen
from alhambra.cli.story import story
from alhambra.cli.telling import note_types, tell
from alhambra.core.records import Record, Recorder
from alhambra.lab.library import read_records
from alhambra.palace.events import TurnBegan
from alhambra.palace.views import View

PERSON: Final = 0  # the seat of the person
PLAYER: Final = "person"  # as records call them


class Session:
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
        self.began = self.turn.committed  # the game when the turn began
        self._types: dict[str, str] = {}  # of the tiles, as far as the log tells
        neutral = [] if self.seen().neutral is None else ["neutral"]
        self.names = ("You", *(f"{bot.name} {seat}" for seat, bot in bots.items()), *neutral)
        self._write_down(events)

    @property
    def state(self) -> Any:
        """The game as it stands, with the tentative actions."""
        return self.turn.state

    def seen(self) -> View:
        """The table as the person may see it."""
        seen: View = view(self.state, PERSON)
        return seen

    def play(self, action: Any) -> list[Any]:
        """Carry out an action tentatively; for good, with all before it, if something is drawn for it."""
        if not self.state.game.barrier(self.state, action):
            return self.turn.play(action)
        earlier, actions = self._events_of_turn(), [*self.turn.actions, action]
        events = self.turn.play(action)
        self._write_down([*earlier, *events])
        self.played += actions
        return events

    def play_bot(self) -> None:
        """A bot plays its turn, and it is told."""
        types = self.seen().types
        events: list[Any] = []
        while not self.turn.ready:
            seat = self.state.actor
            events += self.play(self.bots[seat].choose(view(self.state, seat), legal(self.state)))
        self.screen.show("\n" + "\n".join(story(for_person(events), self.names, types)))
        self.commit()

    def commit(self) -> None:
        """End the turn for good and tell what it brings."""
        types = self.seen().types
        for text in story(for_person(self._commit()), self.names, types):
            self.screen.show(text)

    def _commit(self) -> list[Any]:
        self._write_down(self._events_of_turn())
        self.played += self.turn.actions
        events = self.turn.commit()
        self.began = self.turn.committed
        self._write_down(events)
        return events

    def _events_of_turn(self) -> list[Any]:
        """The turn from its beginning, without what was taken back."""
        state = copy(self.turn.committed)
        events: list[Any] = []
        for action in self.turn.actions:
            state.game.play(state, state.game.code(state, action), None, events)
        return events

    def again(self, actions: Sequence[str]) -> None:
        """Play stored actions; raises `AlhambraError` at one that is not allowed."""
        for word in actions:
            self.play(self.state.game.parse_word(word))
            if self.turn.ready:
                self._commit()

    def record(self) -> Record:
        """Every committed turn, as `alhambra verify` and `alhambra replay` read it."""
        rules = BOXES[self.config.box].revision
        players = [self.bots[seat].name if seat in self.bots else PLAYER for seat in range(self.config.seats)]
        recorder = Recorder(open_game(self.config), Seeded(self.seed), rules, players, self.seed)
        for action in self.played:
            recorder.play(action)
        return recorder.record()

    def _write_down(self, events: Sequence[Any]) -> None:
        for event in for_person(events):
            yours = event == TurnBegan(PERSON)
            self.log.append("Your turn." if yours else tell(event, self.names, self._types))
            note_types(event, self._types)


def for_person(events: Sequence[Any]) -> list[Any]:
    """The events as the person may see them."""
    seen = [event.for_seat(PERSON) for event in events]
    return [event for event in seen if event is not None]


def saved_game(path: Path) -> Record:
    """The record that `Session.record` made and a file holds."""
    for _, record in read_records(path):
        if record.seed is not None and record.number is None and record.players[PERSON] == PLAYER:
            return record
        break
    raise RecordError(f"'{path}' holds no game that was saved in 'alhambra play'.")


def is_saved_game(path: Path) -> bool:
    """Whether a file can be overwritten by a later stage of a game."""
    try:
        return bool(saved_game(path).players)
    except RecordError:
        return False

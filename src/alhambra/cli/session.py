"""One game in the terminal, whatever its box: a person, perhaps bots, and everything that happened."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from alhambra import Chance, Config, RecordError, Seeded, Turn, copy, legal, open_game, view
from alhambra.bots import Bot
from alhambra.cli.programs import fallen, labels
from alhambra.cli.saying import you
from alhambra.cli.screen import Screen
from alhambra.core.records import Record, Recorder
from alhambra.lab.library import read_records

PERSON: Final = 0  # the seat of the person
PLAYER: Final = "person"  # as records call them
V = TypeVar("V")


class Session(ABC, Generic[V]):
    """The game, its players and its log. `turn` holds the state, and what can still be taken back.

    `V` is what a view of the game is.
    """

    before_bots: ClassVar[str] = ""  # what stands before the turn of a bot

    def __init__(self, config: Config, seed: str, bots: Mapping[int, Bot], screen: Screen) -> None:
        self.config = config
        self.seed = seed
        self.bots = bots
        self.screen = screen
        self.log: list[str] = []
        self.played: list[Any] = []  # the actions of all committed turns
        chance = self._chance()
        events: list[Any] = []
        self.turn = Turn(open_game(config).new(chance, events), chance)
        self.began = self.turn.committed  # the game when the turn began
        self.names = self._all_names([self._name(seat) for seat in range(config.seats)])
        self._write_down(events)

    def _chance(self) -> Chance:
        """The luck of the seed."""
        return Seeded(self.seed)

    @abstractmethod
    def _all_names(self, seats: Sequence[str]) -> tuple[str, ...]:
        """The names of the seats and of whoever plays besides."""

    @abstractmethod
    def parts(self) -> Iterable[str]:
        """The parts of the game, by the names that the notes about them have."""

    @abstractmethod
    def report(self, events: Sequence[Any], before: V) -> Iterable[str]:
        """The texts that tell events; `before` is the table before the first of them."""

    @abstractmethod
    def _sentence(self, event: Any) -> str:
        """An event in the log."""

    @abstractmethod
    def closing(self) -> str:
        """The table when the game is over, and who won."""

    def _name(self, seat: int) -> str:
        if seat not in self.bots:
            return you()
        name = self.bots[seat].name
        name = labels(bot.name for bot in self.bots.values()).get(name, name)
        return name if self.config.seats == 1 else f"{name} {seat}"

    @property
    def state(self) -> Any:
        """The game as it stands, with the tentative actions."""
        return self.turn.state

    def seen(self) -> V:
        """The table as the person may see it."""
        seen: V = view(self.state, PERSON)
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
        before = self.seen()
        events: list[Any] = []
        while not self.turn.ready:
            seat = self.state.actor
            events += self.play(self._chosen(seat))
        self.screen.show(self.before_bots + "\n".join(self.report(for_person(events), before)))
        self.commit()

    def _chosen(self, seat: int) -> Any:
        bot = self.bots[seat]
        played_on = bot.fault is None
        chosen = bot.choose(view(self.state, seat, bot.remembers), legal(self.state))
        if played_on and bot.fault is not None:
            self.screen.show(fallen(bot.name, bot.fault))
        return chosen

    def commit(self) -> None:
        """End the turn for good and tell what it brings."""
        before = self.seen()
        for text in self.report(for_person(self._commit()), before):
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
        players = [self.bots[seat].name if seat in self.bots else PLAYER for seat in range(self.config.seats)]
        recorder = Recorder(open_game(self.config), self._chance(), players, self.seed)
        for action in self.played:
            recorder.play(action)
        return recorder.record()

    def _write_down(self, events: Sequence[Any]) -> None:
        self.log += [self._sentence(event) for event in for_person(events)]


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
    raise RecordError("holds-no-saved-game", file=str(path))


def is_saved_game(path: Path) -> bool:
    """Whether a file can be overwritten by a later stage of a game."""
    try:
        return bool(saved_game(path).players)
    except RecordError:
        return False

"""Games written down while they are played, and played again from what was written.

Showing a record needs its events only. `verify` plays it again and finds every difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from alhambra.core.chance import Chance, Recording, Scripted
from alhambra.core.contract import Game
from alhambra.core.errors import AlhambraError, RecordError
from alhambra.core.language import Said
from alhambra.core.plain import difference, plain, refuse_unfit, shown
from alhambra.core.play import apply
from alhambra.core.record import Record, Result
from alhambra.core.refusal import Refused

__all__ = ["Record", "Recorder", "Result", "replay", "verify"]


class Recorder:
    """A game of any box, played through the checked door and written down on the way."""

    def __init__(
        self,
        game: Game,
        chance: Chance,
        players: Sequence[str],
        seed: str | None = None,
        number: int | None = None,
    ) -> None:
        if len(players) != game.config.seats:
            raise RecordError("players-for-seats", players=len(players), seats=game.config.seats)
        for text in (*players, seed or ""):
            refuse_unfit(text)
        self.game = game
        self.chance = Recording(chance)
        events: list[Any] = []
        self.state: Any = game.new(self.chance, events)
        self._actions: list[str] = []
        self._events = [_plain_events(events)]
        self._head = (tuple(players), seed, number)

    def play(self, action: Any) -> list[Any]:
        """Carry out an action and say what happened; raises `Refused` and changes nothing if it is not allowed."""
        events = apply(self.state, action, self.chance)
        self._actions.append(self.game.word(action))
        self._events.append(_plain_events(events))
        return events

    def record(self) -> Record:
        """The game so far; its result is none while it goes on."""
        players, seed, number = self._head
        return Record(
            config=self.game.config,
            players=players,
            chance=tuple(self.chance.outcomes),
            actions=tuple(self._actions),
            events=tuple(self._events),
            result=_result_of(self.game, self.state),
            seed=seed,
            number=number,
        )


def replay(record: Record, game: Game, upto: int | None = None) -> Any:
    """The state after so many actions, or after all: the stored actions with the stored luck, each checked."""
    last = len(record.actions) if upto is None else upto
    if not 0 <= last <= len(record.actions):
        raise RecordError("no-such-action", number=last, count=len(record.actions))
    steps = _steps(record, game, Scripted(list(record.chance)))
    return next(state for number, state, _ in steps if number == last)


def verify(record: Record, game: Game) -> None:
    """Play a record again; raises `RecordError` with the first difference."""
    script = Scripted(list(record.chance))
    result = None
    for number, state, events in _steps(record, game, script):
        _compare(_where(record, number), record.events[number], _plain_events(events))
        result = _result_of(game, state)
    if script.left:
        name = record.chance[-script.left][0]
        raise RecordError("outcomes-left", count=script.left, name=name)
    stored, made = (None if one is None else one.to_json() for one in (record.result, result))
    if found := difference(stored, made, "result"):
        raise RecordError("result-differs", path=found.path, stored=found.stored, made=found.made)


def _steps(record: Record, game: Game, script: Scripted) -> Iterator[tuple[int, Any, list[Any]]]:
    """The number of actions played, the state and the events, after the set-up and after each action."""
    if record.config.to_text() != game.config.to_text():
        raise RecordError("record-of-other-game", stored=record.config.to_text(), asked=game.config.to_text())
    events: list[Any] = []
    number = 0
    try:
        state = game.new(script, events)
        yield number, state, events
        for number, word in enumerate(record.actions, 1):
            action = game.parse_word(word)
            if game.word(action) != word:
                raise RecordError("action-is-written", word=game.word(action))
            yield number, state, apply(state, action, script)
    except Refused as refused:
        raise RecordError("action-refused", where=_where(record, number), error=refused.said) from None
    except AlhambraError as error:
        raise RecordError("action-wrong", where=_where(record, number), error=error.said) from None


def _where(record: Record, number: int) -> Said:
    if not number:
        return Said("at-set-up")
    return Said("at-action", {"number": number, "action": record.actions[number - 1]})


def _compare(where: Said, stored: list[dict[str, Any]], made: list[dict[str, Any]]) -> None:
    for index, (one, other) in enumerate(zip(stored, made), 1):
        found = difference(one, other)
        if found:
            path, one_side, other_side = found
            raise RecordError(
                "event-differs",
                where=where,
                index=index,
                event=other["event"],
                whole="no" if path else "yes",
                path=path,
                stored=one_side,
                made=other_side,
            )
    index = min(len(stored), len(made))
    if len(stored) > index:
        raise RecordError("event-does-not-come-out", where=where, index=index + 1, event=shown(stored[index]))
    if len(made) > index:
        raise RecordError("event-is-not-stored", where=where, index=index + 1, event=shown(made[index]))


def _plain_events(events: list[Any]) -> list[dict[str, Any]]:
    return [plain(event.to_json()) for event in events]


def _result_of(game: Game, state: Any) -> Result | None:
    if state.actor is not None:
        return None
    return Result(tuple(game.points(state)), tuple(game.winners(state)))

"""Events tell a game without the rules, and records bring it back."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import Seeded, apply, view
from alhambra.core.record import Record
from alhambra.core.records import Recorder, replay, verify
from alhambra.sheet import events as told
from alhambra.sheet.squares import TYPES, parse_square, square_words
from tests.support.sheets import VARIANTS, Options, Player, game_of


class Replayer:
    """Sheets, coins, dice and scores, from events alone."""

    def __init__(self, seats: int, players: int) -> None:
        self.built = [0] * seats
        self.coins = [3] * seats
        self.counts = [[0] * 6 for _ in range(players)]
        self.scores = [0] * players
        self.turn: int | None = None
        self.dice: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
        self.winners: tuple[int, ...] = ()

    def show(self, events: list[Any]) -> None:
        for event in events:
            self._sheet(event)
            self._table(event)

    def _sheet(self, event: Any) -> None:
        match event:
            case told.Founded(seat, square, type_):
                self._build(seat, square, type_, 0)
            case told.Built(seat, square, type_, coins):
                self._build(seat, square, type_, coins)
            case told.Earned(seat, _, coins):
                self.coins[seat] += coins
            case told.Changed(seat, coins, yellow, blue):
                self.coins[seat] -= coins
                self.dice = (yellow, blue)

    def _build(self, seat: int, square: str, type_: str, coins: int) -> None:
        self.built[seat] |= 1 << parse_square(square)
        self.counts[seat][TYPES.index(type_)] += 1
        self.coins[seat] -= coins

    def _table(self, event: Any) -> None:
        match event:
            case told.Ticked(player, type_):
                self.counts[player][TYPES.index(type_)] += 1
            case told.TurnBegan(seat, _, yellow, blue):
                self.turn, self.dice = seat, (yellow, blue)
            case told.Rolled(_, yellow, blue) if len(yellow) == 2:
                self.dice = (yellow, blue)
            case told.Awarded(_, gains, scores) | told.Scored(gains, scores):
                for gain in gains:
                    self.scores[gain.player] += gain.points
                assert tuple(self.scores) == scores
            case told.GameOver(winners):
                self.turn, self.winners = None, winners


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("style", ["any kind", "one type"])
def test_events_tell_the_whole_game(seats: int, options: Options, style: str) -> None:
    game = game_of(seats, options)
    chance, player = Seeded("events"), Player("events", style)
    events: list[Any] = []
    state = game.new(chance, events)
    shown = Replayer(seats, int(game.kit.players))
    shown.show(events)
    while state.actor is not None:
        code = player.choose(state, game.codes(state))
        events = apply(state, game.action(state, code), chance)
        assert all(event.for_seat(0) is event and event.to_json()["event"] for event in events)
        shown.show(events)
        seen = view(state, None)
        assert [square_words(built) for built in shown.built] == [sheet.built for sheet in seen.sheets]
        assert shown.coins == [sheet.coins for sheet in seen.sheets]
        assert shown.counts == [list(sheet.counts) for sheet in seen.sheets] + [list(row) for row in seen.ticks]
        assert tuple(shown.scores) == seen.scores
        if state.actor is not None:
            assert shown.turn == state.actor
            assert shown.dice == (seen.sheets[seen.turn].yellow, seen.sheets[seen.turn].blue)
    assert shown.turn is None
    assert [winner for winner in shown.winners if winner < seats] == game.winners(state)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_a_record_brings_the_game_back(seats: int, options: Options) -> None:
    game = game_of(seats, options)
    recorder = Recorder(game, Seeded("record"), ["somebody"] * seats)
    player = Player("record", "one type")
    while recorder.state.actor is not None:
        code = player.choose(recorder.state, game.codes(recorder.state))
        recorder.play(game.action(recorder.state, code))
    record = Record.from_line(recorder.record().to_line())
    verify(record, game)
    assert game.position(replay(record, game)) == game.position(recorder.state)

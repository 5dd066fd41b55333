"""Events say everything that happened: a table that only hears them shows the same as the state."""

from __future__ import annotations

import json
from typing import Any

import pytest

from alhambra import Seeded
from alhambra.core.event import Event
from alhambra.palace import events as told
from tests.clauses import clause
from tests.support.builders import deal, game_of, say, script, table
from tests.support.plain import plain
from tests.support.play import STYLES, Player
from tests.support.replayer import Replayer


@pytest.mark.parametrize(
    ("seats", "style"), [(2, "any kind"), (2, "buy and lay"), *[(seats, STYLES[seats % 3]) for seats in range(3, 7)]]
)
def test_events_alone_show_the_whole_game(seats: int, style: str) -> None:
    game, chance, player, replayer = game_of(seats), Seeded(f"{seats}"), Player(seats, style), Replayer(seats)
    events: list[Any] = []
    state = game.new(chance, events)
    while True:
        replayer.show(events)
        expected = plain(state)
        shown = replayer.seen()
        assert shown == {name: expected[name] for name in shown}
        assert replayer.turn == state.actor or expected["phase"] == "left over"
        if state.actor is None:
            return
        events = []
        game.play(state, player.choose(game.codes(state)), chance, events)


def test_the_fast_door_plays_the_same_whether_somebody_listens_or_not() -> None:
    for seats in (2, 4):
        ends = []
        listeners: list[list[Any] | None] = [None, []]
        for events in listeners:
            game, chance, player = game_of(seats), Seeded(9), Player(9, "any kind")
            state = game.new(chance, events)
            while state.actor is not None:
                game.play(state, player.choose(game.codes(state)), chance, events)
            ends.append(game.position(state))
        assert ends[0] == ends[1]


def test_every_kind_of_event_is_told() -> None:
    """A random game for each number of players meets all but passing."""
    met: set[type] = set()
    for seats in range(2, 7):
        events: list[Any] = []
        game, chance, player = game_of(seats), Seeded(seats), Player(seats, "any kind")
        state = game.new(chance, events)
        while state.actor is not None:
            game.play(state, player.choose(game.codes(state)), chance, events)
        met |= {type(event) for event in events}
    known = {kind for kind in vars(told).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert met == known - {Event, told.Passed}


def test_an_event_is_plain_data_under_its_name() -> None:
    events = say(table(pile="1st y5", palaces=["tower-11-N@n1"]), "take:y9")
    data = [json.loads(json.dumps(event.to_json())) for event in events]
    assert data[0] == {"event": "MoneyTaken", "seat": 0, "cards": ["y9"]}
    assert [one["event"] for one in data] == [
        "MoneyTaken", "ScoringCardTurned", "DisplayFilled", "Scored", "TurnBegan"
    ]  # fmt: skip
    assert data[3]["gains"][0]["segments"] == ["n1-N"]


@clause("A-17")
def test_everybody_may_see_cards_that_are_dealt_taken_and_paid() -> None:
    _, dealt = deal(3, script(3, money="y9 y9 y2  g9 g9 g3  b9 b9 b4"))
    state = table(market="pavilion-2 seraglio-3 arcades-4 chambers-5", hands=["y2"])
    for event in [*dealt, *say(state, "buy:1:y2", "take:y9")]:
        assert event.for_seat(0) is event
        assert event.for_seat(None) is event

"""Records: written while a game is played, read strictly, played again, and every difference named."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from alhambra import Config, Refused, Seeded, legal, open_game, parse_word, position
from alhambra.core.errors import RecordError
from alhambra.core.records import Record, Recorder, Result, replay, verify
from tests.core.race import Race
from tests.core.recorded import played

STORED = Path(__file__).parents[1] / "records" / "classic-2.jsonl"


@pytest.fixture(scope="module")
def stored() -> Record:
    return Record.from_line(STORED.read_text(encoding="utf-8"))


def problem(record: Record) -> str:
    with pytest.raises(RecordError) as error:
        verify(record, open_game(record.config))
    return str(error.value)


def test_an_unfinished_game_verifies() -> None:
    record = played().record()
    assert record.result is None
    verify(record, open_game(record.config))


def test_a_finished_game_verifies(stored: Record) -> None:
    verify(stored, open_game(stored.config))
    assert stored.result is not None
    assert len(stored.result.scores) == 2


def test_a_refused_action_is_not_written_down() -> None:
    recorder = played(2)
    before = recorder.record()
    with pytest.raises(Refused):
        recorder.play(parse_word(recorder.state, "pass"))
    assert recorder.record() == before


def test_a_recorder_wants_a_player_for_each_seat() -> None:
    game = open_game(Config("classic", 3))
    with pytest.raises(RecordError, match=r"There are 2 players for 3 seats\."):
        Recorder(game, Seeded(1), ["ann", "bob"])
    with pytest.raises(RecordError, match="cannot be shown"):
        Recorder(game, Seeded(1), ["ann", "bob", "c\nleo"])


def test_replay_goes_to_any_action() -> None:
    recorder = played(0)
    game, positions = recorder.game, [position(recorder.state)]
    for _ in range(8):
        recorder.play(legal(recorder.state)[0])
        positions.append(position(recorder.state))
    record = recorder.record()
    # Read from its line: as a recorder makes it, too, but nothing may be shared.
    record = Record.from_line(record.to_line())
    assert [position(replay(record, game, number)) for number in range(9)] == positions
    assert position(replay(record, game)) == positions[-1]


@pytest.mark.parametrize("number", [-1, 13])
def test_replay_refuses_actions_that_are_not_there(number: int) -> None:
    record = played().record()
    with pytest.raises(RecordError, match=rf"There is no action {number}: the game has 12\."):
        replay(record, open_game(record.config), number)


def test_the_game_must_be_the_records() -> None:
    record = played().record()
    with pytest.raises(RecordError, match=r"The record is of classic/3/-/-, not of classic/4/-/-\."):
        verify(record, open_game(Config("classic", 4)))


def test_a_game_of_other_revisions_is_another_game() -> None:
    record = played().record()
    later = replace(record, config=replace(record.config, rules=(("classic", 2),)))
    with pytest.raises(RecordError, match=r"The record is of classic/3/-/-/classic=2, not of classic/3/-/-\."):
        verify(later, open_game(record.config))


def test_any_game_of_the_contract_is_recorded() -> None:
    game = Race(Config("race", 2))
    recorder = Recorder(game, Seeded(3), ["ann", "bob"])
    while recorder.state.actor is not None:
        recorder.play(legal(recorder.state)[-1])
    record = Record.from_line(recorder.record().to_line())
    assert record.chance and record.result == Result((4, 1), (0,))
    verify(record, game)


# What can be wrong with a game.


def with_action(record: Record, number: int, word: str) -> Record:
    words = list(record.actions)
    words[number - 1] = word
    return replace(record, actions=tuple(words))


def with_events(record: Record, number: int, events: list[dict[str, Any]]) -> Record:
    lists = list(record.events)
    lists[number] = events
    return replace(record, events=tuple(lists))


def test_a_refused_action_is_named_with_its_clause() -> None:
    record = with_action(played().record(), 3, "pass")
    assert problem(record).startswith("Action 3 (pass): refused: ")
    assert problem(record).endswith("(A-22)")


def test_a_word_that_is_no_action_is_named() -> None:
    record = with_action(played().record(), 2, "fly:y3")
    assert problem(record).startswith("Action 2 (fly:y3): 'fly:y3' is no move")


def test_a_word_in_another_form_is_named() -> None:
    recorder = played(0)
    other = ""
    for _ in range(20):
        words = {recorder.game.word(action): action for action in legal(recorder.state)}
        word = next((word for word in words if word != turned(word)), next(iter(words)))
        recorder.play(words[word])
        if word != turned(word):
            other = turned(word)
            break
    record = recorder.record()
    number = len(record.actions)
    said = problem(with_action(record, number, other))
    assert said == f"Action {number} ({other}): this action is written '{word}'."


def turned(word: str) -> str:
    """The same action with its cards the other way round."""
    verb, _, cards = word.rpartition(":")
    return f"{verb}:{','.join(reversed(cards.split(',')))}" if verb else word


def test_an_action_behind_the_end_is_refused(stored: Record) -> None:
    record = replace(stored, actions=(*stored.actions, "done"), events=(*stored.events, []))
    assert problem(record).startswith(f"Action {len(record.actions)} (done): refused: ")


def test_an_event_that_differs_is_named_with_both_sides() -> None:
    record = played().record()
    event = {**record.events[0][0], "tile": "tower-9-ES"}
    tile = record.events[0][0]["tile"]
    said = problem(with_events(record, 0, [event, *record.events[0][1:]]))
    assert said == f'Set-up: event 1, MarketFilled: tile is stored as "tower-9-ES" and comes out as "{tile}".'


def test_an_event_too_many_is_named() -> None:
    record = played().record()
    events = [*record.events[4], {"event": "Passed", "seat": 0}]
    said = problem(with_events(record, 4, events))
    where = f"Action 4 ({record.actions[3]}): event {len(events)}"
    assert said == f'{where} is stored as {{"event":"Passed","seat":0}} and does not come out.'


def test_an_event_too_few_is_named() -> None:
    record = played().record()
    said = problem(with_events(record, 4, record.events[4][:-1]))
    assert said.startswith(f"Action 4 ({record.actions[3]}): event {len(record.events[4])} comes out as {{")
    assert said.endswith("and is not stored.")


def test_chance_that_is_asked_differently_is_named() -> None:
    record = played().record()
    chance = (("supply", record.chance[0][1]), *record.chance[1:])
    said = problem(replace(record, chance=chance))
    assert said == "Set-up: chance: the game asks for 'tiles', the script has 'supply'."


def test_chance_that_is_too_short_is_named() -> None:
    record = played().record()
    said = problem(replace(record, chance=record.chance[:1]))
    assert said == "Set-up: chance: the game asks for 'money', the script is at its end."


def test_chance_with_other_items_is_named() -> None:
    record = played().record()
    said = problem(replace(record, chance=(("tiles", b"\x01\x02"), *record.chance[1:])))
    assert said == "Set-up: chance: 'tiles' shuffles 54 other items than the script has."


def test_chance_left_over_is_named() -> None:
    record = played().record()
    said = problem(replace(record, chance=(*record.chance, ("discards", b""), ("die", 1))))
    assert said == "The end: 2 outcomes of chance are left over, the first is 'discards'."


def test_another_order_of_the_luck_shows_in_the_events() -> None:
    record = played().record()
    tiles = record.chance[0][1]
    assert isinstance(tiles, bytes)
    said = problem(replace(record, chance=(("tiles", tiles[::-1]), *record.chance[1:])))
    assert said.startswith("Set-up: event 1, MarketFilled: tile is stored as ")


def test_another_result_is_named(stored: Record) -> None:
    assert stored.result is not None
    first, second = stored.result.scores
    said = problem(replace(stored, result=replace(stored.result, scores=(first + 1, second))))
    assert said == f"The end: result.scores[0] is stored as {first + 1} and comes out as {first}."


def test_a_result_of_an_unfinished_game_is_named() -> None:
    said = problem(replace(played().record(), result=Result((0, 0, 0), (0, 1, 2))))
    assert said.startswith("The end: result is stored as {") and said.endswith("and comes out as null.")


def test_a_missing_result_of_a_finished_game_is_named(stored: Record) -> None:
    said = problem(replace(stored, result=None))
    assert said.startswith("The end: result is stored as null and comes out as {")

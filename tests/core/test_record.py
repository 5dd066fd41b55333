"""Records as lines: written, read strictly, and what is wrong with one is named."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from alhambra import Config, open_game
from alhambra.core.errors import RecordError
from alhambra.core.record import Record
from tests.core.recorded import played


def test_a_record_is_one_line_and_back() -> None:
    record = played().record()
    line = record.to_line()
    assert "\n" not in line
    assert Record.from_line(line) == record
    assert Record.from_line(line).to_line() == line


def test_the_fields_of_a_line() -> None:
    record = played(1).record()
    data = json.loads(record.to_line())
    assert list(data) == [
        "format", "rules", "number", "config", "players", "seed", "chance", "actions", "events", "result",
    ]  # fmt: skip
    assert data["format"] == 2
    assert data["rules"] == {"classic": 1}
    assert data["number"] == 4
    assert data["config"] == {"box": "classic", "seats": 3, "modules": [], "options": {}}
    assert data["players"] == ["ann", "bob", "cleo"]
    assert data["seed"] == "5"
    assert [name for name, _ in data["chance"]][:2] == ["tiles", "money"]
    assert len(bytes.fromhex(data["chance"][0][1])) == 54
    assert data["actions"] == list(record.actions)
    assert data["events"][0][0]["event"] == "MarketFilled"
    assert data["events"][1][0]["seat"] in (0, 1, 2)
    assert data["result"] is None


def test_a_line_of_the_first_format_is_played_by_the_first_revision() -> None:
    data = json.loads(played().record().to_line())
    record = Record.from_line(json.dumps({**data, "format": 1, "rules": 1}))
    assert record.config == Config("classic", 3, rules=())
    assert open_game(record.config) is open_game(Config("classic", 3))
    with pytest.raises(RecordError, match=r"'rules' is 2: in format 1 there is only revision 1\."):
        Record.from_line(json.dumps({**data, "format": 1, "rules": 2}))


# What can be wrong with a line.


def without(field: str) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.pop(field)


def having(field: str, value: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data.update({field: value})


def within(field: str, key: int | str, value: Any) -> Callable[[dict[str, Any]], object]:
    return lambda data: data[field].__setitem__(key, value)


WRONG_LINES = [
    *[(without(field), f"The field '{field}' is missing.") for field in json.loads(played(0).record().to_line())],
    (having("format", 3), "The field 'format' is 3: formats 1 to 2 can be read."),
    (having("format", True), "The field 'format' is true: formats 1 to 2 can be read."),
    (having("format", 1.0), "The field 'format' is 1.0: formats 1 to 2 can be read."),
    (having("format", 1), "The field 'rules' is {\"classic\":1} and not a whole number of 1 or more."),
    (having("colour", "red"), 'The field "colour" is unknown.'),
    (having("rules", 1), "The field 'rules' is 1 and not the revision of each part's rules."),
    (within("rules", "classic", 0), "The field 'rules.classic' is 0 and not a whole number of 1 or more."),
    (having("number", -1), "The field 'number' is -1 and not a whole number of 0 or more."),
    (having("number", False), "The field 'number' is false and not a whole number of 0 or more."),
    (having("config", []), "The field 'config' is wrong: A config holds box, seats, modules and options, and nothing"),
    (within("config", "seats", "3"), "The field 'config' is wrong: The seats of a config are a whole number."),
    (within("config", "seats", 10**9), "The field 'players' names 3 for 1000000000 seats."),
    (having("players", "ann"), "The field 'players' is \"ann\" and not a list."),
    (within("players", 1, None), "The field 'players[1]' is null and not a text."),
    (having("players", ["ann"]), "The field 'players' names 1 for 3 seats."),
    (having("seed", 5), "The field 'seed' is 5 and not a text."),
    (having("chance", None), "The field 'chance' is null and not a list."),
    (within("chance", 1, ["money"]), "The field 'chance[1]' is [\"money\"] and not a name with a number or a hexa"),
    (within("chance", 0, [1, 1]), "The field 'chance[0]' is [1,1] and not a name with a number or a hexadecimal text."),
    (within("chance", 0, ["tiles", "0A"]), 'The field \'chance[0]\' is ["tiles","0A"] and not a name with'),
    (within("chance", 0, ["tiles", True]), "The field 'chance[0]' is [\"tiles\",true] and not a name with"),
    (having("actions", {}), "The field 'actions' is {} and not a list."),
    (within("actions", 0, 1), "The field 'actions[0]' is 1 and not a text."),
    (having("events", 1), "The field 'events' is 1 and not a list."),
    (within("events", 1, {}), "The field 'events[1]' is {} and not a list."),
    (within("events", 1, [7]), "The field 'events[1][0]' is 7 and not an event."),
    (within("events", 1, [{"seat": 1}]), "The field 'events[1][0]' is {\"seat\":1} and not an event."),
    (lambda data: data["events"].pop(), "The field 'events' holds 2 lists for 2 actions: there is one for the set-up"),
    (having("result", 1), "The field 'result' is 1 and not scores and winners, or null."),
    (having("result", {"scores": []}), "The field 'result' is {\"scores\":[]} and not scores and winners, or null."),
    (having("result", {"scores": 1, "winners": []}), "The field 'result.scores' is 1 and not a list."),
    (
        having("result", {"scores": [1, 2], "winners": []}),
        "The field 'result.scores' is [1,2] and not one number for each seat.",
    ),
    (
        having("result", {"scores": [1, 2, True], "winners": []}),
        "The field 'result.scores' is [1,2,true] and not one number for each seat.",
    ),
    (
        having("result", {"scores": [1, 2, 3], "winners": [3]}),
        "The field 'result.winners' is [3] and does not name seats in order.",
    ),
    (
        having("result", {"scores": [1, 2, 3], "winners": [2, 1]}),
        "The field 'result.winners' is [2,1] and does not name seats in order.",
    ),
]


@pytest.mark.parametrize(("change", "sentence"), WRONG_LINES, ids=range(len(WRONG_LINES)))
def test_a_wrong_line_is_refused_by_field(change: Callable[[dict[str, Any]], object], sentence: str) -> None:
    data = json.loads(played(2).record().to_line())
    change(data)
    with pytest.raises(RecordError) as error:
        Record.from_line(json.dumps(data))
    assert str(error.value).startswith(sentence)


def test_a_line_is_an_object() -> None:
    with pytest.raises(RecordError, match="A record is a JSON object with the fields format, rules, number"):
        Record.from_line("[]")

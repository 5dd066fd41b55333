"""Configs: as text, as plain data, and refused with the clause where the rules do not allow them."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace

import pytest

from alhambra import BOXES, Config, ConfigError, Seeded, new, open_game, parse_position, position
from alhambra.core.box import Box
from alhambra.core.clauses import clauses
from benchmarks import run
from benchmarks.ours import asked
from tests.support.builders import FIRST_RULES
from tests.support.invariants import SENTENCE

CONFIGS = [
    Config(rules=()),
    Config("classic", 2, rules=()),
    Config("red_palace", 5, ("camps", "bazaars"), (("memory", "on"), ("preview", "3")), (("camps", 2), ("guards", 12))),
]


@pytest.mark.parametrize("config", CONFIGS)
def test_a_config_comes_back_from_text_and_from_plain_data(config: Config) -> None:
    assert Config.from_stored_text(config.to_text()) == config
    assert Config.from_json(json.loads(json.dumps(config.to_json()))) == replace(config, rules=None)
    assert " " not in config.to_text()


@pytest.mark.parametrize("rules", [None, FIRST_RULES])
def test_the_order_of_options_makes_no_other_game(rules: tuple[tuple[str, int], ...] | None) -> None:
    options = (("scoring", "tiles"), ("guard-board", "full"))
    config = Config("red-palace", 3, (), options, rules)
    assert open_game(config) is open_game(replace(config, options=options[::-1]))
    line = position(new(config, Seeded(1)))
    assert position(parse_position(line)) == line
    assert parse_position(line).game is open_game(config)


def test_a_config_as_text() -> None:
    assert Config().to_text() == "classic/4/-/-"
    assert CONFIGS[2].to_text() == "red_palace/5/camps,bazaars/memory=on,preview=3/camps=2,guards=12"


@pytest.mark.parametrize("read", [Config.from_text, Config.from_stored_text])
@pytest.mark.parametrize(
    "text",
    [
        "",
        "classic",
        "classic/4/-",
        "classic/four/-/-",
        "classic/-1/-/-",
        "classic/٤/-/-",
        "a/4/-/-/-",
        "a/4/-/-/b=x",
        "a/4/-/-/b=2/-",
        pytest.param(f"classic/{'9' * 5000}/-/-", id="a long number"),
    ],
)
def test_a_bad_text_is_refused_with_one_sentence(text: str, read: Callable[[str], Config]) -> None:
    with pytest.raises(ConfigError) as found:
        read(text)
    assert SENTENCE.fullmatch(str(found.value))


@pytest.mark.parametrize(
    "change",
    [
        {"box": 1},
        {"seats": "4"},
        {"seats": True},
        {"seats": 4.0},
        {"modules": "camps"},
        {"modules": [1]},
        {"options": []},
        {"options": {"memory": True}},
        {"more": 1},
    ],
)
def test_bad_data_is_refused_with_one_sentence(change: dict[str, object]) -> None:
    with pytest.raises(ConfigError) as found:
        Config.from_json(Config().to_json() | change)
    assert SENTENCE.fullmatch(str(found.value))


def test_data_that_is_no_config_is_refused() -> None:
    for data in (None, "classic/4/-/-", {"box": "classic"}, [1]):
        with pytest.raises(ConfigError, match="and nothing else"):
            Config.from_json(data)


def opened(config: Config) -> str:
    with pytest.raises(ConfigError) as found:
        open_game(config)
    assert SENTENCE.fullmatch(str(found.value))
    assert found.value.clause in ("", *clauses())
    return str(found.value)


def test_what_cannot_be_played_is_refused() -> None:
    assert "no box 'chess'" in opened(Config("chess"))
    assert "2 to 6, not by 1" in opened(Config("classic", 1))
    assert "2 to 6, not by 7" in opened(Config("classic", 7))
    assert "'caves' is no module" in opened(Config("classic", 3, ("caves",)))
    assert "'memory' is no option" in opened(Config("classic", 3, (), (("memory", "on"),)))


def test_a_game_is_made_ready_once() -> None:
    assert open_game(Config("classic", 3)) is open_game(Config("classic", 3))
    assert open_game(Config("classic", 3)) is not open_game(Config("classic", 4))
    assert BOXES["classic"].rules == "classic.md"


def test_every_part_of_a_config_has_its_revision() -> None:
    game = open_game(Config("red-palace", 2, ("camps",)))
    assert game.config.rules is not None
    assert [part for part, _ in game.config.rules] == [
        "red-palace", "draft", "tokens", "preview", "score-tiles", "camps", "guards",
    ]  # fmt: skip
    assert open_game(game.config) is game
    assert open_game(Config("roll-and-write", 2)).config.rules == (("roll-and-write", 1),)


def test_what_is_stored_without_revisions_is_played_by_the_first() -> None:
    config = Config.from_stored_text("red-palace/2/-/-")
    rules = open_game(config).config.rules
    assert rules is not None and {revision for _, revision in rules} == {1}
    assert open_game(Config.from_json(config.to_json())).config.revision("guards") == 2  # a record names them beside it


def test_what_somebody_asks_for_is_played_by_the_newest_rules() -> None:
    asked = Config.from_text("red-palace/2/-/scoring=classic")
    assert asked == Config("red-palace", 2, (), (("scoring", "classic"),))
    assert open_game(asked).config.revision("guards") == 2
    assert Config.from_text(asked.to_text()) == asked


@pytest.mark.parametrize("read", [Config.from_text, Config.from_stored_text])
def test_revisions_that_a_text_names_are_played_however_it_is_read(read: Callable[[str], Config]) -> None:
    assert open_game(read("red-palace/2/-/-/guards=1")).config.revision("guards") == 1
    assert open_game(read("red-palace/2/-/-/guards=2")).config.revision("guards") == 2


@pytest.mark.parametrize("read", [Config.from_text, Config.from_stored_text])
def test_the_benchmark_measures_the_newest_rules_of_earlier_trees_too(
    read: Callable[[str], Config], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Config, "from_text", staticmethod(read))
    for text in (run.RED_PALACE, "classic/3/building-sites/-"):
        assert asked(text).rules is None
        rules = open_game(asked(text)).config.rules
        assert max(revision for _, revision in rules or ()) == 2
    assert asked("red-palace/2/-/-/guards=1").revision("guards") == 1


def test_a_revision_that_nobody_knows_is_refused() -> None:
    for rules, text in {
        (("classic", 2),): "There is no revision 2 of the rules of 'classic' here: there is only 1.",
        (("classic", 0),): "There is no revision 0 of the rules of 'classic' here: there is only 1.",
        (
            ("camps", 1),
        ): "'camps' is not played in classic/4/-/-, so its rules have no revision; those of classic have one.",
        (("classic", 1), ("classic", 1)): "The rules of a part have one revision only.",
    }.items():
        assert opened(Config(rules=rules)) == text


def test_a_box_says_what_it_has() -> None:
    box = Box(
        "toy", "toy.md", (2, 3), BOXES["classic"].open, ("camps", "bazaars"),
        {"memory": ("on", "off")},
    )  # fmt: skip
    box.check(Config("toy", 2, ("camps", "bazaars"), (("memory", "off"),)))
    cases = {
        Config("toy", 2, ("camp",)): r"did you mean 'camps'\? There are camps, bazaars\.",
        Config("toy", 2, ("xyz",)): "there are camps, bazaars",
        Config("toy", 2, ("camps", "camps")): "once only",
        Config("toy", 2, (), (("memori", "on"),)): r"did you mean 'memory'\? There are memory\.",
        Config("toy", 2, (), (("memory", "maybe"),)): "there are on, off",
        Config("toy", 2, (), (("memory", "on"), ("memory", "off"))): "once only",
    }
    for config, text in cases.items():
        with pytest.raises(ConfigError, match=text) as found:
            box.check(config)
        assert SENTENCE.fullmatch(str(found.value))

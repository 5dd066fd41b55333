"""What modules have in a position: their slices, and their gains at the scorings held."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from alhambra import AlhambraError, Chance, Config, NotationError, Seeded, score
from alhambra.core.data import load
from alhambra.palace.explain import Gain
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.state import PalaceState
from tests.support.invariants import SENTENCE

PLAIN = Gain(0, 7, "A-70", "tales", 3)
WITH_TILES = Gain(1, -4, "A-70", "tales", 3, tiles=("tower-9-ES", "half-tower"))
FULL = Gain(2, 5, "A-74", "tales", 3, 1, (0, 1), ("garden-8-NE",), ("n2e1-N", "e1-W"))


class Tale(Slice):
    """Any text."""

    def __init__(self, text: str) -> None:
        self.text = text

    def to_text(self) -> str:
        return self.text


class Teller(Module):
    """Keeps a text, and gives these gains at each scoring."""

    def __init__(self, text: str = ".", gains: tuple[Gain, ...] = ()) -> None:
        super().__init__("teller")
        self.text = text
        self.gains = gains

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Tale:
        return Tale(self.text)

    def parse_slice(self, kit: Kit, text: str) -> Tale:
        return Tale(text)

    def scoring(self, state: PalaceState, number: int) -> list[Any]:
        return list(self.gains)


def game_with(teller: Teller) -> PalaceGame:
    tiles = load("classic_tiles.json")["tiles"]
    return PalaceGame(Config("classic", 3), Kit(tiles, [teller], 3, 3, neutral=False))


@cache
def ended(*gains: Gain) -> PalaceState:
    """The end of a game in which every scoring brought these gains."""
    game, chance = game_with(Teller(gains=gains)), Seeded(1)
    state = game.new(chance)
    game.playout(state, chance)
    return state


def extras(line: str) -> str:
    return next(word for word in line.split() if word.startswith("extras="))


def test_the_gains_of_modules_come_back_with_all_they_count() -> None:
    state = ended(PLAIN, WITH_TILES, FULL)
    line = state.game.position(state)
    again = state.game.parse_position(line)
    assert again.extras == ((PLAIN, WITH_TILES, FULL),) * 3
    assert score(again).past[-1].gains[-2].tiles == ("tower-9-ES", "half-tower")
    assert again.game.position(again) == line


def test_gains_that_count_nothing_by_name_are_written_as_ever() -> None:
    state = ended(PLAIN)
    assert extras(state.game.position(state)) == "extras=" + "/".join(["0:7:A-70:tales:3"] * 3)


@pytest.mark.parametrize(
    "word",
    [
        "1:-4:A-70:tales:3:tower-9-ES",  # too few parts
        "1:-4:A-70:tales:3:0:-::-",  # an empty list
        "1:-4:A-70:tales:3:0:-:tower-9-ES+:-",
        "1:-4:A-70:tales:3:0:3:-:-",  # a player who is not there
        "1:-4:A-70:tales:3:0:x:-:-",
        "3:-4:A-70:tales:3",
        "1:-4:A-70:tales",
    ],
)
def test_a_gain_that_is_none_is_refused(word: str) -> None:
    state = ended(PLAIN)
    line = state.game.position(state).replace("0:7:A-70:tales:3", word)
    with pytest.raises(NotationError, match="is no gain") as found:
        state.game.parse_position(line)
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)


@pytest.mark.parametrize(
    "gain",
    [
        Gain(0, 7, "A-70", "two words", 3),
        Gain(0, 7, "A-70", "tales", 3, tiles=("tower+garden",)),
        Gain(0, 7, "A-70", "tales", 3, tiles=("",)),
        Gain(0, 7, "A-70", "tales", -1),
        Gain(0, 7, "A-70", "tales", 3, 1, (3,)),  # a player who is not there
    ],
)
def test_a_gain_that_could_not_be_read_back_is_refused_when_it_is_written(gain: Gain) -> None:
    state = ended(gain)
    with pytest.raises(AlhambraError) as found:
        state.game.position(state)
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)


@pytest.mark.parametrize("text", ["", "-", "a/b", "/", "a b", " ", "a\n", "a\u2028b", "\ud800", "a\x1b"])
def test_a_slice_that_could_not_be_read_back_is_refused_when_it_is_written(text: str) -> None:
    game = game_with(Teller(text))
    state = game.new(Seeded(1))
    with pytest.raises(NotationError, match="'teller' keeps") as found:
        game.position(state)
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)
    assert str(found.value).isprintable()


@pytest.mark.parametrize("text", [".", "--", "-1", "a=b", "0:,,+-", "é"])
def test_a_slice_of_one_word_comes_back(text: str) -> None:
    game = game_with(Teller(text))
    line = game.position(game.new(Seeded(1)))
    again = game.parse_position(line)
    assert again.slices[0].to_text() == text
    assert game.position(again) == line

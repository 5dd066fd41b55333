from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random
from typing import Any

import pytest

from alhambra import Config, Seeded, apply, legal, new, view
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.moves import marks_of, moves_of
from alhambra.cli.palace.scores import scoring_table
from alhambra.cli.palace.spelling import spelt
from alhambra.palace.actions import Lay, Take
from alhambra.palace.explain import Gain, Scoring
from tests.cli.shown import listing


def choices(seed: str) -> Iterator[tuple[Any, list[Move]]]:
    """The decisions of a game in which much money is collected first."""
    chance, random = Seeded(seed), Random(seed)
    state = new(Config("classic", 2), chance)
    for step in range(10_000):
        if state.actor is None:
            return
        actions = legal(state)
        yield state, moves_of(view(state, state.actor), actions)
        taking = [action for action in actions if isinstance(action, Take)]
        apply(state, random.choice(taking if taking and step < 30 else actions), chance)


def test_every_move_has_its_number_and_the_long_lists_are_folded() -> None:
    folded = set()
    for seen, moves in choices("12"):
        paid = [(move.action.square, move.overpaid) for move in moves if move.kind == "buy"]
        assert paid == sorted(paid)
        short, whole = listing(moves), listing(moves, "all")
        folded |= {fold for fold in ("more: 'moves buy'", "type 'moves redesign'") if fold in short}
        for number, move in enumerate(moves, 1):
            assert f"[{number}] {move.text}" in whole
        assert all(len(line) <= 80 for line in (*short.splitlines(), *whole.splitlines()))
        assert {action.word() for action in legal(seen)} == {move.action.word() for move in moves}
    assert len(folded) == 2


def test_the_moves_of_a_tile_stand_together() -> None:
    for _, moves in choices("12"):
        heads = [head for head, _ in groupby((move.kind, move.head) for move in moves)]
        assert len(heads) == len(set(heads))


def test_the_numbers_on_the_places_are_those_of_the_list() -> None:
    for _, moves in choices("13"):
        marks = marks_of(moves)
        laying = {move.action.place for move in moves if move.kind == "lay" and isinstance(move.action, Lay)}
        assert marks.keys() == laying
        for place, numbers in marks.items():
            assert {moves[int(number) - 1].action.place for number in numbers.split(",")} == {place}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("take y3 g2", "take:y3,g2"),
        ("Take:Y3,G2", "take:y3,g2"),
        ("take y3+g2", "take:y3,g2"),
        ("buy 2 g4, g5", "buy:2:g4,g5"),
        ("buy:2:g4,g5", "buy:2:g4,g5"),
        ("lay Tower-9-es at N2E1", "lay:tower-9-ES@n2e1"),
        ("swap tower-9-ES garden-8-ne", "swap:tower-9-ES/garden-8-NE"),
        ("keep garden-8-ne", "keep:garden-8-NE"),
        ("done", "done"),
        ("buy", "buy"),
    ],
)
def test_moves_as_people_type_them(typed: str, meant: str) -> None:
    assert spelt(typed) == meant


def test_ties_are_explained() -> None:
    gains = (
        Gain(0, 3, "A-71", "wall", 3),
        Gain(0, 9, "A-74", "tower", 2, 1, (2,)),
        Gain(2, 9, "A-74", "tower", 2, 1, (0,)),
        *(Gain(player, 3, "A-74", "garden", 1, 2, tuple({0, 1, 2} - {player})) for player in range(3)),
    )
    shown = scoring_table(Scoring(2, gains), ["You", "greedy 1", "neutral"], [12, 0, 9]).splitlines()
    assert shown[0].split() == ["You", "greedy", "1", "neutral"]
    assert shown[1].split() == ["wall", "3", "-", "-"]
    assert shown[7].split() == ["tower", "9", "(2)", "-", "9", "(2)"]
    assert shown[8].split() == ["points", "15", "3", "12"] and shown[9].split() == ["score", "12", "0", "9"]
    assert shown[10] == "tower: You and neutral, with 2 each, share places 1 and 2: 9 each (A-74)."
    assert shown[11].startswith("garden: You, greedy 1 and neutral, with 1 each, share places 2 to 4: 3 each")


def test_a_tile_of_the_market_stands_for_its_square() -> None:
    market = (None, "tower-7", "terrain-07", None)
    assert spelt("buy tower-7 g7", market=market) == "buy:2:g7"
    assert spelt("buy t7 with b5", market=market) == "buy:3:b5"
    assert spelt("buy tower-7 with gatehouse g7 g6", market=market) == "gatehouse:2:g7,g6"
    assert spelt("site Tower-7 g4", market=market) == "site:2:g4"
    assert spelt("buy tower-9-ES g9", market=market) == "buy:tower-9-ES:g9"  # which is not there

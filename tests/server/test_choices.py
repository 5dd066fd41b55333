"""Choices by what is touched: complete, and nothing else, for every box and set of modules."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import fields
from typing import Any

import pytest

from alhambra import BOXES, Config, Seeded, apply, legal, new, word
from alhambra.core.touches import KINDS, touching
from alhambra.server.live.past import Past
from alhambra.server.live.peers import encoded
from alhambra.server.protocol.choices import choices_of
from alhambra.server.protocol.replies import Update
from alhambra.server.table.log import AnyEntry, Created, StoredGame, StoredSeat, StoredSettings
from alhambra.server.table.roll import Roll
from alhambra.server.table.seen import game_info, table_info
from alhambra.server.table.table import Table
from alhambra.sheet.dice import coins_to_earn
from tests.support.games import GAMES
from tests.support.sets import legal_sets
from tests.support.touching import touched

POSITIONS = 2_000
LARGEST = 24_000  # bytes of an update, at the 99th percentile


def positions(box: str, count: int, seed: int) -> Iterator[Any]:
    """Positions of random games with random sets of modules."""
    dice = random.Random(seed)
    while count > 0:
        low, high = BOXES[box].seats
        options = () if low == 1 else tuple((name, dice.choice(of)) for name, of in BOXES[box].options.items())
        config = Config(box, dice.randint(low, high), dice.choice(legal_sets(box)), options)
        chance = Seeded(dice.randrange(10**9))
        state = new(config, chance)
        while state.actor is not None and count > 0:
            if dice.random() < 0.3:
                count -= 1
                yield state
            apply(state, dice.choice(legal(state)), chance)


@pytest.mark.played
@pytest.mark.parametrize("box", BOXES)
def test_touching_reaches_every_legal_action_and_no_other(box: str) -> None:
    kinds = set()
    for state in positions(box, POSITIONS // len(BOXES) + 1, seed=12):
        found = list(touched(choices_of(state)))
        assert sorted(one[2] for one in found) == sorted(word(state, action) for action in legal(state))
        for touches, more, spoken in found:
            assert len(touches) <= 4 + ("cards" in touches)
            assert set(touches) <= set(KINDS)
            if spoken == "coins":
                assert more == coins_to_earn(state)
            else:
                assert more == 0 or (more > 0 and touches[-1] == "cards")  # overpaid
            kinds.update(touches)
    assert len(kinds) > (3 if box == "roll-and-write" else 10)


def test_the_payments_are_told_with_their_price_and_the_best_first() -> None:
    for state in positions("classic", 150, seed=3):
        for group in choices_of(state).groups:
            if group.kinds[-1] != "cards":
                assert group.prices == {}
                continue
            below = {"": group.picks} if len(group.kinds) == 1 else group.picks
            assert set(group.prices) == set(below)
            for thing, payments in below.items():
                assert list(payments.values()) == sorted(payments.values()), group
                cards = [one.split(",") for one in payments if "x" not in one]
                sums = [sum(int(card[1:]) for card in one) for one in cards]
                overs = [over for one, over in payments.items() if "x" not in one]
                assert [sum_ - group.prices[thing] for sum_ in sums] == overs


def test_every_action_with_something_to_name_says_what_is_touched() -> None:
    for box in BOXES:
        for state in positions(box, 100, seed=4):
            for action in legal(state):
                form, kinds, things = touching(action)
                assert form.format(*things) == action.word()
                assert (kinds == ("button",)) == (not fields(action)), action


def updates(name: str) -> list[int]:
    """The sizes of the updates of a random game, for whoever is to act: the most there is to say."""
    seats, game = GAMES[name]
    dice = random.Random(name)
    people = [StoredSeat(f"player {number}", "h") for number in range(seats)]
    created = Created(StoredGame.of(game, seats), StoredSettings(), people)
    table, roll = Table("t" * 20, created, 0), Roll([(1, created)])
    news: list[AnyEntry] = [table.begin(1)]
    sizes = []
    while (seat := table.mover) is not None:
        assert table.turn is not None
        info = table_info(table, [True] * seats, 0)
        told, _ = Past(roll, [(table.told, (table.seq, 1, one)) for one in news]).since(0, seat)
        sizes.append(len(encoded(Update(table.seq, seat, info, game_info(table, seat), told))))
        action = None if table.turn.ready else dice.choice(legal(table.turn.state))
        news = [table.commit(seat, 1, False) if action is None else table.play(seat, action)]
    return sizes


@pytest.mark.played
@pytest.mark.parametrize("name", GAMES)
def test_an_update_is_small(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    luck = Seeded(name)  # the same in every run
    monkeypatch.setattr("alhambra.server.table.luck.Secure", lambda: luck)
    sizes = sorted(size for _ in range(3) for size in updates(name))
    at_99 = sizes[len(sizes) * 99 // 100]
    if os.environ.get("SIZES"):
        print(f"{name}: half of the updates {sizes[len(sizes) // 2]} bytes, 99 of 100 {at_99}, all {sizes[-1]}")
    assert at_99 <= LARGEST

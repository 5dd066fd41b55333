"""The naive referee of Roll & Write on the clauses, one position after another."""

import pytest

from tests.oracle.sheet.dice import dice, square_of
from tests.oracle.sheet.referee import Luck, Referee
from tests.oracle.sheet.scoring import Square, count, type_at

ALL = [(row, column) for row in range(1, 7) for column in range(1, 7)]


def rolls(*squares: str) -> Luck:
    """Pairs that are rolled."""
    luck = []
    for square in squares:
        yellow, blue = square_of(square)
        luck += [("yellow die", yellow - 1), ("blue die", blue - 1)]
    return luck


def game(real: int, fictitious: int | None = None, duel: bool = False, start: int = 0) -> Referee:
    """A table with three arcades on all sheets, pairs of dice on y6b6 and the further pair on y5b5."""
    luck: Luck = [("start", start)] if real > 1 else []
    for square in ("y1b3", "y2b1", "y3b5"):
        luck += rolls(square) * real
    luck += rolls("y6b6") * real + rolls("y5b5")
    number = max(0, 3 - real) if fictitious is None else fictitious
    luck += rolls("y1b3") * 3 * number
    table = Referee(real, luck, fictitious, duel)
    assert table.luck == []
    return table


def all_of(*types: str) -> set[Square]:
    return {square for square in ALL if type_at(square) in types}


def all_but_one(name: str) -> set[Square]:
    """All buildings of a type but the last."""
    return set(sorted(all_of(name))[:-1])


def last_of(name: str) -> Square:
    return max(all_of(name))


def lay(table: Referee, yellow: list[int], blue: list[int]) -> None:
    """Dice on the sheet of the player on turn."""
    table.lies[table.turn] = dice(yellow, blue)


def test_set_up() -> None:
    luck: Luck = [("start", 1), *rolls("y1b1", "y1b1", "y2b2")]
    luck += rolls("y1b1", "y3b3", "y4b4", "y2b2", "y2b2", "y6b6")
    luck += rolls("y5b5", "y5b1", "y6b1")
    luck += rolls("y1b2", "y3b4", "y5b6", "y1b2")
    table = Referee(3, luck)
    assert table.luck == []
    assert table.built == [{(2, 2), (6, 6), (6, 1)}, {(1, 1), (3, 3), (5, 5)}, {(1, 1), (4, 4), (5, 1)}]
    assert table.lies == [dice([5], [6]), dice([1, 1], [2, 2]), dice([3], [4])]
    assert table.coins == [3, 3, 3]
    assert (table.actor, table.phase, table.round) == (1, "act", 1)


def test_chance_is_asked_by_name() -> None:
    with pytest.raises(ValueError, match="blue"):
        Referee(1, [("blue die", 1)])


@pytest.mark.parametrize(
    ("real", "fictitious", "rounds"),
    [(1, None, 18), (1, 2, 18), (1, 3, 15), (1, 4, 12), (2, None, 18), (3, None, 18), (4, None, 15), (5, None, 12)],
)
def test_rounds(real: int, fictitious: int | None, rounds: int) -> None:
    table = game(real, fictitious)
    assert table.rounds == rounds
    assert table.players == max(3, real, 1 + (fictitious or 0))


def test_the_same_crossing_twice_counts_twice_for_a_fictitious_player() -> None:
    table = game(1)
    assert table.counts("arcades") == [3, 3, 3]
    assert table.shown()["counts"] == [[0, 0, 3, 0, 0, 0]] * 3


def test_a_build_passes_the_pair_not_used_and_rolls_the_used_one() -> None:
    table = game(3, start=2)
    table.luck = rolls("y4b4")
    lay(table, [2, 5], [1, 3])
    assert table.legal() >= {"build:y2b3", "build:y5b1", "build:y5b3", "coins"}
    assert "build:y2b1" not in table.legal()
    table.play("build:y2b3")
    assert (table.phase, table.left) == ("second", dice([5], [1]))
    table.play("done")
    assert table.lies == [dice([5, 6], [1, 6]), dice([6], [6]), dice([4], [4])]
    assert (table.actor, table.round, table.luck) == (0, 1, [])


def test_if_all_crossings_are_built_coins_must_be_earned() -> None:
    table = game(3)
    table.coins[0] = 0
    lay(table, [2, 2], [1, 1])
    assert table.legal() == {"coins"}


def test_earned_coins_and_the_pair_kept() -> None:
    table = game(3)
    table.luck = rolls("y1b2", "y3b2")
    lay(table, [2, 2], [1, 1])
    table.play("coins")
    assert (table.coins, table.gained) == ([7, 3, 3], [7, 3, 3])
    assert (table.actor, table.phase, table.lies[0]) == (0, "keep", dice([1, 3], [2, 2]))
    assert table.legal() == {"keep:y1b2", "keep:y3b2"}
    table.play("keep:y3b2")
    assert table.lies == [dice([3], [2]), dice([1, 6], [2, 6]), dice([6], [6])]
    assert table.actor == 1


@pytest.mark.parametrize(("gained", "coins"), [(16, 4), (18, 2), (20, 0)])
def test_a_coin_is_gained_once_only(gained: int, coins: int) -> None:
    table = game(1)
    table.luck = rolls("y1b1", "y1b1", "y6b6", "y6b6")
    table.coins, table.gained = [0], [gained]
    lay(table, [2, 2], [1, 1])
    table.play("coins")
    assert (table.coins, table.gained) == ([coins], [20])


def test_coins_may_be_earned_with_no_crossing_built() -> None:
    table = game(1)
    table.luck = rolls("y1b1", "y1b1", "y6b6", "y6b6")
    table.play("coins")
    assert table.coins == [3]


def test_a_changed_die_keeps_its_value() -> None:
    table = game(3)
    table.coins[0], table.luck = 9, rolls("y4b4")
    table.play("change:y5to4,b6to5")
    assert (table.coins[0], table.phase, table.changed) == (7, "act", True)
    assert table.legal() == {"build:y4b5", "build:y6b5", "coins"}
    table.play("build:y6b5")
    assert table.actor == 1  # no second special action, though there are coins
    assert table.lies[1] == dice([4, 6], [5, 6])
    assert (table.coins[0], table.changed) == (7, False)


def test_a_change_before_coins() -> None:
    table = game(1)
    table.luck = rolls("y1b1", "y1b1", "y6b6", "y6b6")
    lay(table, [2, 2], [1, 3])
    table.play("change:b3to1")
    table.play("coins")
    assert (table.coins, table.gained) == ([5], [7])


def test_a_change_of_dice_takes_coins() -> None:
    table = game(3)
    assert "change:y5to3,b6to5" in table.legal()
    assert "change:y5to3,b6to4" not in table.legal()
    assert {word for word in table.legal() if word.startswith("change:y5to2")} == {"change:y5to2"}


def test_a_second_building() -> None:
    table = game(3)
    table.luck = rolls("y1b2", "y3b4")
    table.play("build:y5b5")
    assert table.legal() == {"second", "done"}
    table.play("second")
    assert table.built[0] >= {(5, 5), (6, 6)}
    assert (table.coins[0], table.phase) == (0, "keep")
    assert table.legal() == {"keep:y1b2", "keep:y1b4", "keep:y3b2", "keep:y3b4"}


@pytest.mark.parametrize(
    ("coins", "yellow", "blue", "word"),
    [(2, [5, 6], [5, 6], "build:y5b5"), (9, [5, 5], [6, 6], "build:y5b6"), (9, [2, 5], [1, 5], "build:y5b5")],
)
def test_no_second_building(coins: int, yellow: list[int], blue: list[int], word: str) -> None:
    """Too few coins, both pairs on the same spaces, or the other crossing built."""
    table = game(3)
    table.coins[0], table.luck = coins, rolls("y4b4")
    lay(table, yellow, blue)
    table.play(word)
    assert table.actor == 1


def test_alone_all_dice_stay() -> None:
    table = game(1)
    table.luck = rolls("y4b4", "y6b6", "y6b6")
    table.play("build:y5b6")
    table.play("done")
    assert (table.lies, table.round) == ([dice([4, 6], [4, 5])], 2)
    table.luck = rolls("y1b2", "y3b4", "y6b6", "y6b6")
    table.play("coins")
    assert (table.lies, table.phase, table.round) == ([dice([1, 3], [2, 4])], "act", 3)
    table.luck = rolls("y1b1", "y1b1", "y6b6", "y6b6")
    table.play("build:y3b2")
    table.play("second")
    assert (table.lies, table.phase, table.round) == ([dice([1, 1], [1, 1])], "act", 4)


def test_two_players_pass_dice_to_each_other_and_then_the_third_moves() -> None:
    table = game(2, start=1)
    table.coins, table.luck = [0, 0], rolls("y4b4")
    table.play("build:y5b6")
    assert table.lies == [dice([6, 6], [5, 6]), dice([4], [4])]
    table.luck = rolls("y1b2", "y1b3")
    table.play("build:y6b5")
    assert table.lies == [dice([1], [2]), dice([4, 6], [4, 6])]
    assert (table.actor, table.round) == (1, 2)
    assert table.ticks[0]["arcades"] == 4


def test_a_fictitious_player_rolls_again_for_a_full_type() -> None:
    table = game(1)
    table.ticks[0]["arcades"] = 6
    table.luck = rolls("y4b4", "y1b3", "y2b1", "y1b1", "y1b3")
    table.coins = [0]
    table.play("build:y5b5")
    assert table.luck == []
    assert [row["garden"] for row in table.ticks] == [1, 0]
    assert [row["arcades"] for row in table.ticks] == [6, 4]


def test_completions_are_awarded_at_the_end_of_the_round() -> None:
    table = game(3)
    row, column = last_of("seraglio")
    for seat in (0, 1):
        table.built[seat] |= all_but_one("seraglio")
    table.coins, table.luck = [0, 0, 0], rolls("y4b4", "y4b4", "y4b4")
    for seat in range(3):
        lay(table, [row, row], [column, column])
        table.play(f"build:y{row}b{column}")
        assert table.scores() == ([0, 0, 0] if seat < 2 else [13, 13, 0])
        assert table.end_points()["seraglio"][seat] == (0 if seat < 2 else 2)
    assert table.completed["seraglio"] == {0: 1, 1: 1}
    table.built[2] |= all_but_one("seraglio")
    assert table.end_points()["seraglio"] == [0, 0, 2]


@pytest.mark.parametrize(("duel", "scores"), [(False, [13, 0, 0]), (True, [13, 13, 0])])
def test_example_alone_with_a_fictitious_player(duel: bool, scores: list[int]) -> None:
    table = game(1, duel=duel)
    row, column = last_of("seraglio")
    table.built[0] |= all_but_one("seraglio")
    table.ticks[0]["seraglio"] = count(all_but_one("seraglio"), "seraglio")
    lay(table, [row, row], [column, column])
    table.luck = rolls("y4b4", f"y{row}b{column}", "y1b3")
    table.play(f"build:y{row}b{column}")
    assert table.scores() == scores
    table.ticks[1]["seraglio"] = 1
    assert table.end_points()["seraglio"] == [0, 0, 2 if duel else 0]


def test_nothing_is_rolled_after_the_last_turn() -> None:
    table = game(3, start=1)
    table.round, table.turn, table.luck = 18, 0, []
    lay(table, [2, 2], [1, 1])
    table.play("coins")
    assert (table.over, table.actor, table.lies[0]) == (True, None, dice([2, 2], [1, 1]))
    assert table.legal() == set()


def test_the_last_round_is_awarded_and_the_fictitious_players_move_in_it() -> None:
    table = game(2)
    table.round, table.turn, table.coins = 18, 1, [3, 5]
    row, column = last_of("tower")
    table.built[1] = all_but_one("tower")
    table.built[0] = set(sorted(all_of("tower"))[:4])
    lay(table, [row, 1], [column, 1])
    table.luck = rolls("y1b2")
    table.play(f"build:y{row}b{column}")
    table.play("done")
    assert table.over
    assert table.end_points()["tower"] == [13, 0, 0]
    assert table.scores() == [13 + 1, 21 + 2, 0]
    assert table.winners() == [1]


@pytest.mark.parametrize(
    ("fictitious", "scores", "winners"),
    [
        (2, [21 + 3 + 1, 14 + 21, 14 + 21], [1, 2]),
        (3, [21 + 1, 10 + 18, 10 + 18, 10 + 18], [1, 2, 3]),
        (4, [21 + 1, 7 + 15, 7 + 15, 7 + 15, 7 + 15], [0, 1, 2, 3, 4]),
    ],
)
def test_a_duel_at_the_end(fictitious: int, scores: list[int], winners: list[int]) -> None:
    """One tower and three arcades against four arcades each; three coins."""
    table = game(1, fictitious, duel=True)
    table.round, table.luck = table.rounds, rolls("y1b3") * fictitious
    table.play("build:y5b5")
    table.play("done")
    assert (table.scores(), table.winners()) == (scores, winners)

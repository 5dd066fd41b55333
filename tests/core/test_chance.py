"""Where luck comes from: seeded, secure, scripted, recorded, enumerated."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from alhambra import Chance, Enumerating, RecordError, Recording, Scripted, Secure, Seeded
from tests.support.builders import game_of
from tests.support.invariants import SENTENCE
from tests.support.plain import plain

# The first numbers of some seeds. They never change: stored games depend on them.
FIRST = {
    0: [4207837781, 2381173104, 803468246, 3167431420, 830250856],
    7: [2428931214, 2830683616, 2280770919, 1340572995, 3759689924],
    "alhambra": [3010008782, 170342298, 2547575717, 3016132638, 617549130],
}
SHUFFLED = {0: "00060802030705010409", 7: "03070600010802040905", "alhambra": "05060302010809040007"}


def sfc32(seed: object) -> Iterator[int]:
    """The generator as its description says, written again."""
    digest = hashlib.sha256(f"alhambra:{seed}".encode()).digest()
    a, b, c, counter = (int.from_bytes(digest[at : at + 4], "little") for at in (0, 4, 8, 12))
    while True:
        out = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a, b = b ^ b >> 9, (c + (c << 3)) % 2**32
        c = ((c << 21 | c >> 11) % 2**32 + out) % 2**32
        yield out


def below(numbers: Iterator[int], n: int) -> int:
    """One of n numbers without favour: the remainder that would favour some is thrown away."""
    while True:
        product = next(numbers) * n
        if product % 2**32 >= 2**32 % n:
            return product // 2**32


@pytest.mark.parametrize("seed", FIRST)
def test_the_first_numbers_of_a_seed_never_change(seed: int | str) -> None:
    chance = Seeded(seed)
    assert [int(chance.next32()) for _ in range(5)] == FIRST[seed]
    assert Seeded(seed).shuffle("cards", bytes(range(10))).hex() == SHUFFLED[seed]


@pytest.mark.parametrize("seed", [1, "x", -5])
def test_the_generator_is_the_one_described(seed: int | str) -> None:
    chance, numbers = Seeded(seed), sfc32(seed)
    assert [int(chance.next32()) for _ in range(500)] == [next(numbers) for _ in range(500)]
    for n in [1, 2, 3, 36, 54, 1000, 2**31 - 1, 1_500_000_001] * 60:
        assert chance.below("number", n) == below(numbers, n)
    items = list(range(40))
    for last in range(39, 0, -1):
        other = below(numbers, last + 1)
        items[last], items[other] = items[other], items[last]
    assert list(chance.shuffle("items", bytes(range(40)))) == items


def test_a_seed_is_its_text() -> None:
    assert Seeded(7).below("x", 10**6) == Seeded("7").below("y", 10**6)
    assert Seeded(7).below("x", 10**6) != Seeded(8).below("x", 10**6)
    assert Seeded(7).seed == "7"


@pytest.mark.parametrize("chance", [Seeded(3), Secure()])
def test_numbers_are_in_bounds_and_about_as_likely(chance: Chance) -> None:
    counts = Counter(chance.below("die", 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(800 < count < 1200 for count in counts.values())
    assert chance.below("one", 1) == 0


@pytest.mark.parametrize("chance", [Seeded(4), Secure()])
def test_orders_are_about_as_likely(chance: Chance) -> None:
    counts = Counter(chance.shuffle("three", b"abc") for _ in range(3000))
    assert len(counts) == 6
    assert all(380 < count < 620 for count in counts.values())
    assert chance.shuffle("none", b"") == b""
    assert sorted(chance.shuffle("all", bytes(range(54)))) == list(range(54))


def test_picks_are_as_likely_as_their_weights() -> None:
    chance = Seeded(5)
    counts = Counter(chance.pick("card", [1, 0, 3]) for _ in range(4000))
    assert set(counts) == {0, 2}
    assert 850 < counts[0] < 1150


def test_a_draw_from_counts_asks_for_a_piece_and_of_a_lazy_chance_for_its_kind() -> None:
    counts = bytes([2, 0, 3])
    assert [Scripted([("token", piece)]).draw_from("token", counts) for piece in range(5)] == [0, 0, 2, 2, 2]
    chance = Enumerating()
    assert (chance.draw_from("token", counts), chance.probability) == (0, Fraction(2, 5))


def test_a_chance_that_says_nothing_is_none() -> None:
    for ask in (lambda: Chance().below("x", 2), lambda: Chance().shuffle("x", b""), lambda: Chance().pick("x", [1])):
        with pytest.raises(NotImplementedError):
            ask()


def test_a_script_answers_in_order_under_the_names_it_was_written_with() -> None:
    script = Scripted([("start", 1), ("tiles", b"\2\0\1")])
    assert script.left == 2
    assert script.below("start", 2) == 1
    assert script.shuffle("tiles", b"\0\1\2") == b"\2\0\1"
    assert script.left == 0


@pytest.mark.parametrize(
    ("outcomes", "ask", "match"),
    [
        ([], ("below", 3), "the script is at its end"),
        ([("other", 1)], ("below", 3), "the script has 'other'"),
        ([("luck", 3)], ("below", 3), "a number below 3, the script has 3"),
        ([("luck", -1)], ("below", 3), "the script has -1"),
        ([("luck", b"\0")], ("below", 3), "a number below 3"),
        ([("luck", 1)], ("shuffle", b"\0\1"), "shuffles 2 other items"),
        ([("luck", b"\0\2")], ("shuffle", b"\0\1"), "shuffles 2 other items"),
        ([("luck", b"\0\1\1")], ("shuffle", b"\0\1"), "shuffles 2 other items"),
        ([], ("shuffle", b"\0\1"), "the script is at its end"),
    ],
)
def test_a_script_is_strict(outcomes: list[tuple[str, int | bytes]], ask: tuple[str, object], match: str) -> None:
    script = Scripted(outcomes)
    with pytest.raises(RecordError, match=match) as found:
        getattr(script, ask[0])("luck", ask[1])
    assert SENTENCE.fullmatch(str(found.value))


def test_a_recording_can_be_played_again_as_a_script() -> None:
    recording = Recording(Seeded(11))
    game = game_of(3)
    state = game.new(recording)
    assert [name for name, _ in recording.outcomes][:2] == ["tiles", "money"]
    script = Scripted(recording.outcomes)
    assert plain(game.new(script)) == plain(state)
    assert script.left == 0
    assert recording.below("die", 6) == recording.outcomes[-1][1]
    assert not recording.lazy


def everything(chance: Enumerating) -> list[tuple[Fraction, tuple[int, ...]]]:
    """All paths through a little game: a die of three, and on a 2 a card of a weighted pile."""
    found: list[tuple[Fraction, tuple[int, ...]]] = []
    going = True
    while going:
        die = chance.below("die", 3)
        path = (die, chance.pick("card", [0, 2, 0, 1])) if die == 2 else (die,)
        found.append((chance.probability, path))
        going = chance.advance()
    return found


def test_enumerating_gives_every_answer_with_its_probability() -> None:
    assert everything(Enumerating()) == [
        (Fraction(1, 3), (0,)),
        (Fraction(1, 3), (1,)),
        (Fraction(2, 9), (2, 1)),
        (Fraction(1, 9), (2, 3)),
    ]


def test_enumerating_leaves_orders_to_the_draws() -> None:
    chance = Enumerating()
    assert chance.lazy
    assert chance.shuffle("cards", b"abc") == b"abc"
    assert chance.probability == 1
    assert not chance.advance()

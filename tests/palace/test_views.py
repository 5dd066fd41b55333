"""What a seat may know (A-17)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from alhambra import AlhambraError, Seeded, view
from alhambra.palace.audit import audit
from alhambra.palace.cards import card_word, ordered
from tests.clauses import clause
from tests.support.builders import NAMES, deck, game_of, say, table
from tests.support.hidden import permuted
from tests.support.invariants import seen, views_hide
from tests.support.plain import fields, plain
from tests.support.play import Player, sample
from tests.support.replayer import Replayer


@clause("A-17")
def test_a_view_shows_all_that_is_open() -> None:
    state = table(
        2,
        seat=1,
        market="tower-7 - garden-6 -",
        display="y1 - b2 o9",
        hands=["y2 g4", "o1"],
        palaces=["tower-11-N@n1", "garden-9@e1"],
        reserves=["pavilion-2", "seraglio-9"],
        asides=["", "arcades-9 arcades-10"],
        phase="lay",
        neutral="chambers-5 chambers-6",
        scores="1 2 3",
        discards="y9 y9",
        held=(1,),
    )
    shown = view(state, 0)
    assert (shown.seat, shown.seats, shown.actor, shown.turn, shown.phase) == (0, 2, 1, 1, "lay")
    assert (shown.earned, shown.ending, shown.next_scoring) == (False, False, 2)
    assert shown.market == ("tower-7", None, "garden-6", None)
    assert shown.display == ("y1", None, "b2", "o9")
    assert (shown.hand, shown.hand_sizes, shown.shown_hands) == (("y2", "g4"), (2, 1), ())
    assert [[(laid.tile, laid.place) for laid in palace.tiles] for palace in shown.palaces] == [
        [("tower-11-N", "n1"), ("fountain", "c")],
        [("fountain", "c"), ("garden-9", "e1")],
    ]
    assert [palace.wall for palace in shown.palaces] == [1, 1]
    assert shown.reserves == (("pavilion-2",), ("seraglio-9",))
    assert shown.asides == ((), ("arcades-9", "arcades-10"))
    assert shown.neutral == ("chambers-5", "chambers-6")
    assert shown.scores == (1, 2, 3)
    assert (shown.supply_left, shown.money_left, shown.discards_left) == (54 - 10, 72 - 8 + 1, 2)
    assert (shown.memory, shown.modules) == (None, {})


@clause("A-17")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.played
def test_views_are_equal_byte_for_byte_when_everything_hidden_is_permuted(seats: int) -> None:
    luck = Random(17)
    for state in sample(seats, 17, 25):
        views_hide(state, luck)


@clause("A-17")
def test_the_permuted_states_are_really_other_states() -> None:
    """Otherwise the comparison would prove nothing."""
    luck = Random(18)
    (*_, state) = sample(4, 18, 20)[:6]
    others = [permuted(state, luck, 0, hands=True) for _ in range(5)]
    assert all(audit(other) == [] for other in others)
    for name in ("supply", "money", "hands"):
        assert len({fields(other)[name] for other in [state, *others]}) == 6
    assert len({fields(other)["hands"].split("/")[0] for other in [state, *others]}) == 1
    assert seen(state, 1) != seen(others[0], 1)


@clause("A-17")
def test_the_scoring_cards_move_within_their_own_piles_when_permuted() -> None:
    luck = Random(19)
    state = game_of(3).new(Seeded(19))
    places = {plain(permuted(state, luck, 0, hands=False))["pile"].index("first") for _ in range(300)}
    size = (len(plain(state)["pile"]) - 2) // 5
    assert places <= set(range(size, 2 * size + 3))
    assert len(places) >= size


@clause("A-17")
def test_spectators_see_no_hand() -> None:
    for state in sample(3, 20, 30):
        shown = view(state, None)
        assert shown.hand == ()
        assert shown.seat is None
        assert shown.shown_hands == () or shown.ending


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_none_sees_nothing(seat: int) -> None:
    with pytest.raises(AlhambraError, match=f"^There is no seat {seat}: the seats are 0 to 2.$"):
        view(table(3), seat)


@clause("A-17", "A-81")
def test_hands_are_shown_at_the_end() -> None:
    state = table(
        market="pavilion-2 tower-12 garden-11 -", hands=["y2 g5", "o1"], spare_tiles=2, spare_cards="discards"
    )
    assert view(state, None).shown_hands == ()
    say(state, "buy:1:y2", "done", "keep:pavilion-2")
    assert view(state, None).shown_hands == (("g5",), ("o1",), ())


@clause("A-17")
def test_a_view_is_plain_data() -> None:
    (state, *_) = sample(2, 21, 50)
    shown = view(state, 0, memory=True)
    text = json.dumps(shown.to_json())
    assert json.loads(text)["hand"] == list(shown.hand)
    assert json.loads(text)["memory"]["supply"] == list(shown.memory.supply)


def less(items: Iterable[str], *gone: Iterable[str | None]) -> tuple[str, ...]:
    """The items without those that are gone, sorted."""
    left = Counter(items) - Counter(item for group in gone for item in group if item)
    return tuple(sorted(left.elements()))


@clause("A-17")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_with_memory_a_view_knows_what_can_be_remembered_and_no_more(seats: int) -> None:
    """Who hears every event and remembers it knows the other hands, and what is left in both supplies."""
    game, chance, player, tally = game_of(seats), Seeded(22), Player(22, "any kind"), Replayer(seats)
    events: list[object] = []
    state = game.new(chance, events)
    while state.actor is not None:
        tally.show(events)
        memory = view(state, None, memory=True).memory
        assert [list(hand) for hand in memory.hands] == tally.seen()["hands"]
        assert memory.discards == tuple(tally.seen()["discards"])
        money = map(card_word, deck(seats).elements())
        assert tuple(sorted(memory.money_pile)) == less(money, *tally.hands, tally.discards, tally.display)
        laid = [tile for palace in tally.palaces for tile in palace.values()]
        hidden = less(NAMES, laid, *tally.reserves, *tally.aside, tally.market, tally.neutral)
        assert tuple(sorted(memory.supply)) == hidden
        assert memory.money_pile == ordered(memory.money_pile)
        assert memory.supply == tuple(sorted(hidden, key=NAMES.index))
        events = []
        game.play(state, player.choose(game.codes(state)), chance, events)

"""Falconers (F-1 to F-5)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from alhambra import NotationError, Scripted, Seeded, Turn, parse_position, parse_word, position, view
from alhambra.core.data import load
from alhambra.modules.falconers.words import FalconBought, FalconersView, FalconTurnedUp, FalconView
from alhambra.palace.events import TurnBegan
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle.six.falcons import POINTS, payments
from tests.support.builders import cards, deck, game_of, say, table, words
from tests.support.extras import scored
from tests.support.plain import fields, line
from tests.support.red_builders import refusal, refused
from tests.support.six_builders import six_table

ONLY = ("falconers",)
KINDS = ("white", "brown", "black")
MARKET = "arcades-4 arcades-5 arcades-7 arcades-6-SW"
# Fountain, garden, tower and chambers meet at the point that n1 names.
FOUR = "tower-12@e1 garden-11@n1 chambers-10@n1e1"
WHITE = "white0"  # garden and tower


def mews(hand: str = "y9", palace: str = FOUR, seats: int = 3, **more: Any) -> PalaceState:
    """Seat 0 to act, with money and a palace."""
    return six_table(seats, ONLY, **({"hands": [hand], "palaces": [palace], "market": MARKET, "tops": WHITE} | more))


def seen(state: PalaceState) -> FalconersView:
    shown: FalconersView = view(state, None).modules["falconers"]
    return shown


@clause("F-1", "K-1")
@pytest.mark.parametrize("seats", range(2, 7))
def test_three_shuffled_piles_of_five_with_the_top_tile_open(seats: int) -> None:
    data = load("components.json", "alhambra.modules.falconers")["falcons"]
    assert [kind["kind"] for kind in data] == list(KINDS)
    pairs = [frozenset(pair) for kind in data for pair in kind["pairs"]]
    assert len(pairs) == len(set(pairs)) == 15 and all(len(pair) == 2 for pair in pairs)
    order = {"white": [3, 0, 1, 2, 4], "brown": [4, 3, 2, 1, 0], "black": [1, 0, 2, 3, 4]}
    money = cards("y9 y9 y2 g9 g9 g3 b9 b9 b4 o9 o9 o5 y8 y8 y7 g8 g8 g6" if seats > 2 else "y9 y9 y2 g9 g9 g3")
    money = money[: 3 * seats]
    rest = deck(seats)
    rest.subtract(money)
    luck = Scripted([
        *((f"{kind} falcons", bytes(order[kind])) for kind in KINDS),
        ("tiles", bytes(range(54))), ("money", bytes([*money, *sorted(rest.elements())])),
        ("first scoring", 0), ("second scoring", 0),
    ])  # fmt: skip
    events: list[Any] = []
    state = game_of(seats, ONLY).new(luck, events)
    turned = [event for event in events if isinstance(event, FalconTurnedUp)]
    assert turned == [FalconTurnedUp(kind["kind"], tuple(kind["pairs"][order[kind["kind"]][0]])) for kind in data]
    assert seen(state).open == {event.kind: event.types for event in turned}
    assert seen(state).left == dict.fromkeys(KINDS, 4) and seen(state).falcons == ((),) * seats


@clause("F-1")
def test_the_game_has_no_falcons_unless_it_is_asked_for() -> None:
    assert "falconers" not in view(table(3), None).modules


@clause("F-2", "F-3")
def test_a_falcon_is_bought_as_an_action_and_laid_at_once() -> None:
    state = mews("y3 g2 b1 y9")
    assert words(state, "falcon:") == {"falcon:white@n1"}
    assert say(state, "falcon:white@n1") == []
    assert words(state) == {"pay:y9", "pay:y3,g2"}
    for move in ("take:y9", "done", "falcon:white@n1"):
        assert refused(state, move) == ("F-2", "not-now")
    assert refusal(state, "done").message == "First pay for the falcon."
    events = say(state, "pay:y3,g2")
    assert events[0] == FalconBought(0, "white", ("garden", "tower"), "n1", ("y3", "g2"))
    assert FalconTurnedUp("white", ("pavilion", "seraglio")) in events and TurnBegan(1) in events
    now = view(state, 0)
    assert (now.hand, now.discards_left, state.actor) == (("y9", "b1"), 2, 1)
    assert seen(state).falcons == ((FalconView("white", ("garden", "tower"), "n1"),), (), ())
    assert seen(state).open["white"] == ("pavilion", "seraglio") and seen(state).left["white"] == 3


@clause("F-1")
def test_the_next_falcon_is_turned_up_at_the_refill_only() -> None:
    state = mews("y5 g5")
    turn = Turn(state, Seeded(1))
    turn.play(parse_word(turn.state, "falcon:white@n1"))
    events = turn.play(parse_word(turn.state, "pay:y5"))
    assert [type(event) for event in events] == [FalconBought] and turn.ready
    assert seen(turn.state).open["white"] is None and seen(turn.state).left["white"] == 4
    while turn.undo():
        pass
    assert position(turn.state) == position(state)


@clause("F-1")
def test_an_empty_pile_sells_nothing() -> None:
    # A palace of seat 1 with four points for the others.
    lower = "arcades-9@e1 garden-10-none@e2"
    upper = "pavilion-8@n1 seraglio-9@n1e1 chambers-11@n1e2 tower-11-none@n2 garden-10-N@n2e1 arcades-10@n2e2"
    state = six_table(
        3, ONLY, hands=["y9"], palaces=[FOUR, f"{lower} {upper}"], market=MARKET,
        falcons=["", "white1@n1 white2@n1e1 white3@n2 white4@n2e1"], tops="white0",
    )  # fmt: skip
    assert seen(state).left["white"] == 0
    events = say(state, "falcon:white@n1", "pay:y9")
    assert not [event for event in events if isinstance(event, FalconTurnedUp)]
    assert seen(state).open["white"] is None and seen(state).left["white"] == 0
    assert not words(state, "falcon:white")
    assert refused(state, "falcon:white@n1") == ("F-1", "no-falcon")
    assert "No white falcon lies open" in refusal(state, "falcon:white@n1").message


@clause("F-2")
def test_overpayment_is_lost_and_no_further_action_is_earned() -> None:
    for hand, payment in (("y9", "y9"), ("y5", "y5"), ("y4 g1", "y4,g1")):
        state = mews(hand)
        say(state, "falcon:white@n1", f"pay:{payment}")
        assert state.actor == 1 and view(state, 0).hand == ()


@clause("F-2", "A-43")
@pytest.mark.parametrize(
    ("move", "clause_id", "code"),
    [
        ("pay:y4", "F-2", "too-little-paid"),
        ("pay:y4,g4,b1", "A-43", "superfluous-card"),
        ("pay:o9,y4", "A-43", "superfluous-card"),
        ("pay:o8", "F-2", "not-in-hand"),
        ("pay:y4,y4", "F-2", "not-in-hand"),
    ],
)
def test_a_wrong_payment_is_refused(move: str, clause_id: str, code: str) -> None:
    state = mews("y4 g4 b1 o9")
    assert refused(state, move) == ("F-2", "not-now")
    say(state, "falcon:white@n1")
    assert words(state) == {"pay:o9", "pay:y4,g4", "pay:y4,b1", "pay:g4,b1"}
    assert refused(state, move) == (clause_id, code)


@clause("F-2", "A-43")
@pytest.mark.parametrize("seed", range(12))
def test_payments_are_those_of_the_oracle(seed: int) -> None:
    luck = Random(seed)
    hand = [f"{luck.choice('ygbo')}{luck.randrange(1, 8)}" for _ in range(luck.randrange(2, 9))]
    hand = [card for at, card in enumerate(hand) if hand[:at].count(card) < 2] + ["y5"]
    state = mews(" ".join(hand))
    say(state, "falcon:white@n1")
    assert words(state) == {"pay:" + ",".join(paid) for paid in payments(hand)}


@clause("F-2")
def test_who_has_less_than_five_cannot_buy() -> None:
    state = mews("y2 g2")
    assert not words(state, "falcon:")
    assert refused(state, "falcon:white@n1") == ("F-2", "too-little-paid")
    assert words(mews("y1 g1 b1 o1 y1"), "falcon:")


@clause("F-2", "A-20")
def test_it_may_be_the_further_action() -> None:
    state = mews("y4 g5")
    say(state, "buy:1:y4", "falcon:white@n1", "pay:g5")
    assert view(state, 0).phase == "lay" and words(state, "keep:") == {"keep:arcades-4"}
    assert refused(state, "falcon:brown@n1")[0] == "A-60"


@clause("F-3")
@pytest.mark.parametrize(
    ("palace", "point", "message"),
    [
        ("tower-12@e1 garden-11@n1", "n1", "no four tiles"),
        (FOUR, "n1e1", "no four tiles"),
        (FOUR, "c", "no four tiles"),
        (FOUR, "n120w120", "no four tiles"),
        ("tower-12@e1 arcades-9@n1 chambers-10@n1e1", "n1", "do not show both garden and tower"),
        ("arcades-9@e1 garden-11@n1 chambers-10@n1e1", "n1", "do not show both"),
    ],
)
def test_no_such_point_no_falcon(palace: str, point: str, message: str) -> None:
    state = mews(palace=palace)
    assert f"falcon:white@{point}" not in words(state)
    assert refused(state, f"falcon:white@{point}") == ("F-3", "no-point")
    assert message in refusal(state, f"falcon:white@{point}").message


@clause("F-3")
def test_points_lie_on_all_sides_of_the_palace() -> None:
    for four, point in (
        ("tower-12@e1 garden-11@s1 chambers-10@s1e1", "c"),
        ("tower-12@w1 garden-11@s1 chambers-10@s1w1", "w1"),
        ("tower-12@w1 garden-11@n1 chambers-10@n1w1", "n1w1"),
        (FOUR, "n1"),
    ):
        assert words(mews(palace=four), "falcon:white") == {f"falcon:white@{point}"}


@clause("F-3")
def test_a_point_holds_one_falcon() -> None:
    state = mews(palaces=["tower-12@e1 garden-11@n1 pavilion-8@n1e1"], falcons=["brown0@n1"])
    assert not words(state, "falcon:")
    assert refused(state, "falcon:white@n1") == ("F-3", "no-point")
    assert "sits there already" in refusal(state, "falcon:white@n1").message


@clause("F-3")
def test_tiles_set_aside_are_not_yet_in_the_palace() -> None:
    state = mews("y4 g5", palace="tower-12@e1 garden-11@n1", asides=["chambers-10"], flags="earned")
    assert not words(state, "falcon:") and words(state, "take:")
    kept = mews("y4 g5", palace="tower-12@e1 garden-11@n1", reserves=["chambers-10"])
    assert not words(kept, "falcon:")


@clause("F-4")
def test_a_tile_under_a_falcon_is_never_removed() -> None:
    # A further row makes a way round for everything.
    palace = f"{FOUR} pavilion-8@n2 arcades-9@n2e1"
    state = mews(palace=palace, falcons=["white0@n1"], tops="")
    free = mews(palace=palace, tops="")
    assert {"remove:chambers-10", "remove:garden-11", "remove:tower-12"} <= words(free, "remove:")
    assert words(state, "remove:") == {"remove:pavilion-8", "remove:arcades-9"}
    for tile in ("tower-12", "garden-11", "chambers-10"):
        assert refused(state, f"remove:{tile}") == ("F-4", "under-falcon")
    found = refusal(state, "remove:chambers-10")
    assert "cannot be removed" in found.message and found.places == ("n1e1",) and found.tiles == ("chambers-10",)


@clause("F-4")
def test_it_is_swapped_only_if_the_four_still_show_both_types() -> None:
    reserve = "tower-11-none garden-10-none arcades-10"
    state = mews(falcons=["white0@n1"], reserves=[reserve], tops="")
    assert words(state, "swap:") == {
        "swap:tower-12/tower-11-none", "swap:garden-11/garden-10-none", "swap:chambers-10/tower-11-none",
        "swap:chambers-10/garden-10-none", "swap:chambers-10/arcades-10",
    }  # fmt: skip
    assert refused(state, "swap:tower-12/garden-10-none") == ("F-4", "under-falcon")
    assert "would miss a type" in refusal(state, "swap:tower-12/arcades-10").message
    say(state, "swap:chambers-10/tower-11-none")
    assert state.actor == 1
    two = mews(
        palace=FOUR.replace("chambers-10", "tower-11-none"), falcons=["white0@n1"], reserves=["arcades-10"], tops=""
    )
    assert "swap:tower-12/arcades-10" in words(two)  # there is another tower
    assert "swap:garden-11/arcades-10" not in words(two)


@clause("F-4")
def test_falcons_of_other_seats_hold_nothing() -> None:
    other = "tower-11-none@e1 garden-10-none@n1 arcades-10@n1e1"
    state = mews(palaces=[FOUR, other], falcons=["", "white0@n1"], tops="")
    assert {"remove:chambers-10", "remove:tower-12"} <= words(state, "remove:")


BLOCK = (
    "garden-11@e1 tower-12@e2 chambers-11@e3 pavilion-8@n1 tower-11-none@n1e1 seraglio-9@n1e2 arcades-9@n1e3 "
    "garden-10-none@n2 chambers-10@n2e1 pavilion-6@n2e2 arcades-10@n2e3"
)


@clause("F-5")
@pytest.mark.parametrize(("count", "points"), [(1, 2), (2, 6), (3, 12), (4, 20), (5, 30)])
def test_points_for_one_to_five_falcons_of_a_kind(count: int, points: int) -> None:
    spots = ("n1", "n1e1", "n1e2", "n2", "n2e1")
    falcons = " ".join(f"brown{n}@{spot}" for n, spot in enumerate(spots[:count]))
    state = mews(palace=BLOCK, falcons=[falcons], tops="")
    assert POINTS[count] == points
    for number in (1, 2, 3):
        assert scored(state, number, "brown-falcons") == [points, 0, 0]
        assert scored(state, number, "white-falcons", "black-falcons") == [0, 0, 0]


@clause("F-5")
def test_each_kind_counts_for_itself_and_the_scoring_keeps_the_points() -> None:
    state = mews(
        palaces=[BLOCK, ""], falcons=["white0@n1 black0@n1e1 black4@n2e1"], tops="",
        pile="1st",
    )  # fmt: skip
    assert scored(state, 2, "white-falcons") == [2, 0, 0] and scored(state, 2, "black-falcons") == [6, 0, 0]
    before = view(state, None).scores[0]
    say(state, "take:y9")
    assert view(state, None).scores[0] - before >= 8 and view(state, None).next_scoring == 2


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("falcon:grey@n1", "no kind of falcon"),
        ("falcon:white", "write falcon:KIND@PLACE"),
        ("falcon:white@up", "up"),
        ("pay:x", "x"),
        ("pay:y3,,g2", "card"),
    ],
)
def test_words_that_say_nothing(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_word(mews(), text)


def test_positions_with_wrong_falcons_are_refused() -> None:
    here = fields(mews())
    pile = "0001020304"
    for modules, message in (
        ("zz:7:.+.+.:-1", "are no falcons"),
        (f"{pile}+{pile}:7:.+.+.:-1", "are no falcons"),
        (f"{pile}+{pile}+{pile}:7:.+.:-1", "are no falcons"),
        (f"{pile}+{pile}+{pile}:7:.+.+.", "are no falcons"),
        (f"{pile}+{pile}+{pile}:-7:.+.+.:-1", "are no falcons"),
        (f"01020304+{pile}+{pile}:7:.+.+.:-1", "missing, or there are too many"),
        (f".+{pile}+{pile}:7:.+.+.:-1", "missing, or there are too many"),
        (f"0001020305+{pile}+{pile}:7:.+.+.:-1", "missing, or there are too many"),
    ):
        with pytest.raises(NotationError, match=message):
            parse_position(line(here | {"modules": modules}))
    chosen = here["modules"].removesuffix("-1") + str(parse_place("n1") << 4)
    parse_position(line(here | {"modules": chosen, "bound": "falconers"}))
    for changes in ({"modules": chosen}, {"modules": f"{chosen}0", "bound": "falconers"}):
        with pytest.raises(NotationError, match="a falcon is bought that cannot be"):
            parse_position(line(here | changes))
    with pytest.raises(NotationError, match="no four tiles meet"):
        mews(palace="tower-12@e1", falcons=["white0@n1"], tops="")
    with pytest.raises(NotationError, match="no four tiles meet that show its types"):
        mews(falcons=["white1@n1"], tops="")
    with pytest.raises(NotationError, match="two falcons sit on one point"):
        mews(falcons=["white0@n1 brown0@n1"], tops="")

"""Why an action is refused: a stable code, an existing clause, one sentence, and what on the table it concerns."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from alhambra import Refused, Scripted, apply, check, parse_word
from alhambra.core.refusal import Refusal
from alhambra.palace.state import PURCHASE, PalaceState
from tests.support.builders import say, table
from tests.support.invariants import changes_nothing, checks_agree, clear
from tests.support.palaces import drawn, made
from tests.support.play import sample
from tests.support.sets import reasons

CHEAP = "pavilion-2 seraglio-3 arcades-4 chambers-5"


def acting() -> PalaceState:
    """Seat 0 of two may do anything."""
    return table(
        2, market="pavilion-2 - arcades-4 chambers-5", hands=["y3 b5 b6"], palaces=["pavilion-8@n1 tower-11-N@n2"],
        reserves=["garden-9 tower-10", "tower-12"], display="y1 g5 b9 o9",
    )  # fmt: skip


def earned() -> PalaceState:
    state = table(2, market=CHEAP, hands=["y2"])
    say(state, "buy:1:y2")
    return state


def laying() -> PalaceState:
    return table(2, phase="lay", asides=["arcades-8-E"], palaces=["pavilion-8@n1"], reserves=["garden-9"])


def waiting() -> PalaceState:
    state = table(2, hands=["y2"])
    state.game.play(state, state.game.codes(state)[0], None)
    return state


def ending() -> PalaceState:
    state = table(
        2, market=CHEAP, hands=["y2", "g1"], spare_tiles=0, held=(1, 2), spare_cards="discards", supply=""
    )  # fmt: skip
    say(state, "buy:1:y2", "done", "keep:pavilion-2")
    return state


def over() -> PalaceState:
    state = ending()
    say(state, "keep:seraglio-3")
    return state


def three() -> PalaceState:
    return table(3, phase="lay", asides=["arcades-8-E"])


def court() -> PalaceState:
    return made(drawn("- - -\n- . .\nc - -"))


def block() -> PalaceState:
    return made(drawn("- - -\n- - -\nc - -"))


CASES = [
    (over, "take:y9", "game-over", "A-84"),
    (waiting, "take:g9", "turn-finished", "A-61"),
    (acting, "keep:nonsense", "no-such-tile", "A-1"),
    (acting, "swap:nonsense/garden-9", "no-such-tile", "A-1"),
    (laying, "take:y9", "not-now", "A-60"),
    (laying, "done", "not-now", "A-60"),
    (ending, "take:y9", "not-now", "A-82"),
    (earned, "keep:pavilion-2", "not-now", "A-44"),
    (acting, "take:y9", "not-on-display", "A-30"),
    (acting, "take:y1,g5", "too-much-taken", "A-30"),
    (acting, "buy:2:g9", "empty-square", "A-40"),
    (acting, "buy:3:y3", "wrong-currency", "A-40"),
    (acting, "buy:1:y9", "not-in-hand", "A-40"),
    (acting, "buy:4:o1", "not-in-hand", "A-40"),
    (acting, "buy:3:b5,b6", "superfluous-card", "A-43"),
    (acting, "keep:garden-9", "not-set-aside", "A-60"),
    (laying, "keep:garden-9", "not-set-aside", "A-60"),
    (ending, "keep:pavilion-2", "not-set-aside", "A-82"),
    (earned, "lay:pavilion-2@n1", "set-aside", "A-44"),
    (acting, "lay:tower-12@e1", "not-in-reserve", "A-50"),
    (acting, "swap:pavilion-8/tower-12", "not-in-reserve", "A-50"),
    (acting, "remove:tower-12", "not-in-palace", "A-50"),
    (three, "give:arcades-8-E", "no-neutral-player", "A-91"),
    (laying, "give:garden-9", "not-given", "A-94"),
    (ending, "give:seraglio-3", "not-given", "A-94"),
    (acting, "remove:fountain", "start-tile", "A-52"),
    (acting, "lay:garden-9@n1", "occupied", "A-50"),
    (laying, "lay:arcades-8-E@n1", "occupied", "A-60a"),
    (laying, "lay:arcades-8-E@s1e1", "not-adjacent", "A-58"),
    (laying, "lay:arcades-8-E@w1", "walls-differ", "A-56"),
    (acting, "swap:pavilion-8/nonsense", "no-such-tile", "A-1"),
    (acting, "lay:tower-10@n2e1", "walls-differ", "A-56"),
    (acting, "remove:pavilion-8", "not-on-foot", "A-57"),
    (court, "lay:spare-none@n1e2", "hole", "A-59"),
    (block, "remove:laid-n1e1", "hole", "A-59"),
    (acting, "done", "compulsory", "A-20"),
    (acting, "pass", "can-act", "A-22"),
    (laying, "pass", "can-act", "A-22"),
]  # fmt: skip


@pytest.mark.parametrize(("state", "move", "code", "clause_id"), CASES)
def test_each_reason_has_its_code_and_its_clause(state: object, move: str, code: str, clause_id: str) -> None:
    assert callable(state)
    here = state()
    found = check(here, parse_word(here, move))
    assert found is not None
    assert (found.code, found.clause) == (code, clause_id)
    clear(found)
    changes_nothing(here, parse_word(here, move))


@pytest.mark.parametrize(
    ("state", "move", "message"),
    [
        (acting, "take:y1,g5", "Several cards may sum to 5 at most; these sum to 6."),
        (acting, "take:y9,g9", "The display does not hold y9 and g9."),
        (acting, "buy:2:g9", "There is no tile on market square 2."),
        (acting, "buy:3:y3", "arcades-4 is paid for in dinars, not with y3."),
        (acting, "buy:1:y9", "The hand does not hold y9."),
        (acting, "buy:3:b5,b6", "arcades-4 costs 4: it is paid for without b5, and no change is given."),
        (acting, "lay:garden-9@n1", "There is a tile at n1 already."),
        (laying, "lay:arcades-8-E@w1", "arcades-8-E at w1 would put a wall against an open side in the east."),
        (laying, "lay:arcades-8-E@s1e1", "arcades-8-E at s1e1 would share no side with the palace."),
        (acting, "remove:pavilion-8", "Without pavilion-8 a part of the palace could not be reached on foot."),
        (block, "remove:laid-n1e1", "Without laid-n1e1 there would be a hole at n1e1."),
        (court, "lay:spare-none@n1e2", "spare-none at n1e2 would enclose a hole."),
    ],
)
def test_a_message_says_what_is_wrong(state: object, move: str, message: str) -> None:
    assert callable(state)
    here = state()
    found = check(here, parse_word(here, move))
    assert found is not None
    assert found.message == message


def test_no_two_reasons_have_one_code() -> None:
    assert len({reason.value for reason in reasons()}) == len(reasons())


def test_the_game_has_reasons_of_its_own_where_no_module_says_why() -> None:
    bound, odd = acting(), laying()
    bound.bound = PURCHASE
    odd.unbuilt = odd.asides[0]
    found = [check(bound, parse_word(bound, "take:y1")), check(odd, parse_word(odd, "give:arcades-8-E"))]
    assert [refusal and (refusal.clause, refusal.code) for refusal in found] == [
        ("A-40", "purchase-begun"),
        ("A-94", "not-given"),
    ]


def test_the_checked_door_raises_with_the_refusal() -> None:
    state = acting()
    with pytest.raises(Refused, match=r"^The first action of a turn is compulsory\. \(A-20\)$") as raised:
        apply(state, parse_word(state, "done"), Scripted([]))
    said = "The first action of a turn is compulsory."
    assert raised.value.refusal == Refusal("compulsory", "A-20", said, id="compulsory")


def test_a_refusal_travels_between_processes() -> None:
    state = acting()
    found = check(state, parse_word(state, "buy:3:y3"))
    assert found is not None
    again = pickle.loads(pickle.dumps(Refused(found)))
    assert (again.refusal, str(again)) == (found, str(Refused(found)))


def test_what_is_no_action_of_the_game_is_a_mistake_of_the_program() -> None:
    state = acting()
    with pytest.raises(TypeError, match="is no action of this game"):
        check(state, "take:y1")
    with pytest.raises(TypeError, match="is no action of this game"):
        state.game.code(state, 7)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.played
def test_random_refusals_are_clear_and_of_many_kinds(seats: int) -> None:
    luck = Random(seats)
    met: set[str] = set()
    for state in sample(seats, f"refusals/{seats}", 9):
        met |= {refusal.code for refusal in checks_agree(state, luck, 40)}
    assert len(met) >= 18

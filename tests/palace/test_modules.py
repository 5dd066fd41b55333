"""The hooks of modules, asked by modules made for the purpose (`tests/support/omens.py`; see `test_module_hooks`)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from alhambra import (
    NotationError,
    Recording,
    Refused,
    Scripted,
    Seeded,
    Turn,
    apply,
    check,
    copy,
    legal,
    position,
    score,
    view,
)
from alhambra.palace.audit import audit
from alhambra.palace.codes import MODULE
from alhambra.palace.events import DisplayFilled, EndBegan, LeftOverGiven, Scored
from alhambra.palace.module import Module, Slice
from alhambra.palace.state import PalaceState
from tests.support.builders import table
from tests.support.omens import BellRang, Omen, OmenDrawn, OmensModule, OmensView, omens_game
from tests.support.play import Player

GAME = omens_game()


def begin(seed: int = 1) -> PalaceState:
    return GAME.new(Seeded(seed))


def omens(state: PalaceState) -> list[str]:
    return text(state).partition(":")[2].split(",")


def text(state: PalaceState) -> str:
    return GAME.position(state).partition("modules=0/")[2].split()[0]


def played(seed: int, style: str = "any kind") -> tuple[PalaceState, list[Any], PalaceState]:
    """A whole game: its end, all events, and a state of the middle."""
    chance, player = Seeded(seed), Player(seed, style)
    events: list[Any] = []
    state = middle = GAME.new(chance, events)
    number = 0
    while state.actor is not None:
        assert audit(state) == []
        number += 1
        if number == 100:
            middle = copy(state)
        GAME.play(state, player.choose(GAME.codes(state)), chance, events)
    return state, events, middle


def test_tiles_of_a_module_are_shuffled_into_the_supply() -> None:
    seen = view(begin(), None, memory=True)
    assert len([*seen.market, *seen.memory.supply]) == 55
    assert "wise-tower" in [*seen.market, *seen.memory.supply]
    first = {view(begin(seed), None).market[0] for seed in range(400)}
    assert "wise-tower" in first


def test_the_set_up_asks_the_module_with_chance() -> None:
    recording = Recording(Seeded(1))
    state = GAME.new(recording)
    assert recording.outcomes[0][0] == "first omen"
    assert sorted(omens(state)) == ["", "", "1"]


def test_actions_of_a_module_are_legal_behind_those_of_the_game() -> None:
    state = begin()
    actions = legal(state)
    assert actions[-2:] == [Omen("draw"), Omen("rest")]
    codes = GAME.codes(state)
    assert [code & 15 for code in codes[-2:]] == [MODULE, MODULE]
    assert [GAME.code(state, action) for action in actions] == codes
    assert [GAME.action(state, code) for code in codes] == actions


def test_a_word_of_a_module_is_read() -> None:
    assert GAME.parse_word("omen:draw") == Omen("draw")
    assert GAME.word(Omen("rest")) == "omen:rest"
    assert GAME.parse_word("done").word() == "done"
    with pytest.raises(NotationError, match="omen, or is done or pass"):
        GAME.parse_word("dance:now")


def test_a_module_checks_its_own_actions() -> None:
    state = begin()
    state.slices[1] = OmensModule().parse_slice(state.kit, "0:000,000,000")
    assert check(state, Omen("rest")) is None
    refusal = check(state, Omen("draw"))
    assert refusal is not None
    assert refusal.code == "enough"
    with pytest.raises(Refused, match="Three omens are enough"):
        apply(state, Omen("draw"), Scripted([]))
    assert Omen("draw") not in legal(state)


def test_a_module_plays_with_chance_and_tells() -> None:
    state = begin()
    seat = state.actor
    assert seat is not None
    before = omens(state)[seat]
    events = apply(state, Omen("draw"), Scripted([("omen", 2)]))
    assert events[0] == OmenDrawn(seat, 2)
    assert omens(state)[seat] == before + "2"
    assert state.actor == (seat + 1) % 3


def test_an_event_may_be_cut_for_other_seats() -> None:
    event = OmenDrawn(1, 2)
    assert event.for_seat(1) == event
    assert event.for_seat(0) == event.for_seat(None) == OmenDrawn(1, None)


def test_a_barrier_cannot_be_taken_back_and_what_is_none_can() -> None:
    assert GAME.barrier(begin(), Omen("draw"))
    assert not GAME.barrier(begin(), Omen("rest"))
    assert not GAME.barrier(begin(), GAME.parse_word("done"))
    turn = Turn(begin(), Scripted([("omen", 0)]))
    before = GAME.position(turn.state)
    turn.play(Omen("rest"))
    assert turn.ready
    assert turn.undo()
    assert GAME.position(turn.state) == before
    assert turn.undone == [Omen("rest")]
    events = turn.play(Omen("draw"))
    assert any(isinstance(event, OmenDrawn) for event in events)
    assert not turn.undo() and not turn.redo()
    assert position(turn.committed) == position(turn.state)
    assert GAME.position(turn.state) != before


def test_the_refill_asks_the_module_after_the_display() -> None:
    state = begin()
    assert text(state).startswith("0:")
    apply(state, legal(state)[0], Scripted([]))
    assert text(state).startswith("1:")


def test_each_scoring_asks_the_module_with_a_reason() -> None:
    state, events, _ = played(3)
    scored = [event for event in events if isinstance(event, Scored)]
    assert [event.number for event in scored] == [1, 2, 3]
    for event in scored:
        assert [gain.player for gain in event.gains if gain.reason == "omens"] == [0, 1, 2]
    totals = Counter[int]()
    for event in scored:
        for gain in event.gains:
            totals[gain.player] += gain.points
    assert tuple(totals[seat] for seat in range(3)) == view(state, None).scores == scored[-1].scores


def test_what_would_score_now_has_the_points_of_modules() -> None:
    state = begin()
    gains = [gain for gain in score(state).now.gains if gain.reason == "omens"]
    assert [gain.points for gain in gains] == [len(drawn) for drawn in omens(state)]


def test_the_ending_asks_the_module_before_left_over_tiles_are_given() -> None:
    _, events, _ = played(4)
    kinds = [type(event) for event in events]
    assert kinds.count(BellRang) == 1
    assert kinds.index(EndBegan) < kinds.index(BellRang)
    assert all(kinds.index(BellRang) < at for at, kind in enumerate(kinds) if kind is LeftOverGiven)


def test_a_view_shows_what_a_seat_may_know_of_the_slice() -> None:
    state = begin()
    owner = omens(state).index("1")
    assert view(state, owner).modules == {
        "quiet": None,
        "omens": OmensView(tuple(int(n == owner) for n in range(3)), "1"),
    }
    assert view(state, (owner + 1) % 3).modules["omens"].own == ""
    assert view(state, None).modules["omens"].own == ""
    assert view(state, owner).to_json()["modules"]["omens"]["own"] == "1"


def test_a_slice_is_copied_with_the_state() -> None:
    state = begin()
    before = GAME.position(state)
    other = copy(state)
    apply(other, Omen("draw"), Scripted([("omen", 0)]))
    assert GAME.position(state) == before != GAME.position(other)


def test_a_slice_is_part_of_the_position() -> None:
    _, _, middle = played(5)
    line = GAME.position(middle)
    again = GAME.parse_position(line)
    assert GAME.position(again) == line
    assert GAME.codes(again) == GAME.codes(middle)
    assert omens(again) == omens(middle) != ["", "", ""]


@pytest.mark.parametrize("modules", ["-", "0", "0/0/0", "0/omens"])
def test_a_position_has_a_word_for_each_module(modules: str) -> None:
    line = GAME.position(begin())
    with pytest.raises(NotationError):
        GAME.parse_position(line.replace(f"modules=0/{text(begin())}", f"modules={modules}"))


def test_modules_keep_their_order() -> None:
    assert [module.index for module in GAME.kit.modules] == [0, 1]
    assert [module.name for module in GAME.kit.modules] == ["quiet", "omens"]


def test_a_game_without_the_module_knows_nothing_of_it() -> None:
    with pytest.raises(TypeError, match="is no action of this game"):
        check(table(), Omen("draw"))
    assert view(table(), None).modules == {}


def test_the_base_of_modules_does_nothing_by_itself() -> None:
    module, state = Module("bare"), begin()
    out: list[int] = []
    module.codes(state, out)
    module.play(state, 0, None, None)
    module.refill(state, Scripted([]), None)
    module.ending(state, None)
    answers = (module.tiles(), module.verbs(), out, module.scoring(state, 1), module.view(state, 0))
    assert answers == ([], {}, [], [], None)
    assert not module.owns(Omen("rest")) and not module.barrier(state, Omen("rest"))
    assert module.check(state, Omen("rest")) is None
    assert not module.claims(state, 0, None)
    assert module.lines(state, 1, b"abc") == b"abc"
    for needed in (lambda: module.action(state, 0), lambda: module.code(state, Omen("rest"))):
        with pytest.raises(NotImplementedError):
            needed()


def test_the_base_of_slices_keeps_nothing() -> None:
    module, state = Module("bare"), begin()
    for part in (module.set_up(state, Scripted([]), None), module.parse_slice(state.kit, ".")):
        assert type(part) is Slice
        assert part.copy().to_text() == "." and part.tiles() == part.cards() == b""
    with pytest.raises(NotationError, match=r"^'0' is nothing that 'bare' keeps"):
        module.parse_slice(state.kit, "0")


def test_whole_games_with_modules_are_the_same_whether_somebody_listens_or_not() -> None:
    chance, player = Seeded(6), Player(6, "any kind")
    quiet = GAME.new(chance)
    while quiet.actor is not None:
        GAME.play(quiet, player.choose(GAME.codes(quiet)), chance)
    heard, events, _ = played(6)
    assert GAME.position(quiet) == GAME.position(heard)
    assert any(isinstance(event, DisplayFilled) for event in events)

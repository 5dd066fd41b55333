"""What must hold at every state of every sheet game."""

from __future__ import annotations

from random import Random

from alhambra.core.refusal import Refusal
from alhambra.sheet.audit import audit
from alhambra.sheet.reasons import Reason
from alhambra.sheet.squares import parse_square
from alhambra.sheet.state import OVER, SheetState
from tests.support import invariants
from tests.support.sheet_mutations import SheetMutations

CODES = {reason.value for reason in Reason}


def sound(state: SheetState) -> None:
    """Everything fits together, and one seat has something to decide, unless the game is over."""
    faults = audit(state)
    assert not faults, f"the state is not sound: {faults}"
    can_act(state, state.game.codes(state))


def can_act(state: SheetState, codes: list[int]) -> None:
    """One seat is to decide and has something to decide; or the game is over and has its winners."""
    assert len(set(codes)) == len(codes), "a legal action appears twice"
    if state.actor is None:
        assert not codes, "there is something to do, but nobody to do it"
        assert state.phase == OVER, "nobody is to decide, but the game is not over"
        assert state.kit.duel or state.game.winners(state), "nobody has won"
    else:
        assert state.actor in range(int(state.kit.seats)), f"{state.actor} is no seat"
        assert codes, "there is no legal action"


def checks_agree(state: SheetState, luck: Random, tries: int) -> list[Refusal]:
    """What is legal passes the check; of other well-formed actions exactly those that are legal. The refusals met."""
    return invariants.checks_agree_on(state, SheetMutations(state, luck), luck, tries, clear)


def clear(refusal: Refusal) -> None:
    """A refusal names an existing clause and a known code, and says why in one sentence."""
    invariants.says_why(refusal, CODES)
    for place in refusal.places:
        parse_square(place)


def look(state: SheetState, luck: Random) -> None:
    """Everything that must hold of a state."""
    sound(state)
    invariants.words_and_codes_agree(state)
    checks_agree(state, luck, 12)
    invariants.comes_back(state)
    if luck.random() < 0.2:
        invariants.copies_are_independent(state, luck.random())
    if state.actor is not None:
        invariants.undo_restores(state, luck)

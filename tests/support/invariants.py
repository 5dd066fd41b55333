"""What must hold at every state of every game. The tests look at some games closely, `make fuzz` at very many."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from alhambra import (
    Refused,
    Scripted,
    Turn,
    apply,
    check,
    copy,
    legal,
    parse_position,
    parse_word,
    position,
    view,
    word,
)
from alhambra.core.clauses import clauses
from alhambra.core.contract import State
from alhambra.core.refusal import Refusal
from alhambra.palace.audit import audit
from alhambra.palace.cards import parse_card
from alhambra.palace.places import parse_place
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState
from tests.support.hidden import permuted
from tests.support.mutations import Mutations
from tests.support.play import finish

SENTENCE = re.compile(r"\S[^.!?]*\.( \([A-Z]-\d+[a-z]?\))?")  # one, and perhaps the clause
CODES = {reason.value for reason in Reason}


def sound(state: PalaceState) -> None:
    """Everything is in exactly one place, palaces are legal, one seat is to decide and has something to decide."""
    faults = audit(state)
    assert not faults, f"the state is not sound: {faults}"
    one_actor(state)


def one_actor(state: State) -> None:
    codes = state.game.codes(state)
    assert len(set(codes)) == len(codes), "a legal action appears twice"
    if state.actor is None:
        assert not codes, "there is something to do, but nobody to do it"
        assert state.game.winners(state), "nobody is to decide, but the game is not over"
    else:
        assert state.actor in range(state.game.config.seats), f"{state.actor} is no seat"
        assert codes, "there is no legal action"


def words_and_codes_agree(state: State) -> None:
    """Codes, actions and words stand for one another, without duplicates."""
    codes, actions = state.game.codes(state), legal(state)
    texts = [word(state, action) for action in actions]
    assert [state.game.code(state, action) for action in actions] == codes, "a code does not come back from its action"
    assert [parse_word(state, text) for text in texts] == actions, "an action does not come back from its word"
    assert len(set(texts)) == len(texts), "two legal actions have the same word"
    assert not any(" " in text for text in texts), "a move is more than one word"


class Source(Protocol):
    """Well-formed actions for a state, legal or not."""

    def random(self) -> Any: ...

    def changed(self, action: Any) -> Any: ...


def checks_agree(state: PalaceState, luck: Random, tries: int) -> list[Refusal]:
    """What is legal passes the check; of other well-formed actions exactly those that are legal. The refusals met."""
    return checks_agree_on(state, Mutations(state, luck), luck, tries, clear)


def checks_agree_on(
    state: State, mutations: Source, luck: Random, tries: int, clear: Callable[[Refusal], None]
) -> list[Refusal]:
    """The same for any game."""
    actions = legal(state)
    for action in actions:
        assert check(state, action) is None, f"{word(state, action)} is legal, but refused"
    allowed, refusals = set(actions), []
    for number in range(tries):
        action = mutations.changed(luck.choice(actions)) if number % 2 and actions else mutations.random()
        refusal = check(state, action)
        assert (refusal is None) == (action in allowed), f"{word(state, action)}: check says {refusal}, legal differs"
        if refusal is not None:
            clear(refusal)
            refusals.append(refusal)
            changes_nothing(state, action)
    return refusals


def clear(refusal: Refusal) -> None:
    """A refusal names an existing clause and a known code, and says why in one sentence."""
    says_why(refusal, CODES)
    for place in refusal.places:
        parse_place(place)
    for card in refusal.cards:
        parse_card(card)


def says_why(refusal: Refusal, codes: set[str]) -> None:
    assert refusal.clause in clauses(), f"{refusal.clause} is no clause"
    assert refusal.code in codes, f"{refusal.code} is no code"
    assert SENTENCE.fullmatch(refusal.message), f"not one sentence: {refusal.message}"


def changes_nothing(state: State, action: object) -> None:
    """A refused action leaves the state as it was and asks for no luck."""
    before = position(state)
    try:
        apply(state, action, Scripted([]))
        raise AssertionError(f"{action} is refused, but can be played")
    except Refused as refused:
        text = str(refused)
    assert SENTENCE.fullmatch(text) and text.endswith(")"), f"not a sentence and a clause: {text}"
    assert position(state) == before, f"{action} is refused, but changed something"


def comes_back(state: State) -> None:
    """A position is one line, and reading it gives the same state with the same legal actions in the same order."""
    text = position(state)
    again = parse_position(text)
    assert "\n" not in text and position(again) == text, "the position does not come back"
    assert again.game.codes(again) == state.game.codes(state), "the legal actions differ after the round trip"
    assert again.actor == state.actor, "the actor differs after the round trip"


def copies_are_independent(state: State, seed: object) -> None:
    """A game may go on in a state and in its copy without one meeting the other."""
    before = position(state)
    one = copy(state)
    other = copy(one)
    assert position(other) == before, "a copy differs"
    finish(one, f"{seed}/one")
    assert position(other) == before == position(state), "playing in a state changed its copy, or in a copy the state"
    end = position(one)
    finish(other, f"{seed}/other")
    assert position(one) == end, "playing in a copy changed a state that was finished"
    assert position(state) == before, "playing in a copy of a copy changed the state"


def views_hide(state: PalaceState, luck: Random) -> None:
    """Views are equal byte for byte when everything that a seat cannot know is another way."""
    seats = [*range(state.game.config.seats), None]
    for seat in seats:
        for memory in (False, True):
            other = permuted(state, luck, seat, hands=not memory and not view(state, seat).ending)
            assert seen(state, seat, memory) == seen(other, seat, memory), f"the view of seat {seat} tells too much"


def seen(state: State, seat: int | None, memory: bool = False) -> str:
    """A view as text."""
    return json.dumps(view(state, seat, memory).to_json())


def undo_restores(state: State, luck: Random) -> None:
    """Playing, taking back and playing again in a turn never draws, and gives back every position exactly."""
    turn = Turn(state, Scripted([]))
    positions = [position(turn.state)]
    for _ in range(12):
        if turn.undone and luck.random() < 0.5:
            assert turn.redo()
            positions.append(position(turn.state))
        elif not turn.ready and luck.random() < 0.6:
            turn.play(luck.choice(legal(turn.state)))
            positions.append(position(turn.state))
        elif turn.undo():
            positions.pop()
        assert position(turn.state) == positions[-1], "the turn is not where it was"
    turn.restart()
    assert position(turn.state) == positions[0] == position(state), "the turn does not begin where it began"

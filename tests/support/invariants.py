"""What must hold at every state of every game. The tests look at some games closely, `make fuzz` at very many."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from alhambra import (
    Recording,
    Refused,
    Scripted,
    Seeded,
    Turn,
    apply,
    check,
    copy,
    legal,
    parse_position,
    parse_word,
    position,
    score,
    view,
    word,
)
from alhambra.core.clauses import clauses
from alhambra.core.contract import State
from alhambra.core.refusal import Refusal
from alhambra.palace.audit import audit
from alhambra.palace.cards import parse_card
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.state import PalaceState
from tests.support.hidden import permuted
from tests.support.play import finish
from tests.support.red_mutations import mutations_of
from tests.support.sets import gaps, messages, reasons

# One, perhaps with a guess at what was meant, and perhaps the clause.
SENTENCE = re.compile(r"\S[^.!?]*(; did you mean '\S+'\? There are [^.!?]*)?\.( \([A-Z]-\d+[a-z]?\))?")
MESSAGES = {message.id: message for message in messages()}
CODES = {reason.value for reason in reasons()}


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


def scores_add_up(state: PalaceState) -> None:
    """Every point has a reason: a scoring that was held, or something besides."""
    sheet = score(state)
    for player, points in enumerate(sheet.scores):
        reasons = sum(held.points(player) for held in sheet.past)
        reasons += sum(gain.points for gain in sheet.besides if gain.player == player)
        assert points == reasons, f"player {player} has {points} points, with reasons for {reasons}"


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
    return checks_agree_on(state, mutations_of(state, luck), luck, tries, clear)


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
            says_what_its_message_says(refusal)
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


def says_what_its_message_says(refusal: Refusal) -> None:
    """The id and the arguments are enough to say it in another language."""
    message = MESSAGES[refusal.id]
    assert sorted(refusal.args) == gaps(message), f"{refusal.id} has other gaps than {sorted(refusal.args)}"
    assert message.say(refusal.args) == refusal.message, f"{refusal.id} does not say: {refusal.message}"
    kinds = {type(one) for value in refusal.args.values() for one in (value if isinstance(value, tuple) else (value,))}
    assert kinds <= {str, int}, f"{refusal.id} has arguments of other kinds: {refusal.args}"


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


def view_hides(state: PalaceState, luck: Random) -> None:
    """The same for one seat, with memory or without, and for who only watches."""
    for seat in (luck.randrange(state.kit.seats), None):
        memory = luck.random() < 0.3
        other = permuted(state, luck, seat, hands=not memory and not state.ending)
        assert seen(state, seat, memory) == seen(other, seat, memory), f"the view of seat {seat} tells too much"


def tells_nothing(state: PalaceState, luck: Random) -> None:
    """What the actor can do, and what others hear of it, does not depend on what the actor cannot know."""
    other = permuted(state, luck, state.actor, hands=not view(state, None).ending)
    game, codes = state.game, state.game.codes(state)
    assert other.game.codes(other) == codes, "what can be done depends on what is hidden"
    quiet = [code for code in codes if not game.barrier(state, game.action(state, code))]
    for code in luck.sample(quiet, min(3, len(quiet))):
        told = []
        for table in (copy(state), copy(other)):
            events: list[Any] = []
            game.play(table, code, None, events)
            seats = [*range(game.config.seats), None]
            told.append([[heard(event, seat) for seat in seats] for event in events])
        assert told[0] == told[1], "what is told depends on what is hidden"


def heard(event: Any, seat: int | None) -> str | None:
    """An event as a seat hears it, as text."""
    cut = event.for_seat(seat)
    return None if cut is None else json.dumps(cut.to_json())


def seen(state: State, seat: int | None, memory: bool = False) -> str:
    """A view as text."""
    return json.dumps(view(state, seat, memory).to_json())


def undo_restores(state: State, luck: Random) -> None:
    """Playing, taking back and playing again in a turn never draws, and gives back every position exactly. Only what
    draws something, once, cannot be taken back, nor anything before it."""
    chance = Recording(Seeded(str(luck.random())))
    turn = Turn(state, chance)
    positions, barriers, drawn = [position(turn.state)], 0, 0
    for _ in range(12):
        if turn.undone and luck.random() < 0.5:
            assert turn.redo()
            positions.append(position(turn.state))
        elif not turn.ready and luck.random() < 0.6:
            action = luck.choice(legal(turn.state))
            reveals = turn.state.game.barrier(turn.state, action)
            turn.play(action)
            if reveals:
                positions.clear()
                barriers += 1
                drawn = len(chance.outcomes)
            positions.append(position(turn.state))
        elif turn.undo():
            positions.pop()
        assert position(turn.state) == positions[-1], "the turn is not where it was"
        assert len(positions) == 1 + len(turn.actions), "something can be taken back, or not, and should not, or should"
        assert len(chance.outcomes) == drawn, "something was drawn and can be taken back"
    turn.restart()
    assert position(turn.state) == positions[0], "the turn does not begin where it began"
    assert barriers or position(turn.state) == position(state), "the turn changed the state it began with"

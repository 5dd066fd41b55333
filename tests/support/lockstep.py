"""The engine and the oracle's referee side by side, with the same luck and the same actions."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra import Recording, Seeded, legal, word
from alhambra.core.chance import Outcome
from alhambra.palace.cards import card_word
from alhambra.palace.state import PalaceState
from tests.oracle.classic.referee import Referee
from tests.oracle.luck import Luck
from tests.oracle.luck import Outcome as Told
from tests.support.builders import NAMES, game_of
from tests.support.plain import plain, plain_referee
from tests.support.play import Player


def told(outcomes: list[Outcome], names: list[str]) -> list[Told]:
    """Luck by the referee's words: tiles and cards by name."""
    words: list[Told] = []
    for what, answer in outcomes:
        if isinstance(answer, int):
            words.append((what, answer))
        elif what == "tiles":
            words.append((what, [names[tile] for tile in answer]))
        elif what in ("money", "discards"):
            words.append((what, [card_word(card) for card in answer]))
        else:
            words.append((what, list(answer)))
    return words


def same(state: PalaceState, referee: Referee) -> None:
    """Everything on both tables is equal, and so are the legal words."""
    mine, theirs = plain(state), plain_referee(referee)
    for name, value in mine.items():
        assert value == theirs[name], f"{name}: the engine has {value}, the referee {theirs[name]}"
    texts = [word(state, action) for action in legal(state)]
    allowed = referee.legal()
    assert len(texts) == len(set(texts)), "a legal word appears twice"
    assert set(texts) == allowed, f"engine or referee alone: {sorted(set(texts) ^ allowed)}"


def lockstep(seats: int, seed: object, style: str) -> Iterator[int]:
    """A whole random game, compared after each action; the number of each action before it is played."""
    chance, player = Recording(Seeded(f"game/{seed}")), Player(seed, style)
    state = game_of(seats).new(chance)
    referee = Referee(seats, Luck(told(chance.outcomes, NAMES)))
    same(state, referee)
    number = 0
    while state.actor is not None:
        number += 1
        yield number
        code = player.choose(state.game.codes(state))
        text = word(state, state.game.action(state, code))
        known = len(chance.outcomes)
        state.game.play(state, code, chance)
        referee.luck = Luck(told(chance.outcomes[known:], NAMES))
        referee.play(text)
        same(state, referee)

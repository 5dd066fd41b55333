"""The engine and the oracle's referee side by side, with the same luck and the same actions."""

from __future__ import annotations

from collections.abc import Iterator

from alhambra import Recording, Seeded, legal, word
from alhambra.core.chance import Outcome
from alhambra.palace.cards import card_word
from alhambra.palace.state import PalaceState
from tests.oracle.classic.referee import Referee
from tests.support.builders import NAMES, game_of
from tests.support.plain import plain, plain_referee
from tests.support.play import Player


def referee_with(seats: int, outcomes: list[Outcome]) -> Referee:
    """The referee's table after a set-up with this luck."""
    luck = dict(outcomes)
    tiles, money = luck["tiles"], luck["money"]
    start, first, second = luck.get("start"), luck["first scoring"], luck["second scoring"]
    assert isinstance(tiles, bytes) and isinstance(money, bytes)
    assert isinstance(first, int) and isinstance(second, int) and not isinstance(start, bytes)
    names, cards = [NAMES[tile] for tile in tiles], [card_word(card) for card in money]
    return Referee(seats, names, cards, start, first, second, [])


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
    referee = referee_with(seats, chance.outcomes)
    same(state, referee)
    number = 0
    while state.actor is not None:
        number += 1
        yield number
        code = player.choose(state.game.codes(state))
        text = word(state, state.game.action(state, code))
        known = len(chance.outcomes)
        state.game.play(state, code, chance)
        referee.reshuffles = [[card_word(card) for card in bytes_of(luck)] for luck in chance.outcomes[known:]]
        referee.play(text)
        same(state, referee)


def bytes_of(outcome: Outcome) -> bytes:
    """The new order of the discards, the only luck during a game."""
    what, order = outcome
    assert what == "discards" and isinstance(order, bytes), f"the game asked for '{what}'"
    return order

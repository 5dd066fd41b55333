"""What a player who knows the rules but has no plan may do."""

from __future__ import annotations

import random
from typing import Final

from alhambra.server.protocol.replies import Choices

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"


def actions_of(choices: Choices) -> list[list[str]]:
    """The legal actions by kind, as words; kinds without one are left out."""
    kinds = [
        [f"buy:{buy.square}:{','.join(paid.cards)}" for buy in choices.buy for paid in buy.payments[:3]],
        [f"lay:{tile}@{place}" for tile, places in choices.lay.items() for place in places],
        [f"give:{tile}" for tile in choices.give],
        ["take:" + ",".join(cards) for cards in choices.take],
        [f"keep:{tile}" for tile in choices.keep],
        [f"remove:{tile}" for tile in choices.remove],
        [f"swap:{old}/{new}" for old, tiles in choices.swap.items() for new in tiles],
        ["done"] if choices.done else [],
        ["pass"] if choices.passing else [],
    ]
    return [kind for kind in kinds if kind]


def some_action(choices: Choices, rng: random.Random) -> str:
    """One of them: mostly of the first kind, so that palaces grow."""
    kinds = actions_of(choices)
    return rng.choice(kinds[0] if rng.random() < 0.75 else rng.choice(kinds))


def word(rng: random.Random, length: int = 24) -> str:
    """A new id or secret."""
    return "".join(rng.choices(_LETTERS, k=length))

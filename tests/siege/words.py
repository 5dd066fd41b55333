"""What a player who knows the rules but has no plan may do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, Final

from alhambra.server.protocol.replies import Choices

_LETTERS: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"


FIRST: Final = ("buy", "lay", "give", "take")  # so that palaces grow


def actions_of(choices: Choices) -> list[list[str]]:
    """The legal actions by form, as words; of payments only the best few."""
    forms: dict[str, list[str]] = {}
    for group in choices.groups:
        for things in _walk(group.picks, 3 if group.prices else None):
            forms.setdefault(group.form, []).append(group.form.format(*things))
    in_order = sorted(forms, key=lambda form: [*FIRST, form.partition(":")[0]].index(form.partition(":")[0]))
    return [forms[form] for form in in_order]


def _walk(picks: dict[str, Any], most: int | None) -> Iterator[list[str]]:
    deepest = any(isinstance(below, int) for below in picks.values())
    for thing, below in list(picks.items())[: most if deepest else None]:
        yield from ([[thing]] if deepest else ([thing, *rest] for rest in _walk(below, most)))


def some_action(choices: Choices, rng: random.Random) -> str:
    """One of them: mostly of the first kind, so that palaces grow."""
    kinds = actions_of(choices)
    return rng.choice(kinds[0] if rng.random() < 0.75 else rng.choice(kinds))


def word(rng: random.Random, length: int = 24) -> str:
    """A new id or secret."""
    return "".join(rng.choices(_LETTERS, k=length))

"""Luck for a referee: written down, or out of a seed."""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T", int, str)
Outcome = tuple[str, int | Sequence[int] | Sequence[str]]


class Luck:
    """Luck that was written down, each answer under the name of its question."""

    def __init__(self, outcomes: Sequence[Outcome] = ()) -> None:
        self.outcomes: list[Outcome] = list(outcomes)

    def number(self, what: str, below: int) -> int:
        """Return one of 0 .. below-1."""
        answer = self._next(what)
        if not isinstance(answer, int) or not 0 <= answer < below:
            raise ValueError(f"{what}: {answer!r} is not below {below}")
        return answer

    def order(self, what: str, items: list[T]) -> list[T]:
        """Return all items in a new order."""
        answer = self._next(what)
        if isinstance(answer, int) or sorted(map(str, answer)) != sorted(map(str, items)):
            raise ValueError(f"{what}: {answer!r} is no order of {items!r}")
        return list(answer)  # type: ignore[arg-type]

    def _next(self, what: str) -> int | Sequence[int] | Sequence[str]:
        if not self.outcomes:
            raise ValueError(f"no luck left for '{what}'")
        name, answer = self.outcomes.pop(0)
        if name != what:
            raise ValueError(f"the game asks for '{what}', the next luck is '{name}'")
        return answer


class RandomLuck(Luck):
    """Luck out of a seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.random = random.Random(seed)

    def number(self, what: str, below: int) -> int:
        return self.random.randrange(below)

    def order(self, what: str, items: list[T]) -> list[T]:
        return self.random.sample(items, len(items))

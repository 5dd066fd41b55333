"""How far a game of the fuzzer is, and what was looked at on the way."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class Course:
    """The number of the action that is looked at, and of how many states the secrets were permuted."""

    action: int = 0
    secrets: int = 0

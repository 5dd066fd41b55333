"""The weights of greedy-1, the first bot that weighed, for some tables: `greedy-1.tsv`, made in its commit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from alhambra import parse_position, parse_word, view
from alhambra.bots.greedy import weighed
from alhambra.bots.imagining import root_of

FILE: Final = Path(__file__).parent / "greedy-1.tsv"
CLOSE: Final = 0.08  # weights that differ by fewer points count as equal


@dataclass(frozen=True, slots=True)
class Kept:
    """One table, as a position, and the weight of each action by its word."""

    line: str
    weights: dict[str, float]

    @property
    def config(self) -> str:
        return self.line.partition(" ")[0]

    @property
    def look(self) -> Any:
        """The view of the seat that decides."""
        state = parse_position(self.line)
        return view(state, state.actor)

    def both(self) -> Iterator[tuple[Any, float, float]]:
        """Each action, with the weight of greedy-1 and the present one."""
        state, root = parse_position(self.line), root_of(self.look)
        assert root is not None
        actions = [parse_word(state, word) for word in self.weights]
        yield from zip(actions, self.weights.values(), weighed(root, actions), strict=True)


def tables(what: str) -> Iterator[Kept]:
    """The tables that are kept for this purpose."""
    for line in FILE.read_text(encoding="utf-8").splitlines():
        purpose, position, weights = line.split("\t")
        if purpose == what:
            pairs = [pair.rpartition("=") for pair in weights.split(" ")]
            yield Kept(position, {word: float(weight) for word, _, weight in pairs})

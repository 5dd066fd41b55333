"""A search from a view alone: what to do, how often each action was tried, and what is expected to follow."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from alhambra.bots.imagining import Root, root_of
from alhambra.bots.search.settings import Settings
from alhambra.bots.search.tree import Node, Tree
from alhambra.core.chance import Seeded
from alhambra.core.config import Config

PIECE: Final = 16  # playouts between two looks at the clock
PLAYOUTS: Final = 600
LONGEST_LINE: Final = 12


@dataclass(frozen=True, slots=True)
class Thought:
    """What a search found. Actions are in the order of their visits, the one to choose first."""

    action: Any
    actions: tuple[Any, ...]
    visits: tuple[int, ...]
    values: tuple[float, ...]  # the chances of winning of who decides; 0 for what was never tried
    line: tuple[Any, ...]  # what is expected to follow, the action itself first
    playouts: int


class Search:
    """Looks ahead from views. What it answers depends on the view, the settings and the playouts alone."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.settings = settings or Settings()

    def think(
        self,
        view: Any,
        seconds: float | None = None,
        playouts: int | None = None,
        config: Config | None = None,
        stop: Callable[[], bool] | None = None,
    ) -> Thought | None:
        """Search for so long, or so many playouts, or until `stop` says so; none if no state can be imagined.

        With seconds the answer depends on the machine. Without any limit it plays the default number of playouts.
        """
        if seconds is None and playouts is None:
            playouts = PLAYOUTS
        root = root_of(view, config, self.settings.learned)
        if root is None:
            return None
        tree = self._tree(root, view)
        end = None if seconds is None else time.perf_counter() + seconds
        while playouts is None or tree.root.visits < playouts:
            left = PIECE if playouts is None else min(PIECE, playouts - int(tree.root.visits))
            tree.grow(left)
            if (stop is not None and stop()) or (end is not None and time.perf_counter() >= end):
                break
        return _thought(root, tree)

    def _tree(self, root: Root, view: Any) -> Tree:
        settings = self.settings
        return Tree(
            root,
            view.seats,
            settings.seed,
            turns=settings.rounds_among(view.seats) * view.seats + 1,
            noise=settings.noise,
            exploration=settings.exploration / 1000,
            warmth=float(settings.warmth),
            hope=settings.hope / 1000,
        )


def _thought(root: Root, tree: Tree) -> Thought:
    state, seat = root.state, int(root.policy.seat(root.state))
    ranked = _ranked(tree.root, root.state.game.codes(root.state))
    nodes = [node for _, node in ranked]
    actions = tuple(state.game.action(state, code) for code, _ in ranked)
    return Thought(
        action=actions[0],
        actions=actions,
        visits=tuple(int(node.visits) for node in nodes),
        values=tuple(node.value(seat) if node.visits else 0.0 for node in nodes),
        line=_line(root, tree),
        playouts=int(tree.root.visits),
    )


def _ranked(node: Node, codes: list[int]) -> list[tuple[int, Node]]:
    """The actions that are legal, the one that was played most first; of equals the likelier one."""
    known = [(code, node.children[code]) for code in codes if code in node.children]
    if not known:  # nothing was tried, because there is nothing to choose
        return [(code, Node(1.0, 1)) for code in codes]
    return sorted(known, key=lambda one: (-one[1].visits, -one[1].prior))


def _line(root: Root, tree: Tree) -> tuple[Any, ...]:
    """What was played most, as it goes in one world."""
    chance = Seeded("line")
    state, node, game = root.world(chance), tree.root, root.state.game
    line: list[Any] = []
    while len(line) < LONGEST_LINE and state.actor is not None:
        codes = game.codes(state)
        if len(codes) > 1:
            ranked = _ranked(node, codes)
            if not node.children or ranked[0][0] not in node.children or not ranked[0][1].visits:
                break
            code, node = ranked[0]
        else:
            code = codes[0]
        line.append(game.action(state, code))
        game.play(state, code, chance)
    return tuple(line)

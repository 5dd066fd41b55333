"""The tree: open-loop and max^n. A node stands for what was done so far, whatever luck has brought meanwhile.

So the actions of a node differ from world to world: a child is met when its code is legal. Each seat chooses what is
best for itself; values are chances of winning, by seat.

The first action is chosen before the world is made, and the world follows from how often it was played: so all actions
are tried in the same worlds, and what distinguishes them is not who was dealt the better luck.
"""

from __future__ import annotations  # compiled

from math import exp, sqrt
from typing import Any, Final

from alhambra.bots.heuristic.policy import Policy
from alhambra.bots.imagining.root import Root
from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, vec

ALONE: Final = 8000.0  # who plays alone wins nothing: so many thousandths of a point more are as good as e to 1


class Node:
    """What is known of one line: how often it was played, and the sum of the chances of each seat."""

    __slots__ = ("children", "prior", "total", "visits")

    def __init__(self, prior: float, seats: int) -> None:
        self.prior = prior
        self.visits: i64 = 0
        self.total: list[float] = [0.0] * seats
        self.children: dict[int, Node] = {}

    def value(self, seat: i64) -> float:
        """The chance of a seat."""
        return self.total[seat] / float(self.visits)


class Tree:
    """A search in progress. The same luck and as many playouts give the same tree."""

    def __init__(
        self,
        root: Root,
        seats: int,
        seed: str,
        turns: int,  # that a playout goes on behind the tree
        noise: int,
        exploration: float,
        warmth: float,
        hope: float,
    ) -> None:
        """`Settings` says what the last four are."""
        self.worlds = root
        self.policy: Policy = root.policy
        self.seats = seats
        self.seed = seed
        self.turns: i64 = turns
        self.noise: i64 = noise
        self.exploration = exploration
        self.warmth = warmth
        self.hope = hope
        self.root = Node(1.0, seats)
        self.begun = self.policy.values(root.state)[0]  # what could be expected of the first seat
        self.decisions: i64 = 0
        self._code: i64 = 0
        self._codes: vec[i64] = self.policy.codes(root.state)  # the same in every world: who decides knows them

    def grow(self, playouts: int) -> None:
        """Play out some lines more."""
        for _ in range(playouts):
            self.playout()

    def playout(self) -> None:
        """One more line: down the tree, a new node, a playout behind it, and what came of it back to the root."""
        policy = self.policy
        node = self.root
        path: list[Node] = [node]
        first = len(self._codes) > 1
        if first:
            node = self._choose(node, self.worlds.state, self._codes)
            path.append(node)
        chance = Seeded(f"search/{self.seed}/{node.visits}")
        state = self.worlds.world(chance)
        if first:
            policy.play(state, self._code, chance)
        while not policy.over(state):
            if node.visits == 0 and len(path) > 1:
                break
            codes = policy.codes(state)
            if len(codes) == 1:  # nothing to decide
                policy.play(state, codes[0], chance)
                continue
            node = self._choose(node, state, codes)
            policy.play(state, self._code, chance)
            path.append(node)
        self.decisions += policy.rollout(state, chance, self.turns, self.noise)
        self._back_up(path, self._chances(state))

    def _expand(self, node: Node, state: Any, codes: vec[i64]) -> None:
        """Add the actions of this world, with what the heuristic thinks of them."""
        weights = self.policy.weights(state, codes, True)
        most = max(weights)
        shares: list[float] = []
        sum_ = 0.0
        at: i64 = 0
        while at < len(codes):
            share = exp(max(float(weights[at] - most) / self.warmth, -20.0))
            shares.append(share)
            sum_ += share
            at += 1
        at = 0
        while at < len(codes):
            code = int(codes[at])
            if code not in node.children:
                node.children[code] = Node(shares[at] / sum_, self.seats)
            at += 1

    def _choose(self, node: Node, state: Any, codes: vec[i64]) -> Node:
        """PUCT among the actions that are legal in this world; what it is stands in `_code`."""
        seat = self.policy.seat(state)
        children = node.children
        for code in codes:
            if int(code) not in children:
                self._expand(node, state, codes)
                break
        played = 0.0
        if node.visits:
            played = node.value(seat)
        scale = self.exploration * sqrt(float(node.visits + 1))
        best: Node | None = None
        most = -1e9
        for code in codes:
            child = children[int(code)]
            worth = child.value(seat) if child.visits else played - self.hope
            score = worth + scale * child.prior / float(1 + child.visits)
            if score > most:
                most = score
                best = child
                self._code = code
        assert best is not None
        return best

    def _back_up(self, path: list[Node], won: list[float]) -> None:
        for node in path:
            node.visits += 1
            for seat in range(self.seats):
                node.total[seat] += won[seat]

    def _chances(self, state: Any) -> list[float]:
        """The chance of winning of each seat, from the points that each can expect."""
        points = self.policy.values(state)
        if self.seats == 1:
            return [1.0 / (1.0 + exp(-float(points[0] - self.begun) / ALONE))]
        spread = float(self.policy.spread(state))
        most = max(points)
        shares: list[float] = []
        sum_ = 0.0
        seat: i64 = 0
        while seat < self.seats:
            if spread <= 0.0:
                share = 1.0 if points[seat] == most else 0.0
            else:
                share = exp(max(float(points[seat] - most) / spread, -30.0))
            shares.append(share)
            sum_ += share
            seat += 1
        return [share / sum_ for share in shares]

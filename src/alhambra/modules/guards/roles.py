"""The roles of the module: tiles set aside, points apart from tiles, and purchases that were begun."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Any

from alhambra.core.refusal import Refusal
from alhambra.modules.guards.abilities import can_carry, carriers
from alhambra.modules.guards.actions import side_word
from alhambra.modules.guards.audit import can_go_on
from alhambra.modules.guards.board import GuardBoard
from alhambra.modules.guards.checks import token_begun
from alhambra.modules.guards.events import GuardsPosted, GuardsStationed, WallReturned
from alhambra.palace.explain import Gain
from alhambra.palace.roles import Accountant, Binder, Custodian
from alhambra.palace.state import PalaceState

if TYPE_CHECKING:
    from alhambra.modules.guards.rules import Guards


def withheld(state: PalaceState, board: GuardBoard) -> int:
    """R-36: the last tile that can carry the loose section."""
    if not board.section:
        return -1
    left = carriers(state)
    return left[0] if len(left) == 1 else -1


def held_back(state: PalaceState, board: GuardBoard) -> int:
    """R-36: likewise, once another was laid or kept without it."""
    return withheld(state, board) if board.bare else -1


class GuardCustodian(Custodian):
    """Guards come with tiles, and a loose section waits for the last that can carry it."""

    def __init__(self, module: Guards) -> None:
        self.module = module

    def withheld(self, state: PalaceState) -> int:
        return withheld(state, self.module.slice_of(state))

    def held_back(self, state: PalaceState) -> int:
        return held_back(state, self.module.slice_of(state))

    def settled(self, state: PalaceState, tile: int, events: list[Any] | None) -> None:
        """R-50: a guard on each tower, while the supply lasts. R-36: a duty that stays."""
        board, towers = self.module.slice_of(state), self.module.towers_of(tile)
        if board.section and self.module.revision > 1 and can_carry(state, tile):
            board.bare = True
        stationed = []
        for side in range(4):
            if towers >> side & 1 and board.supply:
                board.supply -= 1
                board.set_guards(tile, board.guards[tile] | 1 << side)
                stationed.append(side_word(state.kit.tiles.names, tile * 4 + side))
        if events is not None and stationed:
            events.append(GuardsStationed(int(state.seat), tuple(stationed)))

    def given(self, state: PalaceState, tile: int, events: list[Any] | None) -> None:
        """R-83, and R-36 if no tile is left to carry the loose section."""
        board = self.module.slice_of(state)
        _post(board, bin(self.module.towers_of(tile)).count("1"), events)
        if board.section and not carriers(state):
            board.section = False
            board.sections += 1
            if events is not None:
                events.append(WallReturned(int(state.seat)))

    def delivered(self, state: PalaceState, tiles: bytes, events: list[Any] | None) -> None:
        """R-81, R-82: guards for half of the towers, rounded up."""
        towers = sum(bin(self.module.towers_of(tile)).count("1") for tile in tiles)
        _post(self.module.slice_of(state), (towers + 1) // 2, events)


def _post(board: GuardBoard, count: int, events: list[Any] | None) -> None:
    posted = board.post(count)
    if events is not None and posted:
        events.append(GuardsPosted(posted))


class GuardAccountant(Accountant):
    """Half-buildings, and the points that were paid for guards."""

    def __init__(self, module: Guards) -> None:
        self.module = module

    def tallies(self, state: PalaceState, rows: list[int]) -> None:
        """R-62: half a building of its type."""
        for type_, owner in enumerate(self.module.slice_of(state).halves):
            if owner:
                rows[(owner - 1) * 7 + 1 + type_] += 1

    def besides(self, state: PalaceState) -> list[Gain]:
        """R-32."""
        return [
            Gain(seat, -points, "R-32", "missing-guards", points)
            for seat, points in enumerate(self.module.slice_of(state).spent)
            if points
        ]


class GuardBinder(Binder):
    """New tokens and abilities before a purchase."""

    def __init__(self, module: Guards) -> None:
        self.module = module

    def purchase_begun(self, state: PalaceState) -> Refusal:
        return token_begun()

    def blocked(self, state: PalaceState) -> list[str]:
        going = can_go_on(state, self.module.slice_of(state), self.module.preview.slice_of(state).squares)
        return [] if going else ["a purchase is begun, but nothing can be bought"]

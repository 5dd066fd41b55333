"""A module of the game: its own slice of the state and hooks from a short fixed list.

The palace game never names a module. It asks the modules of its kit, in their order, at these points:

| hook | asked |
| --- | --- |
| `tiles` | once, for tiles that are shuffled into the supply |
| `verbs` | once, for how the words of its own actions are read |
| `set_up`, `parse_slice` | for the module's slice of a new game, of a position |
| `codes`, `play`, `action`, `owns`, `barrier`, `code`, `check` | for actions of its own |
| `claims` | for each tile drawn for the market, which the module may take instead |
| `refill` | when a turn ends, after display and market |
| `lines` | at each scoring, for what each type is worth |
| `scoring` | at each scoring, after wall and majorities |
| `ending` | when the market could not be filled, before left-over tiles are given away |
| `view` | for what a seat may know of the slice |
| `faults` | for what is wrong with a state, as a position may be |

A code of a module's action is `module_code(index, payload)`; the game takes it apart again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from alhambra.core.chance import Chance
from alhambra.core.errors import NotationError
from alhambra.core.packed import i64, mypyc_attr, vec
from alhambra.core.refusal import Refusal
from alhambra.palace.building import CAMP, FITTING, fitting_with_camps
from alhambra.palace.tiles import Tiles

if TYPE_CHECKING:
    from alhambra.palace.state import PalaceState


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """What one module keeps in the state: nothing, unless it has a slice of its own."""

    def copy(self) -> Slice:
        """An independent slice with the same content."""
        return self

    def to_text(self) -> str:
        """The slice in a position: one word without spaces."""
        return "."

    def tiles(self) -> bytes:
        """The tiles that lie with the module."""
        return b""


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """The base of all modules: hooks that do nothing. `index` is its place in the kit."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.index: int = 0

    def tiles(self) -> list[dict[str, object]]:
        """Component data of tiles that the module shuffles into the supply."""
        return []

    def verbs(self) -> dict[str, Callable[[str], Any]]:
        """For each verb of the module's words, what reads the rest of the word."""
        return {}

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Slice:
        """The module's slice of a new game, before anything is drawn."""
        return Slice()

    def parse_slice(self, text: str) -> Slice:
        """The slice that `Slice.to_text` wrote."""
        if text != ".":
            raise NotationError(f"'{text}' is nothing that '{self.name}' keeps.")
        return Slice()

    def codes(self, state: PalaceState, out: list[int]) -> None:
        """Add the codes of the module's own actions that are legal now."""

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        """Carry out an action of the module's own."""

    def action(self, state: PalaceState, payload: int) -> Any:
        """The action that a payload stands for."""
        raise NotImplementedError

    def owns(self, action: Any) -> bool:
        """Whether an action is one of the module's own."""
        return False

    def barrier(self, state: PalaceState, action: Any) -> bool:
        """Whether an action of the module's own reveals something now."""
        return False

    def code(self, state: PalaceState, action: Any) -> int:
        """The payload of a legal action of the module's own."""
        raise NotImplementedError

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        """Why an action of the module's own is not allowed, or none if it is."""
        return None

    def claims(self, state: PalaceState, tile: int, events: list[Any] | None) -> bool:
        """Whether the module takes a tile that was drawn for the market; another one is then drawn."""
        return False

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        """Refill what the module has on the table."""

    def lines(self, state: PalaceState, number: int, lines: bytes) -> bytes:
        """For each type its line of the table of points (A-73), at a scoring."""
        return lines

    def scoring(self, state: PalaceState, number: int) -> list[Any]:
        """The module's gains (`alhambra.palace.explain.Gain`) at a scoring, as the table stands."""
        return []

    def ending(self, state: PalaceState, events: list[Any] | None) -> None:
        """What the module does when the game ends, before left-over tiles are given away."""

    def view(self, state: PalaceState, seat: int | None) -> Any:
        """What a seat may know of the slice, as plain data."""
        return None

    def faults(self, state: PalaceState) -> list[str]:
        """What is wrong with a state, in sentences; nothing if it is sound."""
        return []


class Kit:
    """What a game is played with: components, modules, and how many sit at the table."""

    def __init__(
        self, tiles: list[dict[str, object]], modules: list[Module], seats: int, copies: int, neutral: bool
    ) -> None:
        for index, module in enumerate(modules):
            module.index = index
        self.modules = modules
        self.tiles = Tiles(tiles + [tile for module in modules for tile in module.tiles()])
        self.shapes: vec[i64] = self.tiles.shapes
        self.fitting: vec[i64] = fitting_with_camps() if any(s >= CAMP for s in self.tiles.shapes) else FITTING
        self.prices: vec[i64] = self.tiles.prices
        self.types: vec[i64] = self.tiles.types
        self.seats = seats
        self.copies = copies  # of each money card
        self.neutral = neutral  # whether a neutral player takes part
        self.players = seats + 1 if neutral else seats

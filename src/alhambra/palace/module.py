"""A module of the game: its own slice of the state and hooks from a short fixed list.

The palace game never names a module. It asks the modules of its kit, in their order, at these points:

| hook | asked |
| --- | --- |
| `tiles` | once, for tiles that are shuffled into the supply |
| `set_up`, `parse_slice` | for the module's slice of a new game, of a position |
| `codes` | for actions of its own, one of which may be the action of a turn |
| `abilities` | for what may be done beside the actions |
| `play`, `action`, `owns`, `barrier`, `code`, `check`, `price` | for both |
| `unfinished` | while a decision of the module's own binds the actor |
| `pending` | after an action, whether the module has a decision to be made before the turn goes on |
| `refuse_tile` | for why a tile may not be laid, kept, given or moved |
| `unlaid`, `laid_out` | when the tiles set aside are laid, for what else there is to lay |
| `claims` | for each tile drawn for the market, which the module may take instead |
| `drawn` | for each tile that comes into play |
| `refill` | when a turn ends, after display and market |
| `lines` | at each scoring, for what each type is worth |
| `scoring` | at each scoring, after wall and majorities |
| `ending` | when the market could not be filled, before left-over tiles are given away |
| `view` | for what a seat may know of the slice |
| `reshape`, `from_view` | for the shapes and the slice of a state that fits a view, so that bots can look ahead |
| `faults` | for what is wrong with a state, as a position may be |

Things that only few modules do are roles: see `alhambra.palace.roles`.

A code of a module's action is `module_code(index, payload)`; the game takes it apart again.
"""

from __future__ import annotations  # compiled

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Final

from alhambra.core.chance import Chance
from alhambra.core.errors import NotationError
from alhambra.core.packed import i64, mypyc_attr, vec
from alhambra.core.refusal import Reasons, Refusal
from alhambra.palace.clashes import refuse_clashes, refuse_numbers, refuse_order, refuse_prices
from alhambra.palace.geometry.building import CAMP, FITTING, fitting_with_camps
from alhambra.palace.roles import Accountant, Binder, Cashier, Custodian, Dealer, Feeder, Protector
from alhambra.palace.tiles import Tiles

if TYPE_CHECKING:
    from alhambra.palace.state import PalaceState


# What is done with a tile, for `Module.refuse_tile`
LAID: Final = "laid"
GIVEN: Final = "given"
MOVED: Final = "moved"


@mypyc_attr(allow_interpreted_subclasses=True)
class Slice:
    """What one module keeps in the state: nothing, unless it has a slice of its own."""

    def copy(self) -> Slice:
        """An independent slice with the same content."""
        return self

    def to_text(self) -> str:
        """The slice in a position: one word, without spaces and `/`, and neither empty nor `-`; others are refused."""
        return "."

    def tiles(self) -> bytes:
        """The tiles that lie with the module."""
        return b""

    def cards(self) -> bytes:
        """The money cards that lie with the module."""
        return b""


@mypyc_attr(allow_interpreted_subclasses=True)
class Module:
    """The base of all modules: hooks that do nothing. `index` is its place in the kit."""

    order: ClassVar[int] = 1000  # in scoring (K-16), slices, codes and draws: a unique number that never changes
    hard: ClassVar[int] = 2  # our opinion, 1 to 3, for the card of a new table
    newest: ClassVar[int] = 1  # revision of its rules; the module goes on playing the earlier ones
    boxes: ClassVar[tuple[str, ...]] = ()  # those that it can be added to, by name (K-1, K-2)
    alters: ClassVar[tuple[str, ...]] = ()  # what it changes of tiles: their "types", their "shapes", who is "unbuilt"
    first: ClassVar[bool] = False  # whether it knows its tiles by their numbers, so that no others may come before them
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ()  # the types of its own actions
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = {}  # for each verb of their words, what reads the rest of a word
    EVENTS: ClassVar[tuple[type[Any], ...]] = ()  # the types of the events that only it makes
    REASONS: ClassVar[type[Reasons] | None] = None  # the codes of its refusals, as far as only it has them
    VIEW: ClassVar[Any] = None  # the type of what `view` gives; None if there is nothing to see

    def __init__(self, name: str) -> None:
        self.name = name
        self.index: int = 0
        self.has_kit: bool = False  # its index and revision are those of one kit, and of one game
        self.needs: list[Module] = []  # those that it asks itself, which have to be in the kit with it
        self.revision: int = self.newest  # the one that this game is played by
        self.accountant: Accountant | None = None
        self.binder: Binder | None = None
        self.cashier: Cashier | None = None
        self.custodian: Custodian | None = None
        self.dealer: Dealer | None = None
        self.feeder: Feeder | None = None
        self.protector: Protector | None = None

    def tiles(self) -> list[dict[str, object]]:
        """Component data of tiles that the module shuffles into the supply."""
        return []

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Slice:
        """The module's slice of a new game, before anything is drawn."""
        return Slice()

    def parse_slice(self, kit: Kit, text: str) -> Slice:
        """The slice that `Slice.to_text` wrote."""
        if text != ".":
            raise NotationError("nothing-kept", text=text, module=self.name)
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
        return isinstance(action, self.ACTIONS)

    def barrier(self, state: PalaceState, action: Any) -> bool:
        """Whether an action of the module's own reveals something now."""
        return False

    def code(self, state: PalaceState, action: Any) -> int:
        """The payload of a legal action of the module's own."""
        raise NotImplementedError

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        """Why an action of the module's own is not allowed, or none if it is."""
        return None

    def price(self, state: PalaceState, action: Any) -> int:
        """What an action of the module's own costs that is paid with cards."""
        return 0

    def unfinished(self, state: PalaceState) -> Refusal:
        """Why nothing but the module's own actions is allowed now: its decision binds the actor."""
        raise NotImplementedError

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        """Add the codes of what may be done beside the actions: before, between and after them, and while laying."""

    def pending(self, state: PalaceState) -> bool:
        """Whether a decision of the module's own has to be made before the turn goes on."""
        return False

    def unlaid(self, state: PalaceState) -> bool:
        """Whether something that is no tile set aside can still be laid, and so has to be."""
        return False

    def laid_out(self, state: PalaceState, events: list[Any] | None) -> None:
        """Nothing is left that can be laid."""

    def refuse_tile(self, state: PalaceState, tile: int, what: str) -> Refusal | None:
        """Why a tile may not be laid or kept (`LAID`), given away (`GIVEN`) or moved in the palace (`MOVED`) now."""
        return None

    def drawn(self, state: PalaceState, tile: int, chance: Chance, events: list[Any] | None) -> None:
        """A tile of the supply came into play."""

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
        """What a seat may know of the slice: a `VIEW`, which is frozen."""
        return None

    def reshape(self, state: PalaceState, part: Any) -> None:
        """Give tiles the shapes that only this `VIEW` tells, not the walls of a view. There are no palaces yet."""

    def from_view(self, state: PalaceState, part: Any, seat: int) -> Slice:
        """A slice for which `view` shows `part` to this seat. Its hidden parts may be any that are possible.

        The state already holds everything that lies open; this also sets what else in the state follows from `part`.
        Bots cannot look ahead with a module that has a slice but not this hook (`unread`).
        """
        return Slice()

    def faults(self, state: PalaceState) -> list[str]:
        """What is wrong with a state, in sentences; nothing if it is sound."""
        return []


class Hooks:
    """By hook, the modules that have one of their own: the hooks of the base do nothing, so nobody calls them.

    The same for the roles that playouts ask.
    """

    def __init__(self, modules: list[Module], accountants: list[Accountant], custodians: list[Custodian]) -> None:
        self.codes = _having(modules, "codes")
        self.abilities = _having(modules, "abilities")
        self.unlaid = _having(modules, "unlaid")
        self.laid_out = _having(modules, "laid_out")
        self.claims = _having(modules, "claims")
        self.drawn = _having(modules, "drawn")
        self.refill = _having(modules, "refill")
        self.lines = _having(modules, "lines")
        # What is overpaid is stored at once, with the payment.
        self.pending = sorted(_having(modules, "pending"), key=lambda module: module.cashier is None)
        self.tallies = [one for one in accountants if type(one).tallies is not Accountant.tallies]
        self.withheld = [one for one in custodians if type(one).withheld is not Custodian.withheld]
        self.settled = [one for one in custodians if type(one).settled is not Custodian.settled]


def _having(modules: list[Module], hook: str) -> list[Module]:
    return [module for module in modules if getattr(type(module), hook) is not getattr(Module, hook)]


def unread(state: PalaceState) -> list[str]:
    """The modules of a game whose slices cannot be read from a view: those without a `from_view` of their own."""
    kept = zip(state.kit.modules, state.slices)
    return [module.name for module, slice_ in kept if type(slice_) is not Slice and not _having([module], "from_view")]


class Kit:
    """What a game is played with: components, modules that do not clash, and how many sit at the table."""

    def __init__(
        self,
        tiles: list[dict[str, object]],
        modules: list[Module],
        seats: int,
        copies: int,
        neutral: bool,
        start_score: int = 0,
    ) -> None:
        refuse_numbers(seats, copies, start_score)
        refuse_clashes(modules)
        brought = [module.tiles() for module in modules]
        refuse_order(tiles, modules, brought)
        self.modules = modules
        self.accountants = [module.accountant for module in modules if module.accountant is not None]
        self.binders = [module.binder for module in modules if module.binder is not None]
        self.custodians = [module.custodian for module in modules if module.custodian is not None]
        self.hooks = Hooks(modules, self.accountants, self.custodians)
        refuse_prices(tiles)
        for module, own in zip(modules, brought):
            refuse_prices(own, module in self.hooks.claims)
        every = tiles + [tile for own in brought for tile in own]
        self.tiles = Tiles(sorted(every, key=lambda tile: "apart" in tile))
        self.shapes: vec[i64] = self.tiles.shapes
        self.fitting: vec[i64] = fitting_with_camps() if any(s & CAMP for s in self.tiles.shapes) else FITTING
        self.prices: vec[i64] = self.tiles.prices
        self.types: bytes = self.tiles.types
        self.seats = seats
        self.copies = copies  # of each money card
        self.neutral = neutral  # whether a neutral player takes part
        self.players = seats + 1 if neutral else seats
        self.start_score = start_score  # of each seat
        self.cashier = next((module.cashier for module in modules if module.cashier is not None), None)
        self.dealer = next((module.dealer for module in modules if module.dealer is not None), None)
        self.feeder = next((module.feeder for module in modules if module.feeder is not None), None)
        self.protectors = [module.protector for module in modules if module.protector is not None]
        self.has_game: bool = False  # the modules play by the revisions of one game
        for index, module in enumerate(modules):
            module.index = index
            module.has_kit = True

"""What cannot be in one kit, whatever the rules say: something would be forgotten, or mistaken for something else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from alhambra.core.errors import ConfigError
from alhambra.palace.codes import MODULES, TILES, VERBS

if TYPE_CHECKING:
    from alhambra.palace.module import Kit, Module

# A position says by a word what binds the actor: a module's name, or that a purchase was begun.
_NAME: Final = re.compile("(?!purchase$)[a-z][a-z0-9-]*")
_VERB: Final = re.compile("[a-z][a-z-]*")  # words are typed, and what is behind a verb follows a colon
_TILE: Final = re.compile("[A-Za-z0-9][A-Za-z0-9-]*")  # a position has other marks between tiles
_SEATS: Final = (2, 6)
_SIDES: Final = "NESW"
_COPIES: Final = 3  # a purse has two bits for each value
_PRICE: Final = 13  # sums of cards are sets of bits up to it
_START: Final = 9_999  # scores of a position have five digits, and most of them are still to come


def refuse_numbers(seats: int, copies: int, start_score: int) -> None:
    """Refuse a table that is too small or too large for what is written and counted at it."""
    if not _SEATS[0] <= seats <= _SEATS[1]:
        raise ConfigError("wrong-kit-seats", fewest=_SEATS[0], most=_SEATS[1], seats=seats)
    if not 1 <= copies <= _COPIES:
        raise ConfigError("wrong-copies", most=_COPIES, copies=copies)
    if not -_START <= start_score <= _START:
        raise ConfigError("wrong-start-score", points=start_score)


def refuse_clashes(modules: list[Module]) -> None:
    """Refuse modules of which one could not do what it is there for."""
    if len(modules) > MODULES:
        raise ConfigError("too-many-modules", most=MODULES, count=len(modules))
    for module in modules:
        if _NAME.fullmatch(module.name) is None:
            raise ConfigError("unfit-module-name", module=module.name)
        for verb in module.VERBS:
            if _VERB.fullmatch(verb) is None:
                raise ConfigError("unfit-verb", verb=verb, module=module.name)
        for verb in VERBS:
            if verb in module.VERBS:
                raise ConfigError("verb-of-the-game", verb=verb, module=module.name)
    for one, other in combinations(modules, 2):
        if one.name == other.name:
            raise ConfigError("two-modules-called", module=one.name)
        for verb in one.VERBS:
            if verb in other.VERBS:
                raise ConfigError("same-verb", one=one.name, other=other.name, verb=verb)
        for action in _related(one, other.ACTIONS):
            raise ConfigError("same-action", one=one.name, other=other.name, action=action)
        for role in _shared(one, other):
            raise ConfigError("same-role", one=one.name, other=other.name, role=role)
    for module in modules:
        if module.has_kit:
            raise ConfigError("module-of-another-kit", module=module.name)
        for needed in module.needs:
            if not any(other is needed for other in modules):
                raise ConfigError("module-missing", module=module.name, needed=needed.name)


def _related(module: Module, others: tuple[type[Any], ...]) -> Iterator[str]:
    """The types of a module's actions that are taken for others, or others for them: the same, or one made from it."""
    for own in module.ACTIONS:
        if any(issubclass(own, other) or issubclass(other, own) for other in others):
            yield own.__name__


def _shared(one: Module, other: Module) -> Iterator[str]:
    """What both modules do and only one can do."""
    if one.feeder and other.feeder:
        yield "feeder"
    if one.dealer and other.dealer:
        yield "dealer"
    if one.cashier and other.cashier:
        yield "cashier"
    # Each says what must be true of all tiles that are not as they are printed.
    yield from (what for what in ("types", "shapes", "unbuilt") if what in one.alters and what in other.alters)


def refuse_order(tiles: list[dict[str, object]], modules: list[Module], brought: list[list[dict[str, object]]]) -> None:
    """Refuse tiles before those of a module that knows its own by their numbers, which begin with 0."""
    before = len(tiles)
    for module, own in zip(modules, brought):
        if module.first and before:
            raise ConfigError("tiles-not-first", module=module.name)
        before += sum("apart" not in tile for tile in own)


def refuse_prices(tiles: list[dict[str, object]], claimed: bool = False) -> None:
    """Refuse prices that cannot be paid. Only tiles that lie apart, or that their module may claim, go without one."""
    for tile in tiles:
        unpriced = "price" not in tile and (claimed or "apart" in tile)
        if not unpriced and tile.get("price") not in range(1, _PRICE + 1):
            raise ConfigError("unfit-price", tile=str(tile["id"]), most=_PRICE)


def refuse_prints(tile: dict[str, object], types: tuple[str, ...]) -> None:
    """Refuse what cannot be printed on a tile: another type than there are, or sides that are none or stand twice."""
    if "type" in tile and tile["type"] not in types:
        raise ConfigError("unfit-type", tile=str(tile["id"]), type=str(tile["type"]), types=types)
    if "gate" in tile:  # its sides come when it is laid
        return
    sides = str(tile["ramparts"] if "ramparts" in tile else tile.get("walls", "-"))
    if not set(sides) <= set(_SIDES) or len(set(sides)) < len(sides):
        raise ConfigError("unfit-sides", tile=str(tile["id"]), sides=sides)


def refuse_twins(names: list[str]) -> None:
    """Refuse tiles, the start tile among them, that cannot be written or told apart."""
    if len(names) > TILES:
        raise ConfigError("too-many-tiles", most=TILES, count=len(names))
    for name in names:
        if _TILE.fullmatch(name) is None:
            raise ConfigError("unfit-tile-name", tile=name)
        if names.count(name) > 1:
            raise ConfigError("two-tiles-called", tile=name)


def refuse_game(kit: Kit, actions: tuple[type[Any], ...]) -> None:
    """Refuse a kit whose modules play another game already, or have actions of the game itself."""
    if kit.has_game:
        raise ConfigError("kit-of-another-game")
    for module in kit.modules:
        for action in _related(module, actions):
            raise ConfigError("action-of-the-game", action=action, module=module.name)

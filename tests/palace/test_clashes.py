"""Kits that cannot work are refused when they are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest

from alhambra import Config, ConfigError
from alhambra.core.data import load
from alhambra.modules.bazaars.rules import Bazaars
from alhambra.modules.building_sites.rules import BuildingSites
from alhambra.modules.camps.rules import Camps
from alhambra.modules.draft.rules import Draft
from alhambra.modules.exchange_certificates.rules import ExchangeCertificates
from alhambra.modules.falconers.rules import Falconers
from alhambra.modules.gatehouses.rules import Gatehouses
from alhambra.modules.guards.rules import Guards
from alhambra.modules.medinas.rules import Medinas
from alhambra.modules.preview.rules import Preview
from alhambra.modules.tokens.rules import Tokens
from alhambra.palace.actions import VERBS, Buy, Keep
from alhambra.palace.codes import VERBS as OWN
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit, Module
from alhambra.palace.roles import Cashier
from tests.support.almanac import AlmanacModule
from tests.support.invariants import SENTENCE

TILES: list[dict[str, object]] = load("classic_tiles.json")["tiles"]


def speaking(name: str, *verbs: str) -> Module:
    """A module with these verbs."""

    class Speaking(Module):
        VERBS: ClassVar[dict[str, Callable[[str], Any]]] = dict.fromkeys(verbs, str)

    return Speaking(name)


def acting(name: str, *actions: type[Any]) -> Module:
    """A module with these types of actions."""

    class Acting(Module):
        ACTIONS: ClassVar[tuple[type[Any], ...]] = actions

    return Acting(name)


def altering(name: str, *what: str) -> Module:
    """A module that changes this of tiles."""

    class Altering(Module):
        alters: ClassVar[tuple[str, ...]] = what

    return Altering(name)


class Building(Module):
    """A module with tiles of these names, at a price or without one."""

    def __init__(self, *names: str, **price: object) -> None:
        super().__init__("building")
        self._names = names
        self._price = price

    def tiles(self) -> list[dict[str, object]]:
        return [{"id": name, "walls": "", **self._price} for name in self._names]


class Wave:
    """An action."""


class WaveTwice(Wave):
    """An action that is made from another."""


class BuyDearly(Buy):
    """A purchase that the game takes for its own."""


def cashier(name: str) -> Module:
    module = Module(name)
    module.cashier = Cashier(name)
    return module


def kit(modules: Sequence[Module]) -> Kit:
    return Kit(TILES, list(modules), 3, 3, neutral=False)


def guards() -> Guards:
    return Guards(Tokens(), Preview(), full=False)


def red_palace(*before: Module) -> list[Module]:
    """The modules of the box, some others before them."""
    tokens, preview = Tokens(), Preview()
    return [*before, Draft(), tokens, preview, Guards(tokens, preview, full=False)]


CLASHES: dict[str, Sequence[Module]] = {
    "more modules than codes have room for": [Module(f"module-{number}") for number in range(17)],
    "two modules of one name": [Module("echo"), Module("quiet"), Module("echo")],
    "one module twice": [Medinas()] * 2,
    "name that binds a purchase": [Module("purchase")],
    "name that is nothing": [Module("-")],
    "name of two words": [Module("score tiles")],
    "two modules with one verb": [speaking("one", "cry", "shout"), Module("quiet"), speaking("other", "shout")],
    "guards and falconers, who both pay": [guards(), Falconers()],
    "verb of the game": [speaking("merchant", "sell", "buy")],
    "word of the game without more": [speaking("lazy", "pass")],
    "two cashiers": [ExchangeCertificates(), cashier("bank")],
    "two dealers": [Draft(), AlmanacModule()],
    "two feeders": [Preview(), AlmanacModule()],
    "tile that is there already": [Building("pavilion-2", price=2)],
    "second fountain": [Building("fountain", price=2)],
    "more tiles than codes have room for": [Building(*(f"hut-{number}" for number in range(201)), price=2)],
    "two modules with one action": [acting("one", Wave), Module("quiet"), acting("other", Wave)],
    "action made from that of a later module": [acting("one", WaveTwice), acting("other", Wave)],
    "action made from that of an earlier module": [acting("one", Wave), acting("other", WaveTwice)],
    "guards without what they ask": [guards()],
    "tokens behind the tiles of the box": [Tokens()],
    "two that change types": [altering("one", "types"), BuildingSites()],
    "two that change shapes": [altering("one", "shapes"), Gatehouses()],
    "two with tiles that are no buildings": [altering("one", "unbuilt"), altering("other", "unbuilt")],
}


def refused(id_: str, make: Callable[[], object]) -> None:
    """With this message, which is one sentence."""
    with pytest.raises(ConfigError) as found:
        make()
    assert found.value.said.id == id_
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)


@pytest.mark.parametrize("what", CLASHES)
def test_a_kit_that_cannot_work_is_refused_with_one_sentence(what: str) -> None:
    with pytest.raises(ConfigError) as found:
        kit(CLASHES[what])
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)


@pytest.mark.parametrize("price", [{}, {"price": 0}, {"price": -1}, {"price": 14}, {"price": None}])
def test_a_tile_that_can_come_to_the_market_needs_a_price_that_cards_pay(price: dict[str, object]) -> None:
    refused("unfit-price", lambda: kit([Building("hut", **price)]))
    refused("unfit-price", lambda: Kit([{"id": "hut", "walls": "", **price}], [], 3, 3, neutral=False))


@pytest.mark.parametrize("walls", ["NN", "X", "n", "N E", "NESWN", None])
def test_a_tile_has_sides_that_there_are_and_each_once(walls: object) -> None:
    refused("unfit-sides", lambda: kit([Building("hut", price=2, walls=walls)]))
    refused("unfit-sides", lambda: Kit([{"id": "hut", "price": 2, "ramparts": walls}], [], 3, 3, neutral=False))
    refused("unfit-sides", lambda: Kit([{"id": "hut", "price": 2}], [], 3, 3, neutral=False))


def test_a_tile_is_of_a_type_that_there_is() -> None:
    refused("unfit-type", lambda: kit([Building("hut", price=2, type="hut")]))


def test_tiles_that_lie_apart_or_are_claimed_need_no_price() -> None:
    assert kit([Building("hut", apart=True), Gatehouses(), Bazaars()]).prices[-2] == 0


@pytest.mark.parametrize("name", ["a,b", "a b", "a/b", "a@b", "a:b", "a+b", "-", "", "-a", "hütte"])
def test_a_tile_has_a_name_that_a_position_can_hold(name: str) -> None:
    refused("unfit-tile-name", lambda: kit([Building(name, price=2)]))


@pytest.mark.parametrize("verb", ["", "a b", "a,b", "two:words", "Cry", "-"])
def test_a_verb_can_be_typed(verb: str) -> None:
    refused("unfit-verb", lambda: kit([speaking("crier", verb)]))


@pytest.mark.parametrize("own", [Keep, BuyDearly, object])
def test_the_actions_of_the_game_are_its_own(own: type[Any]) -> None:
    made = kit([acting("merchant", own)])
    refused("action-of-the-game", lambda: PalaceGame(Config("classic", 3), made))


def test_guards_need_the_very_modules_that_they_were_made_with() -> None:
    others: list[Module] = [Draft(), Tokens(), Preview(), guards()]
    refused("module-missing", lambda: Kit([], others, 3, 3, neutral=False))


@pytest.mark.parametrize("other", [Camps, Medinas, Bazaars])
def test_no_tiles_come_before_those_that_tokens_know_by_number(other: type[Any]) -> None:
    refused("tiles-not-first", lambda: Kit([], red_palace(other()), 3, 3, neutral=False))


def test_what_comes_before_tokens_without_tiles_is_taken() -> None:
    assert len(Kit([], red_palace(Module("quiet"), Building("hut", apart=True)), 3, 3, neutral=False).modules) == 6


def test_building_sites_do_not_go_with_tokens() -> None:
    both: list[Module] = [Draft(), Tokens(), Preview(), BuildingSites()]
    refused("same-role", lambda: Kit([], both, 3, 3, neutral=False))


@pytest.mark.parametrize(
    ("id_", "seats", "copies", "start"),
    [
        ("wrong-kit-seats", 0, 3, 0),
        ("wrong-kit-seats", 1, 3, 0),
        ("wrong-kit-seats", 7, 3, 0),
        ("wrong-copies", 3, 0, 0),
        ("wrong-copies", 3, 4, 0),
        ("wrong-start-score", 3, 3, 10_000),
        ("wrong-start-score", 3, 3, -10_000),
    ],
)
def test_the_numbers_of_a_kit_have_bounds(id_: str, seats: int, copies: int, start: int) -> None:
    refused(id_, lambda: Kit(TILES, [], seats, copies, neutral=False, start_score=start))


def test_a_module_is_in_one_kit() -> None:
    shared = Medinas()
    kit([shared])
    refused("module-of-another-kit", lambda: kit([Module("quiet"), shared]))


def test_a_module_of_a_kit_that_was_refused_is_free() -> None:
    shared = Medinas()
    refused("unfit-price", lambda: kit([shared, Building("hut")]))
    assert kit([Module("quiet"), shared]).modules[shared.index] is shared


def test_a_kit_is_in_one_game() -> None:
    made = kit([])
    PalaceGame(Config("classic", 3), made)
    refused("kit-of-another-game", lambda: PalaceGame(Config("classic", 3), made))


def test_the_sentence_names_the_modules_and_what_they_share() -> None:
    with pytest.raises(ConfigError, match="'guards' and 'falconers' cannot be in one game: 'pay' is a verb of both"):
        kit(CLASHES["guards and falconers, who both pay"])


def test_as_many_modules_and_tiles_as_codes_have_room_for_are_taken() -> None:
    assert len(kit([Module(f"module-{number}") for number in range(16)]).modules) == 16
    assert len(kit([Building(*(f"hut-{number}" for number in range(200)), price=2)]).tiles.names) == 255


def test_the_verbs_of_the_game_are_those_that_it_reads() -> None:
    assert (*VERBS, "done", "pass") == OWN

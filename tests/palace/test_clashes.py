"""Kits that cannot work are refused when they are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

import pytest

from alhambra import ConfigError
from alhambra.core.data import load
from alhambra.modules.draft import Draft
from alhambra.modules.exchange_certificates import ExchangeCertificates
from alhambra.modules.falconers import Falconers
from alhambra.modules.guards import Guards
from alhambra.modules.medinas import Medinas
from alhambra.modules.preview import Preview
from alhambra.modules.tokens import Tokens
from alhambra.palace.actions import VERBS
from alhambra.palace.codes import VERBS as OWN
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


class Building(Module):
    """A module with tiles of these names."""

    def __init__(self, *names: str) -> None:
        super().__init__("building")
        self._names = names

    def tiles(self) -> list[dict[str, object]]:
        return [{"id": name, "walls": ""} for name in self._names]


def cashier(name: str) -> Module:
    module = Module(name)
    module.cashier = Cashier(name)
    return module


def kit(modules: Sequence[Module]) -> Kit:
    return Kit(TILES, list(modules), 3, 3, neutral=False)


def guards() -> Guards:
    return Guards(Tokens(), Preview(), full=False)


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
    "tile that is there already": [Building("pavilion-2")],
    "second fountain": [Building("fountain")],
    "more tiles than codes have room for": [Building(*(f"hut-{number}" for number in range(201)))],
}


@pytest.mark.parametrize("what", CLASHES)
def test_a_kit_that_cannot_work_is_refused_with_one_sentence(what: str) -> None:
    with pytest.raises(ConfigError) as found:
        kit(CLASHES[what])
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)


def test_the_sentence_names_the_modules_and_what_they_share() -> None:
    with pytest.raises(ConfigError, match="'guards' and 'falconers' cannot be in one game: 'pay' is a verb of both"):
        kit(CLASHES["guards and falconers, who both pay"])


def test_as_many_modules_and_tiles_as_codes_have_room_for_are_taken() -> None:
    assert len(kit([Module(f"module-{number}") for number in range(16)]).modules) == 16
    assert len(kit([Building(*(f"hut-{number}" for number in range(200)))]).tiles.names) == 255


def test_the_verbs_of_the_game_are_those_that_it_reads() -> None:
    assert (*VERBS, "done", "pass") == OWN

"""Every module with a slice has the hook `from_view`; without it bots cannot look ahead at its tables.

`make check` runs this too.
"""

from __future__ import annotations

import pytest

from alhambra import Config, open_game
from alhambra.bots.imagining import unread_modules
from alhambra.modules import MODULES, modules_of
from alhambra.palace.game import PalaceGame
from tests.support.toys import Refills, added

FULL = (("guard-board", "full"),)
CONFIGS = [
    *(Config("classic", 2 + number % 2, (name,)) for number, name in enumerate(modules_of("classic"))),
    Config("classic", 4, modules_of("classic")),
    Config("red-palace", 2, modules_of("red-palace")),
    Config("red-palace", 3, modules_of("red-palace"), FULL),
]


@pytest.mark.parametrize("config", CONFIGS, ids=Config.to_text)
def test_a_module_with_a_slice_has_a_from_view(config: Config) -> None:
    lacking = unread_modules(config)
    assert not lacking, f"{', '.join(lacking)}: a slice of its own and no hook `from_view` (palace/module.py)"


def test_these_are_all_modules() -> None:
    games = [open_game(config) for config in CONFIGS]
    met = {module.name for game in games if isinstance(game, PalaceGame) for module in game.kit.modules}
    assert met == set(MODULES)


def test_one_without_is_found() -> None:
    config = Config("classic", 3, ("medinas", "refills", "score-tiles"))
    with added("refills", Refills):
        assert unread_modules(config) == ("refills",)
        with pytest.raises(AssertionError, match=r"refills: a slice of its own and no hook `from_view`"):
            test_a_module_with_a_slice_has_a_from_view(config)

"""`Module.from_view`: the rules of a module make a slice from what a seat may know of it."""

from __future__ import annotations

import pytest

from alhambra import Config, new, open_game, view
from alhambra.bots.imagining import root_of
from alhambra.core.chance import Seeded
from alhambra.modules.building_sites.sites import Sites
from alhambra.modules.exchange_certificates.rules import Certificates
from alhambra.modules.falconers.mews import Mews
from alhambra.modules.guards.board import NONE, GuardBoard
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Slice
from alhambra.palace.state import PalaceState
from tests.bots.test_imagining import moments
from tests.modules.test_unread import CONFIGS


def shown(state: PalaceState, seat: int, kept: Slice) -> str | None:
    """A slice as text, with unordered parts sorted; none if a part of it is hidden from a seat."""
    if isinstance(kept, Mews):
        ordered = kept.copy()
        up = [kept.open >> kind & 1 for kind in range(3)]
        ordered.piles = tuple(pile[:open_] + bytes(sorted(pile[open_:])) for pile, open_ in zip(kept.piles, up))
        return ordered.to_text()
    if isinstance(kept, Sites):
        mine = {*(int(state.plans[seat].tile_on(cell)) for cell in state.plans[seat].cells), *state.reserves[seat]}
        marked = [tile for tile, back in enumerate(kept.markers) if back]
        others = any(backs for other, backs in enumerate(kept.returned) if other != seat)
        finished = sum(kept.bag) + len(marked) + len(kept.drawn) < sum(unused(state).bag)
        return None if others or finished or set(marked) - mine else kept.to_text()
    if isinstance(kept, Certificates):  # X-7, and money that is too much to be stored
        return None if kept.must or kept.over != kept.storable() else kept.to_text()
    if isinstance(kept, GuardBoard):  # the choice for an ability that is being paid, and points paid for guards
        return None if kept.using != NONE or any(kept.spent) else kept.to_text()
    return kept.to_text()


def unused(state: PalaceState) -> Sites:
    """The markers at the start."""
    index = [module.name for module in state.kit.modules].index("building-sites")
    start = new(state.game.config, Seeded("start")).slices[index]
    assert isinstance(start, Sites)
    return start


@pytest.mark.parametrize("config", CONFIGS, ids=Config.to_text)
def test_a_slice_is_read_from_what_a_seat_sees(config: Config) -> None:
    """The same slice where nothing is hidden; in any case the same view for that seat."""
    read: set[str] = set()
    for state in moments(config, "read", 5):
        for seat in range(config.seats):
            look = view(state, seat)
            root = root_of(look, state.game.config)
            assert root is not None
            for module, kept, again in zip(state.kit.modules, state.slices, root.state.slices):
                assert module.view(root.state, seat) == look.modules[module.name]
                if (text := shown(state, seat, kept)) is not None:
                    assert shown(root.state, seat, again) == text
                    read.add(module.name)
    game = open_game(config)
    assert isinstance(game, PalaceGame)
    assert read == {module.name for module in game.kit.modules}

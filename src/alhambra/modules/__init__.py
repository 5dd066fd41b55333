"""Modules that add rules to the palace game, one file each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from alhambra.modules.bazaars import Bazaars
from alhambra.modules.building_sites import BuildingSites
from alhambra.modules.camps import Camps
from alhambra.modules.exchange_certificates import ExchangeCertificates
from alhambra.modules.falconers import Falconers
from alhambra.modules.gatehouses import Gatehouses
from alhambra.modules.medinas import Medinas
from alhambra.modules.score_tiles import ScoreTiles
from alhambra.palace.module import Module

# In the order in which they score (K-16): medinas last.
MODULES: Final[dict[str, Callable[[], Module]]] = {
    "score-tiles": ScoreTiles,
    "gatehouses": Gatehouses,
    "building-sites": BuildingSites,
    "exchange-certificates": ExchangeCertificates,
    "camps": Camps,
    "falconers": Falconers,
    "bazaars": Bazaars,
    "medinas": Medinas,
}


def modules_of(box: str) -> tuple[str, ...]:
    """The modules that say that they can be added to a box: any set of them may be (K-1, K-2)."""
    return tuple(name for name, module in MODULES.items() if box in module().boxes)

"""Why an action of building sites is refused."""

from __future__ import annotations

from typing import Any

from alhambra.core.refusal import Refusal
from alhambra.modules.building_sites.sites import Sites, half_price, may_be_site, own_sites
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, StartSite
from alhambra.palace.checks import check_payment, choosing
from alhambra.palace.display import EMPTY
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState


def check_site(state: PalaceState, sites: Sites, action: Any) -> Refusal | None:
    """S-2, S-3, S-5."""
    if isinstance(action, DrawMarkers):
        if sites.started < 0 or sites.drawn:
            return Reason.NOT_NOW.refuse("S-3", "Markers are drawn when a site was started.")
        return None
    if isinstance(action, PutMarker):
        if not sites.drawn:
            started = "A marker is put on a site when one was started and the markers are drawn."
            return site_begun(sites) if sites.started >= 0 else Reason.NOT_NOW.refuse("S-3", started)
        if action.which not in range(1, len(sites.drawn) + 1):
            return Reason.NOT_NOW.refuse("S-3", f"There is no marker {action.which} to put on a site.")
        return None
    if sites.started >= 0:
        return site_begun(sites)
    refusal = choosing(state)
    if refusal is not None:
        return refusal
    return _check_start(state, sites, action) if isinstance(action, StartSite) else _check_finish(state, sites, action)


def site_begun(sites: Sites) -> Refusal:
    """Why nothing else is allowed once a site was started."""
    what = "put one of the markers on it" if sites.drawn else "draw its markers"
    return Reason.NOT_NOW.refuse("S-3", f"A site was started: first {what}.")


def _check_start(state: PalaceState, sites: Sites, action: StartSite) -> Refusal | None:
    square = action.square - 1
    tile = int(state.market[square])
    if tile == EMPTY:
        return Reason.EMPTY_SQUARE.refuse("S-2", f"There is no tile on market square {square + 1}.")
    name = state.kit.tiles.names[tile]
    if not may_be_site(state, tile):
        return Reason.NO_SITE.refuse("K-11", f"{name} cannot be built as a site.", tiles=(name,))
    if not sum(sites.bag):
        return Reason.NONE_LEFT.refuse("S-3", "No marker is left in the bag.")
    return check_payment(state, square, half_price(state, square), action.cards, f"{name} as a site", "S-2")


def _check_finish(state: PalaceState, sites: Sites, action: FinishSite) -> Refusal | None:
    number = state.kit.tiles.numbers.get(action.tile, -1)
    if number not in own_sites(state, sites):
        return Reason.NO_SITE.refuse("S-5", f"{action.tile} is no site of yours.")
    price = int(state.kit.prices[number])
    return check_payment(state, sites.markers[number] - 1, price, action.cards, action.tile, "S-5")

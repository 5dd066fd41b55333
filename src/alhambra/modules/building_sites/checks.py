"""Why an action of building sites is refused."""

from __future__ import annotations

from typing import Any

from alhambra.core.refusal import Refusal
from alhambra.modules.building_sites import messages
from alhambra.modules.building_sites.sites import Sites, half_price, may_be_site, own_sites
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, SiteReason, StartSite
from alhambra.palace.checks import check_payment, choosing
from alhambra.palace.display import EMPTY
from alhambra.palace.messages import EMPTY_SQUARE
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState


def check_site(state: PalaceState, sites: Sites, action: Any) -> Refusal | None:
    """S-2, S-3, S-5."""
    if isinstance(action, DrawMarkers):
        if sites.started < 0 or sites.drawn:
            return Reason.NOT_NOW.refuse("S-3", messages.NO_SITE_STARTED)
        return None
    if isinstance(action, PutMarker):
        if not sites.drawn:
            return site_begun(sites) if sites.started >= 0 else Reason.NOT_NOW.refuse("S-3", messages.NO_MARKER_DRAWN)
        if action.which not in range(1, len(sites.drawn) + 1):
            return Reason.NOT_NOW.refuse("S-3", messages.NO_SUCH_MARKER, which=action.which)
        return None
    if sites.started >= 0:
        return site_begun(sites)
    refusal = choosing(state)
    if refusal is not None:
        return refusal
    return _check_start(state, sites, action) if isinstance(action, StartSite) else _check_finish(state, sites, action)


def site_begun(sites: Sites) -> Refusal:
    """Why nothing else is allowed once a site was started."""
    return Reason.NOT_NOW.refuse("S-3", messages.PUT_FIRST if sites.drawn else messages.DRAW_FIRST)


def refuse_gift(state: PalaceState, tile: int) -> Refusal:
    """Why a site is not given to the neutral player."""
    name = state.kit.tiles.names[tile]
    return Reason.NOT_GIVEN.refuse("K-15", messages.SITE_NOT_GIVEN, tiles=(name,), tile=name)


def _check_start(state: PalaceState, sites: Sites, action: StartSite) -> Refusal | None:
    square = action.square - 1
    tile = int(state.market[square])
    if tile == EMPTY:
        return Reason.EMPTY_SQUARE.refuse("S-2", EMPTY_SQUARE, square=square + 1)
    name = state.kit.tiles.names[tile]
    if not may_be_site(state, tile):
        return SiteReason.NO_SITE.refuse("K-11", messages.NEVER_A_SITE, tiles=(name,), tile=name)
    if not sum(sites.bag):
        return Reason.NONE_LEFT.refuse("S-3", messages.NO_MARKER_LEFT)
    return check_payment(state, square, half_price(state, square), action.cards, name, "S-2", messages.SITE_PRICE)


def _check_finish(state: PalaceState, sites: Sites, action: FinishSite) -> Refusal | None:
    number = state.kit.tiles.numbers.get(action.tile, -1)
    if number not in own_sites(state, sites):
        return SiteReason.NO_SITE.refuse("S-5", messages.NOT_OWN_SITE, tile=action.tile)
    price = int(state.kit.prices[number])
    return check_payment(state, sites.markers[number] - 1, price, action.cards, action.tile, "S-5")

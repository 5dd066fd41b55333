"""Why a move that was begun can be completed in no way: what the rules say to each way of going on."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from alhambra import NotationError, check
from alhambra.cli.sixboard import part_of
from alhambra.core.refusal import Refusal
from alhambra.modules.bazaars.words import BazaarReason, BuyBazaar
from alhambra.modules.building_sites.words import FinishSite, PutMarker, StartSite
from alhambra.modules.draft import ChoosePile
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import KINDS, BuyFalcon, FalconReason, PayFalcon
from alhambra.modules.gatehouses.words import CORNERS, BuyWithGatehouse, LayGatehouse
from alhambra.modules.guards.actions import HOW, BuyPreview, March, Pay, PutWall, Use
from alhambra.modules.guards.reasons import GuardReason
from alhambra.palace.actions import Buy, Give, Keep, Lay, MarketPurchase, Remove, Swap, Take
from alhambra.palace.cards import LETTERS
from alhambra.palace.geometry.building import SIDES
from alhambra.palace.geometry.places import parse_place, place_word
from alhambra.palace.reasons import Reason
from alhambra.palace.tiles import START, TYPES
from alhambra.palace.views import View

MOST: Final = 6  # reasons that are told
NOWHERE: Final = "c"  # where the fountain stands, so that a tile which may be laid at all is refused for its place
IN_SHORT: Final = {  # where the reason for one choice says too little about all
    ("exchange", Reason.NOT_IN_HAND): "You have no card in the currency of a square to exchange with.",
    ("preview-purchase", GuardReason.CANNOT_BUY): "After paying a card you could pay for no building there exactly.",
    ("preview-purchase", Reason.NOT_IN_HAND): "You have no card to pay a preview purchase with.",
}
SQUARES: Final = ("1", "2", "3", "4")  # of the market; the first three of the preview board too
NO_SIDE: Final = f"{START}-N"
CORNER: Final = (0, 1, 256, 257)  # from a square to the four that meet at its south-east corner


def dead_ends(state: Any, view: View, text: str) -> list[Refusal]:
    """The reasons, each once, for a move as notation spells it. None if it is no move or can be completed."""
    verb, _, rest = text.partition(":")
    words = re.split("[:,@/ ]", rest.strip(":,@/ ")) if rest.strip(":,@/ ") else []
    if verb not in WAYS or verb not in state.game.verbs or len(words) > WORDS.get(verb, 1):
        return []
    try:
        found = WAYS[verb](state, view, words)
    except NotationError:
        return []  # something is wrong with the words themselves
    return list({one.message: one for one in found}.values())[:MOST]


def _refused(state: Any, actions: Iterable[Any]) -> list[Refusal]:
    """Why each action is refused; nothing if one is allowed."""
    found = [check(state, action) for action in actions]
    refused = [one for one in found if one is not None]
    return refused if len(refused) == len(found) else []


def _none(state: Any, clause: str, text: str) -> list[Refusal]:
    """It is the wrong time, or there is nothing to do it with."""
    wrong_time = check(state, Take(()))
    if wrong_time is not None and wrong_time.code != Reason.NOTHING_TAKEN.value:
        return [wrong_time]
    return [Reason.NOT_NOW.refuse(clause, text)]


def _take(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    return _refused(state, [Take(())])


def _on_market(kind: type[MarketPurchase]) -> Callable[[Any, View, Sequence[str]], list[Refusal]]:
    def refused(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
        return _refused(state, [kind(int(square), ()) for square in words or SQUARES if square in SQUARES])

    return refused


def _bazaar(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = words or [one.tile for one in view.modules.get("bazaars") or ()]
    refused = _refused(state, [BuyBazaar(tile, ()) for tile in tiles or ("",)])
    if not tiles and refused[0].code == BazaarReason.NOT_ON_MARKET.value:
        return _refused_with(refused, "No bazaar lies beside the board.")
    return refused


def _finish(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    sites = part_of(view, "building-sites").sites
    tiles = words or [tile for tile in (*_laid(view), *view.reserves[view.turn]) if tile in sites]
    if not tiles:
        return _none(state, "S-5", "You have no site to finish.")
    return _refused(state, [FinishSite(tile, ()) for tile in tiles])


def _lay(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    reserve, aside = view.reserves[view.turn], _to_lay(view)
    tiles = words or (aside if view.phase == "lay" else reserve or aside)
    if not tiles:
        return _none(state, "A-50", "Your reserve is empty, and as an action a tile is laid from there.")
    refused = _refused(state, [Lay(tile, NOWHERE) for tile in tiles])
    clause = "A-60" if view.phase == "lay" else "A-51"
    return [
        Reason.NOT_ADJACENT.refuse(clause, f"{tile} fits nowhere; 'lay {tile} PLACE' says why not there.")
        if one.places
        else one
        for tile, one in zip(tiles, refused)
    ]


def _keep(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = _to_lay(view)
    if not tiles:
        return _none(state, "A-60", "You have no tile to keep: only one bought this turn, or left over, is kept.")
    return _refused(state, [Keep(tile) for tile in tiles])


def _give(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = _to_lay(view)
    if view.neutral is not None and not tiles:
        return _none(state, "A-94", "You have no tile to give: only one bought this turn is given away.")
    return _refused(state, [Give(tile) for tile in tiles or (START,)])


def _remove(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tiles = _laid(view)
    if not tiles:
        return _none(state, "A-52", "There is only the fountain in your palace, which never moves.")
    return _refused(state, [Remove(tile) for tile in tiles])


def _swap(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    reserve, tiles = view.reserves[view.turn], words or _laid(view)
    if not reserve:
        return _none(state, "A-50", "Your reserve is empty, and a tile is swapped with one from there.")
    if not tiles:
        return _none(state, "A-52", "There is only the fountain in your palace, which never moves.")
    refused = _refused(state, [Swap(old, new) for old in tiles for new in reserve])
    if refused and not words and all(one.places for one in refused):
        return _none(state, "A-51", "No tile of your reserve fits in the place of one of your palace.")
    return refused


def _falcon(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    taken = {parse_place(one.place) for one in view.palaces[view.turn].tiles}
    points = [place_word(place) for place in sorted(taken) if all(place + step in taken for step in CORNER)]
    if not points:
        return _none(state, "F-3", "Nowhere in your palace four tiles meet, as a falcon needs them.")
    found: list[Refusal] = []
    for kind in words or KINDS:
        refused = _refused(state, [BuyFalcon(kind, point) for point in points])
        types = part_of(view, "falconers").open.get(kind)
        if types and refused and all(one.code == FalconReason.NO_POINT.value for one in refused):
            where = f"There is no free point in your palace where the tiles show both {types[0]} and {types[1]}."
            refused = [FalconReason.NO_POINT.refuse("F-3", where)]
        found += refused
    return found


def _gate(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    types = words[:1] or part_of(view, "gatehouses").to_lay or TYPES[:1]
    if len(words) > 1:
        return _refused(state, [LayGatehouse(types[0], words[1], corner) for corner in CORNERS])
    refused = _refused(state, [LayGatehouse(type_, NOWHERE, CORNERS[0]) for type_ in types])
    if not words and view.phase == "lay" and not part_of(view, "gatehouses").to_lay:
        return _refused_with(refused, "There is no gatehouse to be laid.")
    return [
        Reason.NOT_ADJACENT.refuse("G-5", f"The gatehouse of the {type_} has no place now.") if one.places else one
        for type_, one in zip(types, refused)
    ]


def _refused_with(refused: Sequence[Refusal], text: str) -> list[Refusal]:
    return [Refusal(one.code, one.clause, text) for one in refused]


def _pay(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    return _refused(state, [Pay(*words or (NO_SIDE,)) if "guards" in view.modules else PayFalcon(tuple(words))])


def _preview(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    return _refused(state, [BuyPreview(int(square), ()) for square in words or SQUARES[:3] if square in SQUARES[:3]])


def _march(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    guard = words[0] if words else NO_SIDE
    return _refused(state, [March(guard, guard)])


def _wall(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tile = words[0] if words else START
    return _refused(state, [PutWall(f"{tile}-{side}") for side in SIDES])


def _use(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    on_board = [str(one.name) for one in part_of(view, "guards").abilities]
    return [one for ability in words[:1] or on_board for one in _ability(state, view, ability, words[1:])]


def _ability(state: Any, view: View, ability: str, details: Sequence[str]) -> list[Refusal]:
    """Why an ability cannot be used, whatever is chosen for it; a choice that nobody has stands in for none."""
    asked = HOW.get(ability, ())
    ways: list[list[str]] = [list(details)]
    for what in asked[len(details) :]:
        ways = [[*way, choice] for way in ways for choice in _choices(view, ability, what, way)]
    refused = _refused(state, [Use(ability, tuple(way)) for way in ways])
    for reason in (
        GuardReason.TOO_FEW_GUARDS,
        GuardReason.CANNOT_BUY,
        Reason.NOT_IN_HAND,
    ):  # what decides, whatever is chosen
        decisive = [one for one in refused if one.code == reason.value]
        if decisive:
            return _refused_with(decisive, IN_SHORT.get((ability, reason), decisive[0].message))
    if ability == "exchange" and not details and not view.asides[view.turn]:
        return [
            Refusal(one.code, one.clause, "You bought no building this turn whose token could be exchanged.")
            if one.code == Reason.NOT_SET_ASIDE.value
            else one
            for one in refused
        ]
    return refused


def _choices(view: View, ability: str, what: str, chosen: Sequence[str]) -> Sequence[str]:
    if what == "TILE":
        return view.asides[view.turn] or (START,)
    if what == "SQUARE":
        return SQUARES
    if what == "TYPE":
        return TYPES
    if ability == "card":
        return [card for card in view.display if card] or ("y1",)
    if ability == "exchange" and chosen[-1] in SQUARES:
        letter = LETTERS[SQUARES.index(chosen[-1])]
        return [card for card in view.hand if card[0] == letter] or (f"{letter}1",)
    return view.hand or ("y1",)


def _to_lay(view: View) -> Sequence[str]:
    """The tiles that are laid at the end of the turn; gatehouses where nothing else is left."""
    gates = part_of(view, "gatehouses")
    return view.asides[view.turn] or [f"gatehouse-{type_}-1" for type_ in (gates.to_lay if gates else ())]


def _laid(view: View) -> list[str]:
    """The tiles of the palace that may move: not the fountain, and no gatehouse."""
    gates = part_of(view, "gatehouses")
    fixed = {START, *(gates.laid if gates else ())}
    return [one.tile for one in view.palaces[view.turn].tiles if one.tile not in fixed]


def _only(action: Any) -> Callable[[Any, View, Sequence[str]], list[Refusal]]:
    return lambda state, view, words: _refused(state, [action])


WAYS: Final[dict[str, Callable[[Any, View, Sequence[str]], list[Refusal]]]] = {
    "take": _take,
    "buy": _on_market(Buy),
    "gatehouse": _on_market(BuyWithGatehouse),
    "site": _on_market(StartSite),
    "bazaar": _bazaar,
    "finish": _finish,
    "lay": _lay,
    "keep": _keep,
    "give": _give,
    "remove": _remove,
    "swap": _swap,
    "falcon": _falcon,
    "gate": _gate,
    "pay": _pay,
    "preview": _preview,
    "march": _march,
    "wall": _wall,
    "use": _use,
    "store": _only(Store("none")),
    "marker": _only(PutMarker(1)),
    "pile": _only(ChoosePile(1)),
}
# How many words may stand behind a verb while something is missing; one unless it is said.
WORDS: Final = {"take": 0, "keep": 0, "give": 0, "remove": 0, "store": 0, "marker": 0, "pile": 0, "gate": 2, "use": 3}

"""Why moves of the guard board lead nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from alhambra.cli.palace.deadends import SQUARES, refused, said_as
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.modules.guards.actions import HOW, BuyPreview, March, Pay, PutWall, Use
from alhambra.modules.guards.reasons import GuardReason
from alhambra.modules.guards.terminal.board import guards_of
from alhambra.palace.cards import LETTERS
from alhambra.palace.geometry.building import SIDES
from alhambra.palace.reasons import Reason
from alhambra.palace.tiles import START, TYPES
from alhambra.palace.views import View

IN_SHORT: Final = {  # where the reason for one choice says too little about all
    ("exchange", Reason.NOT_IN_HAND): Message("no-card-to-exchange"),
    ("preview-purchase", GuardReason.CANNOT_BUY): Message("no-preview-to-pay"),
    ("preview-purchase", Reason.NOT_IN_HAND): Message("no-card-for-preview"),
}
DECISIVE: Final = (GuardReason.TOO_FEW_GUARDS, GuardReason.CANNOT_BUY, Reason.NOT_IN_HAND)  # whatever is chosen
PREVIEW: Final = SQUARES[:3]
NO_SIDE: Final = f"{START}-N"


def pay(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    return refused(state, [Pay(*words or (NO_SIDE,))])


def preview(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    return refused(state, [BuyPreview(int(square), ()) for square in words or PREVIEW if square in PREVIEW])


def march(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    guard = words[0] if words else NO_SIDE
    return refused(state, [March(guard, guard)])


def wall(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    tile = words[0] if words else START
    return refused(state, [PutWall(f"{tile}-{side}") for side in SIDES])


def use(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    on_board = [one.name for one in guards_of(view).abilities]
    return [one for ability in words[:1] or on_board for one in _ability(state, view, ability, words[1:])]


def _ability(state: Any, view: View, ability: str, details: Sequence[str]) -> list[Refusal]:
    """Why an ability cannot be used, whatever is chosen for it; a choice that nobody has stands in for none."""
    asked = HOW.get(ability, ())
    ways: list[list[str]] = [list(details)]
    for what in asked[len(details) :]:
        ways = [[*way, choice] for way in ways for choice in _choices(view, ability, what, way)]
    refusals = refused(state, [Use(ability, tuple(way)) for way in ways])
    for reason in DECISIVE:
        decisive = [one for one in refusals if one.code == reason.value]
        if decisive:
            short = IN_SHORT.get((ability, reason))
            return said_as(decisive, short) if short else decisive[:1]
    if ability == "exchange" and not details and not view.asides[view.turn]:
        aside = [one for one in refusals if one.code == Reason.NOT_SET_ASIDE.value]
        return [*said_as(aside, Message("nothing-to-exchange")), *(one for one in refusals if one not in aside)]
    return refusals


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

"""Falconers in the terminal: falcons sit on the corners where four tiles meet."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Sentence, of
from alhambra.cli.modules.face import Arrival, Face, Typed
from alhambra.cli.palace.deadends import not_now, refused
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import paid_move
from alhambra.cli.palace.verbs import Verb, joined
from alhambra.cli.saying import gap, say
from alhambra.cli.text import Row
from alhambra.core.language import Said, Value
from alhambra.core.messages import Message
from alhambra.core.refusal import Refusal
from alhambra.modules.falconers.words import KINDS, BuyFalcon, FalconersView, FalconReason, PayFalcon
from alhambra.palace.cards import LETTERS
from alhambra.palace.geometry.places import parse_place, place_word
from alhambra.palace.reasons import Reason
from alhambra.palace.views import View

SIGNS: Final = {"white": "◇", "brown": "◈", "black": "◆"}
CARD: Final = re.compile(f"[{LETTERS}][1-9]")
CORNER: Final = (0, 1, 256, 257)  # from a square to the four that meet at its south-east corner


def _payment(verb: str, words: list[str]) -> str | None:
    """Cards only: other things are paid to other modules."""
    return f"{verb}:{','.join(words)}" if words and all(CARD.fullmatch(word) for word in words) else None


def _falcon(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    taken = {parse_place(one.place) for one in view.palaces[view.turn].tiles}
    points = [place_word(place) for place in sorted(taken) if all(place + step in taken for step in CORNER)]
    if not points:
        return not_now(state, "F-3", Message("nowhere-four-tiles"))
    found: list[Refusal] = []
    for kind in words or KINDS:
        refusals = refused(state, [BuyFalcon(kind, point) for point in points])
        types = _part(view).open.get(kind)
        if types and refusals and all(one.code == FalconReason.NO_POINT.value for one in refusals):
            refusals = [FalconReason.NO_POINT.refuse("F-3", Message("no-free-point"), types=tuple(types))]
        # Where only money is missing at some point, what is wrong with the others says nothing about the kind.
        found += [one for one in refusals if one.code == Reason.TOO_LITTLE_PAID.value] or refusals
    return found


def _pay(state: Any, view: View, words: Sequence[str]) -> list[Refusal]:
    return refused(state, [PayFalcon(tuple(words))])


def _turned_up(event: Any, typed: Typed) -> Arrival:
    return "new-falcon", Said("falcon-for", {"kind": event.kind, "types": event.types})


class FalconersFace(Face):
    """Their rules are a reconstruction, and players are told so."""

    reconstruction: ClassVar[bool] = True
    plain: ClassVar[Mapping[str, str]] = {"◇": "w", "◈": "r", "◆": "k"}
    sentences: ClassVar[Mapping[str, Sentence]] = {
        "FalconTurnedUp": of("falcon-turned-up", "kind", "types"),
        "FalconBought": of("falcon-bought", "seat", "kind", "types", "cards", "point"),
    }
    refills: ClassVar[Mapping[str, Callable[[Any, Typed], Arrival]]] = {"FalconTurnedUp": _turned_up}
    verbs: ClassVar[Mapping[str, Verb]] = {
        "falcon": Verb(joined("@"), _falcon),
        "pay": Verb(_payment, _pay, at_home=True),
    }
    decisions: ClassVar[tuple[str, ...]] = ("pay",)
    purchases: ClassVar[tuple[str, ...]] = ("falcon",)
    alone: ClassVar[bool] = True
    examples: ClassVar[tuple[str, ...]] = ("falcon white n1e1", "pay y3 g2")
    signs: ClassVar[tuple[str, ...]] = ("falcon-signs",)

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        match action:
            case BuyFalcon(kind, point):
                types = _part(view).open[kind] or ()
                return Move(action, "falcon", say("falcon-at", kind=kind, sign=SIGNS[kind], types=types), point)
            case PayFalcon():
                return paid_move(view, action, "pay", say("pay-for-falcon"), _part(view).price)
        return None

    def question(self, view: View) -> Said | None:
        return Said("falcon-to-pay", {"price": _part(view).price}) if view.bound == "falconers" else None

    def rows(self, view: View) -> list[Row]:
        part = _part(view)
        return [Row(say("row-falcons"), [_open(part, kind, types) for kind, types in part.open.items()], gap())]

    def points(self, view: View, seat: int) -> Mapping[str, str]:
        return {one.point: SIGNS[one.kind] for one in _part(view).falcons[seat]}

    def possessions(self, view: View, seat: int) -> tuple[str, Sequence[str]]:
        held = _part(view).falcons[seat]
        return "falcons-of", [
            say("falcon-held", kind=one.kind, sign=SIGNS[one.kind], point=one.point, types=one.types) for one in held
        ]


def _part(view: View) -> FalconersView:
    part: FalconersView = view.modules["falconers"]
    return part


def _open(part: FalconersView, kind: str, types: Sequence[str] | None) -> str:
    """`white ◇ garden+tower (4 more)`."""
    said: dict[str, Value] = {"kind": kind, "sign": SIGNS[kind], "count": part.left[kind]}
    return say("falcons-to-come", **said) if types is None else say("falcon-open", **said, types=types)


FACE: Final = FalconersFace()

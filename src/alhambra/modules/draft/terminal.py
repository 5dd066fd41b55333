"""The draft in the terminal: piles of start money to choose from."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Fields, Names, Sentence, one_of, who
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.deadends import only
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import worth
from alhambra.cli.palace.verbs import Verb, joined
from alhambra.cli.saying import say
from alhambra.core.language import Said
from alhambra.modules.draft.rules import ChoosePile
from alhambra.palace.views import View


def _piles_dealt(fields: Fields, names: Names) -> Said:
    piles = [Said("draft-pile", {"number": number, "cards": cards}) for number, cards in enumerate(fields["piles"], 1)]
    return Said("draft-piles-dealt", {"piles": piles, "start": one_of(fields["start"], names)})


def _pile_chosen(fields: Fields, names: Names) -> Said:
    cards = fields["cards"]
    said = {"who": who(fields, names), "pile": fields["pile"], "cards": cards, "worth": worth(cards)}
    return Said("draft-pile-chosen", said)


class DraftFace(Face):
    """Start money is chosen before the first turn."""

    sentences: ClassVar[Mapping[str, Sentence]] = {"PilesDealt": _piles_dealt, "PileChosen": _pile_chosen}
    verbs: ClassVar[Mapping[str, Verb]] = {"pile": Verb(joined(" "), only(ChoosePile(1)), 0)}
    examples: ClassVar[tuple[str, ...]] = ("pile 2",)
    decisions: ClassVar[tuple[str, ...]] = ("start",)

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        if not isinstance(action, ChoosePile):
            return None
        cards = view.modules["draft"].piles[str(action.pile)]
        return Move(action, "start", say("start-pile", pile=action.pile), f"{' '.join(cards)} = {worth(cards)}")

    def question(self, view: View) -> Said | None:
        return Said("draft-choose") if view.phase == "draft" else None

    def dealing(self, view: View) -> bool:
        return view.modules["draft"] is not None


FACE: Final = DraftFace()

"""The draft of start money (R-14): as many open piles as players, the last in turn order chooses first."""

from __future__ import annotations  # compiled

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar, Final

from alhambra.core.chance import Chance
from alhambra.core.errors import NotationError
from alhambra.core.event import Event
from alhambra.core.messages import Message
from alhambra.core.packed import mypyc_attr
from alhambra.core.refusal import Refusal
from alhambra.core.touches import Touching
from alhambra.palace.cards import KINDS, card_words, parse_card
from alhambra.palace.codes import module_code
from alhambra.palace.events import TurnBegan
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.reasons import Reason
from alhambra.palace.roles import Dealer
from alhambra.palace.setup import begin, cards_worth_20
from alhambra.palace.state import DRAFT, FREE, OWNED, WAIT, PalaceState


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class ChoosePile:
    """Take a pile of start money, numbered from 1 as they were dealt."""

    pile: int

    def touching(self) -> Touching:
        """By a method, because a compiled dataclass would take class variables for fields."""
        return "pile:{}", ("pile",), (str(self.pile),)

    def word(self) -> str:
        return f"pile:{self.pile}"


def _parse(rest: str) -> ChoosePile:
    if rest not in ("1", "2", "3", "4", "5", "6"):
        raise NotationError("no-pile", text=rest)
    return ChoosePile(int(rest))


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class PilesDealt(Event):
    """The piles of start money were dealt, and the start player was drawn."""

    start: int
    piles: tuple[tuple[str, ...], ...]


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class PileChosen(Event):
    """A seat took a pile of start money; the start player gets the one that is left."""

    seat: int
    pile: int
    cards: tuple[str, ...]


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class DraftView:
    """The piles that are left, by number."""

    piles: dict[str, tuple[str, ...]]


CHOOSE_FIRST: Final = Message("choose-pile-first")
CHOSEN_ALREADY: Final = Message("pile-chosen-already")
NO_SUCH_PILE: Final = Message("no-such-pile")


class Piles(Slice):
    """The cards of each pile, ascending; nothing where it was taken."""

    def __init__(self, piles: tuple[bytes, ...]) -> None:
        self.piles = piles

    def copy(self) -> Piles:
        return Piles(self.piles)

    def to_text(self) -> str:
        return "+".join(pile.hex() or "." for pile in self.piles) if any(self.piles) else "."

    def cards(self) -> bytes:
        return b"".join(self.piles)

    def left(self) -> list[int]:
        """The piles that nobody has taken."""
        return [number for number, pile in enumerate(self.piles) if pile]


class PileDealer(Dealer):
    """Piles instead of hands."""

    def __init__(self, module: Draft) -> None:
        self.module = module

    def deal(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        seats = state.kit.seats
        start = chance.below("start", seats)
        piles = [bytes(sorted(cards_worth_20(state, chance, events))) for _ in range(seats)]
        self.module.slice_of(state).piles = tuple(piles)
        state.phase = DRAFT
        state.bound = OWNED + self.module.index
        state.seat = (start - 1) % seats
        if events is not None:
            events.append(PilesDealt(start, tuple(card_words(list(pile)) for pile in piles)))
            events.append(TurnBegan(int(state.seat)))

    def commit(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        left = self.module.slice_of(state).left()
        state.seat = (state.seat - 1) % state.kit.seats
        if len(left) > 1:
            state.phase = DRAFT
            if events is not None:
                events.append(TurnBegan(int(state.seat)))
            return
        self.module.take(state, left[0], events)
        state.bound = FREE
        begin(state, chance, events)


class Draft(Module):
    """Every choice is a turn of its own."""

    order: ClassVar[int] = 10
    ACTIONS: ClassVar[tuple[type[Any], ...]] = (ChoosePile,)
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = {"pile": _parse}
    EVENTS: ClassVar[tuple[type[Any], ...]] = (PilesDealt, PileChosen)
    VIEW: ClassVar[Any] = DraftView | None  # nothing is left to see once all have chosen

    def __init__(self) -> None:
        super().__init__("draft")
        self.dealer = PileDealer(self)

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Piles:
        return Piles(())

    def parse_slice(self, kit: Kit, text: str) -> Piles:
        if text == ".":
            return Piles(())
        try:
            piles = tuple(b"" if word == "." else bytes(sorted(bytes.fromhex(word))) for word in text.split("+"))
        except ValueError:
            piles = ()
        if len(piles) != kit.seats or any(card >= KINDS for pile in piles for card in pile):
            raise NotationError("no-piles", text=text)
        return Piles(piles)

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        if state.phase == DRAFT:
            out += [module_code(self.index, pile) for pile in self.slice_of(state).left()]

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        self.take(state, payload, events)
        state.phase = WAIT

    def take(self, state: PalaceState, number: int, events: list[Any] | None) -> None:
        """The cards of a pile go to the actor's hand."""
        dealt = self.slice_of(state)
        cards = dealt.piles[number]
        for card in cards:
            state.hands[state.seat * 4 + card // 9] += 1 << 2 * (card % 9)
        dealt.piles = (*dealt.piles[:number], b"", *dealt.piles[number + 1 :])
        if events is not None:
            events.append(PileChosen(int(state.seat), number + 1, card_words(list(cards))))

    def action(self, state: PalaceState, payload: int) -> ChoosePile:
        return ChoosePile(payload + 1)

    def code(self, state: PalaceState, action: ChoosePile) -> int:
        return action.pile - 1

    def check(self, state: PalaceState, action: ChoosePile) -> Refusal | None:
        left = self.slice_of(state).left()
        if state.phase != DRAFT:
            return Reason.NOT_NOW.refuse("R-14", CHOSEN_ALREADY)
        if action.pile - 1 not in left:
            piles = tuple([str(number + 1) for number in left])
            return Reason.NONE_LEFT.refuse("R-14", NO_SUCH_PILE, pile=action.pile, piles=piles)
        return None

    def unfinished(self, state: PalaceState) -> Refusal:
        return Reason.NOT_NOW.refuse("R-14", CHOOSE_FIRST)

    def view(self, state: PalaceState, seat: int | None) -> DraftView | None:
        dealt = self.slice_of(state)
        if not dealt.left():
            return None
        return DraftView({str(number + 1): card_words(list(dealt.piles[number])) for number in dealt.left()})

    def from_view(self, state: PalaceState, part: DraftView | None, seat: int) -> Piles:
        if part is None:
            return Piles(())
        return Piles(tuple([_pile(part.piles.get(str(number + 1), ())) for number in range(state.kit.seats)]))

    def faults(self, state: PalaceState) -> list[str]:
        left = len(self.slice_of(state).left())
        drafting = state.bound == OWNED + self.index
        if drafting != (left > 0) or (drafting and state.phase not in (DRAFT, WAIT)):
            return ["piles of start money are left at the wrong time"]
        return []

    def slice_of(self, state: PalaceState) -> Piles:
        kept = state.slices[self.index]
        assert isinstance(kept, Piles)
        return kept


def _pile(cards: tuple[str, ...]) -> bytes:
    return bytes(sorted([parse_card(card) for card in cards]))

"""Falconers (`en.md`), a reconstruction: falcons sit where four tiles of a palace meet."""

from __future__ import annotations  # compiled

from collections.abc import Callable
from typing import Any, ClassVar, Final

from alhambra.core.chance import Chance
from alhambra.core.errors import NotationError
from alhambra.core.refusal import Reasons, Refusal
from alhambra.modules.falconers import messages
from alhambra.modules.falconers.mews import (
    EACH,
    PAIRS,
    POINTS,
    PRICE,
    Mews,
    can_pay,
    chosen_falcon,
    fitting,
    fitting_of,
    free_points,
    meets,
    names_of,
    packed,
    payments,
    shows,
    unpacked,
)
from alhambra.modules.falconers.words import (
    ACTIONS,
    EVENTS,
    KINDS,
    VERBS,
    BuyFalcon,
    FalconBought,
    FalconersView,
    FalconReason,
    FalconTurnedUp,
    FalconView,
    PayFalcon,
)
from alhambra.palace.cards import card_words, parse_card
from alhambra.palace.checks import acting, choosing, not_in_hand
from alhambra.palace.codes import module_code
from alhambra.palace.explain import Gain
from alhambra.palace.flow import go_on
from alhambra.palace.geometry.places import parse_place, place_word
from alhambra.palace.messages import NOT_IN_HAND
from alhambra.palace.module import Kit, Module
from alhambra.palace.reasons import Reason
from alhambra.palace.roles import Protector
from alhambra.palace.state import OWNED, PalaceState
from alhambra.palace.tiles import TYPES

BUY: Final = 0
PAY: Final = 1


class FalconProtector(Protector):
    """Falcons sit where four tiles meet that show their types."""

    def __init__(self, module: Falconers) -> None:
        self.module = module

    def watches(self, state: PalaceState) -> bool:
        return len(self.module.slice_of(state).falcons[state.seat]) > 0

    def forbids_change(self, state: PalaceState, place: int, new: int) -> bool:
        """F-4."""
        seat = int(state.seat)
        for falcon in self.module.slice_of(state).falcons[seat]:
            under = place - (falcon >> 8) in (0, 1, 256, 257)
            if under and (new < 0 or not shows(state, seat, falcon >> 8, PAIRS[falcon & 255], place, new)):
                return True
        return False

    def refuse_change(self, state: PalaceState, place: int, new: int) -> Refusal | None:
        if not self.forbids_change(state, place, new):
            return None
        tile = state.kit.tiles.names[state.plans[state.seat].tile(place)]
        said = messages.NOT_REMOVED if new < 0 else messages.NOT_SWAPPED
        return FalconReason.UNDER_FALCON.refuse("F-4", said, (place_word(place),), (), (tile,), tile=tile)


class Falconers(Module):
    """Three piles of falcons, bought as an action and laid at once."""

    order: ClassVar[int] = 90
    hard: ClassVar[int] = 3
    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ACTIONS
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = VERBS
    EVENTS: ClassVar[tuple[type[Any], ...]] = EVENTS
    REASONS: ClassVar[type[Reasons] | None] = FalconReason
    VIEW: ClassVar[Any] = FalconersView

    def __init__(self) -> None:
        super().__init__("falconers")
        self.protector = FalconProtector(self)

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Mews:
        piles = [chance.shuffle(f"{kind} falcons", bytes(range(EACH))) for kind in KINDS]
        mews = Mews(tuple(piles), ((),) * state.kit.seats)
        self._turn_up(mews, events)
        return mews

    def parse_slice(self, kit: Kit, text: str) -> Mews:
        try:
            piles, up, falcons, chosen = text.split(":")
            owned = tuple(
                tuple(int(falcon) for falcon in part.split(",")) if part != "." else () for part in falcons.split("+")
            )
            mews = Mews(tuple(b"" if pile == "." else bytes.fromhex(pile) for pile in piles.split("+")), owned)
            mews.open, mews.chosen = int(up), int(chosen)
        except ValueError:
            raise NotationError("no-falcons", text=text) from None
        numbers = [mews.open, mews.chosen + 1, *(falcon for part in owned for falcon in part)]
        if len(mews.piles) != len(KINDS) or len(owned) != kit.seats or not all(0 <= n < 1 << 26 for n in numbers):
            raise NotationError("no-falcons", text=text)
        return mews

    def codes(self, state: PalaceState, out: list[int]) -> None:
        """F-2, F-3."""
        mews = self.slice_of(state)
        if not mews.open or not can_pay(state):
            return
        seat = int(state.seat)
        free = free_points(state, mews, seat)
        for kind in range(len(KINDS) if free else 0):
            if mews.open >> kind & 1:
                points = fitting_of(state, mews, seat, kind, free)
                out += [module_code(self.index, BUY | kind << 4 | point << 8) for point in points]

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        if self.slice_of(state).chosen >= 0:
            for cards in payments(state.hand(int(state.seat))):
                out.append(module_code(self.index, PAY | packed(cards) << 4))

    def pending(self, state: PalaceState) -> bool:
        return self.slice_of(state).chosen >= 0

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        mews = self.slice_of(state)
        if payload & 15 == BUY:
            mews.chosen = payload >> 4
        else:
            self._lay(state, mews, unpacked(payload >> 4), events)
        go_on(state)

    def _lay(self, state: PalaceState, mews: Mews, cards: list[int], events: list[Any] | None) -> None:
        seat = int(state.seat)
        for card in cards:
            state.hands[seat * 4 + card // 9] -= 1 << 2 * (card % 9)
            state.discards[card // 9] += 1 << 2 * (card % 9)
        kind, point = mews.chosen & 15, mews.chosen >> 4
        falcon = kind * EACH + mews.piles[kind][0]
        mews.piles = (*mews.piles[:kind], mews.piles[kind][1:], *mews.piles[kind + 1 :])
        mews.open &= ~(1 << kind)
        owned = tuple(sorted((*mews.falcons[seat], falcon | point << 8)))
        mews.falcons = (*mews.falcons[:seat], owned, *mews.falcons[seat + 1 :])
        mews.chosen = -1
        state.earned = False
        if events is not None:
            events.append(FalconBought(seat, KINDS[kind], names_of(falcon), place_word(point), card_words(cards)))

    def action(self, state: PalaceState, payload: int) -> Any:
        if payload & 15 == BUY:
            return BuyFalcon(KINDS[payload >> 4 & 15], place_word(payload >> 8))
        return PayFalcon(card_words(unpacked(payload >> 4)))

    def code(self, state: PalaceState, action: Any) -> int:
        if isinstance(action, BuyFalcon):
            return BUY | KINDS.index(action.kind) << 4 | parse_place(action.point) << 8
        return PAY | packed([parse_card(card) for card in action.cards]) << 4

    def price(self, state: PalaceState, action: Any) -> int:
        return PRICE if isinstance(action, PayFalcon) else 0

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        mews = self.slice_of(state)
        if isinstance(action, PayFalcon):
            return self._check_payment(state, mews, action.cards)
        if mews.chosen >= 0:
            return self.unfinished(state)
        return choosing(state) or acting(state) or self._check_falcon(state, mews, action)

    def _check_payment(self, state: PalaceState, mews: Mews, cards: tuple[str, ...]) -> Refusal | None:
        if mews.chosen < 0:
            return Reason.NOT_NOW.refuse("F-2", messages.CHOOSE_FIRST)
        missing = not_in_hand(state, cards)
        if missing:
            return Reason.NOT_IN_HAND.refuse("F-2", NOT_IN_HAND, cards=missing, missing=missing)
        values = [int(card[1]) for card in cards]
        if sum(values) < PRICE:
            return Reason.TOO_LITTLE_PAID.refuse("F-2", messages.TOO_LITTLE, cards=cards, price=PRICE, paid=sum(values))
        if sum(values) - min(values) >= PRICE:
            spare = min(values)
            return Reason.SUPERFLUOUS_CARD.refuse("A-43", messages.SUPERFLUOUS, cards=cards, price=PRICE, spare=spare)
        return None

    def _check_falcon(self, state: PalaceState, mews: Mews, action: BuyFalcon) -> Refusal | None:
        kind, point = KINDS.index(action.kind), parse_place(action.point)
        if not mews.open >> kind & 1:
            return FalconReason.NO_FALCON.refuse("F-1", messages.NONE_OPEN, kind=action.kind)
        if not meets(state.plans[state.seat], point):
            return FalconReason.NO_POINT.refuse("F-3", messages.NO_POINT, (action.point,), place=action.point)
        if any(falcon >> 8 == point for falcon in mews.falcons[state.seat]):
            return FalconReason.NO_POINT.refuse("F-3", messages.POINT_TAKEN, (action.point,))
        pair = PAIRS[kind * EACH + mews.piles[kind][0]]
        if not shows(state, int(state.seat), point, pair):
            types = (TYPES[pair[0]], TYPES[pair[1]])
            return FalconReason.NO_POINT.refuse("F-3", messages.TYPES_MISSING, (action.point,), types=types)
        if not can_pay(state):
            return Reason.TOO_LITTLE_PAID.refuse("F-2", messages.TOO_DEAR, price=PRICE)
        return None

    def unfinished(self, state: PalaceState) -> Refusal:
        return Reason.NOT_NOW.refuse("F-2", messages.PAY_FIRST)

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        self._turn_up(self.slice_of(state), events)

    def _turn_up(self, mews: Mews, events: list[Any] | None) -> None:
        """F-1."""
        for kind, pile in enumerate(mews.piles):
            if pile and not mews.open >> kind & 1:
                mews.open |= 1 << kind
                if events is not None:
                    events.append(FalconTurnedUp(KINDS[kind], names_of(kind * EACH + pile[0])))

    def scoring(self, state: PalaceState, number: int) -> list[Gain]:
        """F-5."""
        gains = []
        for seat, owned in enumerate(self.slice_of(state).falcons):
            for kind, name in enumerate(KINDS):
                count = sum(1 for falcon in owned if (falcon & 255) // EACH == kind)
                if count:
                    gains.append(Gain(seat, POINTS[count], "F-5", f"{name}-falcons", count))
        return gains

    def view(self, state: PalaceState, seat: int | None) -> FalconersView:
        mews = self.slice_of(state)
        shown = [bool(mews.open >> kind & 1) for kind in range(len(KINDS))]
        return FalconersView(
            open={
                name: names_of(kind * EACH + mews.piles[kind][0]) if shown[kind] else None
                for kind, name in enumerate(KINDS)
            },
            left={name: len(mews.piles[kind]) - shown[kind] for kind, name in enumerate(KINDS)},
            falcons=tuple([tuple([_seen(falcon) for falcon in owned]) for owned in mews.falcons]),
            price=PRICE,
            points=tuple(POINTS),
            fits={
                name: tuple([place_word(point) for point in fitting(state, mews, seat, kind)])
                for kind, name in enumerate(KINDS)
                if shown[kind] and seat is not None
            },
            chosen=None if mews.chosen < 0 else _seen(chosen_falcon(mews)),
        )

    def from_view(self, state: PalaceState, part: FalconersView, seat: int) -> Mews:
        """The slice as a seat sees it; the falcons below the open ones are in any order."""
        falcons = tuple([tuple([_sitting(one) for one in owned]) for owned in part.falcons])
        gone = [falcon & 255 for owned in falcons for falcon in owned]
        piles: list[bytes] = []
        up = 0
        for kind, name in enumerate(KINDS):
            top: list[int] = []
            shown = part.open[name]
            if shown is not None:
                top = [_number(name, shown)]
                up |= 1 << kind
            hidden = [n for n in range(kind * EACH, (kind + 1) * EACH) if n not in gone and n not in top]
            piles.append(bytes([number - kind * EACH for number in top + hidden]))
        mews = Mews(tuple(piles), falcons)
        mews.open = up
        if part.chosen is not None:
            mews.chosen = KINDS.index(part.chosen.kind) | parse_place(part.chosen.point) << 4
        return mews

    def faults(self, state: PalaceState) -> list[str]:
        mews = self.slice_of(state)
        found = [kind * EACH + falcon for kind, pile in enumerate(mews.piles) for falcon in pile]
        found += [falcon & 255 for owned in mews.falcons for falcon in owned]
        wrong = {
            "falcons are missing, or there are too many": sorted(found) != list(range(len(PAIRS))),
            "a falcon is bought that cannot be": mews.chosen >= 0 and not self._chosen_rightly(state, mews),
            "a falcon lies open without a pile": mews.open >> len(KINDS)
            or any(mews.open >> k & 1 and not p for k, p in enumerate(mews.piles)),
            "two falcons sit on one point": any(
                len({falcon >> 8 for falcon in owned}) < len(owned) for owned in mews.falcons
            ),
            "a falcon sits where no four tiles meet that show its types": any(
                not _sits_rightly(state, seat, falcon) for seat, owned in enumerate(mews.falcons) for falcon in owned
            ),
        }
        return [text for text, is_wrong in wrong.items() if is_wrong]

    def _chosen_rightly(self, state: PalaceState, mews: Mews) -> bool:
        kind, point = mews.chosen & 15, mews.chosen >> 4
        if state.bound != OWNED + self.index or not can_pay(state) or not mews.open & 7 & 1 << kind:
            return False
        return point in fitting(state, mews, int(state.seat), kind)

    def slice_of(self, state: PalaceState) -> Mews:
        kept = state.slices[self.index]
        assert isinstance(kept, Mews)
        return kept


def _sits_rightly(state: PalaceState, seat: int, falcon: int) -> bool:
    """F-3, F-4."""
    number, point = falcon & 255, falcon >> 8
    return number < len(PAIRS) and meets(state.plans[seat], point) and shows(state, seat, point, PAIRS[number])


def _seen(falcon: int) -> FalconView:
    return FalconView(KINDS[(falcon & 255) // EACH], names_of(falcon & 255), place_word(falcon >> 8))


def _number(kind: str, types: tuple[str, ...]) -> int:
    """The falcon of a kind that shows two types."""
    first = KINDS.index(kind) * EACH
    return PAIRS.index([TYPES.index(name) for name in types], first)


def _sitting(falcon: FalconView) -> int:
    return _number(falcon.kind, falcon.types) | parse_place(falcon.point) << 8

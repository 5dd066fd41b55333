"""Falconers (`docs/rules/falconers.md`), a reconstruction: falcons sit where four tiles of a palace meet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from alhambra.core.chance import Chance
from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.packed import mypyc_attr
from alhambra.core.refusal import Refusal
from alhambra.palace.building import GATE
from alhambra.palace.cards import card_words, ordered, parse_card
from alhambra.palace.checks import acting, choosing, not_in_hand
from alhambra.palace.codes import module_code
from alhambra.palace.events import Event
from alhambra.palace.explain import Gain
from alhambra.palace.flow import go_on
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.places import parse_place, place_word
from alhambra.palace.reasons import Reason
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES

_DATA: Final[dict[str, Any]] = load("sixth_expansion.json")
KINDS: Final[list[str]] = [str(kind["kind"]) for kind in _DATA["falcons"]]
PAIRS: Final[list[list[int]]] = [  # by kind * 5 + falcon
    [TYPES.index(name) for name in pair] for kind in _DATA["falcons"] for pair in kind["pairs"]
]
EACH: Final = 5  # falcons of a kind
POINTS: Final[list[int]] = _DATA["falcon_points"]
PRICE: Final[int] = _DATA["falcon_price"]
CORNER: Final = (0, 1, 256, 257)  # from the north-west square of a point to the four that meet there
BUY: Final = 0
PAY: Final = 1


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class BuyFalcon:
    """Buy the open falcon of a kind, for the point at the south-east corner of a square (F-2)."""

    kind: str
    point: str

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise NotationError(f"'{self.kind}' is no kind of falcon: there are {', '.join(KINDS)}.")
        parse_place(self.point)

    def word(self) -> str:
        return f"falcon:{self.kind}@{self.point}"


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class PayFalcon:
    """Pay for it, in any mixture of currencies."""

    cards: tuple[str, ...]

    def __post_init__(self) -> None:
        object.__setattr__(self, "cards", ordered(self.cards))

    def word(self) -> str:
        return f"pay:{','.join(self.cards)}"


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class FalconTurnedUp(Event):
    """The next falcon of a pile lies open (F-1)."""

    kind: str
    types: tuple[str, ...]


@mypyc_attr(native_class=False)
@dataclass(frozen=True, slots=True)
class FalconBought(Event):
    """A seat paid for a falcon and laid it (F-2, F-3)."""

    seat: int
    kind: str
    types: tuple[str, ...]
    point: str
    cards: tuple[str, ...]


class Mews(Slice):
    """The piles, and the falcons of each seat as kind * 5 + falcon, from bit 8 on the point."""

    def __init__(self, piles: tuple[bytes, ...], falcons: tuple[tuple[int, ...], ...]) -> None:
        self.piles = piles  # by kind, the top first
        self.open: int = 0  # a bit for each kind whose top falcon is turned up
        self.falcons = falcons
        self.chosen: int = -1  # kind and point of the falcon to be paid

    def copy(self) -> Mews:
        other = Mews(self.piles, self.falcons)
        other.open = self.open
        other.chosen = self.chosen
        return other

    def to_text(self) -> str:
        piles = "+".join(pile.hex() or "." for pile in self.piles)
        falcons = "+".join(",".join(str(falcon) for falcon in owned) or "." for owned in self.falcons)
        return f"{piles}:{self.open}:{falcons}:{self.chosen}"


class Falconers(Module):
    """Three piles of falcons, bought as an action and laid at once."""

    def __init__(self) -> None:
        super().__init__("falconers")
        self.protects = True

    def verbs(self) -> dict[str, Callable[[str], Any]]:
        return {"falcon": _parse_falcon, "pay": _parse_payment}

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
            raise NotationError(f"'{text}' are no falcons.") from None
        numbers = [mews.open, mews.chosen + 1, *(falcon for part in owned for falcon in part)]
        if len(mews.piles) != len(KINDS) or len(owned) != kit.seats or not all(0 <= n < 1 << 26 for n in numbers):
            raise NotationError(f"'{text}' are no falcons.")
        return mews

    def codes(self, state: PalaceState, out: list[int]) -> None:
        """F-2, F-3."""
        mews = self.mews(state)
        if not mews.open or not payments(state.hand(int(state.seat))):
            return
        points = _points(state, mews)
        for kind in range(len(KINDS)):
            if mews.open >> kind & 1:
                pair = PAIRS[kind * EACH + mews.piles[kind][0]]
                out += [
                    module_code(self.index, BUY | kind << 4 | point << 8)
                    for point in points
                    if _shows(state, point, pair, -1, -1)
                ]

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        if self.mews(state).chosen >= 0:
            for cards in payments(state.hand(int(state.seat))):
                out.append(module_code(self.index, PAY | _packed(cards) << 4))

    def pending(self, state: PalaceState) -> bool:
        return self.mews(state).chosen >= 0

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        mews = self.mews(state)
        if payload & 15 == BUY:
            mews.chosen = payload >> 4
        else:
            self._lay(state, mews, _unpacked(payload >> 4), events)
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
            events.append(FalconBought(seat, KINDS[kind], _names(falcon), place_word(point), card_words(cards)))

    def owns(self, action: Any) -> bool:
        return isinstance(action, (BuyFalcon, PayFalcon))

    def action(self, state: PalaceState, payload: int) -> Any:
        if payload & 15 == BUY:
            return BuyFalcon(KINDS[payload >> 4 & 15], place_word(payload >> 8))
        return PayFalcon(card_words(_unpacked(payload >> 4)))

    def code(self, state: PalaceState, action: Any) -> int:
        if isinstance(action, BuyFalcon):
            return BUY | KINDS.index(action.kind) << 4 | parse_place(action.point) << 8
        return PAY | _packed([parse_card(card) for card in action.cards]) << 4

    def check(self, state: PalaceState, action: Any) -> Refusal | None:
        mews = self.mews(state)
        if isinstance(action, PayFalcon):
            return self._check_payment(state, mews, action.cards)
        if mews.chosen >= 0:
            return self.unfinished(state)
        return choosing(state) or acting(state) or self._check_falcon(state, mews, action)

    def _check_payment(self, state: PalaceState, mews: Mews, cards: tuple[str, ...]) -> Refusal | None:
        if mews.chosen < 0:
            return Reason.NOT_NOW.refuse("F-2", "First say which falcon you buy, and for which point.")
        missing = not_in_hand(state, cards)
        if missing:
            text = f"The hand does not hold {' and '.join(missing)}."
            return Reason.NOT_IN_HAND.refuse("F-2", text, cards=missing)
        values = [int(card[1]) for card in cards]
        if sum(values) < PRICE:
            text = f"A falcon costs {PRICE}; these cards are worth {sum(values)}."
            return Reason.TOO_LITTLE_PAID.refuse("F-2", text, cards=cards)
        if sum(values) - min(values) >= PRICE:
            text = f"A falcon costs {PRICE}: it is paid for without a card of {min(values)}."
            return Reason.SUPERFLUOUS_CARD.refuse("A-43", text, cards=cards)
        return None

    def _check_falcon(self, state: PalaceState, mews: Mews, action: BuyFalcon) -> Refusal | None:
        kind, point = KINDS.index(action.kind), parse_place(action.point)
        if not mews.open >> kind & 1:
            return Reason.NO_FALCON.refuse("F-1", f"No {action.kind} falcon lies open.")
        if not _meets(state, point):
            text = f"At the south-east corner of {action.point} no four tiles of the palace meet."
            return Reason.NO_POINT.refuse("F-3", text, (action.point,))
        if any(falcon >> 8 == point for falcon in mews.falcons[state.seat]):
            return Reason.NO_POINT.refuse("F-3", "A falcon sits there already.", (action.point,))
        pair = PAIRS[kind * EACH + mews.piles[kind][0]]
        if not _shows(state, point, pair, -1, -1):
            text = f"The four tiles there do not show both {TYPES[pair[0]]} and {TYPES[pair[1]]}."
            return Reason.NO_POINT.refuse("F-3", text, (action.point,))
        if not payments(state.hand(int(state.seat))):
            return Reason.TOO_LITTLE_PAID.refuse("F-2", f"A falcon costs {PRICE}, more than the hand is worth.")
        return None

    def unfinished(self, state: PalaceState) -> Refusal:
        return Reason.NOT_NOW.refuse("F-2", "First pay for the falcon.")

    def refuse_change(self, state: PalaceState, place: int, new: int) -> Refusal | None:
        """F-4."""
        for falcon in self.mews(state).falcons[state.seat]:
            point = falcon >> 8
            if place - point in CORNER:
                tile = state.kit.tiles.names[state.plans[state.seat].tile(place)]
                if new < 0:
                    text = f"A falcon sits on {tile}: it cannot be removed."
                    return Reason.UNDER_FALCON.refuse("F-4", text, (place_word(place),), (), (tile,))
                if not _shows(state, point, PAIRS[falcon & 255], place, new):
                    text = f"Without {tile} the falcon on it would miss a type of building."
                    return Reason.UNDER_FALCON.refuse("F-4", text, (place_word(place),), (), (tile,))
        return None

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        self._turn_up(self.mews(state), events)

    def _turn_up(self, mews: Mews, events: list[Any] | None) -> None:
        """F-1."""
        for kind, pile in enumerate(mews.piles):
            if pile and not mews.open >> kind & 1:
                mews.open |= 1 << kind
                if events is not None:
                    events.append(FalconTurnedUp(KINDS[kind], _names(kind * EACH + pile[0])))

    def scoring(self, state: PalaceState, number: int) -> list[Gain]:
        """F-5."""
        gains = []
        for seat, owned in enumerate(self.mews(state).falcons):
            for kind, name in enumerate(KINDS):
                count = sum(1 for falcon in owned if (falcon & 255) // EACH == kind)
                if count:
                    gains.append(Gain(seat, POINTS[count], "F-5", f"{name}-falcons", count))
        return gains

    def view(self, state: PalaceState, seat: int | None) -> dict[str, Any]:
        mews = self.mews(state)
        shown = [bool(mews.open >> kind & 1) for kind in range(len(KINDS))]
        return {
            "open": {
                name: list(_names(kind * EACH + mews.piles[kind][0])) if shown[kind] else None
                for kind, name in enumerate(KINDS)
            },
            "left": {name: len(mews.piles[kind]) - shown[kind] for kind, name in enumerate(KINDS)},
            "falcons": [
                [
                    {"kind": KINDS[(falcon & 255) // EACH], "types": list(_names(falcon & 255)),
                     "point": place_word(falcon >> 8)}
                    for falcon in owned
                ]
                for owned in mews.falcons
            ],
            "price": PRICE,
        }  # fmt: skip

    def faults(self, state: PalaceState) -> list[str]:
        mews = self.mews(state)
        found = [kind * EACH + falcon for kind, pile in enumerate(mews.piles) for falcon in pile]
        found += [falcon & 255 for owned in mews.falcons for falcon in owned]
        wrong = {
            "falcons are missing, or there are too many": sorted(found) != list(range(len(PAIRS))),
            "a falcon lies open without a pile": any(mews.open >> k & 1 and not p for k, p in enumerate(mews.piles)),
            "two falcons sit on one point": any(
                len({falcon >> 8 for falcon in owned}) < len(owned) for owned in mews.falcons
            ),
            "a falcon sits where no four tiles meet": any(
                not _meets_in(state, seat, falcon >> 8) for seat, owned in enumerate(mews.falcons) for falcon in owned
            ),
        }
        return [text for text, is_wrong in wrong.items() if is_wrong]

    def mews(self, state: PalaceState) -> Mews:
        """The module's slice."""
        part = state.slices[self.index]
        assert isinstance(part, Mews)
        return part


def payments(hand: list[int]) -> list[list[int]]:
    """F-2, A-43: every payment without a superfluous card, in any mixture, the cards of each in one fixed order.

    Cards in descending order of value: the first that covers the price ends a payment.
    """
    cards = sorted(hand, key=lambda card: (-(card % 9), card))
    found: list[list[int]] = []
    _pay(cards, 0, PRICE, [], found)
    return found


def _pay(cards: list[int], start: int, price: int, chosen: list[int], found: list[list[int]]) -> None:
    before = -1
    for at in range(start, len(cards)):
        card = cards[at]
        if card == before:
            continue  # the same payment as with the card before
        before = card
        value = card % 9 + 1
        if value >= price:
            found.append([*chosen, card])
        else:
            _pay(cards, at + 1, price - value, [*chosen, card], found)


def _packed(cards: list[int]) -> int:
    """At most five cards, six bits each: the card plus one."""
    packed = 0
    for card in sorted(cards):
        packed = packed << 6 | card + 1
    return packed


def _unpacked(packed: int) -> list[int]:
    cards: list[int] = []
    while packed:
        cards.append((packed & 63) - 1)
        packed >>= 6
    return cards[::-1]


def _points(state: PalaceState, mews: Mews) -> list[int]:
    """F-3: the free points of the actor's palace."""
    plan = state.plans[state.seat]
    taken = {falcon >> 8 for falcon in mews.falcons[state.seat]}
    places = [int(plan.place(cell)) for cell in plan.cells]
    return [place for place in places if place not in taken and _meets(state, place)]


def _meets(state: PalaceState, point: int) -> bool:
    return _meets_in(state, int(state.seat), point)


def _meets_in(state: PalaceState, seat: int, point: int) -> bool:
    plan = state.plans[seat]
    return all(plan.tile(point + step) >= 0 and not plan.shape_at(point + step) & GATE for step in CORNER)


def _shows(state: PalaceState, point: int, pair: list[int], place: int, new: int) -> bool:
    """Whether the tiles at a point show both types, with a new tile at a place."""
    plan = state.plans[state.seat]
    tiles = [new if point + step == place else int(plan.tile(point + step)) for step in CORNER]
    types = [state.types[tile] for tile in tiles]
    return pair[0] in types and pair[1] in types


def _names(falcon: int) -> tuple[str, ...]:
    return tuple([TYPES[type_] for type_ in PAIRS[falcon]])


def _parse_falcon(rest: str) -> BuyFalcon:
    kind, at, point = rest.partition("@")
    if not at:
        raise NotationError("A falcon is laid at a point: write falcon:KIND@PLACE, as falcon:white@n1e1.")
    return BuyFalcon(kind, point)


def _parse_payment(rest: str) -> PayFalcon:
    return PayFalcon(tuple(rest.split(",")))

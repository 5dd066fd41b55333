"""Exchange certificates (`en.md`): what was overpaid is kept in another currency."""

from __future__ import annotations  # compiled

from collections.abc import Callable
from typing import Any, ClassVar, Final

from alhambra.core.arrays import counted, replaced
from alhambra.core.chance import Chance
from alhambra.core.data import load
from alhambra.core.errors import NotationError
from alhambra.core.packed import append, i64, vec
from alhambra.core.refusal import Reasons, Refusal
from alhambra.modules.exchange_certificates import messages
from alhambra.modules.exchange_certificates.words import (
    ACTIONS,
    EVENTS,
    VERBS,
    CertificateReason,
    CertificatesView,
    CertificateView,
    CertificateVoided,
    Store,
    Stored,
)
from alhambra.palace.cards import CURRENCIES, LETTERS, payments, total
from alhambra.palace.codes import module_code
from alhambra.palace.flow import go_on
from alhambra.palace.module import Kit, Module, Slice
from alhambra.palace.paying import CARDS, NOTE
from alhambra.palace.reasons import Reason
from alhambra.palace.roles import Cashier
from alhambra.palace.state import ACT, FREE, OWNED, PalaceState

_DATA: Final[dict[str, Any]] = load("components.json", "alhambra.modules.exchange_certificates")
PAWNS: Final[dict[str, int]] = _DATA["pawns_per_currency"]
LARGEST: Final[i64] = _DATA["largest_amount"]
HIGHEST_CARD: Final = 9  # by A-43 what is overpaid is less than some card, unless it is stored
NONE: Final = 4  # no currency


class Certificates(Slice):
    """The pawns in the middle, and for each seat the currency and the amount on its certificate."""

    def __init__(self, pawns: bytes, kept: bytes) -> None:
        self.pawns = pawns
        self.kept = kept  # currency * 8 + amount by seat; 0 for nothing
        self.over: int = 0  # what may be stored now, or what was overpaid if that is more than can be
        self.must: bool = False  # it has to be, because the payment held a superfluous card

    def copy(self) -> Certificates:
        other = Certificates(self.pawns, self.kept)
        other.over = self.over
        other.must = self.must
        return other

    def to_text(self) -> str:
        return f"{self.pawns.hex()}:{self.kept.hex()}:{self.over}:{int(self.must)}"

    def storable(self) -> int:
        """What may be stored now (X-3)."""
        return self.over if self.over <= LARGEST else 0

    def add_pawn(self, currency: int, count: int) -> None:
        """Pawns come to the middle, or leave it."""
        self.pawns = counted(self.pawns, currency, count)

    def keep(self, seat: int, code: int) -> None:
        """What lies on a certificate from now on."""
        self.kept = replaced(self.kept, seat, code)


class CertificateCashier(Cashier):
    """What is stored on certificates is money, too."""

    def __init__(self, module: ExchangeCertificates) -> None:
        super().__init__("certificate")
        self.module = module

    def amount(self, state: PalaceState, seat: int) -> int:
        return self.module.slice_of(state).kept[seat] & 7

    def kept_in(self, state: PalaceState, seat: int) -> int:
        code = self.module.slice_of(state).kept[seat]
        return code >> 3 if code else -1

    def payments(self, state: PalaceState, currency: i64, price: i64) -> vec[i64]:
        """X-4, X-7: those without a superfluous card, and those whose excess can be stored."""
        kept: i64 = self.module.slice_of(state).kept[state.seat]
        purse = state.hands[state.seat * 4 + currency]
        found = payments(purse, price)
        if not kept:
            stored = _subsets(purse, price, price + LARGEST, vec[i64]())
            for cards in found:
                if total(cards) > price + LARGEST:
                    stored = append(stored, cards)
            return stored
        if kept >> 3 == currency:
            found = _with_note(purse, price - (kept & 7), found)
        return found

    def may_keep(self, state: PalaceState, payment: int, over: int) -> bool:
        """X-2, X-3, X-5: the certificate is free, or spent in this payment. Some pawn is always there."""
        free = not self.module.slice_of(state).kept[state.seat] or payment & int(NOTE) != 0
        return free and 1 <= over <= LARGEST

    def paid(self, state: PalaceState, currency: int, payment: int, price: int, over: int) -> None:
        stored, seat = self.module.slice_of(state), int(state.seat)
        storable = self.may_keep(state, payment, over)
        superfluous = _has_superfluous(payment, over, stored.kept[seat] & 7)
        if payment & int(NOTE):
            stored.add_pawn(stored.kept[seat] >> 3, 1)
            stored.keep(seat, 0)
        if storable or over > LARGEST:
            stored.over = over
            stored.must = superfluous

    def void(self, state: PalaceState, seat: int, currency: int, events: list[Any] | None) -> None:
        if self.kept_in(state, seat) == currency:
            stored = self.module.slice_of(state)
            if events is not None:
                events.append(CertificateVoided(seat, CURRENCIES[currency], stored.kept[seat] & 7))
            stored.add_pawn(currency, 1)
            stored.keep(seat, 0)

    def refuse_note(self, state: PalaceState, currency: int) -> Refusal:
        name = CURRENCIES[currency]
        return CertificateReason.NO_CERTIFICATE.refuse("X-4", messages.NO_CERTIFICATE, currency=name)


class ExchangeCertificates(Module):
    """A certificate for each player, and pawns of the four currencies in the middle."""

    order: ClassVar[int] = 70
    hard: ClassVar[int] = 1
    boxes: ClassVar[tuple[str, ...]] = ("classic",)
    ACTIONS: ClassVar[tuple[type[Any], ...]] = ACTIONS
    VERBS: ClassVar[dict[str, Callable[[str], Any]]] = VERBS
    EVENTS: ClassVar[tuple[type[Any], ...]] = EVENTS
    REASONS: ClassVar[type[Reasons] | None] = CertificateReason
    VIEW: ClassVar[Any] = CertificatesView

    def __init__(self) -> None:
        super().__init__("exchange-certificates")
        self.cashier = CertificateCashier(self)

    def set_up(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> Certificates:
        return Certificates(bytes([PAWNS[str(state.kit.seats)]] * 4), bytes(state.kit.seats))

    def parse_slice(self, kit: Kit, text: str) -> Certificates:
        try:
            pawns, kept, over, must = text.split(":")
            stored = Certificates(bytes.fromhex(pawns), bytes.fromhex(kept))
            stored.over, stored.must = int(over), must == "1"
        except ValueError:
            raise NotationError("no-certificates", text=text) from None
        if len(stored.pawns) != 4 or len(stored.kept) != kit.seats or not 0 <= stored.over < HIGHEST_CARD:
            raise NotationError("no-certificates", text=text)
        return stored

    # Money

    def refill(self, state: PalaceState, chance: Chance, events: list[Any] | None) -> None:
        self.slice_of(state).over = 0

    # The decision to store

    def pending(self, state: PalaceState) -> bool:
        return self.slice_of(state).storable() > 0

    def abilities(self, state: PalaceState, out: list[int]) -> None:
        stored = self.slice_of(state)
        if stored.storable():
            out += [module_code(self.index, currency) for currency in range(4) if stored.pawns[currency]]
            if not stored.must:
                out.append(module_code(self.index, NONE))

    def play(self, state: PalaceState, payload: int, chance: Chance | None, events: list[Any] | None) -> None:
        stored, seat = self.slice_of(state), int(state.seat)
        if payload != NONE:
            stored.add_pawn(payload, -1)
            stored.keep(seat, payload << 3 | stored.over)
            if events is not None:
                events.append(Stored(seat, CURRENCIES[payload], stored.over))
        stored.over = 0
        stored.must = False
        go_on(state)

    def action(self, state: PalaceState, payload: int) -> Store:
        return Store("none" if payload == NONE else LETTERS[payload])

    def code(self, state: PalaceState, action: Store) -> int:
        return NONE if action.what == "none" else LETTERS.index(action.what)

    def check(self, state: PalaceState, action: Store) -> Refusal | None:
        stored = self.slice_of(state)
        if not stored.storable():
            return self._nothing_to_store(state)
        if action.what == "none":
            if stored.must:
                return CertificateReason.STORED.refuse("X-7", messages.HAS_TO_BE_STORED)
            return None
        if not stored.pawns[LETTERS.index(action.what)]:
            name = CURRENCIES[LETTERS.index(action.what)]
            return CertificateReason.NO_PAWN.refuse("X-2", messages.NO_PAWN, currency=name)
        return None

    def _nothing_to_store(self, state: PalaceState) -> Refusal:
        stored = self.slice_of(state)
        if stored.over:
            return Reason.NOT_NOW.refuse("X-3", messages.TOO_MUCH, over=stored.over, most=LARGEST)
        if stored.kept[state.seat]:
            return Reason.NOT_NOW.refuse("X-2", messages.OCCUPIED)
        return Reason.NOT_NOW.refuse("X-2", messages.NOTHING_OVERPAID)

    def unfinished(self, state: PalaceState) -> Refusal:
        return Reason.NOT_NOW.refuse("X-2", messages.DECIDE_FIRST)

    def view(self, state: PalaceState, seat: int | None) -> CertificatesView:
        stored = self.slice_of(state)
        kept = tuple([CertificateView(CURRENCIES[code >> 3], code & 7) if code else None for code in stored.kept])
        return CertificatesView(dict(zip(CURRENCIES, stored.pawns)), kept, stored.storable())

    def from_view(self, state: PalaceState, part: CertificatesView, seat: int) -> Certificates:
        """A view does not say whether an amount has to be stored (X-7): here it never has."""
        kept = [0 if one is None else CURRENCIES.index(one.currency) << 3 | one.amount for one in part.certificates]
        stored = Certificates(bytes([part.pawns[name] for name in CURRENCIES]), bytes(kept))
        stored.over = part.over
        return stored

    def faults(self, state: PalaceState) -> list[str]:
        stored = self.slice_of(state)
        every = [list(stored.pawns)[currency] + sum(1 for code in stored.kept if code and code >> 3 == currency)
                 for currency in range(4)]  # fmt: skip
        wrong = {
            "pawns are missing, or there are too many": every != [PAWNS[str(state.kit.seats)]] * 4,
            "a certificate holds too much, or nothing": any(
                code and (code >> 3 > 3 or code & 7 not in range(1, LARGEST + 1)) for code in stored.kept
            ),
            "something is to be stored at the wrong time": (
                (stored.storable() > 0 and state.bound != OWNED + self.index) or (stored.must and not stored.storable())
            ),
            "something is to be stored where there is no room": stored.storable() > 0 and stored.kept[state.seat] != 0,
            "something was overpaid at the wrong time": (
                stored.over > LARGEST and (state.ending or (state.phase == ACT and state.bound == FREE))
            ),
        }  # fmt: skip
        return [text for text, is_wrong in wrong.items() if is_wrong]

    def slice_of(self, state: PalaceState) -> Certificates:
        kept = state.slices[self.index]
        assert isinstance(kept, Certificates)
        return kept


def _with_note(purse: i64, least: i64, out: vec[i64]) -> vec[i64]:
    """Add all payments with what is kept, that leave no more to be stored than can be; `least` is to be paid beside."""
    at: i64 = len(out)
    low = least
    if least <= 0:
        out = append(out, 0)
        low = 1
    out = _subsets(purse, low, least + LARGEST, out)
    while at < len(out):
        out[at] |= NOTE
        at += 1
    return out


def _subsets(purse: i64, low: i64, high: i64, out: vec[i64]) -> vec[i64]:
    """Add all cards of a purse whose sum is from `low` to `high`."""
    if high >= low and total(purse) >= low:
        return _choose(purse, 0, low, high, out)
    return out


def _choose(purse: i64, chosen: i64, low: i64, high: i64, out: vec[i64]) -> vec[i64]:
    """The same with some cards chosen; `low` and `high` are what is still wanted, and the purse can reach `low`."""
    if low <= 0 and chosen:
        out = append(out, chosen)
    value: i64 = 9
    while purse:
        while purse >> 2 * (value - 1) == 0:
            value -= 1
        card: i64 = 1 << 2 * (value - 1)
        below: i64 = purse & (card - 1)
        copies: i64 = purse >> 2 * (value - 1)
        number: i64 = 1
        while number <= copies and number * value <= high:
            if total(below) >= low - number * value:
                out = _choose(below, chosen + number * card, low - number * value, high - number * value, out)
            number += 1
        purse = below
        if total(purse) < low:
            break
    return out


def _has_superfluous(payment: i64, over: i64, amount: i64) -> bool:
    """Whether a card, or the amount kept, could be taken back with the price still covered."""
    if payment & NOTE and amount <= over:
        return True
    smallest: i64 = 1
    cards = payment & CARDS
    while cards and not cards & 3:
        cards >>= 2
        smallest += 1
    return cards != 0 and smallest <= over

"""Why an action is not allowed (the checked door). Agrees with `legal`, by test."""

from __future__ import annotations

from collections import Counter
from typing import Any

from alhambra.core.messages import GAME_OVER, TURN_FINISHED, Argument
from alhambra.core.refusal import Refusal
from alhambra.palace import messages
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.cards import CURRENCIES, card_words, parse_card
from alhambra.palace.codes import PASS
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry import placing
from alhambra.palace.geometry.places import parse_place
from alhambra.palace.legal import legal_codes, may_be_given
from alhambra.palace.messages import PriceMessages
from alhambra.palace.module import GIVEN, LAID, MOVED
from alhambra.palace.paying import NOTE_WORD, money_of, payment_of, worth
from alhambra.palace.reasons import Reason
from alhambra.palace.state import ACT, AFTER, LAY, OVER, OWNED, PURCHASE, WAIT, PalaceState


def check_action(state: PalaceState, action: Any) -> Refusal | None:
    """The clause that forbids a well-formed action, or none if it is legal."""
    if state.phase == OVER:
        return Reason.GAME_OVER.refuse("A-84", GAME_OVER)
    if state.phase == WAIT:
        return Reason.TURN_FINISHED.refuse("A-61", TURN_FINISHED)
    if state.bound >= OWNED:
        module = state.kit.modules[state.bound - OWNED]
        return module.check(state, action) if module.owns(action) else module.unfinished(state)
    unknown = [tile for tile in _tiles_of(action) if tile not in state.kit.tiles.numbers]
    if unknown:
        return Reason.NO_SUCH_TILE.refuse("A-1", messages.NO_SUCH_TILE, tiles=tuple(unknown), tile=unknown[0])
    match action:
        case Take(cards):
            return choosing(state) or _check_take(state, cards)
        case Buy(square, cards):
            return acting(state) or _check_buy(state, square - 1, cards)
        case Lay(tile, place):
            return _check_lay(state, tile, place)
        case Keep(tile):
            return _check_aside(state, tile) or _check_withheld(state, tile)
        case Give(tile):
            return _check_give(state, tile)
        case Remove(tile):
            return choosing(state) or _check_remove(state, tile)
        case Swap(old, new):
            return choosing(state) or _check_swap(state, old, new)
        case Done():
            return _check_done(state)
        case Pass():
            return _check_pass(state)
    for module in state.kit.modules:
        if module.owns(action):
            return module.check(state, action)
    raise TypeError(f"{action!r} is no action of this game.")


def _tiles_of(action: Any) -> tuple[str, ...]:
    match action:
        case Lay(tile) | Keep(tile) | Give(tile) | Remove(tile):
            return (tile,)
        case Swap(old, new):
            return (old, new)
    return ()


def acting(state: PalaceState) -> Refusal | None:
    """Why no action can be taken now, or none if one can."""
    if state.phase == ACT:
        return None
    if state.ending:
        return Reason.NOT_NOW.refuse("A-82", messages.GAME_ENDS)
    if state.phase == AFTER:
        return Reason.NOT_NOW.refuse("R-22", messages.ONLY_ABILITIES)
    return Reason.NOT_NOW.refuse("A-60", messages.ACTIONS_OVER)


def choosing(state: PalaceState) -> Refusal | None:
    """Why no action but a purchase can be taken now, or none if one can."""
    if state.bound == PURCHASE:
        reasons = [binder.purchase_begun(state) for binder in state.kit.binders]
        begun = Reason.PURCHASE_BEGUN.refuse("A-40", messages.PURCHASE_BEGUN)
        return next((reason for reason in reasons if reason is not None), begun)
    return acting(state)


def _check_take(state: PalaceState, cards: tuple[str, ...]) -> Refusal | None:
    shown = Counter(card_words([int(card) for card in state.display.slots if card != EMPTY]))
    missing = tuple((Counter(cards) - shown).elements())
    if not cards:
        return Reason.NOTHING_TAKEN.refuse("A-30", messages.NOTHING_TAKEN)
    if missing:
        return Reason.NOT_ON_DISPLAY.refuse("A-30", messages.NOT_ON_DISPLAY, cards=missing, missing=missing)
    worth = sum(int(card[1]) for card in cards)
    if len(cards) > 1 and worth > 5:
        return Reason.TOO_MUCH_TAKEN.refuse("A-30", messages.TOO_MUCH_TAKEN, cards=cards, sum=worth)
    return None


def _check_buy(state: PalaceState, square: int, cards: tuple[str, ...]) -> Refusal | None:
    tile = int(state.market[square])
    if tile == EMPTY:
        return Reason.EMPTY_SQUARE.refuse("A-40", messages.EMPTY_SQUARE, square=square + 1)
    return check_payment(state, square, int(state.kit.prices[tile]), cards, state.kit.tiles.names[tile])


def check_payment(
    state: PalaceState,
    currency: int,
    price: int,
    words: tuple[str, ...],
    tile: str,
    clause: str = "A-40",
    said: PriceMessages = messages.PRICE,
) -> Refusal | None:
    """Why a tile cannot be paid for like that, by the clause of its price; `said` is what is paid for with it."""
    cards = tuple(word for word in words if word != NOTE_WORD)
    wrong = tuple(card for card in cards if parse_card(card) // 9 != currency)
    if wrong:
        return Reason.WRONG_CURRENCY.refuse(
            clause, said.wrong_currency, cards=wrong, tile=tile, currency=CURRENCIES[currency], wrong=wrong
        )
    missing = not_in_hand(state, cards)
    if missing:
        return Reason.NOT_IN_HAND.refuse("A-40", messages.NOT_IN_HAND, cards=missing, missing=missing)
    if len(cards) < len(words) and (len(words) > len(cards) + 1 or not _has_note(state, currency)):
        cashier = state.kit.cashier
        if cashier is None:
            return Reason.NOT_IN_HAND.refuse("A-40", messages.NO_NOTE, note=NOTE_WORD)
        return cashier.refuse_note(state, currency)
    paid = int(worth(state, payment_of(words)))
    if paid < price:
        if not words and money_of(state, int(state.seat), currency) < price:
            return _check_money(state, currency, price, tile, clause, said)
        return Reason.TOO_LITTLE_PAID.refuse(
            clause, said.too_little, cards=cards, tiles=(tile,), tile=tile, price=price, paid=paid
        )
    return _check_spare(state, price, words, tile, said)


def _check_money(state: PalaceState, currency: int, price: int, tile: str, clause: str, said: PriceMessages) -> Refusal:
    """What the actor has of a currency is too little."""
    reason, name = Reason.TOO_LITTLE_PAID, CURRENCIES[currency]
    money = int(money_of(state, int(state.seat), currency))
    if not money:
        return reason.refuse(clause, said.no_money, tiles=(tile,), tile=tile, price=price, currency=name)
    about: dict[str, Argument] = {"tile": tile, "price": price, "currency": name, "money": money}
    cashier = state.kit.cashier
    if cashier is not None and _has_note(state, currency):
        return reason.refuse(clause, said.too_little_kept, (), (), (tile,), note=cashier.note, **about)
    return reason.refuse(clause, said.too_little_money, (), (), (tile,), **about)


def _has_note(state: PalaceState, currency: int) -> bool:
    cashier = state.kit.cashier
    return cashier is not None and cashier.kept_in(state, int(state.seat)) == currency


def _check_spare(
    state: PalaceState, price: int, words: tuple[str, ...], tile: str, said: PriceMessages
) -> Refusal | None:
    """A-43, X-7: a superfluous card is allowed only where the excess can be stored."""
    payment = payment_of(words)
    spare = [word for word in words if worth(state, payment - payment_of((word,))) >= price]
    cashier = state.kit.cashier
    over = int(worth(state, payment)) - price
    if not spare or (cashier is not None and cashier.may_keep(state, payment, over)):
        return None
    cards = tuple(word for word in spare if word != NOTE_WORD)
    return Reason.SUPERFLUOUS_CARD.refuse(
        "A-43", said.superfluous, cards=cards, tiles=(tile,), tile=tile, price=price, spare=spare[0]
    )


def not_in_hand(state: PalaceState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some cards that the actor does not hold."""
    return tuple((Counter(cards) - Counter(card_words(state.hand(int(state.seat))))).elements())


def _check_lay(state: PalaceState, tile: str, place: str) -> Refusal | None:
    number = state.kit.tiles.numbers[tile]
    if state.phase == LAY:
        refusal = _check_aside(state, tile) or _check_withheld(state, tile)
    else:
        refusal = choosing(state) or _check_reserve(state, tile)
    if refusal is not None:
        return refusal
    shape = int(state.shapes[number])
    occupied = "A-60a" if state.phase == LAY else "A-50"
    return placing.refuse_laying(state.plans[state.seat], parse_place(place), shape, tile, occupied)


def _check_aside(state: PalaceState, tile: str) -> Refusal | None:
    """Whether the tile is one of those to be laid now."""
    number = state.kit.tiles.numbers[tile]
    if number in state.asides[state.seat]:
        if state.phase == LAY:
            return None
        return Reason.NOT_NOW.refuse("A-44", messages.SET_ASIDE_UNTIL_END, tiles=(tile,), tile=tile)
    clause = "A-82" if state.ending else "A-60"
    none = Reason.NOT_SET_ASIDE.refuse(clause, messages.NOT_SET_ASIDE, tiles=(tile,), tile=tile)
    return _of_modules(state, number, LAID) or none


def _check_withheld(state: PalaceState, tile: str) -> Refusal | None:
    return _of_modules(state, state.kit.tiles.numbers[tile], LAID)


def _of_modules(state: PalaceState, tile: int, what: str) -> Refusal | None:
    """What modules have against doing something with a tile."""
    reasons = [module.refuse_tile(state, tile, what) for module in state.kit.modules]
    return next((reason for reason in reasons if reason is not None), None)


def _check_reserve(state: PalaceState, tile: str) -> Refusal | None:
    number = state.kit.tiles.numbers[tile]
    if number in state.reserves[state.seat]:
        return None
    if number in state.asides[state.seat]:
        return Reason.SET_ASIDE.refuse("A-44", messages.SET_ASIDE_NO_REDESIGN, tiles=(tile,), tile=tile)
    return Reason.NOT_IN_RESERVE.refuse("A-50", messages.NOT_IN_RESERVE, tiles=(tile,), tile=tile)


def _check_give(state: PalaceState, tile: str) -> Refusal | None:
    if not state.kit.neutral:
        return Reason.NO_NEUTRAL.refuse("A-91", messages.NO_NEUTRAL)
    if state.ending:
        return Reason.NOT_GIVEN.refuse("A-94", messages.LEFT_OVER_NOT_GIVEN, tiles=(tile,))
    number = state.kit.tiles.numbers[tile]
    if number in state.asides[state.seat] and not may_be_given(state, number):
        only = Reason.NOT_GIVEN.refuse("A-94", messages.ALTERED_NOT_GIVEN, tiles=(tile,), tile=tile)
        return _of_modules(state, number, GIVEN) or only
    own = number in state.reserves[state.seat] or state.plans[state.seat].find(number) != EMPTY
    if own:
        return Reason.NOT_GIVEN.refuse("A-94", messages.OLD_NOT_GIVEN, tiles=(tile,), tile=tile)
    return _check_aside(state, tile)


def _check_laid(state: PalaceState, tile: str) -> Refusal | None:
    """Whether the tile stands in the palace and may leave its place at all."""
    number = state.kit.tiles.numbers[tile]
    if number == state.kit.tiles.start:
        return Reason.START_TILE.refuse("A-52", messages.START_TILE, places=("c",), tiles=(tile,))
    absent = Reason.NOT_IN_PALACE.refuse("A-50", messages.NOT_IN_PALACE, tiles=(tile,), tile=tile)
    return _of_modules(state, number, MOVED) or (absent if state.plans[state.seat].find(number) == EMPTY else None)


def _check_remove(state: PalaceState, tile: str) -> Refusal | None:
    plan = state.plans[state.seat]
    place = int(plan.find(state.kit.tiles.numbers[tile]))
    return _check_laid(state, tile) or placing.refuse_removal(plan, place, tile) or _check_change(state, place, -1)


def _check_change(state: PalaceState, place: int, new: int) -> Refusal | None:
    """What modules have against a removal or a swap."""
    for protector in state.kit.protectors:
        refusal = protector.refuse_change(state, place, new)
        if refusal is not None:
            return refusal
    return None


def _check_swap(state: PalaceState, old: str, new: str) -> Refusal | None:
    refusal = _check_laid(state, old) or _check_reserve(state, new)
    if refusal is not None:
        return refusal
    numbers = state.kit.tiles.numbers
    plan = state.plans[state.seat]
    place = int(plan.find(numbers[old]))
    refusal = placing.refuse_swap(plan, place, int(state.shapes[numbers[new]]), new)
    return refusal or _check_change(state, place, numbers[new])


def _check_done(state: PalaceState) -> Refusal | None:
    if state.phase == LAY:
        clause = "A-82" if state.ending else "A-60"
        return Reason.NOT_NOW.refuse(clause, messages.LAY_FIRST)
    if state.bound == PURCHASE:
        return choosing(state)
    if state.phase == ACT and not state.earned:
        return Reason.COMPULSORY.refuse("A-20", messages.COMPULSORY)
    return None


def _check_pass(state: PalaceState) -> Refusal | None:
    if int(PASS) in list(legal_codes(state)):
        return None
    return Reason.CAN_ACT.refuse("A-22", messages.CAN_ACT)

"""Why an action is not allowed (the checked door). Agrees with `legal`, by test."""

from __future__ import annotations

from collections import Counter
from typing import Any

from alhambra.core.refusal import Refusal
from alhambra.palace import grounds
from alhambra.palace.actions import Buy, Done, Give, Keep, Lay, Pass, Remove, Swap, Take
from alhambra.palace.building import GATE
from alhambra.palace.cards import CURRENCIES, card_words, parse_card
from alhambra.palace.codes import PASS
from alhambra.palace.display import EMPTY
from alhambra.palace.legal import legal_codes, may_be_given
from alhambra.palace.paying import NOTE_WORD, money_of, payment_of, worth
from alhambra.palace.places import parse_place
from alhambra.palace.reasons import Reason
from alhambra.palace.state import ACT, AFTER, LAY, OVER, OWNED, PURCHASE, WAIT, PalaceState


def check_action(state: PalaceState, action: Any) -> Refusal | None:
    """The clause that forbids a well-formed action, or none if it is legal."""
    if state.phase == OVER:
        return Reason.GAME_OVER.refuse("A-84", "The game is over.")
    if state.phase == WAIT:
        return Reason.TURN_FINISHED.refuse("A-61", "Every decision of the turn is made; it waits for its commit.")
    if state.bound >= OWNED:
        module = state.kit.modules[state.bound - OWNED]
        return module.check(state, action) if module.owns(action) else module.unfinished(state)
    unknown = [tile for tile in _tiles_of(action) if tile not in state.kit.tiles.numbers]
    if unknown:
        text = f"There is no tile {unknown[0]} in this game."
        return Reason.NO_SUCH_TILE.refuse("A-1", text, tiles=tuple(unknown))
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
        return Reason.NOT_NOW.refuse("A-82", "The game ends: only left-over tiles are laid or kept.")
    if state.phase == AFTER:
        return Reason.NOT_NOW.refuse("R-22", "The actions of this turn are over: use an ability or say done.")
    return Reason.NOT_NOW.refuse("A-60", "The actions of this turn are over: lay or keep the tiles you bought.")


def choosing(state: PalaceState) -> Refusal | None:
    """Why no action but a purchase can be taken now, or none if one can."""
    if state.bound == PURCHASE:
        return Reason.PURCHASE_BEGUN.refuse("R-40", "After a new token the action is a purchase.")
    return acting(state)


def _check_take(state: PalaceState, cards: tuple[str, ...]) -> Refusal | None:
    shown = Counter(card_words([int(card) for card in state.display.slots if card != EMPTY]))
    missing = tuple((Counter(cards) - shown).elements())
    if not cards:
        return Reason.NOTHING_TAKEN.refuse("A-30", "Take at least one card of the display.")
    if missing:
        return Reason.NOT_ON_DISPLAY.refuse("A-30", f"The display does not hold {_listed(missing)}.", cards=missing)
    worth = sum(int(card[1]) for card in cards)
    if len(cards) > 1 and worth > 5:
        text = f"Several cards may sum to 5 at most; these sum to {worth}."
        return Reason.TOO_MUCH_TAKEN.refuse("A-30", text, cards=cards)
    return None


def _check_buy(state: PalaceState, square: int, cards: tuple[str, ...]) -> Refusal | None:
    tile = int(state.market[square])
    if tile == EMPTY:
        return Reason.EMPTY_SQUARE.refuse("A-40", f"There is no tile on market square {square + 1}.")
    return check_payment(state, square, int(state.kit.prices[tile]), cards, state.kit.tiles.names[tile])


def check_payment(
    state: PalaceState, currency: int, price: int, words: tuple[str, ...], name: str, clause: str = "A-40"
) -> Refusal | None:
    """Why something of this name cannot be paid for like that, by the clause of its price."""
    cards = tuple(word for word in words if word != NOTE_WORD)
    wrong = tuple(card for card in cards if parse_card(card) // 9 != currency)
    if wrong:
        text = f"{name} is paid for in {CURRENCIES[currency]}s, not with {_listed(wrong)}."
        return Reason.WRONG_CURRENCY.refuse(clause, text, cards=wrong)
    missing = not_in_hand(state, cards)
    if missing:
        return Reason.NOT_IN_HAND.refuse("A-40", f"The hand does not hold {_listed(missing)}.", cards=missing)
    if len(cards) < len(words) and (len(words) > len(cards) + 1 or not _has_note(state, currency)):
        text = f"There is no certificate with {CURRENCIES[currency]}s to pay with."
        return Reason.NO_CERTIFICATE.refuse("X-4", text)
    paid = int(worth(state, payment_of(words)))
    if paid < price:
        text = f"{name} costs {price}; these cards are worth {paid}."
        if not words and money_of(state, int(state.seat), currency) < price:
            text = f"{name} costs {price} {CURRENCIES[currency]}; {_held(state, currency)}."
        return Reason.TOO_LITTLE_PAID.refuse(clause, text, cards=cards, tiles=(name,))
    return _check_spare(state, price, words, name)


def _held(state: PalaceState, currency: int) -> str:
    """What the actor has of a currency."""
    name, money = CURRENCIES[currency], int(money_of(state, int(state.seat), currency))
    if not money:
        return f"you have no {name} cards"
    return f"your {name} cards {'and certificate ' * _has_note(state, currency)}are worth {money}"


def _has_note(state: PalaceState, currency: int) -> bool:
    cashier = state.kit.cashier
    return cashier is not None and cashier.kept_in(state, int(state.seat)) == currency


def _check_spare(state: PalaceState, price: int, words: tuple[str, ...], name: str) -> Refusal | None:
    """A-43, X-7: a superfluous card is allowed only where the excess can be stored."""
    payment = payment_of(words)
    spare = [word for word in words if worth(state, payment - payment_of((word,))) >= price]
    cashier = state.kit.cashier
    over = int(worth(state, payment)) - price
    if not spare or (cashier is not None and cashier.may_keep(state, payment, over)):
        return None
    text = f"{name} costs {price}: it is paid for without {spare[0]}, and no change is given."
    cards = tuple(word for word in spare if word != NOTE_WORD)
    return Reason.SUPERFLUOUS_CARD.refuse("A-43", text, cards=cards, tiles=(name,))


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
    return grounds.refuse_laying(state.plans[state.seat], parse_place(place), shape, tile, occupied)


def _check_aside(state: PalaceState, tile: str) -> Refusal | None:
    """Whether the tile is one of those to be laid now."""
    number = state.kit.tiles.numbers[tile]
    if number in state.asides[state.seat]:
        if state.phase == LAY:
            return None
        text = f"{tile} is set aside until the end of the turn: take an action or say done first."
        return Reason.NOT_NOW.refuse("A-44", text, tiles=(tile,))
    if state.kit.shapes[number] & GATE:
        text = "A gatehouse is laid with its position, or goes back to its pile if it has no place."
        return Reason.NOT_SET_ASIDE.refuse("G-4", text, tiles=(tile,))
    clause = "A-82" if state.ending else "A-60"
    return Reason.NOT_SET_ASIDE.refuse(clause, f"{tile} is none of the tiles to be laid now.", tiles=(tile,))


def _check_withheld(state: PalaceState, tile: str) -> Refusal | None:
    number = state.kit.tiles.numbers[tile]
    if all(module.withheld(state) != number for module in state.kit.modules):
        return None
    text = f"The loose wall section has to be put on {tile} first: no other tile can carry it."
    return Reason.SECTION_HELD.refuse("R-36", text, tiles=(tile,))


def _check_reserve(state: PalaceState, tile: str) -> Refusal | None:
    number = state.kit.tiles.numbers[tile]
    if number in state.reserves[state.seat]:
        return None
    if number in state.asides[state.seat]:
        text = f"{tile} was bought this turn and is set aside until its end; a redesign cannot use it."
        return Reason.SET_ASIDE.refuse("A-44", text, tiles=(tile,))
    return Reason.NOT_IN_RESERVE.refuse("A-50", f"{tile} is not in the reserve.", tiles=(tile,))


def _check_give(state: PalaceState, tile: str) -> Refusal | None:
    if not state.kit.neutral:
        return Reason.NO_NEUTRAL.refuse("A-91", "Only games of two have a neutral player.")
    if state.ending:
        return Reason.NOT_GIVEN.refuse("A-94", "Left-over tiles cannot be given away.", tiles=(tile,))
    number = state.kit.tiles.numbers[tile]
    if number in state.asides[state.seat] and not may_be_given(state, number):
        if any(module.held_back(state) == number for module in state.kit.modules):
            return _check_withheld(state, tile)
        if state.shapes[number] != state.kit.shapes[number]:
            clause, what = "R-36", "carries a loose wall section"
        else:
            clause, what = ("K-15", "is a building site") if number in state.unbuilt else ("R-38", "is a plaza")
        return Reason.NOT_GIVEN.refuse(clause, f"{tile} {what}: it cannot be given away.", tiles=(tile,))
    own = number in state.reserves[state.seat] or state.plans[state.seat].find(number) != EMPTY
    if own:
        return Reason.NOT_GIVEN.refuse("A-94", f"{tile} was not bought this turn: it cannot be given.", tiles=(tile,))
    return _check_aside(state, tile)


def _check_laid(state: PalaceState, tile: str) -> Refusal | None:
    """Whether the tile stands in the palace and may leave its place at all."""
    number = state.kit.tiles.numbers[tile]
    if number == state.kit.tiles.start:
        return Reason.START_TILE.refuse("A-52", "The start tile never moves.", places=("c",), tiles=(tile,))
    if state.kit.shapes[number] & GATE:
        return Reason.HOLDS_GATEHOUSE.refuse("G-4", f"{tile} never moves: it is a gatehouse.", tiles=(tile,))
    if state.plans[state.seat].find(number) == EMPTY:
        return Reason.NOT_IN_PALACE.refuse("A-50", f"{tile} does not stand in the palace.", tiles=(tile,))
    return None


def _check_remove(state: PalaceState, tile: str) -> Refusal | None:
    plan = state.plans[state.seat]
    place = int(plan.find(state.kit.tiles.numbers[tile]))
    return _check_laid(state, tile) or grounds.refuse_removal(plan, place, tile) or _check_change(state, place, -1)


def _check_change(state: PalaceState, place: int, new: int) -> Refusal | None:
    """What modules have against a removal or a swap."""
    for module in state.kit.protectors:
        refusal = module.refuse_change(state, place, new)
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
    refusal = grounds.refuse_swap(plan, place, int(state.shapes[numbers[new]]), new)
    return refusal or _check_change(state, place, numbers[new])


def _check_done(state: PalaceState) -> Refusal | None:
    if state.phase == LAY:
        clause = "A-82" if state.ending else "A-60"
        return Reason.NOT_NOW.refuse(clause, "Everything set aside has to be laid or kept first.")
    if state.bound == PURCHASE:
        return choosing(state)
    if state.phase == ACT and not state.earned:
        return Reason.COMPULSORY.refuse("A-20", "The first action of a turn is compulsory.")
    return None


def _check_pass(state: PalaceState) -> Refusal | None:
    if int(PASS) in list(legal_codes(state)):
        return None
    return Reason.CAN_ACT.refuse("A-22", "Only a player without any legal action passes.")


def _listed(cards: tuple[str, ...]) -> str:
    return " and ".join(cards)

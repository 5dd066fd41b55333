"""What the abilities of the guard board bring (R-34 to R-42), before what they cost."""

from __future__ import annotations  # compiled

from typing import TYPE_CHECKING, Final

from alhambra.bots.heuristic.palace.majorities import SAFE_LEAD, type_worth
from alhambra.bots.heuristic.palace.outlook import UNKNOWN
from alhambra.bots.heuristic.palace.policy import CARD as CARD_BITS
from alhambra.bots.heuristic.palace.policy import best_take
from alhambra.bots.heuristic.palace.purses import COIN, promise, sums_of
from alhambra.core.packed import i64, vec
from alhambra.modules.guards.board import CARD, EXACT_CHANGE, EXCHANGE, HALF, MARCH, NEW_TOKEN, PLAZA, PREVIEW, WALL
from alhambra.modules.guards.bots.garrison import Garrison
from alhambra.modules.guards.bots.stations import LONGEST
from alhambra.modules.preview.rules import NOTHING
from alhambra.palace.display import EMPTY
from alhambra.palace.geometry.building import CAMP
from alhambra.palace.state import ACT

if TYPE_CHECKING:
    from alhambra.bots.heuristic.palace.outlook import Outlook

IN_PALACE: Final[i64] = 600  # what a plaza or a wall section brings of what it promises: later tiles may hide it
LONG_WALL: Final[i64] = 4000  # more than a loose section is likely to bring
NEVER: Final[i64] = -100_000


def ability_gain(look: Outlook, garrison: Garrison, ability: int, choice: i64) -> i64:
    """What an ability brings with its choice (see `alhambra.modules.guards.abilities`)."""
    if ability == CARD:
        return _card_gain(look, choice)
    if ability == EXACT_CHANGE:
        return _next_action(look)
    if ability == PLAZA:
        return IN_PALACE * look.tile_worth(garrison.board.plazas[0]) // 1000
    if ability == WALL:
        return _wall_gain(look, garrison)
    if ability == EXCHANGE:
        return _exchange_gain(look, choice & 255, choice >> 8)
    if ability == PREVIEW:
        return _preview_gain(look, garrison, choice)
    if ability == NEW_TOKEN:
        return _new_token_gain(look, garrison, choice)
    if ability == MARCH:
        return _march_gain(look, garrison)
    assert ability == HALF
    return _half_gain(look, choice)


def _card_gain(look: Outlook, card: i64) -> i64:
    """R-37: money, or the card that makes a purchase exact while there is an action left."""
    currency: i64 = card // 9
    gain = look.purse_gain(currency, CARD_BITS[card % 9])
    if look.state.phase != ACT:
        return gain
    gain = max(gain, 0)
    tile = look.state.market[currency]
    if tile == EMPTY:
        return gain
    price = look.state.kit.prices[tile]
    rest: i64 = price - card % 9 - 1
    made = look.sums(currency)
    if rest < 0 or made >> rest & 1 == 0 or made >> price & 1:
        return gain
    return max(gain, look.offer(currency) + look.further - look.later * COIN * rest // 1000)


def _next_action(look: Outlook) -> i64:
    """R-39: one action more, for money of the display or a purchase."""
    best = best_take(look)
    currency: i64 = 0
    while currency < 4:
        tile = look.state.market[currency]
        if tile != EMPTY:
            price = look.state.kit.prices[tile]
            made = look.sums(currency)
            if made >> price:
                best = max(best, promise(made, look.money(currency), price, look.offer(currency)))
        currency += 1
    return best


def _wall_gain(look: Outlook, garrison: Garrison) -> i64:
    """R-36: the tile that gains most by a wall; playouts do without, because every side is another shape to look at."""
    if not look.full or garrison.price(1) > LONG_WALL:
        return NEVER
    state = look.state
    best = UNKNOWN
    for tile in state.asides[state.seat]:
        if state.shapes[tile] < CAMP:
            side: i64 = 0
            while side < 4:
                if state.shapes[tile] >> side & 1 == 0:
                    best = max(best, section_gain(look, tile, side))
                side += 1
    return IN_PALACE * best // 1000


def section_gain(look: Outlook, tile: i64, side: i64) -> i64:
    """What a tile gains by a loose section."""
    return look.tile_of_shape(tile, look.state.shapes[tile] | 1 << side) - look.tile_worth(tile)


def _exchange_gain(look: Outlook, tile: i64, card: i64) -> i64:
    """R-34: another type for a tile bought this turn, at the price of a card."""
    currency: i64 = card // 9
    types = look.state.types
    there: i64 = types[look.state.market[currency]]
    gain: i64 = 0
    if types[tile] != there:
        gain = look.owner_gain(tile, look.me, -1) + look.majority_gain(there, look.me, 1)
    return gain - look.spent(currency, CARD_BITS[card % 9], 0)


def _new_token_gain(look: Outlook, garrison: Garrison, square: i64) -> i64:
    """R-40: the purchase that follows, with what the bag may bring."""
    here = look.buys[square]
    if here == UNKNOWN:
        return NEVER
    elsewhere = NEVER
    other: i64 = 0
    while other < 4:
        if other != square:
            elsewhere = max(elsewhere, look.buys[other])
        other += 1
    without: i64 = here - look.majority_gain(look.state.types[look.state.market[square]], look.me, 1)
    bag = garrison.module.tokens.slice_of(look.state).counts
    hope: i64 = 0
    every: i64 = 0
    type_: i64 = 0
    while type_ < 6:
        count: i64 = bag[type_]
        hope += count * max(without + look.majority_gain(type_, look.me, 1), elsewhere)
        every += count
        type_ += 1
    return hope // every


def _preview_gain(look: Outlook, garrison: Garrison, card: i64) -> i64:
    """R-35: the best building of the preview board that can be paid for exactly without the card."""
    paid: i64 = card // 9
    bits = CARD_BITS[card % 9]
    made: i64 = 0  # the sums of all currencies
    currency: i64 = 0
    while currency < 4:
        if currency == paid:
            made |= sums_of(look.state.hands[look.me * 4 + currency] - bits)
        else:
            made |= look.sums(currency)
        currency += 1
    best = NEVER
    for tile in garrison.module.preview.slice_of(look.state).squares:
        if tile != NOTHING:
            price = look.state.kit.prices[tile]
            if made >> price & 1:
                best = max(best, garrison.preview_worth(look, tile) - look.later * COIN * price // 1000)
    return best - look.spent(paid, bits, 0) + look.further


def _march_gain(look: Outlook, garrison: Garrison) -> i64:
    """R-41: the cheapest guard is paid, the next one moves."""
    if garrison.counts[LONGEST] >= look.prospect.wall:
        return NEVER
    return garrison.worths[LONGEST] - garrison.cheapest(1)


def _half_gain(look: Outlook, type_: i64) -> i64:
    """R-42: half a building at every scoring to come, beside another one only. At the end it decides a tie."""
    players = look.players
    if look.counts[type_ * players + look.me] == 0:
        return 0
    leads = vec[i64]([0] * 3)
    counts = vec[i64]([0] * players)  # both in thousandths of a half
    at: i64 = 0
    while at < 3:
        leads[at] = 1000 + look.later * (SAFE_LEAD[at] - 1)
        at += 1
    at = 0
    while at < players:
        counts[at] = 1000 * look.counts[type_ * players + at]
        at += 1
    before = type_worth(counts, 0, players, look.seats, look.me, look.lines, type_, look.next, leads)
    counts[look.me] += 1000
    return type_worth(counts, 0, players, look.seats, look.me, look.lines, type_, look.next, leads) - before

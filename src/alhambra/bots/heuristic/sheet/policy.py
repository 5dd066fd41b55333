"""What weighs the codes of the sheet game, and what each seat can expect at the end."""

from __future__ import annotations  # compiled

from typing import Any, Final

from alhambra.bots.heuristic.network import Network, answers
from alhambra.bots.heuristic.policy import POINT, Policy
from alhambra.bots.heuristic.sheet.inputs import inputs_of
from alhambra.bots.heuristic.sheet.outlook import SheetOutlook, expectations
from alhambra.core.chance import Seeded
from alhambra.core.packed import i64, vec
from alhambra.sheet.codes import BUILD, BUILD_SECOND, CHANGE, COINS, KEEP_PAIR, NO_DIE, SECOND_COST
from alhambra.sheet.flow import play
from alhambra.sheet.kit import Kit
from alhambra.sheet.legal import legal_codes
from alhambra.sheet.state import OVER, WAIT, SheetState

SPITE: Final[i64] = 300  # what the next player's prospects count against one's own
FRESH: Final[i64] = 500  # to roll all dice and choose a pair of them


class SheetPolicy(Policy):
    """The weights of one game."""

    def __init__(self, kit: Kit, network: Network | None = None) -> None:
        self.kit = kit
        self.network = network

    def codes(self, state: Any) -> vec[i64]:
        assert isinstance(state, SheetState)
        return legal_codes(state)

    def play(self, state: Any, code: i64, chance: Seeded) -> None:
        assert isinstance(state, SheetState)
        play(state, code, chance, None)

    def over(self, state: Any) -> bool:
        assert isinstance(state, SheetState)
        return state.phase >= WAIT

    def seat(self, state: Any) -> i64:
        assert isinstance(state, SheetState)
        return state.seat

    def turn(self, state: Any) -> i64:
        assert isinstance(state, SheetState)
        return state.round * state.kit.seats + state.seat

    def inputs(self, state: Any) -> vec[i64]:
        assert isinstance(state, SheetState)
        return inputs_of(state)

    def values(self, state: Any) -> vec[i64]:
        assert isinstance(state, SheetState)
        if self.network is None or state.phase == OVER:
            return expectations(state)
        return answers(self.network, inputs_of(state), state.kit.seats)

    def spread(self, state: Any) -> i64:
        assert isinstance(state, SheetState)
        if state.phase == OVER:
            return 0
        left: i64 = state.kit.rounds - state.round + 1
        return POINT if self.network is not None else 2000 + 1500 * left

    def weights(self, state: Any, codes: vec[i64], full: bool) -> vec[i64]:
        assert isinstance(state, SheetState)
        look = SheetOutlook(state)
        out = vec[i64]([0] * len(codes))
        at: i64 = 0
        while at < len(codes):
            out[at] = _weigh(look, codes[at])
            at += 1
        return out


def _weigh(look: SheetOutlook, code: i64) -> i64:
    kind: i64 = code & 15
    dice = look.state.dice
    if kind == BUILD:
        return _build(look, dice, code >> 4, not look.state.changed)
    if kind == COINS:
        return look.coins(dice) + _fresh(look)
    if kind == CHANGE:
        return _change(look, code >> 4)
    if kind == BUILD_SECOND:
        return look.gain(look.state.pair(1), look.me) - SECOND_COST * look.coin + _fresh(look)
    if kind == KEEP_PAIR:
        return look.pair(code >> 4, look.me) - _passed(look, _other_pair(dice, code >> 4))
    return 0


def _fresh(look: SheetOutlook) -> i64:
    """What new dice for the next turn are worth."""
    return FRESH if look.plays_again(look.me) else 0


def _change(look: SheetOutlook, change: i64) -> i64:
    """The best that other dice allow, for what they cost."""
    dice = look.state.dice[:]
    cost: i64 = _change_die(dice, 0, change & 7, change >> 3 & 7)
    cost += _change_die(dice, 2, change >> 6 & 7, change >> 9 & 7)
    return _best_after(look, dice) - look.coin * cost


def _change_die(dice: vec[i64], colour: i64, before: i64, after: i64) -> i64:
    if before == NO_DIE:
        return 0
    if dice[colour] == before:
        dice[colour] = after
    else:
        dice[colour + 1] = after
    return max(before, after) - min(before, after)


def _other_pair(dice: vec[i64], pair: i64) -> i64:
    """The dice that are left when a pair is taken away."""
    return (dice[0] + dice[1] - pair // 6) * 6 + dice[2] + dice[3] - pair % 6


def _build(look: SheetOutlook, dice: vec[i64], square: i64, second: bool) -> i64:
    """A building, the second one that it allows, and the dice that are passed on."""
    left = _other_pair(dice, square)
    gain = look.gain(square, look.me)
    if second and left != square and look.state.coins[look.me] >= SECOND_COST:
        gain += max(0, look.gain(left, look.me) - SECOND_COST * look.coin)
    return gain - _passed(look, left)


def _best_after(look: SheetOutlook, dice: vec[i64]) -> i64:
    """The best building, or the coins, with these dice."""
    best: i64 = look.coins(dice) + _fresh(look)
    yellow: i64 = 0
    while yellow < 2:
        blue: i64 = 2
        while blue < 4:
            square: i64 = dice[yellow] * 6 + dice[blue]
            if not look.state.occupied(look.me, square):
                best = max(best, _build(look, dice, square, False))
            blue += 1
        yellow += 1
    return best


def _passed(look: SheetOutlook, pair: i64) -> i64:
    """What a pair is worth to who gets it; alone it stays, for the next turn."""
    if look.seats == 1:
        return -look.pair(pair, look.me)
    return SPITE * look.pair(pair, (look.me + 1) % look.seats) // 1000

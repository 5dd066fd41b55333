"""What must be true of every state, whatever was played."""

from __future__ import annotations

from alhambra.sheet.explain import held
from alhambra.sheet.legal import second_possible
from alhambra.sheet.squares import SQUARES, TYPES
from alhambra.sheet.state import (
    ACT,
    KEEP,
    NOTHING,
    ON_TURN,
    OVER,
    PASS_ON,
    ROLL_USED,
    SECOND,
    WAIT,
    SheetState,
)


def audit(state: SheetState) -> list[str]:
    """What is wrong with a state, in sentences; nothing if it is sound."""
    if not 1 <= state.round <= state.kit.rounds:
        return [f"there is no round {int(state.round)}"]
    faults: list[str] = []
    for seat in range(state.kit.seats):
        faults += [f"seat {seat}: {fault}" for fault in _sheet(state, seat)]
    for player in range(state.kit.players):
        faults += [f"player {player}: {fault}" for fault in _types(state, player)]
    return faults or _scores(state) + _dice(state) + _phase(state)


def turns(state: SheetState, seat: int) -> int:
    """In how many turns a seat has acted so far, the one that goes on included once it has built or earned."""
    kit = state.kit
    before = (int(state.seat) - int(state.start)) % kit.seats
    mine = (seat - int(state.start)) % kit.seats
    acted = mine < before or (mine == before and state.phase != ACT)
    return int(state.round) - 1 + acted


def _sheet(state: SheetState, seat: int) -> list[str]:
    """The buildings and the coins of a seat (W-11, W-14, W-21 to W-27)."""
    kit = state.kit
    built, coins, gained = int(state.built[seat]), int(state.coins[seat]), int(state.gained[seat])
    counted = [0] * len(TYPES)
    for square in range(SQUARES):
        counted[kit.types[square]] += built >> square & 1
    more = built.bit_count() - 3 - turns(state, seat)
    wrong = {
        "there are squares outside the grid": built >> SQUARES != 0,
        "the score sheet differs": counted != list(state.counts[seat * 6 : seat * 6 + 6]),
        "there are not three buildings of the set-up": built.bit_count() < 3,
        "there are more buildings than turns and coins allow": more > 0 and 3 * more > gained - coins,
        "there are more coins than were gained": not 0 <= coins <= gained,
        "the coins gained are not on the sheet": not kit.start_coins <= gained <= kit.most_coins,
        "more coins were gained than turns allow": gained > int(kit.start_coins) + 4 * turns(state, seat),
    }
    return [text for text, found in wrong.items() if found]


def _types(state: SheetState, player: int) -> list[str]:
    """A row of the score sheet (W-1, W-30, W-51, W-53)."""
    kit = state.kit
    faults: list[str] = []
    counts = [int(count) for count in state.counts[player * 6 : player * 6 + 6]]
    for type_, name in enumerate(TYPES):
        size, when = int(kit.sizes[type_]), int(state.completed[player * 6 + type_])
        if counts[type_] > size:
            faults.append(f"there are {counts[type_]} buildings {name} instead of at most {size}")
        if (counts[type_] == size) != (0 < when <= state.round):
            faults.append(f"{name} is not marked as it is built")
        if player >= kit.seats and when == state.round and state.phase != OVER:
            faults.append(f"{name} was completed in a round in which there was no move")
    moves = int(state.round) - (state.phase != OVER)
    if player >= kit.seats and sum(counts) != 3 + moves:
        faults.append(f"there are {sum(counts)} ticks instead of {3 + moves}")
    return faults


def _scores(state: SheetState) -> list[str]:
    """Every point has its reason."""
    past = held(state)
    explained = [sum(scoring.points(player) for scoring in past) for player in range(state.kit.players)]
    if explained != [int(points) for points in state.scores]:
        return [f"the scores are not {', '.join(map(str, explained))}"]
    return []


def _dice(state: SheetState) -> list[str]:
    """Four dice on the sheet of the seat on turn, two on the others."""
    faults: list[str] = []
    for seat, pair in enumerate(state.pairs):
        if (pair == ON_TURN) != (seat == state.seat) or pair >= SQUARES:
            faults.append(f"seat {seat} has the wrong dice")
    dice = [int(die) for die in state.dice]
    if not all(0 <= die < 6 for die in dice):
        faults.append("a die shows what no die shows")
    if state.phase in (ACT, KEEP) and (dice[0] > dice[1] or dice[2] > dice[3]):
        faults.append("the dice are not in order")
    return faults


def _phase(state: SheetState) -> list[str]:
    """That phase, what is due, and the dice fit together."""
    used_built = state.occupied(state.seat, state.pair(0))
    alone = state.kit.seats == 1
    last = state.last_turn()
    after_build = state.phase == SECOND or state.due == ROLL_USED
    wrong = {
        "something is due although nothing waits": (state.due != NOTHING) != (state.phase == WAIT),
        "dice are chosen alone": alone and (state.phase == KEEP or state.due == PASS_ON),
        "dice are chosen after the last turn": last and (state.phase == KEEP or state.due == PASS_ON),
        "the game is over before its end": state.phase == OVER and not last,
        "dice are changed out of turn": state.changed and state.phase not in (ACT, WAIT),
        "dice are changed in a turn without": state.changed and state.due == PASS_ON,
        "the dice used are not built": after_build and not used_built,
        "a second building is not possible": state.phase == SECOND and not second_possible(state),
    }
    return [text for text, found in wrong.items() if found]

"""How greedy plays the sheet game: every action is weighed in points."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from alhambra.bots.sheet.outlook import Outlook
from alhambra.sheet.actions import Build, Change, Coins, Done, Keep, Second
from alhambra.sheet.making_events import change_dice
from alhambra.sheet.squares import parse_square

SECOND_COST: Final = 3
SPITE: Final = 0.3  # what the next player's prospects count against one's own
FRESH: Final = 0.5  # to roll all dice and choose a pair of them
NOTHING: Final = 0.0


def weigh_building(outlook: Outlook, action: Build) -> float:
    """A building, with the best that may follow in the turn."""
    sheet = outlook.view.sheets[outlook.me]
    return weigh_build(outlook, sheet.yellow, sheet.blue, parse_square(action.square), not outlook.view.changed)


def weigh_coins(outlook: Outlook, action: Coins) -> float:
    """Coins, and new dice."""
    sheet = outlook.view.sheets[outlook.me]
    return outlook.coins(crossings(sheet.yellow, sheet.blue)) + fresh(outlook)


def weigh_change(outlook: Outlook, action: Change) -> float:
    """The best that other dice allow, for what they cost."""
    sheet = outlook.view.sheets[outlook.me]
    after = change_dice(sheet.yellow, action.yellow), change_dice(sheet.blue, action.blue)
    return best_after(outlook, *after) - outlook.coin * action.coins


def weigh_second(outlook: Outlook, action: Second) -> float:
    """A second building for its coins, and new dice."""
    gain = outlook.gain(parse_square(outlook.view.left), outlook.me)
    return gain - SECOND_COST * outlook.coin + fresh(outlook)


def weigh_done(outlook: Outlook, action: Done) -> float:
    """No second building."""
    return NOTHING


def weigh_keep(outlook: Outlook, action: Keep) -> float:
    """The pair that stays for the next turn, and the one that is passed on."""
    sheet, kept = outlook.view.sheets[outlook.me], parse_square(action.pair)
    return outlook.pair(kept, outlook.me) - passed(outlook, other_pair(sheet.yellow, sheet.blue, kept))


def fresh(outlook: Outlook) -> float:
    """What new dice for the next turn are worth."""
    return FRESH if outlook.plays_again(outlook.me) else NOTHING


def crossings(yellow: Sequence[int], blue: Sequence[int]) -> list[int]:
    """The squares where the dice of a sheet cross."""
    return [(row - 1) * 6 + column - 1 for row in yellow for column in blue]


def other_pair(yellow: Sequence[int], blue: Sequence[int], pair: int) -> int:
    """The dice that are left when a pair is taken away."""
    row, column = divmod(pair, 6)
    return (sum(yellow) - row - 2) * 6 + sum(blue) - column - 2


def weigh_build(outlook: Outlook, yellow: Sequence[int], blue: Sequence[int], square: int, second: bool) -> float:
    """A building, the second one that it allows, and the dice that are passed on."""
    left = other_pair(yellow, blue, square)
    gain = outlook.gain(square, outlook.me)
    further = NOTHING
    if second and left != square and outlook.view.sheets[outlook.me].coins >= SECOND_COST:
        further = max(NOTHING, outlook.gain(left, outlook.me) - SECOND_COST * outlook.coin)
    return gain + further - passed(outlook, left)


def best_after(outlook: Outlook, yellow: Sequence[int], blue: Sequence[int]) -> float:
    """The best building, or the coins, with these dice."""
    squares = [square for square in crossings(yellow, blue) if not outlook.built[outlook.me] >> square & 1]
    builds = [weigh_build(outlook, yellow, blue, square, False) for square in squares]
    return max([*builds, outlook.coins(crossings(yellow, blue)) + fresh(outlook)])


def passed(outlook: Outlook, pair: int) -> float:
    """What a pair is worth to who gets it; alone it stays, for the next turn."""
    seats = outlook.view.seats
    if seats == 1:
        return -outlook.pair(pair, outlook.me)
    return SPITE * outlook.pair(pair, (outlook.me + 1) % seats)


WEIGHERS: Final[Mapping[type, Callable[[Outlook, Any], float]]] = {
    Build: weigh_building,
    Coins: weigh_coins,
    Change: weigh_change,
    Second: weigh_second,
    Done: weigh_done,
    Keep: weigh_keep,
}


def sheet_weights(view: Any, actions: Sequence[Any]) -> list[float]:
    """What each action is worth, rounded so that equals are equal."""
    outlook = Outlook(view)
    return [round(WEIGHERS[type(action)](outlook, action), 6) for action in actions]

"""The legal actions by what is touched for them, in the order in which a page offers them."""

from __future__ import annotations

from typing import Any, cast

from alhambra.core.play import legal
from alhambra.core.touches import Kind, touching
from alhambra.palace.geometry.places import east_of, north_of, parse_place, place_at, place_word
from alhambra.palace.paying import NOTE, NOTE_WORD, worth
from alhambra.palace.state import PalaceState
from alhambra.palace.views import PalaceView
from alhambra.server.protocol.replies import Choices, Group
from alhambra.sheet.actions import Coins
from alhambra.sheet.dice import coins_to_earn


def choices_of(state: Any) -> Choices:
    """What the seat that is to act can do."""
    groups: dict[tuple[str, tuple[str, ...]], Group] = {}
    for action in legal(state):
        form, kinds, things = touching(action)
        group = groups.setdefault((form, kinds), Group(form, cast(list[Kind], list(kinds)), {}, {}))
        picks = group.picks
        for thing in things[:-1]:
            picks = picks.setdefault(thing, {})
        picks[things[-1]] = int(coins_to_earn(state)) if isinstance(action, Coins) else 0
        if kinds[-1] == "cards":
            before = things[-2] if len(things) > 1 else ""
            if before not in group.prices:
                group.prices[before] = state.game.price(state, action)
            picks[things[-1]] = _sum(state, things[-1]) - group.prices[before]
    for group in groups.values():
        if group.prices:
            _best_first(group.picks)
    return Choices(list(groups.values()))


def _best_first(picks: dict[str, Any]) -> None:
    """Exact payments first, then those that overpay least."""
    if any(isinstance(below, dict) for below in picks.values()):
        for below in picks.values():
            _best_first(below)
        return
    in_order = sorted(picks.items(), key=lambda one: (one[1], one[0].count(","), one[0]))
    picks.clear()
    picks.update(in_order)


def _sum(state: PalaceState, payment: str) -> int:
    """What cards are worth, and the amount that is kept."""
    words = payment.split(",")
    kept = int(worth(state, NOTE)) if NOTE_WORD in words else 0
    return kept + sum(int(word[1:]) for word in words if word != NOTE_WORD)


def squares_around(palace: PalaceView) -> list[str]:
    """Every square in a palace and in the ring around it, as words, in reading order."""
    taken = [parse_place(laid.place) for laid in palace.tiles]
    norths = [north_of(place) for place in taken]
    easts = [east_of(place) for place in taken]
    return [
        place_word(place_at(east, north))
        for north in range(max(norths) + 1, min(norths) - 2, -1)
        for east in range(min(easts) - 1, max(easts) + 2)
    ]

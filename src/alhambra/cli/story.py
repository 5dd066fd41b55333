"""What happened, told for the screen: refills in one line, scorings as tables."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any, Final

from alhambra.cli.scores import scoring_table
from alhambra.cli.telling import ORDINALS, tell
from alhambra.cli.text import filled
from alhambra.palace.events import DisplayFilled, GameOver, MarketFilled, Scored, TurnBegan
from alhambra.palace.explain import Scoring

REFILLS: Final = (DisplayFilled, MarketFilled)


def story(events: Sequence[Any], names: Sequence[str]) -> Iterator[str]:
    """The texts to show, in order. Whose turn begins and how the game ends is left to the board."""
    for refill, group in groupby(events, lambda event: isinstance(event, REFILLS)):
        if refill:
            yield _refill(list(group))
            continue
        for event in group:
            if isinstance(event, Scored):
                table = scoring_table(Scoring(event.number, event.gains), names, event.scores)
                yield f"\nThe {ORDINALS[event.number]} scoring\n{table}"
            elif not isinstance(event, TurnBegan | GameOver):
                yield filled(tell(event, names))


def _refill(events: Sequence[Any]) -> str:
    cards = [event.card for event in events if isinstance(event, DisplayFilled)]
    tiles = [f"{event.tile} ({event.square})" for event in events if isinstance(event, MarketFilled)]
    parts = [f"{', '.join(cards)} on the display"] if cards else []
    parts += [f"{', '.join(tiles)} on the market"] if tiles else []
    return filled(f"New: {'; '.join(parts)}.")

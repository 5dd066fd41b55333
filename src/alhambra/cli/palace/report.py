"""What happened, told for the screen: refills in one line, scorings as tables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from typing import Any, Final

from alhambra.cli.palace.scores import scoring_table
from alhambra.cli.palace.sentences import note_types, tell
from alhambra.cli.phrases import ORDINALS
from alhambra.cli.text import filled
from alhambra.modules.falconers.words import FalconTurnedUp
from alhambra.modules.preview import PreviewFilled, PreviewMoved
from alhambra.modules.tokens import TokenDrawn
from alhambra.palace.events import DisplayFilled, GameOver, MarketFilled, Scored, TurnBegan
from alhambra.palace.explain import Scoring

REFILLS: Final = (DisplayFilled, MarketFilled, PreviewFilled, PreviewMoved, TokenDrawn, FalconTurnedUp)


def story(events: Sequence[Any], names: Sequence[str], types: Mapping[str, str] | None = None) -> Iterator[str]:
    """The texts to show, in order. Whose turn begins and how the game ends is left to the board.

    `types` are those of the tiles before the first event.
    """
    known = dict(types or {})
    for event in events:
        if isinstance(event, TokenDrawn):  # a tile is told with the token that it gets
            note_types(event, known)
    for refill, group in groupby(events, lambda event: isinstance(event, REFILLS)):
        if refill:
            yield from _refill(list(group), known)
            continue
        for event in group:
            if isinstance(event, Scored):
                table = scoring_table(Scoring(event.number, event.gains), names, event.scores)
                yield f"\nThe {ORDINALS[event.number]} scoring\n{table}"
            elif not isinstance(event, TurnBegan | GameOver):
                yield filled(tell(event, names, known))
            note_types(event, known)


def _refill(events: Sequence[Any], types: Mapping[str, str]) -> Iterator[str]:
    """What is new where; that the preview board closes up is seen on it."""
    arrived: dict[str, list[str]] = {"display": [], "market": [], "preview board": [], "open piles": []}
    for event in events:
        match event:
            case DisplayFilled(_, card):
                arrived["display"].append(card)
            case MarketFilled(square, tile) | PreviewMoved(_, square, True, tile):
                arrived["market"].append(f"{_typed(tile, types)} ({square})")
            case PreviewFilled(square, tile):
                arrived["preview board"].append(f"{_typed(tile, types)} ({square})")
            case FalconTurnedUp(kind, pair):
                arrived["open piles"].append(f"{kind} falcon {'+'.join(pair)}")
    parts = [f"{', '.join(words)} on the {where}" for where, words in arrived.items() if words]
    if parts:
        yield filled(f"New: {'; '.join(parts)}.")


def _typed(tile: str, types: Mapping[str, str]) -> str:
    known = types.get(tile, tile)
    return tile if tile.startswith(known) else f"{tile} {known}"

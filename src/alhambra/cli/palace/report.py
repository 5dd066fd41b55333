"""What happened, for the screen: refills in one line, scorings as tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Any

from alhambra.cli.messages import new_on
from alhambra.cli.modules import faces
from alhambra.cli.palace.scores import scoring_table
from alhambra.cli.palace.sentences import note_types, sentence_of
from alhambra.cli.saying import say
from alhambra.cli.text import filled
from alhambra.core.language import Said
from alhambra.palace.events import DisplayFilled, GameOver, MarketFilled, Scored, TurnBegan
from alhambra.palace.explain import Scoring

if TYPE_CHECKING:
    from alhambra.cli.modules.face import Arrival, Typed


def report(events: Sequence[Any], names: Sequence[str], types: Mapping[str, str] | None = None) -> Iterator[str]:
    """The texts to show, in order. Whose turn begins and how the game ends is left to the board.

    `types` are those of the tiles before the first event.
    """
    known = dict(types or {})
    for event in events:
        if _is_refill(event):  # a tile is told with the type that it gets
            note_types(event, known)
    for refill, group in groupby(events, _is_refill):
        if refill:
            yield from _refill(list(group), known)
            continue
        for event in group:
            if isinstance(event, Scored):
                table = scoring_table(Scoring(event.number, event.gains), names, event.scores)
                yield f"\n{say('the-scoring', number=event.number)}\n{table}"
            elif not isinstance(event, TurnBegan | GameOver):
                yield filled(sentence_of(event, names, known))
            note_types(event, known)


@cache
def _arrivals() -> Mapping[str, Callable[[Any, Typed], Arrival]]:
    """For each event of a refill, by its name, what is new where."""
    found: dict[str, Callable[[Any, Typed], Arrival]] = {
        DisplayFilled.__name__: lambda event, typed: ("new-on-display", event.card),
        MarketFilled.__name__: lambda event, typed: ("new-on-market", new_on(typed(event.tile), event.square)),
    }
    return found | {name: arrival for face in faces().values() for name, arrival in face.refills.items()}


def _is_refill(event: Any) -> bool:
    return type(event).__name__ in _arrivals()


def _refill(events: Sequence[Any], types: Mapping[str, str]) -> Iterator[str]:
    def typed(tile: str) -> str | Said:
        known = types.get(tile, tile)
        return tile if tile.startswith(known) else Said("tile-typed", {"tile": tile, "type": known})

    arrived: dict[str, list[str | Said]] = {"new-on-display": [], "new-on-market": []}
    for event in events:
        found = _arrivals()[type(event).__name__](event, typed)
        if found is not None:
            arrived.setdefault(found[0], []).append(found[1])
    parts = [Said(where, {"things": words}) for where, words in arrived.items() if words]
    if parts:
        yield filled(say("news", parts=parts))

"""A table that only knows events: it moves what they name and has no idea of the rules."""

from __future__ import annotations

from typing import Any

from alhambra.palace import events as told
from alhambra.palace.cards import ordered
from tests.support.builders import NAMES


class Replayer:
    """Hands, palaces, reserves, market, display and scores, from events alone."""

    def __init__(self, seats: int) -> None:
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.palaces: list[dict[str, str]] = [{"c": "fountain"} for _ in range(seats)]
        self.reserves: list[list[str]] = [[] for _ in range(seats)]
        self.aside: list[list[str]] = [[] for _ in range(seats)]
        self.market: list[str | None] = [None] * 4
        self.display: list[str | None] = [None] * 4
        self.neutral: list[str] = []
        self.discards: list[str] = []
        self.scores = [0] * (3 if seats == 2 else seats)
        self.turn: int | None = None
        self.winners: list[int] = []

    def show(self, events: list[Any]) -> None:
        for event in events:
            self._money(event)
            self._tiles(event)
            self._table(event)

    def seen(self) -> dict[str, Any]:
        """In the order in which a state lists things."""
        return {
            "hands": [list(ordered(hand)) for hand in self.hands],
            "palaces": self.palaces,
            "reserves": [in_order(tiles) for tiles in self.reserves],
            "aside": [in_order(tiles) for tiles in self.aside],
            "market": self.market,
            "display": self.display,
            "neutral": in_order(self.neutral),
            "discards": list(ordered(self.discards)),
            "scores": self.scores,
            "winners": self.winners,
        }

    def _money(self, event: Any) -> None:
        match event:
            case told.Dealt(seat, cards):
                self.hands[seat] += cards
            case told.DisplayFilled(slot, card):
                self.display[slot - 1] = card
            case told.MoneyTaken(seat, cards):
                self.hands[seat] += cards
                for card in cards:
                    self.display[self.display.index(card)] = None
            case told.Bought(seat, square, tile, cards):
                for card in cards:
                    self.hands[seat].remove(card)
                self.discards += cards
                self.market[square - 1] = None
                self.aside[seat].append(tile)
            case told.DiscardsShuffled(count):
                assert count == len(self.discards)
                self.discards = []

    def _tiles(self, event: Any) -> None:
        match event:
            case told.Laid(seat, tile, place, source):
                (self.reserves if source == "reserve" else self.aside)[seat].remove(tile)
                self.palaces[seat][place] = tile
            case told.Kept(seat, tile):
                self.aside[seat].remove(tile)
                self.reserves[seat].append(tile)
            case told.Given(seat, tile):
                self.aside[seat].remove(tile)
                self.neutral.append(tile)
            case told.Removed(seat, tile, place):
                assert self.palaces[seat].pop(place) == tile
                self.reserves[seat].append(tile)
            case told.Swapped(seat, old, new, place):
                assert self.palaces[seat][place] == old
                self.palaces[seat][place] = new
                self.reserves[seat].remove(new)
                self.reserves[seat].append(old)

    def _table(self, event: Any) -> None:
        match event:
            case told.MarketFilled(square, tile):
                self.market[square - 1] = tile
            case told.NeutralReceived(tiles):
                self.neutral += tiles
            case told.LeftOverGiven(square, tile, int(seat)):
                self.market[square - 1] = None
                self.aside[seat].append(tile)
            case told.Scored(_, gains, scores):
                for gain in gains:
                    self.scores[gain.player] += gain.points
                assert tuple(self.scores) == scores
            case told.TurnBegan(seat):
                self.turn = seat
            case told.GameOver(winners, scores):
                assert tuple(self.scores) == scores
                self.turn, self.winners = None, list(winners)


def in_order(tiles: list[str]) -> list[str]:
    return sorted(tiles, key=NAMES.index)

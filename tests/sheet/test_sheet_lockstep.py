"""Whole games of Roll & Write side by side with the oracle's referee: words, table and points after each action."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.oracle.sheet.referee import ON_SHEET, Referee
from tests.support.sheet_lockstep import STYLES, lockstep

ALONE = [(1, number, duel) for number in (2, 3, 4) for duel in (False, True)]
GAMES = [*ALONE, (1, None, False), *((seats, None, False) for seats in (2, 3, 4, 5))]
TURNS = {1: 12, 2: 36, 3: 54, 4: 60, 5: 60}


def played(seed: str, style: str, luck: str, seats: int, fictitious: int | None, duel: bool) -> tuple[int, Referee]:
    """A whole game: how many actions it had, and how it ended."""
    *_, (number, _, referee) = lockstep(seed, style, luck, seats, fictitious, duel)
    assert number >= TURNS[seats]
    return number, referee


@pytest.mark.parametrize(("seats", "fictitious", "duel"), GAMES)
@pytest.mark.parametrize(("style", "luck"), [*((style, "fair") for style in STYLES), ("any kind", "loaded")])
@pytest.mark.played
def test_engine_and_referee_play_the_same_game(
    style: str, luck: str, seats: int, fictitious: int | None, duel: bool
) -> None:
    played(f"{style}/{luck}/{seats}/{fictitious}/{duel}", style, luck, seats, fictitious, duel)


@pytest.mark.played
def test_rare_things_happen_in_these_games() -> None:
    """Types are completed by several in a round, with fictitious players and without, and sheets are full of coins."""
    seen: Counter[str] = Counter()
    for seats, fictitious, duel in GAMES:
        for seed in ("rare/1", "rare/2"):
            _, referee = played(seed, "race", "loaded", seats, fictitious, duel)
            seen["full sheet"] += ON_SHEET in referee.gained
            for rounds in referee.completed.values():
                for number in set(rounds.values()):
                    together = [player < seats for player in rounds if rounds[player] == number]
                    kind = "real" if all(together) else "mixed" if any(together) else "fictitious"
                    seen[f"{kind} {'together' if len(together) > 1 else 'alone'}"] += 1
    assert {*seen.elements()} == {
        "full sheet",
        *(f"{kind} alone" for kind in ("real", "fictitious")),
        *(f"{kind} together" for kind in ("real", "mixed", "fictitious")),
    }

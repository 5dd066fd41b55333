"""What there is to choose from, whether a choice may be played, and what was changed of one, as types."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from alhambra.core.language import Said
from alhambra.server.protocol.messages import GameConfig, Seats


class GameWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """The body of `POST /api/games/checked`: may this be played by so many?"""

    game: GameConfig
    seats: Seats


class ModuleFacts(Struct, frozen=True):
    """A module of a box: how hard it is to learn, 1 to 3, and how many times as long the game gets with it."""

    name: str
    hard: int
    longer: float


class ValueFacts(Struct, frozen=True):
    """A value of an option."""

    name: str
    longer: float


class OptionFacts(Struct, frozen=True):
    """An option of a box; without it, it is played by the first value."""

    name: str
    values: list[ValueFacts]
    seats: list[int]  # the numbers of players that it is for


class SetFacts(Struct, frozen=True):
    """A set that we recommend."""

    name: str
    modules: list[str]
    options: dict[str, str]


class BoxFacts(Struct, frozen=True):
    """A box to choose."""

    name: str
    kind: Literal["palace", "sheet"]
    hard: int  # 1 to 3
    fewest: int
    most: int
    minutes: dict[str, float]  # by the number of players, without modules; from simulated games
    parts: list[str]  # the modules that are always in the box
    modules: list[ModuleFacts]  # those that can be added
    options: list[OptionFacts]
    sets: list[SetFacts]


class GamesOffered(Struct, frozen=True):
    """The answer to `GET /api/games`: what there is to choose from."""

    boxes: list[BoxFacts]


class GameRefusal(Struct, frozen=True):
    """Why a game cannot be played: the clause, and the sentence in English and for any language."""

    clause: str
    message: str
    said: Said


class GameChecked(Struct, frozen=True):
    """The answer to `POST /api/games/checked`: null if it may be played; else why not, and what may be instead."""

    refusal: GameRefusal | None
    ways: list[GameConfig]


class GameChange(Struct, frozen=True):
    """What the host changed before the game; what stayed as it was is null or empty."""

    box: str | None
    added: list[str]  # modules
    dropped: list[str]
    options: dict[str, str]  # their new values
    seats: int | None
    settings: bool  # whether any of them is another

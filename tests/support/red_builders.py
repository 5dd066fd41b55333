"""Positions of The Red Palace made to order, and luck that draws tokens by name.

Written as in `builders`; a token on a tile is "terrain-01:tower", a loose section "terrain-01:S", a guard
"terrain-04-E", a half-building "tower:0" with the seat that holds it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from alhambra import Chance, check, legal, parse_word, view
from alhambra.core.chance import Outcome, Scripted
from alhambra.core.data import load
from alhambra.core.refusal import Refusal
from alhambra.modules.guards.views import GuardsView
from alhambra.palace.building import walls_word
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit
from alhambra.palace.state import PalaceState
from alhambra.palace.tiles import TYPES
from tests.support.builders import cards, deck, game_of, say, table
from tests.support.invariants import changes_nothing, clear

DATA: dict[str, Any] = load("red_palace.json")
TERRAIN: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in DATA["terrain_tiles"]}
ABILITIES: list[str] = [ability["id"] for ability in DATA["abilities"]]
PLAZAS = [f"plaza-{number}" for number in range(1, 7)]
FIRST_GAME = "card wall plaza exact-change"
ALL = ("medinas", "bazaars", "camps")
# Without walls, prices 11, 11, 11, 12 and 10, 10, 10.
MARKET = "terrain-49 terrain-50 terrain-51 terrain-53"
PREVIEW = "terrain-44 terrain-45 terrain-46"


def red_game(seats: int = 3, modules: Sequence[str] = (), **options: str) -> PalaceGame:
    """A game made ready, with the options `scoring` and `guard_board`."""
    given = sorted((name.replace("_", "-"), value) for name, value in options.items())
    return game_of(seats, modules, "red-palace", given)


def red_table(
    seats: int = 3,
    *,
    market: str = MARKET,
    preview: str = PREVIEW,
    tokens: str = "",
    guards: str = "",
    posted: int | None = None,
    guard_supply: int | None = None,
    squares: str = "3 2 3 2 3 2 3 0",
    abilities: str = FIRST_GAME,
    used: str = "",
    loose: str = "",
    section: bool = False,
    halves: str = "",
    scores: str = "",
    slices: Mapping[str, str] | None = None,
    others: Mapping[str, str] | None = None,
    modules: Sequence[str] = (),
    options: Sequence[tuple[str, str]] = (),
    **settings: Any,
) -> PalaceState:
    """A position. Buildings in play whose token is not named get any; `posted` guards stand on the placement tiles, or
    as many as leave `guard_supply`; nobody has used an ability, and every seat has 5 points, unless it is said."""
    kit = game_of(seats, modules, "red-palace", options).kit
    lying = [market, preview, settings.get("neutral", "")]
    lying += [text for name in ("palaces", "reserves", "asides") for text in settings.get(name, ())]
    there = " ".join(lying).replace("@", " ").split()
    plazas = [name for name in PLAZAS if name not in there]
    on_tiles = guards.split()
    if posted is None:
        posted = 0 if guard_supply is None else 32 - len(on_tiles) - guard_supply
    walls = dict(word.split(":") for word in loose.split())
    held = dict(word.split(":") for word in halves.split())
    board = (
        ",".join(squares.split()), ",".join(str(ABILITIES.index(name)) for name in abilities.split()),
        sum(1 << ABILITIES.index(name) for name in used.split()), posted, 32 - len(on_tiles) - posted,
        _guards(kit, on_tiles), 6 - len(walls) - section, int(section), _numbers(kit, plazas),
        ",".join(str(int(held[name]) + 1 if name in held else 0) for name in TYPES),
        ",".join("0" * seats), ".", 0, 0,
    )  # fmt: skip
    spare = settings.get("spare_tiles", "supply") != "supply"
    hidden = settings.get("supply", "").split()
    in_play = [name for name in TERRAIN if name in there or (spare and name not in hidden)]
    types, bag = _tokens(in_play, dict(word.split(":") for word in tokens.split()))
    return table(
        seats, market=market, modules=modules, options=options, box="red-palace",
        scores=scores or "5 " * seats + "0" * (seats == 2),
        slices={
            "tokens": ",".join(map(str, bag)), "guards": ":".join(map(str, board)),
            "preview": _numbers(kit, preview.split()), **(slices or {}),
        },
        with_modules=" ".join([preview, *plazas]),
        others={
            "types": ",".join(f"{tile}:{type_}" for tile, type_ in types.items()) or "-",
            "shapes": ",".join(f"{tile}:{_walls(kit, tile)}{side}" for tile, side in walls.items()) or "-",
            **(others or {}),
        },
        **settings,
    )  # fmt: skip


def _numbers(kit: Kit, names: Sequence[str]) -> str:
    return bytes(255 if name == "-" else kit.tiles.numbers[name] for name in names).hex()


def _walls(kit: Kit, tile: str) -> str:
    return walls_word(int(kit.shapes[kit.tiles.numbers[tile]]))


def _guards(kit: Kit, words: Sequence[str]) -> str:
    sides: dict[int, str] = {}
    for word in words:
        tile, _, side = word.rpartition("-")
        sides[kit.tiles.numbers[tile]] = sides.get(kit.tiles.numbers[tile], "") + side
    return ",".join(f"{tile}{sides[tile]}" for tile in sorted(sides)) or "."


def _tokens(in_play: Sequence[str], named: dict[str, str]) -> tuple[dict[str, str], list[int]]:
    """A token for each tile in play, and what is left in the bag."""
    left = dict.fromkeys(TYPES, 9)
    for type_ in named.values():
        left[type_] -= 1
    types = dict(named)
    for tile in in_play:
        if tile not in types:
            types[tile] = max(TYPES, key=lambda name: left[name])
            left[types[tile]] -= 1
    return types, list(left.values())


class Drawing(Chance):
    """Luck for one state: the tokens that are drawn next, by type; then any, of the first type that is left."""

    def __init__(self, state: PalaceState, tokens: str = "") -> None:
        super().__init__()
        self.state = state
        self.tokens = tokens.split()
        self.drawn = 0

    def below(self, what: str, n: int) -> int:
        assert what == "token", f"the game asks for '{what}'"
        bag: dict[str, int] = view(self.state, None).modules["tokens"].bag
        assert n == sum(bag.values())
        self.drawn += 1
        type_ = self.tokens.pop(0) if self.tokens else next(name for name in TYPES if bag[name])
        assert bag[type_], f"the bag has no {type_}"
        return sum(bag[name] for name in TYPES[: TYPES.index(type_)])


def play(state: PalaceState, *moves: str, tokens: str = "") -> list[Any]:
    """Play words; what happened. The tokens named are drawn first, and have to be drawn."""
    luck = Drawing(state, tokens)
    events = say(state, *moves, luck=luck)
    assert not luck.tokens, f"not drawn: {luck.tokens}"
    return events


def guard_board(state: PalaceState) -> GuardsView:
    """What everybody sees of guards and abilities."""
    shown: GuardsView = view(state, None).modules["guards"]
    return shown


def refusal(state: PalaceState, move: str) -> Refusal:
    """Why a move is refused: in one clear sentence, with a clause that exists. It is not legal and changes nothing."""
    action = parse_word(state, move)
    found = check(state, action)
    assert found is not None, f"{move} is allowed"
    assert action not in legal(state)
    clear(found)
    changes_nothing(state, action)
    return found


def refused(state: PalaceState, move: str) -> tuple[str, str]:
    """The clause and the code of a refusal."""
    found = refusal(state, move)
    return found.clause, found.code


def red_script(
    game: PalaceGame,
    tiles: str = "",
    tokens: str = "",
    money: str = "",
    start: int = 0,
    score_tiles: Sequence[int] = (0, 1, 2),
    placement: Sequence[int] = (),
    abilities: Sequence[int] = (),
    first: int = 0,
    second: int = 0,
) -> Scripted:
    """The luck of a set-up and its draft: what is drawn first, then whatever is left in the usual order."""
    options = dict(game.config.options)
    outcomes: list[Outcome] = []
    if options.get("scoring") != "classic":
        outcomes.append(("score tiles", _first(score_tiles, 18)))
    if options.get("guard-board") == "full":
        outcomes += [("placement tiles", _first(placement, 11)), ("abilities", _first(abilities, 9))]
    numbers = game.kit.tiles.numbers
    outcomes.append(("tiles", _first([numbers[name] for name in tiles.split()], len(game.kit.tiles.drawn))))
    bag = dict.fromkeys(TYPES, 9)
    for name in tokens.split():
        outcomes.append(("token", sum(bag[type_] for type_ in TYPES[: TYPES.index(name)])))
        bag[name] -= 1
    dealt = cards(money)
    rest = deck(game.config.seats)
    rest.subtract(dealt)
    outcomes += [("money", bytes([*dealt, *sorted(rest.elements())])), ("start", start)]
    return Scripted([*outcomes, ("first scoring", first), ("second scoring", second)])


def _first(upper: Sequence[int], count: int) -> bytes:
    return bytes([*upper, *(number for number in range(count) if number not in upper)])

"""Games and positions of The Red Palace that the tests of the oracle start from."""

import random
from collections.abc import Sequence

from tests.oracle import money, positions
from tests.oracle.luck import RandomLuck
from tests.oracle.parts import BAZAARS, RAMPARTS
from tests.oracle.positions import by_kind, liked
from tests.oracle.red.parts import ABILITIES, TOWERS
from tests.oracle.red.referee import RedReferee
from tests.oracle.scoring import TYPES

LIKING = {"buy": 30, "bazaar": 30, "preview": 9, "take": 12, "lay": 12, "done": 9, "keep": 2}
"""How likely each kind of word is chosen; everything else counts 6."""
EAGER = LIKING | {"use": 30, "wall": 3}
"""The same for who likes abilities, and waits before putting a section on a tile."""


def red_game(
    seats: int, seed: int = 1, modules: Sequence[str] = (), scoring: str = "tiles", board: str = "first-game"
) -> RedReferee:
    """Return a new game before its draft."""
    return RedReferee(seats, RandomLuck(seed), modules, scoring, board)


def red_bare(seats: int = 3, *abilities: str, modules: Sequence[str] = ()) -> RedReferee:
    """Return a game after the draft in which seat 0 is to move, and nobody has any card.

    Terrain 32, 39, 40, 44 lie on the market, 45, 46, 49 on the preview: no walls, prices 8 to 11.
    """
    table = red_game(seats, modules=modules, scoring="classic")
    while table.phase == "draft":
        table.play(min(table.legal()))
    table.abilities = list(abilities)
    table.turn = 0
    table.hands = [[] for _ in range(seats)]
    table.display = ["y9", "g9", "b9", "o9"]
    table.pile = [card for card in table.pile if card not in ("first", "second")]
    table.neutral, table.beside, table.tokens, table.spent, table.guard_supply = [], [], {}, 0, 32
    table.bag = [name for name in TYPES for _ in range(9)]
    on_board = [f"terrain-{number}" for number in (32, 39, 40, 44, 45, 46, 49)]
    table.supply = [tile for tile in TOWERS if tile not in on_board]
    table.market = [*on_board[:4]]
    table.preview = [*on_board[4:]]
    for tile in on_board:
        give_token(table, tile, "garden" if tile == "terrain-32" else "tower")
    return table


def give_token(table: RedReferee, tile: str, name: str) -> None:
    """Put a token of a type on a tile; an old one goes back into the bag."""
    if tile in table.tokens:
        table.bag = sorted([*table.bag, table.tokens[tile]], key=TYPES.index)
    table.bag.remove(name)
    table.tokens[tile] = name


def own(table: RedReferee, seat: int, laid: dict[str, str], name: str = "tower", manned: bool = True) -> None:
    """Give a seat tiles with tokens of a type, and guards on their towers."""
    positions.own(table, seat, laid)
    for tile in laid.values():
        if tile in TOWERS:
            give_token(table, tile, name)
        if manned:
            table._man_towers(tile)


def words(table: RedReferee, *starts: str) -> set[str]:
    """Return the legal words that start in one of these ways."""
    return {word for word in table.legal() if word.startswith(starts)}


def chosen(legal: set[str], chance: random.Random, eager: bool = False) -> str:
    """Return one of the legal words, kind by kind; abilities do not crowd out the rest.

    Who is eager saves abilities for later in the turn, and begins a further purchase with a new token.
    """
    kinds = by_kind(legal)
    offered = sorted({word.split(":")[1] for word in kinds.get("use", ())})
    early = "done" not in kinds and "take" in kinds
    liking = EAGER if eager and not early else LIKING
    kind = liked(kinds, chance, liking)
    words = kinds[kind]
    if kind == "use":
        name = "new-token" if eager and "new-token" in offered else chance.choice(offered)
        words = [word for word in words if word.split(":")[1] == name]
    return chance.choice(words)


def thrifty(table: RedReferee) -> set[str]:
    """Return the legal words without overpaid purchases, unless there are no others; exact ones earn more actions."""
    legal = table.legal()
    prices = {str(number): table.tiles[tile].price for number, tile in enumerate(table.market, 1) if tile is not None}
    over = set()
    for word in legal:
        verb, *what = word.split(":")
        if verb == "buy" and sum(map(money.value, what[1].split(","))) > prices[what[0]]:
            over.add(word)
    return legal - over or legal


def check_parts(table: RedReferee) -> None:
    """Every tile, card, token, guard, section, plaza and half is in exactly one place."""
    owned, everything = positions.owned_tiles(table), positions.all_tiles_on(table) + table.plazas
    everything += [tile for tile in table.preview if tile is not None]
    assert sorted(everything) == sorted(set(table.tiles) - {"fountain"})
    with_token = {tile for tile in everything if tile in TOWERS} - set(table.supply)
    assert set(table.tokens) == with_token
    assert sorted([*table.bag, *table.tokens.values()]) == sorted(TYPES * 9)
    assert sum(map(len, table.guards.values())) + table.spent + table.guard_supply == 32
    assert sum(table.placement()) == table.spent
    assert table.sections + len(table.carried) + table.section == 6
    for tile, sides in table.guards.items():
        assert tile in owned and set(sides) <= set(table.walls_of(tile))
    assert not set(table.carried) & {*RAMPARTS, *table.neutral}
    assert set(table.used) <= set(table.abilities) <= set(ABILITIES)


def check_money(table: RedReferee) -> None:
    """Every card is in exactly one place."""
    piles = [card for pile in table.piles.values() for card in pile]
    assert sorted(positions.all_cards_on(table) + piles) == sorted(money.deck(table.seats))
    assert all(bazaar in BAZAARS for bazaar in table.beside)

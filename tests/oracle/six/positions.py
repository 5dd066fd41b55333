"""Games and positions with any modules that the tests of the oracle start from."""

import random
from collections import Counter
from collections.abc import Collection, Sequence

from tests.oracle import money
from tests.oracle.luck import RandomLuck
from tests.oracle.positions import all_cards_on, all_tiles_on, by_kind, liked
from tests.oracle.scoring import TYPES
from tests.oracle.six.gatehouses import violations
from tests.oracle.six.parts import GATES_PER_TYPE, NAMES, PAIRS
from tests.oracle.six.referee import SixReferee
from tests.oracle.six.sites import BAG

LIKING = {"buy": 24, "gatehouse": 24, "site": 12, "finish": 18, "bazaar": 24, "falcon": 40, "take": 10, "lay": 12}
LIKING |= {"gate": 12, "done": 6, "keep": 2, "remove": 1, "swap": 3}
"""How likely each kind of word is chosen; everything else counts 6."""


def six_game(seats: int, seed: int = 1, modules: Collection[str] = NAMES) -> SixReferee:
    """Return a shuffled new game."""
    return SixReferee(seats, RandomLuck(seed), modules)


def six_bare(seats: int = 3, modules: Collection[str] = NAMES, market: Sequence[str] = ()) -> SixReferee:
    """Return a game in which seat 0 is to move, nobody has any card, and no scoring is near.

    The market holds the given tiles, else towers and gardens without walls, priced 11 to 13 and 12.
    """
    table = six_game(seats, modules=modules)
    table.turn = 0
    table.hands = [[] for _ in range(seats)]
    table.display = ["y9", "g9", "b9", "o9"]
    table.pile = [card for card in table.pile if card not in ("first", "second")]
    table.neutral, table.beside = [], []
    shown = list(market) or ["tower-11-none", "tower-12", "tower-13", "garden-12"]
    table.market = [*shown]
    table.supply = [tile for tile in table.tiles if tile not in (*shown, "fountain")]
    return table


def six_chosen(legal: set[str], chance: random.Random) -> str:
    """Return one of the legal words, kind by kind."""
    kinds = by_kind(legal)
    return chance.choice(kinds[liked(kinds, chance, LIKING)])


def check_six(table: SixReferee) -> None:
    """Every part is in exactly one place, and all palaces are legal."""
    assert sorted(all_tiles_on(table)) == sorted(set(table.tiles) - {"fountain"})
    assert sorted(all_cards_on(table)) == sorted(money.deck(table.seats))
    for seat in range(table.seats):
        assert violations(table.estate(seat)) == set()
    check_modules(table)


def check_modules(table: SixReferee) -> None:
    """Gatehouses, markers, pawns and falcons are all there."""
    gates = Counter(gate.type for laid in table.gates for gate in laid.values()) + Counter(table.to_lay)
    if "gatehouses" in table.modules:
        assert all(gates[name] + table.gate_piles[name] == GATES_PER_TYPE for name in TYPES)
    assert not Counter([*table.bag, *table.drawn, *table.markers.values()]) - Counter(BAG)
    pawns = Counter(table.pawns) + Counter(own.letter for own in table.certificates if own is not None)
    assert len({pawns[letter] for letter in money.LETTERS}) == 1
    if "falconers" in table.modules:
        assert sum(map(len, table.falcons)) + sum(map(len, table.falcon_piles.values())) + sum(
            pair is not None for pair in table.falcons_open.values()
        ) == sum(map(len, PAIRS.values()))
    for own_falcons, palace in zip(table.falcons, map(table.shown, range(table.seats)), strict=True):
        assert len({falcon.point for falcon in own_falcons}) == len(own_falcons)
        for falcon in own_falcons:
            east, north = falcon.point
            around = [palace[east + right, north - down] for right in (0, 1) for down in (0, 1)]
            assert set(falcon.types) <= set(around)

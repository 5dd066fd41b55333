"""The sense in what greedy chooses where the sixth expansion is played."""

from __future__ import annotations

from dataclasses import replace

import pytest

from alhambra.modules.building_sites.words import FinishSite, PutMarker, SitesView, StartSite
from alhambra.modules.exchange_certificates.words import CertificatesView, CertificateView, Store
from alhambra.modules.falconers.words import BuyFalcon, FalconersView, FalconView, PayFalcon
from alhambra.modules.gatehouses.words import BuyWithGatehouse, GatehousesView, LayGatehouse
from alhambra.palace.actions import Buy, Keep, Lay, Remove, Take
from alhambra.palace.tiles import TYPES
from tests.bots.table import TABLE, palace, play, table, weigh
from tests.bots.test_greedy_choices import chosen

SIX = ("gatehouses", "building-sites", "exchange-certificates", "falconers")
EIGHT = ("score-tiles", "medinas", "bazaars", "camps", *SIX)
GATES = GatehousesView(left=dict.fromkeys(TYPES, 3), price=6, to_lay=(), laid={})
SITES = SitesView(bag=8, sites={}, drawn=None, put_back=())
CERTIFICATES = CertificatesView(
    pawns=dict.fromkeys(("florin", "dirham", "dinar", "ducat"), 2), certificates=(None, None, None), over=0
)
FALCONS = FalconersView(
    open={"white": ("garden", "tower"), "brown": ("pavilion", "tower"), "black": None},
    left={"white": 3, "brown": 4, "black": 0},
    falcons=((FalconView("white", ("garden", "tower"), "n1"),), (), ()),
    price=5,
)


def untyped(*sites: str) -> dict[str, str]:
    """The types of all tiles but sites."""
    return {tile: type_ for tile, type_ in TABLE.types.items() if tile not in sites}


class TestGatehouses:
    def test_buys_one_for_a_longer_wall(self) -> None:
        view = table(
            market=("tower-9-NE", None, None, None),
            hand=("y6", "y9"),
            display=("g1", None, None, None),
            modules={"gatehouses": GATES},
        )
        buy = BuyWithGatehouse(1, ("y6", "y9"))
        assert chosen(view, Take(("g1",)), Buy(1, ("y9",)), buy) == buy

    def test_lays_it_where_the_wall_goes_on(self) -> None:
        laid = palace("tower-9-NE@e1")
        view = table(phase="lay", palaces=(laid, palace(), palace()), modules={"gatehouses": GATES})
        gates = [LayGatehouse("tower", "s1e1", corner) for corner in ("SE", "SW")]
        assert chosen(view, *gates) == gates[0]


class TestSites:
    def test_starts_one_that_is_cheap(self) -> None:
        view = table(
            market=("tower-8", None, None, None), hand=("y4", "b9"), display=("g1", None, None, None),
            modules={"building-sites": SITES},
        )  # fmt: skip
        actions = Take(("g1",)), StartSite(1, ("y4",))
        assert chosen(view, *actions) == actions[1]
        late = table(
            market=("tower-12", None, None, None), hand=("y6",), display=("g9", None, None, None), supply_left=0,
            next_scoring=3, palaces=(palace("garden-11@e1"), palace(), palace()), modules={"building-sites": SITES},
        )  # fmt: skip
        assert weigh(late, StartSite(1, ("y6",)))[0] <= 0

    def test_puts_the_marker_that_it_can_pay(self) -> None:
        sites = replace(SITES, drawn=("florin", "ducat"))
        view = table(asides=(("tower-12",), (), ()), hand=("o5", "o7", "y1"), types=untyped("tower-12"),
                     modules={"building-sites": sites})  # fmt: skip
        assert chosen(view, PutMarker(1), PutMarker(2)) == PutMarker(2)

    def test_finishes_it(self) -> None:
        sites = replace(SITES, sites={"tower-12": "ducat"})
        view = table(
            hand=("o5", "o7"), types=untyped("tower-12"), display=("g5", None, None, None),
            palaces=(palace("tower-12@e1"), palace(), palace()), modules={"building-sites": sites},
        )  # fmt: skip
        finish = FinishSite("tower-12", ("o5", "o7"))
        assert chosen(view, Take(("g5",)), finish) == finish

    def test_saves_its_money_at_the_end(self) -> None:
        sites = replace(SITES, sites={"tower-12": "ducat"})
        view = table(
            hand=("o8", "o9", "o9"), types=untyped("tower-12"), supply_left=0, next_scoring=3,
            palaces=(palace("tower-12@e1"), palace(), palace()), modules={"building-sites": sites},
        )  # fmt: skip
        assert weigh(view, Remove("tower-12"))[0] > 0
        kept = table(
            phase="lay", hand=view.hand, types=view.types, supply_left=0, next_scoring=3,
            asides=(("tower-12",), (), ()), modules=view.modules,
        )  # fmt: skip
        assert chosen(kept, Lay("tower-12", "e1"), Keep("tower-12")) == Keep("tower-12")


class TestCertificates:
    def test_pays_exactly_with_it(self) -> None:
        kept = replace(CERTIFICATES, certificates=(CertificateView("dinar", 5), None, None))
        view = table(market=(None, None, "tower-12", None), hand=("b7", "b8"), display=("g9", None, None, None),
                     modules={"exchange-certificates": kept})  # fmt: skip
        buys = Buy(3, ("b7", "x")), Buy(3, ("b8", "x")), Buy(3, ("b7", "b8"))
        assert chosen(view, Take(("g9",)), *buys) == buys[0]

    def test_stores_for_the_tile_that_it_wants(self) -> None:
        view = table(market=(None, None, "tower-12", None), hand=("b8", "y1"), modules={
            "exchange-certificates": replace(CERTIFICATES, over=4)})  # fmt: skip
        assert chosen(view, Store("y"), Store("b"), Store("o"), Store("none")) == Store("b")


class TestFalcons:
    def test_buys_more_of_one_kind(self) -> None:
        view = table(hand=("y5",), display=("g1", None, None, None), modules={"falconers": FALCONS})
        falcons = BuyFalcon("white", "c"), BuyFalcon("brown", "c")
        assert chosen(view, Take(("g1",)), *falcons) == falcons[0]

    def test_pays_what_it_misses_least(self) -> None:
        view = table(hand=("y5", "g9"), modules={"falconers": FALCONS})
        assert chosen(view, PayFalcon(("g9",)), PayFalcon(("y5",))) == PayFalcon(("y5",))


@pytest.mark.parametrize("modules", [*((name,) for name in SIX), EIGHT], ids=",".join)
@pytest.mark.played
def test_greedy_beats_random(modules: tuple[str, ...]) -> None:
    for seat in range(2):
        names = ["random", "random"]
        names[seat] = "greedy"
        assert play(2, names, f"six/{seat}", modules).winners == [seat]


@pytest.mark.played
def test_greedy_among_its_like_uses_what_there_is() -> None:
    played = play(3, ["greedy"] * 3, "six", EIGHT)
    verbs = {word.partition(":")[0] for word in played.words}
    assert verbs >= {"gatehouse", "gate", "store"}
    assert min(played.points) > 80

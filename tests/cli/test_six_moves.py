"""The moves of the sixth expansion: how they are listed, typed and refused."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from alhambra import Config, Seeded, apply, legal, new, view
from alhambra.cli.palace.moves import marks_of, moves_of
from alhambra.cli.palace.questions import what_now
from alhambra.cli.palace.spelling import spelt
from alhambra.modules.building_sites.words import DrawMarkers, FinishSite, PutMarker, StartSite
from alhambra.modules.exchange_certificates.words import Store
from alhambra.modules.falconers.words import BuyFalcon, PayFalcon
from alhambra.modules.gatehouses.words import BuyWithGatehouse, LayGatehouse
from alhambra.palace.actions import Buy, Keep, Lay
from tests.bots.table import palace
from tests.clauses import clause
from tests.cli.shown import listing
from tests.cli.test_play import talk
from tests.cli.test_six_board import CERTIFICATES, SITES, six_table

ALL = ("medinas", "bazaars", "camps", "score-tiles", "gatehouses", "building-sites", "exchange-certificates",
       "falconers")  # fmt: skip


@clause("G-3", "S-2", "X-4")
def test_purchases_are_listed_with_their_prices() -> None:
    seen = six_table(market=(None, "seraglio-6", "tower-9-ES", None), hand=("b2", "b9", "g8", "g4"))
    actions = [
        BuyWithGatehouse(2, ("g4", "g8")),
        StartSite(3, ("b9",)),
        StartSite(3, ("x",)),
        Buy(3, ("b2", "b9", "x")),
        Buy(3, ("b9",)),
        FinishSite("tower-9-ES", ("b2", "b9")),
        BuyFalcon("white", "n1e1"),
        BuyFalcon("white", "c"),
    ]
    assert listing(moves_of(seen, actions)).splitlines() == [
        "Buy       3 tower-9-ES [1] b9 exact   [2] b2+b9+x (7 over)",
        "Gatehouse 2 seraglio-6 for 12 [3] g4+g8 exact",
        "Site      3 tower-9-ES for 4 [4] x (1 over)   [5] b9 (5 over)",
        "Finish    tower-9-ES for 9 dinar [6] b2+b9 (2 over)",
        "Falcon    white ◇ garden+tower, se of [7] n1e1   [8] c",
    ]


@clause("F-2", "X-2", "S-3")
def test_decisions_of_modules_say_what_is_asked() -> None:
    storing = six_table(bound="exchange-certificates", modules={"exchange-certificates": replace(CERTIFICATES, over=2)})
    assert listing(moves_of(storing, [Store("b"), Store("none")])) == (
        "Store     2 over as [1] dinar b   [2] none: it is lost"
    )
    assert what_now(storing) == ["You overpaid 2: choose the currency in which your certificate keeps it (X-2)."]
    starting = six_table(bound="building-sites")
    assert listing(moves_of(starting, [DrawMarkers()])) == "Marker    [1] draw, from 6 markers in the bag"
    assert what_now(starting)[0].startswith("Now draw the markers")
    drawn = six_table(bound="building-sites", modules={"building-sites": replace(SITES, drawn=("florin", "ducat"))})
    assert listing(moves_of(drawn, [PutMarker(1), PutMarker(2)])) == (
        "Marker    put on the site: [1] marker 1, florin   [2] marker 2, ducat"
    )
    assert what_now(drawn)[0].startswith("Put one of the markers on your site")
    paying = six_table(bound="falconers")
    assert listing(moves_of(paying, [PayFalcon(("y3", "g3")), PayFalcon(("b5",))])) == (
        "Pay       for the falcon [1] b5 exact   [2] y3+g3 (1 over)"
    )
    assert what_now(paying) == ["Pay 5 for the falcon, in any mixture of currencies (F-2)."]


@clause("G-4")
def test_gatehouses_are_laid_among_the_tiles() -> None:
    seen = six_table(
        phase="lay", asides=(("garden-8-NE",), (), ()), palaces=(palace("garden-11@n1"), palace(), palace())
    )
    gates = [LayGatehouse("garden", "n1e1", corner) for corner in ("NE", "SE", "SW", "NW")]
    actions = [*gates, LayGatehouse("garden", "n2", "NE"), Lay("garden-8-NE", "n1e1"), Keep("garden-8-NE")]
    moves = moves_of(seen, actions)
    assert listing(moves).splitlines() == [
        "Lay       garden-8-NE [1] at n1e1   [2] keep",
        "          gatehouse of garden [3] at n1e1-NE   [4] at n1e1-SE   [5] at n1e1-SW",
        "                              [6] at n1e1-NW   [7] at n2-NE",
    ]
    assert marks_of(moves) == {"n1e1": "1,3-6", "n2": "7"}
    assert what_now(seen)[0].startswith("A gatehouse is laid while it has a place (G-4)")


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("gatehouse 2 g4 g5", "gatehouse:2:g4,g5"),
        ("buy 2 with gatehouse g4 x", "gatehouse:2:g4,x"),
        ("gatehouse", "gatehouse"),
        ("gate tow n1 ne", "gate:tower@n1-NE"),
        ("gate Tower at n1e2-sw", "gate:tower@n1e2-SW"),
        ("gate tower n1", "gate:tower@n1"),
        ("gate", "gate:"),
        ("site 2 X", "site:2:x"),
        ("draw", "draw:markers"),
        ("draw markers", "draw:markers"),
        ("marker 2", "marker:2"),
        ("finish tower-9-es b4 x", "finish:tower-9-ES:b4,x"),
        ("finish n1 with b4", "finish:tower-9-ES:b4"),
        ("store dinar", "store:b"),
        ("store b", "store:b"),
        ("store none", "store:none"),
        ("falcon white at n1e1", "falcon:white@n1e1"),
        ("pay y3 g2", "pay:y3,g2"),
        ("pay n1-e", "pay:tower-9-ES-E"),  # a guard
    ],
)
def test_moves_as_people_type_them(typed: str, meant: str) -> None:
    assert spelt(typed, {"n1": "tower-9-ES"}) == meant


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 23)])
@pytest.mark.played
def test_every_move_has_its_number_and_can_be_typed(seats: int, seed: int) -> None:
    chance, random = Seeded(seed), Random(seed)
    state = new(Config("classic", seats, ALL), chance)
    verbs = set()
    for _ in range(400):
        if state.actor is None:
            break
        actions = legal(state)
        moves = moves_of(view(state, state.actor), actions)
        short, whole = listing(moves), listing(moves, "all")
        assert all(f"[{number}] {move.text}" in whole for number, move in enumerate(moves, 1))
        assert max(len(line) for line in (*short.splitlines(), *whole.splitlines())) <= 80
        assert "Other" not in whole
        for move in random.sample(moves, min(5, len(moves))):
            word = move.action.word()
            assert spelt(word) == spelt(word.replace(":", " ").replace(",", " ").replace("@", " ")) == word
        verbs |= {action.word().partition(":")[0] for action in actions}
        rare = [one for one in actions if isinstance(one, BuyFalcon | BuyWithGatehouse | StartSite | FinishSite | Lay)]
        apply(state, random.choice(rare if rare and random.random() < 0.7 else actions), chance)
    assert verbs >= {"gatehouse", "gate", "site", "draw", "marker", "finish", "store"}


def test_refusals_and_begun_moves() -> None:
    words = "--seats 2 --seed 4 --bots random --modules gatehouses,building-sites,exchange-certificates,falconers"
    shown = talk("falcon white c", "gate tower n1 ne", "store b", "draw", "site", "help", words=words)
    for part in ("(F-3;", "(G-4;", "(X-2;", "(S-3;", "Site      ", "gate tower n1 NE", "finish TILE y4 y5"):
        assert part in shown
    *_, lines = shown.rpartition("The game is left unfinished")
    assert max(map(len, shown.removesuffix(lines).splitlines())) <= 80

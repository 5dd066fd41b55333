"""The table with the modules of the sixth expansion on the screen."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from alhambra.cli.modules import faces, faces_of
from alhambra.cli.palace.board import draw, market, palaces, players, possessions
from alhambra.cli.palace.drawing import LARGE, MEDIUM, SMALL, Size, draw_palace
from alhambra.cli.palace.facts import seen_tiles, tile_of
from alhambra.cli.palace.payments import over_of
from alhambra.cli.text import in_rows
from alhambra.modules.building_sites.words import SitesView
from alhambra.modules.exchange_certificates.words import CertificatesView, CertificateView
from alhambra.modules.falconers.words import FalconersView, FalconView
from alhambra.modules.gatehouses.words import GatehousesView
from alhambra.palace.tiles import TYPES
from alhambra.palace.views import View
from tests.bots.table import palace, table
from tests.clauses import clause

GATES = GatehousesView(
    left={**dict.fromkeys(TYPES, 3), "tower": 2, "garden": 0},
    price=6,
    to_lay=("garden",),
    laid={"gatehouse-tower-1": "NE"},
)
SITES = SitesView(
    bag=6,
    sites={"tower-9-ES": "dinar", "garden-8-NE": None, "pavilion-8": "florin"},
    drawn=None,
    put_back=("ducat",),
)
CERTIFICATES = CertificatesView(
    pawns={"florin": 1, "dirham": 1, "dinar": 0, "ducat": 1},
    certificates=(CertificateView("dinar", 5), None, None),
    over=0,
)
FALCONERS = FalconersView(
    open={"white": ("garden", "tower"), "brown": None, "black": None},
    left={"white": 4, "brown": 2, "black": 0},
    falcons=((FalconView("black", ("seraglio", "tower"), "n1"),), (), ()),
    price=5,
)
MODULES = {
    "gatehouses": GATES,
    "building-sites": SITES,
    "exchange-certificates": CERTIFICATES,
    "falconers": FALCONERS,
}


def six_table(**changes: Any) -> View:
    """A table of three with all four modules."""
    modules = {**MODULES, **changes.pop("modules", {})}
    return table(modules=modules, **changes)


def six(view: View) -> list[str]:
    return in_rows([row for face in faces_of(view) for row in face.rows(view)])


def test_a_row_for_each_module() -> None:
    assert six(six_table()) == [
        "Gates    6 each, with a tile of the type,\n"
        "         left pav 3 ser 3 arc 3 cha 3 gar - tow 2, to be laid: garden",
        "Markers  6 in the bag, you put back ducat",
        "Pawns    florin 1, dirham 1, dinar -, ducat 1",
        "Falcons  white ◇ garden+tower (4 more), brown ◈ comes later (2), black ◆ none",
    ]
    even = replace(GATES, left=dict.fromkeys(TYPES, 3), to_lay=())
    assert six(table(modules={"gatehouses": even})) == ["Gates    6 each, with a tile of the type, 3 left of each type"]
    assert six(table()) == possessions(table(), ("Ann",) * 3) == []


@clause("S-8", "X-9")
def test_what_players_have() -> None:
    laid = (palace("tower-9-ES@n1"), palace("garden-8-NE@n1"), palace())
    seen = six_table(palaces=laid, reserves=(("pavilion-8",), (), ()))
    lines = players(seen, ("You", "Bob", "Cid")).splitlines()
    assert lines[-4:] == [
        "    You, certificate: 5 dinar b",
        "    You, sites: tower-9-ES at n1 (dinar b), pavilion-8 in the reserve (florin y)",
        "    You, falcons: black ◆ se of n1 (seraglio+tower)",
        "    Bob, sites: garden-8-NE at n1",
    ]


@clause("S-4", "G-11")
def test_sites_and_gatehouses_are_no_buildings() -> None:
    seen = six_table(palaces=(palace("tower-9-ES@n1", "gatehouse-tower-1@n2", "tower-12@w1"), palace(), palace()))
    mine = next(line for line in players(seen, ("You", "Bob", "Cid")).splitlines() if line.startswith("* 0 You"))
    assert mine.endswith(".    .    .    .    .    1")


def test_the_certificate_lies_with_the_money_of_its_currency() -> None:
    seen = six_table(hand=("b2", "y3"))
    assert "\nHand     y3 = 3           -                b2 x5 = 7        -\n" in market(seen)
    assert over_of(seen, ("b2", "x"), 6) == 1
    assert "x5" not in market(table(hand=("b2", "y3")))


@clause("G-1")
@pytest.mark.parametrize(
    ("corner", "size", "inside"),
    [
        ("NE", LARGE, (" ╲╲     ", " tow ╲╲ ")),
        ("SE", LARGE, (" tow ╱╱ ", " ╱╱     ")),
        ("SW", LARGE, (" ╲╲ tow ", "     ╲╲ ")),
        ("NW", LARGE, ("     ╱╱ ", " ╱╱ tow ")),
        ("NE", MEDIUM, ("tow╲╲ ",)),
        ("SE", MEDIUM, ("tow╱╱ ",)),
        ("SW", MEDIUM, (" ╲╲tow",)),
        ("NW", MEDIUM, (" ╱╱tow",)),
        ("NE", SMALL, ("T╲ ",)),
        ("NW", SMALL, (" ╱T",)),
    ],
)
def test_a_gatehouse_is_a_diagonal(corner: str, size: Size, inside: tuple[str, ...]) -> None:
    seen = table(modules={"gatehouses": replace(GATES, laid={"gatehouse-tower-1": corner})})
    assert size.text(tile_of(seen, "gatehouse-tower-1")) == inside


@clause("G-12")
def test_what_looks_at_a_free_half_is_drawn_to_its_end() -> None:
    laid = palace("tower-12@n1", "gatehouse-tower-1@n1e1", "garden-11@e1", "garden-10-none@e2")
    seen = table(modules={"gatehouses": replace(GATES, laid={"gatehouse-tower-1": "NE"})})
    assert draw_palace(laid, known=seen_tiles(seen), size=SMALL) == [
        "      c   e1  e2",
        "    ┌────",
        "n1  │T12 T╲",
        "    │       ────┐",
        "c   │*** G11 G10│",
        "    └───────────┘",
    ]
    turned = table(modules={"gatehouses": replace(GATES, laid={"gatehouse-tower-1": "SE"})})
    assert draw_palace(laid, known=seen_tiles(turned), size=SMALL)[2:4] == ["n1  │T12 T╱", "    │   ────────┐"]


def test_sites_and_falcons_in_the_palace() -> None:
    laid = palace("tower-9-ES@w1", "pavilion-8@n1", "garden-8-NE@s1", "arcades-10@n1w1")
    seen = six_table(palaces=(laid, palace(), palace()))
    falcons = {"n1w1": "◆"}
    shown = draw_palace(laid, known=seen_tiles(seen), size=LARGE, points=falcons)
    assert any("site 9b" in line for line in shown) and any("site 8?" in line for line in shown)
    assert shown[4][13] == "◆"
    assert MEDIUM.text(tile_of(seen, "tower-9-ES")) == ("(T) 9b",)
    assert SMALL.text(tile_of(seen, "tower-9-ES")) == ("(T)",)
    assert faces()["falconers"].points(seen, 0) == {"n1": "◆"}


def test_the_whole_table_has_room() -> None:
    laid = palace("tower-9-ES@w1", "pavilion-8@n1", "garden-8-NE@n1e1", "arcades-10@e1")
    seen = six_table(palaces=(laid, palace(), palace()), hand=("y1", "b2"), modules={"medinas": None})
    lines = f"{draw(seen)}\n{palaces(seen, ('You', 'Bob', 'Cid'))}".splitlines()
    assert max(map(len, lines)) <= 80
    assert sum("◆" in line for line in lines) == 4  # in both drawings, in the list and at the piles

"""Bazaars (B-1 to B-7)."""

from __future__ import annotations

from typing import Any

import pytest

from alhambra import Config, NotationError, Scripted, Seeded, check, parse_position, parse_word, view
from alhambra.core.data import load
from alhambra.modules.bazaars.rules import Bazaars
from alhambra.modules.bazaars.words import BazaarBought, BazaarTurnedUp
from alhambra.palace.events import EndBegan, LeftOverGiven, MarketFilled
from alhambra.palace.game import PalaceGame
from alhambra.palace.module import Kit
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.oracle.bazaars import bazaar_points
from tests.oracle.table import place_name
from tests.support.builders import cards, deck, game_of, say, table, words
from tests.support.extras import FACTS, MODULES, laid, scored
from tests.support.plain import fields, line
from tests.support.play import every, walk

ONLY = ("bazaars",)
# bazaar-2 is paid in florins (square 1), bazaar-1 in dirhams, bazaar-3 in dinars, bazaar-4 in ducats
MARKET = "chambers-5 garden-12 tower-11-S garden-10-W"


def stall(beside: str = "bazaar-2", **settings: Any) -> PalaceState:
    """A table with bazaars beside the board."""
    settings = {"market": MARKET, "hands": ["y5 y3 y2 y4 y9 g5 g9 g3"]} | settings
    return table(3, modules=ONLY, slices={"bazaars": beside}, **settings)


def refused(state: PalaceState, move: str) -> tuple[str, str]:
    found = check(state, parse_word(state, move))
    assert found is not None
    return found.clause, found.code


@clause("B-1", "K-1")
def test_eight_bazaars_each_with_a_currency_and_three_types() -> None:
    data = load("components.json", "alhambra.modules.bazaars")["tiles"]
    kit = game_of(3, ONLY).kit
    assert kit.tiles.start == 62 and len(data) == 8
    for tile in data:
        number = kit.tiles.numbers[tile["id"]]
        assert (kit.types[number], kit.shapes[number]) == (6, 0)
        assert len(set(tile["types"])) == 3
    assert sorted(tile["currency"] for tile in data) == sorted(["florin", "dirham", "dinar", "ducat"] * 2)


@clause("B-2")
def test_a_bazaar_drawn_for_the_market_lies_beside_the_board() -> None:
    state = stall("", supply="bazaar-8 bazaar-3 tower-7")
    events = say(state, "buy:1:y5", "done", "keep:chambers-5")
    told = [event for event in events if isinstance(event, BazaarTurnedUp | MarketFilled)]
    assert told == [BazaarTurnedUp("bazaar-8"), BazaarTurnedUp("bazaar-3"), MarketFilled(1, "tower-7")]
    seen = view(state, None)
    assert [one.tile for one in seen.modules["bazaars"].beside] == ["bazaar-3", "bazaar-8"]
    assert [one.price for one in seen.modules["bazaars"].beside] == [11, 12]
    assert not words(state, "bazaar:")  # nobody has the money


@clause("B-2", "K-15")
@pytest.mark.parametrize("seats", [2, 3])
def test_so_too_at_set_up_but_not_those_of_the_neutral_player(seats: int) -> None:
    game = game_of(seats, ONLY)
    upper = [game.kit.tiles.numbers[f"bazaar-{n}"] for n in range(1, 9)]
    order = bytes([*upper, *range(54)])
    money = [*cards("y9 y9 y2 g9 g9 g3" if seats == 2 else "y9 y9 y2 g9 g9 g3 b9 b9 b4")]
    rest = deck(seats)
    rest.subtract(money)
    luck = Scripted([
        ("tiles", order), ("money", bytes([*money, *sorted(rest.elements())])),
        ("first scoring", 0), ("second scoring", 0),
    ])  # fmt: skip
    events: list[Any] = []
    state = game.new(luck, events)
    seen = view(state, None)
    drawn = 6 if seats == 2 else 0
    assert [one.tile for one in seen.modules["bazaars"].beside] == [f"bazaar-{n}" for n in range(drawn + 1, 9)]
    assert list(seen.neutral or ()) == [f"bazaar-{n}" for n in range(1, drawn + 1)]
    assert seen.market == ("pavilion-2", "pavilion-3", "pavilion-4", "pavilion-5")
    assert scored(state, 3, "bazaar") == [0, 0, 0]


@clause("B-3")
def test_example_the_price_is_that_of_the_square_of_its_currency() -> None:
    state = stall(market="arcades-4 garden-12 tower-11-S garden-10-W")
    assert words(state, "bazaar:") == {"bazaar:bazaar-2:y4"}
    state = stall()
    assert words(state, "bazaar:") == {"bazaar:bazaar-2:y5", "bazaar:bazaar-2:y2,y3"}
    events = say(state, "bazaar:bazaar-2:y2,y3")
    assert events == [BazaarBought(0, "bazaar-2", ("y2", "y3"), 5)]
    seen = view(state, 0)
    assert (seen.actor, seen.earned, seen.asides[0]) == (0, True, ("bazaar-2",))
    assert seen.modules["bazaars"].beside == () and seen.discards_left == 2
    assert {"done", "buy:1:y5", "take:y9"} <= words(state)
    assert state.market[0] == state.kit.tiles.numbers["chambers-5"]


@clause("B-3")
@pytest.mark.parametrize(("tile", "price"), [("medina-03", 3), ("camp-2", 4)])
def test_the_price_may_be_that_of_a_medina_or_a_camp(tile: str, price: int) -> None:
    market = f"{tile} garden-12 tower-11-S garden-10-W"
    state = table(3, modules=MODULES, slices={"bazaars": "bazaar-2"}, market=market, hands=["y3 y4"])
    assert words(state, "bazaar:") == {f"bazaar:bazaar-2:y{price}"}


@clause("B-3")
@pytest.mark.parametrize(
    ("move", "clause_id", "code"),
    [
        ("bazaar:bazaar-2:y9", "B-3", "not-exact"),
        ("bazaar:bazaar-2:y4", "B-3", "not-exact"),
        ("bazaar:bazaar-2:g5", "B-3", "wrong-currency"),
        ("bazaar:bazaar-2:y1,y4", "A-40", "not-in-hand"),
        ("bazaar:bazaar-1:y5", "B-3", "not-on-market"),
        ("bazaar:tower-7:y5", "B-3", "not-on-market"),
        ("bazaar:nonsense:y5", "B-3", "not-on-market"),
    ],
)
def test_a_wrong_payment_is_refused(move: str, clause_id: str, code: str) -> None:
    assert refused(stall(), move) == (clause_id, code)


@clause("B-3")
def test_a_bazaar_is_bought_as_an_action() -> None:
    state = stall("bazaar-1 bazaar-2", market="chambers-5 garden-6 tower-11-S garden-10-W")
    say(state, "bazaar:bazaar-2:y5", "done")
    assert refused(state, "bazaar:bazaar-1:g3")[0] == "A-60"


@clause("B-4")
def test_without_a_tile_on_the_square_there_is_no_price() -> None:
    state = stall(hands=["y5 y3 y2 g9"])
    say(state, "buy:1:y5")
    assert not words(state, "bazaar:")
    assert refused(state, "bazaar:bazaar-2:y2,y3") == ("B-4", "empty-square")
    assert view(state, 0).modules["bazaars"].beside[0].price == 0


@clause("B-5")
def test_a_bazaar_is_laid_or_kept_under_the_usual_rules() -> None:
    state = stall()
    say(state, "bazaar:bazaar-2:y5", "done")
    assert words(state) == {"keep:bazaar-2", *(f"lay:bazaar-2@{place}" for place in ("n1", "e1", "s1", "w1"))}
    say(state, "lay:bazaar-2@e1")
    assert view(state, None).palaces[0].tiles[1].tile == "bazaar-2" and state.actor == 1
    again = table(palaces=["bazaar-1@e1"], reserves=["bazaar-2 garden-11"], modules=ONLY)
    assert words(again, "remove") == {"remove:bazaar-1"}
    assert words(again, "swap") >= {"swap:bazaar-1/bazaar-2"}
    pair = table(2, modules=ONLY, slices={"bazaars": "bazaar-2"}, market=MARKET, hands=["y5"])
    say(pair, "bazaar:bazaar-2:y5", "done", "give:bazaar-2")
    assert view(pair, None).neutral == ("bazaar-2",)


@clause("B-6")
def test_everybody_sees_what_counts_around_a_bazaar() -> None:
    state = table(palaces=["bazaar-1@e1 seraglio-9@e2 tower-12@n1 arcades-9@s1e1"], modules=ONLY)
    (laid_one,) = view(state, None).modules["bazaars"].laid
    assert (laid_one.seat, laid_one.tile) == (0, "bazaar-1")
    assert sorted(laid_one.around) == ["arcades-9", "seraglio-9"]


# bazaar-1 wants seraglio, arcades, garden
@clause("B-6")
@pytest.mark.parametrize(
    ("types", "points"),
    [
        (["seraglio", "arcades", "garden", "garden"], 12),  # the first example
        (["seraglio", "arcades", "arcades"], 6),  # the second
        (["garden"], 1),
        (["tower", "pavilion", "chambers"], 0),
        (["garden", "garden", "garden", "seraglio", "seraglio", "seraglio", "arcades", "arcades"], 24),
    ],
)
def test_examples_of_points(types: list[str], points: int) -> None:
    squares = [(north, east) for north in range(-1, 2) for east in range(-1, 2) if (north, east) != (0, 0)]
    kinds: list[dict[str, object]] = [
        {"id": f"{kind}-{n}", "type": kind, "price": 9, "walls": ""} for n, kind in enumerate(types)
    ]
    filler: list[dict[str, object]] = [{"id": f"m{n}", "price": 9, "walls": ""} for n in range(14)]
    game = PalaceGame(Config("classic", 3, ONLY), Kit(kinds + filler, [Bazaars()], 3, 3, neutral=False))
    # The bazaar lies at n3, with tiles without a type where there is none that counts.
    ring = [place_name((east, north + 3)) for north, east in squares]
    tiles = [*(str(kind["id"]) for kind in kinds), *(f"m{n}" for n in range(8 - len(kinds)))]
    laid_tiles = ["m13@n1", "bazaar-1@n3", *(f"{tile}@{place}" for tile, place in zip(tiles, ring, strict=True))]
    free = [*(f"m{n}" for n in range(8 - len(kinds), 9)), *(f"bazaar-{n}" for n in range(2, 9))]
    words_ = fields(table(3)) | {
        "palaces": f"{','.join(laid_tiles)}/-/-", "market": "m9,m10,m11,m12", "reserves": f"{','.join(free)}/-/-",
        "supply": "-", "modules": ".",
    }  # fmt: skip
    state = game.parse_position(line({**words_, "game": ""}).strip())
    assert scored(state, 3, "bazaar") == [points, 0, 0]


@clause("B-6")
def test_a_bazaar_scores_at_the_third_scoring_only_with_its_surroundings() -> None:
    # No walls: 4 buildings of 3 types around bazaar-1, diagonals included, one tower and the fountain do not count.
    names = open_tiles()
    tiles = {"n1e1": names["seraglio"][0], "e2": names["arcades"][0], "n1": names["garden"][0]}
    palace = f"bazaar-1@e1 {names['tower'][0]}@s1 " + " ".join(f"{tile}@{place}" for place, tile in tiles.items())
    state = table(3, palaces=[palace], modules=ONLY)
    assert [scored(state, number, "bazaar")[0] for number in (1, 2, 3)] == [0, 0, 9]
    two = table(3, palaces=[f"{palace} bazaar-5@w1"], modules=ONLY)  # wants pavilion, arcades, garden
    assert scored(two, 3, "bazaar")[0] == 9 + 1  # the garden serves both


def open_tiles() -> dict[str, list[str]]:
    """Tiles without walls, by type."""
    found: dict[str, list[str]] = {}
    for name, fact in FACTS.items():
        if "type" in fact and not fact["walls"]:
            found.setdefault(fact["type"], []).append(name)
    return found


@clause("B-6", "M-7")
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.played
def test_points_are_those_of_the_oracle_in_random_games(seats: int) -> None:
    met = 0
    for seed in range(2):
        for state in every(walk(seats, f"bazaars/{seats}/{seed}", "buy and lay", MODULES), 12):
            expected = []
            for seat in range(seats):
                tiles = laid(state, seat)
                types = {square: FACTS[tile].get("type") for square, tile in tiles.items()}
                stalls = {square: set(FACTS[tile]["types"]) for square, tile in tiles.items() if "types" in FACTS[tile]}
                expected.append(sum(bazaar_points(types, stalls).values()))
            assert scored(state, 3, "bazaar")[:seats] == expected
            assert not any(scored(state, 1, "bazaar") + scored(state, 2, "bazaar"))
            met += sum(expected)
    assert met or seats == 6


@clause("B-7", "K-14")
def test_bazaars_beside_the_board_are_not_given_away() -> None:
    state = stall(
        "bazaar-2", supply="bazaar-4 bazaar-5", market="pavilion-2 pavilion-8 seraglio-9 tower-12",
        hands=["y2 g9 y9"], spare_tiles=2, held=(1, 2), spare_cards="discards",
    )  # fmt: skip
    events = say(state, "buy:1:y2", "done", "keep:pavilion-2")
    kinds = [type(event) for event in events if type(event) in (BazaarTurnedUp, EndBegan, LeftOverGiven)]
    assert kinds == [BazaarTurnedUp, BazaarTurnedUp, EndBegan, *[LeftOverGiven] * 3]
    seen = view(state, None)
    assert seen.ending and [one.tile for one in seen.modules["bazaars"].beside] == ["bazaar-2", "bazaar-4", "bazaar-5"]
    assert not any("bazaar" in tile for tiles in seen.asides for tile in tiles)


@clause("K-14")
def test_the_last_tile_that_is_no_bazaar_still_fills_the_market() -> None:
    state = stall(
        "", supply="bazaar-4 tower-13 bazaar-5", market="pavilion-2 pavilion-8 seraglio-9 tower-12", hands=["y2"],
        spare_tiles=2, held=(1, 2), pile="y8 y8", spare_cards="discards",
    )  # fmt: skip
    say(state, "buy:1:y2", "done", "keep:pavilion-2")
    assert (state.actor, view(state, None).ending, view(state, None).supply_left) == (1, False, 1)


@clause("B-2")
def test_positions_with_bazaars_where_they_never_lie_are_refused() -> None:
    with pytest.raises(NotationError, match="a bazaar lies on the market"):
        stall("", market="bazaar-1 garden-12 tower-11-S garden-10-W")
    here = fields(stall("", supply="tower-7"))
    with pytest.raises(NotationError, match="no bazaar"):
        parse_position(line(here | {"supply": here["supply"][2:], "modules": here["supply"][:2]}))
    there = fields(stall("bazaar-1 bazaar-2"))
    with pytest.raises(NotationError, match="no bazaar"):
        parse_position(line(there | {"modules": there["modules"] + "c8"}))
    with pytest.raises(NotationError, match="'zz' are no bazaars"):
        parse_position(line(there | {"modules": "zz"}))


def test_luck_of_a_new_game_is_the_seeds() -> None:
    one, other = (game_of(3, ONLY).new(Seeded(4)) for _ in range(2))
    assert view(one, None) == view(other, None)

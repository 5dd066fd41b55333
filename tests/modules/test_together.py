"""Modules of the sixth expansion together with others (K-1, K-10 to K-18)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from alhambra import BOXES, Config, ConfigError, NotationError, open_game, parse_word, score, view
from alhambra.modules.building_sites.words import MarkerTurned
from alhambra.palace.events import EndBegan, GameOver, Kept, LeftOverGiven, Scored
from alhambra.palace.explain import scored_now
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.support.builders import say, words
from tests.support.extras import scored
from tests.support.red_builders import refusal, refused
from tests.support.sets import legal_sets
from tests.support.six_builders import ALL, SIX, markers, six_table

MARKET = "arcades-4 arcades-5 arcades-7 arcades-6-SW"
ANY = {"store:y", "store:g", "store:b", "store:o"}


def mixed(hand: str = "", *modules: str, seats: int = 3, **more: Any) -> PalaceState:
    """Seat 0 to act, with these modules or all."""
    settings: dict[str, Any] = {"market": MARKET, "hands": [hand]} | more
    return six_table(seats, modules or ALL, **settings)


def certificates(state: PalaceState) -> list[tuple[str, int] | None]:
    shown = view(state, None).modules["exchange-certificates"].certificates
    return [one and (one.currency, one.amount) for one in shown]


@clause("K-1")
def test_classic_alhambra_takes_any_set_of_its_modules() -> None:
    modules = BOXES["classic"].modules
    assert set(modules) >= set(ALL) and len(ALL) == 8
    every = [chosen for size in range(len(modules) + 1) for chosen in combinations(modules, size)]
    assert {frozenset(chosen) for chosen in legal_sets("classic")} == {frozenset(chosen) for chosen in every}
    for chosen in every:
        kit = open_game(Config("classic", 3, chosen)).kit  # type: ignore[attr-defined]
        assert {module.name for module in kit.modules} == set(chosen)


@clause("K-2", "K-3")
@pytest.mark.parametrize(
    ("box", "modules"), [("red-palace", {"medinas", "bazaars", "camps"}), ("roll-and-write", set())]
)
def test_what_other_boxes_take(box: str, modules: set[str]) -> None:
    """These at least, together and alone; a module that is added later may stand aside."""
    ours = [chosen for chosen in legal_sets(box) if set(chosen) <= modules]
    assert len(ours) == 2 ** len(modules) and set(ours[-1]) == modules
    assert set(legal_sets("roll-and-write")) == {()}


@clause("K-2", "K-17")
@pytest.mark.parametrize("module", SIX)
def test_the_red_palace_takes_none_of_the_sixth_expansion(module: str) -> None:
    with pytest.raises(ConfigError, match="K-2"):
        open_game(Config("red-palace", 3, (module,)))


@clause("K-17", "K-18")
@pytest.mark.parametrize(
    "module", ["vizier", "huts", "city-gates", "walls", "diamonds", "street-trader", "treasure-chamber", "moorish-art"]
)
def test_modules_that_are_not_offered_are_refused(module: str) -> None:
    with pytest.raises(ConfigError, match="K-1"):
        open_game(Config("classic", 3, (module,)))


@clause("K-10")
def test_no_gatehouse_is_bought_with_a_camp_a_medina_or_a_bazaar() -> None:
    state = mixed("y8 y9 y2 g9 g8 b9 b5", market="medina-02 camp-1 tower-8 garden-6", slices={"bazaars": "bazaar-3"})
    assert {move.split(":")[1] for move in words(state, "gatehouse:")} == {"3"}
    assert refused(state, "gatehouse:1:y8") == ("K-10", "no-gatehouse")
    assert refused(state, "gatehouse:2:g9") == ("K-10", "no-gatehouse")
    assert "camp-1: it has no type" in refusal(state, "gatehouse:2:g9").message
    bazaar = mixed("b7", market=MARKET, slices={"bazaars": "bazaar-3"})
    say(bazaar, "bazaar:bazaar-3:b7")
    assert view(bazaar, None).modules["gatehouses"].to_lay == ()


@clause("K-10", "S-2")
def test_no_gatehouse_is_bought_with_a_site() -> None:
    state = mixed("y9 y2", market="arcades-4 arcades-5 arcades-7 arcades-6-SW")
    say(state, "site:1:y2")
    say(state, "draw:markers", "marker:1", luck=markers(0, 0))
    assert view(state, None).modules["gatehouses"].to_lay == ()
    assert words(state, "gate") == set()
    finished = mixed("b9 b3", palaces=["tower-12@e1"], sites="tower-12:b")
    say(finished, "finish:tower-12:b3,b9")
    assert view(finished, None).modules["gatehouses"].to_lay == ()  # nor when one is finished (G-2)


@clause("K-10", "G-5")
def test_a_bazaar_carries_no_gatehouse() -> None:
    # bazaar-2 shows towers.
    state = mixed(palaces=["bazaar-2@e1 tower-12@w1"], asides=["pavilion-8"], to_lay="tower", phase="lay")
    assert "gate:tower@n1w1-NE" in words(state)
    assert refused(state, "gate:tower@n1e1-NE") == ("G-5", "not-adjacent")
    both = mixed(palaces=["bazaar-2@e1 tower-12@n1"], asides=["pavilion-8"], to_lay="tower", phase="lay")
    assert "gate:tower@n1e1-NE" in words(both)  # the other leg may touch it


@clause("K-10")
def test_a_camp_and_a_gatehouse_never_touch_whichever_is_laid_later() -> None:
    # camp-8 has ramparts in the south and in the west: at n1e1 they meet the walls of e1 and n1.
    base = "tower-11-N@e1 garden-9@n1"
    pitched = mixed(palaces=[f"{base} tower-12@e2 camp-8@n1e1"], asides=["pavilion-8"], to_lay="tower", phase="lay")
    assert refused(pitched, "gate:tower@n1e2-NE") == ("K-10", "wrong-contact")
    assert "would touch a camp" in refusal(pitched, "gate:tower@n1e2-NE").message
    assert "gate:tower@n1e2-NW" in words(pitched)  # the camp looks at the free half
    gated = mixed(palaces=[f"{base} tower-12@e2"], gates=["tower@n1e2-NE"], reserves=["camp-8"])
    assert "lay:camp-8@n1e1" not in words(gated)
    assert refused(gated, "lay:camp-8@n1e1") == ("K-10", "wrong-contact")
    assert refusal(gated, "lay:camp-8@n1e1").places == ("n1e2",)
    assert "would touch a gatehouse in the east" in refusal(gated, "lay:camp-8@n1e1").message
    turned = mixed(palaces=[f"{base} tower-12@e2"], gates=["tower@n1e2-NW"], reserves=["camp-8"])
    assert "lay:camp-8@n1e1" in words(turned)


@clause("K-10")
def test_a_camp_at_a_leg_is_refused_for_the_leg_whatever_else_it_touches() -> None:
    alone = mixed(palaces=["tower-12@e1"], gates=["tower@n1e1-NW"], reserves=["camp-8"])
    assert refused(alone, "lay:camp-8@n1e2") == ("K-10", "wrong-contact")  # only the leg
    assert refused(alone, "swap:tower-12/camp-8") == ("K-10", "wrong-contact")
    assert refused(alone, "lay:camp-8@s1") == ("C-4", "wrong-contact")  # far from it
    for camp in ("camp-2", "camp-8"):  # an open side in the south as well
        both = mixed(palaces=["tower-12@e1 garden-11@e2"], gates=["tower@n1e1-NW"], reserves=[camp])
        assert refused(both, f"lay:{camp}@n1e2") == ("K-10", "wrong-contact")
        assert refusal(both, f"lay:{camp}@n1e2").places == ("n1e1",)


@clause("K-11")
def test_camps_and_bazaars_are_no_sites_but_medinas_are() -> None:
    state = mixed("y9 g9 y1", market="medina-03 camp-1 tower-8 garden-6", slices={"bazaars": "bazaar-2"})
    assert words(state, "site:1:y1") and not words(state, "site:2")
    assert refused(state, "site:2:g9") == ("K-11", "no-site")
    assert "camp-1 cannot be built as a site" in refusal(state, "site:2:g9").message
    assert not any("bazaar" in move for move in words(state, "site:"))
    say(state, "site:1:y1")
    say(state, "draw:markers", "marker:1", "keep:medina-03", luck=markers(0, 0))
    assert view(state, 0).modules["building-sites"].sites == {"medina-03": "florin"}


@clause("K-12", "G-5", "G-9")
def test_a_gatehouse_leans_on_a_site() -> None:
    state = mixed(palaces=["tower-12@e1"], sites="tower-12:b", asides=["pavilion-8"], to_lay="tower", phase="lay")
    assert "gate:tower@n1e1-NE" in words(state)
    held = mixed(
        palaces=["tower-12@e1 garden-11@n1"], gates=["tower@n1e1-NE"], sites="tower-12:b tower-11-none:g",
        reserves=["tower-11-none arcades-9"],
    )  # fmt: skip
    assert refused(held, "remove:tower-12") == ("G-9", "holds-gatehouse")
    assert refused(held, "swap:tower-12/arcades-9") == ("G-9", "holds-gatehouse")
    assert "swap:tower-12/tower-11-none" in words(held)


@clause("K-12", "S-4")
def test_for_scoring_a_site_is_no_building() -> None:
    # bazaar-2 wants seraglios, arcades and towers.
    palace = "tower-9-NE@e1 bazaar-2@n1 seraglio-9@w1 medina-08@s1"
    modules = ("medinas", "bazaars", "building-sites")
    built = mixed("", *modules, palaces=[palace])
    assert scored(built, 3, "tower") == [21, 0, 0] and scored(built, 3, "bazaar") == [4, 0, 0]
    assert scored(built, 1, "medinas")[0] == 0
    sites = mixed("", *modules, palaces=[palace], sites="tower-9-NE:y medina-08:b")
    assert scored(sites, 3, "tower") == [0, 0, 0] and scored(sites, 3, "bazaar") == [1, 0, 0]
    assert scored(sites, 1, "medinas")[0] < 0
    assert scored(sites, 1, "wall") == scored(built, 1, "wall") == [2, 0, 0]


@clause("K-12", "C-6")
def test_a_site_does_not_break_the_line_of_a_camp() -> None:
    palace = "chambers-9-W@w1 camp-2@w2 tower-12@e1 garden-11@e2"
    modules = ("camps", "building-sites")
    assert scored(mixed("", *modules, palaces=[palace]), 1, "camp") == [4, 0, 0]
    assert scored(mixed("", *modules, palaces=[palace], sites="tower-12:y"), 1, "camp") == [3, 0, 0]


@clause("K-12", "F-3", "F-4")
def test_falcons_need_finished_buildings() -> None:
    four = "tower-12@e1 garden-11@n1 chambers-10@n1e1"
    built = mixed("y9", palaces=[four], tops="white0")
    assert words(built, "falcon:") == {"falcon:white@n1"}
    for site in ("tower-12", "garden-11"):
        state = mixed("y9", palaces=[four], tops="white0", sites=f"{site}:b")
        assert not words(state, "falcon:")
        assert refused(state, "falcon:white@n1") == ("F-3", "no-point")
    other = mixed("y9", palaces=[four], tops="white0", sites="chambers-10:b")
    assert words(other, "falcon:") == {"falcon:white@n1"}  # it may be among the four
    swap = mixed(palaces=[four], falcons=["white0@n1"], sites="tower-11-none:y", reserves=["tower-11-none"])
    assert refused(swap, "swap:tower-12/tower-11-none") == ("F-4", "under-falcon")


@clause("F-3")
@pytest.mark.parametrize("tile", ["medina-10", "bazaar-4", "camp-8"])
def test_tiles_without_a_type_may_be_among_the_four(tile: str) -> None:
    # camp-8 stands on the walls of tower-11-N and garden-9.
    four = f"tower-12@e1 garden-11@n1 {tile}@n1e1" if tile != "camp-8" else "tower-11-N@e1 garden-9@n1 camp-8@n1e1"
    state = mixed("y9", palaces=[four], tops="white0")
    assert words(state, "falcon:") == {"falcon:white@n1"}
    shown = mixed("y9", palaces=["bazaar-4@e1 garden-11@n1 chambers-10@n1e1"], tops="white0")
    assert not words(shown, "falcon:")  # bazaar-4 wants towers, but shows none


@clause("K-13", "X-2")
@pytest.mark.parametrize(
    ("settings", "move", "over"),
    [
        ({"hands": ["y9 y3"]}, "gatehouse:1:y3,y9", 2),  # 4 and 6
        ({"hands": ["y9 y3"]}, "site:1:y3", 1),  # half of 4
        ({"hands": ["y9 y2"], "certificates": ["y3"]}, "site:1:y2,x", 3),
        ({"hands": ["b9 b6"], "palaces": ["tower-12@e1"], "sites": "tower-12:b"}, "finish:tower-12:b6,b9", 3),
        ({"hands": ["y9"], "market": "camp-1 arcades-5 arcades-7 arcades-6-SW"}, "buy:1:y9", 6),
        ({"hands": ["y9"], "market": "medina-05 arcades-5 arcades-7 arcades-6-SW"}, "buy:1:y9", 4),
    ],
)
def test_certificates_apply_to_any_purchase_in_a_market_currency(
    settings: dict[str, Any], move: str, over: int
) -> None:
    state = mixed(**settings)
    say(state, move)
    assert view(state, 0).modules["exchange-certificates"].over == over
    assert words(state) >= ANY and words(state) <= {*ANY, "store:none"}
    say(state, "store:g")
    assert certificates(state)[0] == ("dirham", over) and not words(state, "store:")


@clause("K-13", "S-2", "X-7")
def test_a_site_is_overpaid_by_what_exceeds_half_the_price() -> None:
    state = mixed("y1 y2 y9", "building-sites", "exchange-certificates")  # 4 florins: 2
    assert words(state, "site:1") == {"site:1:y2", "site:1:y9", "site:1:y1,y2"}
    say(state, "site:1:y1,y2")
    assert words(state) == ANY  # with a superfluous card, and before the markers
    assert refused(state, "draw:markers") == ("X-2", "not-now")
    say(state, "store:y")
    assert words(state) == {"draw:markers"} and certificates(state)[0] == ("florin", 1)
    say(state, "draw:markers", "marker:1", luck=markers(0, 0))
    assert view(state, 0).phase == "lay"


@clause("K-13", "X-3")
def test_seven_over_half_the_price_are_too_many_to_store() -> None:
    state = mixed("y9", "building-sites", "exchange-certificates")
    say(state, "site:1:y9")
    assert words(state) == {"draw:markers"}  # nothing is asked before the markers
    say(state, "draw:markers", "marker:1", luck=markers(0, 0))
    assert refused(state, "store:b") == ("X-3", "not-now")


@clause("K-13", "X-4")
def test_the_certificate_pays_for_all_of_them_too() -> None:
    gate = mixed("y7", certificates=["y3"])
    say(gate, "gatehouse:1:y7,x")
    assert view(gate, 0).earned and certificates(gate)[0] is None
    site = mixed("", certificates=["y2"])
    say(site, "site:1:x")
    assert words(site) == {"draw:markers"} and not view(site, 0).earned
    finish = mixed("b8", palaces=["tower-12@e1"], sites="tower-12:b", certificates=["b4"])
    say(finish, "finish:tower-12:b8,x")
    assert view(finish, 0).earned and not finish.unbuilt
    over = mixed("b9", palaces=["tower-12@e1"], sites="tower-12:b", certificates=["b4"])
    say(over, "finish:tower-12:b9,x", "store:none")
    assert over.actor == 1


@clause("K-13", "B-3")
def test_a_bazaar_is_paid_exactly_with_the_certificate_or_without() -> None:
    state = mixed("y4 y1 y3 y9", certificates=["y3"], slices={"bazaars": "bazaar-2"})
    assert words(state, "bazaar:") == {"bazaar:bazaar-2:y4", "bazaar:bazaar-2:y1,y3", "bazaar:bazaar-2:y1,x"}
    assert refused(state, "bazaar:bazaar-2:y9") == ("B-3", "not-exact")
    assert refused(state, "bazaar:bazaar-2:y3,x") == ("B-3", "not-exact")
    say(state, "bazaar:bazaar-2:y1,x")
    assert view(state, 0).earned and certificates(state)[0] is None and not words(state, "store:")
    free = mixed("y9", slices={"bazaars": "bazaar-2"})
    assert not words(free, "bazaar:") and refused(free, "bazaar:bazaar-2:y9") == ("B-3", "not-exact")


@clause("K-13", "F-2")
def test_a_falcon_neither_takes_nor_fills_a_certificate() -> None:
    four = "tower-12@e1 garden-11@n1 chambers-10@n1e1"
    state = mixed("y9", palaces=[four], tops="white0")
    say(state, "falcon:white@n1")
    assert words(state) == {"pay:y9"}
    say(state, "pay:y9")
    assert state.actor == 1 and certificates(state) == [None] * 3
    poor = mixed("y4", palaces=[four], tops="white0", certificates=["y3"])
    assert not words(poor, "falcon:")
    with pytest.raises(NotationError):
        parse_word(poor, "pay:y4,x")


@clause("K-14")
def test_the_market_is_filled_past_bazaars_whatever_was_bought() -> None:
    for move in ("site:1:y2", "gatehouse:1:y9,y1"):
        state = mixed("y2 y9 y1", supply="bazaar-4 tower-7", pile="y8 y8")
        say(state, move)
        if move.startswith("site"):
            say(state, "draw:markers", "marker:1", luck=markers(0, 0))
        else:
            say(state, "done")
        say(state, "keep:arcades-4")
        assert view(state, None).market[0] == "tower-7"
        assert [one.tile for one in view(state, None).modules["bazaars"].beside] == ["bazaar-4"]


@clause("K-15", "G-4")
def test_neither_a_gatehouse_nor_a_site_of_this_turn_is_given_away() -> None:
    state = mixed("y2", seats=2)
    say(state, "site:1:y2")
    say(state, "draw:markers", "marker:1", luck=markers(0, 0))
    assert not words(state, "give:")
    assert refused(state, "give:arcades-4") == ("K-15", "not-given")
    assert "is a building site" in refusal(state, "give:arcades-4").message
    gate = mixed("y9 y1", seats=2, palaces=["arcades-9@e1"])
    say(gate, "gatehouse:1:y9,y1", "done")
    assert words(gate, "give:") == {"give:arcades-4"}
    refused(gate, "give:gatehouse-arcades-1")
    say(gate, "give:arcades-4")
    assert words(gate) == words(gate, "gate:arcades") != set()
    medina = mixed("y1", seats=2, market="medina-03 arcades-5 arcades-7 arcades-6-SW")
    say(medina, "site:1:y1")
    say(medina, "draw:markers", "marker:1", luck=markers(0, 0))
    assert refused(medina, "give:medina-03") == ("K-15", "not-given")


@clause("K-15", "A-94")
@pytest.mark.parametrize("tile", ["medina-03", "camp-1"])
def test_gifts_may_be_module_tiles(tile: str) -> None:
    state = mixed("y3", seats=2, market=f"{tile} arcades-5 arcades-7 arcades-6-SW", supply="tower-7")
    say(state, "buy:1:y3", "done", f"give:{tile}")
    assert view(state, None).neutral == (tile,)


@clause("K-16", "S-7", "X-4")
def test_the_end_of_the_game_in_its_order() -> None:
    state = six_table(
        3, ALL, hands=["g9 b3", "g5 o1", "b2 o2"], palaces=["tower-12@e1"], sites="tower-12:g",
        certificates=["g6", "o2"], market="- pavilion-8 seraglio-9 garden-12", spare_tiles=2, held=(1,),
        pile="2nd y8 y8", spare_cards="discards",
    )  # fmt: skip
    assert view(state, None).modules["exchange-certificates"].pawns["dirham"] == 1
    events = say(state, "take:y9")
    kinds = (Scored, EndBegan, MarkerTurned, LeftOverGiven)
    told: list[Any] = [event for event in events if isinstance(event, kinds)]
    assert [type(event) for event in told] == [Scored, EndBegan, MarkerTurned, *[LeftOverGiven] * 3]
    assert told[0].number == 2 and told[2] == MarkerTurned(0, "tower-12", "dirham", ("g9",))
    given = [(event.tile, event.seat, event.sums) for event in told if isinstance(event, LeftOverGiven)]
    assert given == [
        ("pavilion-8", 1, (0, 5, 0)), ("seraglio-9", 0, (3, 0, 2)), ("garden-12", 1, (0, 3, 2)),
    ]  # fmt: skip
    assert certificates(state) == [None, ("ducat", 2), None]
    assert view(state, None).modules["exchange-certificates"].pawns["dirham"] == 2
    assert state.actor == 1
    say(state, "keep:pavilion-8", "lay:garden-12@e1")
    assert state.actor == 0
    events = say(state, "keep:seraglio-9")
    assert [type(event) for event in events] == [Kept, Scored, GameOver] and events[1].number == 3
    assert score(state).now is None


@clause("K-16")
def test_the_order_of_a_scoring() -> None:
    # A camp, a falcon, a bazaar and medinas; the wall has a gatehouse.
    palace = "tower-12@e1 seraglio-9@n1 bazaar-1@n1e1 chambers-9-W@w1 camp-2@w2 medina-08@s1"
    state = mixed(palaces=[palace], gates=["tower@s1e1-SE"], falcons=["black0@n1"])
    reasons = [gain.reason for gain in scored_now(state, 3).gains]
    groups = ["wall", "seraglio", "chambers", "tower", "camp-2", "black-falcons", "bazaar-1", "medinas"]
    assert [reason for at, reason in enumerate(reasons) if reason not in reasons[:at]] == groups
    assert scored(state, 3, "wall")[0] == 1 + 1 + 2  # the southern wall of s1, and the long side beside it


@clause("K-1", "K-13", "G-2", "S-5")
def test_a_turn_with_everything() -> None:
    state = six_table(
        2, SIX, hands=["y7 b4 b8 g9"], palaces=["tower-12@e1 garden-11@n1 chambers-10@n1e1"], sites="tower-12:b",
        certificates=["y3"], tops="white0", market="arcades-4 arcades-5 arcades-7 arcades-6-SW",
    )  # fmt: skip
    assert not words(state, "falcon:")
    say(state, "gatehouse:1:y7,x", "finish:tower-12:b4,b8", "falcon:white@n1", "pay:g9")
    assert words(state, "gate:") == set()
    say(state, "keep:arcades-4")
    assert state.actor == 1 and view(state, None).modules["gatehouses"].left["arcades"] == 3
    assert len(view(state, None).modules["falconers"].falcons[0]) == 1

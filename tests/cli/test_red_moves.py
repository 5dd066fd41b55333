"""The moves of The Red Palace in the list, and as people type them."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from alhambra import Config, Seeded, apply, legal, new, view
from alhambra.cli.palace.moves import moves_of
from alhambra.cli.palace.questions import chosen_at_home, what_now
from alhambra.cli.palace.spelling import spelt
from alhambra.cli.saying import listed, say
from alhambra.modules.draft.rules import ChoosePile, DraftView
from alhambra.modules.guards.actions import BuyPreview, March, Pay, PutWall, Use
from alhambra.modules.guards.terminal.moves import cost
from alhambra.palace.actions import Buy, Done, Keep, Lay, Remove, Swap
from alhambra.palace.views import View
from tests.bots.table import palace
from tests.clauses import clause
from tests.cli.shown import listing
from tests.cli.test_red_board import BOARD, FULL, MODULES, red_table

LAID = (palace("terrain-07@e1", "terrain-17@n1"), palace(), palace())


def owing(**changes: Any) -> dict[str, Any]:
    return {"guards": replace(BOARD, **changes)}


@clause("R-14")
def test_the_piles_of_start_money() -> None:
    seen = red_table(phase="draft", modules={"draft": DraftView({"1": ("y3", "g9"), "3": ("b8", "o9")})})
    assert listing(moves_of(seen, [ChoosePile(1), ChoosePile(3)])).splitlines() == [
        "Start     pile 1 [1] y3 g9 = 12",
        "          pile 3 [2] b8 o9 = 17",
    ]
    assert what_now(seen) == ["Choose your start money: one of the open piles (R-14)."]


def test_abilities_stand_behind_the_purchases_with_what_they_cost() -> None:
    names = ("march", "card", "half-building", "new-token", "preview-purchase")
    abilities = tuple(replace(BOARD.abilities[0], name=name, guards=1 + (name == "half-building")) for name in names)
    seen = red_table(market=("terrain-24", None, None, None), palaces=LAID, modules=owing(abilities=abilities))
    actions = [
        Use("march"),
        Use("card", ("y3",)),
        Use("half-building", ("tower",)),
        Use("new-token", ("1",)),
        Use("preview-purchase", ("g2",)),
        Buy(1, ("y8",)),
        Done(),
    ]
    assert listing(moves_of(seen, actions)).splitlines() == [
        "Buy       1 terrain-24 arcades [1] y8 exact",
        "Use       [2] march (1 guard)",
        "          card (1 guard) [3] y3",
        "          half-building (2 guards) [4] tower",
        "          new-token (1 guard, drawn at once) [5] 1 (arcades)",
        "          preview-purchase (1 guard) and [6] g2",
        "End       [7] done",
    ]


@clause("R-32")
def test_points_stand_in_for_missing_guards() -> None:
    def costs(seen: View) -> str:
        return listed([say(part) for part in cost(seen, "half-building")])

    assert costs(red_table()) == "4 points"
    assert costs(red_table(palaces=(palace("terrain-07@e1"), palace(), palace()))) == "1 guard and 2 points"
    assert costs(red_table(palaces=LAID)) == "2 guards"


@clause("R-34")
def test_many_exchanges_are_folded() -> None:
    seen = red_table(market=("terrain-24", "terrain-17", None, None), palaces=LAID)
    few = [Use("exchange", ("terrain-07", "1", f"y{value}")) for value in range(1, 4)]
    many = [*few, *(Use("exchange", ("terrain-07", "2", f"g{value}")) for value in range(1, 5))]
    line = "Use       exchange terrain-07 tower with 1 arcades, for [1] y1   [2] y2   [3] y3"
    assert listing(moves_of(seen, few)) == line
    assert listing(moves_of(seen, many)) == "Use       exchange (1 guard) [1] to [7]: type 'use exchange' to see them"
    assert "with 2 garden, for [4] g1" in listing(moves_of(seen, many), "use")


@clause("R-31", "R-41")
def test_guards_are_named_with_their_place_and_the_longest_wall() -> None:
    seen = red_table(palaces=LAID, modules=owing(using="march", owed=1))
    paid = moves_of(seen, [Pay("terrain-07-W"), Pay("terrain-17-E")], ("n1-E",))
    assert listing(paid) == "Pay       [1] terrain-07-W (tower at e1)   [2] terrain-17-E* (garden at n1)"
    assert chosen_at_home(seen) and what_now(seen)[0].startswith("You use march and owe 1 guard: choose who leaves")
    kept = red_table(reserves=(("terrain-07",), (), ()))
    assert listing(moves_of(kept, [Pay("terrain-07-W")])) == "Pay       [1] terrain-07-W (tower in the reserve)"


@clause("R-41")
def test_a_long_march_is_one_line_a_guard() -> None:
    seen = red_table(palaces=LAID, modules=owing(using="march"))
    walls = ("terrain-07-N", "terrain-07-S", "terrain-17-N", "terrain-17-W")
    marches = [March(guard, to) for guard in ("terrain-07-W", "terrain-17-E") for to in walls]
    moves = moves_of(seen, marches, ("n1-N", "n1-W"))
    assert listing(moves).splitlines() == [
        "March     terrain-07-W (tower at e1) [1] to [4]: type 'march t07-W' to see them",
        "          terrain-17-E (garden at n1) [5] to [8]: type 'march t17-E' to see them",
    ]
    assert listing(moves, "march").splitlines()[0] == (
        "March     terrain-07-W (tower at e1) to [1] n1-N*   [2] n1-W*   [3] e1-N"
    )
    assert "* is on your longest wall" in what_now(seen)[0]


@clause("R-35", "R-36")
def test_a_preview_purchase_and_a_loose_wall() -> None:
    buying = red_table(modules={"preview": ("terrain-24", None, None), **owing(using="preview-purchase")}, palaces=LAID)
    assert listing(moves_of(buying, [BuyPreview(1, ("g3", "g5"))])) == "Preview   terrain-24 arcades [1] g3+g5 exact"
    assert what_now(buying) == ["The preview purchase: choose what to buy, exactly and in one currency (R-35)."]
    laying = red_table(phase="lay", asides=(("terrain-24",), (), ()), modules=owing(section=True))
    moves = moves_of(laying, [Lay("terrain-24", "e1"), Keep("terrain-24"), PutWall("terrain-24-W")])
    assert listing(moves).splitlines() == [
        "Wall      on terrain-24 arcades 8 (N○ E S○), side [1] W",
        "Lay       terrain-24 arcades 8 (N○ E S○) [2] at e1   [3] keep",
    ]
    assert what_now(laying) == ["You hold a loose wall: put it on a tile before you lay or keep that tile (R-36)."]


def test_redesigns_name_the_place_and_stand_together() -> None:
    seen = red_table(palaces=LAID, reserves=(("terrain-24",), (), ()))
    actions = [Remove("terrain-07"), Swap("terrain-07", "terrain-24"), Remove("terrain-17")]
    assert listing(moves_of(seen, actions)).splitlines() == [
        "Redesign  remove [1] terrain-07 tower at e1   [2] terrain-17 garden at n1",
        "          put terrain-24 arcades 8 (N○ E S○) in the place of",
        "            [3] terrain-07 tower at e1",
    ]


@pytest.mark.parametrize(
    ("phase", "bound", "start"),
    [("act", "purchase", "After the new token this action"), ("after", None, "Your actions are over: use an ability")],
)
def test_what_is_to_be_decided(phase: str, bound: str | None, start: str) -> None:
    assert what_now(red_table(phase=phase, bound=bound))[0].startswith(start)
    assert what_now(red_table()) == []


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pile 2", "pile:2"),
        ("use card y3", "use:card:y3"),
        ("Use half Tower", "use:half-building:tower"),
        ("use preview y3", "use:preview-purchase:y3"),
        ("use exchange t7 with 2 for g4", "use:exchange:terrain-07:2:g4"),
        ("use ex g4", "use:ex:g4"),  # exchange and exact-change begin so
        ("use plaza", "use:plaza"),
        ("use:new-token:2", "use:new-token:2"),
        ("pay t04-E", "pay:terrain-04-E"),
        ("pay t4e", "pay:terrain-04-E"),
        ("pay n1-e", "pay:terrain-17-E"),
        ("march terrain-04-e to e1-n", "march:terrain-04-E/terrain-07-N"),
        ("preview 2 g4 g5", "preview:2:g4,g5"),
        ("wall p1s", "wall:plaza-1-S"),
        ("lay t7 n1", "lay:terrain-07@n1"),
        ("remove n1", "remove:terrain-17"),
        ("buy 2 g4", "buy:2:g4"),
    ],
)
def test_moves_as_people_type_them(typed: str, meant: str) -> None:
    assert spelt(typed, {"n1": "terrain-17", "e1": "terrain-07"}) == meant


@pytest.mark.parametrize(("seats", "seed"), [(2, 21), (4, 23)])
@pytest.mark.played
def test_every_move_has_its_number_and_can_be_typed(seats: int, seed: int) -> None:
    chance, random = Seeded(seed), Random(seed)
    state = new(Config("red-palace", seats, MODULES, FULL), chance)
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
            assert spelt(word) == spelt(word.replace(":", " ").replace(",", " ").replace("/", " ")) == word
        apply(state, random.choice(actions), chance)

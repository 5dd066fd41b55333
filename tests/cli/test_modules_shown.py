"""What modules add to the screen."""

from __future__ import annotations

from random import Random

import pytest

from alhambra import BOXES, legal, view, word
from alhambra.bots import make_bot
from alhambra.cli.commands.play import new_session
from alhambra.cli.modules import faces
from alhambra.cli.palace.board import draw
from alhambra.cli.palace.drawing import SMALL, draw_palace, draw_tile
from alhambra.cli.palace.facts import tiles
from alhambra.cli.palace.moves import moves_of
from alhambra.cli.palace.scores import scoring_table
from alhambra.cli.palace.sentences import sentence_of
from alhambra.cli.palace.spelling import spelt
from alhambra.cli.text import in_rows
from alhambra.modules.bazaars.words import BazaarBought, BazaarsView, BazaarTurnedUp, BazaarView, BuyBazaar
from alhambra.palace.actions import Buy, Take
from alhambra.palace.explain import Gain, Scoring
from alhambra.palace.tiles import TYPES
from tests.bots.table import palace, table
from tests.cli.running import refused, run
from tests.cli.shown import listing, with_walls
from tests.cli.test_play import play_with, talk

ALL = "medinas,bazaars,camps,score-tiles"
BESIDE = (
    BazaarView("bazaar-1", "dirham", ("seraglio", "arcades", "garden"), price=5),
    BazaarView("bazaar-2", "florin", ("seraglio", "arcades", "tower"), price=0),
)


def test_the_tiles_of_modules_are_known() -> None:
    assert (tiles()["medina-10"].type, tiles()["medina-10"].price, tiles()["bazaar-1"].price) == ("medina", 10, 0)
    assert with_walls("medina-02") == "medina-02 (S W)"
    assert with_walls("bazaar-1") == "bazaar-1 (no walls)"
    assert with_walls("camp-6") == "camp-6 (ramparts N E)"


def test_ramparts_are_hatched() -> None:
    assert draw_tile("camp-8") == ["┌────────┐", "▒  camp  │", "▒   10   │", "└▒▒▒▒▒▒▒▒┘"]
    assert draw_palace(palace("tower-9-ES@e1", "camp-4@e2"), size=SMALL) == [
        "      c   e1  e2",
        "    ┌───────╥───┐",
        "c   │***  T9▒ c6│",
        "    └───════╝───┘",
    ]


def test_a_bazaar_has_no_price_of_its_own() -> None:
    assert draw_tile("bazaar-3") == ["┌────────┐", "│ bazaar │", "│        │", "└────────┘"]


def test_bazaars_lie_beside_the_market_with_their_price() -> None:
    assert in_rows(faces()["bazaars"].rows(table(modules={"bazaars": BazaarsView(BESIDE, ())}))) == [
        "Beside   bazaar-1: 5 dirham g (seraglio, arcades, garden)",
        "         bazaar-2: no price now, florin y (seraglio, arcades, tower)",
    ]


def test_the_order_of_the_scorings_to_come() -> None:
    seen = table(next_scoring=2, modules={"score-tiles": (TYPES, TYPES[::-1], TYPES)})
    lines = in_rows(faces()["score-tiles"].rows(seen))
    assert lines[0] == "Order    second: tower < garden < chambers < arcades < seraglio < pavilion"
    assert len(lines) == 2


def test_the_table_counts_medinas_and_passes_over_other_tiles_without_type() -> None:
    shown = table(palaces=(palace("medina-10@e1", "bazaar-1@w1"), palace(), palace()), modules={"medinas": None})
    lines = draw(shown).splitlines()
    assert any(line.endswith("tow  med") for line in lines)
    assert any(line.startswith("* 0 seat 0") and line.endswith(".    .    1") for line in lines)


def test_purchases_of_bazaars_stand_behind_the_market() -> None:
    shown = table(market=(None, "tower-9-ES", None, None), modules={"bazaars": BazaarsView(BESIDE, ())})
    actions = [BuyBazaar("bazaar-1", ("g4", "g5")), BuyBazaar("bazaar-1", ("g9",)), Buy(2, ("g9",)), Take(("y1",))]
    assert listing(moves_of(shown, actions)).splitlines() == [
        "Money     take [1] y1",
        "Buy       2 tower-9-ES [2] g9 exact",
        "          bazaar-1 [3] g4+g5 exact   [4] g9 exact",
    ]


def test_a_bazaar_can_be_typed_with_spaces() -> None:
    assert spelt("bazaar bazaar-1 g4 g5") == "bazaar:bazaar-1:g4,g5"


def test_bazaars_are_told() -> None:
    assert sentence_of(BazaarTurnedUp("bazaar-1"), ("You",)) == "bazaar-1 turned up and lies beside the board."
    assert sentence_of(BazaarBought(0, "bazaar-1", ("g4", "g5"), 9), ("You",)) == (
        "You bought bazaar-1 from beside the board for 9 dirham, paying exactly with g4 and g5."
    )


def test_a_scoring_shows_what_modules_bring() -> None:
    gains = (Gain(0, -3, "M-6", "medinas", 0), Gain(1, 12, "B-6", "bazaar-2", 4), Gain(1, 4, "C-6", "camp-8", 4))
    shown = scoring_table(Scoring(3, gains), ("You", "bot 1"))
    assert "medinas       -3 (0)     -" in shown
    assert "bazaar-2        -      12 (4)" in shown
    assert "points         -3       16" in shown


@pytest.mark.parametrize(("seats", "seed"), [(2, "5"), (3, "8")])
@pytest.mark.played
def test_a_whole_game_with_all_modules_fits_the_screen(
    seats: int, seed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    session = new_session("classic", seats, ["greedy"], seed, ALL)
    bot, random = make_bot("greedy", "person"), Random(seed)

    def person() -> str:
        if session.turn.ready:
            return ""
        if random.random() < 0.1:
            return random.choice(["score", "board all", "log 3", "moves all"])
        return word(session.state, bot.choose(view(session.state, 0), legal(session.state)))

    play_with(session, person)
    out = capsys.readouterr().out
    assert max(len(line) for line in out.splitlines() if not line.startswith("classic/")) <= 80
    for part in ("▒", "Beside   bazaar-", "bought bazaar-", "Order    third:", "\nmedinas ", "\ncamp-", "\nbazaar-"):
        assert part in out


def test_play_takes_modules_and_says_how_to_begin_again() -> None:
    out = talk("quit", words=f"--seed 5 --bots random --modules {ALL}")
    assert f"--seed 5 --modules {ALL}" in out
    assert "Order    first:" in out


def test_play_refuses_what_the_box_does_not_have() -> None:
    assert "dragons" not in BOXES["classic"].modules
    assert refused(run("play", "--modules", "dragons"), "")
    assert refused(run("play", "--option", "nonsense"), "'nonsense' is no option")


def test_a_saved_game_with_modules_goes_on(tmp_path: object) -> None:
    path = f"{tmp_path}/game.jsonl"
    words = f"--seed 5 --bots random --modules {ALL}"
    assert "is saved" in talk("1", "", f"save {path}", words=words)
    assert "Order    first:" in talk("quit", words=f"--resume {path}")

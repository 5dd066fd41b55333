"""A move that was begun and can be completed in no way: the terminal says why."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from alhambra import Seeded, Turn, view
from alhambra.cli.commands.play import new_session
from alhambra.cli.palace.deadends import dead_ends
from alhambra.cli.palace.prompt import PalacePrompt
from alhambra.cli.palace.spelling import spelt
from alhambra.cli.requests import obey
from alhambra.palace.game import PalaceGame
from alhambra.palace.state import PalaceState
from tests.clauses import clause
from tests.cli.test_play import answers
from tests.support.builders import say, table, words
from tests.support.invariants import clear
from tests.support.play import every, walk
from tests.support.red_builders import play, red_table
from tests.support.red_play import red_game, red_walk
from tests.support.six_builders import ALL, six_table

ROW = "garden-11@n1 garden-10-none@n1e1 pavilion-8@e1"  # with the fountain four tiles that meet at n1


def told(state: PalaceState, *moves: str) -> list[str]:
    """What is said to moves as people type them, each reason with its clause."""
    found = [one for move in moves for one in dead_ends(state, view(state, int(state.seat)), spelt(move))]
    for one in found:
        clear(one)
    return [f"{one.message} ({one.clause})" for one in found]


@clause("A-40")
def test_a_tile_that_cannot_be_paid_says_its_price_and_what_the_hand_is_worth() -> None:
    state = table(market="tower-13 garden-12 - tower-9-ES", hands=["g9 g2 o2 o4"])
    assert told(state, "buy 4") == ["tower-9-ES costs 9 ducat; your ducat cards are worth 6. (A-40)"]
    assert told(state, "buy") == [
        "tower-13 costs 13 florin; you have no florin cards. (A-40)",
        "garden-12 costs 12 dirham; your dirham cards are worth 11. (A-40)",
        "There is no tile on market square 3. (A-40)",
        "tower-9-ES costs 9 ducat; your ducat cards are worth 6. (A-40)",
    ]
    wrong = ("buy 7", "buy it", f"buy {'9' * 5000}", "buy 4 o2 y")
    assert told(state, *wrong) == []  # what is wrong there is another thing


@clause("G-2", "G-3", "S-2", "S-5", "X-4")
def test_gatehouses_and_sites_likewise_with_the_certificate() -> None:
    state = six_table(
        hands=["y4 b3"], market="tower-7 medina-10 garden-10-W -", modules=ALL, reserves=["tower-12"],
        sites="tower-12:y", certificates=["b1"],
    )  # fmt: skip
    assert told(state, "gatehouse 1", "buy 2 with gatehouse", "gatehouse 3") == [
        "tower-7 with a gatehouse costs 13 florin; your florin cards are worth 4. (G-3)",
        "There is no gatehouse for medina-10: it has no type. (K-10)",
        "garden-10-W with a gatehouse costs 16 dinar; your dinar cards and certificate are worth 4. (G-3)",
    ]
    assert told(state, "site 3", "site 2") == [
        "garden-10-W as a site costs 5 dinar; your dinar cards and certificate are worth 4. (S-2)",
        "medina-10 as a site costs 5 dirham; you have no dirham cards. (S-2)",
    ]
    price = "tower-12 costs 12 florin; your florin cards are worth 4. (S-5)"
    assert told(state, "finish tower-12") == told(state, "finish") == [price]
    assert told(state, "finish garden-12") == ["garden-12 is no site of yours. (S-5)"]
    assert told(six_table(), "finish") == ["You have no site to finish. (S-5)"]


@clause("B-3", "B-4", "R-35")
def test_what_is_paid_exactly_only() -> None:
    state = table(modules=("bazaars",), slices={"bazaars": "bazaar-1 bazaar-2"}, hands=["g9 y2"],
                  market="- tower-7 tower-8 tower-9-ES")  # fmt: skip
    assert told(state, "bazaar") == [
        "bazaar-1 costs 7 dirham now and is paid exactly; your dirham cards do not make 7. (B-3)",
        "bazaar-2 has no price while market square 1 is empty. (B-4)",
    ]
    for hand, money in (("y2", "you have no dirham cards"), ("g2 g4", "your dirham cards are worth 6")):
        poor = table(modules=("bazaars",), slices={"bazaars": "bazaar-1"}, hands=[hand], market="- tower-7 tower-8 -")
        assert told(poor, "bazaar") == [f"bazaar-1 costs 7 dirham; {money}. (B-3)"]
    assert told(state, "bazaar bazaar-3") == ["bazaar-3 does not lie beside the board. (B-3)"]
    assert told(table(modules=("bazaars",)), "bazaar") == ["No bazaar lies beside the board. (B-3)"]
    red = red_table(abilities="preview-purchase card plaza march", preview="terrain-05 terrain-20 -",
                    hands=["y4 g9"])  # fmt: skip
    assert told(red, "preview 2") == ["To buy from the preview board use the ability first. (R-35)"]
    play(red, "use:preview-purchase:g9")
    assert told(red, "preview 2", "preview 3") == [
        "terrain-20 costs 7 and is paid exactly; no cards of one currency in your hand make 7. (R-35)",
        "There is no tile on preview square 3. (R-35)",
    ]


@clause("A-44", "A-50", "A-51", "A-52", "A-60", "A-91", "A-94")
def test_laying_keeping_and_redesigns_that_are_not_possible() -> None:
    empty = table(2)
    assert told(empty, "lay", "swap", "remove", "keep", "give") == [
        "Your reserve is empty, and as an action a tile is laid from there. (A-50)",
        "Your reserve is empty, and a tile is swapped with one from there. (A-50)",
        "There is only the fountain in your palace, which never moves. (A-52)",
        "You have no tile to keep: only one bought this turn, or left over, is kept. (A-60)",
        "You have no tile to give: only one bought this turn is given away. (A-94)",
    ]
    assert told(table(3), "give") == ["Only games of two have a neutral player. (A-91)"]
    assert told(table(reserves=["tower-9-ES"]), "swap", "swap fountain") == [
        "There is only the fountain in your palace, which never moves. (A-52)",
        "The start tile never moves. (A-52)",
    ]
    bought = table(hands=["y9 y4"], market="tower-13 - - -")
    say(bought, "buy:1:y9,y4")
    aside = "tower-13 was bought this turn and is set aside until its end; a redesign cannot use it. (A-44)"
    assert told(bought, "lay", "keep") == [
        aside, "tower-13 is set aside until the end of the turn: take an action or say done first. (A-44)",
    ]  # fmt: skip
    camp = table(modules=("camps",), reserves=["camp-3"], palaces=["tower-12@n1"])
    assert told(camp, "lay", "lay camp-3", "swap") == [
        "camp-3 fits nowhere; 'lay camp-3 PLACE' says why not there. (A-51)",
        "camp-3 fits nowhere; 'lay camp-3 PLACE' says why not there. (A-51)",
        "No tile of your reserve fits in the place of one of your palace. (A-51)",
    ]


@clause("F-2", "F-3", "G-4")
def test_falcons_and_gatehouses_without_a_place() -> None:
    assert (
        told(six_table(), "falcon", "falcon white")
        == ["Nowhere in your palace four tiles meet, as a falcon needs them. (F-3)"] * 2
    )
    state = six_table(palaces=[ROW], tops="white0 brown0 black0", hands=["y9"])
    assert told(state, "falcon black") == [
        "There is no free point in your palace where the tiles show both seraglio and tower. (F-3)"
    ]
    poor = six_table(palaces=[ROW], tops="white3", hands=["y4"])
    assert "A falcon costs 5, more than the hand is worth. (F-2)" in told(poor, "falcon")
    two = six_table(
        palaces=[f"{ROW} tower-12@s1 arcades-10@s1e1"], tops="white3", hands=["y4"], falcons=["brown2@c"]
    )  # a point that is taken, and one that is free
    assert told(two, "falcon white") == ["A falcon costs 5, more than the hand is worth. (F-2)"]
    assert not any("sits there" in one for one in told(two, "falcon"))
    assert (
        told(state, "gate", "gate tower", "gate tower n1") == ["Gatehouses are laid at the end of the turn. (G-4)"] * 3
    )
    left = six_table(palaces=["tower-12@n1"], to_lay="tower", phase="lay", flags="-")
    assert told(left, "keep", "give")[0].startswith("A gatehouse is laid with its position, or goes back")
    assert told(left, "gate garden") == ["There is no gatehouse of the garden to be laid. (G-4)"]


@clause("A-94", "G-4")
def test_a_gatehouse_to_lay_is_another_than_one_that_lies_there() -> None:
    laid: dict[str, Any] = {"palaces": ["tower-12@n1"], "to_lay": "tower", "phase": "lay", "flags": "-"}
    position = "A gatehouse is laid with its position, or goes back to its pile if it has no place. (G-4)"
    for gates in ([], ["tower@n1e1-NE"]):
        assert told(six_table(2, ("gatehouses",), gates=gates, **laid), "give", "keep") == [position] * 2


@clause("S-3", "X-2", "F-2", "R-14", "R-30", "R-36", "R-41")
def test_the_wrong_time() -> None:
    state = six_table(hands=["o9"])
    assert told(state, "store", "marker", "pay") == [
        "There is nothing to store: nothing was overpaid just now. (X-2)",
        "A marker is put on a site when one was started and the markers are drawn. (S-3)",
        "First say which falcon you buy, and for which point. (F-2)",
    ]
    assert told(state, "pay n1") == []  # which is no card
    say(state, "site:4:o9", "store:none")
    assert told(state, "marker", "buy", "remove") == ["A site was started: first draw its markers. (S-3)"] * 3
    red = red_table(abilities="preview-purchase card plaza march")
    assert told(red, "pile", "pay", "march", "wall", "preview") == [
        "The start money is chosen already. (R-14)",
        "Guards are paid when an ability is used. (R-30)",
        "To march use the ability first. (R-41)",
        "There is no loose wall section to put on a tile. (R-36)",
        "To buy from the preview board use the ability first. (R-35)",
    ]
    over = table(asides=["tower-12"], phase="lay")
    assert (
        told(over, "take", "buy", "buy 1", "remove", "swap")
        == ["The actions of this turn are over: lay or keep the tiles you bought. (A-60)"] * 5
    )


@clause("R-11", "R-22", "R-32", "R-34", "R-35", "R-40")
def test_abilities_that_cannot_be_used() -> None:
    state = red_table(abilities="exchange preview-purchase new-token half-building", scores="0 0 0")
    assert told(state, "use card", "use march", "march", "march t07-N") == [
        "The guard board of this game does not have card. (R-11)",
        *["The guard board of this game does not have march. (R-11)"] * 3,
    ]
    other = red_table(abilities="card plaza wall march")
    assert (
        told(other, "preview", "preview 2", "use preview")
        == ["The guard board of this game does not have preview-purchase. (R-11)"] * 3
    )
    assert told(state, "use half", "use") == [
        "half-building costs 2 guards, or 1 point for each missing one: you have too few of both. (R-32)",
        "You bought no building this turn whose token could be exchanged. (R-34)",
        "You have no card to pay a preview purchase with. (R-30)",
        "A new token begins a purchase, and there is nothing you can buy. (R-40)",
        "half-building costs 2 guards, or 1 point for each missing one: you have too few of both. (R-32)",
    ]
    wrong = ("use exchange t07 9", "use exchange t07 x", "use plaza now", "use x", "preview 9", "march t07", "wall x y")
    assert told(state, *wrong) == []  # what is wrong there is another thing
    held = red_table(abilities="exchange preview-purchase new-token half-building", hands=["y1"])
    assert told(held, "use preview") == ["After paying a card you could pay for no building there exactly. (R-35)"]


def test_a_begun_move_is_answered_with_what_is_allowed_and_why_shows_the_rule() -> None:
    refused, why, rule, listed, other = answers("buy 4", "why", "why buy 1", "why buy 2", "gatehouse 2")
    assert refused == (
        "Refused: tower-9-NE costs 9 ducat; your ducat cards are worth 1. (A-40; 'why'\n  shows the rule)\n"
        "Allowed:\nBuy       2 chambers-7-NE [8] g7 exact\n          3 chambers-7-SW [9] b7 exact\n"
    )
    assert why.startswith("tower-9-NE costs 9 ducat; your ducat cards are worth 1.\nA-40 (classic, Buy a tile)\n")
    assert rule.startswith("chambers-10 costs 10 florin; you have no florin cards.\nA-40 (classic, Buy a tile)\n")
    assert listed == "'buy 2' can be completed: type it alone to see how.\n"
    assert other == "There are no gatehouses in this game.\n"


def test_several_reasons_stand_below_one_another_and_why_shows_each_rule_once(
    capsys: pytest.CaptureFixture[str],
) -> None:
    session = new_session("classic", 3, ["random"], "1")
    session.turn = Turn(table(hands=["b9"], market="- garden-12 tower-11-S -", display="y9 - - -"), Seeded(1))
    prompt = PalacePrompt(session)
    obey(prompt, "buy")
    assert capsys.readouterr().out == (
        "Refused: There is no tile on market square 1. (A-40; 'why' shows the rule)\n"
        "  garden-12 costs 12 dirham; you have no dirham cards. (A-40)\n"
        "  tower-11-S costs 11 dinar; your dinar cards are worth 9. (A-40)\n"
        "  There is no tile on market square 4. (A-40)\n"
        "Allowed:\nMoney     take [1] y9\n"
    )
    obey(prompt, "why")
    shown = capsys.readouterr().out
    assert shown.startswith("There is no tile on market square 1.\ngarden-12 costs 12 dirham; ")
    assert shown.count("A-40 (classic, Buy a tile)") == 1


def some_states() -> Iterator[PalaceState]:
    yield from every(walk(2, "dead ends", "any kind", ALL), 7)
    yield from every(walk(3, "dead ends", "buy and lay", ALL), 11)
    for seed in range(3):
        yield from every(red_walk(red_game(2, ("medinas", "bazaars", "camps")), f"dead ends {seed}"), 7)


@pytest.mark.played
def test_every_verb_is_answered_at_any_time() -> None:
    seen = set()
    for state in some_states():
        if state.actor is None:
            continue
        game, table_ = state.game, view(state, state.actor)
        assert isinstance(game, PalaceGame)
        for verb in game.verbs:
            if verb != "draw" and not words(state, f"{verb}:"):
                found = dead_ends(state, table_, spelt(verb))
                assert found, f"nothing is said to '{verb}'"
                for one in found:
                    clear(one)
                seen.add(verb)
        for square in ("1", "2", "3", "4"):
            for verb in ("buy", "gatehouse", "site"):
                if verb in game.verbs and not words(state, f"{verb}:{square}:"):
                    assert dead_ends(state, table_, spelt(f"{verb} {square}"))
    assert seen >= {"buy", "gatehouse", "site", "finish", "falcon", "lay", "keep", "give", "swap", "remove", "use"}

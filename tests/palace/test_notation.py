"""Positions as one line of text."""

from __future__ import annotations

import pytest

from alhambra import AlhambraError, NotationError, parse_position, position
from alhambra.palace.state import PalaceState
from tests.support.builders import table
from tests.support.invariants import SENTENCE, comes_back
from tests.support.plain import fields, line, plain
from tests.support.play import STYLES, walk

GAMES = [(seats, style) for seats in range(2, 7) for style in STYLES]


@pytest.mark.parametrize(("seats", "style"), GAMES)
@pytest.mark.played
def test_a_position_comes_back_at_every_state_of_a_game(seats: int, style: str) -> None:
    for number, state in enumerate(walk(seats, f"notation/{seats}", style)):
        if number % 3 == 0 or state.actor is None:
            comes_back(state)


def test_the_same_game_goes_on_after_the_round_trip() -> None:
    for state in list(walk(3, 5))[:1]:
        again = parse_position(position(state))
        assert plain(again) == plain(state)


def test_a_position_can_be_read() -> None:
    state = table(2, hands=["y2 g4", ""], palaces=["tower-11-N@n1"], reserves=["", "garden-9"], held=(1,))
    words = fields(state)
    assert words["game"] == "classic/2/-/-"
    assert words["hands"] == "y2,g4/-"
    assert words["palaces"] == "tower-11-N@n1/-"
    assert words["reserves"] == "-/garden-9"
    assert words["display"] == "y9,g9,b9,o9"
    assert words["past"] == "01" + "00" * 21


def test_spaces_around_and_between_do_not_matter() -> None:
    text = position(table())
    assert position(parse_position(f"  {text.replace(' ', '   ')} \n")) == text


def changed(**words: str) -> str:
    """A position of three players with some words replaced."""
    return line(fields(base()) | words)


def base() -> PalaceState:
    return table(hands=["y2 g4"], palaces=["tower-11-N@n1"], reserves=["", "garden-9"], scores="1 2 3", held=(1,))


BAD = {
    "seat that is none": changed(seat="3"),
    "negative seat": changed(seat="-1"),
    "seat that is no number": changed(seat="one"),
    "seat in other digits": changed(seat="١"),
    "unknown phase": changed(phase="sleep"),
    "unknown flag": changed(flags="tired"),
    "due without a card": changed(due="1"),
    "due too large": changed(due="4"),
    "negative due": changed(due="-1"),
    "market of three": changed(market="-,-,-"),
    "market with an unknown tile": changed(market="tower-99,garden-12,tower-11-S,garden-10-W"),
    "market with a missing tile": changed(market="-,garden-12,tower-11-S,garden-10-W"),
    "market with a tile that is elsewhere": changed(market="garden-9,garden-12,tower-11-S,garden-10-W"),
    "market with a fountain": changed(market="fountain,garden-12,tower-11-S,garden-10-W"),
    "display of five": changed(display="y9,g9,b9,o9,y1"),
    "display with no card": changed(display="y9,g9,b9,x9"),
    "display with a card too many": changed(display="y1,g9,b9,o9"),
    "hands of two": changed(hands="y2,g4/-"),
    "hand with no card": changed(hands="y2,g10/-/-"),
    "hand with a card too few": changed(hands="y2/-/-"),
    "hand with four copies": changed(hands="y2,y2,y2,y2,g4/-/-"),
    "discards that are in a hand too": changed(discards="y2"),
    "palaces of two": changed(palaces="-/-"),
    "palace with an unknown tile": changed(palaces="nonsense@n1/-/-"),
    "palace with a tile nowhere": changed(palaces="tower-11-N/-/-"),
    "palace with a place that is none": changed(palaces="tower-11-N@here/-/-"),
    "palace with two tiles in one place": changed(palaces="tower-11-N@n1,garden-9@n1/-/-", reserves="-/-/-"),
    "palace with a tile in place of the fountain": changed(palaces="tower-11-N@c/-/-"),
    "palace with a second fountain": changed(palaces="tower-11-N@n1,fountain@s1/-/-"),
    "palace with a wall against an open side": changed(palaces="tower-11-N@s1/-/-"),
    "palace with a tile apart": changed(palaces="tower-11-N@n2/-/-"),
    "palace with a tile far away": changed(palaces="tower-11-N@n126e126/-/-"),
    "reserves of four": changed(reserves="-/garden-9/-/-"),
    "reserve with an unknown tile": changed(reserves="-/garden-9,nonsense/-"),
    "reserve with a tile that is laid": changed(reserves="tower-11-N/garden-9/-"),
    "tile set aside without an action earned": changed(asides="garden-9/-/-", reserves="-/-/-"),
    "tile set aside by a seat that is not on turn": changed(asides="-/garden-9/-", reserves="-/-/-"),
    "nothing to lay": changed(phase="lay"),
    "action earned without a purchase": changed(flags="earned"),
    "action while the game ends": changed(flags="ending"),
    "over before the end": changed(phase="over"),
    "finished turn with tiles set aside": changed(phase="wait", asides="garden-9/-/-", reserves="-/-/-"),
    "neutral tiles that are elsewhere": changed(neutral="garden-9"),
    "scores of two": changed(scores="1,2"),
    "score that is no number": changed(scores="1,2,x"),
    "score that is too high": changed(scores="1,2,1000000"),
    "scoring held twice": changed(past=",".join(["01" + "00" * 21] * 2)),
    "scoring that is no number": changed(past="04" + "00" * 21),
    "scoring too short": changed(past="01" + "00" * 20),
    "scoring that is no hexadecimal text": changed(past="0g" + "00" * 21),
    "scoring card still in the pile": changed(past="02" + "00" * 21),
    "module that is none": changed(modules="camps"),
    "type that no module changes": changed(types="tower-11-N:garden"),
    "type of a fountain": changed(types="fountain:garden"),
    "type that is printed": changed(types="tower-11-N:tower"),
    "type that is none": changed(types="tower-11-N:castle"),
    "type of nothing": changed(types="tower-11-N"),
    "type twice": changed(types="tower-11-N:garden,tower-11-N:none"),
    "walls that no module changes": changed(shapes="garden-9:NESW"),
    "walls that are printed": changed(shapes="tower-11-N:N"),
    "walls that are none": changed(shapes="garden-9:NX"),
    "wall twice": changed(shapes="tower-11-N:NN"),
    "walls of a fountain": changed(shapes="fountain:N"),
    "unbuilt tile without building sites": changed(unbuilt="garden-9"),
    "supply that is no hexadecimal text": changed(supply="0z"),
    "supply with a tile that is none": changed(supply="ff"),
    "supply with a fountain": changed(supply="36"),
    "supply without tiles": changed(supply="-"),
    "money without a number": changed(money="-"),
    "money with a negative number": changed(money="-3+00"),
    "money with half a byte": changed(money="0+0"),
    "money with a card that is none": changed(money="0+26"),
    "money without cards": changed(money="0+-"),
    "money drawn without end": changed(money="999+00"),
    "nothing": "",
    "config alone": "classic/3/-/-",
    "no config": position(base()).partition(" ")[2],
    "word missing": position(base()).rpartition(" ")[0],
    "words in another order": " ".join([*position(base()).split()[:2], *reversed(position(base()).split()[2:])]),
    "word without a value": position(base()).replace("due=0", "due"),
    "word twice": position(base()) + " due=0",
    "unknown box": position(base()).replace("classic", "carcassonne", 1),
    "seven seats": position(base()).replace("classic/3", "classic/7", 1),
    "position of another number of seats": position(base()).replace("classic/3", "classic/4", 1),
}


def test_the_unchanged_position_is_read() -> None:
    assert position(parse_position(changed())) == position(base())


@pytest.mark.parametrize("what", BAD)
def test_a_bad_position_is_refused_with_one_sentence(what: str) -> None:
    with pytest.raises(AlhambraError) as found:
        parse_position(BAD[what])
    assert SENTENCE.fullmatch(str(found.value)), str(found.value)
    if "classic/3/-/- " in BAD[what]:
        assert isinstance(found.value, NotationError)


def test_holes_and_ways_are_looked_at_in_a_position() -> None:
    ring = "pavilion-8@n1,seraglio-9@n2,arcades-9@n2e1,arcades-10@n2e2,chambers-10@n1e2,chambers-11@e2,garden-11@e1"
    text = line(
        fields(table(reserves=["pavilion-8 seraglio-9 arcades-9 arcades-10 chambers-10 chambers-11 garden-11"]))
    )
    words = dict(word.split("=", 1) for word in text.split()[1:])
    bad = line({"game": text.split()[0], **words, "palaces": f"{ring}/-/-", "reserves": "-/-/-"})
    with pytest.raises(NotationError, match="there is a hole"):
        parse_position(bad)
    wall = line(
        fields(table(reserves=["pavilion-7 seraglio-7"]))
        | {"palaces": "pavilion-7@n1,seraglio-7@n1e1/-/-", "reserves": "-/-/-"}
    )
    with pytest.raises(NotationError, match="reached on foot"):
        parse_position(wall)

"""Positions of The Red Palace as one line of text: what is refused, and that what is read can be played."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

from alhambra import AlhambraError, NotationError, legal, parse_position, position, score, view
from alhambra.palace.state import PalaceState
from tests.support.builders import FIRST_RULES, say
from tests.support.invariants import SENTENCE
from tests.support.plain import fields, line
from tests.support.play import finish
from tests.support.red_builders import red_table
from tests.support.red_play import KITS, OPTIONS, red_game, red_sample

SLICES = ("draft", "tokens", "preview", "score-tiles", "guards")
BOARD = (
    "squares", "abilities", "used", "posted", "supply", "guards", "sections", "section", "plazas", "halves", "spent",
    "using", "owed", "choice", "begun",
)  # fmt: skip


def base() -> PalaceState:
    """Seat 0 has a building with two guards and a loose section, and holds a half-building."""
    return red_table(
        tokens="terrain-25:tower", palaces=["terrain-25@n1"], guards="terrain-25-N terrain-25-E",
        reserves=["", "terrain-30"], loose="terrain-25:W", halves="garden:0", hands=["y2 g4"],
        scores="5 6 7", posted=4,
    )  # fmt: skip


def changed(**words: str) -> str:
    """The position with some words replaced."""
    return line(fields(base()) | words)


def kept(**parts: str) -> str:
    """The position with the slices of some modules replaced."""
    slices = dict(zip(SLICES, fields(base())["modules"].split("/")))
    slices |= {name.replace("_", "-"): text for name, text in parts.items()}
    return changed(modules="/".join(slices.values()))


def board(state: PalaceState | None = None, **parts: str) -> str:
    """The position with some parts of the guard board replaced."""
    words = fields(state or base())
    *others, guards = words["modules"].split("/")
    there = dict(zip(BOARD, guards.split(":")))
    return line(words | {"modules": "/".join([*others, ":".join((there | parts).values())])})


def paying(move: str, hand: str = "y9 y2 g4", **settings: Any) -> PalaceState:
    """Seat 0 uses an ability and has to choose a guard."""
    abilities = settings.pop("abilities", "card new-token half-building exchange")
    state = red_table(
        palaces=["terrain-25@n1"], guards="terrain-25-N terrain-25-E", hands=[hand], halves="garden:1",
        market="terrain-49 - terrain-51 terrain-53", abilities=abilities, asides=["terrain-30"], flags="earned",
        **settings,
    )  # fmt: skip
    say(state, move)
    assert view(state, None).modules["guards"].owed == 1
    return state


def holding(phase: str, **settings: Any) -> PalaceState:
    """Seat 0 of two holds a loose section, with two tiles that can carry it."""
    return red_table(2, phase=phase, asides=["terrain-30 terrain-32"], section=True, **settings)


def types(old: str, new: str) -> str:
    return changed(types=fields(base())["types"].replace(old, new))


BAD = {
    "bound by nobody": changed(bound="nobody"),
    "bound by the draft": changed(bound="draft"),
    "bound by guards that nobody uses": changed(bound="guards"),
    "bound by modules that never bind": changed(bound="preview"),
    "bound to buy what nobody can pay": changed(bound="purchase"),
    "bound while laying": changed(bound="purchase", phase="lay", asides="terrain-30/-/-", reserves="-/-/-"),
    "draft without a draft": changed(phase="draft"),
    "draft that binds nobody": changed(phase="draft", bound="purchase"),
    "after the actions with nothing to use": changed(
        phase="after",
        scores="0,0,0",
        palaces="-/-/-",
        reserves="terrain-25/terrain-30/-",
        modules=fields(base())["modules"].replace("24NE", ".").replace(":4:26:", ":6:26:"),
    ),
    "type that is none": types("terrain-25:tower", "terrain-25:castle"),
    "type of a tile that is none": types("terrain-25:tower", "nonsense:tower"),
    "type that is not the token's": types("terrain-25:tower", "terrain-25:garden"),
    "type of a tile in the supply": types("terrain-25:tower", "terrain-01:tower"),
    "type of a plaza": types("terrain-25:tower", "terrain-25:tower,plaza-1:tower"),
    "types without a tile": changed(types="tower"),
    "shapes without a tile": changed(shapes="NEW"),
    "shape of a tile that is none": changed(shapes="nonsense:N"),
    "shape with a side that is none": changed(shapes="terrain-25:NEX"),
    "shape of the fountain": changed(shapes="fountain:N"),
    "shape with fewer walls than are printed": changed(shapes="terrain-25:NW"),
    "shape with two sections": changed(shapes="terrain-25:NESW"),
    "shape that nobody walled": changed(shapes="terrain-25:NEW,terrain-30:NE"),
    "shape missing": changed(shapes="-"),
    "no slices": changed(modules="-"),
    "slice missing": changed(modules=fields(base())["modules"].partition("/")[2]),
    "piles after the draft": kept(draft="00+01+02"),
    "piles of two": kept(draft="00+01"),
    "piles of no cards": kept(draft="24+01+02"),
    "piles that are no hexadecimal text": kept(draft="0x+01+02"),
    "bag of five": kept(tokens="9,9,9,9,9"),
    "bag of no numbers": kept(tokens="9,9,9,9,9,x"),
    "bag with too many": kept(tokens="10,9,9,9,9,9"),
    "bag with far too many": kept(tokens="000999,9,9,9,9,9"),
    "bag with a token too many": kept(tokens="9,9,9,9,9,9"),
    "bag with a negative number": kept(tokens="-1,9,9,9,9,9"),
    "preview of two": kept(preview="2b2c"),
    "preview that is no hexadecimal text": kept(preview="2b2c2z"),
    "preview with a fountain": kept(preview="2b2c3c"),
    "preview with a tile that is elsewhere": kept(preview="2b2c18"),
    "preview with a tile missing": kept(preview="2b2cff"),
    "score tiles of two": kept(score_tiles="1,2"),
    "guard board that is none": kept(guards="."),
    "seven placement tiles": board(squares="3,2,3,2,3,2,0"),
    "placement tile that is too large": board(squares="3,2,3,2,3,2,3,40"),
    "three abilities": board(abilities="3,2,4"),
    "the same ability twice": board(abilities="3,3,4,5"),
    "ability that is none": board(abilities="3,2,4,9"),
    "used ability that is none": board(used="512"),
    "guards too many in the supply": board(supply="31"),
    "guards too many on the placement tiles": board(posted="5"),
    "guard where there is no wall": board(guards="24ES", posted="4"),
    "guard of nobody": board(guards="24N,0N"),
    "guards of a tile that is none": board(guards="200N"),
    "guards on no side": board(guards="24"),
    "sections too many": board(sections="6"),
    "section without a tile to put it on": board(sections="4", section="1"),
    "plazas by half": board(plazas="36373"),
    "plaza missing": board(plazas="363738393a"),
    "plaza twice": board(plazas="36363738393a"),
    "half-building of a seat that is none": board(halves="0,0,0,0,4,0"),
    "five half-buildings": board(halves="0,0,0,0,1"),
    "points spent by two": board(spent="0,0"),
    "points spent that are too many": board(spent="9999999,0,0"),
    "ability in use that is none": board(using="dance"),
    "ability in use that binds nobody": board(using="card", owed="1"),
    "guards owed for nothing": board(owed="1"),
    "more guards owed than any ability costs": board(owed="3"),
    "card to be taken that is not on the display": board(paying("use:card:y9"), choice="0"),
    "ability to be paid that is not on the board": board(paying("use:card:y9"), using="plaza"),
    "ability to be paid that was used": board(paying("use:card:y9"), used="8"),
    "all guards to be paid and one to be chosen": board(paying("use:card:y9"), owed="2"),
    "ability that is paid and not carried out": board(paying("use:card:y9"), owed="0"),
    "no half-building of this type": board(paying("use:card:y9"), using="half-building", choice="7"),
    "new token for an empty square": board(paying("use:new-token:1"), choice="1"),
    "exchange of a tile that is not set aside": board(paying("use:exchange:terrain-30:1:y2"), choice="284"),
    "exchange with an empty square": board(paying("use:exchange:terrain-30:1:y2"), choice="2333"),
    "exchange with a square that is none": board(paying("use:exchange:terrain-30:1:y2"), choice="999965"),
    "tile kept without a section before it is time": board(holding("act", flags="earned"), section="2"),
    "tile kept without a section by the first rules": board(holding("lay", rules=FIRST_RULES), section="2"),
    "section of three": board(holding("lay"), section="3"),
    "purchase begun by nobody": board(begun="1"),
    "purchase begun by another letter": board(paying("use:card:y9"), begun="0"),
    "purchase begun before its own token": board(paying("use:new-token:1"), begun="1"),
    "purchase begun by the first rules": board(paying("use:card:y9", rules=FIRST_RULES), begun="1"),
    "purchase begun without money": board(paying("use:card:b9", "g4"), begun="1"),
    "new token without money": board(paying("use:card:y9", "g4"), using="new-token", choice="0"),
    "new token without money by the first rules": board(
        paying("use:card:y9", "g4", rules=FIRST_RULES), using="new-token", choice="0"
    ),
    "preview purchase without money": board(
        paying("use:card:y9", "g4", abilities="card new-token preview-purchase exchange"),
        using="preview-purchase",
        choice="0",
    ),
    "half-building that is taken": board(paying("use:card:y9"), using="half-building", choice="4"),
}


def test_the_unchanged_position_is_read() -> None:
    assert parse_position(board(holding("lay"), section="2")).actor == 0
    for move in ("use:card:y9", "use:exchange:terrain-30:1:y2"):
        text = board(paying(move, "y9 y9 y2 g4"), begun="1")
        assert position(parse_position(text)) == text
    for text in (changed(), kept(), board()):
        assert position(parse_position(text)) == position(base())
    for move in ("use:card:y9", "use:new-token:1", "use:exchange:terrain-30:1:y2"):
        assert position(parse_position(board(paying(move)))) == position(paying(move))
    assert fields(base())["shapes"] == "terrain-25:NEW"
    assert "terrain-25:tower" in fields(base())["types"]


@pytest.mark.parametrize("what", BAD)
def test_a_bad_position_is_refused_with_one_sentence(what: str) -> None:
    with pytest.raises(NotationError) as found:
        parse_position(BAD[what])
    assert one_sentence(found.value)


def one_sentence(error: AlhambraError) -> bool:
    """Whether it is one, whatever it quotes."""
    return SENTENCE.fullmatch(re.sub("'[^']*'", "this", str(error))) is not None


def damaged(state: PalaceState, luck: Random) -> str:
    """The position with one letter more, less or other; the modules more often than others."""
    words = fields(state)
    name = luck.choice(["modules", luck.choice(list(words)[1:])])
    at = luck.randrange(len(words[name]))
    letter = luck.choice(["", *"0123456789abcdefNESW:,./-+"])
    words[name] = words[name][:at] + letter + words[name][at + luck.randint(0, 1) :]
    return line(words)


@pytest.mark.parametrize("seats", range(2, 7))
def test_a_damaged_position_is_refused_or_can_be_played(seats: int) -> None:
    luck, refused, accepted, tried = Random(seats), 0, 0, 0
    for number in range(2):
        game = red_game(seats, KITS[(seats + 5 * number) % 8], OPTIONS[(seats + number) % 4])
        for state in red_sample(game, f"damage/{seats}/{number}", 5):
            text = damaged(state, luck)
            tried += 1
            try:
                again = parse_position(text)
            except AlhambraError as error:
                refused += one_sentence(error)
                continue
            accepted += 1
            assert legal(again) or again.actor is None, text
            assert score(again).scores == view(again, None).scores
            if luck.random() < 0.2 and again.actor is not None:
                finish(again, number)
    assert refused + accepted == tried and refused > 50


@pytest.mark.parametrize("phase", ["act", "after"])
def test_nobody_acts_when_the_game_ends(phase: str) -> None:
    with pytest.raises(NotationError, match="a seat acts although the game ends"):
        parse_position(changed(phase=phase, flags="ending"))

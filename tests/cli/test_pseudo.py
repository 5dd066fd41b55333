"""Whatever the terminal shows of a game comes from the catalogue: in a language that marks its letters, no word is left
without marks, but what is the same in every language."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from alhambra import BOXES, Config, Seeded, legal, new, view
from alhambra.bots import make_bot
from alhambra.cli.commands.play import MANNERS, PALACE
from alhambra.cli.modules import faces
from alhambra.cli.palace.board import draw
from alhambra.cli.palace.prompt import PalacePrompt
from alhambra.cli.prompt import Prompt
from alhambra.cli.requests import commands, obey
from alhambra.cli.saying import say
from alhambra.cli.screen import Screen
from alhambra.cli.session import PERSON, Session
from alhambra.cli.sheet.board import draw as draw_sheet
from alhambra.cli.sheet.sentences import player_names
from alhambra.cli.text import Row
from tests.support.pseudo import Pseudo, unmarked

FULL = (("guard-board", "full"),)
GAMES = [
    Config("classic", 2),
    Config("classic", 3, BOXES["classic"].modules),
    Config("red-palace", 2, options=FULL),
    Config("red-palace", 3, BOXES["red-palace"].modules, FULL),
    Config("red-palace", 4, options=(("scoring", "classic"),)),
    Config("roll-and-write", 1),
    Config("roll-and-write", 1, options=(("solo", "duel"),)),
    Config("roll-and-write", 2),
    Config("roll-and-write", 4),
]
# What is asked for in a turn besides moves. Files, and what ends the game or is no text of ours, stand apart.
ASKED = ["help", "moves", "moves all", "moves all", "moves undo", "score", "score 1", "score 7", "board 1", "board all",
         "board 9", "log", "log x", "undo", "redo", "restart", "redo", "guards", "why", "why done", "rules",
         "99", "save"]  # fmt: skip
TYPED = ("help", "moves undo", "undo", "redo")  # of which the answers name moves and commands without quotes


class Memory(Screen):
    """A screen that finds what is not marked on it."""

    def __init__(self) -> None:
        super().__init__()
        self.typed = False
        self.found: dict[str, str] = {}

    def show(self, text: str = "") -> None:
        for word in unmarked(text, self.typed):
            self.found.setdefault(word, text)


@pytest.fixture(autouse=True)
def _pseudo(monkeypatch: pytest.MonkeyPatch) -> None:
    pseudo = Pseudo()
    monkeypatch.setattr("alhambra.cli.saying.speaking", lambda language: pseudo)
    monkeypatch.setattr("alhambra.cli.requests.clause_text", lambda clause: "")  # the rules are no messages


def play(config: Config, turns: int, seed: str = "1") -> dict[str, str]:
    """What is not marked in a game, each word with the text where it stood; in some turns everything is asked for.

    The person plays half as a bot would, so that most things happen, and half as nobody would.
    """
    screen, manner, chance = Memory(), MANNERS.get(config.box, PALACE), Random(seed)
    bots = {seat: make_bot("greedy", f"{seed}/{seat}") for seat in range(config.seats)}
    adviser = bots.pop(PERSON)
    session: Session[Any] = manner.session(config, seed, bots, screen)
    while session.state.actor is not None and turns:
        if session.state.actor in session.bots:
            session.play_bot()
            continue
        turns -= 1
        prompt = manner.prompt(session)
        prompt.open()
        asked = [*ASKED, *_verbs(prompt)] if chance.random() < 0.15 else []
        while not session.turn.ready:
            for line in chance.sample(asked, len(asked)):
                screen.typed = line in TYPED
                obey(prompt, line)
            screen.typed, asked = False, asked if chance.random() < 0.7 else []
            if session.turn.ready:  # by what was played again
                continue
            if chance.random() < 0.5:
                kinds = [move.kind for move in prompt.moves()]
                kind = chance.choice(sorted({*kinds}))  # each as often as others, however few moves it has
                obey(prompt, str(chance.choice([n for n, one in enumerate(kinds, 1) if one == kind])))
            else:
                prompt.play(adviser.choose(session.seen(), legal(session.state)))
        prompt.show_moves()
        prompt.commit()
    if session.state.actor is None:
        screen.show(session.closing())
    return screen.found


def _verbs(prompt: Prompt[Any]) -> Iterator[str]:
    """Moves that are begun, and why they can be completed in no way; in palace games those of other games, too."""
    others = [verb for face in faces().values() for verb in face.verbs] if isinstance(prompt, PalacePrompt) else []
    for verb in dict.fromkeys([*prompt.verbs, *others]):
        yield from (verb, f"why {verb}")


@pytest.mark.played
@pytest.mark.parametrize("config", GAMES, ids=Config.to_text)
def test_no_word_of_a_game_is_without_marks(config: Config) -> None:
    assert play(config, 200) == {}


@pytest.mark.parametrize("config", GAMES, ids=Config.to_text)
def test_no_word_of_a_table_is_without_marks_for_who_only_watches(config: Config) -> None:
    seen = view(new(config, Seeded(1)), None)
    shown = (
        draw_sheet(seen, player_names(("random",) * config.seats, seen.players))
        if config.box == "roll-and-write"
        else draw(seen)
    )
    assert unmarked(shown) == []


def test_every_command_is_asked_for() -> None:
    apart = {"position", "commit", "quit"}  # a line of notation, and what ends the turn or the game
    assert {line.split()[0] for line in ASKED} | apart >= set(commands())


def test_a_word_that_is_in_no_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert unmarked(f"{say('row-market')} tower-9-ES n1e2 [3] y4+y5 A-56 'moves buy'") == []
    assert unmarked("Market  tower-9-ES, 2 tiles") == ["Market", "tiles"]
    assert unmarked("type 'moves please', or buy") == ["type", "please", "or", "buy"]
    assert unmarked("keep y3b5") == ["keep"] and unmarked("keep y3b5", typed=True) == []
    assert play(Config("classic", 2), 1) == {}
    monkeypatch.setattr(type(faces()["score-tiles"]), "rows", lambda face, view: [Row("Order", ["of old"], ", ")])
    assert set(play(Config("red-palace", 2), 2)) == {"Order", "of", "old"}


def test_a_word_in_a_gap_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a message is given is data, and no piece of a sentence."""
    monkeypatch.setattr("alhambra.cli.palace.moves.titled", lambda name, tile: f"the {name}")
    assert set(play(Config("classic", 2), 1)) == {"the"}

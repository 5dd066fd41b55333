"""A person plays The Red Palace in the terminal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from alhambra import word
from alhambra.cli.commands.play import AnySession, new_session
from alhambra.cli.palace.prompt import PalacePrompt
from alhambra.cli.requests import obey
from alhambra.core.records import Record
from alhambra.lab.library import verify_record
from alhambra.modules.guards.actions import Use
from tests.clauses import clause
from tests.cli.test_play import answers, play_with, talk

MODULES = "medinas,bazaars,camps"
# The person chooses first; the guard board has new-token, card, half-building and march.
GAME = "--box red-palace --seats 2 --bots random --seed 1 --option guard-board=full"


@clause("R-14")
def test_the_draft_comes_first() -> None:
    shown = talk("3", words=GAME)
    assert shown.startswith("The Red Palace, 2 players, seed 1. ")
    assert "Choose your start money: one of the open piles (R-14).\nStart     pile 1 [1] " in shown
    assert "There is no move 3: they are numbered from 1 to 2." in shown
    assert "alhambra play --box red-palace --seats 2 --bots random --seed 1 --option guard-board=full\n" in shown
    chosen = answers("pile 2", words=GAME)[0]
    assert chosen.startswith("You got pile 2 of the start money: ") and "Wall" not in chosen
    assert "First the start money is chosen" in answers("take y3", words=GAME)[0]


def test_a_move_that_is_not_complete_lists_how_it_goes_on() -> None:
    _, _, use, card, exchange, none = answers("1", "", "use", "use card", "use exchange", "use ex", words=GAME)
    assert use.startswith("Use       new-token (1 point, drawn at once) [")
    assert card.startswith("Use       card (1 point) [") and card.count("\n") == 1
    assert "Refused: The guard board of this game does not have exchange. (R-11;" in exchange
    assert "'ex' is no ability: there are new-token, card, half-building, march. 'moves'" in none


@clause("R-41", "R-30", "R-36")
def test_refusals_name_their_clause() -> None:
    *_, march, why, pay, wall, place = answers("1", "", "use march", "why", "pay t4e", "wall t7s", "pay n1", words=GAME)
    assert "A march needs two guards: one to pay and one to move. (R-41; 'why'" in march
    assert why.splitlines()[1].startswith("R-41 (red_palace, ")
    assert "(R-30; 'why'" in pay and "(R-36; 'why'" in wall
    assert "is no side of a tile" in place


@clause("R-22", "R-37")
def test_an_ability_is_used_taken_back_and_used_after_the_action() -> None:
    *_, used, undone, taken, done = answers("1", "", "use card g5", "undo", "take o7", "done", words=GAME)
    assert used.startswith("You used card to take g5 of the display, paying 1 point for missing guards.\n")
    assert "card 1 (used)" in used and undone.startswith("Taken back: use:card:g5\n")
    assert "Your actions are over: use an ability, or say 'done'" in taken
    assert "Your turn is finished" in done


@clause("R-40")
def test_what_was_drawn_stays(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    *_, undo, drawn, stays, restarted, saved, bought, _, finished = answers(
        "1", "", "undo", "use new 2", "undo", "restart", f"save {file}", "buy 2 g7", "done", "1", words=GAME
    )
    assert undo == "There is nothing to take back in this turn.\n"
    assert "You drew a " in drawn and "After the new token this action has to be a purchase (R-40)." in drawn
    assert stays == "What was drawn stays, and what led to it.\n"
    assert restarted == stays
    assert "is saved" in saved and "You bought terrain-05" in bought
    verify_record(Record.from_line(file.read_text(encoding="utf-8")))
    resumed = answers("log 2", "undo", words=f"--resume {file}")
    assert "You drew a " in resumed[0] and resumed[1].startswith("What was drawn stays")
    assert "score 5 → 4.\nYour turn is finished" in finished


def test_the_words_are_explained() -> None:
    help_, guards, score = answers("help", "guards", "score", words=GAME)
    assert "use ABILITY …" in help_ and "\n  guards " in help_ and "bazaar TILE" not in help_
    assert "march t04-E t07-N" in help_ and "but 'use new-token'." in " ".join(help_.split())
    assert "preview 2 g4" not in help_ and "wall t07-S" not in help_
    first = " ".join(answers("help", words=GAME.partition(" --option")[0])[0].split())
    assert "wall t07-S" in first and "march" not in first and "new-token" not in first
    assert guards.startswith("A terrain tile with its token is a building: t07 is short for terrain-07")
    assert "new-token (1 guard): draw another token" in guards
    assert "at the start             5         5         -" in score
    classic_help, classic_guards = answers("help", "guards")
    assert "use ABILITY" not in classic_help and "\n  guards " not in classic_help
    assert classic_guards == "There are no guards in this game.\n"


def user(session: AnySession, seed: int) -> Callable[[], str]:
    """Plays at random, with a liking for abilities, and looks around on the way."""
    random = Random(seed)
    looks = ["score", "board all", "log 3", "moves all", "guards", "use", "undo", "redo", "why use march"]

    def person() -> str:
        if session.turn.ready:
            return ""
        if random.random() < 0.05:
            return random.choice(looks)
        moves = PalacePrompt(session).moves()
        kinds = {move.kind for move in moves}
        kind = random.choice(sorted(kinds)) if random.random() < 0.7 else None
        number, move = random.choice([one for one in enumerate(moves, 1) if kind in (None, one[1].kind)])
        return random.choice([str(number), word(session.state, move.action)])

    return person


@pytest.mark.parametrize("seed", ["1", "2"])  # with seven of the nine abilities between them
@pytest.mark.played
def test_a_whole_game_with_all_modules(seed: str, capsys: pytest.CaptureFixture[str]) -> None:
    session = new_session("red-palace", 2, ["random"], seed, MODULES, ["guard-board=full"])
    play_with(session, user(session, 2))
    shown = capsys.readouterr().out
    assert max(len(line) for line in shown.splitlines() if not line.startswith("red-palace/")) <= 80
    for text in ("You used ", "You paid the guard ", "The third scoring\n", "tokens in the bag", "missing guards"):
        assert text in shown
    verify_record(session.record())
    assert len([line for line in session.log if line == "Your turn."]) > 10


@clause("R-31", "R-41")
def test_a_march_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    """The person builds until a march is possible; then it is chosen with the fewest words."""
    session = new_session("red-palace", 2, ["random"], "1", "", ["guard-board=full"])
    random = Random(1)
    steps = iter(["use march", "pay", "1", "march", "1"])

    def person() -> str | None:
        prompt = PalacePrompt(session)
        moves = prompt.moves()
        if session.turn.ready:
            return ""
        if session.seen().modules["guards"].using or any(move.action == Use("march") for move in moves):
            return next(steps, None)
        wanted = [n for n, one in enumerate(moves, 1) if one.kind in ("start", "buy", "lay") and one.text != "give"]
        return str(random.choice(wanted or [n for n, one in enumerate(moves, 1) if one.kind != "use"]))

    play_with(session, person)
    shown = capsys.readouterr().out
    assert "You use march and owe 1 guard: choose who leaves (R-31)" in shown
    assert "\nPay       [1] terrain-" in shown and "\nMarch     terrain-" in shown
    assert "You marched the guard terrain-" in shown
    assert obey(PalacePrompt(session), "march") is not None

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

from alhambra import Config, parse_position, position
from alhambra.cli.app import app
from alhambra.cli.commands.play import AnySession, new_session, run, session_of
from alhambra.cli.palace.prompt import PalacePrompt
from alhambra.cli.screen import Screen
from alhambra.core.errors import RecordError
from alhambra.core.records import Record
from alhambra.lab.library import verify_record
from tests.clauses import clause
from tests.cli import running
from tests.cli.test_app import ENTRY, environment
from tests.support.builders import FIRST_RULES
from tests.support.toys import Refills, added

# The person begins and holds g5, g7, b7 and o1; two tiles can be paid exactly. The bots do not change with time.
GAME = "--seed 45 --bots random"
FAREWELL = "The game is left unfinished. The same one from its beginning:\n  alhambra play "


def talk(*lines: str, words: str = GAME) -> str:
    return running.talk(words, *lines)


def answers(*lines: str, words: str = GAME) -> list[str]:
    return running.answers(words, *lines)


class Puppet(Screen):
    """A person who is a function of the session."""

    def __init__(self, person: Callable[[], str | None]) -> None:
        super().__init__()
        self.person = person
        self.typed: list[str] = []

    def ask(self, prompt: str) -> str | None:
        line = self.person()
        self.typed.append(line or "")
        return line


def play_with(session: AnySession, person: Callable[[], str | None]) -> list[str]:
    puppet = Puppet(person)
    session.screen = puppet
    run(session)
    return puppet.typed


def leaving(session: AnySession) -> AnySession:
    """A session whose person leaves at once."""
    session.screen = Puppet(lambda: None)
    return session


def test_the_start_says_the_seed_and_shows_table_and_moves() -> None:
    shown = talk()
    assert shown.startswith("Classic Alhambra, 3 players, seed 45. Type 'help' at any time.\n")
    assert "Your turn · first scoring next" in shown
    assert "\nMoney     take [1] b4   [2] y3 " in shown
    assert FAREWELL + "--seats 3 --bots random,random --seed 45\n" in shown


def test_a_seed_is_drawn_if_none_is_given() -> None:
    first, second = (re.search(r"seed (\d+)\.", talk(words="--bots random")) for _ in range(2))
    assert first is not None and second is not None and first[1] != second[1]


@pytest.mark.parametrize(
    ("words", "players"),
    [("--seats 2", "greedy"), ("--bots random,greedy,random", "random,greedy,random"), ("", "greedy,greedy")],
)
def test_seats_and_bots(words: str, players: str) -> None:
    assert f"--bots {players} --seed 1\n" in talk(words=f"{words} --seed 1")


def test_a_move_by_number_by_notation_and_as_people_type_it() -> None:
    assert [answers(line)[0] for line in ("take:b4", "take b4", "TAKE B4")] == [answers("1")[0]] * 3
    assert "You took b4.\nWall 0 as before; points if scored now 0 as before." in answers("1")[0]


def test_a_finished_turn_is_committed_by_enter_or_a_word() -> None:
    by_enter, by_word = answers("1", "")[1], answers("1", "commit")[1]
    assert by_enter == by_word
    assert by_enter.startswith("New: ") and "random 1 " in by_enter and "random 2 " in by_enter
    assert "Your turn is not finished: choose a move first." in answers("commit")[0]
    assert answers("")[0].startswith("Money ")


def test_undo_redo_and_restart() -> None:
    nothing, _, undone, redone, again, _, restarted, _ = answers(
        "undo", "8", "undo", "redo", "redo", "take b1", "restart", "redo"
    )
    assert nothing == "There is nothing to take back in this turn.\n"
    assert undone.startswith("Taken back: buy:2:g7\n") and "g5 g7 = 12" in undone
    assert redone.startswith("Played again: buy:2:g7\n") and "g5 = 5" in redone
    assert again == "There is nothing to play again.\n"
    assert "Everything of this turn is taken back" in restarted and "[8] g7 exact" in restarted


@clause("A-42", "A-60")
def test_exact_purchases_then_laying_with_numbers_on_the_places() -> None:
    bought, _, taken, laid, finished, _ = answers("buy 2 g7", "8", "take y3 b1", "1", "lay chambers-7-ne at n1", "")
    assert "You may take another action, or say 'done' (A-42)." in bought and "(empty)" in bought
    assert "c      [1]   │fountain│  [5]\n" in taken
    assert "Lay       chambers-7-SW [1] at w1   [2] at s1   [3] keep\n" in taken
    assert "You laid chambers-7-SW at w1.\n" in laid
    assert "Wall 0 → 2; points if scored now 0 → 6.\nYour turn is finished: Enter commits it" in finished


@clause("A-40", "A-30")
def test_a_refused_move_names_the_rule_and_what_is_allowed() -> None:
    refused, why, other = answers("buy 2 g5", "why", "take:b4,y3")
    assert refused == (
        "Refused: chambers-7-NE costs 7; these cards are worth 5. (A-40; 'why' shows the\n  rule)\n"
        "Allowed:\nBuy       2 chambers-7-NE [8] g7 exact\n          3 chambers-7-SW [9] b7 exact\n"
    )
    assert why.startswith(
        "chambers-7-NE costs 7; these cards are worth 5.\nA-40 (classic, Buy a tile)\n  Choose a tile"
    )
    assert "may sum to 5 at most; these sum to 7. (A-30;" in other


def test_why_asks_without_playing() -> None:
    before, refused, allowed, number, after = answers(
        "why", "why lay tower-9-es n1", "why take b4", "why 1", "position"
    )
    assert before == "There is nothing to explain: type 'why' and a move.\n"
    assert refused.startswith("tower-9-ES is not in the reserve.\nA-50 (classic")
    assert allowed == "'take b4' is allowed.\n" and number == "'1' is allowed.\n"
    assert after.splitlines()[0] == answers("position")[0].splitlines()[0]


@pytest.mark.parametrize(
    ("line", "hint"),
    [
        ("scoer", "Did you mean 'score'?"),
        ("xyzzy", "'help' lists the commands"),
        ("buy", "Buy 2 chambers-7-NE [8] g7 exact"),
        ("buy 2", "Buy 2 chambers-7-NE [8] g7 exact"),
        ("buy 1", "chambers-10 costs 10 florin; you have no florin cards. (A-40;"),
        ("buy 2 y", "'y' is no card"),
        ("by 2", "Did you mean 'buy'?"),
        ("done now", "'done now' is no move"),
        ("buy 7 y1", "is no market square: there are 1, 2, 3 and 4."),
        ("take q9", "'q9' is no card"),
        ("lay tower-9-ES", "tower-9-ES is not in the reserve. (A-50;"),
        ("lay tower-9-ES x9", "'x9' is no place"),
        ("swap garden-7", "Your reserve is empty, and a tile is swapped with one from there. (A-50;"),
        ("swap fountain c x", "Behind 'swap' belong 2 words, not 3."),
        ("remove chambers-10 n1 e1", "Behind 'remove' belongs 1 word, not 3."),
        ("remove x", "There is no tile 'x' in this game."),
        ("swap x y", "There is no tile 'x' in this game."),
        ("lay tower-9 n1 e1", "Behind 'lay' belong 2 words, not 3."),
        ("store b", "There are no exchange certificates in this game."),
        ("99", "There is no move 99: they are numbered from 1 to 9."),
        ("0", "There is no move 0"),
        ("9" * 5000, "is no move"),
        ("pass", "Only a player without any legal action passes."),
        ("done", "The first action of a turn is compulsory."),
        ("board 9", "There is no seat '9': write 0 to 2, or all."),
        ("moves some", "There is no kind 'some' of moves: write all, money, buy."),
        ("moves march", "There is no kind 'march' of moves: write all, money, buy."),
        ("restart", "There is nothing to take back in this turn."),
        ("moves lay", "You have no moves of the kind 'lay' now."),
        ("score 1", "Scoring '1' was not held yet; 'score' alone tells"),
        ("score all", "There is no scoring 'all'; 'score' alone tells"),
        ("log x", "'x' is no number of lines."),
        ("log 0", "'0' is no number of lines."),
        ("rules", "Say which clause"),
        ("rules A-999", "There is no clause 'A-999'"),
        ("save", "Say where: save FILE."),
        ("save /there/is/no/such/folder/file", "cannot be written: No such file or directory."),
        ("save a\0b", "cannot be written: no file can have this name."),
        (f"save {'a' * 5000}", "cannot be written: no file can have this name."),
        ("save /dev/null", "'/dev/null' exists already and is no saved game."),
    ],
)
def test_what_is_wrong_is_said_and_nothing_is_lost(line: str, hint: str) -> None:
    said, unchanged = answers(line, "position")
    assert hint in " ".join(said.split())
    assert unchanged.splitlines()[0] == answers("position")[0].splitlines()[0]


def test_why_is_about_the_last_move() -> None:
    nothing = "There is nothing to explain: type 'why' and a move.\n"
    _, first, _, mistyped, _, out_of_range, _, again = answers(
        "buy 1", "why", "xyzzy", "why", "99", "why", "buy 4", "why"
    )
    assert first.startswith("chambers-10 costs 10 florin;") and again.startswith("tower-9-NE costs 9 ducat;")
    assert mistyped == out_of_range == nothing


@pytest.mark.parametrize("word", ["undo", "redo", "restart", "commit", "position", "help", "quit", "QUIT"])
def test_a_command_with_words_that_it_does_not_take_is_not_carried_out(word: str) -> None:
    _, said, taken_back = answers("take b4", f"{word} now", "undo")
    assert said == f"Nothing belongs behind '{word}': type it alone.\n"
    assert taken_back.startswith("Taken back: take:b4\n")


def test_a_finished_turn_takes_no_more_moves() -> None:
    _, number, refused = answers("1", "2", "take g3")
    assert number == "There is no move 2. Your turn is finished: Enter commits it, 'undo' takes back.\n"
    assert "(A-61;" in refused and "Your turn is finished: Enter commits it" in refused


def test_commands_that_only_look() -> None:
    board, other, all_, moves, log, rules, help_ = answers(
        "board", "board 2", "board all", "moves all", "log 3", "rules a-56", "help"
    )
    assert "Your palace, wall 0" in board
    assert "Palace of random 2, wall 0" in other
    assert "Your palace" in all_ and "Palace of random 1" in all_ and "Market" not in all_
    assert "Buy       2 chambers-7-NE [8] g7 exact" in moves
    whole, longer = answers("log 999", "log 99999999999")
    assert longer == whole
    assert log.splitlines()[1:] == ["b1 came onto slot 4 of the display.", "Your turn."]
    assert "Two sides that touch are both walled or both open." in rules
    for name in ("undo", "redo", "restart", "commit", "why", "score", "board", "moves", "log", "position", "quit"):
        assert f"\n  {name} " in help_


@clause("A-91")
def test_the_help_says_give_only_where_somebody_takes() -> None:
    assert "give TILE" in answers("help", words="--seats 2 --seed 4 --bots random")[0]
    assert "give TILE" not in answers("help", words="--seats 3 --seed 4 --bots random")[0]


def test_quit() -> None:
    assert answers("quit")[0].startswith(FAREWELL)


def test_the_position_can_be_read_back() -> None:
    line = answers("position")[0].splitlines()[0]
    assert position(parse_position(line)) == line


def test_what_would_score_now() -> None:
    shown = answers("buy 2 g7", "done", "1", "score")[-1]
    assert shown.startswith("If the first scoring were held now\n")
    assert re.search(r"\nwall +2 +- +-\n", shown) and re.search(r"\nchambers +4 \(1\) +- +-\n", shown)
    assert re.search(r"\nscore +6 +0 +0\n", shown)


def blunderer(session: AnySession, seed: int) -> Callable[[], str]:
    """Plays numbered moves at random, and tries something forbidden, takes back and plays again on the way."""
    random = Random(seed)
    tried = iter(["take y9 y9", "buy 1 g9", "redo", "restart", "9999", "hm", "score", "log", "why"])

    def person() -> str:
        moves = PalacePrompt(session).moves()
        if not moves:  # the turn is finished
            return random.choice(["", "", "undo"])
        if random.random() < 0.5 and (word := next(tried, "")):
            return word
        return str(random.randint(1, len(moves)))

    return person


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.played
def test_a_whole_game_with_mistakes(seats: int, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = new_session("classic", seats, ["greedy"], "8")
    typed = play_with(session, blunderer(session, seats))
    shown = capsys.readouterr().out
    for text in ("The first scoring\n", "The third scoring\n", "Refused: ", "Taken back: "):
        assert text in shown
    assert re.search(r"(win|wins) with \d+ points( each)?\.\n$", shown)
    assert shown.count("Refused: ") > 1
    record = session.record()
    assert record.result is not None
    verify_record(record)
    piped = subprocess.run(
        [*ENTRY, "play", "--seats", str(seats), "--seed", "8"],
        input="".join(f"{line}\n" for line in typed),
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )
    assert piped.returncode == 0, piped.stderr
    assert piped.stdout.splitlines()[-1] == shown.splitlines()[-1]
    assert len([line for line in session.log if line == "Your turn."]) > 10


def test_a_saved_game_goes_on_and_is_a_record_like_any_other(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    saved = answers("1", "", "1", f"save {file}", f"save {file}", "undo", "position")
    assert saved[3] == f"Every committed turn is saved. To go on later:\n  alhambra play --resume {file}\n" == saved[4]
    verify_record(Record.from_line(file.read_text(encoding="utf-8")))
    again = answers("position", words=f"--resume {file}")[0]
    assert again.splitlines()[0] == saved[6].splitlines()[0]
    told = CliRunner().invoke(app, ["replay", str(file)])
    assert told.exit_code == 0 and "person took b4." in told.output


@pytest.mark.parametrize("config", [Config("red-palace", 2), Config("classic", 2, ("building-sites",))])
def test_no_command_is_offered_that_would_play_by_other_rules(config: Config, tmp_path: Path) -> None:
    """A game goes on by the rules that it was begun with; one that begins goes by the newest."""
    file = tmp_path / "game.jsonl"
    for rules, last in ((FIRST_RULES, ""), (None, "--seed 7")):
        session = session_of(replace(config, rules=rules), "7", ["random"])
        file.write_text(f"{session.record().to_line()}\n", encoding="utf-8")
        left = talk(words=f"--resume {file}").split("The game is left unfinished. ")[1]
        assert ("alhambra play" in left) == bool(last) and last in left
        assert ("rules of before" in left) != bool(last)


def test_only_saved_games_can_go_on(tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    record = new_session("classic", 3, ["greedy"], "7").record()
    texts = [
        record.to_line().replace('"person"', '"greedy"'),
        record.to_line().replace('"seed":"7"', '"seed":null'),
        record.to_line().replace('"actions":[]', '"actions":["pass"]').replace('"events":[', '"events":[[],'),
        "",
    ]
    for text in texts:
        file.write_text(f"{text}\n" if text else "", encoding="utf-8")
        done = CliRunner().invoke(app, ["play", "--resume", str(file)])
        assert isinstance(done.exception, RecordError)


def test_who_plays_with_bots_is_told_where_they_cannot_look_ahead(capsys: pytest.CaptureFixture[str]) -> None:
    told = "here they play at random."
    with added("refills", Refills):
        run(leaving(new_session("classic", 2, ["expert"], "1", "medinas,refills")))
        assert f"Bots cannot look ahead with the refills: {told}" in capsys.readouterr().out
    run(leaving(new_session("classic", 2, ["expert"], "1", "medinas")))
    assert told not in capsys.readouterr().out

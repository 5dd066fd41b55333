"""What can be played with The Red Palace, and what cannot (K-2, K-4, K-17)."""

from __future__ import annotations

import pytest

from alhambra import BOXES, Config, ConfigError, Seeded, new, open_game, view
from tests.clauses import clause
from tests.support.invariants import SENTENCE
from tests.support.red_builders import ALL


def refused(config: Config) -> tuple[str, str]:
    """The clause and the text of a refusal."""
    with pytest.raises(ConfigError) as found:
        open_game(config)
    assert SENTENCE.fullmatch(str(found.value))
    return found.value.clause, str(found.value)


@clause("K-2", "R-91")
def test_the_box_takes_medinas_bazaars_camps_and_classic_scoring() -> None:
    box = BOXES["red-palace"]
    assert set(box.modules) >= {"medinas", "bazaars", "camps"}
    assert box.options == {"scoring": ("tiles", "classic"), "guard-board": ("first-game", "full")}
    assert (box.rules, box.seats) == ("red_palace.md", (2, 6))


@clause("K-2", "K-17")
@pytest.mark.parametrize(
    ("module", "message"),
    [
        ("score-tiles", "'score-tiles' is no module of The Red Palace"),
        ("classic-scoring", "is no module of The Red Palace"),
        ("gatehouses", "is no module of The Red Palace"),
        ("guards", "is no module of The Red Palace"),
        ("medina", f"did you mean 'medinas'? There are {', '.join(BOXES['red-palace'].modules)}."),
        ("caves", "is no module of The Red Palace"),
    ],
)
def test_other_modules_are_refused(module: str, message: str) -> None:
    clause_id, text = refused(Config("red-palace", 3, (module,)))
    assert clause_id == "K-2" and message in text


@clause("K-2", "K-17")
def test_a_module_twice_is_refused() -> None:
    clause_id, text = refused(Config("red-palace", 3, ("camps", "camps")))
    assert clause_id == "K-17" and "once only" in text


@clause("K-4", "K-17")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    clause_id, text = refused(Config("red-palace", seats))
    assert clause_id == "K-4" and f"played by 2 to 6, not by {seats}" in text


@clause("K-4")
@pytest.mark.parametrize("seats", range(2, 7))
def test_two_to_six_may_play(seats: int) -> None:
    assert len(view(new(Config("red-palace", seats), Seeded(1)), None).palaces) == seats


@clause("K-17")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ((("colour", "red"),), "'colour' is no option of The Red Palace"),
        ((("scorin", "classic"),), "did you mean 'scoring'? There are scoring, guard-board."),
        ((("scoring", "clasic"),), "did you mean 'classic'? There are tiles, classic."),
        ((("scoring", "none"),), "'scoring' cannot be 'none'"),
        ((("guard-board", "second-game"),), "'guard-board' cannot be 'second-game'"),
        ((("scoring", "tiles"), ("scoring", "classic")), "An option can be given once only"),
    ],
)
def test_other_options_are_refused(options: tuple[tuple[str, str], ...], message: str) -> None:
    clause_id, text = refused(Config("red-palace", 3, (), options))
    assert clause_id == "K-17" and message in text


@clause("K-1", "K-17")
@pytest.mark.parametrize("option", [("scoring", "classic"), ("guard-board", "full")])
def test_classic_alhambra_does_not_take_them(option: tuple[str, str]) -> None:
    clause_id, text = refused(Config("classic", 3, (), (option,)))
    assert clause_id == "K-17" and f"'{option[0]}' is no option of Classic Alhambra" in text


@clause("K-17")
@pytest.mark.parametrize("box", ["red_palace", "Red Palace", "redpalace"])
def test_a_box_of_another_name_is_refused(box: str) -> None:
    clause_id, text = refused(Config(box, 3))
    assert clause_id == "K-17" and "red-palace" in text


@clause("R-11", "R-12")
def test_without_options_the_first_game_side_and_score_tiles_are_used() -> None:
    plain = view(new(Config("red-palace", 3), Seeded(5)), None)
    said = view(
        new(Config("red-palace", 3, (), (("guard-board", "first-game"), ("scoring", "tiles"))), Seeded(5)), None
    )
    assert plain == said


@clause("R-91", "K-2")
def test_the_order_of_modules_does_not_matter() -> None:
    one, other = (view(new(Config("red-palace", 3, modules), Seeded(6)), None) for modules in (ALL, ALL[::-1]))
    assert one == other

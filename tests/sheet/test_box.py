"""What can be played: players, options and no modules."""

from __future__ import annotations

import pytest

from alhambra import BOXES, Config, ConfigError, open_game, view
from tests.clauses import clause
from tests.support.sheets import VARIANTS, Options, config_of, game_of, walk


def refusal(config: Config) -> ConfigError:
    with pytest.raises(ConfigError) as caught:
        open_game(config)
    return caught.value


@clause("K-4")
@pytest.mark.parametrize("seats", [0, 6])
def test_one_to_five_play(seats: int) -> None:
    assert refusal(config_of(seats)).clause == "K-4"


@clause("K-3")
def test_there_are_no_modules() -> None:
    error = refusal(Config("roll-and-write", 3, ("medinas",)))
    assert error.clause == "K-3"
    assert str(error) == "'medinas' is no module of Roll & Write; it has none. (K-3)"


@clause("K-3", "K-17")
@pytest.mark.parametrize("options", [{"solo": "team"}, {"fictitious": "1"}, {"fictitious": "5"}, {"dice": "7"}])
def test_unknown_options_are_refused(options: Options) -> None:
    assert refusal(config_of(1, options)).clause == "K-17"


@clause("W-56", "W-57", "K-3")
@pytest.mark.parametrize(
    ("options", "clause_id"),
    [({"fictitious": "3"}, "W-56"), ({"solo": "duel"}, "W-57"), ({"solo": "score"}, "W-57")],
)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_variants_are_for_one_player_alone(seats: int, options: Options, clause_id: str) -> None:
    error = refusal(config_of(seats, options))
    assert error.clause == clause_id
    assert "alone" in str(error)


@clause("W-56", "W-57")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_variant_is_played(seats: int, options: Options) -> None:
    seen = view(next(walk(seats, options, "variant")), None)
    assert seen.duel == (options.get("solo") == "duel")
    assert len(seen.ticks) == (int(options.get("fictitious", "2")) if seats == 1 else max(0, 3 - seats))


def test_the_box_names_its_rules() -> None:
    box = BOXES["roll-and-write"]
    assert (box.rules, box.seats, box.modules) == ("roll_and_write.md", (1, 5), ())
    assert game_of(3).config.to_text() == "roll-and-write/3/-/-"

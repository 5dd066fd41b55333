"""Results in a file: what has to be the same for a contest to go on."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from alhambra import Config, open_game
from alhambra.core.errors import RecordError
from alhambra.lab.arena.contest import Contest
from alhambra.lab.arena.results import Results, identity, read_results, write_results
from tests.support.builders import FIRST_RULES

SITES = Config("classic", 2, ("building-sites",))
RED = Config("red-palace", 2)


def contest(config: Config) -> Contest:
    return Contest(config, ("random",), "1")


@pytest.mark.parametrize("config", [SITES, RED, Config("classic", 2)], ids=Config.to_text)
def test_what_is_written_is_played_by_the_same_rules_again(config: Config) -> None:
    text = identity(contest(config))["config"]
    assert open_game(Config.from_stored_text(text)) is open_game(config)
    assert contest(Config.from_stored_text(text)) == contest(config)


@pytest.mark.parametrize(("config", "named"), [(SITES, "building-sites=2"), (RED, "guards=2")])
def test_a_contest_goes_on_by_the_rules_that_it_was_begun_with_or_not_at_all(
    config: Config, named: str, tmp_path: Path
) -> None:
    file, first = tmp_path / "results.json", contest(replace(config, rules=FIRST_RULES))
    write_results(Results(first), file)
    assert read_results(file, first).contest == first
    with pytest.raises(RecordError, match="holds another contest: config is") as refused:
        read_results(file, contest(config))
    assert f"{config.to_text()}/{named}" in str(refused.value)

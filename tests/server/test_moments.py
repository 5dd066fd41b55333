"""The stored tables that tests of the page begin with are what they are said to be."""

from __future__ import annotations

from pathlib import Path

import pytest

from alhambra.core.play import legal, view
from alhambra.palace.state import PalaceState
from alhambra.palace.views import View
from alhambra.server.live.tables import restore
from alhambra.server.store.archive import Stored, read_archive
from alhambra.server.store.entries import Opened
from alhambra.server.table.people import hashed
from alhambra.server.table.table import Table
from tests.support.hoarding import market
from tests.support.moments import FOLDER, Moment, all_moments, fresh
from tests.support.steps import every_step, step_of
from tests.support.tables import Device, run, tables_at

STORED = {one.id: one for path in sorted(FOLDER.glob("*.backup")) for one in read_archive(path)}


def loaded(stored: Stored) -> Table:
    return restore(stored.id, Opened(stored.snapshot, []))


def seen_by_anna(moment: Moment) -> View:
    turn = loaded(STORED[moment.table]).turn
    assert turn is not None
    seen: View = view(turn.state, moment.seat)
    return seen


@pytest.mark.parametrize("moment", all_moments().values(), ids=all_moments())
def test_a_stored_table_is_as_its_log_says_and_anna_is_to_act(moment: Moment) -> None:
    stored = STORED[moment.table]
    table = loaded(stored)
    played = restore(stored.id, Opened(None, stored.entries)).snapshot()
    assert played.position == table.snapshot().position and played.actions == table.snapshot().actions
    assert table.mover == moment.seat and table.held_by([hashed(moment.secret)]) == {moment.seat}
    assert table.turn is not None and table.turn.ready == (moment.what.split()[-1] in ("ready", "scoring", "end"))


def test_there_is_much_on_the_large_table() -> None:
    moment = all_moments()["turn"]
    seen = seen_by_anna(moment)
    assert (seen.seats, len(seen.hand), len(seen.reserves[0])) == (6, 14, 3)
    assert len(seen.palaces[0].tiles) == 13
    turn = loaded(STORED[moment.table]).turn
    assert turn is not None
    assert {str(square): how for square, how in market(turn.state).items()} == moment.market
    assert set(moment.market.values()) == {"exact", "over", "dear"}


def test_tiles_are_to_be_laid_where_they_may_and_may_not() -> None:
    for what, tiles in (("laying", 1), ("laying two", 2), ("giving", 1)):
        moment = all_moments()[what]
        assert list(seen_by_anna(moment).asides[0]) == moment.aside and len(moment.aside) == tiles
        assert moment.legal and moment.refused
    assert all_moments()["giving"].gives
    assert len(seen_by_anna(all_moments()["two"]).neutral or ()) > 5


def test_there_is_a_table_in_every_kind_of_unfinished_decision() -> None:
    found = set()
    for moment in all_moments().values():
        if moment.what.startswith("step "):
            turn = loaded(STORED[moment.table]).turn
            assert turn is not None and isinstance(turn.state, PalaceState)
            assert moment.what == f"step {step_of(turn.state)}"
            found.add(moment.what.removeprefix("step "))
    assert found == every_step()


@pytest.mark.parametrize("players", ["alone", "two", "three", "five"])
def test_at_a_sheet_everything_can_be_done(players: str) -> None:
    moment = all_moments()[f"sheet {players}"]
    turn = loaded(STORED[moment.table]).turn
    assert turn is not None
    words = {turn.state.game.word(action) for action in legal(turn.state)}
    assert len(moment.legal) == 4 and words >= {f"build:{square}" for square in moment.legal}
    assert any("," in word for word in words if word.startswith("change:"))
    assert not words & {f"build:{square}" for square in moment.refused}
    turn.play(turn.state.game.parse_word(moment.buy))
    assert {turn.state.game.word(action) for action in legal(turn.state)} == {"second", "done"}


def test_a_copy_comes_into_a_database_at_work(tmp_path: Path) -> None:
    async def story() -> None:
        path = tmp_path / "tables.sqlite3"
        async with tables_at(path) as tables:
            moment, other = fresh(str(path), "laying"), fresh(str(path), "laying")
            assert moment.table != other.table
            anna = await Device(tables, moment.table, "Anna").connect()
            assert anna.latest(0).info.actor == 0

    run(story())

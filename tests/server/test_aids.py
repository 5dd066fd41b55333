"""The aids of a table: each level tells what it says it tells, and an aid that is off is not sent."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from alhambra import Seeded, Turn
from alhambra.palace.actions import Remove
from alhambra.palace.state import PalaceState
from alhambra.server.live.questions import answer
from alhambra.server.protocol import messages as m
from alhambra.server.protocol.levels import AIDS, LEVELS
from alhambra.server.protocol.replies import Effect, PalaceInfo
from alhambra.server.store.archive import read_archive
from alhambra.server.table import log, luck
from alhambra.server.table.aids import effect_for
from alhambra.server.table.errors import Code, TableError
from alhambra.server.table.log import Created, StoredGame, StoredSeat, StoredSettings
from alhambra.server.table.seen import game_info
from alhambra.server.table.table import Table
from tests.server.test_table import Scribe
from tests.support.builders import table as position_of
from tests.support.hidden import permuted
from tests.support.moments import FILE as MOMENTS
from tests.support.stored import FIRST
from tests.support.tables import Device, make_table, run, tables_at

DEFAULTS = m.Settings()


@pytest.fixture(autouse=True)
def the_same_luck_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    source = Seeded("aids")
    monkeypatch.setattr(luck, "Secure", lambda: source)


def settings_of(level: str) -> m.Settings:
    return settings_with(*LEVELS[level])


def settings_with(*aids: str) -> m.Settings:
    return msgspec.convert({aid: aid in aids for aid in AIDS}, m.Settings)


def playing(settings: m.Settings, seed: int = 1, steps: int = 60, box: str = "classic") -> Table:
    """A table after so many random steps of a game."""
    scribe = Scribe(seed)
    people = [StoredSeat(f"player {number}", f"{number:064}") for number in range(3)]
    created = Created(StoredGame.of(m.GameConfig(box), 3), StoredSettings.of(settings), people)
    scribe.table = Table("t", created, 1000)
    for _ in range(steps):
        scribe.step()
    return scribe.table


def untried(table: Table) -> None:
    """Nothing of the turn is tried, nor was."""
    assert table.turn is not None and table.mover is not None
    if table.turn.actions:
        table.take_back(table.mover, "restart")
    table.turn.undone.clear()


def sent(table: Table, seat: int | None) -> dict[str, Any]:
    """The game as it goes over the wire."""
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(game_info(table, seat)))
    return plain


def told(game: dict[str, Any]) -> set[str]:
    """Which aids are in what was sent; what a tile changes is only told who asks."""
    memory = game["view"]["memory"] or {}
    found = {name for name in ("table_of_points", "scoring_time") if name in game["aids"]}
    found |= {"scores_now"} if game["score"]["now"] is not None else set()
    found |= {"counts"} if memory.get("supply") or memory.get("money_pile") or memory.get("discards") else set()
    return found | ({"open_hands"} if memory.get("hands") else set())


def asked(table: Table, seat: int) -> str | None:
    """The code with which the question what a tile changes is refused."""
    assert table.turn is not None
    state: Any = table.turn.state
    tile = next(tile for tile in state.game.view(state, seat).market if tile)  # of those that nobody tries to buy
    try:
        effect_for(table, seat, tile)
    except TableError as error:
        return error.code.value
    return None


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_tells_exactly_what_it_says(level: str) -> None:
    table = playing(settings_of(level))
    for seat in (None, 0, 1, 2):
        assert told(sent(table, seat)) == set(LEVELS[level]) - {"tile_effect"}
    for seat in range(3):
        assert (asked(table, seat) is None) == ("tile_effect" in LEVELS[level])


@pytest.mark.parametrize("aid", AIDS)
def test_each_aid_comes_alone(aid: str) -> None:
    table = playing(settings_with(aid))
    assert told(sent(table, 0)) == {aid} - {"tile_effect"}
    assert asked(table, 0) == (None if aid == "tile_effect" else Code.AID_OFF.value)


def test_the_levels_are_what_hosts_are_told() -> None:
    assert LEVELS["purist"] == ()
    assert set(LEVELS["normal"]) < set(LEVELS["learning"]) < set(AIDS)
    assert not any("open_hands" in aids for aids in LEVELS.values()), "hands are secret unless the host says otherwise"
    assert set(AIDS) <= set(m.Settings.__struct_fields__)


def test_what_is_tried_shows_no_points_either() -> None:
    for level, shown in (("purist", False), ("normal", True)):
        table = playing(settings_of(level), steps=0)
        table.turn = Turn(position_of(3, palaces=["tower-12@n1"]), Seeded(1))
        table.play(0, Remove("tower-12"))
        game = sent(table, 0)
        assert game["turn"]["before"], "something was tried"
        assert (game["score"]["now"] is not None) == shown
        assert ("now" in game["turn"]["score_before"]) == shown


def test_scores_now_can_be_off_in_roll_and_write() -> None:
    for settings, shown in ((settings_of("purist"), False), (settings_of("normal"), True)):
        game = sent(playing(settings, steps=20, box="roll-and-write"), 0)
        assert (game["score"]["now"] is not None) == shown and "aids" not in game


# Tables of before ----------------------------------------------------------------------------------------------------


def test_what_was_stored_before_is_shown_as_it_was() -> None:
    old = msgspec.json.decode(b'{"counts":true,"open_hands":false,"stand_in_after":null}', type=StoredSettings)
    assert old == StoredSettings(counts=True, scores_now=True)
    assert told(sent(playing(old.shown()), 0)) == {"counts", "scores_now"}
    assert asked(playing(old.shown()), 0) == Code.AID_OFF.value


@pytest.mark.parametrize("file", [FIRST / "tables.backup", MOMENTS], ids=["revision-1", "moments"])
def test_every_stored_table_keeps_what_it_had(file: Any) -> None:
    seen = 0
    for stored in read_archive(file):
        created = log.read_entry(stored.entries[0].data)
        assert isinstance(created, Created)
        settings = created.settings
        assert (settings.scores_now, settings.tile_effect) == (True, False)
        assert (settings.table_of_points, settings.scoring_time) == (False, False)
        seen += 1
    assert seen > 3


def test_settings_are_stored_aid_by_aid() -> None:
    settings = StoredSettings.of(settings_of("learning"))
    again = msgspec.json.decode(msgspec.json.encode(settings), type=StoredSettings)
    assert again.shown() == settings_of("learning")
    before = StoredSettings().shown()
    assert msgspec.structs.replace(before, stand_in_level="good") == DEFAULTS, "nothing was asked for"


# The question --------------------------------------------------------------------------------------------------------


def test_who_holds_a_seat_asks_what_a_tile_changes() -> None:
    async def play() -> None:
        async with tables_at() as tables:
            name = await make_table(tables, "Anna", "Boris", settings=settings_of("learning"))
            anna = await Device(tables, name, "Anna").connect()
            live = await tables.open(name)
            game = anna.latest(0).game
            assert isinstance(game, PalaceInfo)
            tile = game.view.market[0]
            assert tile is not None
            reply = await answer(live, anna.peer, m.AskEffect(7, 0, tile))
            assert isinstance(reply, Effect) and (reply.ask, reply.effect.tile) == (7, tile)
            assert reply.effect.points_then[0] > reply.effect.points[0]
            for seat, word, code in (
                (1, tile, "not-your-seat"),
                (0, "tower", "no-action"),
                (0, "fountain", "no-action"),
            ):
                with pytest.raises(TableError) as refused:
                    await answer(live, anna.peer, m.AskEffect(8, seat, word))
                assert refused.value.code.value == code

    run(play())


def test_before_the_game_and_after_it_there_is_nothing_to_ask() -> None:
    table = playing(settings_of("learning"), steps=0)
    with pytest.raises(TableError, match="has not begun"):
        effect_for(table, 0, "tower-7")
    over = playing(settings_of("learning"), steps=1)
    scribe = Scribe(3)
    scribe.table = over
    while over.stage != "over":
        scribe.step()
    with pytest.raises(TableError, match="is over"):
        effect_for(over, 0, "tower-7")


def test_an_answer_is_worked_out_once_until_the_game_changes() -> None:
    table = playing(settings_of("learning"))
    turn = table.turn
    assert turn is not None
    untried(table)
    tile = next(tile for tile in turn.state.game.view(turn.state, 0).market if tile)
    first = effect_for(table, 0, tile)
    assert effect_for(table, 0, tile) is first
    scribe = Scribe(2)
    scribe.table = table
    moves = table.moves
    while table.moves == moves:
        scribe.step()
    seen = turn.state if table.mover == 0 else turn.committed
    if tile in seen.game.view(seen, 0).market:
        assert effect_for(table, 0, tile) is not first


def test_a_tile_that_is_to_be_laid_can_still_be_asked_about() -> None:
    table = playing(settings_of("learning"))
    scribe = Scribe(2)
    scribe.table = table
    while not (table.turn and table.mover is not None and table.turn.state.asides[table.mover]):
        scribe.step()
    state, mover = table.turn.state, table.mover
    tile = state.kit.tiles.names[state.asides[mover][0]]
    assert tile not in state.game.view(state, mover).market
    assert effect_for(table, mover, tile).tile == tile


# What nobody can know ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("aid", AIDS)
@pytest.mark.parametrize("seed", range(3))
def test_no_aid_tells_more_than_a_perfect_memory(aid: str, seed: int) -> None:
    """Other orders of the piles leave every byte the same; where hands are not shown, so do other hands."""
    table = playing(settings_with(aid), seed, 40 + 30 * seed)
    turn, dice = table.turn, random.Random(seed)
    assert turn is not None and isinstance(turn.committed, PalaceState)
    untried(table)
    state = turn.committed
    for seat in (0, 1, None):
        before, effects = msgspec.json.encode(game_info(table, seat)), _effects(table, seat)
        remembered = aid in ("counts", "open_hands")
        other = permuted(state, dice, seat, hands=not remembered and not state.ending)
        assert other.game.position(other) != state.game.position(state)
        twin = playing(settings_with(aid), seed, 0)
        twin.begin(1)
        assert twin.turn is not None
        twin.turn.committed, twin.turn.state = other, other.game.copy(other)
        assert msgspec.json.encode(game_info(twin, seat)) == before
        assert _effects(twin, seat) == effects
        assert bool(effects) == (aid == "tile_effect" and seat is not None)


def _effects(table: Table, seat: int | None) -> list[Any]:
    if seat is None or not table.settings.tile_effect:
        return []
    assert table.turn is not None
    state: Any = table.turn.committed
    market = state.game.view(state, seat).market
    return [msgspec.json.encode(effect_for(table, seat, tile)) for tile in market if tile]

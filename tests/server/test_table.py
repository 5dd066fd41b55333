"""A table is its log: whatever happens, the entries alone give it back."""

from __future__ import annotations

import random
from typing import Any, Final

import msgspec
import pytest

from alhambra import legal, position
from alhambra.server.live.tables import restore
from alhambra.server.protocol.messages import GameConfig, Redo, Restart, Settings, Undo
from alhambra.server.store.entries import Entry, Opened, Snapshot
from alhambra.server.table import log
from alhambra.server.table.log import AnyEntry, Created, How, StoredGame, StoredSeat, StoredSettings, TakenBack
from alhambra.server.table.orders import Orders
from alhambra.server.table.performing import perform
from alhambra.server.table.seen import table_info
from alhambra.server.table.table import Table

BACK: Final[tuple[How, ...]] = ("undo", "restart")


def created(seats: int = 3) -> Created:
    people = [StoredSeat(f"player {number}", f"{number:064}") for number in range(seats)]
    return Created(StoredGame(), StoredSettings(), people)


class Scribe:
    """A table that is played at random, and its log."""

    def __init__(self, seed: int, seats: int = 3) -> None:
        self.dice = random.Random(seed)
        first = created(seats)
        self.table = Table("t", first, 1000)
        self.entries: list[AnyEntry] = [first]
        self.at = 1000

    def rows(self) -> list[Entry]:
        return [Entry(n, 1000 + n, type(one).__name__, log.written(one)) for n, one in enumerate(self.entries, 1)]

    def step(self) -> None:
        """One thing that may happen at a table."""
        table, dice = self.table, self.dice
        self.at = 1000 + len(self.entries) + 1
        turn = table.turn
        if turn is None:
            self.entries.append(table.begin(self.at))
            return
        seat = table.mover
        assert seat is not None
        kind = dice.randrange(10)
        if kind == 0:
            self.entries.append(table.say(seat, "well"))
        elif kind == 1 and turn.actions:
            self.entries.append(table.take_back(seat, dice.choice(BACK)))
        elif kind == 2 and turn.undone:
            self.entries.append(table.take_back(seat, "redo"))
        elif kind == 3:
            self.entries.append(table.stand_in(seat, not table.stand_ins[seat]))
        elif turn.ready:
            self.entries.append(table.commit(seat, self.at, by_bot=table.stand_ins[seat]))
        else:
            self.entries.append(table.play(seat, dice.choice(legal(turn.state))))


def content(table: Table) -> dict[str, Any]:
    """All that a table knows."""
    turn = table.turn
    game: dict[str, Any] = {}
    if turn is not None:
        words = [[turn.state.game.word(one) for one in part] for part in (turn.actions, turn.undone)]
        game = {"committed": position(turn.committed), "state": position(turn.state), "words": words}
    around = {name: getattr(table, name) for name in ("seq", "seats", "stand_ins", "thought", "turn_since", "rematch")}
    return {**around, **game, "stage": table.stage, "mover": table.mover, "bot": table.bot_to_move}


@pytest.mark.parametrize("seed", range(4))
def test_a_table_is_restored_from_its_log(seed: int) -> None:
    scribe = Scribe(seed, seats=2 + seed)
    for _ in range(120):
        scribe.step()
        if scribe.table.stage == "over":
            break
        if scribe.dice.random() < 0.1:
            restored = restore("t", Opened(None, scribe.rows()))
            assert content(restored) == content(scribe.table)


@pytest.mark.parametrize("seed", range(4))
def test_a_snapshot_and_the_rest_of_the_log_are_enough(seed: int) -> None:
    scribe = Scribe(seed)
    cut = 40 + seed
    for _ in range(cut - 1):
        scribe.step()
    snapshot = Snapshot(scribe.table.seq, log.written(scribe.table.snapshot()))
    assert content(restore("t", Opened(snapshot, []))) == content(scribe.table)
    for _ in range(30):
        scribe.step()
    assert content(restore("t", Opened(snapshot, scribe.rows()[cut:]))) == content(scribe.table)


def test_a_whole_game_ends_as_its_log_says() -> None:
    scribe = Scribe(11, seats=2)
    while scribe.table.stage != "over":
        scribe.step()
    restored = restore("t", Opened(None, scribe.rows()))
    assert content(restored) == content(scribe.table)
    assert restored.turn is not None
    assert restored.turn.committed.game.winners(restored.turn.committed)


def test_the_luck_of_a_log_is_used_and_none_is_left() -> None:
    scribe = Scribe(5)
    scribe.step()
    began = scribe.entries[1]
    assert isinstance(began, log.Began) and began.luck
    again = Table("t", created(), 1000)
    perform(again, began, scribe.at)
    assert content(again) == content(scribe.table)


# What was stored before has to be read, whatever is added or dropped.


def test_a_log_without_revisions_is_played_by_the_first() -> None:
    entry = log.read_entry(
        b'{"kind":"created","game":{"box":"red-palace","modules":["camps"],"options":{"scoring":"classic"}},'
        b'"settings":{"counts":true,"open_hands":false,"stand_in_after":30},'
        b'"seats":[{"name":"","hash":null,"bot":"greedy"},{"name":"","hash":null,"bot":"random"}]}'
    )
    assert isinstance(entry, Created)
    table = Table("t", entry, 0)
    assert table.config.to_text() == "red-palace/2/camps/scoring=classic"
    table.begin(1)
    assert table.turn is not None and {one for _, one in table.turn.state.game.config.rules} == {1}
    assert table.settings.shown() == Settings(counts=True, stand_in_after=30, stand_in_level="greedy")


def test_a_new_table_names_the_revision_of_each_part() -> None:
    game = StoredGame.of(GameConfig("red-palace", ["camps"]), 2)
    assert list(game.rules) == ["red-palace", "draft", "tokens", "preview", "score-tiles", "camps", "guards"]
    table = Table("t", Created(game, StoredSettings(), [StoredSeat(bot="greedy")] * 2), 0)
    table.begin(1)
    kept = log.read_snapshot(log.written(table.snapshot()))
    assert kept.game == game
    again = Table.from_snapshot("t", table.seq, kept)
    assert again.turn is not None and dict(again.turn.state.game.config.rules) == game.rules


def test_a_setting_that_nobody_knows_any_more_is_passed_over() -> None:
    entry = log.read_entry(
        b'{"kind":"created","game":{"box":"classic","colour":"red"},"settings":{"music":"loud"},"seats":[]}'
    )
    assert isinstance(entry, Created)
    assert (entry.game, entry.settings) == (StoredGame(), StoredSettings())


def settings_of(stored: bytes) -> StoredSettings:
    entry = log.read_entry(b'{"kind":"created","game":{},"seats":[],"settings":' + stored + b"}")
    assert isinstance(entry, Created)
    return entry.settings


@pytest.mark.parametrize(
    ("stored", "shown"),
    [
        (b'{"stand_in_after":3}', 5),
        (b'{"stand_in_after":90000}', 86_400),
        (b'{"stand_in_after":-1}', 5),
        (b'{"stand_in_after":5}', 5),
        (b'{"stand_in_after":null}', None),
    ],
)
def test_a_time_that_is_not_taken_any_more_is_shown_as_the_nearest(stored: bytes, shown: int | None) -> None:
    settings = settings_of(stored)
    assert settings.shown() == Settings(stand_in_after=shown, stand_in_level="greedy")
    table = Table("t", Created(StoredGame(), settings, [StoredSeat(bot="greedy")] * 2), 0)
    assert table_info(table, [True, True], 0).settings == settings.shown(), "and the table with it"


def test_a_level_that_is_not_taken_any_more_is_shown_as_the_usual_one() -> None:
    settings = settings_of(b'{"stand_in_level":"sublime","counts":true,"stand_in_after":3}')
    assert settings.shown() == Settings(counts=True, stand_in_after=5, stand_in_level=Settings().stand_in_level)
    assert settings.stand_in_level == "sublime", "it stays as it was stored"


def test_a_setting_can_be_dropped_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    known = [(name, bool, False) for name in ("counts", "open_hands")]
    fewer: Any = msgspec.defstruct("Settings", known, forbid_unknown_fields=True, frozen=True)
    monkeypatch.setattr(log, "Settings", fewer)
    assert StoredSettings(counts=True, scoring_time=True).shown() == fewer(counts=True)
    assert StoredSettings.of(fewer(open_hands=True)) == StoredSettings(open_hands=True)


def test_a_setting_can_be_new_on_the_wire(monkeypatch: pytest.MonkeyPatch) -> None:
    more: Any = msgspec.defstruct("Settings", [("music", str, "soft")], bases=(Settings,), frozen=True)
    monkeypatch.setattr(log, "Settings", more)
    assert StoredSettings(counts=True).shown() == more(counts=True, stand_in_level="greedy", music="soft")
    assert StoredSettings.of(more(counts=True, music="loud")) == StoredSettings(counts=True, stand_in_level="good")


def test_every_setting_that_can_be_asked_for_is_stored() -> None:
    assert set(Settings.__struct_fields__) <= set(StoredSettings.__struct_fields__)
    asked = Settings(True, True, 30, False, True, True, True, True, "expert")
    assert StoredSettings.of(asked).shown() == asked


@pytest.mark.parametrize(("kind", "how"), [(Undo, "undo"), (Restart, "restart"), (Redo, "redo")])
def test_how_a_turn_was_taken_back_is_stored_whatever_the_message_is_called(
    kind: type[Undo | Redo | Restart], how: How
) -> None:
    scribe = Scribe(1)
    table = scribe.table
    table.begin(1000)
    seat, turn = table.mover, table.turn
    assert seat is not None and turn is not None
    table.play(seat, legal(turn.state)[0])
    if how == "redo":
        table.take_back(seat, "undo")
    name = kind.__name__
    try:
        kind.__name__ = "TakeBack"
        (entry,) = Orders(table, [f"{seat:064}"], [], {}, 1000).carry_out(kind("command0", seat))
    finally:
        kind.__name__ = name
    assert entry == TakenBack(seat, how)


def test_what_went_by_behind_a_curtain_is_no_thinking_time() -> None:
    scribe = Scribe(1, seats=2)
    table = scribe.table
    table.begin(1000)
    seat, turn = table.mover, table.turn
    assert seat is not None and turn is not None
    while not turn.ready:
        table.play(seat, legal(turn.state)[0])
    assert table.commit(seat, 9000, False, waited=5000).thought == table.thought[seat] == 3000
    other = table.mover
    assert other is not None and other != seat
    while not turn.ready:
        table.play(other, legal(turn.state)[0])
    assert table.commit(other, 9500, False, waited=60_000).thought == 0

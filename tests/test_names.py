"""Names on the wire and on the disk are promises."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import reduce
from operator import or_
from types import UnionType
from typing import Any, Literal, get_args, get_type_hints

import msgspec
import pytest

from alhambra.modules.guards import board
from alhambra.palace import cards, explain, notation
from alhambra.server.protocol import daily, games, messages, replies
from alhambra.server.store import archive
from alhambra.server.table import log
from alhambra.sheet import explain as sheet_explain
from tests import names
from tests.names import forgotten, found, promised

NAMES = found()


def test_nothing_that_was_promised_is_forgotten() -> None:
    assert list(forgotten(promised(), NAMES)) == []


@pytest.mark.parametrize("what", NAMES)
def test_every_name_is_written_down(what: str) -> None:
    assert promised()[what] == NAMES[what], "run: python -m tests.names"


def test_every_reason_of_a_stored_gain_stands_in_the_source() -> None:
    assert set(NAMES["gain reasons of records"]) <= set(NAMES["gain reasons"])


def test_what_is_missing_is_found() -> None:
    old = {"verbs": ["buy", "take"], "events": {"Bought": ["seat", "tile"]}}
    new = {"verbs": ["take"], "events": {"Bought": ["seat"]}, "more": []}
    assert list(forgotten(old, new)) == ["verbs: buy", "events: Bought: tile"]
    assert list(forgotten({"events": {"Bought": []}}, {"events": {}})) == ["events: Bought"]


# What somebody might take away --------------------------------------------------------------------------------------


def lost() -> list[str]:
    return list(forgotten(promised(), found()))


def put(patch: pytest.MonkeyPatch, old: Any, new: Any) -> None:
    """Another thing in the place of one, wherever the source has it, also as one of several."""
    for name, module in list(sys.modules.items()):
        if name.startswith("alhambra.") and module is not None:
            for known, value in list(vars(module).items()):
                if value is old:
                    patch.setattr(module, known, new)
                elif isinstance(value, UnionType) and old in get_args(value):
                    patch.setattr(module, known, reduce(or_, (new if one is old else one for one in get_args(value))))


def other(struct: type[Any], **hints: Any) -> type[Any]:
    """The same struct with fields of other types, or, where that is none, without them."""
    known = {name: hints.get(name, hint) for name, hint in get_type_hints(struct, include_extras=True).items()}
    members = [(name, hint) for name, hint in known.items() if hint is not None]
    made = struct.__struct_config__
    return msgspec.defstruct(struct.__name__, members, module=struct.__module__, tag_field=made.tag_field, tag=made.tag)


FIELDS: list[tuple[type[Any], str, str]] = [
    (log.StoredHost, "seat", "stored: StoredHost: seat"),
    (log.StoredHost, "hash", "log: StoredHost: hash"),
    (log.StoredSeat, "more", "log: StoredSeat: more"),
    (replies.LogEntry, "by_host", "wire: LogEntry: by_host"),
    (replies.LogEntry, "kind", "wire: LogEntry: kind"),
    (replies.TableInfo, "turn_since", "wire: TableInfo: turn_since"),
    (replies.SeatInfo, "opens", "wire: SeatInfo: opens"),
    (replies.PalaceInfo, "winners", "wire: PalaceInfo: winners"),
    (replies.SheetInfo, "score", "wire: SheetInfo: score"),
    (replies.Group, "prices", "wire: Group: prices"),
    (replies.Choices, "groups", "wire: Choices: groups"),
    (messages.GameConfig, "options", "wire: GameConfig: options"),
    (messages.Person, "secret", "wire: Person: secret"),
    (games.GameChange, "added", "wire: GameChange: added"),
    (daily.Today, "until", "wire: Today: until"),
    (explain.Gain, "segments", "wire: Gain: segments"),
    (sheet_explain.Gain, "number", "wire: SheetGain: number"),
    (archive.HeadLine, "made", "archive: HeadLine: made"),
    (archive.TableLine, "last", "archive: TableLine: last"),
    (archive.ResultLine, "points", "archive: ResultLine: points"),
    (archive.EntryLine, "command", "archive: EntryLine: command"),
]


@pytest.mark.parametrize(("kind", "field", "missed"), FIELDS, ids=lambda one: one if isinstance(one, str) else "")
def test_a_field_that_is_dropped_is_missed(
    monkeypatch: pytest.MonkeyPatch, kind: type[Any], field: str, missed: str
) -> None:
    if issubclass(kind, msgspec.Struct):
        put(monkeypatch, kind, other(kind, **{field: None}))
    else:
        # Not taken out and put back: it would be the last of all from then on.
        left = {name: one for name, one in kind.__dataclass_fields__.items() if name != field}
        monkeypatch.setattr(kind, "__dataclass_fields__", left)
    assert missed in lost()


@pytest.mark.parametrize("kind", [replies.CodeMade, messages.Carry, games.SetFacts, log.StoredHost, archive.EndLine])
def test_a_struct_that_is_renamed_is_missed(monkeypatch: pytest.MonkeyPatch, kind: type[Any]) -> None:
    put(monkeypatch, kind, msgspec.defstruct("Otherwise", [], module=kind.__module__))
    assert any(missed.endswith(f": {kind.__name__}") for missed in lost())


def test_a_kind_of_entries_that_is_dropped_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    kinds = get_args(get_type_hints(replies.LogEntry)["kind"])
    put(monkeypatch, replies.LogEntry, other(replies.LogEntry, kind=Literal[kinds[1:]]))
    assert lost() == [f"wire: LogEntry: kind: {kinds[0]}"]


def test_a_value_that_is_dropped_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, messages.StandInLevel, Literal[get_args(messages.StandInLevel)[1:]])
    assert lost() == ["wire: Settings: stand_in_level: beginner", "literals: StandInLevel: beginner"]


def test_a_kind_of_seats_that_is_dropped_is_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    put(monkeypatch, messages.NewTable, other(messages.NewTable, seats=list[messages.Person | messages.BotSeat]))
    assert lost() == ["wire: NewTable: seats: open"]


LISTS: list[tuple[Any, str, Any, str]] = [
    (board, "NAMES", board.NAMES[1:], "abilities: exchange"),
    (cards, "CURRENCIES", cards.CURRENCIES[1:], "currencies: florin"),
    (notation, "FLAGS", notation.FLAGS[1:], "flags: palace: earned"),
]


@pytest.mark.parametrize(("module", "name", "left", "missed"), LISTS, ids=[one[1] for one in LISTS])
def test_a_word_that_is_dropped_is_missed(
    monkeypatch: pytest.MonkeyPatch, module: Any, name: str, left: Any, missed: str
) -> None:
    monkeypatch.setattr(module, name, left)
    assert lost() == [missed]


@pytest.mark.parametrize(
    ("file", "missed"),
    [
        ("modules/medinas/rules.py", {"medinas"}),
        ("modules/falconers/rules.py", {"white-falcons", "brown-falcons", "black-falcons"}),
        ("modules/camps/rules.py", {f"camp-{number}" for number in range(1, 9)}),
        ("sheet/explain.py", {"row", "column", "coins", "bonus"}),
    ],
)
def test_a_reason_that_is_gone_from_the_source_is_missed(
    monkeypatch: pytest.MonkeyPatch, file: str, missed: set[str]
) -> None:
    """Also where stored games have it."""
    calls: Callable[[], Any] = names._calls
    left = [one for one in calls() if one[2] != file or one[0] != "Gain"]
    monkeypatch.setattr(names, "_calls", lambda: left)
    assert set(lost()) == {f"gain reasons: {reason}" for reason in missed}

"""Names on the wire and on the disk are promises: `names.json` lists them, and `test_names` compares.

What was promised stays: stored games, other clients and old pages use it. After something new was added,
`python -m tests.names` writes it down; it refuses to forget anything. Structs are not named here: every one of the
modules of the protocol, of the log and of the archive is there by itself, with all that it leads to.
"""

from __future__ import annotations

import ast
import json
import pkgutil
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final, get_args

import msgspec

import alhambra
from alhambra import BOXES
from alhambra.bots import BOTS
from alhambra.boxes.tiles import printed, tiles_of
from alhambra.catalogue.files import ENGLISH, FOLDER, entries
from alhambra.core import record
from alhambra.core.config import Config
from alhambra.core.english import english
from alhambra.core.event import Event
from alhambra.lab.library import read_records
from alhambra.modules.falconers.words import KINDS as FALCONS
from alhambra.modules.guards import board
from alhambra.palace import actions as palace_actions
from alhambra.palace import cards, tiles
from alhambra.palace import notation as palace_notation
from alhambra.palace.game import PalaceGame
from alhambra.server.protocol import declared, messages, replies
from alhambra.server.store import archive
from alhambra.server.table import log
from alhambra.server.table.errors import Code
from alhambra.sheet import actions as sheet_actions
from alhambra.sheet import notation as sheet_notation
from alhambra.sheet import reasons as sheet_reasons
from alhambra.sheet import squares
from tests.support.patterns import arguments
from tests.support.sets import every_module, gaps, reasons
from tests.support.sets import messages as sentences
from tests.support.shapes import literals, shapes, structs

FILE: Final = Path(__file__).with_name("names.json")
RECORDS: Final = Path(__file__).parent / "records"
SOURCE: Final = Path(alhambra.__file__).parent
ROOMS: Final = ("palace", "modules", "sheet", "boxes")
# The other files in a module's folder: nothing in them is stored.
FACES: Final = {"bots", "bots.py", "terminal", "terminal.py"}
NO_REASONS: Final = (("palace/explain.py", "gain.reason"), ("palace/notation.py", "found[4]"))  # those of other gains

Names = dict[str, Any]


def promised() -> Names:
    """The names that were written down."""
    names: Names = json.loads(FILE.read_text(encoding="utf-8"))
    return names


def found() -> Names:
    """The names as they are now."""
    return {
        "boxes": {box.name: {name: list(values) for name, values in box.options.items()} for box in BOXES.values()},
        "modules": sorted(every_module()),
        "bots": sorted(BOTS),
        "events": {"palace": _events("palace", "modules"), "sheet": _events("sheet")},
        "verbs": sorted(_verbs()),
        "gain reasons": sorted(_reasons()),
        "gain reasons of records": sorted(_stored_reasons()),
        "chance questions": sorted(_questions()),
        "refusal codes": sorted({one.value for one in (*reasons(), *sheet_reasons.Reason)}),
        "refusal messages": {one.id: gaps(one) for one in sorted(sentences(), key=lambda one: one.id)},
        "table codes": sorted(code.value for code in Code),
        "table messages": _table_messages(),
        "record": list(record.FIELDS),
        "position": {"palace": list(palace_notation.FIELDS), "sheet": list(sheet_notation.FIELDS)},
        "phases": {"palace": list(palace_notation.PHASES), "sheet": list(sheet_notation.PHASES)},
        "flags": {"palace": list(palace_notation.FLAGS), "sheet": list(sheet_notation.FLAGS)},
        "dues": list(sheet_notation.DUE),
        "types": {"palace": list(tiles.TYPES), "sheet": list(squares.TYPES)},
        "tiles": sorted(printed()),
        "currencies": list(cards.CURRENCIES),
        "cards": list(cards.WORDS),
        "abilities": list(board.NAMES),
        "falcons": list(FALCONS),
        "entries": {entry.__name__: _tagged(entry) for entry in get_args(log.AnyEntry)},
        "stored": {kind.__name__: list(kind.__struct_fields__) for kind in _stored()},
        "log": shapes(structs(log)),
        "archive": shapes(structs(archive)),
        "wire": shapes([*_protocol(), declared.module_views(), *declared.event_unions().values()]),
        "literals": literals(log, archive, *_modules("server.protocol")),
        "settings": list(messages.Settings.__struct_fields__),
        "emotes": sorted(get_args(messages.EmoteName)),
        "messages": dict(sorted((_tag(kind), _tagged(kind)) for kind in get_args(messages.FromClient))),
        "replies": dict(sorted((_tag(kind), _tagged(kind)) for kind in replies.Reply.__subclasses__())),
    }


def _table_messages() -> dict[str, list[str]]:
    """What a table and its server refuse with, and the gaps of it."""
    ids = [id_ for file in ("table-errors.ftl", "daily-errors.ftl") for id_, _ in entries(FOLDER / ENGLISH / file)]
    return {id_: sorted(arguments(english().patterns[id_])) for id_ in sorted(ids)}


def _modules(*rooms: str) -> Iterator[Any]:
    for room in rooms:
        package = import_module(f"alhambra.{room}")
        for info in pkgutil.walk_packages(package.__path__, f"alhambra.{room}."):
            yield import_module(info.name)


def _events(*rooms: str) -> dict[str, list[str]]:
    kinds = {one for module in _modules(*rooms) for one in vars(module).values() if isinstance(one, type)}
    events = [one for one in kinds if issubclass(one, Event) and one is not Event and is_dataclass(one)]
    assert len({one.__name__ for one in events}) == len(events), "two events of one name"
    return {one.__name__: [field.name for field in fields(one)] for one in sorted(events, key=lambda one: one.__name__)}


def _verbs() -> set[str]:
    kits = [alhambra.open_game(Config(name, 2, BOXES[name].modules)) for name in ("classic", "red-palace")]
    palace = {verb for game in kits if isinstance(game, PalaceGame) for verb in game.verbs}
    return {*palace, *palace_actions.VERBS, *sheet_actions.PLAIN, *sheet_actions.VERBS}


Call = tuple[str, ast.Call, str, dict[str, set[str]]]


@cache
def _calls() -> list[Call]:
    """Every call of the engine: what is called, the call, its file, and what the loops there go through by name."""
    calls: list[Call] = []
    files = (path for room in ROOMS for path in (SOURCE / room).rglob("*.py"))
    for path in sorted(path for path in files if not FACES & set(path.relative_to(SOURCE).parts)):
        nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
        loops: dict[str, set[str]] = {}
        for node in nodes:
            if isinstance(node, ast.For):
                words = {one.value for one in ast.walk(node.iter) if isinstance(one, ast.Constant)}
                for target in ast.walk(node.target):
                    if isinstance(target, ast.Name):
                        loops.setdefault(target.id, set()).update(one for one in words if isinstance(one, str))
        for node in nodes:
            if isinstance(node, ast.Call):
                name = node.func
                called = name.attr if isinstance(name, ast.Attribute) else getattr(name, "id", "")
                calls.append((called, node, path.relative_to(SOURCE).as_posix(), loops))
    return calls


def _reasons() -> set[str]:
    """Those of the source: words, the words that a loop goes through, and the names of what is named there."""
    named: dict[tuple[str, str], set[str]] = {
        ("palace/explain.py", "name"): set(tiles.TYPES),
        ("sheet/explain.py", "name"): set(squares.TYPES),
        ("sheet/explain.py", "TYPES[type_]"): set(squares.TYPES),
        ("modules/bazaars/rules.py", "name"): set(tiles_of("bazaars")),
        ("modules/falconers/rules.py", "f'{name}-falcons'"): {f"{name}-falcons" for name in FALCONS},
        ("modules/camps/rules.py", "state.kit.tiles.names[plan.tile_on(cell)]"): set(tiles_of("camps")),
    }
    reasons = set()
    for called, node, file, loops in _calls():
        if called == "Gain" and (file, written := ast.unparse(node.args[3])) not in NO_REASONS:
            if isinstance(node.args[3], ast.Constant):
                reasons.add(_text(node.args[3]))
            else:
                reasons |= loops.get(written) or named[file, written]
    return reasons


@cache
def _stored_reasons() -> set[str]:
    """Those of the stored games, apart: what has gone from the source would still be here."""
    records = (stored for path in sorted(RECORDS.rglob("*.jsonl")) for _, stored in read_records(path))
    return {reason for stored in records for events in stored.events for reason in _gains(events)}


def _gains(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        if {"points", "clause", "reason"} <= value.keys():
            yield value["reason"]
        value = list(value.values())
    if isinstance(value, list):
        for one in value:
            yield from _gains(one)


def _questions() -> set[str]:
    """What chance is asked; a part that is filled in stands as `{}`. Luck that passes a question on asks none."""
    asked = ("below", "shuffle", "pick", "draw_from")
    calls = [node.args for name, node, _, _ in _calls() if name in asked and len(node.args) == 2]
    return {_text(what) for what, _ in calls if not (isinstance(what, ast.Name) and what.id == "what")}


def _text(node: ast.expr) -> str:
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
    assert isinstance(node, ast.Constant), "a question has its name in the source"
    return str(node.value)


def _stored() -> list[type[msgspec.Struct]]:
    """What the log holds beside its entries."""
    return [kind for kind in structs(log) if not issubclass(kind, log.Line)]


def _protocol() -> Iterator[type[msgspec.Struct]]:
    for module in _modules("server.protocol"):
        yield from structs(module)


def _tag(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def _tagged(kind: Any) -> list[str]:
    return [_tag(kind), *kind.__struct_fields__]


def forgotten(old: Any, new: Any, path: str = "") -> Iterator[str]:
    """What was promised and is not there any more."""
    if isinstance(old, dict):
        for name, value in old.items():
            if name in new:
                yield from forgotten(value, new[name], f"{path}{name}: ")
            else:
                yield f"{path}{name}"
    else:
        yield from (f"{path}{name}" for name in old if name not in new)


def main() -> int:
    """Write down what is new."""
    names = found()
    lost = list(forgotten(promised(), names)) if FILE.exists() else []
    if lost:
        print("These names were promised and are gone:", *lost, sep="\n")
        return 1
    FILE.write_text(json.dumps(names, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

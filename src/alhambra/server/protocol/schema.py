"""The protocol for others: JSON Schema and TypeScript, made from the Python types.

`python -m alhambra.server.protocol.schema` writes both files; the tests fail when they are not what it would write.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from alhambra.boxes.roll_and_write import ROLL_AND_WRITE
from alhambra.boxes.tiles import printed
from alhambra.core.data import load
from alhambra.palace.explain import line_worth
from alhambra.palace.tiles import TYPES
from alhambra.server.protocol import daily, games, messages, replies
from alhambra.server.protocol.declared import event_unions, module_views, verbs
from alhambra.server.protocol.levels import AIDS as ALL_AIDS
from alhambra.server.protocol.levels import LEVELS
from alhambra.sheet.squares import TYPES as SHEET_TYPES

SCHEMA: Final = Path("docs/protocol.schema.json")
TYPESCRIPT: Final = Path("web/src/protocol.ts")
TILES: Final = Path("web/src/tiles.ts")
AIDS: Final = Path("web/src/aids.ts")
SCORE_CARD: Final = Path("web/src/scoreCard.ts")
SHEET_CARD: Final = Path("web/src/sheetCard.ts")

_HEAD: Final = """\
// Made from the Python types by `python -m alhambra.server.protocol.schema`. Do not edit.
"""
_REF: Final = "#/$defs/"
_PICKS: Final = {"$ref": _REF + "Picks"}
_NOT_PRINTED: Final = ("id", "apart")
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def schema() -> dict[str, Any]:
    """Every message as JSON Schema: `FromClient`, `FromServer`, what goes over HTTP, and what they hold."""
    unions = {
        "FromClient": messages.FromClient,
        "FromServer": replies.FromServer,
        "GameInfo": replies.GameInfo,
        "ModuleViews": module_views(),
        **event_unions(),
        "NewTable": messages.NewTable,
        "GameWanted": games.GameWanted,
        "GameChecked": games.GameChecked,
        "GamesOffered": games.GamesOffered,
        "TableMade": replies.TableMade,
        "TableSummary": replies.TableSummary,
        "Carry": messages.Carry,
        "Carried": replies.Carried,
        "Today": daily.Today,
        "ListResult": daily.ListResult,
        "RemoveResult": daily.RemoveResult,
        "DayListed": daily.DayListed,
        "DayReplay": daily.DayReplay,
        "ClauseText": replies.ClauseText,
        "Wrong": replies.Wrong,
    }
    made, definitions = msgspec.json.schema_components(unions.values(), ref_template=_REF + "{name}")
    named = {name: one for name, one in zip(unions, made) if "anyOf" in one}
    all_of_them = _short({**definitions, **named})
    all_of_them["Picks"] = {"type": "object", "additionalProperties": {"anyOf": [_PICKS, {"type": "integer"}]}}
    all_of_them["Group"]["properties"]["picks"] = _PICKS
    for told in ("LogEntry", "DayStep"):
        all_of_them[told]["properties"]["events"]["items"] = {"anyOf": [{"$ref": _REF + one} for one in event_unions()]}
    for view in ("View", "ViewBefore"):
        all_of_them[view]["properties"]["modules"] = {"$ref": _REF + "ModuleViews"}
    all_of_them |= {name: {"enum": sorted(words)} for name, words in verbs().items()}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": dict(sorted(all_of_them.items()))}


def _short(definitions: Mapping[str, Any]) -> dict[str, Any]:
    """Two games have types of the same names, which are then written out: those of the sheet game get its name."""
    text = json.dumps(definitions)
    for name in definitions:
        room, _, last = name.removeprefix("alhambra.").partition(".")[0], *name.rpartition(".")[1:]
        if "." in name:
            text = text.replace(f'{name}"', f'{"Sheet" if room == "sheet" else ""}{last}"')
    short: dict[str, Any] = json.loads(text)
    return short


def typescript(definitions: Mapping[str, Any]) -> str:
    """The same as TypeScript. What the server sends has every field; a client may leave out what has a default."""
    told = {
        name
        for start in (
            *("FromServer", "TableMade", "TableSummary", "Carried", "ClauseText", "Wrong"),
            *("GamesOffered", "GameChecked", "Today", "DayListed", "DayReplay"),
        )
        for name in reached(definitions, start)
    }
    # Not complete: what is played with, what a table has, and what differs.
    told = {name for name in told if name not in ("ModuleViews", "Aids") and not name.endswith("Before")}
    parts = [_HEAD]
    for name, one in definitions.items():
        comment = f"/** {' '.join(one['description'].split())} */\n" if "description" in one else ""
        if one.get("type") == "object" and "properties" in one:
            parts.append(f"{comment}export interface {name} {{\n{_members(one, name in told)}}}\n")
        elif "additionalProperties" in one:  # no alias: it may name itself
            parts.append(
                f"export interface {name} {{\n  readonly [thing: string]: {_type(one['additionalProperties'])};\n}}\n"
            )
        else:
            parts.append(f"{comment}export type {name} =\n  | " + "\n  | ".join(_alternatives(one)) + ";\n")
    return "\n".join(parts)


def _members(one: Mapping[str, Any], complete: bool) -> str:
    required = one["properties"] if complete else one.get("required", ())
    return "".join(
        f"  {name if name.isidentifier() else json.dumps(name)}{'' if name in required else '?'}: {_type(part)};\n"
        for name, part in one["properties"].items()
    )


def _type(part: Mapping[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(_REF)
    if "enum" in part or "anyOf" in part:
        return " | ".join(_alternatives(part))
    if part.get("type") == "array":
        return f"ReadonlyArray<{_type(part['items'])}>" if "items" in part else "ReadonlyArray<unknown>"
    if part.get("type") == "object":
        extra = part.get("additionalProperties")
        return f"Readonly<Record<string, {_type(extra) if isinstance(extra, dict) and extra else 'unknown'}>>"
    return _PLAIN[part["type"]] if "type" in part else "unknown"


def _alternatives(part: Mapping[str, Any]) -> list[str]:
    return [json.dumps(value) for value in part["enum"]] if "enum" in part else [_type(one) for one in part["anyOf"]]


def reached(definitions: Mapping[str, Any], start: str) -> set[str]:
    """The definitions that one of them leads to."""
    found: set[str] = set()
    ahead = [start]
    while ahead:
        name = ahead.pop()
        if name not in found:
            found.add(name)
            ahead += _names_in(definitions[name])
    return found


def _names_in(part: Any) -> Iterable[str]:
    if isinstance(part, Mapping):
        if "$ref" in part:
            yield str(part["$ref"]).removeprefix(_REF)
        for value in part.values():
            yield from _names_in(value)
    elif isinstance(part, list):
        for value in part:
            yield from _names_in(value)


def tile_facts() -> str:
    """What is printed on the tiles, so that a page need not ask: no type, walls or price where there is none."""
    always: dict[str, Any] = {"type": "", "price": 0, "walls": ""}
    facts = {name: {**always, **tile} for name, tile in printed().items()}
    kinds = {key: _kind(value) for tile in facts.values() for key, value in tile.items() if key not in _NOT_PRINTED}
    members = "".join(f"  readonly {key}{'' if key in always else '?'}: {kind};\n" for key, kind in kinds.items())
    lines = [
        f'  "{name}": {{ {", ".join(f"{key}: {json.dumps(tile[key])}" for key in kinds if key in tile)} }},\n'
        for name, tile in facts.items()
    ]
    shape = f"interface Printed {{\n{members}}}\n"
    return f"{_HEAD}\n{shape}\nexport const TILES: Readonly<Record<string, Printed>> = {{\n{''.join(lines)}}};\n"


def levels() -> str:
    """The aids that a table can have, and which of them each level has."""
    lines = "".join(f"  {name}: {json.dumps(aids)},\n" for name, aids in LEVELS.items())
    return (
        f"{_HEAD}\nexport const AIDS = {json.dumps(ALL_AIDS)} as const;\nexport type Aid = (typeof AIDS)[number];\n\n"
        f"export const LEVELS = {{\n{lines}}} as const satisfies Record<string, readonly Aid[]>;\n"
        "export type Level = keyof typeof LEVELS;\n"
    )


def score_card() -> str:
    """What is printed on the score card (A-73)."""
    scorings = [[line_worth(line, number) for line in range(len(TYPES))] for number in (1, 2, 3)]
    lines = "".join(f"  {json.dumps(scoring)},\n" for scoring in scorings)
    comment = "/** Of each scoring the six lines, the least first, and of each line its places, the first first. */"
    return f"{_HEAD}\n{comment}\nexport const SCORE_CARD: readonly (readonly (readonly number[])[])[] = [\n{lines}];\n"


def sheet_card() -> str:
    """What is printed on the sheet and on the score sheet of Roll & Write (W-1, W-41, W-42)."""
    data = load("roll_and_write.json")
    printed = {
        "box": ROLL_AND_WRITE.name,
        "types": list(SHEET_TYPES),
        "grid": data["grid"],
        "coins": data["coins"]["on_sheet"],
        "places": data["place_points"],
        "lines": data["line_points"],
    }
    lines = "".join(f"  {key}: {json.dumps(value)},\n" for key, value in printed.items())
    comment = "/** Rows of the grid are the yellow die, columns the blue one; lines pay by how many are built. */"
    return f"{_HEAD}\n{comment}\nexport const SHEET = {{\n{lines}}} as const;\n"


def _kind(value: Any) -> str:
    if isinstance(value, list):
        return "readonly string[]"
    return {str: "string", bool: "boolean", int: "number"}[type(value)]


def written() -> dict[Path, str]:
    """What the files should hold."""
    made = schema()
    return {
        SCHEMA: json.dumps(made, indent=1, ensure_ascii=False) + "\n",
        TYPESCRIPT: typescript(made["$defs"]),
        TILES: tile_facts(),
        AIDS: levels(),
        SCORE_CARD: score_card(),
        SHEET_CARD: sheet_card(),
    }


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

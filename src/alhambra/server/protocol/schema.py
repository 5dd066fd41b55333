"""The protocol for others: JSON Schema and TypeScript, made from the Python types.

`python -m alhambra.server.protocol.schema` writes both files; the tests fail when they are not what it would write.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import fields
from pathlib import Path
from typing import Any, Final, get_type_hints

import msgspec

from alhambra.core.data import load
from alhambra.core.event import Event
from alhambra.palace import events as palace_events
from alhambra.server.protocol import messages, replies

SCHEMA: Final = Path("docs/protocol.schema.json")
TYPESCRIPT: Final = Path("web/src/protocol.ts")
TILES: Final = Path("web/src/tiles.ts")

_HEAD: Final = """\
// Made from the Python types by `python -m alhambra.server.protocol.schema`. Do not edit.
"""
_EVENT: Final = "GameEvent"
_REF: Final = "#/$defs/"
_PICKS: Final = {"$ref": _REF + "Picks"}
_PLAIN: Final = {"integer": "number", "number": "number", "string": "string", "boolean": "boolean", "null": "null"}


def schema() -> dict[str, Any]:
    """Every message as JSON Schema: `FromClient`, `FromServer`, what goes over HTTP, and what they hold."""
    unions = {
        "FromClient": messages.FromClient,
        "FromServer": replies.FromServer,
        "GameInfo": replies.GameInfo,
        _EVENT: event_types(),
        "NewTable": messages.NewTable,
        "TableMade": replies.TableMade,
        "ClauseText": replies.ClauseText,
        "Wrong": replies.Wrong,
    }
    made, definitions = msgspec.json.schema_components(unions.values(), ref_template=_REF + "{name}")
    named = {name: one for name, one in zip(unions, made) if "anyOf" in one}
    all_of_them = _short({**definitions, **named})
    all_of_them["Picks"] = {"type": "object", "additionalProperties": {"anyOf": [_PICKS, {"type": "integer"}]}}
    all_of_them["Group"]["properties"]["picks"] = _PICKS
    all_of_them["LogEntry"]["properties"]["events"]["items"] = {"$ref": _REF + _EVENT}
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


def event_types() -> Any:
    """The union of the events of the palace game, as `Event.to_json` writes them."""
    kinds = [kind for kind in vars(palace_events).values() if isinstance(kind, type) and issubclass(kind, Event)]
    union: Any = msgspec.Raw
    for at, kind in enumerate(kind for kind in kinds if kind is not Event):
        hints = get_type_hints(kind)
        struct = msgspec.defstruct(
            kind.__name__,
            [(one.name, hints[one.name]) for one in fields(kind)],
            tag_field="event",
            tag=kind.__name__,
            namespace={"__doc__": kind.__doc__},
        )
        union = struct if not at else union | struct
    return union


def typescript(definitions: Mapping[str, Any]) -> str:
    """The same as TypeScript. What the server sends has every field; a client may leave out what has a default."""
    told = {
        name for start in ("FromServer", "TableMade", "ClauseText", "Wrong") for name in reached(definitions, start)
    }
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
        f"  {name}{'' if name in required else '?'}: {_type(part)};\n" for name, part in one["properties"].items()
    )


def _type(part: Mapping[str, Any]) -> str:
    if "$ref" in part:
        return str(part["$ref"]).removeprefix(_REF)
    if "enum" in part:
        return " | ".join(json.dumps(value) for value in part["enum"])
    if "anyOf" in part:
        return " | ".join(_alternatives(part))
    if part.get("type") == "array":
        return f"ReadonlyArray<{_type(part['items'])}>" if "items" in part else "ReadonlyArray<unknown>"
    if part.get("type") == "object":
        extra = part.get("additionalProperties")
        return f"Readonly<Record<string, {_type(extra) if isinstance(extra, dict) and extra else 'unknown'}>>"
    return _PLAIN[part["type"]] if "type" in part else "unknown"


def _alternatives(part: Mapping[str, Any]) -> list[str]:
    return [_type(one) for one in part["anyOf"]]


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


def tiles() -> str:
    """What is printed on the tiles, so that a page need not ask."""
    lines = [
        f'  "{one["id"]}": {{ type: "{one["type"]}", price: {one["price"]}, walls: "{one["walls"]}" }},\n'
        for one in load("classic_tiles.json")["tiles"]
    ]
    record = "Readonly<Record<string, { readonly type: string; readonly price: number; readonly walls: string }>>"
    return f"{_HEAD}\nexport const TILES: {record} = {{\n{''.join(lines)}}};\n"


def written() -> dict[Path, str]:
    """What the files should hold."""
    made = schema()
    return {
        SCHEMA: json.dumps(made, indent=1, ensure_ascii=False) + "\n",
        TYPESCRIPT: typescript(made["$defs"]),
        TILES: tiles(),
    }


if __name__ == "__main__":
    for path, text in written().items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

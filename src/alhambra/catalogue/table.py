"""English as a plain table, for the engine, which needs nothing but the standard library.

`python -m alhambra.catalogue.table` writes it; a test says whether it is up to date.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from alhambra.catalogue.files import ENGLISH, files_of, name_of, written

PATH: Final = Path(__file__).parents[1] / "data" / "english.json"
PAGE: Final = "page"
OTHERS: Final = "*"  # the default of a choice


def parsed(path: Path, page: bool = False) -> Iterator[ast.Message | ast.Term]:
    """The messages and terms of a file, with `page` also the page's; raises `ValueError` if it is not valid Fluent."""
    for entry in FluentParser(with_spans=False).parse(written(path, page)).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"{path}: {entry.content}")
        if isinstance(entry, ast.Message | ast.Term):
            yield entry


def table(language: str = ENGLISH) -> dict[str, list[Any]]:
    """The patterns of a language by the ids of messages, `id.attribute` for attributes."""
    return {id_: pattern for messages in tables(language).values() for id_, pattern in messages.items()}


def tables(language: str = ENGLISH) -> dict[str, dict[str, list[Any]]]:
    """The same, file by file."""
    files = {name_of(path): _patterns(path) for path in files_of(language)}
    every = {id_: pattern for patterns in files.values() for id_, pattern in patterns.items()}
    return {
        file: {id_: _plain(one, every) for id_, one in patterns.items() if not id_.startswith("-")}
        for file, patterns in files.items()
    }


def _patterns(path: Path) -> dict[str, ast.Pattern]:
    patterns: dict[str, ast.Pattern] = {}
    for entry in parsed(path):
        id_ = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
        if entry.value is not None:
            patterns[id_] = entry.value
        forms = {one.id.name: one.value for one in entry.attributes}
        if PAGE not in forms:  # how the page says a message is not for the engine
            patterns |= {f"{id_}.{form}": pattern for form, pattern in forms.items()}
    return patterns


def _plain(pattern: ast.Pattern, patterns: Mapping[str, ast.Pattern]) -> list[Any]:
    """A pattern as `alhambra.core.english` reads it; what it refers to stands in its place."""
    parts: list[Any] = []
    for element in pattern.elements:
        for part in _part(element, patterns):
            if isinstance(part, str) and parts and isinstance(parts[-1], str):
                parts[-1] += part
            else:
                parts.append(part)
    return parts


def _part(element: Any, patterns: Mapping[str, ast.Pattern]) -> list[Any]:
    match element:
        case ast.TextElement(value=text) | ast.StringLiteral(value=text) | ast.NumberLiteral(value=text):
            return [text]
        case ast.Placeable(expression=expression):
            return _part(expression, patterns)
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return [[name]]
        case ast.TermReference(id=id_, attribute=attribute) | ast.MessageReference(id=id_, attribute=attribute):
            name = f"-{id_.name}" if isinstance(element, ast.TermReference) else id_.name
            return _plain(patterns[f"{name}.{attribute.name}" if attribute else name], patterns)
        case ast.SelectExpression(selector=ast.VariableReference(id=ast.Identifier(name=name)), variants=variants):
            ways = {OTHERS if one.default else _key(one.key): _plain(one.value, patterns) for one in variants}
            return [[name, ways]]
    raise ValueError(f"The table has no room for {type(element).__name__}.")


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def text() -> str:
    """The table as it is written: file by file, a message a line, in the order of their ids."""
    files = [f"{json.dumps(file)}: {_lines(messages)}" for file, messages in tables().items()]
    return "{\n" + ",\n".join(files) + "\n}\n"


def _lines(messages: Mapping[str, list[Any]]) -> str:
    lines = [f"{json.dumps(id_)}: {json.dumps(one, ensure_ascii=False)}" for id_, one in sorted(messages.items())]
    return "{\n" + ",\n".join(lines) + "\n}"


if __name__ == "__main__":
    PATH.write_text(text(), encoding="utf-8")

"""Reads plain data as typed values: dataclasses, tuples, dicts with text keys, texts, numbers, and unions.

This file imports nothing of the package: `tools/frozen_bot.py` uses it with the types of other commits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeAlias, Union, get_args, get_origin, get_type_hints

Reader: TypeAlias = Callable[[object], Any]


def read(kind: Any, data: object) -> Any:
    """The value of a type from plain data. Data that do not fit raise `ValueError`. Fields that a dataclass does not
    have are ignored, so that views of later commits can be read."""
    return reader(kind)(data)


@cache
def reader(kind: Any) -> Reader:
    """Makes the function that reads values of a type."""
    if kind is None:  # nothing is shown
        kind = NoneType
    origin, parts = get_origin(kind), get_args(kind)
    if kind in (Any, object, dict, tuple):
        return loosely
    if is_dataclass(kind) and isinstance(kind, type):
        return _of_class(kind)
    if origin in (Union, UnionType):
        return _either([part for part in parts if part is not NoneType], NoneType in parts)
    if origin is tuple:
        return _several(parts[0]) if parts[-1] is Ellipsis else _each(parts)
    if origin is dict or origin is Mapping:
        return _named(parts[1])
    return _plain(kind)


def loosely(data: object) -> Any:
    """A value of unknown type: a compiled class does not say what its tuples hold."""
    if isinstance(data, list):
        return tuple([loosely(one) for one in data])
    if isinstance(data, dict):
        return {name: loosely(one) for name, one in data.items()}
    return data


def _of_class(kind: type[Any]) -> Reader:
    hints = get_type_hints(kind)
    of_field = {one.name: (reader(hints[one.name]), _needed(one)) for one in fields(kind)}

    def made(data: object) -> Any:
        if not isinstance(data, dict):
            raise ValueError(f"{kind.__name__} is an object")
        values = {}
        for name, (reads, needed) in of_field.items():
            if name in data:
                values[name] = reads(data[name])
            elif needed:
                raise ValueError(f"{kind.__name__} has no {name}")
        return kind(**values)

    return made


def _needed(one: Any) -> bool:
    return one.default is MISSING and one.default_factory is MISSING


def _either(parts: list[Any], optional: bool) -> Reader:
    readers = [reader(part) for part in parts]

    def made(data: object) -> Any:
        if data is None and optional:
            return None
        for reads in readers[:-1]:
            try:
                return reads(data)
            except ValueError:
                continue
        return readers[-1](data)

    return made


def _several(part: Any) -> Reader:
    reads = reader(part)
    return lambda data: tuple([reads(one) for one in _list(data)])


def _each(parts: tuple[Any, ...]) -> Reader:
    readers = [reader(part) for part in parts]

    def made(data: object) -> tuple[Any, ...]:
        if len(_list(data)) != len(readers):
            raise ValueError(f"not {len(readers)} parts")
        return tuple([reads(one) for reads, one in zip(readers, _list(data))])

    return made


def _named(part: Any) -> Reader:
    reads = reader(part)

    def made(data: object) -> dict[str, Any]:
        if not isinstance(data, dict):
            raise ValueError("no object")
        return {name: reads(one) for name, one in data.items()}

    return made


def _plain(kind: Any) -> Reader:
    def made(data: object) -> Any:
        if type(data) is not kind:
            raise ValueError(f"{data!r:.40} is not {kind}")
        return data

    return made


def _list(data: object) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError("no list")
    return data

"""What types look like from outside: the fields that are written, and the words that can stand in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Any, Literal, get_args, get_origin

import msgspec
from msgspec import inspect


def structs(module: ModuleType) -> list[type[msgspec.Struct]]:
    """Those that a module defines."""
    kinds = [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]
    return [one for one in kinds if issubclass(one, msgspec.Struct)]


def literals(*modules: ModuleType) -> dict[str, list[str]]:
    """The closed lists of words that have a name."""
    named = {name: value for module in modules for name, value in vars(module).items()}
    return {name: sorted(get_args(value)) for name, value in sorted(named.items()) if get_origin(value) is Literal}


def shapes(kinds: Iterable[Any]) -> dict[str, dict[str, list[str]]]:
    """Every struct and dataclass that these lead to: its fields as they are written, and the words that each can hold.

    What the sheet game calls as another one does gets its name, as in the schema.
    """
    found: dict[type, dict[str, list[str]]] = {}
    ahead: list[Any] = list(inspect.multi_type_info(kinds))
    while ahead:
        one = ahead.pop()
        if (kind := getattr(one, "cls", None)) in found:
            continue
        ahead += _inside(one)
        if kind is not None and hasattr(one, "fields"):
            tag = {one.tag_field: [str(one.tag)]} if getattr(one, "tag_field", None) else {}
            found[kind] = tag | {field.encode_name: sorted(set(_words(field.type))) for field in one.fields}
    named = {f"{'Sheet' * ('.sheet.' in kind.__module__)}{kind.__name__}": shape for kind, shape in found.items()}
    assert len(named) == len(found), "two of one name"
    return dict(sorted(named.items()))


def _words(one: Any) -> Iterator[str]:
    """The words of a closed list, and the tags of structs."""
    if isinstance(one, inspect.LiteralType):
        yield from map(str, one.values)
    elif isinstance(one, inspect.EnumType):
        yield from (str(member.value) for member in one.cls)
    elif not hasattr(one, "cls"):
        for inner in _inside(one):
            yield from _words(inner)
    elif getattr(one, "tag", None) is not None:
        yield str(one.tag)


def _inside(one: Any) -> Iterator[Any]:
    """The types that a type is made of."""
    for name in one.__struct_fields__:
        value = getattr(one, name)
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, inspect.Type | inspect.Field):
                yield part

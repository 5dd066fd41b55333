"""Whether a value is of a type all the way down: the fields of dataclasses, the members of tuples and dicts."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints


def is_a(value: object, type_: Any) -> bool:
    """Whether a value is of a type; `None` is its own type, and `True` is no number."""
    origin, parts = get_origin(type_), get_args(type_)
    if type_ is Any:
        return True
    if type_ is None:
        return value is None
    if origin in (Union, UnionType):
        return any(is_a(value, part) for part in parts)
    if origin is tuple:
        return isinstance(value, tuple) and all(is_a(one, parts[0]) for one in value)
    if origin is dict:
        return isinstance(value, dict) and all(is_a(k, parts[0]) and is_a(v, parts[1]) for k, v in value.items())
    if type(value) is not type_:
        return False
    if not is_dataclass(type_):
        return True
    hints = get_type_hints(type_)
    return all(is_a(getattr(value, field.name), hints[field.name]) for field in fields(type_))

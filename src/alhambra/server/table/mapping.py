"""Between what is stored and what is on the wire, so that either can change without the other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, get_type_hints

from msgspec import Struct, ValidationError, convert, inspect

T = TypeVar("T", bound=Struct)


def shared(struct: Struct, kind: type[Struct]) -> dict[str, Any]:
    """The fields that another kind of struct has, too."""
    return {name: getattr(struct, name) for name in struct.__struct_fields__ if name in kind.__struct_fields__}


def taken(values: Mapping[str, Any], kind: type[T]) -> T:
    """A struct of the wire with these values: where it does not take one, the nearest, or else its default."""
    try:
        return convert(values, kind)
    except ValidationError:
        hints = get_type_hints(kind, include_extras=True)
        near = {name: _near(value, inspect.type_info(hints[name])) for name, value in values.items()}
        return convert({name: value for name, value in near.items() if _takes(hints[name], value)}, kind)


def _near(value: Any, about: inspect.Type) -> Any:
    """A number that is too small or too large becomes the first or the last that is taken."""
    for one in about.types if isinstance(about, inspect.UnionType) else (about,):
        if isinstance(one, inspect.IntType) and type(value) is int:
            low = value if one.ge is None else max(value, one.ge)
            value = low if one.le is None else min(low, one.le)
    return value


def _takes(hint: Any, value: Any) -> bool:
    try:
        convert(value, hint)
    except ValidationError:
        return False
    return True

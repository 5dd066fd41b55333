"""Plain data, which JSON can hold: read strictly, field by field, and compared exactly."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from alhambra.core.errors import RecordError

# Control characters and lone surrogates: a terminal would obey the ones and cannot write the others.
_UNFIT: Final = re.compile("[\x00-\x1f\x7f-\x9f\ud800-\udfff]")
_LONGEST: Final = 160


def read_plain(text: str) -> Any:
    """The value of a JSON text. Refused: NaN, names given twice, control characters in texts."""
    try:
        value = json.loads(text, object_pairs_hook=_no_duplicates, parse_constant=_no_constant)
        for found in _texts(value):
            refuse_unfit(found)
    except RecursionError:
        raise RecordError("json-too-deep") from None
    except json.JSONDecodeError as error:
        raise RecordError("no-json", column=error.colno) from None
    except RecordError:
        raise
    except ValueError:  # a number of thousands of digits
        raise RecordError("number-too-long") from None
    return value


def refuse_unfit(text: str) -> None:
    """Refuse a text that could not be shown in one line."""
    if _UNFIT.search(text):
        raise RecordError("unfit-text", text=json.dumps(text))


def write_plain(value: Any) -> str:
    """A value as one line of JSON."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def plain(value: Any) -> Any:
    """The same value as JSON would give it back: lists instead of tuples."""
    if isinstance(value, dict):
        return {name: plain(part) for name, part in value.items()}
    if isinstance(value, list | tuple):
        return [plain(part) for part in value]
    return value


class Difference(NamedTuple):
    """Where two plain values differ, and both sides as they are shown."""

    path: str  # empty: the values as a whole
    stored: str
    made: str


def difference(stored: Any, made: Any, path: str = "") -> Difference | None:
    """Where two plain values first differ, or none. `1`, `1.0` and `true` are three values."""
    if isinstance(stored, dict) and isinstance(made, dict) and stored.keys() == made.keys():
        parts = [(f"{path}.{name}".lstrip("."), stored[name], made[name]) for name in made]
    elif isinstance(stored, list) and isinstance(made, list) and len(stored) == len(made):
        parts = [(f"{path}[{index}]", one, other) for index, (one, other) in enumerate(zip(stored, made))]
    elif type(stored) is type(made) and stored == made:
        return None
    else:
        return Difference(path, shown(stored), shown(made))
    return next((found for part in parts if (found := difference(part[1], part[2], part[0]))), None)


def shown(value: Any) -> str:
    """A value for a sentence: JSON, cut where it is long."""
    text = write_plain(value)
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]}…"


def read_fields(data: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """An object with exactly these fields."""
    for name in names:
        if name not in data:
            raise RecordError("field-missing", field=name)
    for name in data:
        if name not in names:
            raise RecordError("field-unknown", field=shown(name))
    fields: dict[str, Any] = data
    return fields


def read_number(field: str, value: Any, least: int) -> int:
    """A whole number that is not too small."""
    if type(value) is not int or value < least:
        raise RecordError("field-no-number", field=field, value=shown(value), least=least)
    return value


def read_text(field: str, value: Any) -> str:
    """A text."""
    if not isinstance(value, str):
        raise RecordError("field-no-text", field=field, value=shown(value))
    return value


def read_list(field: str, value: Any) -> list[Any]:
    """A list of anything."""
    if not isinstance(value, list):
        raise RecordError("field-no-list", field=field, value=shown(value))
    return value


def read_texts(field: str, value: Any) -> tuple[str, ...]:
    """A list of texts."""
    return tuple(read_text(f"{field}[{index}]", part) for index, part in enumerate(read_list(field, value)))


def _texts(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, dict):
        yield from value
        for part in value.values():
            yield from _texts(part)


def _no_duplicates(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = next(name for name in names if names.count(name) > 1)
        raise RecordError("field-twice", field=json.dumps(twice))
    return found


def _no_constant(name: str) -> Any:
    raise RecordError("no-json-number", name=name)

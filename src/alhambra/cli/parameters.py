"""The parameters of a command: how they are read, and what the help says of them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, get_args

from alhambra.catalogue.files import languages
from alhambra.cli.saying import named, say
from alhambra.core.errors import ConfigError
from alhambra.core.language import Said, Value

WHOLE: Final = re.compile("([+-]?)0*([0-9]+)")
MOST: Final = 10**19 - 1  # as far as a whole number is read


class Reading(NamedTuple):
    """Makes a value of what was typed. The library would load a whole validator for it, longer than most commands run,
    which speaks English."""

    param: Any

    def coerce(self, value: Any, param: Any, ctx: Any) -> Any:
        """A value, or several, from the command line, from the environment or by default."""
        several = param.multiple or param.nargs == -1
        if value is None:
            return () if several else None
        return tuple(self._read(one) for one in value) if several else self._read(value)

    def _read(self, value: Any) -> Any:
        if not isinstance(value, str):
            return value  # a default
        kind = kind_of(self.param)
        if kind is bool:
            return value.strip().casefold() not in ("", "0", "false", "no", "off")
        if kind not in (int, float):
            return Path(value) if kind is Path else value
        number = self._number(value, kind)
        low, high = self.param.min, self.param.max
        if kind is int:
            low, high = -MOST if low is None else low, MOST if high is None else high
        if low is not None and not number >= low:
            raise ConfigError("value-too-low", option=self._name(), least=str(low))
        if high is not None and not number <= high:
            raise ConfigError("value-too-high", option=self._name(), most=str(high))
        return number

    def _number(self, value: str, kind: type) -> int | float:
        if kind is int:
            found = WHOLE.fullmatch(value.strip())
            if found is None:
                raise ConfigError("no-whole-number", option=self._name())
            return int(found[1] + found[2][: len(str(MOST)) + 1])  # one longer than the largest says enough
        try:
            return float(value)
        except ValueError:
            raise ConfigError("no-number", option=self._name()) from None

    def _name(self) -> Value:
        return str(self.param.opts[0]) if is_option(self.param) else name_of(self.param)


def is_option(param: Any) -> bool:
    """Whether a parameter is named where it is given."""
    return bool(param.param_type_name == "option")


def kind_of(param: Any) -> Any:
    """The type of a value; of one, if there can be several."""
    annotation = param.type_descriptor.annotation
    return get_args(annotation)[0] if get_args(annotation) else annotation


def name_of(argument: Any) -> Said:
    """What an argument is called in usage and errors."""
    return Said(argument.metavar or argument.name)


def in_usage(argument: Any) -> str:
    """An argument behind the name of its command."""
    name = say(name_of(argument))
    return ("{%s}" if argument.required else "[%s]") % name + _dots(argument)


def _dots(argument: Any) -> str:
    """Whether there can be several."""
    return "" if argument.nargs == 1 else "..."


def row(param: Any) -> tuple[str, str]:
    """A parameter in the help, and what is said of it."""
    filling = GAPS.get(param.help)
    text = say(param.help, **filling()) if filling else say(param.help)
    remarks = _remarks(param)
    return _typed(param), f"{text}  {say('remarks', remarks=remarks)}" if remarks else text


def _typed(param: Any) -> str:
    if not is_option(param):
        return f"{say(name_of(param))}{_dots(param)}"
    value = "" if param.is_flag else say(param.metavar) if param.metavar else _placeholder(param)
    return f"{param.opts[0]} {value}".rstrip()


def _placeholder(param: Any) -> str:
    kind = kind_of(param)
    return named("value", "path" if kind is Path else kind.__name__)


def _remarks(param: Any) -> list[Said]:
    """What else there is to know: where a value comes from, and what it may be."""
    remarks = []
    if param.envvar:
        remarks.append(Said("remark-environment", {"variable": param.envvar}))
    if param.default not in (None, "", False):
        remarks.append(Said("remark-default", {"value": str(param.default)}))
    if limits := _limits(getattr(param, "min", None), getattr(param, "max", None)):
        remarks.append(Said(limits))
    if param.required:
        remarks.append(Said("remark-required"))
    return remarks


def _limits(low: float | None, high: float | None) -> str:
    if low is None:
        return "" if high is None else f"x<={high}"
    return f"x>={low}" if high is None else f"{low}<=x<={high}"


def either(words: Sequence[Value]) -> Value:
    """`a`, `a or b`, `a or b or c`; nothing for nothing."""
    if len(words) < 2:
        return words[0] if words else ""
    return Said("either", {"first": either(words[:-1]), "second": words[-1]})


# What stands in the gaps of help texts that have some, by their ids
GAPS: Final[dict[str, Callable[[], Mapping[str, Value]]]] = {
    "option-language": lambda: {"codes": languages()},
}

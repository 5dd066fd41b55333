"""What boxes and modules declare of themselves: the types of views and events, and the verbs of actions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from functools import reduce
from operator import or_
from types import ModuleType
from typing import Any, get_type_hints

import msgspec

from alhambra.core.event import Event
from alhambra.modules import MODULES
from alhambra.palace import codes as palace_codes
from alhambra.palace import events as palace_events
from alhambra.sheet import actions as sheet_actions
from alhambra.sheet import events as sheet_events


def module_views() -> type[msgspec.Struct]:
    """What `View.modules` holds of each module that is played with: null where there is nothing to see."""
    shown = [
        (name.replace("-", "_"), module.VIEW | msgspec.UnsetType, msgspec.field(name=name, default=msgspec.UNSET))
        for name, module in sorted(MODULES.items())
    ]
    doc = "What is to be seen of each module that is played with."
    return msgspec.defstruct("ModuleViews", shown, namespace={"__doc__": doc})


def event_unions() -> dict[str, Any]:
    """The events of the palace game, of its modules and of the sheet game, as `Event.to_json` writes them."""
    taken = {kind.__name__ for kind in _events_in(palace_events)}
    sheet = {("Sheet" if kind.__name__ in taken else "") + kind.__name__: kind for kind in _events_in(sheet_events)}
    own = [kind for module in MODULES.values() for kind in module.EVENTS]
    return {
        "GameEvent": _union({kind.__name__: kind for kind in _events_in(palace_events)}),
        "ModuleEvent": _union({kind.__name__: kind for kind in own}),
        "SheetEvent": _union(sheet),
    }


def verbs() -> dict[str, set[str]]:
    """The words that actions begin with, or are."""
    return {
        "PalaceVerb": set(palace_codes.VERBS),
        "ModuleVerb": {verb for module in MODULES.values() for verb in module.VERBS},
        "SheetVerb": {*sheet_actions.VERBS, *sheet_actions.PLAIN},
    }


def _events_in(file: ModuleType) -> Iterator[type[Event]]:
    for kind in vars(file).values():
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            yield kind


def _union(kinds: dict[str, type[Event]]) -> Any:
    return reduce(or_, (_tagged(name, kind) for name, kind in kinds.items()))


def _tagged(name: str, kind: type[Any]) -> Any:
    hints = get_type_hints(kind)
    members = [(one.name, hints[one.name]) for one in fields(kind)]
    namespace = {"__doc__": kind.__doc__}
    return msgspec.defstruct(name, members, tag_field="event", tag=kind.__name__, namespace=namespace)

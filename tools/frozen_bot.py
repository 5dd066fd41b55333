"""A bot of a commit that has no `alhambra bot`: it runs with the Python of that commit and speaks today's protocol.

`tools/frozen.py` prints how to run it. Of today's tree it uses one file, which imports nothing of the package and reads
plain data as typed values. The types are those of the commit; fields that these do not have are ignored.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from collections.abc import Callable, Iterable, Iterator
from inspect import signature
from pathlib import Path
from typing import Any, Final

READING: Final = Path(__file__).resolve().parents[1] / "src/alhambra/wire/reading.py"
PROTOCOL: Final = 1


def reader_of_today() -> Callable[[Any, object], Any]:
    """The function `alhambra.wire.reading.read`, loaded from its file."""
    spec = importlib.util.spec_from_file_location("reading_of_today", READING)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[[Any, object], Any] = module.read
    return found


read: Final = reader_of_today()


def answers(name: str, lines: Iterable[str]) -> Iterator[str]:
    """The answer to every line, until the game is over."""
    from alhambra import open_game

    bot: Any = None
    game: Any = None
    for line in lines:
        message = json.loads(line)
        if message["type"] == "over":
            return
        if message["type"] == "start":
            if message["protocol"] != PROTOCOL:
                sys.exit(f"protocol {message['protocol']} is not spoken here, but {PROTOCOL}")
            bot = made(name, message)
            game = open_game(bot.config)
            answer: dict[str, Any] = {"protocol": PROTOCOL, "memory": bool(getattr(bot, "remembers", False))}
        else:
            if "budget" in message:
                bot.budget = type(bot.budget)(**message["budget"])
            words = message["legal"]
            actions = [game.parse_word(word) for word in words]
            answer = {"word": words[actions.index(bot.choose(view_of(message["view"]), actions))]}
        yield json.dumps(answer)


def made(name: str, start: dict[str, Any]) -> Any:
    """A bot of the commit, made with those arguments that the commit's `make_bot` takes."""
    from alhambra import Config
    from alhambra.bots import Budget, make_bot

    asked = start["config"]
    options = tuple(sorted(asked["options"].items()))
    rules = tuple(start["rules"].items())
    config = Config(asked["box"], asked["seats"], tuple(asked["modules"]), options, rules)
    known = signature(make_bot).parameters
    given: dict[str, Any] = {"config": config, "budget": Budget(**start["budget"])}
    bot = make_bot(name, start["seed"], **{key: value for key, value in given.items() if key in known})
    bot.config = config
    return bot


def view_of(data: dict[str, Any]) -> Any:
    """A view of the commit's own type."""
    from alhambra.modules import MODULES
    from alhambra.palace.views import View
    from alhambra.sheet.views import View as SheetView

    if "sheets" in data:
        return read(SheetView, data)
    view = read(View, {**data, "modules": {}})
    view.modules.update((name, read(MODULES[name].VIEW, shown)) for name, shown in data["modules"].items())
    return view


if __name__ == "__main__":
    for said in answers(sys.argv[1], sys.stdin):
        print(said, flush=True)

"""One of our bots as a program: the command `alhambra bot NAME`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from alhambra.bots import Bot, make_bot
from alhambra.bots.outside.lines import PROTOCOL, Decide, Start, asked
from alhambra.boxes import open_game
from alhambra.core.contract import Game
from alhambra.core.errors import ConfigError
from alhambra.core.plain import write_plain


def answers(name: str, lines: Iterable[str]) -> Iterator[str]:
    """The answer to every line, until the game is over. An invalid line raises `ConfigError`."""
    playing: tuple[Bot, Game] | None = None
    for line in lines:
        question = asked(line)
        if question is None:
            return
        if isinstance(question, Start):
            playing = make_bot(name, question.seed, question.config, question.budget), open_game(question.config)
            yield write_plain({"protocol": PROTOCOL, "memory": playing[0].remembers})
        elif playing is None:
            raise ConfigError("line-before-start")
        else:
            yield write_plain({"word": chosen(*playing, question)})


def chosen(bot: Bot, game: Game, question: Decide) -> str:
    """The word that a bot chooses."""
    if question.budget is not None:
        bot.budget = question.budget
    actions: list[Any] = [game.parse_word(word) for word in question.legal]
    return question.legal[actions.index(bot.choose(question.view, actions))]

"""`alhambra daily`: Roll & Write alone, with the same dice for everybody on a date, and a text to share."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime
from typing import Annotated, Final

import typer

from alhambra import Config, ConfigError
from alhambra.cli.commands.play import AnySession, run, session_of
from alhambra.cli.figures import day_text
from alhambra.cli.saying import say
from alhambra.cli.session import PERSON
from alhambra.cli.sheet.session import BOX
from alhambra.core.language import Value
from alhambra.sheet.days import seed_of
from alhambra.sheet.squares import TYPES, square_word

_DATE: Final = re.compile("[0-9]{4}-[0-9]{2}-[0-9]{2}")


def daily_command(
    day: Annotated[str | None, typer.Option("--date", metavar="value-day", help="option-date")] = None,
    bot: Annotated[str | None, typer.Option(help="option-bot")] = None,
) -> None:
    """Play the dice of the day alone; they are the same for everybody. The result is a text to share."""
    today = parse_day(day)
    with suppress(ImportError):
        import readline  # noqa: F401 - where it exists, lines can be edited
    session = session_of(Config(BOX, 1), seed_of(today), [] if bot is None else [bot], PERSON)
    if run(session, f"alhambra daily --date {today.isoformat()}"):
        session.screen.show(f"\n{shared(session, today, bot)}")


def parse_day(text: str | None) -> date:
    """A date as it was typed; without one it is today's, by UTC, so that it is the same everywhere."""
    if text is None:
        return datetime.now(UTC).date()
    try:
        if not _DATE.fullmatch(text):
            raise ValueError
        return date.fromisoformat(text)
    except ValueError:
        raise ConfigError("no-date", date=text) from None


def shared(session: AnySession, day: date, bot: str | None = None) -> str:
    """The result as a short text: the points, and what was built, without how."""
    seen = session.seen()
    sheet = seen.sheets[PERSON]
    result: dict[str, Value] = {"day": day_text(day), "points": seen.scores[PERSON]}
    lines = [say("shared-result-of-bot", bot=bot, **result) if bot else say("shared-result", **result)]
    for row in range(6):
        squares = [square_word(row * 6 + column) in sheet.built for column in range(6)]
        lines.append("".join("■" if built else "□" for built in squares))
    complete = [name for name, when in zip(TYPES, seen.completed[PERSON], strict=True) if when]
    if complete:
        lines.append(say("shared-complete", types=complete, coins=sheet.coins))
    else:
        lines.append(say("shared-nothing-complete", coins=sheet.coins))
    return "\n".join(lines)

"""Numbers and dates as a language writes them, for people to read. What is typed or stored is written one way."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from alhambra.catalogue.files import ENGLISH
from alhambra.cli.saying import say, spoken

if TYPE_CHECKING:
    from alhambra.lab.summary import Estimate


def counted(number: float) -> str:
    """A whole number, with something between its thousands."""
    return f"{number:,.0f}" if spoken() == ENGLISH else _decimal(number, "#,##0")


def figure(number: float, digits: int) -> str:
    """A number with so many decimal places."""
    return f"{number:.{digits}f}" if spoken() == ENGLISH else _decimal(number, f"0.{'0' * digits}")


def shortest(number: float, digits: int) -> str:
    """A number with so many decimal places at most."""
    needed = next(places for places in range(digits + 1) if places == digits or round(number, places) == number)
    return figure(number, needed)


def share_text(share: Estimate) -> str:
    """A share of all games, and its interval."""
    if share.low is None or share.high is None:
        return say("share-alone", mean=figure(share.mean * 100, 1))
    mean, low, high = (figure(one * 100, 1) for one in (share.mean, share.low, share.high))
    return say("share-between", mean=mean, low=low, high=high)


def score_text(score: Estimate) -> str:
    """The mean with its standard error, and the interval."""
    if score.low is None or score.high is None or score.error is None:
        return say("score-alone", mean=figure(score.mean, 1))
    mean, error, low, high = (figure(one, 1) for one in (score.mean, score.error, score.low, score.high))
    return say("score-between", mean=mean, error=error, low=low, high=high)


def _decimal(number: float, pattern: str) -> str:
    from babel.numbers import format_decimal  # which English does not need

    return format_decimal(number, format=pattern, locale=spoken())


def day_text(day: date) -> str:
    """A date. In English it is written as it is typed."""
    if spoken() == ENGLISH:
        return day.isoformat()
    from babel.dates import format_date

    return format_date(day, format="long", locale=spoken())

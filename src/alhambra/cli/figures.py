"""Numbers and dates as a language writes them, for people to read. What is typed or stored is written one way."""

from __future__ import annotations

from datetime import date

from alhambra.catalogue.files import ENGLISH
from alhambra.cli.saying import spoken


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


def _decimal(number: float, pattern: str) -> str:
    from babel.numbers import format_decimal  # which English does not need

    return format_decimal(number, format=pattern, locale=spoken())


def day_text(day: date) -> str:
    """A date. In English it is written as it is typed."""
    if spoken() == ENGLISH:
        return day.isoformat()
    from babel.dates import format_date

    return format_date(day, format="long", locale=spoken())

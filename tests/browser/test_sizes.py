"""Nothing is cut, nothing overlaps and everything can be touched: at every size, at every moment, in any language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest

from tests.browser.house import House
from tests.browser.longer import lengthened, longer
from tests.browser.measures import SLOTS, complaints
from tests.browser.screens import TWELVE, Screen
from tests.browser.sizes import EXAMINED, HARDEST, LANGUAGES, SHAPES, kept, opened, report, seen_by_axe
from tests.browser.walk import CHOSEN, FRESH, LAYING, READY, REFUSED, walking
from tests.browser.world import World

# Tables with everything switched on.
FULL: Final = ("red full", "all full")
SEEN: Final = 10  # pixels: what is only heard keeps one
# A phone may put the shop away while a tile is laid.
NEEDED: Final = {
    FRESH: SLOTS,
    CHOSEN: SLOTS,
    LAYING: ("court", "bar"),
    REFUSED: ("court", "bar"),
    READY: SLOTS,
}


def _cases() -> Iterator[object]:
    for screen in TWELVE:
        for language in LANGUAGES:
            often = screen.name in {"longer": HARDEST, "en": SHAPES}.get(language, ())
            marks = () if often else (pytest.mark.every_size,)
            yield pytest.param(screen, language, id=f"{screen}-{language}", marks=marks)


@pytest.mark.parametrize(("screen", "language"), list(_cases()))
def test_a_turn_fits_the_screen(guests: World, house: House, screen: Screen, language: str) -> None:
    moment = house.fresh("turn")
    page = opened(guests, house, screen, language, moment)
    found: list[str] = []
    with walking(house, page, moment, screen.touch) as walk:
        for state, trouble in walk.go():
            wrong = ([f"not reached: {trouble}"] if trouble else []) + complaints(page, NEEDED[state])
            if state == FRESH and language == "en":
                wrong += [f"axe: {one}" for one in seen_by_axe(page)]
            kept(page, language, state)
            found += [f"{state}: {one}" for one in wrong]
    report(screen, language, found)
    assert not found, "\n" + "\n".join(found)


def _full_cases() -> Iterator[object]:
    for what in FULL:
        for screen in TWELVE:
            for language in ("en", "longer"):
                often = language == "longer" and screen.name in SHAPES
                marks = () if often else (pytest.mark.every_size,)
                yield pytest.param(what, screen, language, id=f"{what}-{screen}-{language}", marks=marks)


@pytest.mark.parametrize(("what", "screen", "language"), list(_full_cases()))
def test_a_table_with_everything_fits_the_screen(
    guests: World, house: House, what: str, screen: Screen, language: str
) -> None:
    moment = house.fresh(what)
    page = opened(guests, house, screen, language, moment)
    found: list[str] = []
    with walking(house, page, moment, screen.touch) as walk:
        for state, trouble in walk.go():
            wrong = ([f"not reached: {trouble}"] if trouble else []) + complaints(page, NEEDED[state])
            if state == FRESH and language == "en":
                wrong += [f"axe: {one}" for one in seen_by_axe(page)]
            kept(page, f"{what} {language}", state)
            found += [f"{state}: {one}" for one in wrong]
            if state == FRESH:
                for drawer in walk.drawers():
                    found += [f"{drawer}: {one}" for one in complaints(page)]
                    kept(page, f"{what} {language}", f"drawer {drawer}")
                    if language == "en" and screen.name in EXAMINED:
                        found += [f"{drawer}: axe: {one}" for one in seen_by_axe(page)]
    report(screen, f"{what.replace(' ', '-')}-{language}", found)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize(
    "screen",
    [pytest.param(one, id=str(one), marks=() if one.name in HARDEST else pytest.mark.every_size) for one in TWELVE],
)
def test_a_table_for_two_fits_the_screen(guests: World, house: House, screen: Screen) -> None:
    moment = house.fresh("two")
    page = opened(guests, house, screen, "longer", moment)
    with walking(house, page, moment, screen.touch) as walk:
        walk.begin()
        found = complaints(page, SLOTS)
    assert not found, "\n" + "\n".join(found)


@pytest.mark.parametrize("screen", [one for one in TWELVE if one.name in ("360x640", "667x375")], ids=str)
def test_words_of_the_bar_give_way_only_where_they_must(guests: World, house: House, screen: Screen) -> None:
    moment = house.fresh("red full")
    page = opened(guests, house, screen, "en", moment)
    with walking(house, page, moment, screen.touch) as walk:
        walk.begin()
        walk.buy()
        words = walk.slot("bar").locator("strong").first.bounding_box()
    assert words is not None and words["width"] > SEEN and words["height"] > SEEN


def test_the_long_language_is_two_fifths_longer() -> None:
    for text in ("Take { money }", "End the turn", "Your palace"):
        letters = sum(char.isalpha() for char in text)
        assert sum(char.isalpha() for char in lengthened(text)) == -(-letters * 7 // 5)
    assert lengthened("P") == "P" and lengthened("3 + 4") == "3 + 4"
    assert longer("a = Hello { $name }\n") != "a = Hello { $name }\n"
    assert "{ $name }" in longer("a = Hello { $name }\n")

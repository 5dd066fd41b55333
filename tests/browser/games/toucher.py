"""Somebody who plays any game with fingers: what is offered is heard on the wire, what was touched is found there."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from playwright.sync_api import Locator, Page, expect

from tests.browser.games.wire import Wire
from tests.browser.games.wishes import Action, Wishes
from tests.browser.measures import settle
from tests.browser.world import MINE

PATIENCE: Final = 60.0  # seconds, for a busy machine
MOST_DECISIONS: Final = 1500
CHOSEN: Final = "[aria-pressed=true], [aria-selected=true]"
IN_PALACE: Final = ("place", "tile", "half-square", "corner", "edge", "guard")


def _fewer(lying: Locator, before: int) -> bool:
    return lying.count() < before


def _sorted(word: str) -> list[str]:
    """Cards are touched in any order."""
    return sorted(re.split("[,:]", word))


class Toucher:
    """Plays the seat of a page to the end of its game."""

    def __init__(self, page: Page, wire: Wire, wishes: Wishes) -> None:
        self.page = page
        self.wire = wire
        self.wishes = wishes
        self.bar = page.locator("section.bar")
        self.dialog = page.locator("dialog[open]")
        self._by_touch = bool(page.evaluate("() => navigator.maxTouchPoints > 0"))
        self._lying: dict[str, str] = {}  # kinds of things by the drawer that they were found in
        self.doing = ""

    def play(self) -> None:
        for _ in range(MOST_DECISIONS):
            if not self.await_turn():
                return
            turn = self.wire.turn
            assert turn is not None
            if turn["ready"]:
                self.commit()
            else:
                self.do(self.wishes.choose(turn["choices"]))
        raise AssertionError("the game does not end")

    def await_turn(self) -> bool:
        """Windows are looked at and put away; no further turn comes when the game is over."""
        full = self.dialog.locator("[data-close]")  # what is in it is fetched when it opens
        while True:
            # A window opens together with the turn: whether there is one is asked last.
            self._until(lambda: full.count() > 0 or (self._asked() and not self.dialog.count()))
            if not full.count():
                return True
            if self.wire.stage == "over" and self.dialog.locator(".end").count():
                return False
            self._close(self.dialog.first)

    def _close(self, window: Locator) -> None:
        title = window.get_attribute("aria-label") or ""
        window.locator("[data-close]").first.click()
        named = f"[aria-label={json.dumps(title, ensure_ascii=False)}]"
        expect(self.page.locator(f"dialog[open]{named}")).to_have_count(0)

    def _asked(self) -> bool:
        return self.wire.turn is not None and self.page.locator(MINE).count() > 0

    def commit(self) -> None:
        before = self.wire.known
        self.press(self.page.locator("[data-commit]"))
        self._until(lambda: self.wire.known != before)

    def do(self, action: Action) -> None:
        """Who stops somewhere says what was wanted, and what else there was."""
        try:
            self.carry_out(action)
        except Exception as failure:
            failure.add_note(f"{action} of {json.dumps(self.wire.turn)}")
            raise

    def carry_out(self, action: Action) -> None:
        """Touches its things one after the other, and what confirms them."""
        self.doing = action.word
        before = len(self.wire.sent)
        done = partial(self._sent, action.word, before)
        begun = 1 if self._begun(action) else 0
        for kind, thing in list(zip(action.kinds, action.things, strict=True))[begun:]:
            self.touch(kind, thing, action, done)
        if not done():
            self.confirm(action, done)
        self._until(lambda: self.wire.answered, f"{action.word} is not answered")
        self.wishes.done[action.verb] += 1

    def _sent(self, word: str, since: int) -> bool:
        sent = [json.loads(text).get("action") or "" for text in self.wire.sent[since:]]
        return any(_sorted(one) == _sorted(word) for one in sent)

    # One touch.

    def touch(self, kind: str, thing: str, action: Action, done: Callable[[], bool]) -> None:
        self._uncover(kind, thing)
        if kind == "cards":
            self.pay(action, thing)
        elif kind in ("slots", "slot"):
            self.slots(thing.split(","))
        elif kind == "card":
            self.card(thing)
        elif kind == "tile" and self.on_shelf(thing):
            self.shelf(thing)
        else:
            self.thing(kind, thing, done)
        self.wire.tick()

    def _uncover(self, kind: str, thing: str) -> None:
        """A list above the bar that opened by itself is shut where something else is wanted."""
        more = self.bar.locator("[data-more][aria-expanded=true]")
        if more.count() and not self.bar.locator(f"[data-above] [data-kind='{kind}'][data-thing='{thing}']").count():
            self.press(more)

    def thing(self, kind: str, thing: str, done: Callable[[], bool]) -> None:
        """Where it lies: on the table, in a drawer, or in the list of what lies nowhere."""
        target = self.page.locator(f"[data-kind='{kind}'][data-thing='{thing}']:not([disabled])")
        if self._alone(kind):
            expect(target.first).to_be_visible()  # the drawer or the list that holds it opens by itself
        else:
            expect(self.page.locator(".drawers [aria-busy=true]")).to_have_count(0)  # what opened by itself is fetched
            if not self._there(target):
                self._look_for(kind, target)
        if kind not in IN_PALACE or not self.near(target.first, done):
            self.press(target.first)

    def _begun(self, action: Action) -> bool:
        """What is the only thing to touch is chosen by itself, where more has to be chosen then."""
        turn = self.wire.turn
        groups = turn["choices"]["groups"] if turn else []
        firsts = {(group["kinds"][0], thing) for group in groups for thing in group["picks"]}
        return len(firsts) == 1 and len(action.kinds) > 1 and action.kinds[0] not in ("cards", "slots")

    def _alone(self, kind: str) -> bool:
        """Nothing else can be touched."""
        turn = self.wire.turn
        return turn is not None and all(group["kinds"][0] == kind for group in turn["choices"]["groups"])

    def _there(self, target: Locator) -> bool:
        return target.count() > 0 and target.first.is_visible()

    def _look_for(self, kind: str, target: Locator) -> None:
        for name in self._drawers(kind):
            self.press(self.page.locator(f"[data-drawer='{name}']"))
            expect(self.page.locator(f"#panel-{name} > :not(h2)").first).to_be_visible()
            if self._there(target):
                self._lying[kind] = name
                return
            self.press(self.page.locator(".drawers.above .close"))
        more = self.bar.locator("[data-more][aria-expanded=false]")
        if more.count():
            self.press(more)
        expect(target.first).to_be_visible()

    def _drawers(self, kind: str) -> list[str]:
        """Where things of a kind were found before comes first."""
        names = [drawer.get_attribute("data-drawer") or "" for drawer in self.page.locator("[data-drawer]").all()]
        return sorted(names, key=lambda name: name != self._lying.get(kind))

    def near(self, target: Locator, done: Callable[[], bool]) -> bool:
        """On a small screen the first touch comes near. Whether it was near already, so that it was done."""
        grid = self.page.locator(".own [data-zoom]").first
        inside = target.evaluate("(one) => one.closest('.own svg') !== null")
        if not inside or grid.get_attribute("data-zoom") != "touch":
            return False
        self.press(target)
        self.wire.tick()
        meant = partial(self._meant, target, done)
        self._until(lambda: meant() or grid.get_attribute("data-zoom") != "touch")
        return meant()

    def _meant(self, target: Locator, done: Callable[[], bool]) -> bool:
        return done() or self.page.locator(CHOSEN).and_(target).count() > 0

    def on_shelf(self, tile: str) -> bool:
        view, seat = self.wire.view, self.wire.update["seat"]
        return tile in view["asides"][seat] or tile in view["reserves"][seat]

    def shelf(self, tile: str) -> None:
        wanted = self.page.locator(f"[data-slot=hand] button[data-tile='{tile}']")
        self._open("[data-fan=tiles]", wanted)
        if wanted.first.get_attribute("aria-pressed") != "true":
            self.press(wanted.first)

    def slots(self, cards: Sequence[str]) -> None:
        """Of two that are alike the next one is not touched before the first is taken: a person sees it go."""
        for number, card in enumerate(cards, 1):
            lying = self.page.locator(f"[data-slot=display] button[data-travel='{card}']:not([aria-pressed=true])")
            before = lying.count()
            self.press(lying.first)
            if card in cards[number:]:
                self._until(partial(_fewer, lying, before), f"{card} stays on the display")

    def card(self, card: str) -> None:
        wanted = self.page.locator(f"[data-slot=hand] button[data-travel='{card}']:not([aria-pressed=true])")
        self._open("[data-fan]:not([data-fan=tiles])", wanted)
        self.press(wanted.first)

    def _open(self, fans: str, wanted: Locator) -> None:
        """Of piles, fans and purses the one that it lies in."""
        settle(self.page)  # the hand fits itself to its room a frame after the table has changed
        for fan in self.page.locator(f"[data-slot=hand] {fans}").all():
            if wanted.count():
                return
            self.press(fan)
            close = self.page.locator("[data-slot=hand] [data-above] .close")
            expect(close.last).to_be_visible()
            if not wanted.count():
                self.press(close)

    def pay(self, action: Action, cards: str) -> None:
        """One of the ways to buy it, and one of the payments."""
        more = self.bar.locator("[data-payments]")
        if more.count():
            if more.get_attribute("aria-expanded") == "false":
                self.press(more)
            way = self.page.locator(f"[data-way='{action.form}']")
            if way.count() and way.get_attribute("aria-pressed") != "true":
                self.press(way)
            self.press(self.page.locator(f"[data-payment='{cards}']"))

    def confirm(self, action: Action, done: Callable[[], bool]) -> None:
        button, buy = self.bar.locator(f"[data-action='{action.word}']"), self.bar.locator("[data-buy]")
        self._until(lambda: done() or button.count() + buy.count() > 0, f"{action.word} cannot be confirmed")
        if not done():
            self.press(button if button.count() else buy)
        self._until(done, f"{action.word} was not sent")

    def press(self, target: Locator) -> None:
        if self._by_touch:
            target.tap()
        else:
            target.click()

    def _until(self, true: Callable[[], bool], what: str = "") -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, what or re.sub(r"\s+", " ", self.bar.first.inner_text())
            self.wire.tick()

"""What moves on a page: every animation that begins, as the browser has it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

# Looks at every frame, and keeps what each animation animates, of which kind it is, and how long it takes.
WATCH: Final = """() => {
  const known = new WeakSet();
  window.motions = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      if (known.has(one) || !(one.effect instanceof KeyframeEffect)) continue;
      known.add(one);
      const properties = new Set(one.effect.getKeyframes().flatMap((frame) => Object.keys(frame)));
      for (const key of ["offset", "computedOffset", "easing", "composite"]) properties.delete(key);
      window.motions.push({
        flying: one.effect.target?.getAttribute("data-flying") ?? null,
        kind: one.constructor.name,
        properties: [...properties],
        corner: one.effect.target?.hasAttribute("data-flying")
          ? [one.effect.target.offsetLeft, one.effect.target.offsetTop] : null,
        duration: one.effect.getComputedTiming().duration,
      });
    }
    requestAnimationFrame(look);
  };
  look();
}"""
FLYING: Final = "[data-flying]"
# The story goes on by itself: on a busy machine it is over before a test could touch it from outside.
AT_ONCE: Final = """([press, words]) => {
  delete document.body.dataset.told;
  new MutationObserver((_, watching) => {
    const story = document.querySelector("[aria-label='Just played']");
    if (!story || !RegExp(words).test(story.textContent)) return;
    watching.disconnect();
    document.body.dataset.told = "";
    document.querySelector(press).click();
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
SKIP: Final = "[aria-label='Just played'] button"


@dataclass(frozen=True, slots=True)
class Motion:
    flying: str | None  # the thing that is in the air
    kind: str  # `Animation`, or one of a style sheet: `CSSAnimation`, `CSSTransition`
    properties: frozenset[str]
    duration: float  # milliseconds
    corner: list[float] | None  # of the box in which a thing flies: where it is drawn largest


def watch(page: Page) -> None:
    page.evaluate(WATCH)


def when_told(page: Page, press: str, words: str = "") -> None:
    """Presses that as soon as the story of the others tells something, or such words; then the body has `data-told`."""
    page.evaluate(AT_ONCE, [press, words])


def seen(page: Page) -> list[Motion]:
    """What has moved since the watch began."""
    return [
        Motion(**{**one, "properties": frozenset(one["properties"])}) for one in page.evaluate("() => window.motions")
    ]

"""A language that marks every text of the catalogue: whatever stands on the page without a mark is from elsewhere."""

from __future__ import annotations

import json
import re
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from alhambra.catalogue.files import ENGLISH, FOLDER
from alhambra.server.table.people import BOT_NAMES

WORDS: Final = re.compile(r"/assets/en-[\w-]+\.js$")
APART: Final = re.compile(r"/assets/bots-[\w-]+\.js$")  # words that are fetched where they are wanted
MARKED: Final = re.compile("⟦[^⟧]*⟧")
# Names, and the word between the last two of a list, which is the browser's own.
DATA: Final = re.compile(rf"\b({'|'.join(('Anna', *BOT_NAMES))})\b| and ")
WORD: Final = re.compile(r"[^\W\d_]+")
LETTERS: Final = re.compile(r"[^\W\d_]{2}")  # one alone is on tiles, cards and players
# What is read or heard anywhere, shown or not. What says its own language is a name in it; keys are what is on them.
# The name that the HTML shows before any script is written into it from the catalogue when the page is built.
TEXTS: Final = """() => {
  const spoken = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const found = [document.title, document.querySelector('meta[name="description"]').content];
  const passed = "style, script, noscript, kbd, body > .opening";
  const visit = (node) => {
    if (node instanceof Text) found.push(node.data);
    if (!(node instanceof Element) || node.hasAttribute("lang") || node.matches(passed)) return;
    for (const name of spoken) found.push(node.getAttribute(name) ?? "");
    for (const child of node.childNodes) visit(child);
  };
  visit(document.body);
  return found.map((text) => text.trim()).filter(Boolean);
}"""


class _Marking(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name says what is visited
        return ast.TextElement(f"⟦{node.value}⟧")


def marked(text: str) -> str:
    """Fluent with every text marked."""
    return FluentSerializer().serialize(_Marking().visit(FluentParser(with_spans=False).parse(text)))


def english_of(page: Page) -> str:
    """The words that a page has loaded."""
    file = next(url for url in page.evaluate(_LOADED) if WORDS.search(url))
    return str(page.evaluate("async (url) => (await import(url)).default", file))


def speak_pseudo(page: Page) -> None:
    """From now on the page gets English with marks, and clauses with them."""

    def words(route: Route) -> None:
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(marked(english))};")

    def clause(route: Route) -> None:
        told = route.fetch().json()
        route.fulfill(json={**told, "text": WORD.sub(r"⟦\g<0>⟧", told["text"])})

    def apart(route: Route) -> None:
        text = marked((FOLDER / ENGLISH / "page-bots.ftl").read_text(encoding="utf-8"))
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(text)};")

    english = english_of(page)
    page.context.route(WORDS, words)
    page.context.route(APART, apart)
    page.context.route("**/api/rules/**", clause)
    page.reload()


_LOADED: Final = "() => performance.getEntriesByType('resource').map((one) => one.name)"


def unmarked(page: Page) -> list[str]:
    """The texts on the page that are not from the catalogue and no data."""
    texts: list[str] = page.evaluate(TEXTS)
    return [text for text in texts if LETTERS.search(DATA.sub(" ", MARKED.sub(" ", text)))]

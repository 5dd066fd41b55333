"""A language as long as languages get: English with two letters more for every five."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Page, Route

from alhambra.server.http.pages import STATIC

LETTER: Final = re.compile(r"[^\W\d_]")
SCRIPTS: Final = re.compile(r"/assets/[\w-]+\.js$")
CHUNK: Final = re.compile(r"var (\w+)=`(?P<text>.*)`;export\{\1 as default\};?\s*$", re.S)  # as words are built
ESCAPED: Final = re.compile(r"\\([\\`$])")


class _Longer(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - the name says what is visited
        return ast.TextElement(lengthened(node.value))


def lengthened(text: str) -> str:
    """With letters doubled, evenly spread: long words are harder to fit than more words. One alone is a sign."""
    letters = len(LETTER.findall(text))
    wanted = -(-letters * 2 // 5) if letters > 1 else 0
    seen = 0

    def doubled(found: re.Match[str]) -> str:
        nonlocal seen
        seen += 1
        more = seen * wanted // letters - (seen - 1) * wanted // letters
        return found[0] * (1 + more)

    return LETTER.sub(doubled, text)


@cache
def longer(fluent: str) -> str:
    """Fluent with every text lengthened."""
    return FluentSerializer().serialize(_Longer().visit(FluentParser(with_spans=False).parse(fluent)))


def speak_longer(page: Page, path: str) -> None:
    """Open a page that gets this language where it asks for words: those of the page, and those of each module."""
    page.context.route(SCRIPTS, _lengthen)
    page.goto(path)


def _lengthen(route: Route) -> None:
    script = (STATIC / "assets" / route.request.url.rpartition("/")[2]).read_text("utf-8")
    if words := CHUNK.match(script):
        text = ESCAPED.sub(r"\1", words["text"])
        route.fulfill(content_type="text/javascript", body=f"export default {json.dumps(longer(text))};")
    else:
        route.continue_()

"""The design language on one sheet: colours by role, faces, space, surfaces, states. `docs/design.md` shows it."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from typing import Final

from playwright.sync_api import Page

from tests.support.palette import tokens

MATERIALS: Final = {
    "Stone: the place, and what is read": ("bg", "surface", "raised", "line", "line-strong", "ink", "ink-soft"),
    "Cedar: what is mine": ("tray", "tray-raised", "tray-line"),
    "Water: under every palace": ("ground", "ground-lit", "ground-line", "ground-mini"),
    "Paper: given, kept, written": ("paper", "on-paper", "on-paper-soft"),
    "Brass: inlay, and what is touched": ("brass", "brass-light", "brass-deep", "brass-ink", "primary", "legal"),
    "Picked, refused, exact": ("select", "select-soft", "refuse", "refuse-soft", "refuse-fill", "ok", "ok-fill"),
}
SIZES: Final = (48, 34, 26, 20, 17, 15, 13, 12)
SPACES: Final = range(1, 8)
STATES: Final = (
    ("can be touched", "background: var(--raised); box-shadow: var(--glow)"),
    ("picked", "background: var(--raised); box-shadow: var(--ring); translate: 0 -6px"),
    ("refused", "background: var(--refuse-soft); outline: 2px dashed var(--refuse)"),
    ("theirs", "background: var(--raised); box-shadow: 0 0 0 2px var(--surface), 0 0 0 5px var(--seat)"),
    ("not now", "background: var(--raised); filter: brightness(0.75) saturate(0.7)"),
)
SURFACES: Final = {"surface": "ink", "raised": "ink", "tray": "ink", "ground": "ink", "paper": "on-paper"}
BUTTONS: Final = (
    '<button class="button primary">Play now</button>',
    '<button class="button">Look at the table</button>',
    '<button class="button" disabled>Not yet: it is Dalia’s turn</button>',
)
STYLE: Final = """
  #specimen { display: grid; gap: var(--s-5);
    padding: var(--s-5); grid-template-columns: 1fr 1fr; inline-size: 1200px; }
  #specimen section { display: grid; gap: var(--s-3); align-content: start; }
  #specimen .row { display: flex; flex-wrap: wrap; gap: var(--s-2); align-items: end; }
  #specimen .chip { inline-size: 80px; font-size: var(--t-12); }
  #specimen .chip i { display: block; block-size: 44px; border-radius: var(--r-2); box-shadow: var(--shadow-1); }
  #specimen .chip span { display: block; min-block-size: 2.4em; line-height: 1.2; }
  #specimen .surface { padding: var(--s-4); border-radius: var(--r-2); box-shadow: var(--shadow-1), var(--edge); }
  #specimen .state { display: grid; place-items: center; inline-size: 116px; block-size: 60px;
    border-radius: var(--r-2);
    font-size: var(--t-13); margin-inline-end: var(--s-3); }
  #specimen .bar { block-size: 16px; background: var(--brass); }
  #specimen .wide { grid-column: 1 / -1; }
"""


def show(page: Page, picture: str) -> None:
    """On a page of the server, for its style sheets. Its policy has to be left out (`bypass_csp`)."""
    page.goto("/nowhere")
    page.locator("main").wait_for()
    page.evaluate(
        """([style, body]) => {
          document.head.append(Object.assign(document.createElement("style"), { textContent: style }));
          document.body.innerHTML = `<div id="specimen">${body}</div>`;
          return document.fonts.ready;
        }""",
        [STYLE, _body()],
    )
    page.locator("#specimen").screenshot(path=picture)


def _body() -> str:
    missing = {name for names in MATERIALS.values() for name in names} - tokens().keys()
    assert not missing, f"no such roles: {missing}"
    chip = '<div class="chip"><i style="background: var(--{0})"></i><span>{0}</span></div>'
    sections = {title: _row(chip.format(name) for name in names) for title, names in MATERIALS.items()}
    face = '<div style="font: 400 {0}px/1.2 var(--display)">Court of the Lions</div>'
    text = '<div style="font-size: {0}px">Text and numbers: 0123456789 at {0}</div>'
    space = _row(f'<div class="bar" style="inline-size: var(--s-{one})"></div>' for one in SPACES)
    sections |= {
        "Words: Marcellus": "".join(face.format(size) for size in SIZES[:5]),
        "Text and every number: Source Sans 3": "".join(text.format(size) for size in SIZES[4:]) + space,
        "Surfaces": _row(
            f'<div class="surface" style="background: var(--{name}); color: var(--{ink})">{name}</div>'
            for name, ink in SURFACES.items()
        ),
        "States": _row(f'<div class="state seat-1" style="{style}">{name}</div>' for name, style in STATES)
        + _row(BUTTONS),
    }
    return "".join(f"<section><h2>{escape(title)}</h2>{inside}</section>" for title, inside in sections.items())


def _row(parts: Iterable[str]) -> str:
    return f'<div class="row">{"".join(parts)}</div>'

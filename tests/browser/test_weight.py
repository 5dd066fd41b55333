"""What a table weighs on the line, with every set of modules that matters, and that no module comes uncalled."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, Request, expect

from alhambra.modules import folder_of
from alhambra.server.protocol.messages import GameConfig
from tests.browser.screens import Screen
from tests.browser.tables import held, new_table
from tests.browser.world import World
from tests.support.servers import Running
from tests.support.sets import every_module, legal_sets

CLASSIC: Final = 210_000  # bytes of all files as they are sent, compressed, on any screen; so for sheets
FULL: Final = 290_000  # likewise with everything that can be played at once
FACE: Final = re.compile(rf"/assets/({'|'.join(map(folder_of, every_module()))})-[\w-]+[.](?:js|css)$")


def everything(box: str) -> list[str]:
    largest: tuple[str, ...] = max(legal_sets(box), key=len)
    return list(largest)


class Scale:
    """Weighs whatever comes to a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._came: list[Request] = []
        page.on("requestfinished", lambda request: self._came.append(request))  # noqa: PLW0108 - as in `sent_for`

    def open(self, table: str) -> Scale:
        self.page.goto(f"/t/{table}")
        expect(self.page.locator("section.bar")).to_be_visible()
        expect(self.page.locator("main.game:not([aria-busy=true])")).to_be_visible()
        expect(self.page.locator('[aria-busy="true"]')).to_have_count(0)  # what stands open beside the table came too
        self.page.wait_for_load_state("networkidle")
        return self

    @property
    def bytes(self) -> int:
        return sum(request.sizes()["responseBodySize"] for request in self._came)

    @property
    def faces(self) -> set[str]:
        """The modules of which something came, by the names of their files."""
        return {found[1] for request in self._came if (found := FACE.search(request.url))}


@pytest.mark.parametrize(
    ("game", "most"),
    [
        (GameConfig(), CLASSIC),
        (GameConfig("roll-and-write"), CLASSIC),
        (GameConfig(modules=everything("classic")), FULL),
        (GameConfig("red-palace"), FULL),
        (GameConfig("red-palace", everything("red-palace"), {"guard-board": "full"}), FULL),
    ],
    ids=("classic", "Roll & Write", "classic with all", "The Red Palace", "The Red Palace with all"),
)
def test_a_table_is_light_and_fetches_its_modules_alone(
    world: World, server: Running, screen: Screen, game: GameConfig, most: int
) -> None:
    table = new_table(server, ["Anna", "Ben"], game=game)
    page = world.visit(screen, "about:blank", holding=held(table, 0, "Anna"))
    scale = Scale(page).open(table)
    print(f"{game.box} with {len(game.modules)} modules on a {screen}: {scale.bytes} bytes")  # with `-s`
    assert 0 < scale.bytes <= most
    assert scale.faces == {folder_of(name) for name in played(server, table)}


def played(server: Running, table: str) -> list[str]:
    """The modules of a table, those that belong to its box among them."""
    with server.line() as line:
        line.send({"type": "hello", "table": table, "secrets": []})
        return list(line.until("update")["game"]["view"].get("modules", ()))  # a sheet has none

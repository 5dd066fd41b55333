"""Pictures of a design find those of the page by their names."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.browser.beside import named, pairs


@pytest.mark.parametrize(
    ("stem", "ours"),
    [
        ("end-desktop-noon", "end-1440x900-noon"),
        ("start-phone-dusk", "start-390x844-dusk"),
        ("scoring-phone", "scoring-390x844-dusk"),
        ("palace-desktop-noon-1440x900", "table-1440x900-noon"),
        ("palace-laying-noon-390x844", "laying-390x844-noon"),
        ("palace-phone-scores-noon-390x844", "scores-390x844-noon"),
    ],
)
def test_a_name_says_what_is_shown(stem: str, ours: str) -> None:
    name = named(stem)
    assert name is not None and name.stem == ours


def test_only_what_both_have_is_laid_out(tmp_path: Path) -> None:
    design, ours = tmp_path / "design", tmp_path / "ours"
    for path in (
        design / "end-phone.png",
        design / "map.png",
        design / "lobby-phone.png",
        ours / "end-390x844-dusk.png",
    ):
        path.parent.mkdir(exist_ok=True)
        path.touch()
    assert pairs(design, ours) == [(design / "end-phone.png", ours / "end-390x844-dusk.png")]

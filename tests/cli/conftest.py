"""The command line speaks English in its tests, unless one asks for something else, whatever the machine speaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from alhambra.catalogue.files import ENGLISH
from alhambra.cli.choosing import OUR_OWN
from alhambra.cli.saying import speak


@pytest.fixture(autouse=True)
def _in_english(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setenv(OUR_OWN, ENGLISH)
    speak(ENGLISH)
    yield
    speak(ENGLISH)

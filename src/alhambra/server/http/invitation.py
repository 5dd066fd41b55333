"""The invitation to a table as a QR code: its public link, nothing else."""

from __future__ import annotations

from functools import lru_cache
from io import BytesIO
from typing import Final

import segno

_KIND: Final = "image/svg+xml"
# The quiet zone that readers ask for is the paper around it.
_BORDER: Final = 2


def link_of(scheme: str, host: str, table: str) -> str:
    """The address under which whoever asks has found the table."""
    return f"{'https' if scheme == 'https' else 'http'}://{host}/t/{table}"


@lru_cache(256)  # it takes some 20 ms, and everybody in a lobby asks for the same
def qr_code(link: str) -> bytes:
    """A drawing of a link, dark on light in every theme: readers need it so."""
    drawing = BytesIO()
    segno.make_qr(link, error="m").save(
        drawing, kind="svg", border=_BORDER, dark="#1c140c", light="#fffaf0", xmldecl=False, omitsize=True
    )
    return drawing.getvalue()


def headers() -> dict[str, str]:
    """The code of a table never changes, but the name under which the server is called may."""
    return {"Content-Type": _KIND, "Cache-Control": "private, max-age=3600", "Vary": "Host"}

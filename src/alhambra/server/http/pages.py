"""The page: every file of it in memory, with the headers that keep it safe."""

from __future__ import annotations

import base64
import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

STATIC: Final = Path(__file__).parents[1] / "static"
INDEX: Final = "index.html"
_HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'{scripts}; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_MISSING: Final = """\
<!doctype html><html lang="en"><head><meta charset="utf-8"><title>alhambra</title></head><body>
<h1>The page is not built</h1><p>The server runs, but its page is missing: <code>make install</code> builds it.</p>
</body></html>
"""


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None  # where that is shorter
    kind: str
    tag: str
    cache: str


def read_files(folder: Path) -> dict[str, File]:
    """Every file of the page by its path."""
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
    return {path.relative_to(folder).as_posix(): _read(path, folder) for path in paths if not path.name.startswith(".")}


def _read(path: Path, folder: Path) -> File:
    body = path.read_bytes()
    packed = gzip.compress(body, 9, mtime=0)
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    hashed = path.relative_to(folder).parts[0] == "assets"  # their names change with their content
    return File(
        body=body,
        packed=packed if len(packed) < len(body) * 0.9 else None,
        kind=f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith("javascript") else kind,
        tag=f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        cache=_FOR_EVER if hashed else "no-cache",
    )


@cache
def files() -> dict[str, File]:
    """The page as it was built."""
    found = read_files(STATIC) if STATIC.is_dir() else {}
    if INDEX not in found:
        text = _MISSING.encode()
        found[INDEX] = File(text, None, "text/html; charset=utf-8", '"missing"', "no-store")
    return found


def headers() -> dict[str, str]:
    """What every answer carries. Of scripts in the page itself only those run that it was built with."""
    inline = re.findall(rb"<script>(.*?)</script>", files()[INDEX].body, re.DOTALL)
    hashes = (base64.b64encode(hashlib.sha256(script).digest()).decode() for script in inline)
    scripts = "".join(f" 'sha256-{one}'" for one in hashes)
    return {name: value.replace("{scripts}", scripts) for name, value in _HEADERS.items()}


def file_response(request: Request, name: str) -> Response:
    """A file of the page; the page itself for every path that is a place in it.

    Who looks for a page where there is none is told so by the page, in their own language.
    """
    file, status = files().get(name), 200
    if file is None:
        if "text/html" not in request.headers.get("accept", ""):
            return Response("There is no such file.\n", 404, media_type="text/plain")
        file, status = files()[INDEX], 404
    headers = {"ETag": file.tag, "Cache-Control": file.cache, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == file.tag:
        return Response(None, 304, headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.packed
        headers["Content-Encoding"] = "gzip"
    return Response(body, status, {**headers, "Content-Type": file.kind})

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request

from alhambra.server.http import pages


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>" + "page " * 100, encoding="utf-8")
    (tmp_path / "assets" / "app-1234.js").write_text("let x = 1;\n" * 50, encoding="utf-8")
    (tmp_path / ".digest").write_text("secret", encoding="utf-8")
    (tmp_path / "icon.png").write_bytes(b"\x89PNG")
    pages.files.cache_clear()
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    return tmp_path


def asked(**headers: str) -> Request:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return Request({"type": "http", "method": "GET", "path": "/", "headers": raw})


def test_files_are_sent_packed_and_kept_where_their_names_change(folder: Path) -> None:
    page = pages.file_response(asked(accept_encoding="br, gzip"), "index.html")
    assert gzip.decompress(bytes(page.body)).startswith(b"<!doctype")
    assert page.headers["cache-control"] == "no-cache" and page.headers["content-encoding"] == "gzip"
    script = pages.file_response(asked(), "assets/app-1234.js")
    assert bytes(script.body).startswith(b"let x") and "immutable" in script.headers["cache-control"]
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    again = pages.file_response(asked(if_none_match=script.headers["etag"]), "assets/app-1234.js")
    assert again.status_code == 304 and not again.body


@pytest.mark.parametrize("name", [".digest", "../secret", "nothing"])
def test_nothing_else_is_sent(folder: Path, name: str) -> None:
    assert pages.file_response(asked(), name).status_code == 404
    page = pages.file_response(asked(accept="text/html,*/*"), name)
    assert page.status_code == 404 and bytes(page.body) == (folder / "index.html").read_bytes()  # which says so


def test_a_missing_page_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pages.files.cache_clear()
    monkeypatch.setattr(pages, "STATIC", tmp_path / "nowhere")
    assert b"make install" in bytes(pages.file_response(asked(), "index.html").body)
    pages.files.cache_clear()

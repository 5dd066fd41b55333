"""Who may come in: hosts and origins."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlsplit

_LOCAL: Final = frozenset({"localhost", "127.0.0.1", "::1"})


class AllowedHosts:
    """The names under which the server may be called. On loopback only local ones: a page of another site that
    points its own name there gets nothing."""

    def __init__(self, host: str, origins: tuple[str, ...] = ()) -> None:
        self._origins = frozenset(origin.rstrip("/").lower() for origin in origins)
        named = {urlsplit(origin).hostname or "" for origin in self._origins}
        self._hosts = _LOCAL | named | {host.lower()} if is_loopback(host) or named else None

    def knows_host(self, headers: Mapping[str, str]) -> bool:
        """Whether the request is for a name of this server."""
        hosts = [value for header, value in headers.items() if header.lower() == "host"]
        name = _hostname(hosts[0]) if len(hosts) == 1 else ""
        return bool(name) and (self._hosts is None or name in self._hosts)

    def knows_origin(self, headers: Mapping[str, str]) -> bool:
        """Whether the request comes from a page of this server, or from no page at all."""
        origin = headers.get("origin")
        if origin is None:
            return True
        try:
            parts = urlsplit(origin.lower())
        except ValueError:
            return False
        same = parts.scheme in ("http", "https") and parts.netloc == headers.get("host", "").lower()
        return same or origin.lower() in self._origins


def is_loopback(host: str) -> bool:
    """Whether only this machine can reach a server that listens there."""
    if host == "localhost":
        return True
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


def _hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""

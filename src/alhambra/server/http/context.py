"""The server without its network: the tables, who may come in, and what is counted."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from alhambra.core.errors import AlhambraError
from alhambra.server.http.allowed_hosts import AllowedHosts
from alhambra.server.http.metrics import Metrics
from alhambra.server.live.addresses import Addresses
from alhambra.server.live.days import Days
from alhambra.server.live.tables import Tables

_logger = logging.getLogger(__name__)


class ServerContext:
    """What every request and every connection needs."""

    def __init__(self, tables: Tables, hosts: AllowedHosts, addresses: Addresses) -> None:
        self.tables = tables
        self.days = Days(tables)
        self.hosts = hosts
        self.addresses = addresses
        self.metrics = Metrics(tables)

    def turn_away(self, headers: Mapping[str, str], address: str) -> str:
        """Why a connection is not accepted; if it is, it counts until it is given back to `addresses`."""
        if not self.hosts.knows_host(headers):
            return "host"
        if not self.hosts.knows_origin(headers):
            return "origin"
        return "" if self.addresses.connect(address) else "connections"

    def failed(self, where: str, error: Exception) -> None:
        """Something went wrong that is not the client's fault."""
        self.metrics.errors.labels(where).inc()
        trace = None if isinstance(error, AlhambraError) else error
        _logger.error("failed", exc_info=trace, extra={"where": where, "error": str(error)})

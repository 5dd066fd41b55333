"""Events around gatehouses, building sites, exchange certificates and falconers as English sentences."""

from __future__ import annotations

from typing import Final

from alhambra.cli.phrases import Fields, Names, Sentence, listed, paid_with, who
from alhambra.cli.text import number_of
from alhambra.palace.cards import CURRENCIES

CORNER_NAMES: Final = {"NE": "north-east", "SE": "south-east", "SW": "south-west", "NW": "north-west"}


def _bought_with_gatehouse(fields: Fields, names: Names) -> str:
    bought = f"bought {fields['tile']} with a gatehouse from square {fields['square']}"
    price = f"{fields['price']} {CURRENCIES[fields['square'] - 1]}"
    return f"{who(fields, names)} {bought} for {price}, {_paying(fields)}."


def _gatehouse_laid(fields: Fields, names: Names) -> str:
    wall = f"its wall to the {CORNER_NAMES[fields['corner']]}"
    return f"{who(fields, names)} laid {fields['tile']} at {fields['place']}, {wall}."


def _gatehouse_returned(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} had no legal place for the {fields['type']} gatehouse, which went back to its pile."


def _site_started(fields: Fields, names: Names) -> str:
    price = f"{fields['price']} {CURRENCIES[fields['square'] - 1]}"
    site = f"started a site with {fields['tile']} from square {fields['square']}"
    return f"{who(fields, names)} {site} for {price}, paying with {paid_with(fields['cards'])}."


def _markers_drawn(fields: Fields, names: Names) -> str:
    backs = fields["currencies"]
    return f"{who(fields, names)} drew {number_of(fields['count'], 'marker')}{f': {listed(backs)}' if backs else ''}."


def _marker_put(fields: Fields, names: Names) -> str:
    marker = f"the {fields['currency']} marker" if fields["currency"] else "a marker"
    return f"{who(fields, names)} put {marker} on {fields['tile']}."


def _site_finished(fields: Fields, names: Names) -> str:
    price = f"{fields['price']} {fields['currency']}"
    return f"{who(fields, names)} finished the site {fields['tile']} for {price}, {_paying(fields)}."


def _marker_turned(fields: Fields, names: Names) -> str:
    currency = fields["currency"]
    lost = f"lost {listed(fields['cards'])}" if fields["cards"] else f"held no {currency} cards"
    return f"{who(fields, names)} turned over the {currency} marker on {fields['tile']} and {lost}."


def _stored(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} stored {fields['amount']} {fields['currency']} on the certificate."


def _certificate_voided(fields: Fields, names: Names) -> str:
    return f"{who(fields, names)} lost the {fields['amount']} {fields['currency']} on the certificate."


def _falcon_turned_up(fields: Fields, names: Names) -> str:
    return f"A {fields['kind']} falcon for {listed(fields['types'])} was turned up."


def _falcon_bought(fields: Fields, names: Names) -> str:
    falcon = f"the {fields['kind']} falcon for {listed(fields['types'])}"
    point = f"laid it at the south-east corner of {fields['point']}"
    return f"{who(fields, names)} bought {falcon}, paying with {listed(fields['cards'])}, and {point}."


def _paying(fields: Fields) -> str:
    return f"paying {'exactly ' if fields['exact'] else ''}with {paid_with(fields['cards'])}"


SIX_SENTENCES: Final[dict[str, Sentence]] = {
    "BoughtWithGatehouse": _bought_with_gatehouse,
    "GatehouseLaid": _gatehouse_laid,
    "GatehouseReturned": _gatehouse_returned,
    "SiteStarted": _site_started,
    "MarkersDrawn": _markers_drawn,
    "MarkerPut": _marker_put,
    "SiteFinished": _site_finished,
    "MarkerTurned": _marker_turned,
    "Stored": _stored,
    "CertificateVoided": _certificate_voided,
    "FalconTurnedUp": _falcon_turned_up,
    "FalconBought": _falcon_bought,
}

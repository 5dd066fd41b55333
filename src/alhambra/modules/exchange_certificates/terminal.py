"""Exchange certificates in the terminal: what is stored on one pays as the card `x`."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, ClassVar, Final

from alhambra.cli.messages import Sentence, of
from alhambra.cli.modules.face import Face
from alhambra.cli.palace.deadends import only
from alhambra.cli.palace.facts import CURRENCY_OF, LETTER_OF
from alhambra.cli.palace.move import Move
from alhambra.cli.palace.payments import Kept
from alhambra.cli.palace.verbs import Verb
from alhambra.cli.saying import gap, say
from alhambra.cli.text import Row
from alhambra.core.language import Said
from alhambra.modules.exchange_certificates.words import CertificatesView, Store
from alhambra.palace.views import View


def _spelt(verb: str, words: list[str]) -> str:
    """`store:b` for `store dinar`."""
    return f"{verb}:{' '.join(LETTER_OF.get(word, word) for word in words)}"


class ExchangeCertificatesFace(Face):
    """What is overpaid is stored."""

    sentences: ClassVar[Mapping[str, Sentence]] = {
        "Stored": of("certificate-stored", "seat", "amount", "currency"),
        "CertificateVoided": of("certificate-voided", "seat", "amount", "currency"),
    }
    payments: ClassVar[Mapping[str, str]] = {"x": "certificate"}
    verbs: ClassVar[Mapping[str, Verb]] = {"store": Verb(_spelt, only(Store("none")), 0)}
    decisions: ClassVar[tuple[str, ...]] = ("store",)
    alone: ClassVar[bool] = True
    examples: ClassVar[tuple[str, ...]] = ("store b", "store none", "buy 2 g4 x {with-certificate}")

    def move(self, view: View, action: Any, longest: Collection[str]) -> Move | None:
        if not isinstance(action, Store):
            return None
        head = say("store-over-as", over=_part(view).over)
        if action.what == "none":
            return Move(action, "store", head, say("store-none"))
        text = say("store-currency", currency=CURRENCY_OF[action.what], letter=action.what)
        return Move(action, "store", head, text)

    def question(self, view: View) -> Said | None:
        if view.bound != "exchange-certificates":
            return None
        return Said("certificate-to-store", {"over": _part(view).over})

    def rows(self, view: View) -> list[Row]:
        pawns = [say("pawns-left", currency=one, count=count or "-") for one, count in _part(view).pawns.items()]
        return [Row(say("row-pawns"), pawns, gap())]

    def kept(self, view: View, seat: int) -> Kept | None:
        found = _part(view).certificates[seat]
        return Kept("certificate-of", "x", found.currency, found.amount) if found else None


def _part(view: View) -> CertificatesView:
    part: CertificatesView = view.modules["exchange-certificates"]
    return part


FACE: Final = ExchangeCertificatesFace()

/** What happens with certificates, told and shown. */
import type { CertificateView, View } from "../../protocol";
import { say } from "../../words/say";
import type { EventFaces } from "../face";
import { certificatesIn } from "./certificates";

/** A pawn lies on a certificate from now on, or none; it came from the middle, or goes back there. */
export function changed(view: View, seat: number, kept: CertificateView | null): View {
  const { pawns, certificates, over } = certificatesIn(view);
  const old = certificates[seat] ?? null;
  const count = (currency: string): number =>
    (pawns[currency] ?? 0) + (old?.currency === currency ? 1 : 0) - (kept?.currency === currency ? 1 : 0);
  const now = {
    pawns: Object.fromEntries(Object.keys(pawns).map((currency) => [currency, count(currency)])),
    certificates: certificates.map((one, at) => (at === seat ? kept : one)),
    over: kept ? 0 : over,
  };
  return { ...view, modules: { ...view.modules, "exchange-certificates": now } };
}

const still = { still: "A pawn is put from the middle of the table onto paper; both are small, and lie in drawers." } as const;

export const EVENTS: EventFaces = {
  Stored: {
    tell: ({ amount, currency }, who) => say("certificate-stored.page", { who, amount, currency }),
    after: (view, { seat, currency, amount }) => changed(view, seat, { currency, amount }),
    motion: still,
  },
  CertificateVoided: {
    tell: ({ amount, currency }, who) => say("certificate-voided.page", { who, amount, currency }),
    after: (view, { seat }) => changed(view, seat, null),
    motion: still,
  },
};

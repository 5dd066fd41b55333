/** The face of exchange certificates: money that is no card, and is chosen while paying. */
import type { View } from "../../protocol";
import { say } from "../../words/say";
import type { Face } from "../face";
import { certificatesIn, CURRENCY_IDS, SIGN } from "./certificates";
import { changed, EVENTS } from "./events";
import Fact from "./Fact.svelte";
import Keep from "./Keep.svelte";
import Kept from "./Kept.svelte";
import Panel from "./Panel.svelte";
import Row from "./Row.svelte";

const lines = (view: View, names: readonly string[]): string[] => {
  const { certificates, pawns } = certificatesIn(view);
  return [
    ...certificates.map((kept, seat) => {
      const name = names[seat] ?? "";
      return kept ? say("certificates-of", { name, amount: kept.amount, currency: kept.currency }) : say("certificates-of.empty", { name });
    }),
    ...CURRENCY_IDS.map((currency) => say("certificates-pawn", { currency, count: pawns[currency] ?? 0 })),
  ];
};

export const face: Face = {
  module: "exchange-certificates",
  panel: {
    title: "certificates-title",
    sign: SIGN,
    Panel,
    badge: () => 0, // it pays like a card, and lies beside the hand
    drawer: "works",
    column: "offer",
  },
  Row,
  Fact,
  Kept,
  spent: (view, seat) => changed(view, seat, null),
  offers: { currency: { title: "certificates-title", Offer: Keep, opens: true } },
  verbs: { store: (currency) => (currency === "none" ? say("action-store.none") : say("action-store", { currency })) },
  asks: (view) => {
    const { over } = certificatesIn(view);
    return over > 0 && view.seat === view.actor ? { title: say("certificates-keep", { over }), hint: say("certificate-to-store.page") } : null;
  },
  lines,
  events: EVENTS,
};

/** What happens with gatehouses, told and shown. */
import { CURRENCIES } from "../../board/cards";
import type { Corner } from "../../board/touchWords";
import { sidesOf } from "../../board/touchWords";
import { bought, laid, unlaid } from "../../story/replay";
import type { GatehousesView, View } from "../../protocol";
import { say } from "../../words/say";
import type { EventFaces } from "../face";
import { gatesIn, typeOf } from "./piles";

const withGates = (view: View, change: Partial<GatehousesView>): View => ({
  ...view,
  modules: { ...view.modules, gatehouses: { ...gatesIn(view), ...change } },
});

/** The pile of a type, with so many more. */
const counted = ({ left }: GatehousesView, type: string, more: number): GatehousesView["left"] => ({ ...left, [type]: (left[type] ?? 0) + more });

/** The types without one of these. */
function less(types: readonly string[], type: string): readonly string[] {
  const at = types.indexOf(type);
  return types.filter((_, index) => index !== at);
}

export const EVENTS: EventFaces = {
  BoughtWithGatehouse: {
    tell: (event, who) => {
      const { tile, price, cards } = event;
      const said = { who, tile, price, cards, currency: CURRENCIES[event.square - 1] ?? "" };
      return say(event.exact ? "gatehouse-bought.exactly" : "gatehouse-bought.page", said);
    },
    after: (view, event) => {
      const gates = gatesIn(view);
      return withGates(bought(view, event), { left: counted(gates, event.type, -1), to_lay: [...gates.to_lay, event.type] });
    },
    lit: (event) => ({ squares: [event.square], tiles: [event.tile], cards: event.cards }),
    leaves: true,
    time: 1200,
    motion: "travels",
  },
  GatehouseLaid: {
    tell: (event, who) => {
      const sides = sidesOf(event.corner as Corner);
      return say("gatehouse-laid.page", { who, type: typeOf(event.tile), place: event.place, sides });
    },
    after: (view, event) => {
      const gates = gatesIn(view);
      const change = { to_lay: less(gates.to_lay, typeOf(event.tile)), laid: { ...gates.laid, [event.tile]: event.corner } };
      return withGates(laid(view, event), change);
    },
    before: (view, event) => unlaid(view, event),
    lit: (event) => ({ places: [event.place], tiles: [event.tile] }),
    time: 1000,
    motion: "travels",
  },
  GatehouseReturned: {
    tell: (event, who) => say("gatehouse-returned.page", { who, type: event.type }),
    after: (view, event) => {
      const gates = gatesIn(view);
      return withGates(view, { left: counted(gates, event.type, 1), to_lay: less(gates.to_lay, event.type) });
    },
    motion: { still: "It lay in no open place: only the number of its pile changes." },
  },
};

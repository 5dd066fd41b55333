/** What happens with bazaars. */
import type { BazaarView, View } from "../../protocol";
import { added, withHand } from "../../story/replay";
import { TILES } from "../../tiles";
import { say } from "../../words/say";
import type { EventFaces } from "../face";
import { letterOf } from "./offers";

const currencyOf = (tile: string): string => letterOf(TILES[tile]?.currency ?? "");

/** As it lies beside the board, until the server tells its price. */
function lying(tile: string): BazaarView {
  const { currency = "", types = [] } = TILES[tile] ?? {};
  return { tile, currency, types, price: 0 };
}

function withBeside(view: View, change: (beside: readonly BazaarView[]) => readonly BazaarView[]): View {
  const { beside = [], laid = [] } = view.modules.bazaars ?? {};
  return { ...view, modules: { ...view.modules, bazaars: { beside: change(beside), laid } } };
}

export const events: EventFaces = {
  BazaarTurnedUp: {
    tell: ({ tile }) => say("bazaar-turned-up.page", { currency: currencyOf(tile) }),
    after: (view, { tile }) => ({ ...withBeside(view, (beside) => [...beside, lying(tile)]), supply_left: view.supply_left - 1 }),
    lit: ({ tile }) => ({ tiles: [tile] }),
    motion: "travels",
  },
  BazaarBought: {
    tell: ({ tile, price, cards }, who) => say("bazaar-bought.page", { who, price, currency: currencyOf(tile), cards }),
    after: (view, { seat, tile, cards }) => {
      const paid = withHand(withBeside(view, (beside) => beside.filter((one) => one.tile !== tile)), seat, [], cards);
      return { ...paid, asides: added(view.asides, seat, tile), discards_left: view.discards_left + cards.length };
    },
    lit: ({ tile, cards }) => ({ tiles: [tile], cards }),
    leaves: true,
    time: 1100,
    motion: "travels",
  },
};

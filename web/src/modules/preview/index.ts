/** The preview board: three tiles that come to the market next, and how they move there. */
import { CURRENCIES } from "../../board/cards";
import type { PreviewMoved, View } from "../../protocol";
import { put } from "../../story/replay";
import { say } from "../../words/say";
import type { Face } from "../face";
import Panel from "./Panel.svelte";

const currencyAt = (square: number): string => CURRENCIES[square - 1] ?? `${square}`;

const withSquare = (view: View, square: number, tile: string | null): View => ({
  ...view,
  modules: { ...view.modules, preview: put(view.modules.preview ?? [], square - 1, tile) },
});

function moved(view: View, { square, to, market, tile }: PreviewMoved): View {
  const left = withSquare(view, square, null);
  return market ? { ...left, market: put(left.market, to - 1, tile) } : withSquare(left, to, tile);
}

export const face: Face = {
  module: "preview",
  panel: {
    title: "preview-board-title",
    sign: "M2 6H8.5V18H2ZM10 6H15.5V18H10ZM17 9L22.5 12L17 15Z",
    Panel,
    badge: (_view, targets) => targets.of("preview-square").size,
    drawer: "coming",
    column: "offer",
  },
  draws: ["preview-square"],
  events: {
    PreviewFilled: {
      tell: ({ tile }) => say("preview-filled.page", { tile }),
      refill: ({ tile }) => ({ sentence: say("preview-filled.page", { tile }) }),
      after: (view, { square, tile }) => ({ ...withSquare(view, square, tile), supply_left: view.supply_left - 1 }),
      lit: ({ tile }) => ({ tiles: [tile] }),
      motion: "travels",
    },
    PreviewMoved: {
      tell: ({ tile, to, market }) =>
        market ? say("preview-moved-to-market.page", { tile, currency: currencyAt(to) }) : say("preview-moved.page", { tile, to }),
      // That the board closes up is seen on it.
      refill: ({ tile, to, market }) => (market ? { market: say("market-filled.part", { tile, currency: currencyAt(to) }) } : {}),
      after: moved,
      lit: ({ tile, to, market }) => ({ tiles: [tile], squares: market ? [to] : [] }),
      motion: "travels",
    },
  },
  lying: (view) => (view.modules.preview ?? []).filter((tile) => tile !== null),
  lines: (view) =>
    (view.modules.preview ?? [])
      .map((tile, at) => (tile === null ? say("preview-square.empty", { number: at + 1 }) : say("preview-square", { number: at + 1, tile })))
      .reverse(),
};

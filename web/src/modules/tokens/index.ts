/** Building tokens: a terrain tile has the type of the token that lies on it. */
import type { View } from "../../protocol";
import { say } from "../../words/say";
import type { Face } from "../face";
import Panel from "./Panel.svelte";
import Terrain from "./Terrain.svelte";

/** The view with one token less in the bag, which lies on a tile now. */
function drawn(view: View, tile: string, type: string): View {
  const bag = view.modules.tokens?.bag ?? {};
  const tokens = { bag: { ...bag, [type]: (bag[type] ?? 0) - 1 } };
  return { ...view, types: { ...view.types, [tile]: type }, modules: { ...view.modules, tokens } };
}

export const face: Face = {
  module: "tokens",
  panel: { title: "tokens-title", sign: "M9 3h6l-2 4c4 1 7 5 7 9c0 4-3 5-8 5s-8-1-8-5c0-4 3-8 7-9Z", Panel, badge: () => 0, drawer: "coming", column: "offer", order: 1 },
  tiles: { terrain: Terrain },
  events: {
    TokenDrawn: {
      tell: ({ type }) => say("token-drawn.page", { type }),
      refill: () => ({}),
      after: (view, { tile, type }) => drawn(view, tile, type),
      motion: { still: "it lies on the tile that came with it" },
    },
  },
  lines: (view) => Object.entries(view.modules.tokens?.bag ?? {}).map(([type, count]) => say("tokens-count", { type, count })),
};

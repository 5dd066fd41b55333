/** Score tiles: the types have another order at each scoring. */
import { semicolons, say } from "../../words/say";
import type { Face } from "../face";
import { SIGN } from "./art";
import Orders from "./Orders.svelte";
import { ordersOf } from "./orders";

export const face: Face = {
  module: "score-tiles",
  panel: { title: "score-tiles-title", hint: "score-tiles-title.hint", sign: SIGN, Panel: Orders, badge: () => 0, drawer: "scores", column: "others", order: 1 },
  typeOrder: (view, scoring) => view.modules["score-tiles"]?.[scoring - 1],
  lines: (view) => ordersOf(view).map(({ number, when, types }) => {
    const name = when === "later" ? say("score-tiles-row", { number }) : semicolons([say("score-tiles-row", { number }), say(`score-tiles-row.${when}`)]);
    return say("text-fact", { name, value: semicolons(types.map((one) => say("score-tiles-type", one))) });
  }),
};

/** The face of gatehouses: half squares that lengthen the wall. */
import { halfOf, sidesOf, type Corner } from "../../board/touchWords";
import type { Trip } from "../../motion/legs";
import type { View } from "../../protocol";
import { TYPE_ORDER } from "../../scores/rows";
import { say } from "../../words/say";
import type { Face, Look } from "../face";
import Aside from "./Aside.svelte";
import { EVENTS } from "./events";
import Gains from "./Gains.svelte";
import GateTile from "./GateTile.svelte";
import Panel from "./Panel.svelte";
import { gatesIn, pileOf, SIGN, typeOf } from "./piles";
import Portals from "./Portals.svelte";

const looks = (view: View): Record<string, Look> =>
  Object.fromEntries(
    Object.entries(gatesIn(view).laid).map(([tile, corner]) => [
      tile,
      { half: { corner: corner as Corner, type: typeOf(tile) }, name: "tile-name-gatehouse" } as const,
    ]),
  );

/** From its pile, or from where it waited, into a palace; back again when that is undone. */
function legs(before: View, after: View): Trip[] {
  const was = new Set(before.palaces.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)));
  return after.palaces.flatMap(({ tiles }, seat) =>
    tiles
      .filter(({ tile }) => tile in gatesIn(after).laid && !was.has(tile))
      .map(({ tile, place }): Trip => {
        const own = seat === after.seat;
        const from = own ? ({ at: "shelf", seat, thing: pileOf(typeOf(tile)) } as const) : ({ at: "board", board: "gatehouses", thing: pileOf(typeOf(tile)) } as const);
        return { does: "moves", kind: "tile", thing: tile, from, to: { at: "palace", seat, thing: tile, place } };
      }),
  );
}

/** How long the wall gets with a gatehouse there. */
function wallLine(word: string, wall: number): string {
  const half = halfOf(word);
  return say("gatehouses-wall", { place: half?.place ?? word, sides: half ? sidesOf(half.corner) : [], wall });
}

export const face: Face = {
  module: "gatehouses",
  panel: {
    title: "gatehouses-title",
    sign: SIGN,
    Panel,
    hint: (view) => say("gatehouses-price", { price: gatesIn(view).price }),
    badge: () => 0, // they are bought with a tile of the market
    drawer: "wares",
    column: "others",
  },
  layers: { gatehouses: Portals, highlights: Gains },
  Aside,
  draws: ["type"],
  plate: (targets) => (targets.chosen("type").size > 0 ? say("gatehouses-plate") : null),
  ways: ["gatehouse"],
  verbs: {
    gatehouse: (rest, market) => {
      const [square = "", cards = ""] = rest.split(":");
      return say("action-gatehouse", { tile: market[Number(square) - 1] ?? "", cards: cards.split(",") });
    },
    gate: (rest) => {
      const [type = "", where = ""] = rest.split("@");
      const half = halfOf(where);
      return say("action-gate", { type, place: half?.place ?? where, sides: half ? sidesOf(half.corner) : [] });
    },
  },
  looks,
  tiles: { gatehouse: GateTile },
  lines: (view) => {
    const gates = gatesIn(view);
    return [
      say("gatehouses-price", { price: gates.price }),
      ...TYPE_ORDER.map((type) => say("gatehouses-left", { type, count: gates.left[type] ?? 0 })),
      ...gates.to_lay.map((type) => say("gatehouses-to-lay", { type })),
      ...Object.values(gates.walls).flatMap((halves) => Object.entries(halves).map(([half, wall]) => wallLine(half, wall))),
    ];
  },
  events: EVENTS,
  legs,
};

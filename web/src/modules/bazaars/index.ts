/** Bazaars: they lie beside the board, are paid exactly, and count what stands around them at the third scoring. */
import { TILES } from "../../tiles";
import type { View } from "../../protocol";
import { say, semicolons } from "../../words/say";
import { STILL } from "../../palace/targets";
import type { Face, Reason } from "../face";
import { GLYPH, SIGN } from "./art";
import Bazaar from "./Bazaar.svelte";
import { events } from "./events";
import { legs } from "./legs";
import { kindsAround, offersIn } from "./offers";
import Panel from "./Panel.svelte";
import { called, gainWords, offerWords } from "./say";

const ROW = "bazaars";

/** Every bazaar has a reason of its own; together they are a row. */
const one: Reason = { name: "bazaars-title", sign: SIGN, row: ROW, explain: gainWords };
const BAZAARS = Object.keys(TILES).filter((tile) => TILES[tile]?.module === ROW);

const beside = (view: View): string[] => (view.modules.bazaars?.beside ?? []).map(({ tile }) => tile);
const laid = (view: View): NonNullable<View["modules"]["bazaars"]>["laid"] => view.modules.bazaars?.laid ?? [];

export const face: Face = {
  module: "bazaars",
  panel: {
    title: "bazaars-title",
    hint: "bazaars-title.exactly",
    sign: SIGN,
    Panel,
    badge: (view, targets) => beside(view).filter((tile) => targets.of("tile").has(tile)).length,
    drawer: "wares",
    column: "offer",
  },
  draws: ["tile"],
  lying: beside,
  tiles: { bazaar: Bazaar },
  glyphs: { bazaar: GLYPH },
  called: { bazaar: called },
  events,
  legs,
  reasons: {
    [ROW]: {
      name: "bazaars-title",
      sign: SIGN,
      count: (view, player) => (player < view.seats ? laid(view).filter(({ seat }) => seat === player).length : null),
      tiles: (view) => laid(view).flatMap(({ tile, around }) => [tile, ...around]),
    },
    ...Object.fromEntries(BAZAARS.map((tile) => [tile, one])),
  },
  lines: (view, names) => [
    ...offersIn(view, STILL).map((offer) => offerWords(offer)),
    ...(beside(view).length > 0 ? [] : [say("bazaars-title.none")]),
    ...laid(view).map((one) =>
      say("text-fact", {
        name: names[one.seat] ?? "",
        value: semicolons([called(one.tile), say("bazaars-worth.spoken", { count: one.around.length, kinds: kindsAround(one, view) })]),
      })),
  ],
};

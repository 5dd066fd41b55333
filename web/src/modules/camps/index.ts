/** Camps: they lean on the walls from outside, and count the buildings in front of their ramparts. */
import { TILES } from "../../tiles";
import type { View } from "../../protocol";
import { sideId } from "../../words/names";
import { say } from "../../words/say";
import type { Face, Reason } from "../face";
import { GLYPH, SIGN } from "./art";
import Camp from "./Camp.svelte";
import { campsOf } from "./lines";
import Sights from "./Sights.svelte";

const ROW = "camps";

/** Every camp has a reason of its own; together they are a row. */
const one: Reason = { name: "camps-title", sign: SIGN, row: ROW, explain: ({ reason, count }) => say("camps-gain", { tile: reason, count }) };
const CAMPS = Object.keys(TILES).filter((tile) => TILES[tile]?.ramparts !== undefined);

/** The camps that stand in palaces, and the buildings that they count. */
function counted(view: View): string[] {
  return view.palaces.flatMap(({ tiles }, seat) => {
    const camps = campsOf(view, seat);
    const places = new Set(camps.flatMap(({ lines }) => lines.flat()));
    return tiles.flatMap(({ tile, place }) => (places.has(place) || camps.some((camp) => camp.tile === tile) ? [tile] : []));
  });
}

export const face: Face = {
  module: "camps",
  layers: { sections: Sights },
  tiles: { camp: Camp },
  glyphs: { camp: GLYPH },
  called: { camp: (tile) => {
    const sides = [...(TILES[tile]?.ramparts ?? "")].map(sideId);
    return say("camps-tile", { tile, sides, count: sides.length });
  } },
  reasons: {
    [ROW]: { name: "camps-title", sign: SIGN, count: (view, player) => (player < view.seats ? campsOf(view, player).length : null), tiles: counted },
    ...Object.fromEntries(CAMPS.map((tile) => [tile, one])),
  },
  lines: (view, names) => {
    const lines = (view.modules.camps ?? []).map(({ seat, tile, lines: seen }) =>
      say("text-fact", { name: names[seat] ?? "", value: say("camps-gain", { tile, count: seen.flat().length }) }));
    return lines.length > 0 ? lines : [say("camps-none")];
  },
};

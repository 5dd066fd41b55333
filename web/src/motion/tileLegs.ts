/** Tiles that lie elsewhere than before. Each is the only one of its name, so that two views say everything. */
import { facesIn } from "../modules/faces";
import type { View } from "../protocol";
import type { End, Trip } from "./legs";

type Places = ReadonlyMap<string, End>;

/** Where each tile lies that everybody sees. */
function placesOf(view: View): Places {
  const places = new Map<string, End>();
  view.market.forEach((thing, at) => {
    if (thing !== null) places.set(thing, { at: "market", thing, square: at + 1 });
  });
  for (const shelves of [view.asides, view.reserves]) {
    shelves.forEach((tiles, seat) => tiles.forEach((thing) => places.set(thing, { at: "shelf", seat, thing })));
  }
  view.palaces.forEach(({ tiles }, seat) =>
    tiles.forEach(({ tile, place }) => places.set(tile, { at: "palace", seat, thing: tile, place })),
  );
  for (const face of facesIn(view)) {
    face.lying?.(view).forEach((thing) => places.set(thing, { at: "board", board: face.module, thing }));
  }
  view.neutral?.forEach((tile) => places.set(tile, { at: "neutral" }));
  return places;
}

const same = (one: End, other: End): boolean => JSON.stringify(one) === JSON.stringify(other);

export function tileLegs(before: View, after: View): Trip[] {
  const [from, to] = [placesOf(before), placesOf(after)];
  return [...to].flatMap(([thing, end]): Trip[] => {
    const begin = from.get(thing);
    if (begin && same(begin, end)) return [];
    if (begin) return [{ does: "moves", kind: "tile", thing, from: begin, to: end }];
    // What comes from elsewhere into a palace is the business of a module.
    return end.at === "market" || end.at === "board" ? [{ does: "arrives", kind: "tile", thing, from: { at: "supply" }, to: end }] : [];
  });
}

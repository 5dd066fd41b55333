/** The lines of camps as they are drawn: from the arrow through every building that counts. What counts is the server's. */
import { spotOf } from "../../board/places";
import type { CampView, PalaceView, View } from "../../protocol";

export interface Sight {
  readonly tile: string;
  /** The square of the camp, its corner on the plane of the palace. */
  readonly x: number;
  readonly y: number;
  /** From the palisade to the last building, as a path. */
  readonly path: string;
  /** The middles of the buildings. */
  readonly counted: readonly { readonly x: number; readonly y: number }[];
}

export const campsOf = (view: View, seat: number): readonly CampView[] => (view.modules.camps ?? []).filter((camp) => camp.seat === seat);

const middle = (place: string): { x: number; y: number } => {
  const { east, north } = spotOf(place);
  return { x: east * 100 + 50, y: -north * 100 + 50 };
};

/** What the camps of a palace look at, as far as they and what they look at lie there. */
export function sightsIn(palace: PalaceView, camps: readonly CampView[]): Sight[] {
  const places = new Map(palace.tiles.map(({ tile, place }) => [tile, place]));
  const taken = new Set(places.values());
  return camps.flatMap(({ tile, lines }) => {
    const place = places.get(tile);
    if (place === undefined) return [];
    const from = middle(place);
    const seen = lines.filter((line) => line.length > 0 && line.every((one) => taken.has(one))).map((line) => line.map(middle));
    const path = seen.map((line) => sightFrom(from, line.at(-1) ?? from)).join("");
    return [{ tile, x: from.x - 50, y: from.y - 50, path, counted: seen.flat() }];
  });
}

/** It begins behind the arrow, whose tip lies at the rampart. */
function sightFrom(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const [dx, dy] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
  return `M${from.x + dx * 52} ${from.y + dy * 52}L${to.x} ${to.y}`;
}

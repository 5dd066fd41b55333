/** The falcons of a table, as its view tells them. */
import { placeAt, spotOf } from "../../board/places";
import type { FalconersView, FalconView, PalaceView, View } from "../../protocol";

export const KINDS = ["white", "brown", "black"] as const;
export type Kind = (typeof KINDS)[number];

export const SIGN =
  "M12 2.600C13 2.600 13.700 3.500 13.700 4.700C15.800 5.200 19 4 23.400 7C21.600 7.300 20.800 8.200 20.200 9.500C18.500 9.200 17.300 10 16.500 11.300C15.300 11.200 14.500 12.200 14 13.600L13.600 16L15.800 21L13.500 20.500L12 22.600L10.500 20.500L8.200 21L10.400 16L10 13.600C9.500 12.200 8.700 11.200 7.500 11.300C6.700 10 5.500 9.200 3.800 9.500C3.200 8.200 2.400 7.300 .6 7C5 4 8.200 5.200 10.300 4.700C10.300 3.500 11 2.600 12 2.600Z";

const NONE: FalconersView = { open: {}, left: {}, falcons: [], price: 0, points: [], fits: {}, chosen: null };

export const mewsIn = (view: View): FalconersView => view.modules.falconers ?? NONE;

/** Those of a palace, with the one that is being paid. */
export function falconsOf(view: View, seat: number): readonly FalconView[] {
  const { falcons, chosen } = mewsIn(view);
  return [...(falcons[seat] ?? []), ...(chosen && seat === view.turn ? [chosen] : [])];
}

export const countOf = (view: View, seat: number, kind: string): number =>
  (mewsIn(view).falcons[seat] ?? []).filter((one) => one.kind === kind).length;

/** What the next falcon of a kind brings more at each scoring. */
export function gainOf(view: View, seat: number, kind: string): number {
  const { points } = mewsIn(view);
  const held = countOf(view, seat, kind);
  return (points[held + 1] ?? 0) - (points[held] ?? 0);
}

/** The four squares that meet at a point, which is named by the first of them. */
export function squaresAt(point: string): readonly string[] {
  const { east, north } = spotOf(point);
  return [placeAt(east, north), placeAt(east + 1, north), placeAt(east, north - 1), placeAt(east + 1, north - 1)];
}

export const tilesAt = (palace: PalaceView | undefined, point: string): readonly string[] =>
  squaresAt(point).flatMap((place) => palace?.tiles.find((laid) => laid.place === place)?.tile ?? []);

/** What is in the air, and where it lies. */
export const pileOf = (kind: string): string => `falcon-${kind}`;
export const perchOf = (kind: string, seat: number, point: string): string => `falcon-${kind}-${seat}-${point}`;

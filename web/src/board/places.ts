/** Places of a palace as numbers: how far east and north of the fountain. */
import type { PalaceView } from "../protocol";

export interface Spot {
  readonly east: number;
  readonly north: number;
}

export interface Extent {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

const WORD = /^(?:([ns])([1-9]\d*))?(?:([ew])([1-9]\d*))?$/;

/** `n2e1` is 2 north and 1 east; `c` and what is no place are the fountain's. */
export function spotOf(place: string): Spot {
  const found = WORD.exec(place);
  const north = Number(found?.[2] ?? 0) * (found?.[1] === "s" ? -1 : 1);
  const east = Number(found?.[4] ?? 0) * (found?.[3] === "w" ? -1 : 1);
  return { east: east || 0, north: north || 0 };
}

export function placeAt(east: number, north: number): string {
  const row = north > 0 ? `n${north}` : north < 0 ? `s${-north}` : "";
  const column = east > 0 ? `e${east}` : east < 0 ? `w${-east}` : "";
  return row + column || "c";
}

/** The smallest rectangle around the palace, with `ring` squares added on each side. */
export function extentOf(palace: PalaceView, ring = 0, others: readonly string[] = []): Extent {
  const spots = ["c", ...palace.tiles.map((laid) => laid.place)].map(spotOf);
  const around: Extent = {
    west: Math.min(...spots.map((spot) => spot.east)) - ring,
    east: Math.max(...spots.map((spot) => spot.east)) + ring,
    north: Math.max(...spots.map((spot) => spot.north)) + ring,
    south: Math.min(...spots.map((spot) => spot.north)) - ring,
  };
  return others.map(spotOf).reduce<Extent>(
    (so, spot) => ({
      west: Math.min(so.west, spot.east),
      east: Math.max(so.east, spot.east),
      north: Math.max(so.north, spot.north),
      south: Math.min(so.south, spot.north),
    }),
    around,
  );
}

/** The squares beside those that tiles lie on. */
export function besides(palace: PalaceView): string[] {
  const laid = ["c", ...palace.tiles.map((one) => one.place)];
  const beside = laid.map(spotOf).flatMap(({ east, north }) => [
    placeAt(east, north + 1),
    placeAt(east + 1, north),
    placeAt(east, north - 1),
    placeAt(east - 1, north),
  ]);
  return [...new Set(beside)].filter((place) => !laid.includes(place));
}

/** The places of an extent, row by row from north to south and from west to east. */
export function rowsOf(extent: Extent): string[][] {
  const rows: string[][] = [];
  for (let north = extent.north; north >= extent.south; north--) {
    const row: string[] = [];
    for (let east = extent.west; east <= extent.east; east++) row.push(placeAt(east, north));
    rows.push(row);
  }
  return rows;
}

/** The place next to another in the direction of an arrow key, or none at the border of the extent. */
export function stepFrom(place: string, key: string, extent: Extent): string | null {
  const { east, north } = spotOf(place);
  const to: Readonly<Record<string, Spot>> = {
    ArrowUp: { east, north: north + 1 },
    ArrowDown: { east, north: north - 1 },
    ArrowLeft: { east: east - 1, north },
    ArrowRight: { east: east + 1, north },
    Home: { east: extent.west, north },
    End: { east: extent.east, north },
  };
  const spot = to[key];
  return spot && within(spot, extent) ? placeAt(spot.east, spot.north) : null;
}

function within({ east, north }: Spot, extent: Extent): boolean {
  return east >= extent.west && east <= extent.east && north <= extent.north && north >= extent.south;
}

export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The part of the plane that is shown, in units of 100 a square: the extent with a margin, and never too few squares. */
export function frameOf(extent: Extent, least: number, margin: number): Frame {
  const columns = extent.east - extent.west + 1;
  const rows = extent.north - extent.south + 1;
  const width = Math.max(columns, least) * 100 + 2 * margin;
  const height = Math.max(rows, least) * 100 + 2 * margin;
  return {
    x: extent.west * 100 + columns * 50 - width / 2,
    y: -extent.north * 100 + rows * 50 - height / 2,
    width,
    height,
  };
}

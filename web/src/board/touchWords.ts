/** The words for things of a palace that are touched, as the server writes them, and where they lie on the plane. */
import type { Point } from "./looking";
import { placeAt, spotOf, type Spot } from "./places";

export type Side = "N" | "E" | "S" | "W";
export type Corner = "NE" | "SE" | "SW" | "NW";

const HALF = /^(c|[nesw]\d+(?:[ew]\d+)?)-(NE|SE|SW|NW)$/;
const EDGE = /^(.+)-([NESW])$/;

/** `n1e2-NW`: a square, and the corner that the long side of what is laid on half of it looks to. */
export function halfOf(word: string): { place: string; corner: Corner } | null {
  const [, place, corner] = HALF.exec(word) ?? [];
  return place === undefined ? null : { place, corner: corner as Corner };
}

/** `terrain-04-E`: a tile and one of its sides. */
export function edgeOf(word: string): { tile: string; side: Side } | null {
  const [, tile, side] = EDGE.exec(word) ?? [];
  return tile === undefined ? null : { tile, side: side as Side };
}

/** A corner is named by the square whose south-east corner it is. */
export function cornerOf(word: string): Point {
  const { east, north } = spotOf(word);
  return { x: east * 100 + 100, y: -north * 100 + 100 };
}

/** The corner that is nearest to a point of the plane. */
export const cornerNear = ({ x, y }: Point): string => placeAt(Math.round(x / 100) - 1, 1 - Math.round(y / 100));

/** The half of a square that a point of the plane is on: its long side looks to the other half. */
export function halfAt({ x, y }: Point): string {
  const [east, south] = [Math.floor(x / 100), Math.floor(y / 100)];
  return `${placeAt(east, -south)}-${y - south * 100 < 50 ? "S" : "N"}${x - east * 100 < 50 ? "E" : "W"}`;
}

/** The side of its square that a point of the plane is nearest to. */
export function sideNear({ x, y }: Point): Side {
  const [dx, dy] = [x - Math.floor(x / 100) * 100 - 50, y - Math.floor(y / 100) * 100 - 50];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? "E" : "W";
  return dy > 0 ? "S" : "N";
}

const MIDDLES: Readonly<Record<Side, Point>> = { N: { x: 50, y: 0 }, E: { x: 100, y: 50 }, S: { x: 50, y: 100 }, W: { x: 0, y: 50 } };
/** Clockwise from the north, so that a side of a square is turned from its northern one. */
export const TURNS: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };
/** The same for the corner that is opposite to the one looked to: there the right angle lies. */
export const CORNER_TURNS: Readonly<Record<Corner, number>> = { SE: 0, SW: 90, NW: 180, NE: 270 };

/** The middle of a side of a square. */
export function middleOf(spot: Spot, side: Side): Point {
  const { x, y } = MIDDLES[side];
  return { x: spot.east * 100 + x, y: -spot.north * 100 + y };
}

/** Sides are words in refusals. */
const LETTERS: Readonly<Record<string, Side>> = { north: "N", east: "E", south: "S", west: "W" };
export const sideOf = (word: string): Side | null => LETTERS[word] ?? null;

/** `NW` as `north` and `west`, for sentences. */
export const sidesOf = (letters: Corner | Side): string[] => [...letters];

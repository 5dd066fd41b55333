/** Looking at a plane through a box: what is in the middle, and how large it is seen. A square measures 100 on the plane. */
import type { Spot } from "./places";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The point of the plane in the middle of the box, and how much of the plane one pixel shows. */
export interface Look {
  readonly x: number;
  readonly y: number;
  /** Between two looks this and the middle change evenly, so that a point that both show at one place stays there. */
  readonly unit: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point, Size {}

/** How many pixels a square has. */
export const squareOf = (look: Look): number => 100 / look.unit;

/** The part of the plane that the box shows. */
export function viewBoxOf(look: Look, box: Size): Rect {
  const [width, height] = [box.width * look.unit, box.height * look.unit];
  return { x: look.x - width / 2, y: look.y - height / 2, width, height };
}

/** A point of the box on the plane. */
export const onPlane = (point: Point, look: Look, box: Size): Point => ({
  x: look.x + (point.x - box.width / 2) * look.unit,
  y: look.y + (point.y - box.height / 2) * look.unit,
});

/** A square of the plane as it lies in the box. */
export function inBox({ east, north }: Spot, look: Look, box: Size): Rect {
  const side = squareOf(look);
  return {
    x: (east * 100 - look.x) / look.unit + box.width / 2,
    y: (-north * 100 - look.y) / look.unit + box.height / 2,
    width: side,
    height: side,
  };
}

/** What is under the finger goes with it. */
export const panned = (look: Look, dx: number, dy: number): Look => ({
  ...look,
  x: look.x - dx * look.unit,
  y: look.y - dy * look.unit,
});

/** Squares of another size, and what is at a point of the box stays there. */
export function zoomed(look: Look, square: number, at: Point, box: Size): Look {
  const fixed = onPlane(at, look, box);
  const unit = 100 / square;
  return { x: fixed.x - (at.x - box.width / 2) * unit, y: fixed.y - (at.y - box.height / 2) * unit, unit };
}

const between = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

const SIGHT = 20; // of the hundred that a tile measures

/** The look nearest to one at which at least a strip of some tile is in sight. */
export function bounded(look: Look, tiles: readonly Spot[], box: Size): Look {
  const reach = (length: number): number => (length * look.unit) / 2 + 50 - SIGHT;
  const [wide, high] = [reach(box.width), reach(box.height)];
  const nearest = tiles
    .map(({ east, north }) => {
      const [x, y] = [east * 100 + 50, -north * 100 + 50];
      return { ...look, x: between(look.x, x - wide, x + wide), y: between(look.y, y - high, y + high) };
    })
    .map((one) => ({ one, far: Math.hypot(one.x - look.x, one.y - look.y) }))
    .sort((a, b) => a.far - b.far)[0];
  return nearest?.one ?? look;
}

/** The look nearest to one at which a square is wholly in sight, and not under the border. */
export function showing(look: Look, spot: Spot, box: Size, border = 8): Look {
  const { x, y, width, height } = inBox(spot, look, box);
  const shift = (from: number, length: number, whole: number): number => {
    if (from < border) return border - from;
    return Math.min(0, whole - border - (from + length));
  };
  return panned(look, shift(x, width, box.width), shift(y, height, box.height));
}

/** Half squares on a square of 100 by 100, by the corner that their long side looks to. */
import type { Corner } from "./touchWords";

type Point = readonly [x: number, y: number];

/** The ends of the long side, walked clockwise around the half. */
export const LONG: Readonly<Record<Corner, readonly [Point, Point]>> = {
  NW: [[0, 100], [100, 0]],
  NE: [[0, 0], [100, 100]],
  SE: [[100, 0], [0, 100]],
  SW: [[100, 100], [0, 0]],
};

/** The right angle. */
export const APEX: Readonly<Record<Corner, Point>> = { NW: [100, 100], NE: [0, 100], SE: [0, 0], SW: [100, 0] };

/** The half as a path, drawn in towards its middle by a share of the way. */
export function halfPath(corner: Corner, inwards = 0): string {
  const points = [...LONG[corner], APEX[corner]];
  const [x, y] = ([0, 1] as const).map((axis) => points.reduce((sum, point) => sum + point[axis], 0) / 3) as [number, number];
  const drawn = points.map((point) => `${+(point[0] + (x - point[0]) * inwards).toFixed(1)} ${+(point[1] + (y - point[1]) * inwards).toFixed(1)}`);
  return `M${drawn.join("L")}Z`;
}

/** What a tile covers of its square: all of it, or a half. */
export const groundOf = (corner?: Corner): string => (corner ? halfPath(corner) : "M0 0H100V100H0Z");

/** Whether a half covers a side of its square: its legs do. */
export const covers = (corner: Corner | undefined, side: string): boolean => !corner?.includes(side);

/** The slab under a half, which is seen below it. */
export function slabOf(corner: Corner, x: number, y: number): string {
  const points = [...LONG[corner], APEX[corner]];
  return [0, 4, 8].map((down) => `M${points.map(([px, py]) => `${x + px} ${y + py + down}`).join("L")}Z`).join("");
}

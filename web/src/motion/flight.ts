/** A way through the air as keyframes: transform and opacity only, so that nothing is laid out while it lasts. */
import { wallPath } from "../board/wallPath";
import type { Plane, Rect } from "./rects";

export const EASE = "cubic-bezier(0.3, 0.6, 0.2, 1)";
const RISE = 10; // pixels, in the middle of the way
const SWELL = 1.06;

/** The box that is drawn: the larger of both ends, so that it is never enlarged beyond its drawing. */
export const boxOf = (from: Rect, to: Rect): Rect => (from.width > to.width ? from : to);

function at(rect: Rect, box: Rect, { rise = 0, swell = 1 } = {}): string {
  const x = rect.x + rect.width / 2 - (box.x + box.width / 2);
  const y = rect.y + rect.height / 2 - (box.y + box.height / 2) - rise;
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${((rect.width / box.width) * swell).toFixed(4)})`;
}

function between(one: Rect, other: Rect): Rect {
  const mean = (key: keyof Rect): number => (one[key] + other[key]) / 2;
  return { x: mean("x"), y: mean("y"), width: mean("width"), height: mean("height") };
}

/** A thing that comes out of a pile, or goes into something that does not show it, is seen between them only. */
export function flightFrames(from: Rect, to: Rect, { emerges = false, vanishes = false } = {}): Keyframe[] {
  const box = boxOf(from, to);
  return [
    { transform: at(from, box), opacity: emerges ? 0 : 1 },
    { opacity: 1, offset: 0.15 },
    { transform: at(between(from, to), box, { rise: RISE, swell: SWELL }), offset: 0.5 },
    { opacity: 1, offset: 0.8 },
    { transform: at(to, box), opacity: vanishes ? 0 : 1 },
  ];
}

/** What comes from where nobody sees it sinks into its place. */
export const ARRIVING: Keyframe[] = [
  { opacity: 0, transform: "translateY(-18%) scale(1.06)" },
  { opacity: 1, transform: "none" },
];
/** Nothing is seen of a thing at its place while it is in the air; it can be touched there already. */
export const WAITING: Keyframe[] = [{ opacity: 0 }, { opacity: 0 }];
/** The shadow under a tile closes as it lands. */
export const SHADE: Keyframe[] = [{ opacity: 0.2 }, { opacity: 1, offset: 0.5 }, { opacity: 0.2 }];

type Point = readonly [x: number, y: number];

/** The straight parts of a wall, one after another, on the plane. */
export function runsOf(segments: readonly string[]): (readonly [Point, Point])[] {
  return wallPath(segments)
    .split("M")
    .filter(Boolean)
    .flatMap((part) => {
      const closed = part.endsWith("Z");
      const points = part.replace("Z", "").split("L").map((pair): Point => {
        const [x = 0, y = 0] = pair.split(" ").map(Number);
        return [x, y];
      });
      const [first] = points;
      const corners = merged(closed && first ? [...points, first] : points);
      return corners.slice(1).map((to, index) => [corners[index] ?? to, to] as const);
    });
}

/** Without the points that lie on the way. */
function merged(points: readonly Point[]): Point[] {
  return points.filter((point, at) => {
    const [before, next] = [points[at - 1], points[at + 1]];
    if (!before || !next) return true;
    return !((before[0] === point[0] && point[0] === next[0]) || (before[1] === point[1] && point[1] === next[1]));
  });
}

export interface Line {
  readonly box: Rect;
  readonly origin: string;
  readonly frames: Keyframe[];
}

const THICK = 7; // of 100 a square

/** Lines of light that grow along a wall in turn, and go out together. */
export function wallLines(segments: readonly string[], plane: Plane): Line[] {
  const runs = runsOf(segments);
  const lengths = runs.map(([from, to]) => Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  const DRAWN = 0.75; // of the time; the rest is going out
  let walked = 0;
  return runs.map(([from, to], index) => {
    const begin = (walked / whole) * DRAWN;
    walked += lengths[index] ?? 0;
    return { ...strip(from, to, plane), frames: growing(from[1] === to[1], begin, (walked / whole) * DRAWN) };
  });
}

function strip(from: Point, to: Point, { x, y, square }: Plane): Pick<Line, "box" | "origin"> {
  const unit = square / 100;
  const half = Math.max(1, (THICK * unit) / 2);
  const left = x + Math.min(from[0], to[0]) * unit - half;
  const top = y + Math.min(from[1], to[1]) * unit - half;
  const box = { x: left, y: top, width: Math.abs(to[0] - from[0]) * unit + 2 * half, height: Math.abs(to[1] - from[1]) * unit + 2 * half };
  return { box, origin: `${from[0] > to[0] ? "right" : "left"} ${from[1] > to[1] ? "bottom" : "top"}` };
}

function growing(flat: boolean, begin: number, end: number): Keyframe[] {
  const [none, full] = [flat ? "scaleX(0)" : "scaleY(0)", "none"];
  return [
    { transform: none, opacity: 1, offset: 0 },
    { transform: none, opacity: 1, offset: begin },
    { transform: full, opacity: 1, offset: end },
    { transform: full, opacity: 1, offset: 0.8 },
    { transform: full, opacity: 0, offset: 1 },
  ];
}

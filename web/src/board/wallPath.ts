/** Walls as lines on the grid of a palace, whose squares measure 100 and whose fountain begins at 0, 0. */
import type { PalaceView } from "../protocol";
import { TILES } from "../tiles";
import { covers, LONG } from "./halves";
import { placeAt, spotOf } from "./places";
import { facts } from "./tileFacts.svelte";
import type { Corner } from "./touchWords";

/** Half the thickness of a wall: its middle line runs this far inside the tile. */
export const INSET = 5;

type Point = readonly [x: number, y: number];

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** Its direction, of length 1. */
  readonly along: Point;
}

const CORNERS: readonly Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]];

/** Where a side of a square begins and ends, clockwise; of half a square also the long side, by the corner it looks to. */
function endsOf(side: string): readonly [Point, Point] {
  if (side in LONG) return LONG[side as Corner];
  const first = Math.max("NESW".indexOf(side), 0);
  return [CORNERS[first] ?? [0, 0], CORNERS[(first + 1) % 4] ?? [0, 0]];
}

/** A side of a tile, walked clockwise around it. */
function sideOf(segment: string): Side {
  const cut = segment.lastIndexOf("-");
  const { east, north } = spotOf(segment.slice(0, cut));
  const [from, to] = endsOf(segment.slice(cut + 1)).map(([x, y]) => [east * 100 + x, -north * 100 + y] as const) as [Point, Point];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  return { from, to, along: [dx / length, dy / length] };
}

/** Sides one after another as they meet along the outline, whatever the order in which they come. */
function chained(sides: readonly Side[]): Side[][] {
  const starts = new Map(sides.map((side) => [String(side.from), side]));
  const ends = new Set(sides.map((side) => String(side.to)));
  const left = new Set(sides);
  const chains: Side[][] = [];
  const follow = (first: Side): void => {
    const chain: Side[] = [];
    for (let side: Side | undefined = first; side && left.has(side); side = starts.get(String(side.to))) {
      left.delete(side);
      chain.push(side);
    }
    if (chain.length > 0) chains.push(chain);
  };
  sides.filter((side) => !ends.has(String(side.from))).forEach(follow);
  sides.forEach(follow); // what is left runs the whole way round
  return chains;
}

/** A point of a side, as far inside the tile as the middle of the wall runs. */
const inside = (point: Point, { along: [dx, dy] }: Side): Point => [point[0] - dy * INSET, point[1] + dx * INSET];

const SHARP = -0.3; // beyond this a corner would grow a thorn

/** Where the line turns from one side into the next. */
function turned(one: Side, next: Side): readonly Point[] {
  const [ax, ay] = one.along;
  const [bx, by] = next.along;
  const [cross, same] = [ax * by - ay * bx, ax * bx + ay * by];
  const [end, start] = [inside(one.to, one), inside(next.from, next)];
  if (Math.abs(cross) < 0.01) return [end];
  if (same < SHARP) return [end, start];
  const on = ((start[0] - end[0]) * by - (start[1] - end[1]) * bx) / cross;
  return [[end[0] + ax * on, end[1] + ay * on]];
}

const written = ([x, y]: Point): string => `${+x.toFixed(2)} ${+y.toFixed(2)}`;

function drawn(chain: readonly Side[]): string {
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (!first || !last) return "";
  const closed = chain.length > 2 && String(last.to) === String(first.from);
  const turns = chain.slice(1).flatMap((side, at) => turned(chain[at] ?? first, side));
  const line = closed ? [...turned(last, first), ...turns] : [inside(first.from, first), ...turns, inside(last.to, last)];
  return `M${line.map(written).join("L")}${closed ? "Z" : ""}`;
}

/** The middle line of walls, given as segments such as `n2e1-N`: a path with a part for each unbroken wall. */
export function wallPath(segments: readonly string[]): string {
  return chained(segments.map(sideOf)).map(drawn).join("");
}

const NEXT: Readonly<Record<string, Point>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };
const FACING: Readonly<Record<string, string>> = { N: "S", E: "W", S: "N", W: "E" };

/**
 * The walled sides of a palace that no building touches: what one sees from outside. What has ramparts only leans on them; half
 * a square has its wall on the long side.
 */
export function outerWalls(palace: PalaceView): string[] {
  const laid = new Map(palace.tiles.filter(({ tile }) => !TILES[tile]?.ramparts).map(({ tile, place }) => [place, tile]));
  return palace.tiles.flatMap(({ tile, place }) => {
    const { east, north } = spotOf(place);
    const { walls, half } = facts(tile);
    if (half) return [`${place}-${half.corner}`];
    return [...walls]
      .filter((side) => {
        const [dx, dy] = NEXT[side] ?? [0, 0];
        const beside = laid.get(placeAt(east + dx, north + dy));
        return beside === undefined || !covers(facts(beside).half?.corner, FACING[side] ?? "");
      })
      .map((side) => `${place}-${side}`);
  });
}

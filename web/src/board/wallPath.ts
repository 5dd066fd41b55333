/** Walls as lines on the grid of a palace, whose squares measure 100 and whose fountain begins at 0, 0. */
import type { PalaceView } from "../protocol";
import { placeAt, spotOf } from "./places";
import { facts } from "./tileFacts";

/** Half the thickness of a wall: its middle line runs this far inside the tile. */
export const INSET = 5;

type Point = readonly [x: number, y: number];

interface Side {
  readonly from: Point;
  readonly to: Point;
  /** Towards the middle of the tile. */
  readonly inward: Point;
}

const INWARD: Readonly<Record<string, Point>> = { N: [0, 1], E: [-1, 0], S: [0, -1], W: [1, 0] };

/** A side of a tile, walked clockwise around it. */
function sideOf(segment: string): Side {
  const cut = segment.lastIndexOf("-");
  const { east, north } = spotOf(segment.slice(0, cut));
  const corners: readonly Point[] = [
    [east * 100, -north * 100],
    [east * 100 + 100, -north * 100],
    [east * 100 + 100, -north * 100 + 100],
    [east * 100, -north * 100 + 100],
  ];
  const side = segment.slice(cut + 1);
  const first = Math.max("NESW".indexOf(side), 0);
  return {
    from: corners[first] ?? [0, 0],
    to: corners[(first + 1) % 4] ?? [0, 0],
    inward: INWARD[side] ?? [0, 1],
  };
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

function inside(point: Point, ...towards: readonly Point[]): string {
  const shift = (axis: 0 | 1): number => {
    const moves = towards.map((inward) => inward[axis]).filter((move) => move !== 0);
    return INSET * (moves[0] ?? 0);
  };
  return `${point[0] + shift(0)} ${point[1] + shift(1)}`;
}

function drawn(chain: readonly Side[]): string {
  const first = chain[0];
  const last = chain[chain.length - 1];
  if (!first || !last) return "";
  const closed = chain.length > 2 && String(last.to) === String(first.from);
  const start = closed ? inside(first.from, last.inward, first.inward) : inside(first.from, first.inward);
  const rest = chain.map((side, index) => {
    const next = chain[index + 1];
    return next ? inside(side.to, side.inward, next.inward) : inside(side.to, side.inward);
  });
  return closed ? `M${[start, ...rest.slice(0, -1)].join("L")}Z` : `M${[start, ...rest].join("L")}`;
}

/** The middle line of walls, given as segments such as `n2e1-N`: a path with a part for each unbroken wall. */
export function wallPath(segments: readonly string[]): string {
  return chained(segments.map(sideOf)).map(drawn).join("");
}

const NEXT: Readonly<Record<string, Point>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** The walled sides of a palace that nothing touches: what one sees from outside. */
export function outerWalls(palace: PalaceView): string[] {
  const taken = new Set(palace.tiles.map((laid) => laid.place));
  return palace.tiles.flatMap(({ tile, place }) => {
    const { east, north } = spotOf(place);
    return [...facts(tile).walls]
      .filter((side) => {
        const [dx, dy] = NEXT[side] ?? [0, 0];
        return !taken.has(placeAt(east + dx, north + dy));
      })
      .map((side) => `${place}-${side}`);
  });
}

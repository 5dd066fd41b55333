// Where the scores of a course are written: beside their points, on as little of the lines as can be.
import { range } from "./rows";

export interface Point {
  readonly x: number;
  readonly y: number;
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER = 7.5;
const GAP = 6;
const HIGH = 10;
const CLEAR = 10;
/** Points that are closer share a row of numbers. */
const CLOSE = 15;
/** A number between two points that are closer would lie on one of them. */
const BETWEEN = CLEAR + HIGH + 6;
const ON_POINT = 40;
const NEVER = 1000;

/** Seats whose points lie together, from the highest to the lowest, each group in the order of its points. */
function groupsOf(heights: readonly number[]): number[][] {
  const order = range(heights.length).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other);
  const groups: number[][] = [];
  for (const seat of order) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    if (last && before !== undefined && (heights[seat] ?? 0) - (heights[before] ?? 0) < CLOSE) last.push(seat);
    else groups.push([seat]);
  }
  return joined(groups, heights);
}

/** Who has others close above and below writes in the row of the nearer ones. */
function joined(groups: readonly number[][], heights: readonly number[]): number[][] {
  const gap = (above: readonly number[] | undefined, below: readonly number[] | undefined): number =>
    above && below ? (heights[below[0] ?? 0] ?? 0) - (heights[above.at(-1) ?? 0] ?? 0) : Infinity;
  for (const [at, group] of groups.entries()) {
    const [up, down] = [gap(groups[at - 1], group), gap(group, groups[at + 1])];
    if (Math.max(up, down) >= BETWEEN) continue;
    const first = up <= down ? at - 1 : at;
    return joined([...groups.slice(0, first), [...(groups[first] ?? []), ...(groups[first + 1] ?? [])], ...groups.slice(first + 2)], heights);
  }
  return [...groups];
}

const within = ({ left, right, top, bottom }: Box, { x, y }: Point): boolean => x > left && x < right && y > top && y < bottom;

/** How much of a line runs through a box, in pixels. */
function under(box: Box, line: readonly Point[]): number {
  return line.slice(1).reduce((sum, end, at) => {
    const start = line[at] ?? end;
    const long = Math.ceil(Math.hypot(end.x - start.x, end.y - start.y));
    return sum + range(long).filter((step) => within(box, { x: start.x + ((end.x - start.x) * step) / long, y: start.y + ((end.y - start.y) * step) / long })).length;
  }, 0);
}

/** With the room that the disc of a point takes. */
const around = ({ left, right, top, bottom }: Box): Box => ({ left: left - 6, right: right + 6, top: top - 6, bottom: bottom + 6 });

const meet = (one: Box, other: Box): boolean => one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Of each seat where its number begins, at the moment `at`; the numbers of points that lie together stand in a row above or below. */
export function labelsAt(lines: readonly (readonly Point[])[], numbers: readonly string[], at: number, lowest: number): Point[] {
  const x = lines[0]?.[at]?.x ?? 0;
  const heights = lines.map((line) => line[at]?.y ?? 0);
  const found: Point[] = [];
  const taken: Box[] = [];
  for (const group of groupsOf(heights)) {
    const wide = group.reduce((sum, seat) => sum + (numbers[seat]?.length ?? 0) * LETTER, 0) + (group.length - 1) * GAP;
    const [top, bottom] = [heights[group[0] ?? 0] ?? 0, heights[group.at(-1) ?? 0] ?? 0];
    // Beside the first points stand the numbers of the rules.
    const lefts = at === 0 ? [x - 4] : [x - wide / 2, x - wide - 2, x + 2];
    // Who leads is written above, who follows rather below.
    const bases = taken.length === 0 ? [top - CLEAR, bottom + CLEAR + HIGH] : [bottom + CLEAR + HIGH, top - CLEAR];
    const boxes = lefts.flatMap((left) => bases.map((base) => ({ left, right: left + wide, top: base - HIGH, bottom: base })));
    const cost = (box: Box): number =>
      lines.reduce((sum, line) => sum + under(box, line), 0) +
      (heights.some((y) => within(around(box), { x, y })) ? ON_POINT : 0) +
      (box.bottom > lowest || taken.some((other) => meet(box, other)) ? NEVER : 0);
    const best = boxes.reduce((one, other) => (cost(other) < cost(one) ? other : one));
    taken.push(best);
    let left = best.left;
    for (const seat of group) {
      found[seat] = { x: left, y: best.bottom };
      left += (numbers[seat]?.length ?? 0) * LETTER + GAP;
    }
  }
  return found;
}

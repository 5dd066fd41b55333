/** The look at which a palace is as large as it can be, with nothing of it under what lies above the court. */
import { inBox, type Look, type Rect, type Size } from "./looking";
import type { Spot } from "./places";

/** A box above the court, placed as in a style sheet: from two opposite sides, or from one side with a size. */
export interface Clear {
  readonly left?: number;
  readonly right?: number;
  readonly top?: number;
  readonly bottom?: number;
  readonly width?: number;
  readonly height?: number;
}

export interface Fitting {
  readonly box: Size;
  readonly keepClear: readonly Clear[];
  /** Pixels of a square at most. */
  readonly largest: number;
}

type Span = readonly [from: number, to: number];

const BORDER = 8; // pixels, on a phone, where every one of them is needed
const AIRY = 24; // where there is room, a palace stands free of the frame
const STEPS = 14; // halvings: less than a hundredth of a pixel is left

function span(near: number | undefined, far: number | undefined, length: number | undefined, whole: number): Span {
  if (near !== undefined && length !== undefined) return [near, near + length];
  if (far !== undefined && length !== undefined) return [whole - far - length, whole - far];
  return [near ?? 0, whole - (far ?? 0)];
}

/** Where a box lies that is kept clear. */
export function clearRect(clear: Clear, box: Size): Rect {
  const [x, right] = span(clear.left, clear.right, clear.width, box.width);
  const [y, bottom] = span(clear.top, clear.bottom, clear.height, box.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** Squares of a row that follow each other, as one block: what has to be seen, in squares. */
interface Block {
  readonly x: Span;
  readonly y: Span;
}

function blocksOf(spots: readonly Spot[]): Block[] {
  const sorted = [...spots].sort((a, b) => b.north - a.north || a.east - b.east);
  const blocks: Block[] = [];
  for (const { east, north } of sorted) {
    const last = blocks.at(-1);
    if (last && last.y[0] === -north && last.x[1] >= east) blocks[blocks.length - 1] = { ...last, x: [last.x[0], east + 1] };
    else blocks.push({ x: [east, east + 1], y: [-north, -north + 1] });
  }
  return blocks;
}

/** The value nearest to `wish` in a span that lies inside none of the others. */
function nearestFree(wish: number, [from, to]: Span, taken: readonly Span[]): number | null {
  const at = [wish, from, to, ...taken.flat()].filter((one) => one >= from && one <= to);
  const free = at.filter((one) => !taken.some(([low, high]) => one > low && one < high));
  return free.reduce<number | null>((best, one) => (best === null || Math.abs(one - wish) < Math.abs(best - wish) ? one : best), null);
}

/** Pixels between the palace and the frame. */
const borderOf = ({ width, height }: Size): number => Math.min(AIRY, Math.max(BORDER, (Math.min(width, height) - 340) / 12));

/** Where the fountain's upper left corner goes in the box, so that no block is under anything; none where there is no room. */
function cornerAt(square: number, blocks: readonly Block[], above: readonly Rect[], box: Size): { x: number; y: number } | null {
  const border = borderOf(box);
  const room = (axis: "x" | "y", whole: number): Span => [
    border - Math.min(...blocks.map((block) => block[axis][0])) * square,
    whole - border - Math.max(...blocks.map((block) => block[axis][1])) * square,
  ];
  const [across, along] = [room("x", box.width), room("y", box.height)];
  if (across[0] > across[1] || along[0] > along[1]) return null;
  // Each block and each thing above it forbid a rectangle of corners.
  const taken = blocks.flatMap((block) =>
    above.map((rect) => ({
      x: [rect.x - block.x[1] * square, rect.x + rect.width - block.x[0] * square] as Span,
      y: [rect.y - block.y[1] * square, rect.y + rect.height - block.y[0] * square] as Span,
    })),
  );
  const wish = { x: (across[0] + across[1]) / 2, y: (along[0] + along[1]) / 2 };
  const columns = [wish.x, ...across, ...taken.flatMap((one) => one.x)].filter((x) => x >= across[0] && x <= across[1]);
  let best: { x: number; y: number; far: number } | null = null;
  for (const x of new Set(columns)) {
    if (best && Math.abs(x - wish.x) >= best.far) continue;
    const y = nearestFree(wish.y, along, taken.filter((one) => x > one.x[0] && x < one.x[1]).map((one) => one.y));
    const far = y === null ? Infinity : Math.hypot(x - wish.x, y - wish.y);
    if (y !== null && far < (best?.far ?? Infinity)) best = { x, y, far };
  }
  return best;
}

function largestAt(spots: readonly Spot[], above: readonly Rect[], { box, largest }: Fitting): Look | null {
  const blocks = blocksOf(spots);
  let [small, large] = [0, largest];
  let found: Look | null = null;
  for (let step = 0; step <= STEPS; step++) {
    const square = step === 0 ? largest : (small + large) / 2;
    const corner = cornerAt(square, blocks, above, box);
    if (corner) {
      const unit = 100 / square;
      found = { x: (box.width / 2 - corner.x) * unit, y: (box.height / 2 - corner.y) * unit, unit };
      small = square;
      if (step === 0) break;
    } else large = square;
  }
  return found;
}

/** Whether all of these squares are wholly in sight. */
export function shows(look: Look, spots: readonly Spot[], { box, keepClear }: Fitting): boolean {
  const above = keepClear.map((clear) => clearRect(clear, box));
  return spots.every((spot) => {
    const { x, y, width, height } = inBox(spot, look, box);
    const inside = x >= 0 && y >= 0 && x + width <= box.width && y + height <= box.height;
    return inside && !above.some((rect) => x < rect.x + rect.width && rect.x < x + width && y < rect.y + rect.height && rect.y < y + height);
  });
}

/** Where the things above leave no room they are not looked at: a palace that is partly covered is better than none. */
export function fitted(spots: readonly Spot[], fitting: Fitting): Look {
  const above = fitting.keepClear.map((clear) => clearRect(clear, fitting.box));
  const look = largestAt(spots, above, fitting);
  const smallest = (Math.min(fitting.box.width, fitting.box.height) / 100) * 3;
  if (look && 100 / look.unit >= smallest) return look;
  return largestAt(spots, [], fitting) ?? { x: 50, y: 50, unit: 1 };
}

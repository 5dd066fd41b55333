/** Where a note beside a square lies: inside the court, and over as little as can be of what matters. */
import type { Rect, Size } from "./looking";

export interface Around {
  readonly square: Rect;
  readonly box: Size;
  /** What must not be covered if it can be helped: lit squares, and what lies above the court. */
  readonly avoid: readonly Rect[];
  /** What should rather not be covered: tiles. */
  readonly spare: readonly Rect[];
}

/** The side of the note that its pointer is at, and how far along that side. */
export interface Callout {
  readonly x: number;
  readonly y: number;
  readonly tip: { readonly side: "top" | "right" | "bottom" | "left"; readonly at: number } | null;
}

const BORDER = 6; // pixels from the border of the court
const TIP = 9; // length of the pointer
const FAR = 3000; // how much may be covered, in pixels, before the note goes elsewhere
const PARTS = [0, 0.2, 0.4, 0.6, 0.8, 1] as const;
const SLIDES = [0.5, 0.25, 0.75, 0.1, 0.9] as const; // where along the note the pointer may be

function overlap(a: Rect, b: Rect): number {
  const along = (from: number, length: number, from2: number, length2: number): number =>
    Math.max(0, Math.min(from + length, from2 + length2) - Math.max(from, from2));
  return along(a.x, a.width, b.x, b.width) * along(a.y, a.height, b.y, b.height);
}

const within = (at: number, length: number, whole: number): number =>
  Math.max(BORDER, Math.min(at, whole - BORDER - length));

function candidates({ square, box }: Around, size: Size): Callout[] {
  const [x, y] = [square.x + square.width / 2, square.y + square.height / 2];
  const rows = [["bottom", square.y - TIP - size.height], ["top", square.y + square.height + TIP]] as const;
  const columns = [["left", square.x + square.width + TIP], ["right", square.x - TIP - size.width]] as const;
  const clear = (at: number, length: number): number => Math.max(14, Math.min(at, length - 14));
  return [
    ...rows.flatMap(([side, top]) =>
      SLIDES.map((part) => {
        const left = within(x - size.width * part, size.width, box.width);
        return { x: left, y: within(top, size.height, box.height), tip: { side, at: clear(x - left, size.width) } };
      }),
    ),
    ...columns.flatMap(([side, left]) =>
      SLIDES.map((part) => {
        const top = within(y - size.height * part, size.height, box.height);
        return { x: within(left, size.width, box.width), y: top, tip: { side, at: clear(y - top, size.height) } };
      }),
    ),
  ];
}

/** Places all over the court, without a pointer: for a square that lit ones surround. */
function elsewhere({ box }: Around, size: Size): Callout[] {
  const at = (part: number, length: number, whole: number): number => within(BORDER + part * (whole - length), length, whole);
  return PARTS.flatMap((row) =>
    PARTS.map((column) => ({ x: at(column, size.width, box.width), y: at(row, size.height, box.height), tip: null })),
  );
}

/** How far a note is from a square. */
function gap(note: Rect, square: Rect): number {
  const apart = (a: number, length: number, b: number, length2: number): number => Math.max(0, b - (a + length), a - (b + length2));
  return Math.hypot(apart(note.x, note.width, square.x, square.width), apart(note.y, note.height, square.y, square.height));
}

/** The best place for a note of this size. */
export function calloutAt(around: Around, size: Size): Callout {
  const cost = ({ x, y, tip }: Callout): number => {
    const note = { x, y, ...size };
    const sum = (rects: readonly Rect[]): number => rects.reduce((all, rect) => all + overlap(note, rect), 0);
    const covered = 100 * overlap(note, around.square) + 10 * sum(around.avoid) + sum(around.spare);
    return covered + (tip ? 0 : FAR + 20 * gap(note, around.square));
  };
  const [first, ...others] = [...candidates(around, size), ...elsewhere(around, size)];
  const start = first ?? { x: BORDER, y: BORDER, tip: null };
  const best = others.reduce((found, one) => (cost(one) < cost(found) - 1 ? one : found), start);
  return overlap({ ...best, ...size }, around.square) > 1 ? { ...best, tip: null } : best;
}

/** What is asked for where a touch or a key misses what is offered of a palace: the server then says why it is not. */
import type { Targets } from "../palace/targets";
import type { Point } from "./looking";
import { spotOf } from "./places";
import { cornerNear, halfAt, sideNear } from "./touchWords";

const KINDS = ["corner", "half-square", "edge"] as const;
export type MissedKind = (typeof KINDS)[number];

export interface Missed {
  readonly kind: MissedKind;
  readonly word: string;
  /** It is offered after all: a key named the square that it is on. */
  readonly offered: boolean;
}

/** A key names a square and no point of it: it asks for all of them. */
const ALL_OVER: Readonly<Record<MissedKind, readonly Point[]>> = {
  corner: [{ x: 75, y: 75 }, { x: 25, y: 75 }, { x: 25, y: 25 }, { x: 75, y: 25 }],
  "half-square": [{ x: 75, y: 75 }, { x: 25, y: 75 }, { x: 25, y: 25 }, { x: 75, y: 25 }],
  edge: [{ x: 50, y: 10 }, { x: 90, y: 50 }, { x: 50, y: 90 }, { x: 10, y: 50 }],
};

function wordAt(kind: MissedKind, at: Point, tile: string | undefined): string | null {
  if (kind === "corner") return cornerNear(at);
  if (kind === "half-square") return halfAt(at);
  return tile === undefined ? null : `${tile}-${sideNear(at)}`;
}

/** `tapped` is the point on the plane, and null for a key. */
export function missedAt(place: string, tile: string | undefined, tapped: Point | null, targets: Targets): Missed | null {
  const kind = KINDS.find((one) => targets.of(one).size > 0);
  if (!kind) return null;
  const { east, north } = spotOf(place);
  const points = tapped ? [tapped] : ALL_OVER[kind].map(({ x, y }) => ({ x: east * 100 + x, y: -north * 100 + y }));
  const words = points.flatMap((at) => wordAt(kind, at, tile) ?? []).filter((word) => !targets.chosen("guard").has(word));
  const offered = words.find((word) => targets.of(kind).has(word));
  const word = offered ?? words[0];
  return word === undefined ? null : { kind, word, offered: offered !== undefined };
}

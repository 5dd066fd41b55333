// What a tile would change for one player, in few words.
import type { Standing, TileEffect } from "../protocol";
import { rowName } from "../scores/names";
import { say, signed } from "../words/say";

export interface Part {
  readonly words: string;
  /** The place alone, where there is no room. */
  readonly brief: string;
  /** The same as it is read out, where signs stand for words. */
  readonly spoken: string;
}

export interface Told {
  /** What the next scoring would bring more. */
  readonly points: number;
  readonly majority: Part | null;
  readonly wall: string | null;
  /** Why there is nothing else to say. */
  readonly note: string | null;
}

export function toldOf(effect: TileEffect, seat: number): Told {
  const points = (effect.points_then[seat] ?? 0) - (effect.points[seat] ?? 0);
  if (effect.place === null) return { points, majority: null, wall: null, note: say("effect-nowhere") };
  const majority = majorityIn(effect, seat);
  const wall = effect.wall === effect.wall_then ? null : say("preview-wall", { before: effect.wall, after: effect.wall_then });
  const note = points === 0 && majority === null && wall === null ? say("preview-nothing") : null;
  return { points, majority, wall, note };
}

export const pointsWords = (points: number): string => say("preview-points", { signed: signed(points), points });

const ARROW = " → ";

/** One thing, or what it becomes. */
const becomes = (before: string, after: string): string => (before === after || before === "" ? after : before + ARROW + after);

function majorityIn({ type, majority, majority_then }: TileEffect, seat: number): Part | null {
  const [before, after] = [majority[seat], majority_then[seat]];
  if (type === null || !before || !after) return null;
  const count = becomes(String(before.count), String(after.count));
  const told = (tied: (short: string) => string): string =>
    say("effect-majority", { what: rowName(type), count, placed: becomes(placed(before, tied), placed(after, tied)) });
  const sign = (short: string): string => `=${short}`;
  return { words: told(sign), brief: placed(after, sign), spoken: told((short) => say("scores-place.tied", { short })) };
}

function placed({ place, tied }: Standing, shared: (short: string) => string): string {
  if (place === 0) return "";
  const short = say("scores-place", { place });
  return tied ? shared(short) : short;
}

// Where the points of a game came from: by the wall, the types and what modules bring, in the order of the scoring.
import type { ScoreSheet } from "../protocol";
import { TYPE_ORDER, WALL, gainsIn, pointsOf, rowOf } from "./rows";

export interface Source {
  /** `wall`, a building type, or the reason of a module. */
  readonly key: string;
  /** By seat. */
  readonly points: readonly number[];
}

/** Every source that brought somebody something, by seat. The neutral player cannot win and is left out. */
export function sourcesOf(score: ScoreSheet, seats: number): Source[] {
  const gains = [...score.past.flatMap((scoring) => scoring.gains), ...score.besides];
  const last = score.past.at(-1)?.gains ?? []; // has most of them, in their order
  return [...new Set([WALL, ...TYPE_ORDER, ...[...last, ...gains].map(({ reason }) => rowOf(reason))])]
    .map((key) => ({ key, points: Array.from({ length: seats }, (_, seat) => pointsOf(gainsIn(key, gains), seat)) }))
    .filter(({ points }) => points.some((one) => one !== 0));
}

export interface Verdict {
  /** By how many points, and those of the winner and of who came second. */
  readonly by: number;
  readonly most: number;
  readonly second: number;
  /** What alone is as large as the whole lead over the one who came second; none where that is not one thing. */
  readonly decided: { readonly key: string; readonly most: number; readonly second: number } | null;
}

/** By what a winner has won; nothing where a victory is shared. */
export function verdictOf(scores: readonly number[], winners: readonly number[], sources: readonly Source[]): Verdict | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const most = scores[winner] ?? 0;
  const others = scores.flatMap((points, seat) => (seat === winner ? [] : [{ seat, points }]));
  const second = Math.max(...others.map(({ points }) => points));
  const behind = others.filter(({ points }) => points === second).map(({ seat }) => seat);
  const [rival] = behind;
  const decided = rival === undefined || behind.length > 1 ? null : deciding(sources, winner, rival, most - second);
  return { by: most - second, most, second, decided };
}

function deciding(sources: readonly Source[], winner: number, rival: number, by: number): Verdict["decided"] {
  const leads = sources.map(({ key, points }) => ({ key, most: points[winner] ?? 0, second: points[rival] ?? 0 }));
  const lead = Math.max(...leads.map(({ most, second }) => most - second));
  const largest = leads.filter(({ most, second }) => most - second === lead);
  return lead >= by && largest.length === 1 ? (largest[0] ?? null) : null;
}

/** The seats, the best first; who has as many shares the place. */
export function standings(scores: readonly number[]): { seat: number; place: number; points: number }[] {
  return scores
    .map((points, seat) => ({ seat, points, place: 1 + scores.filter((other) => other > points).length }))
    .sort((one, other) => one.place - other.place || one.seat - other.seat);
}

export interface Part {
  readonly key: string;
  readonly points: number;
  readonly width: number;
  /** So much of its end lies under what was lost. */
  readonly covered: number;
  /** What has room in the rest. */
  readonly shows: "nothing" | "number" | "both";
}

const NUMBER = 22;
const BOTH = 46;

/** What a seat paid or lost, as a part of the same bar: it eats from its end. */
export function lossOf(sources: readonly Source[], seat: number, most: number, width: number): Part | null {
  const points = sources.reduce((sum, { points: all }) => sum + Math.min(0, all[seat] ?? 0), 0);
  if (points === 0) return null;
  const long = Math.min(width, (-points / Math.max(1, most)) * width);
  return { key: "lost", points, width: long, covered: 0, shows: long >= NUMBER + 6 ? "number" : "nothing" };
}

/** The parts of a bar that is `width` pixels long for `most` points. What was paid has no part. */
export function partsOf(sources: readonly Source[], seat: number, most: number, width: number): Part[] {
  const gained = sources.map(({ key, points }) => ({ key, points: points[seat] ?? 0 })).filter(({ points }) => points > 0);
  const lengthOf = (points: number): number => (points / Math.max(1, most)) * width;
  const free = lengthOf(gained.reduce((sum, { points }) => sum + points, 0)) - (lossOf(sources, seat, most, width)?.width ?? 0);
  let begins = 0;
  return gained.map(({ key, points }) => {
    const long = lengthOf(points);
    const seen = Math.min(long, Math.max(0, free - begins));
    begins += long;
    return { key, points, width: long, covered: long - seen, shows: seen >= BOTH ? "both" : seen >= NUMBER ? "number" : "nothing" } as const;
  });
}

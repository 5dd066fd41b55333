// A scoring row by row: the wall, each type, and what modules bring; after each row the scores as far as they are counted.
import type { Gain, ScoreSheet, Scoring, View } from "../protocol";
import { TYPE_ORDER, countIn, countOf, gainsIn, playersOf, pointsOf, range, rowsOf } from "./rows";

export interface Share {
  readonly player: number;
  /** Tiles of the type, or segments of the wall; null where the player has none by nature. */
  readonly count: number | null;
  /** 1 for the most, also where it brings nothing; 0 without any. */
  readonly place: number;
  readonly tied: boolean;
  readonly points: number;
}

export interface CountStep {
  /** `wall`, a building type, or the reason of a module. */
  readonly key: string;
  readonly shares: readonly Share[];
  readonly gains: readonly Gain[];
  /** What the places are worth, the best first; nothing where there are none. */
  readonly worth: readonly number[];
  /** The scores after this row. */
  readonly scores: readonly number[];
}

export interface Counting {
  readonly number: number;
  readonly before: readonly number[];
  readonly steps: readonly CountStep[];
  readonly gains: readonly number[];
  readonly after: readonly number[];
}

/** What the places of each type are worth at a scoring, the best first. */
export type Worth = ScoreSheet["worth"][number];

/** A `Scored` event says the scores afterwards; a scoring of the score sheet does not. */
export type HeldScoring = Scoring & { readonly scores?: readonly number[] };

/** What the places were worth at a scoring that was held. */
export const worthAt = (number: number, score: ScoreSheet | undefined): Worth =>
  score?.worth[score.past.findIndex((held) => held.number === number)] ?? {};

export function countingOf(scoring: HeldScoring, view: View, worth: Worth): Counting {
  const players = range(playersOf(view));
  const after = players.map((player) => (scoring.scores ?? view.scores)[player] ?? 0);
  const gains = players.map((player) => pointsOf(scoring.gains, player));
  const before = players.map((player) => (after[player] ?? 0) - (gains[player] ?? 0));
  let scores = before;
  const steps = rowsOf(scoring, view).map((key) => {
    const won = gainsIn(key, scoring.gains);
    const shares = sharesOf(key, won, view);
    scores = scores.map((score, player) => score + (shares[player]?.points ?? 0));
    return { key, shares, gains: won, worth: worth[key] ?? [], scores };
  });
  return { number: scoring.number, before, steps, gains, after };
}

function sharesOf(key: string, gains: readonly Gain[], view: View): Share[] {
  const own = TYPE_ORDER.includes(key) ? gains : []; // half a building is counted by the server
  const counts = range(playersOf(view)).map((player) => {
    const gain = own.find((one) => one.player === player);
    return gain ? countOf(gain) : countIn(key, player, view, gains);
  });
  return counts.map((count, player) => ({
    player,
    count,
    place: count && TYPE_ORDER.includes(key) ? 1 + counts.filter((other) => (other ?? 0) > count).length : 0,
    tied: count !== null && count > 0 && TYPE_ORDER.includes(key) && counts.filter((other) => other === count).length > 1,
    points: pointsOf(gains, player),
  }));
}

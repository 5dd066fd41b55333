// Score sheets as tables: by building type and player, with what changed. Counting is no rule; places and points are
// the server's.
import type { Gain, ScoreSheet, Scoring, View } from "../protocol";

export const WALL = "wall";
export const TYPE_ORDER: readonly string[] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];

export interface Cell {
  /** Tiles of the type, or segments of the wall; null where the player has none by nature. */
  readonly count: number | null;
  /** 1 for the most; 0 without a place that scores. */
  readonly place: number;
  readonly tied: boolean;
  readonly points: number;
  readonly countChange: number;
  readonly pointsChange: number;
}

export interface Row {
  /** `wall`, a building type, or the reason of a module. */
  readonly key: string;
  readonly cells: readonly Cell[];
}

export interface ScoreTable {
  readonly number: number;
  readonly rows: readonly Row[];
  /** What each player would gain, and by how much that changed. */
  readonly gains: readonly number[];
  readonly changes: readonly number[];
  /** The scores with those gains. */
  readonly sums: readonly number[];
}

/** The seats and, in games with it, the neutral player behind them. */
export function playersOf(view: View): number {
  return view.seats + (view.neutral === null ? 0 : 1);
}

/** How many tiles of a type each player has. */
export function countsOf(view: View, type: string): number[] {
  const palaces = view.palaces.map((palace) => palace.tiles.map((laid) => laid.tile));
  const all = view.neutral === null ? palaces : [...palaces, view.neutral];
  return all.map((tiles) => tiles.filter((tile) => view.types[tile] === type).length);
}

export function pointsOf(gains: readonly Gain[], player: number): number {
  return gains.reduce((sum, gain) => sum + (gain.player === player ? gain.points : 0), 0);
}

interface Sides {
  readonly score: ScoreSheet;
  readonly view: View;
}

/** The next scoring as if it were held now, against how it stood before. */
export function scoreTable(now: Sides, before?: Sides): ScoreTable | null {
  const scoring = now.score.now;
  if (!scoring) return null;
  // Against another scoring nothing can be compared: it gives other points.
  const old = before?.score.now?.number === scoring.number ? before : undefined;
  const players = playersOf(now.view);
  const keys = [WALL, ...TYPE_ORDER, ...otherReasons(scoring)];
  const rows = keys.map((key) => ({ key, cells: cells(key, players, now, old) }));
  const gains = range(players).map((player) => pointsOf(scoring.gains, player));
  const past = old?.score.now?.gains;
  return {
    number: scoring.number,
    rows,
    gains,
    changes: gains.map((gain, player) => (past ? gain - pointsOf(past, player) : 0)),
    sums: gains.map((gain, player) => gain + (now.score.scores[player] ?? 0)),
  };
}

export function otherReasons(scoring: Scoring): string[] {
  const reasons = scoring.gains.map((gain) => gain.reason);
  return [...new Set(reasons)].filter((reason) => reason !== WALL && !TYPE_ORDER.includes(reason));
}

function cells(key: string, players: number, now: Sides, old: Sides | undefined): Cell[] {
  return range(players).map((player) => {
    const count = countFor(key, player, now);
    const gain = gainFor(key, player, now);
    const points = gain?.points ?? 0;
    return {
      count,
      place: gain?.place ?? 0,
      tied: (gain?.tied.length ?? 0) > 0,
      points,
      countChange: old ? (count ?? 0) - (countFor(key, player, old) ?? 0) : 0,
      pointsChange: old ? points - (gainFor(key, player, old)?.points ?? 0) : 0,
    };
  });
}

function countFor(key: string, player: number, { view, score }: Sides): number | null {
  if (key === WALL) return view.palaces[player]?.wall ?? null;
  if (TYPE_ORDER.includes(key)) return countsOf(view, key)[player] ?? 0;
  return gainFor(key, player, { view, score })?.count ?? null;
}

function gainFor(key: string, player: number, { score }: Sides): Gain | undefined {
  return score.now?.gains.find((gain) => gain.player === player && gain.reason === key);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

// Score sheets as tables: by building type and player, with what changed. Counting is no rule; places and points are
// the server's.
import type { ScoreSheet, View } from "../protocol";
import { countIn, gainsIn, playersOf, pointsOf, range, rowsNow } from "./rows";

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
  const rows = rowsNow(scoring, now.view).map((key) => ({ key, cells: cells(key, players, now, old) }));
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

function cells(key: string, players: number, now: Sides, old: Sides | undefined): Cell[] {
  return range(players).map((player) => {
    const [cell, before] = [cellOf(key, player, now), old && cellOf(key, player, old)];
    return {
      ...cell,
      countChange: before ? (cell.count ?? 0) - (before.count ?? 0) : 0,
      pointsChange: before ? cell.points - before.points : 0,
    };
  });
}

function cellOf(key: string, player: number, { view, score }: Sides): Pick<Cell, "count" | "place" | "tied" | "points"> {
  const gains = score.now?.gains ?? [];
  const own = gainsIn(key, gains).filter((gain) => gain.player === player);
  const [first] = own;
  return {
    count: countIn(key, player, view, gains),
    place: first?.place ?? 0,
    tied: (first?.tied.length ?? 0) > 0,
    points: pointsOf(own, player),
  };
}

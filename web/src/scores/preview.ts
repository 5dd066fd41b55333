// What a turn changes, in few words: the wall, the majorities, and the points if it were scored now.
import type { ScoreSheet, View } from "../protocol";
import { WALL } from "./rows";
import { scoreTable, type Cell } from "./table";

export interface Change {
  /** `wall`, a building type, or the reason of a module. */
  readonly key: string;
  readonly before: Cell;
  readonly after: Cell;
}

export interface TurnPreview {
  readonly before: number;
  readonly after: number;
  readonly wall: { readonly before: number; readonly after: number };
  /** The own rows in which something changed, the wall apart. */
  readonly majorities: readonly Change[];
  readonly others: readonly { readonly player: number; readonly change: number }[];
}

export function previewOf(
  seat: number,
  now: { score: ScoreSheet; view: View },
  then: { score: ScoreSheet; view: View },
): TurnPreview | null {
  const after = scoreTable(now, then);
  const before = scoreTable(then);
  if (!after || !before) return null;
  const majorities = after.rows.flatMap((row) => {
    const cell = row.cells[seat];
    const old = before.rows.find((one) => one.key === row.key)?.cells[seat];
    if (!cell || !old || row.key === WALL || same(cell, old)) return [];
    return [{ key: row.key, before: old, after: cell }];
  });
  return {
    before: before.gains[seat] ?? 0,
    after: after.gains[seat] ?? 0,
    wall: { before: then.view.palaces[seat]?.wall ?? 0, after: now.view.palaces[seat]?.wall ?? 0 },
    majorities,
    others: after.changes.flatMap((change, player) => (player === seat || change === 0 ? [] : [{ player, change }])),
  };
}

function same(one: Cell, other: Cell): boolean {
  return (
    one.count === other.count && one.place === other.place && one.tied === other.tied && one.points === other.points
  );
}

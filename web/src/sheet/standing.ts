/** The common score sheet, read from a view: who has how many, who completed a type, which places are left. */
import type { SheetScoreSheet, SheetView } from "../protocol";
import { SHEET } from "../sheetCard";
import { SIZES, type TypeName } from "./squares";

export interface TypeRow {
  readonly type: TypeName;
  readonly size: number;
  /** By player; fictitious ones come last. */
  readonly counts: readonly number[];
  /** The points of each place, and whether it is awarded. */
  readonly places: readonly { readonly points: number; readonly taken: boolean }[];
  /** Players who have completed it, the first first. */
  readonly completed: readonly number[];
}

export function rowsOf(view: SheetView): readonly TypeRow[] {
  return SHEET.types.map((type, at) => {
    const rounds = view.completed.map((types, player) => ({ player, round: types[at] ?? 0 })).filter(({ round }) => round > 0);
    const completed = rounds.sort((one, other) => one.round - other.round).map(({ player }) => player);
    return {
      type,
      size: SIZES[type],
      counts: [...view.sheets.map(({ counts }) => counts[at] ?? 0), ...view.ticks.map((ticks) => ticks[at] ?? 0)],
      places: SHEET.places[type].map((points, place) => ({ points, taken: place < completed.length })),
      completed,
    };
  });
}

/** What a player would get for a type if the game ended now; of one that is awarded, what it brought. */
export function pointsNow(score: SheetScoreSheet | null, player: number, reason: string): number {
  const gains = [...(score?.past ?? []), ...(score?.now ? [score.now] : [])].flatMap((one) => one.gains);
  return gains.filter((gain) => gain.player === player && gain.reason === reason).reduce((sum, gain) => sum + gain.points, 0);
}

/** The points of a player if the game ended now. */
export function totalNow(score: SheetScoreSheet | null, player: number): number {
  const more = score?.now?.gains.filter((gain) => gain.player === player).reduce((sum, gain) => sum + gain.points, 0) ?? 0;
  return (score?.scores[player] ?? 0) + more;
}

/** Types of which a player lacks one building. */
export const nearly = (rows: readonly TypeRow[], player: number): TypeName[] => rows.filter(({ counts, size }) => counts[player] === size - 1).map(({ type }) => type);

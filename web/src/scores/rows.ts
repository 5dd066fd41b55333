// Which rows a scoring has, and what each of them counts: the wall, the types, and what modules bring.
import { halvesIn, facesIn, reasonFace } from "../modules/faces";
import type { Gain, Scoring, View } from "../protocol";

export const WALL = "wall";
export const TYPE_ORDER: readonly string[] = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"];

/** The row in which a reason is counted. */
export const rowOf = (reason: string): string => reasonFace(reason)?.row ?? reason;

export const gainsIn = (key: string, gains: readonly Gain[]): Gain[] => gains.filter(({ reason }) => rowOf(reason) === key);

/** The types in the order in which they are counted at a scoring. */
function typesAt(view: View, scoring: number): readonly string[] {
  for (const face of facesIn(view)) {
    const order = face.typeOrder?.(view, scoring);
    if (order) return order;
  }
  return TYPE_ORDER;
}

/** The seats and, in games with it, the neutral player behind them. */
export const playersOf = (view: View): number => view.seats + (view.neutral === null ? 0 : 1);

/** The wall, the types, and of modules what brings somebody something. */
export function rowsOf(scoring: Scoring, view: View): string[] {
  const brought = scoring.gains.map(({ reason }) => rowOf(reason));
  return [...new Set([WALL, ...typesAt(view, scoring.number), ...brought])];
}

/** The same, and behind them what somebody has that brings nothing now. */
export function rowsNow(scoring: Scoring, view: View): string[] {
  const known = facesIn(view).flatMap(({ reasons }) => Object.entries(reasons ?? {}).map(([key, { row }]) => row ?? key));
  const owned = known.filter((key) => range(playersOf(view)).some((player) => reasonFace(key)?.count?.(view, player)));
  return [...new Set([...rowsOf(scoring, view), ...owned])];
}

/** How many tiles of a type each player has, with what modules count besides. */
export function countsOf(view: View, type: string): number[] {
  const palaces = view.palaces.map((palace) => palace.tiles.map((laid) => laid.tile));
  const all = view.neutral === null ? palaces : [...palaces, view.neutral];
  return all.map((tiles, player) => {
    const count = tiles.filter((tile) => view.types[tile] === type).length;
    return count > 0 ? count + halvesIn(view, type, player) : 0;
  });
}

/** The tiles that a gain counts; half a building is one of them. */
export const countOf = (gain: Gain): number => gain.count + gain.tiles.filter((tile) => tile.startsWith("half-")).length / 2;

/** `2½`. */
export const countWord = (count: number): string => (Number.isInteger(count) ? `${count}` : `${Math.floor(count) || ""}½`);

/** How many of a row a player has: tiles, segments, or what a module counts; null where there is nothing by nature. */
export function countIn(key: string, player: number, view: View, gains: readonly Gain[]): number | null {
  if (key === WALL) return view.palaces[player]?.wall ?? null;
  if (TYPE_ORDER.includes(key)) return countsOf(view, key)[player] ?? 0;
  const { count } = reasonFace(key) ?? {};
  return count ? count(view, player) : (gainsIn(key, gains).find((gain) => gain.player === player)?.count ?? null);
}

export function pointsOf(gains: readonly Gain[], player: number): number {
  return gains.reduce((sum, gain) => sum + (gain.player === player ? gain.points : 0), 0);
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

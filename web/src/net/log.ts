/** Plain data from the parts that the server sends. */

import { FACES } from "../modules/faces";
import type { GameConfig, GameEvent, LogEntry, PalaceInfo, Places, Refusal, Update } from "../protocol";

/** Both parts in order, every entry once. */
export function merged(old: readonly LogEntry[], more: readonly LogEntry[]): readonly LogEntry[] {
  if (more.length === 0) return old;
  const first = more[0];
  const last = old.at(-1);
  if (first === undefined || last === undefined) return more;
  if (first.seq > last.seq) return [...old, ...more];
  const bySeq = new Map([...old, ...more].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** What every square says to a tile. That there is a tile already needs no words. */
export function verdictsOf(answer: Places): ReadonlyMap<string, Refusal | null> {
  const said = answer.squares.filter((square) => square.refusal?.code !== "occupied");
  return new Map(said.map((square) => [square.place, square.refusal]));
}

/** The game of an update, where it is one of palaces. */
export function palaceOf(update: Update): PalaceInfo | null {
  return update.game?.kind === "palace" ? update.game : null;
}

/** What happened, at a table that this page shows: classic Alhambra without a module. */
export function eventsOf(entry: LogEntry): readonly GameEvent[] {
  return entry.events as readonly GameEvent[];
}

/** What of a game this page has no pictures for yet: the box, or else modules without a face. */
export function unshown({ box, modules }: GameConfig): readonly string[] {
  return box === "classic" ? modules.filter((module) => !FACES.has(module)) : [box];
}

/** Plain data from the parts that the server sends. */

import type { GameEvent, LogEntry, PalaceInfo, Places, Refusal, Update } from "../protocol";

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

/** What every square says to a tile. That there is a tile already needs no words; that half a square is not free does. */
export function verdictsOf(answer: Places): ReadonlyMap<string, Refusal | null> {
  const said = answer.squares.filter((square) => square.refusal?.id !== "tile-there");
  return new Map(said.map((square) => [square.place, square.refusal]));
}

/** The game of an update, where it is one of palaces. */
export function palaceOf(update: Update): PalaceInfo | null {
  return update.game?.kind === "palace" ? update.game : null;
}

/** What happened in a game of palaces; events of modules are told by their faces. */
export function eventsOf(entry: LogEntry): readonly GameEvent[] {
  return entry.events as readonly GameEvent[];
}


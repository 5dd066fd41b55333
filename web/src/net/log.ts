/** Plain data from the parts that the server sends. */

import type { LogEntry, Places, Refusal } from "../protocol";

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

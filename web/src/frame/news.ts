/** What a player has not seen yet, by the log. */

import { eventsOf } from "../net/log";
import type { LogEntry, Scoring } from "../protocol";

const ofOthers = (entry: LogEntry, seat: number | null): boolean => entry.seat !== seat;

export const after = (log: readonly LogEntry[], seq: number): readonly LogEntry[] => log.filter((entry) => entry.seq > seq);

/** How many turns of others a seat has not seen. */
export const turnsMissed = (log: readonly LogEntry[], seq: number, seat: number | null): number =>
  after(log, seq).filter((entry) => entry.kind === "turn" && ofOthers(entry, seat)).length;

/** The last turn of a seat in the log; 0 where it has none. */
export const lastTurnOf = (log: readonly LogEntry[], seat: number | null): number =>
  log.findLast((entry) => entry.kind === "turn" && entry.seat === seat)?.seq ?? 0;

const saidAfter = (log: readonly LogEntry[], seq: number, seat: number | null): readonly LogEntry[] =>
  after(log, seq).filter((entry) => entry.kind === "said" && (entry.seat === null || ofOthers(entry, seat)));

/** What others have said since. */
export const remarksAfter = (log: readonly LogEntry[], seq: number, seat: number | null): readonly LogEntry[] =>
  saidAfter(log, seq, seat).filter(({ emote }) => !emote);

/** The pictures others have sent since. */
export const emotesAfter = (log: readonly LogEntry[], seq: number, seat: number | null): readonly LogEntry[] =>
  saidAfter(log, seq, seat).filter(({ emote }) => emote);

/** The scorings that a log tells of, with tiles and walls. */
export function scoringsIn(log: readonly LogEntry[]): Scoring[] {
  return log.flatMap((entry) => eventsOf(entry)).flatMap((event) => (event.event === "Scored" ? [event] : []));
}

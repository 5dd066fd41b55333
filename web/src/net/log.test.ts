import { expect, it } from "vitest";
import type { LogEntry } from "../protocol";
import { merged } from "./log";

const entry = (seq: number): LogEntry => ({
  seq, at: 0, kind: "turn", seat: 0, name: null, text: null, on: null, by_bot: false, by_host: false, by: null, by_name: null, bot: null, bot_before: null, events: [], emote: null, change: null,
});
const seqs = (log: readonly LogEntry[]): number[] => log.map((one) => one.seq);

it("puts the parts of a log together, every entry once", () => {
  const log = merged([], [entry(4), entry(6)]);
  expect(seqs(merged(log, [entry(7)]))).toEqual([4, 6, 7]);
  expect(seqs(merged(log, [entry(6), entry(9)]))).toEqual([4, 6, 9]);
  expect(seqs(merged(log, [entry(1), entry(2)]))).toEqual([1, 2, 4, 6]);
  expect(merged(log, [])).toBe(log);
});

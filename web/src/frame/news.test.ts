import { describe, expect, it } from "vitest";
import type { LogEntry } from "../protocol";
import { lastTurnOf, remarksAfter, scoringsIn, turnsMissed } from "./news";

function entry(seq: number, kind: LogEntry["kind"], seat: number, events: unknown[] = []): LogEntry {
  return { seq, at: 0, kind, seat, name: null, text: null, on: null, by_bot: false, events } as unknown as LogEntry;
}

const log = [entry(1, "turn", 0), entry(2, "turn", 1), entry(3, "said", 1), entry(4, "said", 0), entry(5, "turn", 2)];

describe("what a player has not seen", () => {
  it("are the turns of the others since the own", () => {
    expect([lastTurnOf(log, 0), lastTurnOf(log, 3)]).toEqual([1, 0]);
    expect([turnsMissed(log, 1, 0), turnsMissed(log, 2, 0), turnsMissed(log, 0, 2)]).toEqual([2, 1, 2]);
  });

  it("are the remarks of others", () => {
    expect(remarksAfter(log, 0, 0).map(({ seq }) => seq)).toEqual([3]);
    expect(remarksAfter(log, 3, null).map(({ seq }) => seq)).toEqual([4]);
  });

  it("are scorings, walls and all", () => {
    const scored = { event: "Scored", number: 3, gains: [], scores: [1, 2] };
    expect(scoringsIn([entry(1, "turn", 0, [{ event: "EndBegan" }, scored]), entry(2, "turn", 1)])).toEqual([scored]);
  });
});

import { describe, expect, it } from "vitest";
import type { TableSummary } from "../protocol";
import { PLAIN } from "./levels";
import { rankOf, sinceText, sorted, type Known } from "./mine";

const mine = (table: string, seat = 0) => ({ table, keys: [{ seat, secret: "s" }], opened: 0, seen: 0, muted: [], box: null, host: null });
const known = (stage: TableSummary["stage"], actor: number | null = null): Known => ({
  table: "t", stage, actor, game: { box: "classic", modules: [], options: {} }, settings: PLAIN,
  seats: [], host: 0, watchers: 0, turn_since: 0, rematch: null, unread: [], daily: null, now: 0, scores: [], palace: null, sheet: null,
});

describe("my tables", () => {
  it("where I am to move comes first, what is gone last", () => {
    expect(rankOf(mine("a", 1), known("playing", 1))).toBe(0);
    expect(rankOf(mine("a", 0), known("playing", 1))).toBe(1);
    const all: Record<string, Known> = { gone: "gone", over: known("over"), lobby: known("lobby"), theirs: known("playing", 1), ours: known("playing", 0) };
    expect(sorted(Object.keys(all).map((table) => mine(table)), (table) => all[table] ?? null).map(({ table }) => table)).toEqual(["ours", "theirs", "lobby", "over", "gone"]);
  });

  it("keeps the order of those that are alike", () => {
    expect(sorted([mine("one"), mine("two")], () => null).map(({ table }) => table)).toEqual(["one", "two"]);
  });

  it("says since when in one unit", () => {
    expect(sinceText(59_000)).toBe("just now");
    expect(sinceText(5 * 60_000)).toBe("for 5 min");
    expect(sinceText(150 * 60_000)).toBe("for 2 h");
    expect(sinceText(30 * 3_600_000)).toBe("for a day");
    expect(sinceText(50 * 3_600_000)).toBe("for 2 days");
  });
});

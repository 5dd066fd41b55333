import { describe, expect, it } from "vitest";
import type { LogEntry, TableInfo, View } from "../protocol";
import { namesOf, openHand, othersOf, playersOf, scoringsIn } from "./scene";

describe("the scene", () => {
  it("lists the others in the order of play", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, 0)).toEqual([1]);
  });

  it("calls a seat that was left free, and in the story a player", () => {
    const info = { seats: [{ name: "Anna" }, { name: "" }] } as unknown as TableInfo;
    expect(namesOf(info)).toEqual(["Anna", "Free seat"]);
    expect(playersOf(info)).toEqual(["Anna", "Player 2"]);
  });

  it("finds the scorings of a log, walls and all", () => {
    const entry = { seq: 1, at: 0, kind: "turn", seat: 0, name: null, text: null, on: null, by_bot: false } as const;
    const scored = { event: "Scored", number: 3, gains: [], scores: [1, 2] } as const;
    const log = [{ ...entry, events: [{ event: "EndBegan" }, scored] }, { ...entry, events: [] }] as unknown as LogEntry[];
    expect(scoringsIn(log)).toEqual([scored]);
  });

  it("shows a hand only where it is open", () => {
    const view = { seat: 0, hand: ["y1"], memory: null, shown_hands: [] } as unknown as View;
    expect(openHand(view, 0)).toEqual(["y1"]);
    expect(openHand(view, 1)).toBeNull();
    expect(openHand({ ...view, shown_hands: [["y1"], ["g2"]] }, 1)).toEqual(["g2"]);
  });
});

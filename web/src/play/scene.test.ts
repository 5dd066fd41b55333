import { describe, expect, it } from "vitest";
import type { ScoreSheet, View } from "../protocol";
import { openHand, othersOf, wallOf } from "./scene";

describe("the scene", () => {
  it("lists the others in the order of play", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, 0)).toEqual([1]);
  });

  it("finds the wall of a player", () => {
    const gain = { points: 2, clause: "A-71", count: 2, place: 0, tied: [], tiles: [] };
    const score: ScoreSheet = {
      past: [], scores: [0, 0], besides: [],
      now: { number: 1, gains: [
        { ...gain, player: 1, reason: "wall", segments: ["c-N", "e1-N"] },
        { ...gain, player: 1, reason: "tower", segments: [] },
      ] },
    };
    expect(wallOf(score, 1)).toEqual(["c-N", "e1-N"]);
    expect(wallOf(score, 0)).toEqual([]);
    expect(wallOf({ ...score, now: null }, 1)).toEqual([]);
  });

  it("shows a hand only where it is open", () => {
    const view = { seat: 0, hand: ["y1"], memory: null, shown_hands: [] } as unknown as View;
    expect(openHand(view, 0)).toEqual(["y1"]);
    expect(openHand(view, 1)).toBeNull();
    expect(openHand({ ...view, shown_hands: [["y1"], ["g2"]] }, 1)).toEqual(["g2"]);
  });
});

import { describe, expect, it } from "vitest";
import type { TableInfo, View } from "../protocol";
import { namesOf, openHand, othersOf, playersOf } from "./scene";

describe("the scene", () => {
  it("lists the others in the order of play", () => {
    expect(othersOf(4, 2)).toEqual([3, 0, 1]);
    expect(othersOf(2, 0)).toEqual([1]);
  });

  it("calls a seat that was left free, in the story a player, and who has no name always so", () => {
    const info = { seats: [{ kind: "person", name: "Anna" }, { kind: "open", name: "" }, { kind: "person", name: "" }] } as unknown as TableInfo;
    expect(namesOf(info)).toEqual(["Anna", "Free seat", "Player 3"]);
    expect(playersOf(info)).toEqual(["Anna", "Player 2", "Player 3"]);
  });

  it("shows a hand only where it is open", () => {
    const view = { seat: 0, hand: ["y1"], memory: null, shown_hands: [] } as unknown as View;
    expect(openHand(view, 0)).toEqual(["y1"]);
    expect(openHand(view, 1)).toBeNull();
    expect(openHand({ ...view, shown_hands: [["y1"], ["g2"]] }, 1)).toEqual(["g2"]);
  });
});

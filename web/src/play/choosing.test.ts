import { describe, expect, it } from "vitest";
import type { Choices } from "../protocol";
import { affordable, canTake, cardsAt, indicesOf, movable, paymentOf, purchaseAt, squareOfLetter, sumOf, swappable, toggled, usable } from "./choosing";
import { buyWord, keepWord, layWord, swapWord, takeWord } from "./words";

const choices: Choices = {
  take: [["y3"], ["g2"], ["g2", "y3"]],
  buy: [
    { square: 1, tile: "tower-9-ES", price: 9, payments: [{ cards: ["y4", "y5"], sum: 9, over: 0 }, { cards: ["y5", "y5"], sum: 10, over: 1 }] },
    { square: 3, tile: "garden-8-NE", price: 8, payments: [{ cards: ["b9"], sum: 9, over: 1 }] },
  ],
  lay: {},
  keep: [],
  give: [],
  remove: ["tower-7"],
  swap: { "tower-7": ["garden-9"], "pavilion-2": ["garden-9", "tower-12"] },
  done: false,
  passing: false,
  words: [],
};

describe("payments", () => {
  const hand = ["y4", "y5", "y5", "g1", "b9"];

  it("finds equal cards one after the other", () => {
    expect(indicesOf(hand, ["y5", "y5"])).toEqual([1, 2]);
    expect(indicesOf(hand, ["y5", "y5", "y5"])).toEqual([1, 2]);
    expect(cardsAt(hand, [4, 0])).toEqual(["b9", "y4"]);
    expect(cardsAt([null, "y1"], [0, 1])).toEqual(["y1"]);
  });

  it("knows a payment whatever the order of its cards", () => {
    const tower = purchaseAt(choices, 1);
    expect(paymentOf(tower, ["y5", "y4"])?.over).toBe(0);
    expect(paymentOf(tower, ["y5"])).toBeNull();
    expect(paymentOf(purchaseAt(choices, 2), ["y5"])).toBeNull();
  });

  it("lights the cards that some payment uses", () => {
    expect(usable(hand, purchaseAt(choices, 1))).toEqual([0, 1, 2]);
    expect(usable(hand, null)).toEqual([]);
  });

  it("says what can be paid exactly", () => {
    expect(affordable(choices)).toEqual({ 1: "exact", 3: "over" });
    expect(affordable(null)).toEqual({});
  });

  it("adds up", () => {
    expect(sumOf(["y4", "y5"])).toBe(9);
    expect(squareOfLetter("o")).toBe(4);
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});

describe("other offers", () => {
  it("takes only what is offered", () => {
    expect(canTake(choices, ["y3", "g2"])).toBe(true);
    expect(canTake(choices, ["y3", "y3"])).toBe(false);
  });

  it("redesigns", () => {
    expect(swappable(choices, "garden-9")).toEqual(["tower-7", "pavilion-2"]);
    expect(swappable(choices, "tower-12")).toEqual(["pavilion-2"]);
    expect(movable(choices)).toEqual(["tower-7", "pavilion-2"]);
  });
});

describe("words", () => {
  it("are those of the protocol", () => {
    expect(takeWord(["y3", "g2"])).toBe("take:y3,g2");
    expect(buyWord(2, ["g4", "g5"])).toBe("buy:2:g4,g5");
    expect(layWord("tower-9-ES", "n2e1")).toBe("lay:tower-9-ES@n2e1");
    expect(keepWord("tower-9-ES")).toBe("keep:tower-9-ES");
    expect(swapWord("a", "b")).toBe("swap:a/b");
  });
});

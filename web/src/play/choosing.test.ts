import { describe, expect, it } from "vitest";
import { affordable, canTake, cardsAt, indicesOf, movable, offersOf, paymentOf, purchaseAt, squareOfLetter, sumOf, swappable, toggled, usable, type Offers } from "./choosing";
import { buyWord, keepWord, layWord, swapWord, takeWord } from "./words";

const choices: Offers = offersOf({
  groups: [
    { form: "take:{}", kinds: ["slots"], picks: { y3: 0, g2: 0, "g2,y3": 0 }, prices: {} },
    {
      form: "buy:{}:{}", kinds: ["market-square", "cards"], prices: { 1: 9, 3: 8 },
      picks: { 1: { "y4,y5": 0, "y5,y5": 1 }, 3: { b9: 1 } },
    },
    { form: "remove:{}", kinds: ["tile"], picks: { "tower-7": 0 }, prices: {} },
    {
      form: "swap:{}/{}", kinds: ["tile", "tile"], prices: {},
      picks: { "tower-7": { "garden-9": 0 }, "pavilion-2": { "garden-9": 0, "tower-12": 0 } },
    },
    { form: "{}", kinds: ["button"], picks: { done: 0, "draw:markers": 0 }, prices: {} },
  ],
});

it("reads the groups of the server", () => {
  expect(choices.buy[0]).toEqual({
    square: 1, price: 9, payments: [{ cards: ["y4", "y5"], over: 0 }, { cards: ["y5", "y5"], over: 1 }],
  });
  expect([choices.done, choices.passing, choices.words]).toEqual([true, false, ["draw:markers"]]);
  expect(choices.swap["pavilion-2"]).toEqual(["garden-9", "tower-12"]);
});

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

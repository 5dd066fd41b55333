import { describe, expect, it } from "vitest";
import { affordable, cardsAt, indexOf, indicesOf, letterOfSquare, paymentOf, purchasesOf, purchaseWord, squareOfLetter, takings, toggled, usable } from "./choosing";
import { sumOf } from "../board/cards";
import { readingsOf, standing } from "./path";
import { buyWord, takeWord, verbOf } from "./words";

const readings = readingsOf({
  groups: [
    { form: "take:{}", kinds: ["slots"], picks: { y3: 0, g2: 0, "g2,y3": 0 }, prices: {} },
    {
      form: "buy:{}:{}", kinds: ["market-square", "cards"], prices: { 1: 9, 3: 8 },
      picks: { 1: { "y4,y5": 0, "y5,y5": 1 }, 3: { b9: 1 } },
    },
  ],
});
const start = standing(readings, []);

function at(square: number) {
  const path = [{ kind: "market-square", thing: String(square) }] as const;
  return purchasesOf(standing(readings, path), path)[0] ?? null;
}

it("reads what can be bought", () => {
  expect(at(1)).toEqual({
    form: "buy:{}:{}", things: ["1"], price: 9,
    payments: [{ cards: ["y4", "y5"], over: 0 }, { cards: ["y5", "y5"], over: 1 }],
  });
  expect(at(2)).toBeNull();
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
    const tower = at(1);
    expect(paymentOf(tower, ["y5", "y4"])?.over).toBe(0);
    expect(paymentOf(tower, ["y5"])).toBeNull();
    expect(paymentOf(at(2), ["y5"])).toBeNull();
  });

  it("lights the cards that some payment uses", () => {
    expect(usable(hand, at(1))).toEqual([0, 1, 2]);
    expect(usable(hand, null)).toEqual([]);
  });

  it("says what can be paid, and how much is overpaid at the least", () => {
    expect(affordable(readings)).toEqual({ 1: 0, 3: 1 });
    expect(affordable([])).toEqual({});
  });

  it("adds up", () => {
    expect(sumOf(["y4", "y5"])).toBe(9);
    expect(squareOfLetter("o")).toBe(4);
    expect(toggled([1, 2], 2)).toEqual([1]);
    expect(toggled([1], 2)).toEqual([1, 2]);
  });
});

it("takes only what is offered", () => {
  expect(takings(start, ["y3", "g2"]).map(({ word }) => word)).toEqual(["take:g2,y3"]);
  expect(takings(start, ["y3", "y3"])).toEqual([]);
});

it("finds a card by its name: one that is chosen first, to put it back", () => {
  expect(indexOf(["y5", "y4", "y5", null], "y5", [])).toBe(0);
  expect(indexOf(["y5", "y4", "y5", null], "y5", [1, 2])).toBe(2);
  expect(indexOf(["y5"], "g1", [0])).toBe(-1);
});

it("speaks the words of the protocol", () => {
  expect(takeWord(["y3", "g2"])).toBe("take:y3,g2");
  expect(buyWord(2, ["g4", "g5"])).toBe("buy:2:g4,g5");
  const dear = at(3);
  expect(dear && purchaseWord(dear, ["b9"])).toBe("buy:3:b9");
  expect([verbOf("lay:{}@{}"), verbOf("{}")]).toEqual(["lay", "{}"]);
  expect(letterOfSquare(2)).toBe("g");
});

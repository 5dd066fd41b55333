import { expect, test } from "vitest";
import { cardName } from "../words/names";
import { grouped } from "./cards";

test("a card is called by its value and currency", () => {
  expect(cardName("y3")).toBe("3 florin");
  expect(cardName("o9")).toBe("9 ducat");
});

test("a hand is grouped in the order of the market, with sums and the indices of the hand", () => {
  expect(grouped(["o9", "g5", "y2", "g1", "g5"])).toEqual([
    { currency: "y", sum: 2, cards: [{ card: "y2", index: 2 }] },
    {
      currency: "g",
      sum: 11,
      cards: [
        { card: "g1", index: 3 },
        { card: "g5", index: 1 },
        { card: "g5", index: 4 },
      ],
    },
    { currency: "o", sum: 9, cards: [{ card: "o9", index: 0 }] },
  ]);
  expect(grouped([])).toEqual([]);
});

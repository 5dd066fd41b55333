import { describe, expect, it } from "vitest";
import { refusalMessage } from "../board/refusals";
import cases from "../fixtures/refusals.json";
import type { Refusal } from "../protocol";
import { ofTheHand } from "./purse";

const met = (id: string): Refusal => cases.find(({ refusal }) => refusal.id === id)?.refusal as unknown as Refusal;

describe("a tile that cannot be paid", () => {
  it("is told without a card that nobody showed, where there is no money of its currency", () => {
    const refusal = ofTheHand(met("wrong-currency"), 4, "b");
    expect(refusalMessage(refusal)).toBe("Arcades 4 costs 4 dinar; you have no dinar cards.");
    expect(refusal.clause).toBe("A-40");
  });

  it("is told with all that there is of it", () => {
    expect(refusalMessage(ofTheHand(met("too-little-paid"), 13, "y"))).toBe("Tower 13 costs 13 florin; your florin cards are worth 7.");
  });

  it("is told as the server says it, where it says something else", () => {
    const refusal = met("no-side-shared");
    expect(ofTheHand(refusal, 13, "y")).toBe(refusal);
  });
});

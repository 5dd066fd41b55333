import { describe, expect, it } from "vitest";
import type { Refusal } from "../protocol";
import { refusalMessage } from "./refusals";

const said = (message: string): string => refusalMessage({ id: "", args: {}, message });

describe("what a refusal says", () => {
  it("names tiles, cards and places as the page does, in whatever language it is", () => {
    expect(said("garden-8-NW at n1w1 would share no side with the palace.")).toBe("Garden 8 at 1 north, 1 west would share no side with the palace.");
    expect(said("tower-10 costs 10; these cards are worth 4.")).toBe("Tower 10 costs 10; these cards are worth 4.");
    expect(said("Without garden-10-none there would be a hole at n1.")).toBe("Without Garden 10 there would be a hole at 1 north.");
    expect(said("tower-9-ES is paid for in florins, not with g2 and b9.")).toBe("Tower 9 is paid for in florins, not with 2 dirham and 9 dinar.");
  });

  it("is of the catalogue where that knows the refusal", () => {
    const tile = "tower-9-ES";
    const place = "n1w1";
    const known = (id: string, args: Refusal["args"]) => refusalMessage({ id, args, message: "?" });
    expect(known("no-side-shared", { tile, place })).toBe("Tower 9 would share no side with the palace.");
    expect(known("walls-differ", { tile, place, sides: ["north", "east"] })).toBe("Tower 9 would put a wall against an open side in the north and east.");
    expect(known("wrong-currency", { tile, currency: "florin", wrong: ["g2", "b9"] })).toBe("Tower 9 is paid for in florins, not with 2 dirham and 9 dinar.");
    expect(known("superfluous-card", { tile, price: 9, spare: "y1" })).toBe("Tower 9 costs 9: it is paid for without 1 florin, and no change is given.");
    expect(known("too-much-taken", { sum: 6 })).toBe("Several cards may sum to 5 at most; these sum to 6.");
  });

  it("leaves other words alone", () => {
    const text = "Several cards may sum to 5 at most; these sum to 6.";
    expect(said(text)).toBe(text);
  });
});

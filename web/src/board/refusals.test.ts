import { describe, expect, it } from "vitest";
import { refusalMessage } from "./refusals";

const said = (message: string): string => refusalMessage({ message });

describe("what a refusal says", () => {
  it("names tiles and cards as the page does, and leaves places to the board", () => {
    expect(said("garden-8-NW at n1w1 would share no side with the palace.")).toBe("Garden 8 would share no side with the palace.");
    expect(said("There is a tile at c already.")).toBe("There is a tile already.");
    expect(said("tower-10 costs 10; these cards are worth 4.")).toBe("Tower 10 costs 10; these cards are worth 4.");
    expect(said("Without garden-10-none there would be a hole at n1.")).toBe("Without Garden 10 there would be a hole.");
    expect(said("tower-9-ES is paid for in florins, not with g2 and b9.")).toBe("Tower 9 is paid for in florins, not with 2 dirham and 9 dinar.");
  });

  it("leaves other words alone", () => {
    const text = "Several cards may sum to 5 at most; these sum to 6.";
    expect(said(text)).toBe(text);
  });
});

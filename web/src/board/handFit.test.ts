import { describe, expect, it } from "vitest";
import { fitHand } from "./handFit";

const phone = { width: 290, height: 58, card: 44, tall: 56 };

describe("a hand in its box", () => {
  it("spreads few cards, each a target of its own", () => {
    expect(fitHand([2, 1, 1], phone)).toMatchObject({ mode: "spread", rows: [[0, 1, 2]] });
  });

  it("puts more cards of a currency into a fan, and very many into purses", () => {
    expect(fitHand([2, 2, 1, 1], { ...phone, width: 340 }).mode).toBe("fans");
    expect(fitHand([4, 3, 3, 4], phone).mode).toBe("purses");
  });

  it("takes two rows where they are high enough, so that the longer is as short as can be", () => {
    const fit = fitHand([3, 2, 3, 4], { width: 380, height: 130, card: 46, tall: 60 });
    expect(fit.mode).toBe("spread");
    expect(fit.rows).toHaveLength(2);
  });

  it("lets cards overlap before they are fans, as long as a finger finds each", () => {
    const fit = fitHand([4, 4, 3, 3], { width: 820, height: 90, card: 60, tall: 78 });
    expect(fit.mode).toBe("spread");
    expect(fit.step).toBeLessThan(60);
    expect(fit.step).toBeGreaterThanOrEqual(44);
  });

  it("needs nothing for an empty hand", () => {
    expect(fitHand([], phone).rows).toEqual([[]]);
  });
});

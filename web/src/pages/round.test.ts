import { describe, expect, it } from "vitest";
import { chairsAround, wordsAbove } from "./round";

describe("chairs around a table", () => {
  it.each([2, 3, 4, 5, 6])("%i of them stand in the room, the first at its head", (count) => {
    const chairs = chairsAround(count);
    expect(chairs).toHaveLength(count);
    expect(chairs[0]).toMatchObject({ turn: 0 });
    expect(wordsAbove(chairs[0] ?? { x: 0, y: 1, turn: 0 })).toBe(true);
    for (const { x, y } of chairs) {
      expect(Math.min(x, y)).toBeGreaterThan(0.1);
      expect(Math.max(x, y)).toBeLessThan(0.9);
    }
  });

  it("no two of six are close", () => {
    const chairs = chairsAround(6);
    const apart = chairs.flatMap((one, at) => chairs.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)));
    expect(Math.min(...apart)).toBeGreaterThan(0.3);
  });
});

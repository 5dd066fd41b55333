import { describe, expect, it } from "vitest";
import { lobedArch } from "./lobes";

describe("a lobed arch", () => {
  it("ends where it should, and rises to its top", () => {
    const points = [...lobedArch(10, 110, 80, 20, 9, 5).matchAll(/(-?[\d.]+) (-?[\d.]+)(?=Q|$)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(points).toHaveLength(9);
    expect(points.at(-1)).toEqual([110, 80]);
    expect(Math.min(...points.map(([, y]) => y ?? 0))).toBeCloseTo(20, -1);
  });

  it("is drawn before anything was measured", () => {
    expect(lobedArch(0, 0, 0, 0, 9, 5)).not.toContain("NaN");
  });
});

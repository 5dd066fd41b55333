import { describe, expect, it } from "vitest";
import { Behind } from "./behind.svelte";

describe("the time behind the curtain", () => {
  it("is that from the beginning of the turn until the curtain is lifted", () => {
    const behind = new Behind();
    behind.down(1000);
    behind.down(1500);
    behind.up(1200, 5000);
    expect([behind.of(1200), behind.of(6000)]).toEqual([3800, 0]);
  });

  it("adds up within a turn, and not what was thought before the page was loaded again", () => {
    const behind = new Behind();
    behind.down(2000);
    behind.up(1000, 3000);
    behind.down(4000);
    behind.up(1000, 4500);
    expect(behind.of(1000)).toBe(1500);
  });

  it("is nothing without a curtain", () => {
    const behind = new Behind();
    behind.up(1000, 3000);
    expect(behind.of(1000)).toBe(0);
  });
});

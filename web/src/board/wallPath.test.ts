import { describe, expect, test } from "vitest";
import { outerWalls, wallPath } from "./wallPath";

describe("the line of a wall", () => {
  test("runs inside its tile", () => {
    expect(wallPath(["c-N"])).toBe("M0 5L100 5");
    expect(wallPath(["s1w1-S"])).toBe("M0 195L-100 195");
    expect(wallPath([])).toBe("");
  });

  test("goes on straight, and around corners of both kinds", () => {
    expect(wallPath(["c-N", "e1-N"])).toBe("M0 5L100 5L200 5");
    expect(wallPath(["c-N", "c-E"])).toBe("M0 5L95 5L95 100");
    expect(wallPath(["c-N", "n1e1-W"])).toBe("M0 5L105 5L105 -100");
  });

  test("does not depend on the order of its segments", () => {
    expect(wallPath(["c-E", "c-S", "c-N"])).toBe(wallPath(["c-N", "c-E", "c-S"]));
  });

  test("has a part for each wall", () => {
    expect(wallPath(["c-N", "s3-S"])).toBe("M0 5L100 5M100 395L0 395");
  });

  test("is closed where it runs the whole way round", () => {
    expect(wallPath(["c-N", "c-E", "c-S", "c-W"])).toBe("M5 5L95 5L95 95L5 95Z");
  });
});

test("outer walls are those that nothing touches", () => {
  const palace = {
    wall: 3,
    segments: [],
    tiles: [
      { tile: "fountain", place: "c" },
      { tile: "tower-9-ES", place: "e1" },
      { tile: "pavilion-3", place: "e2" },
    ],
  };
  expect(outerWalls(palace)).toEqual(["e1-S", "e2-S"]);
});

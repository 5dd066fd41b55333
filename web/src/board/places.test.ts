import { describe, expect, test } from "vitest";
import type { PalaceView } from "../protocol";
import { extentOf, frameOf, placeAt, rowsOf, spotOf, stepFrom } from "./places";

const palace = (...places: string[]): PalaceView => ({ tiles: places.map((place) => ({ tile: "garden-11", place })), wall: 0, segments: [] });

describe("places", () => {
  test.each([
    ["c", 0, 0],
    ["n2e1", 1, 2],
    ["s1", 0, -1],
    ["w3", -3, 0],
    ["s12w10", -10, -12],
  ])("%s is %i east and %i north", (place, east, north) => {
    expect(spotOf(place)).toEqual({ east, north });
    expect(placeAt(east, north)).toBe(place);
  });

  test("an extent holds every tile, a ring and what else has to be seen", () => {
    expect(extentOf(palace("c", "e2", "s1"))).toEqual({ west: 0, east: 2, north: 0, south: -1 });
    expect(extentOf(palace("c", "e2", "s1"), 1)).toEqual({ west: -1, east: 3, north: 1, south: -2 });
    expect(extentOf(palace("c"), 0, ["n4w2"])).toEqual({ west: -2, east: 0, north: 4, south: 0 });
  });

  test("rows are read from north to south and from west to east", () => {
    expect(rowsOf({ west: -1, east: 1, north: 1, south: 0 })).toEqual([
      ["n1w1", "n1", "n1e1"],
      ["w1", "c", "e1"],
    ]);
  });

  test("arrows walk to the neighbour and stop at the border", () => {
    const extent = { west: -1, east: 1, north: 1, south: 0 };
    expect(stepFrom("c", "ArrowUp", extent)).toBe("n1");
    expect(stepFrom("c", "ArrowDown", extent)).toBeNull();
    expect(stepFrom("n1", "ArrowLeft", extent)).toBe("n1w1");
    expect(stepFrom("n1w1", "End", extent)).toBe("n1e1");
    expect(stepFrom("c", "Home", extent)).toBe("w1");
    expect(stepFrom("c", "Enter", extent)).toBeNull();
  });

  test("a frame is never smaller than some squares, and the palace is in its middle", () => {
    expect(frameOf({ west: 0, east: 0, north: 0, south: 0 }, 4, 10)).toEqual({ x: -160, y: -160, width: 420, height: 420 });
    expect(frameOf({ west: -2, east: 3, north: 1, south: 0 }, 2, 0)).toEqual({ x: -200, y: -100, width: 600, height: 200 });
  });
});

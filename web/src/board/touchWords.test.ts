import { expect, test } from "vitest";
import { cornerNear, cornerOf, edgeOf, halfAt, halfOf, middleOf, sideOf, sidesOf } from "./touchWords";

test("a half square is a place and the corner that its long side looks to", () => {
  expect(halfOf("n1e2-NW")).toEqual({ place: "n1e2", corner: "NW" });
  expect(halfOf("w3-SE")).toEqual({ place: "w3", corner: "SE" });
  expect(halfOf("n1e2")).toBeNull();
  expect(halfOf("n1e2-N")).toBeNull();
});

test("an edge is a tile and a side, whatever the tile is called", () => {
  expect(edgeOf("terrain-04-E")).toEqual({ tile: "terrain-04", side: "E" });
  expect(edgeOf("tower-9-ES-N")).toEqual({ tile: "tower-9-ES", side: "N" });
  expect(edgeOf("tower-9-ES")).toBeNull();
});

test("points are given on the plane", () => {
  expect(cornerOf("c")).toEqual({ x: 100, y: 100 });
  expect(cornerOf("n1w1")).toEqual({ x: 0, y: 0 });
  expect(middleOf({ east: 1, north: 0 }, "W")).toEqual({ x: 100, y: 50 });
});

test("a point of the plane is near a corner and on a half square", () => {
  for (const place of ["c", "n1w1", "s2e3"]) {
    const { x, y } = cornerOf(place);
    expect(cornerNear({ x: x + 20, y: y - 30 })).toBe(place);
  }
  expect(halfAt({ x: 25, y: 25 })).toBe("c-SE");
  expect(halfAt({ x: 175, y: -75 })).toBe("n1e1-SW");
  expect(halfAt({ x: -30, y: 170 })).toBe("s1w1-NW");
});

test("sides are letters on tiles and words in refusals", () => {
  expect([sideOf("north"), sideOf("west"), sideOf("up")]).toEqual(["N", "W", null]);
  expect(sidesOf("NW")).toEqual(["N", "W"]);
});

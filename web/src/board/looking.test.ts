import { describe, expect, test } from "vitest";
import { bounded, viewBoxOf, inBox, onPlane, panned, showing, squareOf, zoomed } from "./looking";

const box = { width: 400, height: 300 };
const look = { x: 50, y: 50, unit: 2 }; // squares of 50 pixels, the fountain in the middle

describe("looking at a palace", () => {
  test("a point of the box is a point of the plane, and back", () => {
    expect(squareOf(look)).toBe(50);
    expect(viewBoxOf(look, box)).toEqual({ x: -350, y: -250, width: 800, height: 600 });
    expect(inBox({ east: 0, north: 0 }, look, box)).toEqual({ x: 175, y: 125, width: 50, height: 50 });
    expect(onPlane({ x: 175, y: 125 }, look, box)).toEqual({ x: 0, y: 0 });
  });

  test("what is under the finger stays under it", () => {
    const at = { x: 30, y: 200 };
    const closer = zoomed(look, 80, at, box);
    expect(squareOf(closer)).toBe(80);
    expect(onPlane(at, closer, box)).toEqual(onPlane(at, look, box));
    expect(onPlane({ x: 40, y: 220 }, panned(look, 10, 20), box)).toEqual(onPlane(at, look, box));
  });

  test("half way between two looks a fixed point is where it was", () => {
    const at = { x: 30, y: 200 };
    const closer = zoomed(look, 80, at, box);
    const half = { x: (look.x + closer.x) / 2, y: (look.y + closer.y) / 2, unit: (look.unit + closer.unit) / 2 };
    expect(onPlane(at, half, box).x).toBeCloseTo(onPlane(at, look, box).x);
    expect(onPlane(at, half, box).y).toBeCloseTo(onPlane(at, look, box).y);
  });

  test("some tile is always in sight", () => {
    const tiles = [{ east: 0, north: 0 }, { east: 1, north: 0 }];
    expect(bounded(look, tiles, box)).toEqual(look);
    const lost = bounded({ ...look, x: 5000, y: 40 }, tiles, box);
    const { x, y, width } = inBox({ east: 1, north: 0 }, lost, box);
    expect([x + width, y > 0]).toEqual([10, true]); // a fifth of a tile of 50 pixels
  });

  test("a square comes into sight by the shortest way", () => {
    const far = showing(look, { east: 9, north: 0 }, box);
    expect(inBox({ east: 9, north: 0 }, far, box)).toEqual({ x: 342, y: 125, width: 50, height: 50 });
    expect(showing(look, { east: 1, north: 1 }, box)).toEqual(look);
    expect(inBox({ east: 0, north: 9 }, showing(look, { east: 0, north: 9 }, box), box).y).toBe(8);
  });
});

import { describe, expect, test } from "vitest";
import { calloutAt, type Around } from "./callout";
import type { Rect } from "./looking";

const box = { width: 300, height: 200 };
const size = { width: 120, height: 50 };
const at = (x: number, y: number): Rect => ({ x, y, width: 40, height: 40 });
const around = (square: Rect, avoid: readonly Rect[] = []): Around => ({ square, box, avoid, spare: [] });

const inside = ({ x, y }: { x: number; y: number }): boolean => x >= 0 && y >= 0 && x + size.width <= box.width && y + size.height <= box.height;
const apart = ({ x, y }: { x: number; y: number }, rect: Rect): boolean =>
  x >= rect.x + rect.width || x + size.width <= rect.x || y >= rect.y + rect.height || y + size.height <= rect.y;

describe("a note beside a square", () => {
  test("stands above it, and points to its middle", () => {
    expect(calloutAt(around(at(130, 100)), size)).toEqual({ x: 90, y: 41, tip: { side: "bottom", at: 60 } });
  });

  test("goes where there is room", () => {
    expect(calloutAt(around(at(130, 0)), size)).toMatchObject({ y: 49, tip: { side: "top" } });
    expect(calloutAt(around({ x: 0, y: 0, width: 100, height: 200 }), size)).toMatchObject({ x: 109, tip: { side: "left" } });
    expect(calloutAt(around({ x: 200, y: 0, width: 100, height: 200 }), size)).toMatchObject({ x: 71, tip: { side: "right" } });
  });

  test("is wholly inside the court, wherever the square is", () => {
    for (let x = -20; x < 300; x += 40) {
      for (let y = -20; y < 200; y += 40) expect(inside(calloutAt(around(at(x, y)), size))).toBe(true);
    }
  });

  test("covers no lit square where that can be helped", () => {
    const lit = [at(130, 60), at(90, 100)];
    const note = calloutAt(around(at(130, 100), lit), size);
    for (const rect of lit) expect(apart(note, rect)).toBe(true);
  });

  test("goes elsewhere where lit squares surround it", () => {
    const lit = [at(0, 120), at(40, 160)];
    const note = calloutAt(around(at(0, 160), lit), size);
    expect(note.tip).toBeNull();
    for (const rect of lit) expect(apart(note, rect)).toBe(true);
  });

  test("has no pointer where it has to cover its square", () => {
    expect(calloutAt(around({ x: 0, y: 0, ...box }), size).tip).toBeNull();
  });
});

import { describe, expect, test } from "vitest";
import { clearRect, fitted, shows, type Clear } from "./fitting";
import { inBox, squareOf, type Look, type Rect } from "./looking";
import { spotOf } from "./places";

const box = { width: 400, height: 300 };
const cross = ["c", "n1", "e1", "s1", "w1"].map(spotOf);
const fit = (keepClear: readonly Clear[], largest = 200, spots = cross): Look => fitted(spots, { box, keepClear, largest });

const meet = (a: Rect, b: Rect): boolean =>
  a.x < b.x + b.width - 0.01 && b.x < a.x + a.width - 0.01 && a.y < b.y + b.height - 0.01 && b.y < a.y + a.height - 0.01;

function free(look: Look, keepClear: readonly Clear[]): boolean {
  return cross.every((spot) => {
    const at = inBox(spot, look, box);
    const inside = at.x > 0 && at.y > 0 && at.x + at.width < box.width && at.y + at.height < box.height;
    return inside && !keepClear.some((clear) => meet(at, clearRect(clear, box)));
  });
}

describe("fitting a palace", () => {
  test("it fills the box, and lies in its middle", () => {
    const look = fit([]);
    expect(squareOf(look)).toBeCloseTo(284 / 3, 1);
    expect([look.x, look.y].map(Math.round)).toEqual([50, 50]);
    expect(squareOf(fit([], 60))).toBe(60);
  });

  test("a large box leaves air between the palace and its frame, a small one has none to spare", () => {
    const row = ["c", "e1"].map(spotOf);
    const left = (width: number, height: number): number => {
      const size = { width, height };
      return inBox(spotOf("c"), fitted(row, { box: size, keepClear: [], largest: 900 }), size).x;
    };
    expect([left(380, 378), left(780, 690), left(1200, 900)].map(Math.round)).toEqual([8, 24, 24]);
    expect(left(640, 470)).toBeCloseTo(130 / 12, 1);
  });

  test("boxes are placed from any side", () => {
    expect(clearRect({ right: 10, bottom: 20, width: 30, height: 40 }, box)).toEqual({ x: 360, y: 240, width: 30, height: 40 });
    expect(clearRect({ top: 0, height: 40 }, box)).toEqual({ x: 0, y: 0, width: 400, height: 40 });
    expect(clearRect({ left: 350 }, box)).toEqual({ x: 350, y: 0, width: 50, height: 300 });
  });

  test("the empty corners of a palace may lie under something, its squares may not", () => {
    const chip = { left: 0, top: 0, width: 140, height: 90 };
    expect(squareOf(fit([chip]))).toBeCloseTo(284 / 3, 1);
    for (const keepClear of [[chip], [{ top: 0, height: 60 }], [chip, { right: 0, width: 60 }, { left: 0, bottom: 0, width: 160, height: 60 }]]) {
      expect(free(fit(keepClear), keepClear)).toBe(true);
    }
    expect(squareOf(fit([{ top: 0, height: 60 }]))).toBeCloseTo(232 / 3, 1);
  });

  test("it gives way to the side where there is room", () => {
    const tab = { right: 0, width: 100 };
    const look = fit([tab]);
    expect(squareOf(look)).toBeCloseTo(284 / 3, 1);
    expect(free(look, [tab])).toBe(true);
  });

  test("it says whether squares beside it are in sight", () => {
    const look = fit([]);
    const seen = (place: string, keepClear: readonly Clear[] = []): boolean => shows(look, [spotOf(place)], { box, keepClear, largest: 200 });
    expect([seen("n1e1"), seen("n2"), seen("n1e1", [{ right: 0, top: 0, width: 120, height: 40 }])]).toEqual([true, false, false]);
  });

  test("where everything is covered the palace is seen nevertheless", () => {
    expect(squareOf(fit([{}]))).toBeCloseTo(284 / 3, 1);
  });
});

import { describe, expect, it } from "vitest";
import { ARRIVING, flightFrames, runsOf, SHADE, wallLines, WAITING } from "./flight";

const from = { x: 10, y: 20, width: 40, height: 40 };
const to = { x: 200, y: 300, width: 80, height: 80 };
const SEGMENTS = ["w1-N", "c-N", "e1-N", "e1-E"];

describe("a flight", () => {
  it("begins at its source and ends at its target, drawn as large as the larger", () => {
    const frames = flightFrames(from, to);
    expect(frames[0]?.transform).toBe("translate(-210.0px, -300.0px) scale(0.5000)");
    expect(frames.at(-1)).toEqual({ transform: "translate(0.0px, 0.0px) scale(1.0000)", opacity: 1 });
    expect(flightFrames(to, from, { vanishes: true }).at(-1)?.opacity).toBe(0);
    expect(flightFrames(to, from, { emerges: true })[0]?.opacity).toBe(0);
  });

  it("animates nothing but transform and opacity", () => {
    const lines = wallLines(SEGMENTS, { x: 0, y: 0, square: 50 }).flatMap(({ frames }) => frames);
    for (const frame of [...flightFrames(from, to), ...ARRIVING, ...WAITING, ...SHADE, ...lines]) {
      expect(["transform", "opacity", "offset"]).toEqual(expect.arrayContaining(Object.keys(frame)));
    }
  });
});

describe("the line along a wall", () => {
  it("has a part for each straight run, in turn", () => {
    expect(runsOf(SEGMENTS)).toEqual([
      [[-100, 5], [195, 5]],
      [[195, 5], [195, 100]],
    ]);
  });

  it("goes all the way round", () => {
    expect(runsOf(["c-N", "c-E", "c-S", "c-W"])).toHaveLength(4);
  });

  it("grows from where it comes, one run after the other", () => {
    const [first, second] = wallLines(SEGMENTS, { x: 1000, y: 500, square: 50 });
    expect(first?.box.x).toBeCloseTo(1000 - 50 - 1.75);
    expect(first?.origin).toBe("left top");
    const offsets = second?.frames.map(({ offset }) => offset as number) ?? [];
    expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
    expect(first?.frames[2]?.offset).toBeCloseTo(offsets[1] ?? 0);
  });
});

import { expect, test } from "vitest";
import { STILL, type Kind, type Targets } from "../palace/targets";
import { missedAt } from "./missed";

function targets(open: Partial<Record<Kind, readonly string[]>>, chosen: Partial<Record<Kind, readonly string[]>> = {}): Targets {
  return { ...STILL, of: (kind) => new Set(open[kind]), chosen: (kind) => new Set(chosen[kind]) };
}

test("a finger asks for the point, the half or the side that it was on", () => {
  expect(missedAt("e1", undefined, { x: 120, y: 80 }, targets({ corner: ["n5"] }))).toEqual({ kind: "corner", word: "c", offered: false });
  expect(missedAt("e1", undefined, { x: 120, y: 80 }, targets({ "half-square": ["n5-SE"] }))).toEqual({ kind: "half-square", word: "e1-NE", offered: false });
  expect(missedAt("e1", "terrain-04", { x: 190, y: 40 }, targets({ edge: ["terrain-07-N"] }))).toEqual({ kind: "edge", word: "terrain-04-E", offered: false });
});

test("a key, which names a square alone, is led to what is offered there, or asks for one of them", () => {
  expect(missedAt("n1", undefined, null, targets({ corner: ["n2w1"] }))).toEqual({ kind: "corner", word: "n2w1", offered: true });
  expect(missedAt("n1", undefined, null, targets({ corner: ["s3"] }))).toEqual({ kind: "corner", word: "n1", offered: false });
  expect(missedAt("n1", undefined, null, targets({ "half-square": ["n1-NW"] }))).toEqual({ kind: "half-square", word: "n1-NW", offered: true });
  expect(missedAt("n1", "terrain-04", null, targets({ edge: ["terrain-04-S"] }))).toMatchObject({ word: "terrain-04-S", offered: true });
});

test("nothing is asked where nothing of the kind is to be chosen, of an empty square's sides, and of a guard that is put back", () => {
  expect(missedAt("n1", "terrain-04", null, targets({ tile: ["terrain-04"] }))).toBe(null);
  expect(missedAt("n1", undefined, null, targets({ edge: ["terrain-04-S"] }))).toBe(null);
  expect(missedAt("n1", "terrain-04", { x: 50, y: -95 }, targets({ edge: ["terrain-07-S"] }, { guard: ["terrain-04-N"] }))).toBe(null);
});

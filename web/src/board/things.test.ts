import { expect, test } from "vitest";
import { STILL, type Kind, type Targets } from "../palace/targets";
import { nextThing, thingsOf } from "./things";

const tiles = new Map([["c", "fountain"], ["e1", "terrain-04"]]);

function targets(open: Partial<Record<Kind, readonly string[]>>, chosen: Partial<Record<Kind, readonly string[]>> = {}): Targets {
  return { ...STILL, of: (kind) => new Set(open[kind]), chosen: (kind) => new Set(chosen[kind]) };
}

test("each thing says what it is, where it is, and how large a square has to be for it", () => {
  const { all, needed } = thingsOf(tiles, targets({ corner: ["n1e2"], edge: ["terrain-04-E"], guard: ["terrain-04-S"], "half-square": ["w1-NE"] }));
  expect(all.map(({ kind, label }) => [kind, label])).toEqual([
    ["half-square", "1 west: half square, long side to the north and east"],
    ["edge", "Terrain 4, 1 east: side in the east"],
    ["guard", "Terrain 4, 1 east: guard in the south"],
    ["corner", "1 north, 2 east: south-east corner"],
  ]);
  expect(needed).toBe(74);
});

test("halves of one square are smaller than one that is alone", () => {
  expect(thingsOf(tiles, targets({ "half-square": ["w1-NE", "s1-NE"] })).needed).toBe(44);
  const { all, needed } = thingsOf(tiles, targets({ "half-square": ["w1-NE", "w1-SW"] }));
  expect([all.map((thing) => thing.alone), needed]).toEqual([[false, false], 88]);
  expect(all.map((thing) => thing.at)).toEqual([{ x: -75, y: 75 }, { x: -25, y: 25 }]);
});

test("what was chosen can be put back, and sides of tiles that lie elsewhere are not here", () => {
  const { all } = thingsOf(tiles, targets({ edge: ["terrain-07-E"] }, { corner: ["c"] }));
  expect(all.map(({ word, chosen }) => [word, chosen])).toEqual([["c", true]]);
});

test("an arrow leads to the nearest thing in its direction", () => {
  const { all } = thingsOf(tiles, targets({ corner: ["c", "e1", "n1", "e2"] }));
  const [start] = all;
  const next = (key: string): string | null => (start ? (nextThing(all, start, key)?.word ?? null) : null);
  expect([next("ArrowRight"), next("ArrowUp"), next("ArrowDown"), next("x")]).toEqual(["e1", "n1", null, null]);
});

test("two sides of one line are touched each on its own tile, and arrows find both", () => {
  const { all, needed } = thingsOf(tiles, targets({ edge: ["fountain-E", "terrain-04-W", "terrain-04-E"] }));
  expect(all.map(({ word, twin, at }) => [word, twin, at.x])).toEqual([["fountain-E", true, 80], ["terrain-04-W", true, 120], ["terrain-04-E", false, 200]]);
  expect(needed).toBe(98);
  const last = all.at(-1);
  const west = last && nextThing(all, last, "ArrowLeft");
  expect(west?.word).toBe("terrain-04-W");
  expect(west && nextThing(all, west, "ArrowLeft")?.word).toBe("fountain-E");
});

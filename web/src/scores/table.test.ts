import { describe, expect, it } from "vitest";
import { three, two } from "../fixtures/games";
import { explained, segmentWords } from "./explain";
import { moneyLeft, supplyLeft } from "./left";
import { previewOf } from "./preview";
import { TYPE_ORDER, countsOf, pointsOf } from "./rows";
import { scoreTable } from "./table";
import type { ScoreSheet, View } from "../protocol";

const { turn, view, score } = three.turn;
const before = { score: turn.score_before as ScoreSheet, view: turn.before as View };

describe("the table of scores", () => {
  it("counts what the server's gains count", () => {
    for (const game of [three, two]) {
      for (const gain of game.turn.score.now?.gains ?? []) {
        if (!TYPE_ORDER.includes(gain.reason)) continue;
        expect(countsOf(game.turn.view, gain.reason)[gain.player]).toBe(gain.count);
      }
    }
  });

  it("adds up to what each player would gain", () => {
    const table = scoreTable({ score, view });
    const sums = table?.rows.reduce((sum, row) => sum.map((one, at) => one + (row.cells[at]?.points ?? 0)), [0, 0, 0]);
    expect(table?.gains).toEqual(sums);
    expect(table?.sums).toEqual(sums?.map((sum, player) => sum + (score.scores[player] ?? 0)));
  });

  it("says what changed since the turn began", () => {
    const table = scoreTable({ score, view }, before);
    const tower = table?.rows.find((row) => row.key === "tower")?.cells[0];
    expect(tower?.countChange).toBe(1);
    const old = before.score.now?.gains ?? [];
    expect(table?.changes[0]).toBe(pointsOf(score.now?.gains ?? [], 0) - pointsOf(old, 0));
    expect(table?.rows.reduce((sum, row) => sum + (row.cells[0]?.pointsChange ?? 0), 0)).toBe(table?.changes[0]);
  });

  it("has a column for the neutral player, who has no wall", () => {
    const table = scoreTable({ score: two.turn.score, view: two.turn.view });
    expect(table?.gains).toHaveLength(3);
    expect(table?.rows[0]?.cells[2]?.count).toBe(null);
    expect(table?.rows[1]?.cells[2]?.count).toBe(3);
  });

  it("is not there when all scorings were held", () => {
    expect(scoreTable({ score: three.score, view })).toBe(null);
  });

  it("compares nothing with another scoring", () => {
    const other = { ...before, score: { ...before.score, now: { number: 1, gains: [] } } };
    expect(scoreTable({ score, view }, other)?.changes).toEqual([0, 0, 0]);
  });
});

describe("the preview", () => {
  it("shows the own changes and those of the others", () => {
    const preview = previewOf(0, { score, view }, before);
    expect(preview?.majorities.map((one) => one.key).sort()).toEqual(["arcades", "garden", "tower"]);
    expect(preview?.wall).toEqual({ before: before.view.palaces[0]?.wall, after: view.palaces[0]?.wall });
    expect(preview?.after).toBe(pointsOf(score.now?.gains ?? [], 0));
    for (const one of preview?.others ?? []) expect(one.change).not.toBe(0);
  });

  it("is empty for a turn that changes nothing", () => {
    const preview = previewOf(0, before, before);
    expect(preview?.majorities).toEqual([]);
    expect(preview?.others).toEqual([]);
  });
});

describe("what is left", () => {
  const memory = two.turn.view.memory;

  it("holds every tile and every card once", () => {
    if (!memory) throw new Error("The fixture has no memory.");
    const types = supplyLeft(memory, two.turn.view);
    expect(types.reduce((sum, type) => sum + type.count, 0)).toBe(two.turn.view.supply_left);
    for (const { count, prices } of types) expect(prices.reduce((sum, one) => sum + one.count, 0)).toBe(count);
    const money = moneyLeft(memory);
    expect(money.reduce((sum, one) => sum + one.count, 0)).toBe(memory.money_pile.length);
    for (const { count, values } of money) expect(values.reduce((sum, one) => sum + one, 0)).toBe(count);
  });
});

describe("an explanation", () => {
  const people = { names: ["Anna", "Ben", "Carla"], you: [0] };
  const gain = {
    player: 1, points: 9, clause: "A-72", reason: "tower", count: 2, place: 1, tied: [], tiles: [], segments: [],
  };

  it("names the place, or who shares it", () => {
    expect(explained(gain, people)).toBe("Most of tower, with 2");
    expect(explained({ ...gain, place: 2 }, people)).toBe("Second in tower, with 2");
    expect(explained({ ...gain, tied: [0, 3] }, people)).toMatch(/^First in tower together with you and the neutral player/);
    expect(explained({ ...gain, reason: "wall", place: 0, count: 1 }, people)).toBe("Longest wall of 1 segment");
    expect(explained({ ...gain, reason: "park", place: 0 }, people)).toBe("Park (2)");
  });

  it("is given for every gain of a real game", () => {
    for (const scoring of [...three.score.past, ...two.score.past]) {
      for (const one of scoring.gains) expect(explained(one, people)).not.toMatch(/undefined|NaN/);
    }
  });

  it("tells a segment of the wall", () => {
    expect(segmentWords("n2e1-N")).toBe("North side of the tile at 2 north, 1 east");
    expect(segmentWords("c-S")).toBe("South side of the tile at the fountain");
    expect(segmentWords("n2e1-NE")).toBe("2 north, 1 east: half square, long side to the north and east");
    expect(segmentWords("odd")).toBe("odd");
  });
});

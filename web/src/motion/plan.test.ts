import { describe, expect, it } from "vitest";
import { three } from "../fixtures/games";
import type { PalaceView, View } from "../protocol";
import { legsBetween, timed } from "./plan";
import type { Leg } from "./legs";

const base = three.views[0]?.view as View;
const empty: PalaceView = { tiles: [], wall: 0, segments: [] };

/** A table of three on which Anna, seat 0, looks. */
const table: View = {
  ...base,
  seat: 0,
  market: ["tower-11-N", "garden-9", null, null],
  display: ["y3", "g5", "y3", "b1"],
  hand: ["y3", "y9", "b2"],
  hand_sizes: [3, 2, 4],
  asides: [[], [], []],
  reserves: [[], ["pavilion-5"], []],
  palaces: [empty, empty, empty],
  scores: [0, 0, 0],
  neutral: null,
};

const said = (legs: readonly Leg[]): string[] =>
  legs.map((leg) => {
    if (leg.does === "walls") return `walls ${leg.seat}`;
    if (leg.does === "scores") return `scores ${leg.seat} +${leg.points}`;
    return `${leg.does} ${leg.thing}: ${leg.from.at} > ${leg.to.at}`;
  });

describe("what travels", () => {
  it("is nothing where nothing changed", () => {
    expect(legsBetween(table, { ...table })).toEqual([]);
  });

  it("is money that I take, to the last of the cards that are alike", () => {
    const after = { ...table, display: ["y3", "g5", null, "b1"], hand: ["y3", "y3", "y9", "b2"], hand_sizes: [4, 2, 4] };
    expect(legsBetween(table, after)).toEqual([
      { does: "takes", kind: "card", thing: "y3", from: { at: "display", thing: "y3", nth: 1 }, to: { at: "hand", thing: "y3", nth: 1 } },
    ]);
    expect(said(legsBetween(after, table))).toEqual(["takes y3: hand > display"]);
  });

  it("is money that another takes before more is drawn", () => {
    const after = { ...table, display: ["o8", "g5", "y3", "b1"], hand_sizes: [3, 3, 4] };
    expect(said(legsBetween(table, after))).toEqual(["takes y3: display > panel", "arrives o8: money > display"]);
  });

  it("is what I pay, and then what I buy", () => {
    const after = { ...table, market: [null, "garden-9", null, null], hand: ["b2"], hand_sizes: [1, 2, 4], asides: [["tower-11-N"], [], []] };
    expect(said(legsBetween(table, after))).toEqual(["pays y3: hand > stall", "pays y9: hand > stall", "moves tower-11-N: market > shelf"]);
    expect(said(legsBetween(after, table))).toEqual([
      "takes y3: stall > hand",
      "takes y9: stall > hand",
      "moves tower-11-N: shelf > market",
    ]);
  });

  it("is what another pays as far as the story has told it", () => {
    const laid = { tiles: [{ tile: "tower-11-N", place: "w1" }], wall: 1, segments: ["w1-N"] };
    const after = { ...table, market: [null, "garden-9", null, null], hand_sizes: [3, 1, 4], palaces: [empty, laid, empty] };
    expect(said(legsBetween(table, after))).toEqual(["moves tower-11-N: market > palace", "walls 1"]);
    expect(said(legsBetween(table, after, ["g9", "g3"]))).toEqual([
      "pays g9: panel > stall",
      "moves tower-11-N: market > palace",
      "walls 1",
    ]);
  });

  it("is a tile between palace and reserve", () => {
    const built = { tiles: [{ tile: "pavilion-5", place: "e1" }], wall: 0, segments: [] };
    const after = { ...table, reserves: [[], [], []], palaces: [empty, built, empty] };
    expect(said(legsBetween(table, after))).toEqual(["moves pavilion-5: shelf > palace"]);
    expect(said(legsBetween(after, table))).toEqual(["moves pavilion-5: palace > shelf"]);
  });

  it("is points, for those who get any", () => {
    expect(said(legsBetween(table, { ...table, scores: [3, 0, 8] }))).toEqual(["scores 0 +3", "scores 2 +8"]);
  });

  it("is nothing after a jump", () => {
    const after = { ...table, scores: [1, 1, 1], display: ["o1", "o2", "o3", "o4"], hand_sizes: [3, 6, 4], market: ["a", "b", "c", "d"] };
    expect(legsBetween(table, after)).toEqual([]);
  });

  it("is followed through a stored game without a thing in two places", () => {
    const [, later] = three.views.map((one) => one.view) as [View, View];
    const things = legsBetween(base, later).flatMap((leg) => ("thing" in leg && leg.does === "moves" ? [leg.thing] : []));
    expect(new Set(things).size).toBe(things.length);
  });
});

describe("the times", () => {
  const pay: Leg = { does: "pays", kind: "card", thing: "y3", from: { at: "hand", thing: "y3", nth: 0 }, to: { at: "stall", square: 1 } };
  const lay: Leg = { does: "moves", kind: "tile", thing: "t", from: { at: "market", thing: "t", square: 1 }, to: { at: "shelf", seat: 0, thing: "t" } };
  const wall: Leg = { does: "walls", seat: 0, segments: [] };

  it("let things that belong together go together, and others one after the other", () => {
    expect(timed([pay, pay, lay, wall], "normal", Infinity)).toEqual([
      { delay: 0, duration: 280 },
      { delay: 45, duration: 280 },
      { delay: 325, duration: 280 },
      { delay: 605, duration: 400 },
    ]);
  });

  it("follow the speed, between 150 and 400 milliseconds", () => {
    expect(timed([lay], "fast", Infinity)).toEqual([{ delay: 0, duration: 280 * 0.55 }]);
    expect(timed([lay], "slow", Infinity)).toEqual([{ delay: 0, duration: 280 * 1.4 }]);
    for (const speed of ["fast", "normal", "slow"] as const) {
      for (const { duration } of timed([pay, lay, wall], speed, 300)) expect(duration).toSatisfy((time: number) => time >= 150 && time <= 400);
    }
  });

  it("begin within the step that is shown", () => {
    expect(Math.max(...timed([pay, lay, wall], "normal", 400).map(({ delay }) => delay))).toBeLessThan(400);
  });
});

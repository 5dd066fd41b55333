import { describe, expect, it } from "vitest";
import { three, two } from "../fixtures/games";
import { eventsOf } from "../net/log";
import { countLines } from "./countWords";
import { countingOf, worthAt } from "./counting";
import { labelsAt } from "./courseLabels";
import { courseBy, courseOf, fitted, plotOf, spread, type Moment } from "./course";
import { eventsSince, tableAt } from "./past";
import { partsOf, sourcesOf, standings, verdictOf } from "./sources";
import { countsOf, pointsOf } from "./rows";
import type { PlayedGame } from "../fixtures/games";
import type { Scored, View } from "../protocol";

const told = (game: PlayedGame): Scored[] =>
  game.log.flatMap((entry) => eventsOf(entry)).flatMap((event) => (event.event === "Scored" ? [event] : []));

const lastView = (game: PlayedGame): View => {
  const view = game.views.at(-1)?.view;
  if (!view) throw new Error("The fixture has no view.");
  return view;
};

const upTo = (game: PlayedGame) => game.log.filter(({ seq }) => seq <= (game.views.at(-1)?.seq ?? 0));

const everyScoring = [three, two].flatMap((game) =>
  told(game).flatMap((scoring) =>
    upTo(game).some((entry) => eventsOf(entry).includes(scoring)) ? [{ game, scoring, then: tableAt(scoring, lastView(game), upTo(game)) }] : [],
  ),
);

const counted = (game: PlayedGame, scoring: Scored, then: View) => countingOf(scoring, then, worthAt(scoring.number, game.score));

describe("the table of a scoring", () => {
  it("has the tiles that were counted, whatever was laid since", () => {
    expect(everyScoring.length).toBeGreaterThan(2);
    for (const { scoring, then } of everyScoring) {
      for (const gain of scoring.gains.filter(({ tiles }) => tiles.length > 0)) {
        expect(countsOf(then, gain.reason)[gain.player], `${scoring.number} ${gain.reason}`).toBe(gain.count);
      }
    }
  });

  it("takes nothing back that was before", () => {
    const [first] = everyScoring;
    if (!first) throw new Error("The fixtures have no scoring.");
    expect(eventsSince(first.game.log, 99)).toEqual([]);
    expect(eventsSince(upTo(first.game), first.scoring.number).some(({ event }) => event === "Laid")).toBe(true);
  });
});

describe("a scoring row by row", () => {
  it("ends with the scores of the server, and begins with those before", () => {
    for (const { game, scoring, then } of everyScoring) {
      const counting = counted(game, scoring, then);
      expect(counting.steps[0]?.key).toBe("wall");
      expect(counting.steps.at(-1)?.scores).toEqual(scoring.scores);
      expect(counting.after).toEqual(scoring.scores);
      counting.before.forEach((score, player) => expect(score + pointsOf(scoring.gains, player)).toBe(scoring.scores[player]));
    }
  });

  it("says what every place of a real game was worth, as the server does", () => {
    for (const { game, scoring, then } of everyScoring) {
      for (const step of counted(game, scoring, then).steps.slice(1)) expect(step.worth, step.key).toHaveLength(scoring.number);
    }
  });

  it("says every place in a sentence, and each who shares it once", () => {
    const people = { names: three.names, you: [0] };
    for (const { game, scoring, then } of everyScoring) {
      for (const step of counted(game, scoring, then).steps) {
        const lines = countLines(step, people);
        expect(lines.length).toBeGreaterThan(0);
        for (const { text, clause } of lines) expect(`${text} ${clause}`).not.toMatch(/undefined|NaN|\bcount-/);
        const places = new Set(step.gains.map(({ place }) => place));
        if (step.key !== "wall" && step.gains.length > 0) expect(lines).toHaveLength(places.size);
      }
    }
  });

  it("puts a shared sum in words", () => {
    const gain = { clause: "A-74", reason: "garden", count: 3, place: 1, tiles: [], segments: [] };
    const shares = [3, 2, 3].map((count, player) => ({ player, count, place: count === 3 ? 1 : 3, tied: count === 3, points: count === 3 ? 8 : 0 }));
    const gains = [{ ...gain, player: 0, points: 8, tied: [2] }, { ...gain, player: 2, points: 8, tied: [0] }];
    const step = { key: "garden", shares, gains, worth: [12, 5], scores: [0, 0, 0] };
    const [line, more] = countLines(step, { names: ["Ben", "Dalia", "Bashir"], you: [] });
    expect(more).toBe(undefined);
    expect(line?.text).toContain("Ben and Bashir");
    expect(line?.text).toContain("(12 + 5) ÷ 2 = 8");
    expect(line?.text).toContain("rounded down");
    expect(countLines({ ...step, worth: [] }, { names: ["Ben", "Dalia", "Bashir"], you: [] })[0]?.text).not.toContain("÷");
  });
});

describe("where points came from", () => {
  it("adds up to the scores", () => {
    for (const game of [three, two]) {
      const sources = sourcesOf(game.score, game.names.length);
      game.names.forEach((_, seat) => {
        expect(sources.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0)).toBe(game.score.scores[seat]);
      });
    }
  });

  it("names what decided, if one thing alone was as large as the lead", () => {
    const garden = { key: "garden", points: [29, 21, 4] };
    const tower = { key: "tower", points: [25, 29, 50] };
    expect(verdictOf([54, 50, 54], [0, 2], [garden, tower])).toBe(null);
    expect(verdictOf([54, 50, 10], [0], [garden, tower])).toEqual({ by: 4, most: 54, second: 50, decided: { key: "garden", most: 29, second: 21 } });
    // Two who came second, two things as large as one another, and a lead of many small things.
    expect(verdictOf([54, 50, 50], [0], [garden, tower])?.decided).toBe(null);
    expect(verdictOf([40, 30], [0], [{ key: "a", points: [20, 10] }, { key: "b", points: [20, 10] }])?.decided).toBe(null);
    expect(verdictOf([33, 30], [0], [1, 2].map((one) => ({ key: `${one}`, points: [one, 0] })))?.decided).toBe(null);
  });

  it("is ranked with shared places", () => {
    expect(standings([5, 9, 5, 2]).map(({ seat, place }) => [seat, place])).toEqual([[1, 1], [0, 2], [2, 2], [3, 4]]);
  });

  it("has a number and a sign where there is room, and no part for what was paid", () => {
    const sources = [{ key: "wall", points: [50] }, { key: "garden", points: [25] }, { key: "tower", points: [5] }, { key: "paid", points: [-3] }];
    const parts = partsOf(sources, 0, 100, 100);
    expect(parts.map(({ shows }) => shows)).toEqual(["both", "number", "nothing"]);
    expect(parts.map(({ width }) => width)).toEqual([50, 25, 5]);
  });

  it("write nothing where what was lost lies above it", () => {
    const sources = [{ key: "wall", points: [50] }, { key: "tower", points: [30] }, { key: "garden", points: [20] }, { key: "medinas", points: [-40] }];
    const parts = partsOf(sources, 0, 100, 100);
    expect(parts.map(({ covered }) => covered)).toEqual([0, 20, 20]);
    expect(parts.map(({ shows }) => shows)).toEqual(["both", "nothing", "nothing"]);
  });
});

describe("the course of a game", () => {
  const moment = (number: number): Moment => ({ short: `${number}`, long: `${number}` });

  it("runs through the scores after each scoring", () => {
    for (const game of [three, two]) {
      const scorings = told(game);
      const course = courseOf(game.score, scorings, game.names.length);
      expect(courseOf(game.score, [], game.names.length)).toEqual(course);
      scorings.forEach(({ scores }, at) => expect(course.scores.map((line) => line[at])).toEqual(scores.slice(0, game.names.length)));
      course.moments.forEach((_, at) => expect(Math.min(...course.behind.map((line) => line[at] ?? 0))).toBe(0));
    }
  });

  it("is drawn inside its picture, the leader on top", () => {
    const room = { width: 400, height: 120, before: 40, beyond: 80, above: 20, below: 20, apart: 14 };
    const course = { title: "", moments: [1, 2, 3].map(moment), scores: [[], []], behind: [[0, 0, 4], [6, 12, 0]], top: null };
    const { lines, rules, columns, right } = plotOf(course, room);
    expect(columns).toEqual([40, 180, 320]);
    expect(right).toBe(320);
    expect(lines[0]?.map(({ y }) => Math.round(y))).toEqual([20, 20, 47]);
    expect(lines[1]?.map(({ y }) => Math.round(y))).toEqual([60, 100, 20]);
    expect(rules.map(({ text }) => text)).toEqual(["0", "−5", "−10"]);
    expect(plotOf({ title: "", moments: [moment(3)], scores: [[5]], behind: [[0]], top: null }, room).lines[0]?.[0]).toEqual({ x: 40, y: 20, text: 20 });
  });

  it("of one alone is how the points grew, from nothing to all", () => {
    const course = courseBy([0, 4, 9].map(moment), [[0, 16, 74]], "");
    const { lines, rules } = plotOf(course, { width: 400, height: 120, before: 40, beyond: 80, above: 20, below: 20, apart: 14 });
    expect(lines[0]?.map(({ y }) => Math.round(y))).toEqual([100, 83, 20]);
    expect(rules.map(({ text }) => text)).toEqual(["0", "50"]);
    expect(rules[0]?.y).toBe(100);
  });

  it("writes the scores of points that lie together in a row, clear of the lines", () => {
    const at = (...heights: number[]): { x: number; y: number }[] => heights.map((y, moment) => ({ x: 40 + moment * 100, y }));
    // The leader's line runs along the top: its number stands above, that of who falls behind below.
    expect(labelsAt([at(24, 24, 24), at(24, 80, 100)], ["16", "9"], 1, 120)).toEqual([{ x: 132.5, y: 14 }, { x: 136.25, y: 100 }]);
    // At the beginning nothing is written beside the points, where the rules have their numbers.
    expect(labelsAt([at(24, 24), at(26, 60), at(28, 90)], ["6", "5", "3"], 0, 120)).toEqual([{ x: 36, y: 14 }, { x: 49.5, y: 14 }, { x: 63, y: 14 }]);
    // Who has no room between two others writes beside the nearer one.
    expect(labelsAt([at(24, 24, 24), at(24, 39, 60), at(24, 56, 90)], ["59", "48", "36"], 1, 120)).toEqual([{ x: 122, y: 14 }, { x: 143, y: 14 }, { x: 132.5, y: 76 }]);
    // What has no room below stands above.
    expect(labelsAt([at(24, 24, 24), at(100, 110, 100)], ["9", "1"], 1, 120)[1]?.y).toBe(100);
  });

  it("keeps texts apart and inside", () => {
    expect(spread([10, 10, 12], 14, 100)).toEqual([10, 24, 38]);
    expect(spread([95, 99], 14, 100)).toEqual([86, 100]);
    expect(fitted("Bartholomew", 6)).toBe("Barth…");
    expect(fitted("Anna", 6)).toBe("Anna");
  });
});

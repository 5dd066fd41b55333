// The course of a game as lines: how far each seat was behind the leader after each scoring, and where that is drawn.
import type { ScoreSheet, Scoring } from "../protocol";
import { say } from "../words/say";
import { pointsOf, range } from "./rows";

/** A moment of the course, as it stands below the chart and in the head of its table. */
export interface Moment {
  readonly short: string;
  readonly long: string;
}

export interface Course {
  readonly title: string;
  readonly moments: readonly Moment[];
  /** By seat: the score after each scoring. */
  readonly scores: readonly (readonly number[])[];
  /** By seat: the points behind the leader; of who is alone, those that were still to come. */
  readonly behind: readonly (readonly number[])[];
  /** The points of the line at the top, where it is not the leader, who has other points at every moment. */
  readonly top: number | null;
}

type Told = Scoring & { readonly scores?: readonly number[] };

/** The last scores are those of the end: modules may still give or take some after the last scoring. */
export function courseOf(score: ScoreSheet, told: readonly Told[], seats: number): Course {
  const last = score.past.length - 1;
  const scores = range(seats).map((seat) => {
    let sum = score.besides.filter(({ reason }) => reason === "start").reduce((all, gain) => all + (gain.player === seat ? gain.points : 0), 0);
    return score.past.map((scoring, at) => {
      sum += pointsOf(scoring.gains, seat);
      const known = told.find(({ number }) => number === scoring.number)?.scores?.[seat];
      return at === last ? (score.scores[seat] ?? sum) : (known ?? sum);
    });
  });
  return courseBy(score.past.map(({ number }) => ({ short: say("end-course.scoring", { number }), long: say("scoring-title", { number }) })), scores, say("end-course"));
}

/** The course of any game, from the scores of each seat at its moments. Who is alone is behind nobody: there the points grow. */
export function courseBy(moments: readonly Moment[], scores: readonly (readonly number[])[], title: string): Course {
  const alone = scores.length === 1;
  const top = alone ? Math.max(...(scores[0] ?? []), 0) : null;
  const leads = moments.map((_, at) => top ?? Math.max(...scores.map((line) => line[at] ?? 0)));
  const behind = scores.map((line) => line.map((points, at) => (leads[at] ?? 0) - points));
  return { title, moments, scores, behind, top };
}

export interface Node {
  readonly x: number;
  readonly y: number;
  /** Where its text stands: moved so that no two lie on one another. */
  readonly text: number;
}

export interface Plot {
  readonly left: number;
  readonly right: number;
  /** By seat. */
  readonly lines: readonly (readonly Node[])[];
  readonly rules: readonly { readonly y: number; readonly text: string }[];
  readonly columns: readonly number[];
}

export interface Room {
  readonly width: number;
  readonly height: number;
  /** What is kept on each side for texts. */
  readonly before: number;
  readonly beyond: number;
  readonly above: number;
  readonly below: number;
  /** The least distance between two texts. */
  readonly apart: number;
}

const minus = (behind: number): string => (behind ? `−${behind}` : "0");
const STEPS: readonly number[] = [2, 5, 10, 20, 50, 100, 200];

export function plotOf(course: Course, room: Room): Plot {
  const most = Math.max(1, ...course.behind.flat());
  const step = STEPS.find((one) => most / one <= 3) ?? most;
  const high = room.height - room.above - room.below;
  const right = room.width - room.beyond;
  const y = (behind: number): number => room.above + (high * behind) / most;
  const columns = course.moments.map((_, at) => room.before + ((right - room.before) * at) / Math.max(1, course.moments.length - 1));
  const texts = columns.map((_, at) => spread(course.behind.map((line) => y(line[at] ?? 0)), room.apart, room.height - room.below));
  const lines = course.behind.map((line, seat) =>
    line.map((behind, at) => ({ x: columns[at] ?? 0, y: y(behind), text: texts[at]?.[seat] ?? 0 })),
  );
  const { top } = course;
  const rules = range(Math.floor((top ?? most) / step) + 1).map((at) => {
    const behind = top === null ? at * step : top - at * step;
    return { y: y(behind), text: top === null ? minus(behind) : `${at * step}` };
  });
  return { left: room.before, right, lines, rules, columns };
}

/** The same heights, moved as little downwards as is needed to be apart, and back up where they leave the picture. */
export function spread(heights: readonly number[], apart: number, lowest: number): number[] {
  const order = range(heights.length).sort((one, other) => (heights[one] ?? 0) - (heights[other] ?? 0) || one - other);
  const found = [...heights];
  order.forEach((seat, at) => {
    const above = at === 0 ? -Infinity : (found[order[at - 1] ?? 0] ?? 0) + apart;
    found[seat] = Math.max(found[seat] ?? 0, above);
  });
  let floor = lowest;
  for (const seat of [...order].reverse()) {
    found[seat] = Math.min(found[seat] ?? 0, floor);
    floor = (found[seat] ?? 0) - apart;
  }
  return found;
}

/** A name that is no longer than its room; the whole one stands in the table. */
export function fitted(name: string, letters: number): string {
  const all = [...name];
  return all.length <= letters ? name : `${all.slice(0, Math.max(1, letters - 1)).join("")}…`;
}

// The course of a game of sheets: its score sheet tells what every round brought, and the end.
import type { SheetScoreSheet } from "../protocol";
import { courseBy, type Course } from "../scores/course";
import { say } from "../words/say";

/** From nothing through every round that brought somebody something. */
export function courseOf(score: SheetScoreSheet, players: number): Course {
  const past = score.past.filter(({ end, gains }) => end || gains.length > 0);
  const moments = past.map(({ round, end }) => (end ? { short: say("sheet-course.end"), long: say("sheet-course.end-told") } : { short: `${round}`, long: say("sheet-course.round", { round }) }));
  const scores = Array.from({ length: players }, (_, player) => {
    let sum = 0;
    return past.map(({ gains }) => (sum += gains.filter((gain) => gain.player === player).reduce((all, { points }) => all + points, 0)));
  });
  return courseBy([{ short: "0", long: say("sheet-course.start") }, ...moments], scores.map((line) => [0, ...line]), say(players > 1 ? "sheet-course" : "sheet-course.alone"));
}

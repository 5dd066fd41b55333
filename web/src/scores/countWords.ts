// The rule of a row in words, with its sum: who is first, who shares, and why it is so many points.
import type { Gain } from "../protocol";
import { inside, listed, say, semicolons } from "../words/say";
import { person, type People } from "../story/people";
import { explained } from "./explain";
import { headWho, rowName } from "./names";
import { TYPE_ORDER, WALL, pointsOf } from "./rows";
import type { CountStep } from "./counting";

export interface CountLine {
  readonly text: string;
  readonly clause: string;
}

export function countLines(step: CountStep, people: People): CountLine[] {
  if (step.key === WALL) return [{ text: say("count-wall"), clause: "A-71" }];
  if (!TYPE_ORDER.includes(step.key)) return [...new Set(step.gains.map(({ player }) => player))].flatMap((player) => otherLine(step, player, people));
  if (step.gains.length === 0) return [{ text: say("count-none", { type: step.key }), clause: "A-75" }];
  // One line for each place; who shares it stands in the same line.
  const best = step.gains.filter((gain) => gain.tied.every((other) => other > gain.player || !gained(step, other)));
  return [...best].sort((one, other) => one.place - other.place).map((gain) => placeLine(gain, step, people));
}

const gained = (step: CountStep, player: number): boolean => step.gains.some((gain) => gain.player === player);

/** What a module brings a player, all of it in one line. */
function otherLine(step: CountStep, player: number, people: People): CountLine[] {
  const gains = step.gains.filter((gain) => gain.player === player);
  const points = pointsOf(gains, player);
  const said = { name: headWho(player, people), why: semicolons(gains.map((gain) => explained(gain, people))), points: Math.abs(points) };
  const [first] = gains;
  return first ? [{ text: points < 0 ? say("count-loss", said) : say("count-gain", said), clause: first.clause }] : [];
}

function placeLine(gain: Gain, step: CountStep, people: People): CountLine {
  const { player, place, count, points, clause } = gain;
  if (gain.tied.length === 0) {
    return { text: say("count-place", { who: person(player, people), place, count, points }), clause };
  }
  const names = listed([player, ...gain.tied].map((one, at) => (at === 0 ? headWho(one, people) : inside(person(one, people)))));
  const alike = 1 + gain.tied.length;
  const shared = step.worth.slice(place - 1, place - 1 + alike);
  if (shared.length === 0) return { text: say("count-tied", { names, count, points }), clause };
  const total = shared.reduce((sum, one) => sum + one, 0);
  const sum = `${shared.length > 1 ? `(${shared.join(" + ")})` : total} ÷ ${alike}`;
  return { text: say("count-shared", { names, count, places: shared.length, sum, points, rest: total % alike }), clause };
}

/** The row and what it brings, for who hears it: `Garden: …`. */
export const countTitle = (step: CountStep): string => rowName(step.key);

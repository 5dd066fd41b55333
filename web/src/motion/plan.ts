/** What travels between two views of a table, in which order, and when. No view is needed for a rule: things are compared. */
import { facesIn } from "../modules/faces";
import type { View } from "../protocol";
import type { Speed } from "../story/steps";
import { cardLegs } from "./cardLegs";
import type { Leg, Points, Trip, Wall } from "./legs";
import { tileLegs } from "./tileLegs";

/** More than this at once is no turn that one could follow: then the table simply changes. */
const MOST = 12;

/** One after the other, so that never two things move at once that both matter. */
const ORDER: readonly Leg["does"][] = ["pays", "takes", "moves", "walls", "arrives", "scores"];

export function legsBetween(before: View, after: View, told: readonly string[] = []): Leg[] {
  const legs: Leg[] = [...cardLegs(before, after, told), ...tileLegs(before, after), ...wallLegs(before, after), ...pointLegs(before, after), ...facesIn(after).flatMap((face) => face.legs?.(before, after, told) ?? [])];
  if (legs.length > MOST) return [];
  return legs.sort((one, other) => ORDER.indexOf(one.does) - ORDER.indexOf(other.does));
}

function wallLegs(before: View, after: View): Wall[] {
  return after.palaces.flatMap(({ wall, segments }, seat): Wall[] =>
    wall > (before.palaces[seat]?.wall ?? wall) ? [{ does: "walls", seat, segments }] : [],
  );
}

/** Of the players: the neutral one has a score, and nobody who would look at it. */
function pointLegs(before: View, after: View): Points[] {
  return after.palaces.flatMap((_, seat): Points[] => {
    const points = (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
    return points > 0 ? [{ does: "scores", seat, points }] : [];
  });
}

export interface Timing {
  readonly delay: number;
  readonly duration: number;
}

const MOVE = 280;
const SLOW = 400;
const SHORTEST = 150;
const APART = 45; // between things that go together
const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.55, normal: 1, slow: 1.4 };

const lengthOf = ({ does }: Leg): number => (does === "walls" || does === "scores" ? SLOW : MOVE);

/** When each leg begins and how long it takes, in milliseconds; all of them within `room` as far as an eye can follow. */
export function timed(legs: readonly Leg[], speed: Speed, room: number): Timing[] {
  const plain: Timing[] = [];
  let begin = 0;
  legs.forEach((leg, at) => {
    const last = plain[at - 1];
    if (last) begin = legs[at - 1]?.does === leg.does ? last.delay + APART : last.delay + last.duration;
    plain.push({ delay: begin, duration: lengthOf(leg) });
  });
  const whole = Math.max(0, ...plain.map(({ delay, duration }) => delay + duration)) * FACTORS[speed];
  const factor = FACTORS[speed] * Math.min(1, room / Math.max(whole, 1));
  const seen = Math.max(factor, SHORTEST / MOVE);
  return plain.map(({ delay, duration }) => ({ delay: delay * factor, duration: Math.min(SLOW, duration * seen) }));
}

export const isTrip = (leg: Leg): leg is Trip => leg.does !== "walls" && leg.does !== "scores";

// Every point of a scoring in a sentence.
import { halfOf, sidesOf } from "../board/touchWords";
import type { Gain } from "../protocol";
import { person, type People } from "../story/people";
import { reasonFace } from "../modules/faces";
import { sideId } from "../words/names";
import { rowName } from "./names";
import { TYPE_ORDER, WALL } from "./rows";
import { inside, listed, say } from "../words/say";

/** Why a player got the points. */
export function explained(gain: Gain, people: People): string {
  const told = reasonFace(gain.reason)?.explain?.(gain, people);
  if (told !== undefined) return told;
  if (gain.reason === WALL) return say("scoring-wall", { count: gain.count });
  const { reason: type, place, count } = gain;
  if (!TYPE_ORDER.includes(type) || !place) {
    return count ? say("scoring-other", { reason: rowName(type), count }) : rowName(type);
  }
  if (gain.tied.length === 0) return say("scoring-majority", { place, type, count });
  const others = gain.tied.map((player) => inside(person(player, people)));
  return say("scoring-majority.tied", { place, type, count, others: listed(others) });
}

/** `n2e1-N` in words, and `n2e1-NE` of half a square; a segment of another shape is told as it is. */
export function segmentWords(segment: string): string {
  const half = halfOf(segment);
  if (half) return say("board-half-square", { place: half.place, sides: sidesOf(half.corner) });
  const [place = "", letter = ""] = segment.split("-");
  return letter ? say("scoring-segment", { side: sideId(letter), place }) : segment;
}

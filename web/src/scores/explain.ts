// Every point of a scoring in a sentence.
import type { Gain } from "../protocol";
import { placeWords, typeWord, who, type People } from "../story/words";
import { EVENTS, SCORING, capital, listed, side } from "../texts/story";
import { TYPE_ORDER, WALL } from "./table";

/** Why a player got the points. */
export function explained(gain: Gain, people: People): string {
  if (gain.reason === WALL) return SCORING.wall(gain.count);
  if (!TYPE_ORDER.includes(gain.reason) || !gain.place) return SCORING.other(gain.reason, gain.count);
  const type = typeWord(gain.reason);
  if (gain.tied.length) {
    const others = listed(gain.tied.map((player) => EVENTS.whom(who(player, people))));
    return SCORING.tied(gain.place, gain.count, type, others);
  }
  return gain.place === 1 ? SCORING.most(gain.count, type) : SCORING.place(gain.place, gain.count, type);
}

/** `n2e1-N` in words; a segment of another shape is told as it is. */
export function segmentWords(segment: string): string {
  const [place = "", letter = ""] = segment.split("-");
  return letter ? capital(SCORING.segment(placeWords(place), side(letter))) : segment;
}

/** Why something is not allowed, in the words of the page. */
import type { Refusal } from "../protocol";
import { cardName, placeWords, shortName } from "../words/names";
import { say, sayKnown } from "../words/say";
import { sideOf, type Side } from "./touchWords";

// In the server's own words tiles, places and cards are in notation, which is the same in every language.
const TILE = /\b[a-z]+-\d+(?:-(?:[NESW]+|none)\b)?/g;
const PLACE = /\b(?:[ns]\d+(?:[ew]\d+)?|[ew]\d+)\b/g;
const CARD = /\b[ygbo]\d\b/g;

/** Why: as the catalogue says it, and in the server's words where it does not know the refusal. */
export function refusalMessage({ id, args, message }: Pick<Refusal, "id" | "args" | "message">): string {
  return sayKnown(`${id}.page`, args) ?? message.replace(TILE, shortName).replace(PLACE, placeWords).replace(CARD, cardName);
}

/** Why a square says no: a short sentence where there is one. */
export function refusalReason(refusal: Refusal): string {
  return sayKnown(`${refusal.id}.short`, refusal.args) ?? refusalMessage(refusal);
}

/** The same with the rule. */
export function refusalText(refusal: Refusal): string {
  return say("board-refusal", { reason: refusalReason(refusal), clause: refusal.clause });
}

/** The sides of a square that a refusal is about, where it names some. */
export function guiltySides({ args }: Pick<Refusal, "args">): { place: string; sides: readonly Side[] } | null {
  const { place, sides } = args;
  if (typeof place !== "string" || !Array.isArray(sides)) return null;
  return { place, sides: sides.map((side) => sideOf(String(side))).filter((side) => side !== null) };
}

/** What the server says of a refusal, in the words of the page. Its ids of tiles, places and cards are for notation. */
import type { Refusal } from "../protocol";
import { cardName } from "./cards";
import { shortName } from "./tileFacts";

const TILE = /\b[a-z]+-\d+(?:-(?:[NESW]+|none)\b)?/g;
/** The board shows the place. */
const AT = / at (?:[ns]\d+(?:[ew]\d+)?|[ew]\d+|c)\b/g;
const CARD = /\b[ygbo]\d\b/g;

export function refusalMessage({ message }: Pick<Refusal, "message">): string {
  return message.replace(TILE, shortName).replace(AT, "").replace(CARD, cardName);
}

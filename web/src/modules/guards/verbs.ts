/** Actions of the guard board as short commands, from what follows their verbs. */
import type { Kind } from "../../palace/targets";
import { sidedName } from "../../words/names";
import { say } from "../../words/say";
import { thingName } from "../../words/things";

/** What belongs behind an ability that asks for something. */
const DETAILS: Readonly<Record<string, readonly Kind[]>> = {
  exchange: ["tile", "market-square", "card"],
  "preview-purchase": ["card"],
  card: ["card"],
  "new-token": ["market-square"],
  "half-building": ["type"],
};

function use(rest: string): string {
  const [ability = "", ...details] = rest.split(":");
  const things = details.map((thing, at) => thingName(DETAILS[ability]?.[at] ?? "button", thing));
  return things.length > 0 ? say("action-use.with", { ability, things }) : say("action-use", { ability });
}

function preview(rest: string): string {
  const [square = "", cards = ""] = rest.split(":");
  return say("action-preview", { square: Number(square), cards: cards.split(",") });
}

function march(rest: string): string {
  const [from = "", to = ""] = rest.split("/").map(sidedName);
  return say("action-march", { from, to });
}

export const verbs = {
  use,
  preview,
  march,
  pay: (side: string) => say("action-guard", { side }),
  wall: (side: string) => say("action-wall", { side }),
};

// Actions that are not carried out yet, as short commands.
import { CURRENCIES } from "../board/cards";
import { verbFace } from "../modules/faces";
import { say, sayKnown } from "../words/say";

/** The word of an action as a command. `market` says what stands on the squares. */
export function tellAction(word: string, market?: readonly (string | null)[]): string {
  const [verb = "", first = "", second = ""] = word.split(":");
  switch (verb) {
    case "take":
      return say("action-take", { cards: first.split(",") });
    case "buy": {
      const square = Number(first);
      const tile = market?.[square - 1];
      const cards = second.split(",");
      const currency = CURRENCIES[square - 1] ?? first;
      return tile ? say("action-buy", { tile, cards }) : say("action-buy-square", { currency, cards });
    }
    case "lay": {
      const [tile = "", place = ""] = first.split("@");
      return say("action-lay", { tile, place });
    }
    case "swap": {
      const [old = "", fresh = ""] = first.split("/");
      return say("action-swap", { old, new: fresh });
    }
    case "keep":
    case "give":
    case "remove":
      return say(`action-${verb}`, { tile: first });
    case "done":
    case "pass":
      return say(`action-${verb}`);
    default:
      return verbFace(verb)?.(word.slice(verb.length + 1), market ?? []) ?? sayKnown(`action-${word.replaceAll(":", "-")}`, {}) ?? word;
  }
}

// Actions that are not carried out yet, as short commands in English.
import { ACTIONS } from "../texts/story";
import { cardWords, currencyOfSquare, placeWords, tileWord } from "./words";

/** The word of an action in English. `market` says what stands on the squares. */
export function tellAction(word: string, market?: readonly (string | null)[]): string {
  const [verb = "", first = "", second = ""] = word.split(":");
  switch (verb) {
    case "take":
      return ACTIONS.take(cardWords(first.split(",")));
    case "buy": {
      const square = Number(first);
      const tile = market?.[square - 1];
      const cards = cardWords(second.split(","));
      return tile ? ACTIONS.buyTile(tileWord(tile), cards) : ACTIONS.buy(currencyOfSquare(square), cards);
    }
    case "lay": {
      const [tile = "", place = ""] = first.split("@");
      return ACTIONS.lay(tileWord(tile), placeWords(place));
    }
    case "swap": {
      const [old = "", tile = ""] = first.split("/");
      return ACTIONS.swap(tileWord(old), tileWord(tile));
    }
    case "keep":
    case "give":
    case "remove":
      return ACTIONS[verb](tileWord(first));
    case "done":
    case "pass":
      return ACTIONS[verb];
    default:
      return word;
  }
}

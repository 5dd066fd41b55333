/** A square of the market in words: its currency, its tile, and whether it can be paid. */
import { tileName } from "../words/names";
import { say } from "../words/say";
import { CURRENCIES } from "./cards";

/** `over` is what is overpaid at the least, if it can be paid at all. */
export function marketSquare(number: number, tile: string | null, over: number | undefined): string {
  const currency = CURRENCIES[number - 1] ?? "";
  if (tile === null) return say("board-square.empty", { number, currency });
  const how = over === undefined ? "board-square" : over === 0 ? "board-square.exact" : "board-square.over";
  return say(how, { number, currency, content: tileName(tile) });
}

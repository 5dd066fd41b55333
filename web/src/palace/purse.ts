/** Who touches a tile that cannot be paid has shown no card yet: what is refused is said of the whole hand. */
import { currencyId } from "../board/cards";
import type { Refusal } from "../protocol";

/** All the money of the currency was asked about, or any card where there is none. */
export function ofTheHand(refusal: Refusal, price: number, letter: string): Refusal {
  const { tile = "", paid = 0 } = refusal.args;
  const about = { tile, price, currency: currencyId(letter) };
  if (refusal.id === "wrong-currency") return { ...refusal, id: "no-money", args: about, cards: [] };
  if (refusal.id === "too-little-paid") return { ...refusal, id: "too-little-money", args: { ...about, money: paid } };
  return refusal;
}

/** What is known of the bazaars beside the board: the price and where it comes from, and the money that there is for it. */
import { CURRENCIES, currencyId, currencyOf, valueOf } from "../../board/cards";
import type { Payment } from "../../palace/choosing";
import type { Targets } from "../../palace/targets";
import type { LaidBazaar, View } from "../../protocol";

export interface Offer {
  readonly tile: string;
  /** The letter of its currency. */
  readonly currency: string;
  /** What it costs now; 0 while it has no price. */
  readonly price: number;
  /** The tile whose price it is. */
  readonly source: string | null;
  /** The best payment, where it can be bought now. */
  readonly payment: Payment | null;
  readonly chosen: boolean;
  /** The values of the reader's cards of the currency, the smallest first. */
  readonly money: readonly number[];
}

export const letterOf = (currency: string): string => CURRENCIES.find((letter) => currencyId(letter) === currency) ?? "";

export function offersIn(view: View, targets: Targets): Offer[] {
  return (view.modules.bazaars?.beside ?? []).map(({ tile, currency: word, price }) => {
    const currency = letterOf(word);
    return {
      tile,
      currency,
      price,
      source: view.market[CURRENCIES.indexOf(currency)] ?? null,
      payment: targets.of("tile").has(tile) || targets.chosen("tile").has(tile) ? (targets.payments("tile", tile)[0] ?? null) : null,
      chosen: targets.chosen("tile").has(tile),
      money: view.hand.filter((card) => currencyOf(card) === currency).map(valueOf).sort((one, other) => one - other),
    };
  });
}

/** With all the money of its currency, or with any card where there is none: what the server says no to, with its reason. */
export function wordOf({ tile, currency }: Offer, view: View): string | null {
  const money = view.hand.filter((card) => currencyOf(card) === currency);
  const shown = money.length > 0 ? money : view.hand.slice(0, 1);
  return shown.length > 0 ? `bazaar:${tile}:${shown.join()}` : null;
}

/** How many types are among the buildings around a bazaar. */
export const kindsAround = ({ around }: LaidBazaar, view: View): number => new Set(around.map((tile) => view.types[tile])).size;

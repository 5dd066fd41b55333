// What is left to come, for those who play with counts: what a perfect memory knows.
import { CURRENCIES, currencyOf, valueOf } from "../board/cards";
import { facts } from "../board/tileFacts.svelte";
import type { Memory, View } from "../protocol";
import { TYPE_ORDER } from "./rows";

export interface PriceCount {
  readonly price: number;
  readonly count: number;
}

export interface TypeLeft {
  readonly type: string;
  readonly count: number;
  readonly prices: readonly PriceCount[];
}

/** The tiles in the supply by type, cheapest first. */
export function supplyLeft(memory: Memory, view: View): TypeLeft[] {
  return TYPE_ORDER.map((type) => {
    const tiles = memory.supply.filter((tile) => (view.types[tile] ?? facts(tile).type) === type);
    const prices = tiles.map((tile) => facts(tile).price).sort((one, other) => one - other);
    const counts = [...new Set(prices)].map((price) => ({ price, count: prices.filter((one) => one === price).length }));
    return { type, count: tiles.length, prices: counts };
  });
}

export const VALUES: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export interface CurrencyLeft {
  readonly currency: string;
  readonly count: number;
  /** How many cards of each of the values 1 to 9. */
  readonly values: readonly number[];
}

/** The cards of the money pile by currency and value. */
export function moneyLeft(memory: Memory): CurrencyLeft[] {
  return CURRENCIES.map((currency) => {
    const cards = memory.money_pile.filter((card) => currencyOf(card) === currency);
    const values = VALUES.map((value) => cards.filter((card) => valueOf(card) === value).length);
    return { currency, count: cards.length, values };
  });
}

/** What is said of bazaars. */
import { currencyOf, valueOf } from "../../board/cards";
import { TILES } from "../../tiles";
import type { Gain } from "../../protocol";
import { typeName } from "../../words/names";
import { listed, say, semicolons } from "../../words/say";
import type { Offer } from "./offers";

/** `Bazaar for florins: Seraglio, Arcades and Tower`. */
export function called(tile: string): string {
  const { currency = "", types = [] } = TILES[tile] ?? {};
  return say("bazaars-tile", { currency, around: listed(types.map(typeName)) });
}

/** The price; nothing where it is still to be told, because the story is. */
export function priceWords({ price, currency, source }: Offer): string {
  if (price > 0) return say("bazaars-price", { price, currency });
  return source === null ? say("bazaars-price.none") : "";
}

/** Where the price comes from. */
export const sourceWords = ({ source, currency }: Offer): string =>
  source === null ? say("bazaars-price.empty", { currency }) : say("bazaars-price.source", { tile: source, currency });

/** What the reader's money makes of it; `acting` where it could be bought now. */
export function moneyWords({ payment, price, money, currency }: Offer, acting: boolean): string {
  if (payment) return say("bazaars-money", { sum: payment.cards.map((card) => (currencyOf(card) === currency ? String(valueOf(card)) : card)).join(" + ") });
  if (money.length === 0) return say("bazaars-money.nothing", { currency });
  const held = listed(money.map(String));
  return acting && price > 0 ? say("bazaars-money.not", { price, money: held }) : say("bazaars-money.hold", { money: held });
}

/** All of it in a line; `money` where somebody could pay. */
export const offerWords = (offer: Offer, ...money: readonly string[]): string =>
  semicolons([called(offer.tile), priceWords(offer), sourceWords(offer), ...money].filter((part) => part !== ""));

/** The points are a product: of how many buildings, and of how many types. */
export const gainWords = ({ count, points }: Gain): string => say("bazaars-gain", { count, kinds: count ? points / count : 0 });

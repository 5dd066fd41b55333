/** Cards and payments: what is chosen of what the server offers. No rule is known here. */

import { heaps, standing, wholeOf, type Path, type Reading, type Standing, type Whole } from "./path";
import { filled } from "./words";

/** What stands in a payment for the amount that is kept for a player, which is no card. */
export const KEPT = "x";

/** Cards that pay for something. It is exact where nothing is paid too much. */
export interface Payment {
  readonly cards: readonly string[];
  readonly over: number;
}

/** Something that can be paid: the payments, exact ones first, then those that overpay least. */
export interface Purchase {
  readonly form: string;
  /** What is bought: the things that were touched before the money. */
  readonly things: readonly string[];
  readonly price: number;
  readonly payments: readonly Payment[];
}

/** What can be bought where a path has led, which is more than one thing where more can be done with a tile. */
export function purchasesOf(here: Standing, path: Path): readonly Purchase[] {
  const things = path.map(({ thing }) => thing);
  return heaps(here, "cards").map(({ reading, picks }) => ({
    form: reading.form,
    things,
    price: reading.prices[things.at(-1) ?? ""] ?? 0,
    payments: Object.entries(picks).map(([cards, over]) => ({ cards: cards.split(","), over: Number(over) })),
  }));
}

/** A purchase with these cards, whether they fit or not. */
export const purchaseWord = ({ form, things }: Purchase, cards: readonly string[]): string => filled(form, ...things, cards.join(","));

/** The letters of the currencies that squares 1 to 4 take. */
const LETTERS = ["y", "g", "b", "o"] as const;

export const letterOf = (card: string): string => card.slice(0, 1);
export const letterOfSquare = (square: number): string => LETTERS[square - 1] ?? "";
export const squareOfLetter = (letter: string): number => LETTERS.findIndex((one) => one === letter) + 1;

export function same(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && [...a].sort().join() === [...b].sort().join();
}

export function toggled<T>(all: readonly T[], one: T): T[] {
  return all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
}

export function cardsAt(cards: readonly (string | null)[], at: readonly number[]): string[] {
  return at.map((index) => cards[index] ?? null).filter((card) => card !== null);
}

/** Where these cards are in a hand; equal cards are found one after the other. */
export function indicesOf(hand: readonly (string | null)[], cards: readonly string[]): number[] {
  const free = new Map<string, number[]>();
  hand.forEach((card, index) => card !== null && free.set(card, [...(free.get(card) ?? []), index]));
  return cards.map((card) => free.get(card)?.shift()).filter((index) => index !== undefined);
}

/** Where a card is that is touched by its name: one that is chosen, to put it back, or else the first. */
export function indexOf(cards: readonly (string | null)[], card: string, chosen: readonly number[]): number {
  return chosen.findLast((index) => cards[index] === card) ?? cards.indexOf(card);
}

export function paymentOf(purchase: Purchase | null, cards: readonly string[]): Payment | null {
  return purchase?.payments.find((payment) => same(payment.cards, cards)) ?? null;
}

/** Cards of the hand that some payment uses. */
export function usable(hand: readonly string[], purchase: Purchase | null): number[] {
  const wanted = new Set(purchase?.payments.flatMap((payment) => payment.cards));
  return hand.flatMap((card, index) => (wanted.has(card) ? [index] : []));
}

/** What can be bought of the market, and how much is overpaid at the least. */
export function affordable(readings: readonly Reading[]): Record<number, number> {
  const found: Record<number, number> = {};
  for (const square of LETTERS.keys()) {
    const path = [{ kind: "market-square", thing: String(square + 1) }] as const;
    // What is bought as it is comes first; how well other things can be paid is said where they are chosen.
    const payments = purchasesOf(standing(readings, path), path)[0]?.payments ?? [];
    if (payments.length > 0) found[square + 1] = Math.min(...payments.map((payment) => payment.over));
  }
  return found;
}

/** What can be done with these cards of the display. */
export function takings(start: Standing, cards: readonly string[]): readonly Whole[] {
  return heaps(start, "slots").flatMap(({ reading, picks }) => {
    const taken = Object.keys(picks).find((offer) => same(offer.split(","), cards));
    return taken === undefined ? [] : [wholeOf(reading, [taken])];
  });
}

/** Choosing among what the server offers: cards, payments, tiles. No rule is known here. */

import type { Choices, Payment, Purchase } from "../protocol";

/** The letters of the currencies that squares 1 to 4 take. */
const LETTERS = ["y", "g", "b", "o"] as const;

export const letterOf = (card: string): string => card.slice(0, 1);
export const valueOf = (card: string): number => Number(card.slice(1));
export const sumOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);
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
export function indicesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const free = new Map<string, number[]>();
  hand.forEach((card, index) => free.set(card, [...(free.get(card) ?? []), index]));
  return cards.map((card) => free.get(card)?.shift()).filter((index) => index !== undefined);
}

export function purchaseAt(choices: Choices | null, square: number | null): Purchase | null {
  return choices?.buy.find((one) => one.square === square) ?? null;
}

export function paymentOf(purchase: Purchase | null, cards: readonly string[]): Payment | null {
  return purchase?.payments.find((payment) => same(payment.cards, cards)) ?? null;
}

/** Cards of the hand that some payment uses. */
export function usable(hand: readonly string[], purchase: Purchase | null): number[] {
  const wanted = new Set(purchase?.payments.flatMap((payment) => payment.cards));
  return hand.flatMap((card, index) => (wanted.has(card) ? [index] : []));
}

/** What can be bought: exactly, or only with too much. */
export function affordable(choices: Choices | null): Record<number, "exact" | "over"> {
  const found: Record<number, "exact" | "over"> = {};
  for (const { square, payments } of choices?.buy ?? []) {
    found[square] = payments.some((payment) => payment.over === 0) ? "exact" : "over";
  }
  return found;
}

export const canTake = (choices: Choices | null, cards: readonly string[]): boolean =>
  choices?.take.some((offer) => same(offer, cards)) ?? false;

/** Tiles of the palace in whose place a tile of the reserve may come. */
export function swappable(choices: Choices | null, fresh: string): string[] {
  return Object.entries(choices?.swap ?? {}).flatMap(([old, tiles]) => (tiles.includes(fresh) ? [old] : []));
}

/** Tiles of the palace that may be moved to the reserve or swapped. */
export function movable(choices: Choices | null): string[] {
  return [...new Set([...(choices?.remove ?? []), ...Object.keys(choices?.swap ?? {})])];
}

/** Choosing among what the server offers: cards, payments, tiles. No rule is known here. */

import type { Choices, Group, Picks } from "../protocol";
import * as words from "./words";

/** Cards that pay for a tile. It is exact where nothing is paid too much. */
export interface Payment {
  readonly cards: readonly string[];
  readonly over: number;
}

/** A tile that can be paid: the payments, exact ones first, then those that overpay least. */
export interface Purchase {
  readonly square: number;
  readonly price: number;
  readonly payments: readonly Payment[];
}

/** What can be chosen on the screens of the classic game. */
export interface Offers {
  readonly take: readonly (readonly string[])[];
  readonly buy: readonly Purchase[];
  /** Tile: places. */
  readonly lay: Readonly<Record<string, readonly string[]>>;
  readonly keep: readonly string[];
  readonly give: readonly string[];
  readonly remove: readonly string[];
  /** Tile of the palace: tiles of the reserve. */
  readonly swap: Readonly<Record<string, readonly string[]>>;
  readonly done: boolean;
  readonly passing: boolean;
  /** Buttons besides. */
  readonly words: readonly string[];
}

function below(picks: Picks, thing: string): Picks {
  const found = picks[thing];
  return typeof found === "object" ? found : {};
}

function lists({ picks }: Group): Record<string, string[]> {
  return Object.fromEntries(Object.keys(picks).map((thing) => [thing, Object.keys(below(picks, thing))]));
}

function purchases({ picks, prices }: Group): Purchase[] {
  return Object.entries(prices).map(([square, price]) => ({
    square: Number(square),
    price,
    payments: Object.entries(below(picks, square)).map(([cards, over]) => ({ cards: cards.split(","), over: Number(over) })),
  }));
}

/** The groups of the server by what the screens show. */
export function offersOf(choices: Choices): Offers {
  const of = (form: string): Group =>
    choices.groups.find((group) => group.form === form) ?? { form, kinds: [], picks: {}, prices: {} };
  const first = (form: string): string[] => Object.keys(of(form).picks);
  const buttons = first("{}");
  return {
    take: first(words.TAKE).map((cards) => cards.split(",")),
    buy: purchases(of(words.BUY)),
    lay: lists(of(words.LAY)),
    keep: first(words.KEEP),
    give: first(words.GIVE),
    remove: first(words.REMOVE),
    swap: lists(of(words.SWAP)),
    done: buttons.includes(words.DONE),
    passing: buttons.includes(words.PASS),
    words: buttons.filter((word) => word !== words.DONE && word !== words.PASS),
  };
}

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

export function purchaseAt(choices: Offers | null, square: number | null): Purchase | null {
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
export function affordable(choices: Offers | null): Record<number, "exact" | "over"> {
  const found: Record<number, "exact" | "over"> = {};
  for (const { square, payments } of choices?.buy ?? []) {
    found[square] = payments.some((payment) => payment.over === 0) ? "exact" : "over";
  }
  return found;
}

export const canTake = (choices: Offers | null, cards: readonly string[]): boolean =>
  choices?.take.some((offer) => same(offer, cards)) ?? false;

/** Tiles of the palace in whose place a tile of the reserve may come. */
export function swappable(choices: Offers | null, fresh: string): string[] {
  return Object.entries(choices?.swap ?? {}).flatMap(([old, tiles]) => (tiles.includes(fresh) ? [old] : []));
}

/** Tiles of the palace that may be moved to the reserve or swapped. */
export function movable(choices: Offers | null): string[] {
  return [...new Set([...(choices?.remove ?? []), ...Object.keys(choices?.swap ?? {})])];
}

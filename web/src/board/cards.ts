/** Cards: a letter for the currency and a value, as `y3`. */

/** In the order of the squares of the market. */
export const CURRENCIES: readonly string[] = ["y", "g", "b", "o"];

export function currencyOf(card: string): string {
  return card.charAt(0);
}

export function valueOf(card: string): number {
  return Number.parseInt(card.slice(1), 10) || 0;
}

export const sumOf = (cards: readonly string[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0);

const IDS: Readonly<Record<string, string>> = { y: "florin", g: "dirham", b: "dinar", o: "ducat" };

/** What the catalogue calls a currency. */
export function currencyId(letter: string): string {
  return IDS[letter] ?? letter;
}

/** The letter of a currency, by which its colours and signs go. */
export const currencyLetter = (id: string): string => Object.keys(IDS).find((letter) => IDS[letter] === id) ?? id;

export interface HandGroup {
  readonly currency: string;
  readonly sum: number;
  /** Cards with their index in the hand, smallest value first. */
  readonly cards: ReadonlyArray<{ readonly card: string; readonly index: number }>;
}

/** The hand by currency, without the currencies that it does not hold. */
export function grouped(hand: readonly string[]): HandGroup[] {
  const known = hand.map((card, index) => ({ card, index }));
  const letters = [...new Set([...CURRENCIES, ...hand.map(currencyOf)])];
  return letters
    .map((currency) => {
      const cards = known
        .filter(({ card }) => currencyOf(card) === currency)
        .sort((one, other) => valueOf(one.card) - valueOf(other.card) || one.index - other.index);
      return { currency, cards, sum: cards.reduce((sum, { card }) => sum + valueOf(card), 0) };
    })
    .filter((group) => group.cards.length > 0);
}

/** Every text of the board, in English. */
import type { Refusal } from "../protocol";

export const TYPE_NAMES: Readonly<Record<string, string>> = {
  pavilion: "Pavilion",
  seraglio: "Seraglio",
  arcades: "Arcades",
  chambers: "Chambers",
  garden: "Garden",
  tower: "Tower",
  fountain: "Lion fountain",
};

/** One letter for each type, for those who do not tell the colours apart. */
export const TYPE_LETTERS: Readonly<Record<string, string>> = {
  pavilion: "P",
  seraglio: "S",
  arcades: "A",
  chambers: "C",
  garden: "G",
  tower: "T",
};

export const CURRENCY_NAMES: Readonly<Record<string, string>> = {
  y: "florin",
  g: "dirham",
  b: "dinar",
  o: "ducat",
};

/** The letter that cards carry in the notation too. */
export const CURRENCY_LETTERS: Readonly<Record<string, string>> = { y: "Y", g: "G", b: "B", o: "O" };

const SIDE_NAMES: Readonly<Record<string, string>> = { N: "north", E: "east", S: "south", W: "west" };

/** "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words[words.length - 1] ?? ""}`;
}

export function wallsText(walls: string): string {
  const sides = [...walls].map((side) => SIDE_NAMES[side] ?? side);
  if (sides.length === 0) return "no wall";
  return `${sides.length > 1 ? "walls" : "wall"} ${listed(sides)}`;
}

/** "2 north, 1 east of the fountain". */
export function placeText(east: number, north: number): string {
  if (east === 0 && north === 0) return "at the fountain";
  const parts: string[] = [];
  if (north !== 0) parts.push(`${Math.abs(north)} ${north > 0 ? "north" : "south"}`);
  if (east !== 0) parts.push(`${Math.abs(east)} ${east > 0 ? "east" : "west"}`);
  return parts.join(", ");
}

const REFUSALS: Readonly<Record<string, string>> = {
  occupied: "There is a tile already.",
  "not-adjacent": "It would share no side with the palace.",
  "walls-differ": "A wall would touch an open side.",
  "not-on-foot": "It could not be reached on foot from the fountain.",
  hole: "It would enclose a hole.",
};

/** Why a square says no: a short sentence where there is one, and the server's own words elsewhere. */
export function refusalText(refusal: Refusal): string {
  return `${REFUSALS[refusal.code] ?? refusal.message} (${refusal.clause})`;
}

export const BOARD = {
  market: "Market",
  square: (square: number, currency: string, content: string): string => `Square ${square}, ${currency}: ${content}`,
  emptySquare: "empty",
  exact: "can be paid exactly",
  over: "can be paid, but not exactly",
  exactMark: "exact",
  overMark: "over",
  display: "Money display",
  slot: (slot: number): string => `Place ${slot} of the display is empty`,
  hand: "Your money",
  emptyHand: "No cards in hand.",
  sum: (currency: string, cards: number, sum: number): string =>
    `${currency}: ${cards === 1 ? "1 card" : `${cards} cards`}, ${sum} in all`,
  card: (value: string, currency: string): string => `${value} ${currency}`,
  litCard: "part of a payment",
  noTiles: "none",
  palace: (name: string, tiles: number, wall: number): string =>
    `Palace of ${name}: ${tiles === 1 ? "only the fountain" : `${tiles} tiles`}, longest wall ${wall}`,
  emptyPlace: "empty",
  legalPlace: (tile: string): string => `${tile} can be laid here`,
  pickable: "can be chosen",
  picked: "chosen",
  strip: "The other palaces",
  enlarge: (name: string): string => `Look at the palace of ${name}`,
  toAct: "to act",
  bot: "bot",
  score: "points",
  wall: "wall",
  cards: "cards",
  reserve: "reserve",
} as const;

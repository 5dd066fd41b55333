// Tiles, cards, places and people in words. The server's names are words already; these read better.
import { CURRENCIES, currencyName, currencyOf, valueOf } from "../board/cards";
import { TILES } from "../tiles";
import { FOUNTAIN, HALF, PEOPLE, STEPS, TYPES, listed, side } from "../texts/story";

/** Who sits where, and which seats this device plays. */
export interface People {
  readonly names: readonly string[];
  readonly you: readonly number[];
}

/** The name of a player in a sentence. The neutral player comes behind the seats. */
export function who(player: number, people: People): string {
  // On a shared device "You" would be anybody, so that names are clearer there.
  if (people.you.length === 1 && people.you[0] === player) return PEOPLE.you;
  return nameOf(player, people.names);
}

export function nameOf(player: number, names: readonly string[]): string {
  return names[player] ?? (player === names.length ? PEOPLE.neutral : PEOPLE.seat(player));
}

export function typeWord(type: string): string {
  return TYPES[type] ?? type;
}

/** `tower 9`. */
export function tileWord(tile: string): string {
  if (tile === "fountain") return FOUNTAIN;
  const facts = TILES[tile];
  if (facts) return `${typeWord(facts.type)} ${facts.price}`;
  return tile.startsWith("half-") ? HALF(typeWord(tile.slice(5))) : tile;
}

/** `garden 8 and 10, tower 9`: a type is named once, as long as its tiles stand together. */
export function tileWords(tiles: readonly string[]): string {
  return named(tiles.map((tile) => tileWord(tile).split(" ")));
}

export function sumOf(cards: readonly string[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0);
}

/** `florin 3, dirham 2 and 4`: a currency is named once, as long as its cards stand together. */
export function cardWords(cards: readonly string[]): string {
  return named(cards.map((card) => [currencyName(currencyOf(card)), `${valueOf(card)}`]));
}

function named(words: readonly (readonly string[])[]): string {
  const short = words.map(([name, ...rest], at) =>
    rest.length && at && words[at - 1]?.[0] === name ? rest.join(" ") : [name, ...rest].join(" "),
  );
  return listed(short);
}

export function currencyOfSquare(square: number): string {
  return currencyName(CURRENCIES[square - 1] ?? `${square}`);
}

/** `n2e1` as `2 north, 1 east`. */
export function placeWords(place: string): string {
  const steps = [...place.matchAll(/([nesw])(\d+)/g)];
  if (!steps.length) return FOUNTAIN;
  return steps.map(([, letter, count]) => STEPS(Number(count), side(letter ?? ""))).join(", ");
}

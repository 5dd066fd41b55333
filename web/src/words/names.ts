/** How things are called, in every form that the language has. */
import { currencyId, currencyOf, valueOf } from "../board/cards";
import { facts } from "../board/tileFacts.svelte";
import { calledBy } from "../modules/faces";
import { TILES } from "../tiles";
import { found, language, listed, phrase } from "./language.svelte";
import { capital, type Forms, type Gaps } from "./speaker";

const SIDES: Readonly<Record<string, "north" | "east" | "south" | "west">> = { n: "north", e: "east", s: "south", w: "west" };

/** The forms of a name. What the catalogue does not know is called by its word. */
function forms(id: string, word: string, gaps?: Gaps): Forms {
  return language.speaker.forms(id, gaps) ?? { Name: word, Title: capital(word) };
}

/** The gaps that a thing fills: itself, and its forms. */
export const gapsOf = (gap: string, itself: string, named: Forms): Gaps =>
  Object.fromEntries([[gap, itself], ...Object.entries(named).map(([form, text]) => [gap + form, text])]);

export const typeForms = (type: string): Forms => forms(`type-${type}`, type);
export const currencyForms = (currency: string): Forms => forms(`currency-${currencyId(currency)}`, currency);
const currencyGaps = (letter: string): Gaps => gapsOf("currency", currencyId(letter), currencyForms(letter));

export function tileForms(tile: string): Forms {
  const { type, price } = tile.startsWith("half-") ? { type: tile.slice(5), price: 0 } : facts(tile);
  const { half, name } = facts(tile);
  const shown = half?.type ?? type;
  const gaps = { ...gapsOf("type", shown, typeForms(shown)), price };
  if (name !== undefined) return forms(name, tile, gaps);
  if (tile.startsWith("half-")) return forms("tile-half", tile, gaps);
  return price > 0 ? forms("tile-name", tile, gaps) : typeForms(type);
}

/** What points of a sheet are for: a type, or what else there is. */
export const reasonName = (reason: string): string => found(`reason-${reason}`) ?? typeForms(reason)["Name"] ?? reason;
export const colourForms = (colour: string): Forms => forms(`colour-${colour}`, colour);

/** `Tower`. */
export const typeName = (type: string): string => typeForms(type)["Title"] ?? type;
/** `Tower 9`, which is not always unique. */
export const shortName = (tile: string): string => tileForms(tile)["Title"] ?? tile;
export const currencyName = (letter: string): string => currencyForms(letter)["Name"] ?? letter;
export const currencyTitle = (letter: string): string => currencyForms(letter)["Title"] ?? letter;

/** Sides are letters on tiles and words in refusals. */
export const sideId = (side: string): string => SIDES[side.toLowerCase()] ?? side;
export const sideName = (side: string): string => found(`side-${sideId(side)}`) ?? side;

/** Boxes and modules that have a name other than their word, and the others. */
export const boxNames = (boxes: readonly string[]): string =>
  listed(boxes.map((name) => found(`box-${name}`) ?? found(`module-${name}`) ?? name));

/** The notes on reconstructed rules or components of modules, or of the `sheet`. */
export const reconstructed = (parts: readonly string[]): string[] => parts.flatMap((part) => found(`reconstructed-${part}.page`) ?? []);

/** A side by itself, or that of a tile: `Tower 9, north` for `terrain-04-N`. */
export function sidedName(side: string): string {
  const at = side.lastIndexOf("-");
  return at < 0 ? sideName(side) : phrase("thing-edge", { tileTitle: shortName(side.slice(0, at)), side: sideName(side.slice(at + 1)) });
}

/** What a module calls an ability, or its word. */
export const abilityName = (ability: string): string => found(`ability-${ability}.page`) ?? capital(ability.replaceAll("-", " "));

/** `Tower 9, walls east and south`. */
export function tileName(tile: string): string {
  const { type, walls, half, note } = facts(tile);
  const sides = [...walls].map(sideName);
  if (type === "fountain") return typeName(type);
  const called = calledBy(tile, type);
  if (called !== undefined) return called;
  const named = half ? shortName(tile) : phrase("tile-walls", { tileTitle: shortName(tile), count: sides.length, sidesName: listed(sides) });
  return note === undefined ? named : [named, found(note) ?? ""].join(phrase("list-commas"));
}

/** `walls east and south`. */
export function wallWords(tile: string): string {
  const sides = [...facts(tile).walls].map(sideName);
  return phrase("tile-walls.alone", { count: sides.length, sidesName: listed(sides) });
}

/** `garden 8 and 10, tower 9`: a type is named once, as long as its tiles stand together. */
export function tileWords(tiles: readonly string[]): string {
  return listed(
    tiles.map((tile, at) => {
      const [one, last] = [TILES[tile], TILES[tiles[at - 1] ?? ""]];
      return one && one.type === last?.type ? `${one.price}` : (tileForms(tile)["Name"] ?? tile);
    }),
  );
}

/** In a payment `x` stands for the amount that is kept for the player. */
const kept = (card: string): string | null => (card === "x" ? phrase("thing-kept") : null);

/** `3 florin`. */
export const cardName = (card: string): string =>
  kept(card) ?? forms("card-name", card, { value: valueOf(card), ...currencyGaps(currencyOf(card)) })["Title"] ?? card;

/** `florin 3, dirham 2 and 4`: a currency is named once, as long as its cards stand together. */
export function cardWords(cards: readonly string[]): string {
  return listed(
    cards.map((card, at) => {
      const currency = currencyOf(card);
      if (kept(card) !== null) return kept(card) ?? "";
      if (currency === currencyOf(cards[at - 1] ?? "")) return `${valueOf(card)}`;
      return forms("card-name", card, { value: valueOf(card), ...currencyGaps(currency) })["Name"] ?? card;
    }),
  );
}

/** `n2e1` as `2 north, 1 east`. */
export function placeWords(place: string): string {
  const [one, other] = [...place.matchAll(/([nesw])(\d+)/g)].map(([, letter = "", count]) =>
    phrase(`place-${SIDES[letter] ?? "north"}`, { steps: Number(count) }),
  );
  if (one === undefined) return phrase("place-fountain");
  return other === undefined ? one : phrase("place-both", { one, other });
}

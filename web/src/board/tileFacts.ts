/** What is printed on a tile, and how it is called. */
import { TYPE_LETTERS, TYPE_NAMES, wallsText } from "../texts/board";
import { TILES } from "../tiles";

export interface TileFacts {
  readonly type: string;
  readonly price: number;
  readonly walls: string;
}

export const FOUNTAIN = "fountain";

/** The facts of a tile. One that is not known has the type that its name begins with, no price and no wall. */
export function facts(tile: string): TileFacts {
  return TILES[tile] ?? { type: tile.split("-", 1)[0] ?? tile, price: 0, walls: "" };
}

export function typeName(type: string): string {
  return TYPE_NAMES[type] ?? type.charAt(0).toUpperCase() + type.slice(1);
}

export function typeLetter(type: string): string {
  return TYPE_LETTERS[type] ?? "";
}

/** "Tower 9", which is not always unique. */
export function shortName(tile: string): string {
  const { type, price } = facts(tile);
  return price > 0 ? `${typeName(type)} ${price}` : typeName(type);
}

/** "Tower 9, walls east and south". */
export function tileName(tile: string): string {
  return tile === FOUNTAIN ? typeName(tile) : `${shortName(tile)}, ${wallsText(facts(tile).walls)}`;
}

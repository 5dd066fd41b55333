/** What is printed on a tile, and how it is called. */
import { TYPE_LETTERS, TYPE_NAMES, wallsText } from "../texts/board";
import { TILES } from "../tiles";

export interface TileFacts {
  readonly type: string;
  readonly price: number;
  readonly walls: string;
}

export const FOUNTAIN = "fountain";

/** The facts of a tile. One without a type has that which its name begins with; one that is not known no price and no wall. */
export function facts(tile: string): TileFacts {
  const { type, price, walls } = TILES[tile] ?? { type: "", price: 0, walls: "" };
  return { type: type === "" ? (tile.split("-", 1)[0] ?? tile) : type, price, walls };
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

/** What is on a tile: what is printed, and what the table that is shown has changed of it. */
import type { Look } from "../modules/face";
import type { View } from "../protocol";
import { TILES } from "../tiles";

export interface TileFacts extends Look {
  readonly type: string;
  readonly price: number;
  readonly walls: string;
}

export const FOUNTAIN = "fountain";

type Changed = Pick<View, "types" | "walls">;
type Looks = Readonly<Record<string, Look>>;

let table = $state.raw<Changed>({ types: {}, walls: {} });
let looks = $state.raw<Looks>({});

/** From now on this table is shown: it decides types, its loose sections are walls, and its modules change looks. */
export function lookAt({ types, walls }: Changed, changed: Looks = {}): void {
  if (!alike(types, table.types) || !alike(walls, table.walls)) table = { types, walls };
  if (JSON.stringify(changed) !== JSON.stringify(looks)) looks = changed;
}

/** Views come anew with every update; whoever asks for facts is asked again only where one is otherwise. */
function alike(one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The facts of a tile. One without a type has that which its name begins with; one that is not known no price and no wall. */
export function facts(tile: string): TileFacts {
  const { type, price, walls } = TILES[tile] ?? { type: "", price: 0, walls: "" };
  return { ...looks[tile], type: table.types[tile] || type || (tile.split("-", 1)[0] ?? tile), price, walls: table.walls[tile] ?? walls };
}

/** What is printed on a tile, whatever token lies on it: which picture it has. */
export const printedType = (tile: string): string => TILES[tile]?.type || (tile.split("-", 1)[0] ?? tile);

/** One letter for each type, for those who do not tell the colours apart. It is the same in every language. */
const LETTERS: Readonly<Record<string, string>> = { pavilion: "P", seraglio: "S", arcades: "A", chambers: "C", garden: "G", tower: "T" };

export function typeLetter(type: string): string {
  return LETTERS[type] ?? "";
}

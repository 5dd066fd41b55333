// Names in the heads of tables.
import { nameOf, typeWord } from "../story/words";
import { SCORES, capital } from "../texts/story";
import { WALL } from "./table";

/** `Tower`, `Longest wall`, or the word of a module. */
export function rowName(key: string): string {
  return key === WALL ? SCORES.wall : capital(typeWord(key));
}

/** The neutral player is behind the seats, and called so in short. */
export function headName(player: number, names: readonly string[]): string {
  return player === names.length ? SCORES.neutral : nameOf(player, names);
}

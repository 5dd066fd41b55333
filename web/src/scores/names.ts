// Names in the heads of tables.
import { nameOf, typeWord, who, type People } from "../story/words";
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

/** The same, with `You` for the own seat. */
export function headWho(player: number, people: People): string {
  return player === people.names.length ? SCORES.neutral : who(player, people);
}

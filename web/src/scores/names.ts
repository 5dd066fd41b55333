// Names in the heads of tables.
import { nameOf, who, type People } from "../story/people";
import { typeName } from "../words/names";
import { WALL } from "./rows";
import { reasonFace } from "../modules/faces";
import { say, sayKnown } from "../words/say";
import { capital } from "../words/speaker";

/** `Tower`, `Longest wall`, or the word of a module. */
export function rowName(key: string): string {
  const reason = reasonFace(key);
  if (reason) return sayKnown(reason.name, {}) ?? key;
  return key === WALL ? say("scores-wall") : capital(sayKnown(`reason-${key}`, {}) ?? typeName(key));
}

/** The neutral player is behind the seats, and called so in short. */
export function headName(player: number, names: readonly string[]): string {
  return player === names.length ? say("neutral-player.short") : nameOf(player, names);
}

/** The same, with `You` for the own seat. */
export function headWho(player: number, people: People): string {
  return player === people.names.length ? say("neutral-player.short") : who(player, people);
}

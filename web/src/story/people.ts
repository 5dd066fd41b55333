// Who sits where, and how they are called in sentences.
import { say, type Who } from "../words/say";

/** Who sits where, and which seats this device plays. */
export interface People {
  readonly names: readonly string[];
  readonly you: readonly number[];
}

/** A player in a sentence. The neutral player comes behind the seats. */
export function person(player: number, people: People): Who {
  // On a shared device "You" would be anybody, so that names are clearer there.
  if (people.you.length === 1 && people.you[0] === player) return { kind: "you", name: say("you") };
  return { kind: "other", name: nameOf(player, people.names) };
}

export const who = (player: number, people: People): string => person(player, people).name;

export function nameOf(player: number, names: readonly string[]): string {
  return names[player] ?? (player === names.length ? say("neutral-player") : say("person-seat", { number: player + 1 }));
}

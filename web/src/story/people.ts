// Who sits where, and how they are called in sentences.
import type { LogEntry } from "../protocol";
import { say, type Who } from "../words/say";

/** Who sits where, and which seats this device plays. */
export interface People {
  readonly names: readonly string[];
  readonly you: readonly number[];
  /** How many fictitious players a sheet game has. */
  readonly fictitious?: number;
  /** How events are told, where it is not a game of palaces. */
  readonly teller?: Teller | undefined;
}

export interface Teller {
  /** The events of an entry as sentences. */
  readonly events: (events: LogEntry["events"], people: People) => readonly string[];
  /** What somebody did in several turns, in few words. */
  readonly doings: (events: LogEntry["events"], who: Who) => readonly string[];
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

/** My tables as they are shown: which first, and since when somebody is waited for. */

import type { MyTable } from "../net/seats";
import type { TableSummary } from "../protocol";
import { say } from "../words/say";

/** What the server said of a table; nothing before it has answered. */
export type Known = TableSummary | "gone" | "unknown" | null;

export const foundOf = (known: Known): TableSummary | null => (typeof known === "object" ? known : null);

/** Whether one of my seats is to play. */
export const isMine = (mine: MyTable, known: Known): boolean => {
  const found = foundOf(known);
  return found?.stage === "playing" && mine.keys.some((key) => key.seat === found.actor);
};

/** Mine to move first, then what goes on, what waits, what is over, and what is not there any more. */
export function rankOf(mine: MyTable, known: Known): number {
  if (isMine(mine, known)) return 0;
  const found = foundOf(known);
  return found === null ? 4 : { playing: 1, lobby: 2, over: 3 }[found.stage];
}

/** Those of a rank stay in their order: the one opened last first. */
export const sorted = (tables: readonly MyTable[], known: (table: string) => Known): MyTable[] =>
  [...tables].sort((one, other) => rankOf(one, known(one.table)) - rankOf(other, known(other.table)));

const MINUTE = 60_000;

/** `for 5 min`, in the largest unit that there is one of. */
export function sinceText(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / MINUTE);
  if (minutes < 1) return say("mine-since-now");
  if (minutes < 60) return say("mine-since-minutes", { count: minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? say("mine-since-hours", { count: hours }) : say("mine-since-days", { count: Math.floor(hours / 24) });
}

/** The seats of a new table, as they are filled in. */

import { newSecret } from "../net/seats";
import type { BotSeat, OpenSeat, Person } from "../protocol";
import { say } from "../words/say";
import { LEVELS, QUICK, USUAL, type Level } from "./bots.svelte";

/** Who can sit on a seat. */
export type Kind = "me" | "open" | "here" | `bot:${Level}`;

/** The same, with bots of any kind as one. */
export const GROUPS = ["me", "open", "here", "bot"] as const;
export type Group = (typeof GROUPS)[number];
export const levelOf = (kind: Kind): Level | undefined => LEVELS.find((level) => kind === `bot:${level}`);
export const groupOf = (kind: Kind): Group => (kind === "me" || kind === "open" || kind === "here" ? kind : "bot");
const bot = (level: Level): Row => ({ kind: `bot:${level}`, name: "" });

export interface Row {
  kind: Kind;
  name: string;
}

export const LONGEST = 24;

export const firstRows = (): Row[] => [
  { kind: "me", name: "" },
  { kind: "open", name: "" },
  bot(USUAL),
];

/** The name of a row. Where none was typed there is none: everybody reads "Player 2" in their own language. */
export const nameOf = (row: Row, me: string): string => (row.kind === "me" ? me : row.name).trim();

/** What is wrong with the rows, or nothing. */
export function problemOf(rows: readonly Row[], me: string): string {
  const names = rows.flatMap((row) => (isPerson(row) && nameOf(row, me) ? [nameOf(row, me)] : []));
  if (names.some((name) => name.length > LONGEST)) return say("new-table-long-name");
  const twice = names.find((name, index) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) < index);
  return twice === undefined ? "" : say("new-table-same-name", { name: twice });
}

const isPerson = (row: Row): boolean => row.kind === "me" || row.kind === "here";

export function seatsOf(rows: readonly Row[], me: string): (Person | BotSeat | OpenSeat)[] {
  return rows.map((row) => {
    if (row.kind === "open") return { kind: "open" };
    if (isPerson(row)) return { kind: "person", name: nameOf(row, me), secret: newSecret() };
    return { kind: "bot", bot: row.kind.slice("bot:".length) };
  });
}

/** Who will sit there, in a few words. */
export function sumOf(rows: readonly Row[]): string[] {
  const counted = (...groups: Group[]): number => rows.filter((row) => groups.includes(groupOf(row.kind))).length;
  const [here, open, bots] = [counted("me", "here"), counted("open"), counted("bot")];
  return [
    ...(here > 0 ? [say("new-table-sum-here", { count: here })] : []),
    ...(open > 0 ? [say("new-table-sum-open", { count: open })] : []),
    ...(bots > 0 ? [say("new-table-sum-bots", { count: bots })] : []),
  ];
}

/** You and two bots. */
export const quickSeats = (me: string): (Person | BotSeat | OpenSeat)[] =>
  seatsOf([{ kind: "me", name: "" }, bot(QUICK), bot(QUICK)], me);

/** Only one row can be me: the others who were become somebody on this device. */
export function withKind(rows: readonly Row[], index: number, kind: Kind): Row[] {
  return rows.map((row, at) => {
    if (at === index) return { ...row, kind };
    return kind === "me" && row.kind === "me" ? { ...row, kind: "open" } : row;
  });
}

export function resized(rows: readonly Row[], count: number): Row[] {
  const more = Array.from({ length: Math.max(0, count - rows.length) }, () => bot(USUAL));
  return [...rows.slice(0, count), ...more];
}

/** The seats of a new table, as they are filled in on the start page. */

import { newSecret } from "../net/seats";
import type { BotSeat, OpenSeat, Person } from "../protocol";
import { texts } from "../texts/shell";

export type Kind = keyof typeof texts.newTable.kinds;

export interface Row {
  kind: Kind;
  name: string;
}

export const KINDS = Object.keys(texts.newTable.kinds) as Kind[];
export const FEWEST = 2;
export const MOST = 6;
export const LONGEST = 24;

export const firstRows = (): Row[] => [
  { kind: "me", name: "" },
  { kind: "open", name: "" },
  { kind: "bot:greedy", name: "" },
];

/** The name of a row, with a stand-in where none was typed. */
export function nameOf(row: Row, index: number, me: string): string {
  const typed = (row.kind === "me" ? me : row.name).trim();
  return typed || (row.kind === "me" ? texts.start.defaultName : texts.newTable.namePlaceholder(index + 1));
}

/** What is wrong with the rows, or nothing. */
export function problemOf(rows: readonly Row[], me: string): string {
  const names = rows.flatMap((row, index) => (isPerson(row) ? [nameOf(row, index, me)] : []));
  if (names.some((name) => name.length > LONGEST)) return texts.newTable.longName;
  const twice = names.find((name, index) => names.findIndex((one) => one.toLowerCase() === name.toLowerCase()) < index);
  return twice === undefined ? "" : texts.newTable.sameName(twice);
}

const isPerson = (row: Row): boolean => row.kind === "me" || row.kind === "here";

export function seatsOf(rows: readonly Row[], me: string): (Person | BotSeat | OpenSeat)[] {
  return rows.map((row, index) => {
    if (row.kind === "open") return { kind: "open" };
    if (isPerson(row)) return { kind: "person", name: nameOf(row, index, me), secret: newSecret() };
    return { kind: "bot", bot: row.kind.slice("bot:".length) };
  });
}

/** You and two bots. */
export const quickSeats = (me: string): (Person | BotSeat | OpenSeat)[] =>
  seatsOf([{ kind: "me", name: "" }, { kind: "bot:greedy", name: "" }, { kind: "bot:greedy", name: "" }], me);

/** Only one row can be me: the others who were become somebody on this device. */
export function withKind(rows: readonly Row[], index: number, kind: Kind): Row[] {
  return rows.map((row, at) => {
    if (at === index) return { ...row, kind };
    return kind === "me" && row.kind === "me" ? { ...row, kind: "open" } : row;
  });
}

export function resized(rows: readonly Row[], count: number): Row[] {
  const more = Array.from({ length: Math.max(0, count - rows.length) }, (): Row => ({ kind: "bot:greedy", name: "" }));
  return [...rows.slice(0, count), ...more];
}

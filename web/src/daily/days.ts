/** The daily games of this browser: which of them counts for which day, how it ended, and under which name it is listed. */
import { read, write } from "../net/seats";

const KEY = "alhambra.daily";
/** Ten years: a streak has to be counted from its first day. */
const MOST = 3660;

export interface Listed {
  /** Of the result on the list. */
  readonly id: string;
  readonly name: string;
}

export interface MyDay {
  /** On which the game was begun, by UTC, as 2026-11-18. */
  readonly day: string;
  /** The table of the game that counts. */
  readonly table: string;
  /** None while it is played. */
  readonly points: number | null;
  readonly listed: Listed | null;
}

/** A real day, written as the server writes it. */
export function isDay(text: unknown): text is string {
  if (typeof text !== "string" || !/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** So many days later, or earlier. */
export function dayAfter(day: string, days = 1): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

function listedFrom(value: unknown): Listed | null {
  const { id, name } = (typeof value === "object" && value !== null ? value : {}) as Partial<Listed>;
  return typeof id === "string" && typeof name === "string" ? { id, name } : null;
}

function dayFrom(value: unknown): MyDay | null {
  const { day, table, points, listed } = (typeof value === "object" && value !== null ? value : {}) as Partial<MyDay>;
  if (!isDay(day) || typeof table !== "string" || table === "") return null;
  return { day, table, points: typeof points === "number" && Number.isFinite(points) ? points : null, listed: listedFrom(listed) };
}

/** The games that count, the newest first: one of a day, however often it was written down. */
export function myDays(): readonly MyDay[] {
  let stored: unknown;
  try {
    stored = JSON.parse(read(KEY) ?? "[]");
  } catch {
    stored = [];
  }
  const found = new Map<string, MyDay>();
  for (const one of (Array.isArray(stored) ? stored : []).map(dayFrom)) if (one && !found.has(one.day)) found.set(one.day, one);
  return [...found.values()].sort((one, other) => (one.day < other.day ? 1 : -1));
}

export const myDay = (day: string): MyDay | null => myDays().find((one) => one.day === day) ?? null;

function keep(mine: MyDay): MyDay {
  const all = [mine, ...myDays().filter(({ day }) => day !== mine.day)].sort((one, other) => (one.day < other.day ? 1 : -1));
  write(KEY, JSON.stringify(all.slice(0, MOST)));
  return mine;
}

/** A game was begun. The first one of a day is the one that counts. */
export const keepBegun = (day: string, table: string): MyDay => myDay(day) ?? keep({ day, table, points: null, listed: null });

/** It is over. That of another table, where one counts already, changes nothing. */
export function keepOver(day: string, table: string, points: number): MyDay {
  const mine = keepBegun(day, table);
  return mine.table === table && mine.points === null ? keep({ ...mine, points }) : mine;
}

export function keepListed(day: string, table: string, listed: Listed | null): void {
  const mine = myDay(day);
  if (mine?.table === table) keep({ ...mine, listed });
}

/** The server has no such table: the day is as if nothing had been begun. A result that was seen stays one. */
export function dropBegun(day: string, table: string): void {
  const mine = myDay(day);
  if (mine?.table === table && mine.points === null) write(KEY, JSON.stringify(myDays().filter((one) => one.day !== day)));
}

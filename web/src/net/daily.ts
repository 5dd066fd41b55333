/** What is asked about daily games. */
import type { DayListed, DayReplay, ListResult, RemoveResult, Today } from "../protocol";
import { get, post } from "./api";
import { secretsOf } from "./seats";

/** What day it is, who is listed, and whose game was yesterday's best. */
export const dailyToday = (): Promise<Today> => get<Today>("/api/daily");

/** The best listed game of a day that is over, turn by turn. */
export const dailyBest = (day: string): Promise<DayReplay> => get<DayReplay>(`/api/daily/${encodeURIComponent(day)}/best`);

/** Only one person sits there; of several secrets the newest holds. */
const secretOf = (table: string): string => secretsOf(table).at(-1) ?? "";

/** List the result of a table under a name, or change the name. */
export function listResult(table: string, name: string, consent: boolean): Promise<DayListed> {
  const body: ListResult = { table, secret: secretOf(table), name, consent };
  return post<DayListed>("/api/daily/listed", body);
}

export function removeResult(table: string): Promise<DayListed> {
  const body: RemoveResult = { table, secret: secretOf(table) };
  return post<DayListed>("/api/daily/removed", body);
}

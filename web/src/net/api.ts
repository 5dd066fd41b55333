/** The few things that are asked without a WebSocket. */

import type {
  BotSeat,
  Carried,
  Carry,
  Daily,
  GameChecked,
  GameConfig,
  GamesOffered,
  GameWanted,
  NewTable,
  OpenSeat,
  Person,
  Settings,
  TableMade,
  TableSummary,
  Wrong,
} from "../protocol";
import { keepBox, keepHost, keepKey, newSecret, opened } from "./seats";
import { Trouble } from "./trouble";

export class ApiError extends Trouble {
  constructor(
    readonly status: number,
    wrong: Partial<Wrong> | null,
  ) {
    super(wrong?.message ?? "", wrong?.said ?? null);
  }
}

async function answered<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  throw new ApiError(response.status, body as Partial<Wrong> | null);
}

export const get = async <T>(path: string): Promise<T> => answered<T>(await fetch(path));

export const post = async <T>(path: string, body: unknown): Promise<T> =>
  answered<T>(await fetch(path, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) }));

/** Make a table. The same id is sent again after a lost answer, so that no second table is made. */
export async function makeTable(
  seats: readonly (Person | BotSeat | OpenSeat)[],
  settings: Settings,
  game: GameConfig,
  id: string = newSecret(),
  daily: Daily | null = null,
): Promise<string> {
  // Nobody else knows the id, and after a lost answer it is the same.
  const host = seats.some((seat) => seat.kind === "person") ? null : id;
  const body: NewTable = { id, seats, settings, game, daily, host };
  const made = await post<TableMade>("/api/tables", body);
  if (host !== null) keepHost(made.table, host);
  seats.forEach((seat, index) => {
    if (seat.kind === "person") keepKey(made.table, { seat: index, secret: seat.secret });
  });
  opened(made.table);
  keepBox(made.table, game.box);
  return made.table;
}

/** What there is to choose from. */
export const gamesOffered = (): Promise<GamesOffered> => get<GamesOffered>("/api/games");

/** Whether the rules allow a game for so many; if not, why, and what they allow instead. */
export const gameChecked = (wanted: GameWanted): Promise<GameChecked> => post<GameChecked>("/api/games/checked", wanted);

/** Bring a seat from another device by its code; the table. The same secret again after a lost answer finds it again. */
export async function carry(code: string, secret: string): Promise<string> {
  const body: Carry = { code, secret };
  const { table, seat } = await post<Carried>("/api/carried", body);
  keepKey(table, { seat, secret });
  opened(table);
  return table;
}

/** The table as everybody sees it, and the palace or the sheet of a seat. */
export const summary = (table: string, seat: number): Promise<TableSummary> => get<TableSummary>(`/api/tables/${encodeURIComponent(table)}?palace=${seat}`);

/** A QR code of the table's link, as it is reached from here. */
export const invitationOf = (table: string): string =>
  `/api/tables/${encodeURIComponent(table)}/invitation.svg?scheme=${location.protocol.slice(0, -1)}`;

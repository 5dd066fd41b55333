/** The few things that are asked without a WebSocket. */

import type { BotSeat, NewTable, OpenSeat, Person, Settings, TableInfo, TableMade } from "../protocol";
import { keepKey, newSecret, opened } from "./seats";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function answered<T>(response: Response): Promise<T> {
  const body: unknown = await response.json().catch(() => null);
  if (response.ok) return body as T;
  const said = (body as { message?: unknown } | null)?.message;
  throw new ApiError(response.status, typeof said === "string" ? said : "");
}

/** Make a table. The same id is sent again after a lost answer, so that no second table is made. */
export async function makeTable(
  seats: readonly (Person | BotSeat | OpenSeat)[],
  settings: Settings,
  id: string = newSecret(),
): Promise<string> {
  const body: NewTable = { id, seats, settings };
  const made = await answered<TableMade>(
    await fetch("/api/tables", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
  seats.forEach((seat, index) => {
    if (seat.kind === "person") keepKey(made.table, { seat: index, secret: seat.secret });
  });
  opened(made.table);
  return made.table;
}

/** The table as everybody sees it. */
export async function summary(table: string): Promise<TableInfo> {
  return answered<TableInfo>(await fetch(`/api/tables/${encodeURIComponent(table)}`));
}

/** What this device remembers: my name, my tables, and the secrets of the seats that it holds. */

export interface Key {
  seat: number;
  secret: string;
}

/** A seat that is not heard here since an entry of the log; under null those who look on. */
export interface MutedSeat {
  seat: number | null;
  since: number;
}

export interface MyTable {
  table: string;
  keys: Key[];
  /** When it was opened here last, in milliseconds since the epoch. */
  opened: number;
  /** The last entry of the log that was seen here. */
  seen: number;
  muted: readonly MutedSeat[];
  /** What is played there, once it is known: its files are fetched before the table answers. */
  box: string | null;
  /** Who knows it is the host: of a table that was made here with no seat for anybody here. */
  host: string | null;
}

const NAME = "alhambra.name";
const TABLES = "alhambra.tables";
const KEPT = 60;

/** Storage may be forbidden or full; the page then remembers until it is closed. */
const fallback = new Map<string, string>();

export function read(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? fallback.get(key) ?? null;
  } catch {
    return fallback.get(key) ?? null;
  }
}

export function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    fallback.delete(key);
  } catch {
    fallback.set(key, value);
  }
}

function random(bytes: number): string {
  const raw = crypto.getRandomValues(new Uint8Array(bytes));
  const text = btoa(String.fromCharCode(...raw));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Who knows it holds the seat: 192 random bits, 32 characters. */
export const newSecret = (): string => random(24);

/** The id of a command: the server carries it out once, however often it arrives. */
export const newId = (): string => random(12);

export const myName = (): string => read(NAME) ?? "";

export function keepName(name: string): void {
  write(NAME, name.trim());
}

function isKey(value: unknown): value is Key {
  const key = value as Partial<Key> | null;
  return typeof key === "object" && key !== null && typeof key.seat === "number" && typeof key.secret === "string";
}

function isMuted(value: unknown): value is MutedSeat {
  const muted = value as Partial<MutedSeat> | null;
  return typeof muted === "object" && muted !== null && (muted.seat === null || typeof muted.seat === "number") && typeof muted.since === "number";
}

function tableFrom(value: unknown): MyTable | null {
  const table = value as Partial<MyTable> | null;
  if (typeof table !== "object" || table === null || typeof table.table !== "string") return null;
  return {
    table: table.table,
    keys: Array.isArray(table.keys) ? table.keys.filter(isKey) : [],
    opened: typeof table.opened === "number" ? table.opened : 0,
    seen: typeof table.seen === "number" ? table.seen : 0,
    muted: Array.isArray(table.muted) ? table.muted.filter(isMuted) : [],
    box: typeof table.box === "string" ? table.box : null,
    host: typeof table.host === "string" ? table.host : null,
  };
}

/** My tables, the one opened last first. */
export function myTables(): MyTable[] {
  let stored: unknown;
  try {
    stored = JSON.parse(read(TABLES) ?? "[]");
  } catch {
    stored = [];
  }
  const tables = Array.isArray(stored) ? stored.map(tableFrom).filter((table) => table !== null) : [];
  return tables.sort((a, b) => b.opened - a.opened);
}

export const myTable = (table: string): MyTable | null => myTables().find((mine) => mine.table === table) ?? null;

/** Tables with a seat are kept before those that were only watched. */
function store(tables: MyTable[]): void {
  const held = tables.filter((table) => table.keys.length > 0 || table.host !== null);
  const watched = tables.filter((table) => !held.includes(table));
  write(TABLES, JSON.stringify([...held, ...watched].slice(0, KEPT)));
}

function change(table: string, edit: (mine: MyTable) => void): void {
  const tables = myTables();
  let mine = tables.find((one) => one.table === table);
  if (!mine) {
    mine = { table, keys: [], opened: 0, seen: 0, muted: [], box: null, host: null };
    tables.unshift(mine);
  }
  edit(mine);
  store(tables.sort((a, b) => b.opened - a.opened));
}

export function opened(table: string): void {
  change(table, (mine) => {
    mine.opened = Date.now();
  });
}

export function seen(table: string, seq: number): void {
  if ((myTable(table)?.seen ?? 0) >= seq) return;
  change(table, (mine) => {
    mine.seen = seq;
  });
}

/** Kept before the server is asked for the seat: a lost answer must not lose the seat. */
export function keepKey(table: string, key: Key): void {
  change(table, (mine) => {
    mine.keys = [...mine.keys.filter((old) => old.secret !== key.secret), key];
    mine.opened = Date.now();
  });
}

export function keepHost(table: string, host: string): void {
  change(table, (mine) => {
    mine.host = host;
  });
}

/** The secret to sit down with: who is the host and has no seat yet is the host there. */
export function secretToSit(table: string): string {
  const { host, keys } = myTable(table) ?? { host: null, keys: [] };
  return host === null || keys.some(({ secret }) => secret === host) ? newSecret() : host;
}

export function keepMuted(table: string, muted: readonly MutedSeat[]): void {
  change(table, (mine) => {
    mine.muted = muted;
  });
}

export function keepBox(table: string, box: string): void {
  if (myTable(table)?.box === box) return;
  change(table, (mine) => {
    mine.box = box;
  });
}

/** Forget the keys of a seat that was given up. */
export function dropKeys(table: string, seat: number): void {
  change(table, (mine) => {
    mine.keys = mine.keys.filter((key) => key.seat !== seat);
  });
}

/** Six at most may be shown to the server: the newest, and that of the host. */
export function secretsOf(table: string): string[] {
  const mine = myTable(table);
  const secrets = (mine?.keys ?? []).map((key) => key.secret);
  if (!mine?.host || secrets.slice(-6).includes(mine.host)) return secrets.slice(-6);
  return [mine.host, ...secrets.slice(-5)];
}

export function forget(table: string): void {
  store(myTables().filter((mine) => mine.table !== table));
}

/** Every key of the page, as data. What is pressed is looked up here, and the help shows the same list. */
import type { MessageId } from "../words/say";

export type Page = "start" | "new" | "daily" | "lobby" | "curtain" | "nowhere" | "table";

const EVERYWHERE: readonly Page[] = ["start", "new", "daily", "lobby", "curtain", "nowhere", "table"];
const FORMS: readonly Page[] = ["start", "new", "daily", "lobby", "table"];
const TABLE: readonly Page[] = ["table"];

/** With Shift the digits have another meaning; they are those of the keyboard, whatever its layout makes of them. */
const digits = (from: number, to: number, before = ""): string[] =>
  Array.from({ length: to - from + 1 }, (_, step) => `${before}${from + step}`);

export const KEYS = {
  market: { keys: digits(1, 4), pages: TABLE, message: "help-keys.market" },
  payment: { keys: digits(0, 9, "⇧"), sign: "⇧1 ⇧2 …", pages: TABLE, message: "help-keys.payment" },
  display: { keys: digits(5, 8), pages: TABLE, message: "help-keys.display" },
  tile: { keys: ["9"], pages: TABLE, message: "help-keys.tile" },
  confirm: { keys: ["Enter"], pages: TABLE, message: "help-keys.confirm" },
  done: { keys: ["n"], pages: TABLE, message: "help-keys.done" },
  keep: { keys: ["k"], pages: TABLE, message: "turn-keep" },
  redesign: { keys: ["d"], pages: TABLE, message: "turn-redesign" },
  next: { keys: ["."], pages: TABLE, message: "help-keys.next" },
  previous: { keys: [","], pages: TABLE, message: "help-keys.previous" },
  undo: { keys: ["u"], pages: TABLE, message: "turn-undo" },
  redo: { keys: ["r"], pages: TABLE, message: "turn-redo" },
  commit: { keys: ["c"], pages: TABLE, message: "turn-commit" },
  // The palace hears these itself, where it has the focus.
  walk: { keys: [], said: "help-keys.arrows", pages: TABLE, message: "help-keys.walk" },
  zoom: { keys: [], sign: "+ − 0", pages: TABLE, message: "help-keys.zoom" },
  pan: { keys: [], said: "help-keys.shift-arrows", pages: TABLE, message: "help-keys.pan" },
  scores: { keys: ["s"], pages: TABLE, message: "game-scores" },
  log: { keys: ["l"], pages: TABLE, message: "game-log" },
  table: { keys: ["t"], pages: TABLE, message: "game-menu" },
  boards: { keys: ["m"], pages: TABLE, message: "help-keys.boards" },
  text: { keys: ["b"], pages: TABLE, message: "help-keys.text" },
  // Heard by the game that is shown again.
  replay: { keys: [], said: "help-keys.arrows", pages: ["daily"], message: "daily-way" },
  // The browser hears these.
  tab: { keys: [], sign: "Tab", pages: EVERYWHERE, message: "help-keys.tab" },
  send: { keys: [], sign: "Enter", pages: FORMS, message: "help-keys.send" },
  escape: { keys: ["Escape"], sign: "Esc", pages: EVERYWHERE, message: "help-keys.escape" },
  help: { keys: ["?"], pages: EVERYWHERE, message: "help-keys.help" },
} as const satisfies Record<string, Entry>;

interface Entry {
  readonly keys: readonly string[];
  /** What the help shows instead of the keys. */
  readonly sign?: string;
  readonly said?: MessageId;
  readonly pages: readonly Page[];
  readonly message: MessageId;
}

export type KeyId = keyof typeof KEYS;

const ENTRIES = Object.entries(KEYS) as [KeyId, Entry][];

/** What a page hears, in the order of the list. */
export const keysOf = (page: Page): Entry[] => ENTRIES.map(([, entry]) => entry).filter((entry) => entry.pages.includes(page));

/** The key of a page that is meant, and which of its keys it is; none where somebody types or the browser is meant. */
export function keyOf(event: KeyboardEvent, page: Page): { id: KeyId; at: number } | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return null;
  const name = nameOf(event);
  const found = ENTRIES.find(([, { keys, pages }]) => keys.includes(name) && pages.includes(page));
  return found ? { id: found[0], at: found[1].keys.indexOf(name) } : null;
}

function nameOf({ code, key, shiftKey }: KeyboardEvent): string {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit !== undefined) return shiftKey ? `⇧${digit}` : digit;
  return key.length === 1 ? key.toLowerCase() : key;
}

const typing = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, textarea, select, dialog, [contenteditable]") !== null;

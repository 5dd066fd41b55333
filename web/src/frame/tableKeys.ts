/** What the keys do at a table. */
import { KEYS, keyOf, type KeyId } from "../keys/keys";
import { same } from "../palace/choosing";
import { DONE, PASS } from "../palace/words";
import { settings } from "../settings/settings.svelte";
import { inDrawers } from "./boards";
import { litSquares, squareAt } from "./focus";
import type { Room } from "./room.svelte";

type Act = (room: Room, at: number) => unknown;

/** The payment that was typed: its number may have two digits. */
let typed = 0;

function market({ desk, quick }: Room, at: number): void {
  const payments = desk.purchase?.payments ?? [];
  if (desk.square !== at + 1 || payments.length === 0) return void quick.touchSquare(at + 1);
  const now = payments.findIndex(({ cards }) => same(cards, desk.paid));
  desk.choosePayment(payments[(now + 1) % payments.length]?.cards ?? []);
}

function payment({ desk }: Room, digit: number): void {
  const payments = desk.purchase?.payments ?? [];
  typed = payments[typed * 10 + digit - 1] ? typed * 10 + digit : digit;
  const chosen = payments[typed - 1];
  if (chosen) desk.choosePayment(chosen.cards);
}

function tile({ desk }: Room): void {
  const tiles = [...desk.aside, ...desk.reserve];
  const next = tiles[(tiles.indexOf(desk.carried ?? "") + 1) % tiles.length];
  if (next !== undefined && next !== desk.carried) desk.carry(next);
}

const button = ({ desk }: Room, ...words: readonly string[]): unknown =>
  words.filter((word) => desk.targets.of("button").has(word)).slice(0, 1).map((word) => desk.touch("button", word));

const keep = ({ desk }: Room): unknown => desk.whole.filter(({ form }) => form.startsWith("keep:")).slice(0, 1).map(({ word }) => desk.play(word));

function redesign({ desk }: Room): void {
  if (desk.redesigning) desk.reset();
  else if (desk.pickable.length > 0) desk.redesign();
}

function walk(room: Room, by: number): void {
  const lit = litSquares(room.desk, room.legal);
  const at = lit.findIndex((place) => document.activeElement === squareAt(place));
  squareAt(lit[at < 0 ? 0 : (at + by + lit.length) % lit.length] ?? "")?.focus();
}

function boards(room: Room): void {
  const names = [...new Set(room.view ? inDrawers(room.view).map(({ module, panel }) => panel.drawer ?? module) : [])];
  const next = names[names.indexOf(room.drawer ?? "") + 1] ?? null;
  if (names.length > 0) room.drawer = next;
}

function confirm({ desk }: Room): unknown {
  return desk.turn?.ready ? desk.simply("commit") : desk.confirm();
}

/** Those of the turn are heard while it lasts. */
const TURN: Readonly<Partial<Record<KeyId, Act>>> = {
  market,
  payment,
  display: ({ quick }, at) => quick.touchSlot(at + 1),
  tile,
  confirm,
  done: (room) => button(room, DONE, PASS),
  keep,
  redesign,
  next: (room) => walk(room, 1),
  previous: (room) => walk(room, -1),
  undo: ({ desk }) => desk.turn?.actions.length && desk.simply("undo"),
  redo: ({ desk }) => desk.turn?.undone.length && desk.simply("redo"),
  commit: ({ desk }) => desk.turn?.ready && desk.simply("commit"),
};

const ALWAYS: Readonly<Partial<Record<KeyId, Act>>> = {
  scores: (room) => room.open("scores"),
  log: (room) => room.open("log"),
  table: (room) => room.open("table"),
  boards,
  text: () => (settings.text = !settings.text),
  escape: (room) => (room.drawer === null ? room.desk.reset() : room.open(null)),
  help: (room) => (room.window = { kind: "help" }),
};

/** What has the focus and does something with Enter itself. */
const ACTIVE = "button, a, summary, [role=gridcell], [data-thing]";

/** Does what the key means; gives the key, or none where it means nothing here. */
export function pressed(room: Room, event: KeyboardEvent): KeyId | null {
  const key = keyOf(event, "table");
  if (key === null) return null;
  const onThing = event.target instanceof Element && event.target.closest(ACTIVE) !== null;
  if (KEYS[key.id].keys[0] === "Enter" && onThing) return null;
  const act = ALWAYS[key.id] ?? (room.live && !room.desk.busy ? TURN[key.id] : undefined);
  if (!act) return null;
  if (key.id !== "payment") typed = 0;
  event.preventDefault();
  void act(room, key.at);
  return key.id;
}

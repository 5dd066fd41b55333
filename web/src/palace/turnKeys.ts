/** What the keys do in a turn of the palace game. */
import type { Acts } from "../frame/tableKeys";
import { same } from "./choosing";
import { DONE, PASS } from "./words";
import { inDrawers } from "../frame/boards";
import { litSquares, squareAt } from "../frame/focus";
import { settings } from "../settings/settings.svelte";
import type { PalaceRoom } from "./room.svelte";

/** The payment that was typed, in its turn: its number may have two digits. */
let typed = 0;

function market({ desk, quick }: PalaceRoom, at: number): void {
  const payments = desk.purchase?.payments ?? [];
  if (desk.square !== at + 1 || payments.length === 0) return void quick.touchSquare(at + 1);
  const now = payments.findIndex(({ cards }) => same(cards, desk.paid));
  desk.choosePayment(payments[(now + 1) % payments.length]?.cards ?? []);
}

function payment({ desk }: PalaceRoom, digit: number): void {
  const payments = desk.purchase?.payments ?? [];
  typed = payments[typed * 10 + digit - 1] ? typed * 10 + digit : digit;
  const chosen = payments[typed - 1];
  if (chosen) desk.choosePayment(chosen.cards);
}

function tile({ desk }: PalaceRoom): void {
  const tiles = [...desk.aside, ...desk.reserve];
  const next = tiles[(tiles.indexOf(desk.carried ?? "") + 1) % tiles.length];
  if (next !== undefined && next !== desk.carried) desk.carry(next);
}

const button = ({ desk }: PalaceRoom, ...words: readonly string[]): unknown =>
  words.filter((word) => desk.targets.of("button").has(word)).slice(0, 1).map((word) => desk.touch("button", word));

const keep = ({ desk }: PalaceRoom): unknown => desk.whole.filter(({ form }) => form.startsWith("keep:")).slice(0, 1).map(({ word }) => desk.play(word));

function redesign({ desk }: PalaceRoom): void {
  if (desk.redesigning) desk.reset();
  else if (desk.pickable.length > 0) desk.redesign();
}

function walk(room: PalaceRoom, by: number): void {
  const lit = litSquares(room.desk, room.legal);
  const at = lit.findIndex((place) => document.activeElement === squareAt(place));
  squareAt(lit[at < 0 ? 0 : (at + by + lit.length) % lit.length] ?? "")?.focus();
}

function boards(room: PalaceRoom): void {
  const names = [...new Set(room.view ? inDrawers(room.view).map(({ module, panel }) => panel.drawer ?? module) : [])];
  const next = names[names.indexOf(room.drawer ?? "") + 1] ?? null;
  if (names.length > 0) room.drawer = next;
}

function confirm({ desk }: PalaceRoom): unknown {
  return desk.turn?.ready ? desk.simply("commit") : desk.confirm();
}

export const TURN: Acts<PalaceRoom> = {
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
};

/** Also when others play: boards of modules, and the table in words. (A sheet is made of words and buttons itself.) */
export const ALWAYS: Acts<PalaceRoom> = { boards, text: () => (settings.text = !settings.text) };

/** Another key came: what was typed is no beginning any more. */
export function forgetTyped(): void {
  typed = 0;
}

/** What the keys do at a table. */
import { KEYS, keyOf, type KeyId } from "../keys/keys";
import type { Room } from "./room.svelte";

export type Acts<R> = Readonly<Partial<Record<KeyId, (room: R, at: number) => unknown>>>;

const ALWAYS: Acts<Room> = {
  scores: (room) => room.open("scores"),
  log: (room) => room.open("log"),
  table: (room) => room.open("table"),
  escape: (room) => (room.drawer === null ? room.desk.reset() : room.open(null)),
  help: (room) => (room.window = { kind: "help" }),
};

/** Those of any turn are heard while it lasts. */
const EVERY_TURN: Acts<Room> = {
  undo: ({ desk }) => desk.turn?.actions.length && desk.simply("undo"),
  redo: ({ desk }) => desk.turn?.undone.length && desk.simply("redo"),
  commit: ({ desk }) => desk.turn?.ready && desk.simply("commit"),
};

/** What has the focus and does something with Enter itself. */
const ACTIVE = "button, a, summary, [role=gridcell], [data-thing]";

/** Does what the key means, at any table or in this game; gives the key, or none where it means nothing here. */
export function pressed<R extends Room>(room: R, event: KeyboardEvent, turn: Acts<R>, always: Acts<R> = {}): KeyId | null {
  const key = keyOf(event, "table");
  if (key === null) return null;
  const onThing = event.target instanceof Element && event.target.closest(ACTIVE) !== null;
  if (KEYS[key.id].keys[0] === "Enter" && onThing) return null;
  const act = always[key.id] ?? ALWAYS[key.id] ?? (room.live && !room.desk.busy ? (turn[key.id] ?? EVERY_TURN[key.id]) : undefined);
  if (!act) return null;
  event.preventDefault();
  void act(room, key.at);
  return key.id;
}

/** What can be looked at beside the table: scores, log, the table itself, and the side boards of modules. */
import { SHARED } from "../modules/face";
import type { TableInfo, View } from "../protocol";
import { commas, say, type MessageId } from "../words/say";
import { inDrawers, type Board } from "./boards";
import type { Content } from "./contents";
import type { PalaceRoom } from "../palace/room.svelte";
import type { Room } from "./room.svelte";

export interface Drawer {
  readonly id: string;
  readonly title: MessageId;
  /** The path of its sign, on a square of 24. */
  readonly sign: string;
  /** What its tab says besides: how much there is to see or to use. */
  readonly badge: string;
  /** The same in words, where the signs alone do not say it. */
  readonly hint?: string;
  /** Whether something in it can be used now. */
  readonly usable: boolean;
  /** What is in it, where it is not the same at every table. */
  readonly content?: Content;
  /** The boards of modules in it. */
  readonly boards?: readonly Board[];
  /** Where the tabs are too many, it is found behind that of the table. */
  readonly folds?: boolean;
}

export const SIGNS = {
  scores: "M4 20V11h4v9ZM10 20V4h4v16ZM16 20v-6h4v6Z",
  log: "M6 2h9l4 4v16H6ZM9 10h7v2H9ZM9 14h7v2H9ZM9 6h4v2H9Z",
  left: "M4 8h16v13H4ZM7 3h10v3H7Z",
  table: "M3 5h18v3H3ZM3 11h18v3H3ZM3 17h18v3H3Z",
} as const;

const content: Content = () => import("./DrawerContent.svelte");

const plain = (id: keyof typeof SIGNS, title: MessageId, badge = ""): Drawer => ({ id, title, sign: SIGNS[id], badge, usable: false });

/** What would be gained if it were scored now. */
function gain(room: PalaceRoom): string {
  const points = room.seat === null ? undefined : room.score?.now?.gains.filter((one) => one.player === room.seat);
  const sum = points?.reduce((all, one) => all + one.points, 0) ?? 0;
  return sum > 0 ? `+${sum}` : "";
}

const unread = ({ unread: count }: Room) => (count > 0 ? { usable: true, hint: say("game-unread", { count }) } : {});

/** How its tab is called where it is read out. */
export const spoken = ({ title, hint, badge }: Drawer): string => commas([say(title), hint ?? badge].filter(Boolean));

/** A drawer for each board, or for those that share one. */
function boardDrawers(room: PalaceRoom, view: View): Drawer[] {
  const drawers = new Map<string, Board[]>();
  for (const board of inDrawers(view)) {
    const id = board.panel.drawer ?? board.module;
    if (id === "scores") continue;
    drawers.set(id, [...(drawers.get(id) ?? []), board]);
  }
  return [...drawers].flatMap(([id, boards]) => {
    const [first] = boards;
    if (!first) return [];
    const { drawer } = first.panel;
    const { title, sign } = drawer && drawer !== "scores" ? SHARED[drawer] : first.panel;
    const count = room.live ? boards.reduce((sum, { panel }) => sum + panel.badge(view, room.desk.targets), 0) : 0;
    return [{ id, title, sign, badge: count > 0 ? String(count) : "", usable: count > 0, boards, content }];
  });
}

export function drawersOf(room: PalaceRoom, info: TableInfo, view: View): Drawer[] {
  return [
    ...boardDrawers(room, view),
    { ...plain("scores", "game-scores", gain(room)), content, boards: inDrawers(view).filter(({ panel }) => panel.drawer === "scores") },
    { ...plain("log", "game-log", room.unread > 0 ? String(room.unread) : ""), ...unread(room), folds: true },
    ...(info.settings.counts && view.memory ? [{ ...plain("left", "game-left"), content: () => import("../scores/Left.svelte"), folds: true }] : []),
    plain("table", "game-menu"),
  ];
}

/** The tabs for which there is room; the last, of the table, says what those say that are found behind it. */
export function folded(drawers: readonly Drawer[]): Drawer[] {
  const behind = drawers.find(({ folds, badge }) => folds && badge !== "");
  const shown = drawers.filter(({ folds }) => !folds);
  return shown.map((drawer, at) => {
    if (!behind || at < shown.length - 1) return drawer;
    const { badge, usable, hint } = behind;
    return { ...drawer, badge, usable, ...(hint === undefined ? {} : { hint }) };
  });
}

/**
 * Where things are on the screen. It knows these attributes and no class: `data-travel` is the name of a tile or card that is
 * drawn there, `data-seat` the panel of a player, `data-score` a score, `data-pile` what is left to be drawn, `data-slot` a
 * place of the table, `data-board` the board of a module, `data-boards` the tab behind which boards lie, and `data-goal` of a palace the part of its plane that is seen when it has come to rest.
 */
import { spotOf } from "../board/places";
import type { End } from "./legs";

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Found {
  readonly rect: Rect;
  /** What is drawn there; none where the thing goes into something larger. */
  readonly element: Element | null;
}

/** How large a thing is that goes into a panel or a pile. */
const SMALL = 26;
const WINDOWS = "dialog, [data-flying]";

function rectOf(element: Element): Rect | null {
  const { x, y, width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

function seen(selector: string): { element: Element; rect: Rect }[] {
  return [...document.querySelectorAll(selector)].flatMap((element) => {
    const rect = element.closest(WINDOWS) ? null : rectOf(element);
    return rect ? [{ element, rect }] : [];
  });
}

/** A thing that is drawn, in a part of the table. */
function drawn(within: string, thing: string, nth = 0): Found | null {
  const all = seen(`${within} [data-travel=${JSON.stringify(thing)}]`);
  return all[nth] ?? all.at(-1) ?? null;
}

/** The middle of something in which things vanish. */
function into(selector: string): Found | null {
  const [found] = seen(selector);
  if (!found) return null;
  const { x, y, width, height } = found.rect;
  const size = Math.min(SMALL, width, height);
  return { rect: { x: x + (width - size) / 2, y: y + (height - size) / 2, width: size, height: size }, element: null };
}

/** The plane of a palace on the screen: what 100 units are, and where the fountain begins. */
export interface Plane {
  readonly x: number;
  readonly y: number;
  readonly square: number;
}

export function planeOf(seat: number, centre: number): Plane | null {
  const selector = seat === centre ? "[data-slot=court] svg[data-goal]" : `[data-seat="${seat}"] svg[data-goal]`;
  const [found] = seen(selector);
  const [left = 0, top = 0, width = 0, height = 0] = found?.element.getAttribute("data-goal")?.split(" ").map(Number) ?? [];
  if (!found || !(width > 0) || !(height > 0)) return null;
  const { rect } = found;
  // As an SVG is fitted into its box: whole, and in the middle.
  const unit = Math.min(rect.width / width, rect.height / height);
  return {
    x: rect.x + (rect.width - width * unit) / 2 - left * unit,
    y: rect.y + (rect.height - height * unit) / 2 - top * unit,
    square: unit * 100,
  };
}

function inPalace(end: End & { at: "palace" }, centre: number): Found | null {
  const found = drawn(end.seat === centre ? "[data-slot=court]" : `[data-seat="${end.seat}"]`, end.thing);
  const plane = planeOf(end.seat, centre);
  const { east, north } = spotOf(end.place);
  if (!found || !plane) return found;
  const { square } = plane;
  return { ...found, rect: { x: plane.x + east * square, y: plane.y - north * square, width: square, height: square } };
}

/** Where an end is, as the table is drawn now; none where nobody sees it. `centre` is whose palace is the large one. */
export function find(end: End, centre: number): Found | null {
  switch (end.at) {
    case "market":
      return drawn("[data-slot=market]", end.thing);
    case "stall":
      return into(`[data-slot=market] [data-thing="${end.square}"]`);
    case "display":
      return drawn("[data-slot=display]", end.thing, end.nth);
    case "hand":
      return drawn("[data-slot=hand]", end.thing, end.nth) ?? into(`[data-fan="${end.thing.slice(0, 1)}"]`) ?? into("[data-slot=hand]");
    case "palace":
      return inPalace(end, centre) ?? into(`[data-seat="${end.seat}"]`);
    case "shelf":
      if (end.seat !== centre) return into(`[data-seat="${end.seat}"]`);
      return drawn("main", end.thing) ?? into("[data-fan=tiles]") ?? into("[data-slot=hand]");
    case "panel":
      return into(`[data-seat="${end.seat}"]`);
    case "board":
      return drawn(`[data-board="${end.board}"]`, end.thing) ?? into(`[data-board="${end.board}"]`) ?? into(`[data-boards~="${end.board}"]`);
    case "piece":
      return drawn(end.seat === centre ? "[data-slot=court]" : `[data-seat="${end.seat}"]`, end.thing) ?? into(`[data-seat="${end.seat}"]`);
    case "neutral":
      return into("[data-seat=neutral]");
    default:
      return into(`[data-pile=${end.at}]`);
  }
}

/** Where points come from, and where they go. */
export function findScore(seat: number, centre: number): { from: Found; to: Found } | null {
  const from = into(seat === centre ? "[data-slot=court]" : `[data-seat="${seat}"] svg[data-goal]`);
  const to = into(`[data-score="${seat}"]`);
  return from && to ? { from, to } : null;
}

/** The gatehouses of a table, as its view tells them. */
import type { Corner } from "../../board/touchWords";
import type { GatehousesView, View } from "../../protocol";

/** How a gatehouse lies that is not laid. */
export const IN_PILE: Corner = "NW";
export const SIGN =
  "M2 22V7H5V9.5H7.500V7H10.500V9.500H13.500V7H16.500V9.500H19V7H22V22H15.500V17A3.500 3.500 0 0 0 8.500 17V22ZM4 5.500L6.200 1.500L8.500 5.500ZM15.500 5.500L17.800 1.500L20 5.500Z";

const NONE: GatehousesView = { left: {}, price: 0, to_lay: [], laid: {}, walls: {} };

export const gatesIn = (view: View): GatehousesView => view.modules.gatehouses ?? NONE;

/** `gatehouse-tower-2` is of towers. */
export const typeOf = (tile: string): string => tile.split("-")[1] ?? "";

/** What its pile is called where things travel from. */
export const pileOf = (type: string): string => `gatehouse-${type}`;

/** What the longest wall would gain with a gatehouse there. */
export function gainAt(view: View, type: string, half: string): number | null {
  const then = gatesIn(view).walls[type]?.[half];
  const now = view.palaces[view.turn]?.wall ?? 0;
  return then === undefined ? null : then - now;
}

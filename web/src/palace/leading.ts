/**
 * A drawer of boards opens by itself when everything that can be touched now is in it. One that covers the table closes when
 * an action was played, and when what comes next lies under it.
 */
import type { Kind, Targets } from "./targets";
import type { Drawer } from "../frame/drawers";
import type { PalaceRoom } from "./room.svelte";

/** What a drawer of a small screen covers: the palace and the tray. */
const UNDER: readonly Kind[] = ["guard", "edge", "place", "tile", "card", "cards", "half-square", "corner"];

/** Whether what can be touched of a kind lies in a drawer: tiles lie in palaces and reserves as well. */
const holds = (drawer: Drawer, kind: Kind, targets: Targets): boolean =>
  drawer.boards?.some(({ draws, lying }) => draws.includes(kind) && (kind !== "tile" || [...targets.of(kind)].every((tile) => lying.includes(tile)))) ?? false;

/** The drawer that is to be open now; undefined where the one that is, or none, may stay. `played`: an action came last. */
export function ledTo(room: PalaceRoom, drawers: readonly Drawer[], beside: boolean, played: boolean): string | null | undefined {
  const { kinds, targets } = room.desk;
  if (!room.live || kinds.length === 0) return undefined;
  const holding = drawers.find((drawer) => kinds.every((kind) => holds(drawer, kind, targets)));
  if (holding) return holding.id;
  const open = drawers.find(({ id }) => id === room.drawer);
  if (beside || open?.boards === undefined) return undefined;
  return played || kinds.every((kind) => UNDER.includes(kind) && !holds(open, kind, targets)) ? null : undefined;
}

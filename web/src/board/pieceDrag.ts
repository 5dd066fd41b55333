/** Things of a palace that are dragged as pieces of a module: chosen when they are lifted, dropped on what can be touched then. */
import { draggedIn, pieceFace } from "../modules/faces";
import type { Targets } from "../palace/targets";
import type { View } from "../protocol";
import { startDrag } from "./drag";
import type { Thing, ThingKind } from "./things";

const kindOf = (element: Element | null | undefined): ThingKind | null => element?.getAttribute("data-kind") as ThingKind | null;

/** Whether a drag that begins here lifts a piece, and does not look around. */
export function liftsPiece(view: View | undefined, target: Element): boolean {
  const kind = kindOf(target.closest("[data-thing]"));
  return view !== undefined && kind !== null && draggedIn(view, kind) !== null;
}

export function grabPiece(view: View | undefined, targets: Targets, { kind, word, chosen }: Thing, event: PointerEvent): void {
  const piece = view ? draggedIn(view, kind) : null;
  if (piece !== null) startDrag(piece, event, () => { if (!chosen) targets.touch(kind, word); });
}

/** Whether what was dropped is a piece that is where it belongs, because something there can be touched. */
export function dropPiece(targets: Targets, dropped: string, x: number, y: number): boolean {
  if (!pieceFace(dropped)) return false;
  const found = document.elementFromPoint(x, y)?.closest("[data-kind][data-thing]");
  const [kind, thing] = [kindOf(found), found?.getAttribute("data-thing")];
  if (!kind || !thing || !targets.of(kind).has(thing)) return false;
  targets.touch(kind, thing);
  return true;
}

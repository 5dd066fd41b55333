/** The reserve takes a tile of the palace that is dragged to it; on a tile of the reserve the two are swapped, where they can be. */
import { acceptDrops } from "../board/drag";
import { standing } from "./path";
import type { TurnDesk } from "./turn.svelte";
import { REMOVE } from "./words";

type Desk = Pick<TurnDesk, "picked" | "readings" | "play">;

/** What a drop does: a word, or none where nothing can be done. */
export function dropWord({ picked, readings }: Desk, tile: string, onto: string | null): string | null {
  if (tile !== picked) return null;
  const path = [tile, ...(onto === null ? [] : [onto])].map((thing) => ({ kind: "tile", thing }) as const);
  const [swap] = onto === null ? [] : standing(readings, path).whole;
  const remove = standing(readings, path.slice(0, 1)).whole.find(({ form }) => form === REMOVE);
  return (swap ?? remove)?.word ?? null;
}

const tileAt = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest("[data-tile]")?.getAttribute("data-tile") ?? null;

/** Attach it to where the reserve lies. */
export const takesTiles =
  (desk: Desk) =>
  (element: Element): (() => void) =>
    acceptDrops({
      element,
      over: (tile, x, y) => { element.toggleAttribute("data-over", dropWord(desk, tile, tileAt(x, y)) !== null); },
      leave: () => { element.removeAttribute("data-over"); },
      drop: (tile, x, y) => {
        const word = dropWord(desk, tile, tileAt(x, y));
        if (word !== null) void desk.play(word);
      },
    });

/** The hand takes a card of the display that is dragged to it. */
import { acceptDrops } from "../board/drag";
import type { Quick } from "./quick.svelte";
import type { TurnDesk } from "./turn.svelte";

/** Attach it to where the money lies. */
export const takesCards =
  (desk: Pick<TurnDesk, "view">, quick: Pick<Quick, "touchSlot">) =>
  (element: Element): (() => void) => {
    const slotOf = (card: string): number => (desk.view?.display.indexOf(card) ?? -1) + 1;
    return acceptDrops({
      element,
      over: (card) => { element.toggleAttribute("data-over", slotOf(card) > 0); },
      leave: () => { element.removeAttribute("data-over"); },
      drop: (card) => { if (slotOf(card) > 0) void quick.touchSlot(slotOf(card)); },
    });
  };

/** Whether the last thing done was done with a key: the focus then follows what happens. */
export const hand = { byKey: false };

addEventListener("keydown", () => (hand.byKey = true), { capture: true });
addEventListener("pointerdown", () => (hand.byKey = false), { capture: true });

/** For what a page begins with: who came by a key has the focus there, and not nowhere. */
export function arrives(element: HTMLElement): void {
  if (hand.byKey && document.activeElement === document.body) element.focus();
}

/** Where the focus belongs, for those who play with keys: never on nothing. */
import { hand } from "../keys/hand";
import type { TurnDesk } from "../palace/turn.svelte";

const find = (selector: string): HTMLElement | null => document.querySelector<HTMLElement>(selector);

/** The squares of the palace that mean something now, in order. */
export function litSquares(desk: Pick<TurnDesk, "view" | "seat" | "pickable" | "redesigning">, legal: readonly string[]): string[] {
  if (legal.length > 0) return [...legal];
  const tiles = desk.seat === null || !desk.redesigning ? [] : (desk.view?.palaces[desk.seat]?.tiles ?? []);
  return tiles.flatMap(({ tile, place }) => (desk.pickable.includes(tile) ? [place] : []));
}

export const squareAt = (place: string): HTMLElement | null => find(`.court [data-place="${place}"]`);

/** Where to go on: a lit square, the button that goes on, what can be done, or the table. */
export function sensible(lit: readonly string[]): HTMLElement | null {
  const [first] = lit;
  const square = first === undefined ? null : squareAt(first);
  return find("[data-start]") ?? square ?? find("section.bar .primary:not(:disabled)") ?? find("section.bar") ?? find("main.game");
}

const lost = (element: Element | null): boolean =>
  element === null || element === document.body || (element instanceof HTMLButtonElement && element.disabled);

/** Whether the focus may follow the turn: it is lost, or on the table; who types or looks elsewhere stays there. */
export function follows(element: Element | null): boolean {
  if (element?.closest("dialog, input, textarea, select, .drawers, [role=status]")) return false;
  return lost(element) || element?.closest("main.game") != null;
}

/** For where the turn goes on and what is fetched first: whoever waits at the table gets there when it is there. */
export function begins(element: HTMLElement): void {
  if (hand.byKey && follows(document.activeElement)) element.focus();
}

export const isLost = (): boolean => lost(document.activeElement);

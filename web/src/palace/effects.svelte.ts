/** What a tile would change, where the table tells it: the one that is laid, or of the market the one chosen, or else looked at. */
import { SvelteMap } from "svelte/reactivity";
import type { TableLink } from "../net/table.svelte";
import type { TileEffect } from "../protocol";
import type { TurnDesk } from "./turn.svelte";

const SQUARE = '[data-kind="market-square"]';

export class Effects {
  /** The square of the market under the mouse, or with the focus. */
  private looked = $state<number | null>(null);
  /** What was answered; it holds until the turn goes on. */
  private readonly known = new SvelteMap<string, TileEffect>();
  /** Counts how often it no longer held: an answer that comes too late is about another table. */
  private forgotten = 0;

  constructor(
    private readonly desk: Pick<TurnDesk, "carried" | "laying" | "seat" | "square" | "view">,
    private readonly link: Pick<TableLink, "effect" | "info">,
  ) {}

  readonly tile = $derived.by(() => {
    if (this.link.info?.settings.tile_effect !== true) return null;
    if (this.desk.laying) return this.desk.carried;
    const square = this.desk.square ?? this.looked;
    return square === null ? null : (this.desk.view?.market[square - 1] ?? null);
  });
  readonly shown = $derived.by(() => (this.tile === null ? null : (this.known.get(this.tile) ?? null)));

  async ask(tile: string | null): Promise<void> {
    const { seat } = this.desk;
    const { forgotten } = this;
    if (tile === null || seat === null || this.known.has(tile)) return;
    const effect = await this.link.effect(seat, tile).catch(() => null);
    if (effect && forgotten === this.forgotten) this.known.set(tile, effect);
  }

  forget(): void {
    this.known.clear();
    this.forgotten += 1;
  }

  /** Watches what is looked at among the squares of an element. */
  readonly watch = (place: HTMLElement): (() => void) => {
    const look = ({ target }: Event): void => {
      const square = target instanceof Element ? target.closest<HTMLElement>(SQUARE) : null;
      this.looked = square ? Number(square.dataset["thing"]) : null;
    };
    const leave = (): void => void (this.looked = null);
    const listeners = { pointerover: look, focusin: look, pointerleave: leave, focusout: leave };
    for (const [kind, hear] of Object.entries(listeners)) place.addEventListener(kind, hear);
    return () => {
      for (const [kind, hear] of Object.entries(listeners)) place.removeEventListener(kind, hear);
    };
  };
}

/** The orders of one seat at this device, one at a time, and what the server says to them. */

import type { Told } from "../board/palaceProps";
import { NotDone, type NewCommand } from "../net/socket";
import type { TableLink } from "../net/table.svelte";
import type { Refusal } from "../protocol";

type Simple = "undo" | "redo" | "restart" | "commit";

export class Orders {
  verdicts = $state.raw<ReadonlyMap<string, Refusal | null> | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What is told beside a square of the palace, and nowhere else. */
  told = $state.raw<Told | null>(null);
  /** What went wrong outside the rules of the game; nothing is wrong with null. */
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  private asked = 0;

  constructor(
    private readonly link: TableLink,
    private readonly whose: () => number | null,
  ) {}

  readonly seat = $derived.by(() => this.whose());
  readonly game = $derived.by(() => this.link.games.get(this.seat) ?? null);
  readonly view = $derived(this.game?.view ?? null);
  readonly turn = $derived(this.game?.turn ?? null);
  readonly mine = $derived(this.turn !== null);

  /** What was said is over, and what was asked is no longer wanted. */
  protected forget(): void {
    this.verdicts = null;
    this.refusal = null;
    this.told = null;
    this.trouble = null;
    this.asked += 1;
  }

  refused(refusal: Refusal, place: string): void {
    this.told = { place, refusal };
  }

  /** What was told beside a square was read. */
  hush(): void {
    this.told = null;
  }

  async play(action: string): Promise<void> {
    if (this.seat !== null) await this.order({ type: "play", seat: this.seat, action });
  }

  async simply(type: Simple): Promise<void> {
    if (this.seat !== null) await this.order({ type, seat: this.seat });
  }

  /** One at a time: a second tap on a button does nothing. */
  private async order(command: NewCommand): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refusal = null;
    this.told = null;
    this.trouble = null;
    try {
      await this.link.command(command);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.refusal = error.refusal;
      if (!error.refusal) this.trouble = error;
    } finally {
      this.busy = false;
    }
  }

  protected async askPlaces(tile: string): Promise<void> {
    const asked = this.asked;
    if (this.seat === null) return;
    const verdicts = await this.link.places(this.seat, tile).catch(() => null);
    if (asked === this.asked) this.verdicts = verdicts;
  }

  /** Why an action is refused, without telling it anywhere. */
  async whyNot(action: string): Promise<Refusal | null> {
    return this.seat === null ? null : this.link.why(this.seat, action).catch(() => null);
  }

  /** The answer is told beside the place, where it is about one. */
  protected async askWhy(action: string, place: string | null = null): Promise<void> {
    const asked = this.asked;
    if (this.seat === null) return;
    const refusal = await this.link.why(this.seat, action).catch(() => null);
    if (asked !== this.asked) return;
    if (place === null) this.refusal = refusal;
    else this.told = refusal && { place, refusal };
  }
}

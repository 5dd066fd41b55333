/** The orders of one seat at this device, one at a time, and what the server says to them. */

import type { Told } from "../board/palaceProps";
import { NotDone, type NewCommand } from "../net/socket";
import type { TableLink } from "../net/table.svelte";
import type { GameInfo, Refusal } from "../protocol";

type Simple = "undo" | "redo" | "restart" | "commit";

export type AnyOrders = Orders<GameInfo>;

export abstract class Orders<G extends GameInfo> {
  verdicts = $state.raw<ReadonlyMap<string, Refusal | null> | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What is told beside a square of the palace, and nowhere else. */
  told = $state.raw<Told | null>(null);
  /** What went wrong outside the rules of the game; nothing is wrong with null. */
  trouble = $state.raw<unknown>(null);
  busy = $state(false);
  protected asked = 0;

  constructor(
    protected readonly link: TableLink,
    private readonly whose: () => number | null,
  ) {}

  readonly seat = $derived.by(() => this.whose());
  readonly game = $derived.by(() => (this.link.games.get(this.seat) ?? null) as G | null);
  readonly view = $derived<G["view"] | null>(this.game?.view ?? null);
  readonly turn = $derived<G["turn"]>(this.game?.turn ?? null);
  readonly mine = $derived(this.turn !== null);

  /** Changes when the turn does, also by what cannot be taken back and is no action of it then: what was chosen before is over. */
  readonly moment = $derived(
    [this.seat, this.view?.turn, this.view?.phase, this.mine, ...(this.turn?.actions ?? []), JSON.stringify(this.turn?.choices)].join(" "),
  );

  /** Nothing is chosen, except the only thing there is to do. */
  abstract reset(): void;

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

/** The turn of one seat at this device: what is chosen now, and the actions that the choice leads to. */

import { NotDone, type NewCommand } from "../net/socket";
import type { TableLink } from "../net/table.svelte";
import type { Refusal } from "../protocol";
import { texts } from "../texts/shell";
import * as choosing from "./choosing";
import * as words from "./words";

type Simple = "undo" | "redo" | "restart" | "commit";

export class TurnDesk {
  /** The market square that is chosen, 1 to 4. */
  square = $state<number | null>(null);
  /** Cards of the hand, by index. */
  cards = $state.raw<readonly number[]>([]);
  /** Slots of the display, 1 to 4. */
  slots = $state.raw<readonly number[]>([]);
  /** The tile that is to be laid. */
  carried = $state<string | null>(null);
  /** The tile of the palace that is to be removed or swapped. */
  picked = $state<string | null>(null);
  /** The tiles of the palace are offered for moving. */
  redesigning = $state(false);
  verdicts = $state.raw<ReadonlyMap<string, Refusal | null> | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** What went wrong outside the rules of the game. */
  trouble = $state("");
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
  readonly choices = $derived(this.turn ? choosing.offersOf(this.turn.choices) : null);
  readonly hand = $derived(this.view?.hand ?? []);
  readonly aside = $derived(this.seat === null ? [] : (this.view?.asides[this.seat] ?? []));
  readonly reserve = $derived(this.seat === null ? [] : (this.view?.reserves[this.seat] ?? []));
  readonly laying = $derived(this.mine && this.view?.phase === "lay" && this.aside.length > 0);
  readonly payment = $derived.by(() => choosing.paymentOf(this.purchase, this.paid));
  readonly paid = $derived(choosing.cardsAt(this.hand, this.cards));
  readonly purchase = $derived(choosing.purchaseAt(this.choices, this.square));
  readonly taken = $derived(this.onDisplay(this.slots));
  readonly legal = $derived(this.carried === null ? [] : (this.choices?.lay[this.carried] ?? []));
  readonly lit = $derived(choosing.usable(this.hand, this.purchase));
  readonly affordable = $derived(choosing.affordable(this.choices));
  readonly pickable = $derived.by(() => {
    if (this.carried === null) return choosing.movable(this.choices);
    return this.reserve.includes(this.carried) ? choosing.swappable(this.choices, this.carried) : [];
  });
  /** Changes when the turn does: what was chosen before is then no longer offered. */
  readonly moment = $derived([this.seat, this.view?.turn, this.view?.phase, this.mine, ...(this.turn?.actions ?? [])].join(" "));

  /** Nothing is chosen, except the only thing there is to do. */
  reset(): void {
    this.clear();
    const [tile] = this.aside;
    if (this.laying && tile !== undefined) this.carry(tile);
  }

  clear(): void {
    this.square = null;
    this.cards = [];
    this.slots = [];
    this.carried = null;
    this.picked = null;
    this.redesigning = false;
    this.verdicts = null;
    this.refusal = null;
    this.trouble = "";
    this.asked += 1;
  }

  chooseSquare(square: number): void {
    if (this.square === square) return this.clear();
    const paid = this.paid;
    this.clear();
    const purchase = choosing.purchaseAt(this.choices, square);
    const [best] = purchase?.payments ?? [];
    if (purchase === null || best === undefined) return void this.whyNotBuy(square);
    this.square = square;
    const cards = choosing.paymentOf(purchase, paid) ? paid : best.cards;
    this.cards = choosing.indicesOf(this.hand, cards);
  }

  /** The cards of one payment, instead of those that are picked. */
  choosePayment(cards: readonly string[]): void {
    this.refusal = null;
    this.cards = choosing.indicesOf(this.hand, cards);
  }

  pickCard(index: number): void {
    const letter = choosing.letterOf(this.hand[index] ?? "");
    const together = this.paid.every((card) => choosing.letterOf(card) === letter);
    const cards = together ? choosing.toggled(this.cards, index) : [index];
    this.clear();
    const square = choosing.squareOfLetter(letter);
    this.cards = cards;
    this.square = cards.length > 0 && this.view?.market[square - 1] ? square : null;
  }

  pickSlot(slot: number): void {
    const slots = choosing.toggled(this.slots, slot);
    const cards = this.onDisplay(slots);
    this.clear();
    if (cards.length === 0 || choosing.canTake(this.choices, cards)) {
      this.slots = slots;
      return;
    }
    if (choosing.canTake(this.choices, this.onDisplay([slot]))) this.slots = [slot];
    void this.askWhy(words.takeWord(cards));
  }

  private onDisplay(slots: readonly number[]): string[] {
    return choosing.cardsAt(this.view?.display ?? [], slots.map((slot) => slot - 1));
  }

  carry(tile: string): void {
    const again = this.carried === tile && !this.laying;
    this.clear();
    if (again) return;
    this.carried = tile;
    void this.askPlaces(tile);
  }

  pickTile(tile: string): void {
    const fresh = this.carried;
    if (fresh !== null && this.reserve.includes(fresh)) return void this.play(words.swapWord(tile, fresh));
    const again = this.picked === tile;
    this.clear();
    this.picked = again ? null : tile;
  }

  redesign(): void {
    this.clear();
    this.redesigning = true;
  }

  /** A tile of the palace that cannot be moved. */
  whyNotMove(tile: string): void {
    this.picked = null;
    void this.askWhy(words.removeWord(tile));
  }

  refused(refusal: Refusal): void {
    this.refusal = refusal;
  }

  take(): Promise<void> {
    return this.play(words.takeWord(this.taken));
  }

  /** Also with cards that do not fit: the answer says why. */
  buy(): Promise<void> {
    return this.square === null ? Promise.resolve() : this.play(words.buyWord(this.square, this.paid));
  }

  lay(place: string): Promise<void> {
    return this.carried === null ? Promise.resolve() : this.play(words.layWord(this.carried, place));
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
    this.trouble = "";
    try {
      await this.link.command(command);
    } catch (error) {
      if (!(error instanceof NotDone)) throw error;
      this.refusal = error.refusal;
      if (!error.refusal) this.trouble = error.message;
    } finally {
      this.busy = false;
    }
  }

  private async askPlaces(tile: string): Promise<void> {
    const asked = this.asked;
    if (this.seat === null) return;
    const verdicts = await this.link.places(this.seat, tile).catch(() => null);
    if (asked === this.asked) this.verdicts = verdicts;
  }

  private async askWhy(action: string): Promise<void> {
    const asked = this.asked;
    if (this.seat === null) return;
    const refusal = await this.link.why(this.seat, action).catch(() => null);
    if (asked === this.asked) this.refusal = refusal;
  }

  /** With all the money of the square's currency, or with any where there is none. */
  private async whyNotBuy(square: number): Promise<void> {
    const letter = choosing.letterOfSquare(square);
    const money = this.hand.filter((card) => choosing.letterOf(card) === letter);
    const shown = money.length > 0 ? money : this.hand.slice(0, 1);
    if (shown.length === 0) this.trouble = texts.turn.noMoney;
    else await this.askWhy(words.buyWord(square, shown));
  }
}

/** The turn of one seat at this device: what is chosen now, and the actions that the choice leads to. */

import { Trouble } from "../net/trouble";
import * as choosing from "./choosing";
import { facts } from "../board/tileFacts.svelte";
import { looseIn } from "./loose";
import { ofTheHand } from "./purse";
import { Orders } from "../frame/orders.svelte";
import type { PalaceInfo } from "../protocol";
import { ahead, certain, readingsOf, same, standing, wholeOf, type Path, type Touch, type Whole } from "./path";
import { setOf, type Kind, type Targets } from "./targets";
import * as words from "./words";

export class TurnDesk extends Orders<PalaceInfo> {
  /** What was touched on the way to an action, in order. */
  path = $state.raw<Path>([]);
  /** The square where the tile that would be laid is seen first: a finger has no other way to look. */
  aimed = $state<string | null>(null);
  /** Which of several purchases of one thing is meant, by its form. */
  way = $state<string | null>(null);
  /** Cards of the hand, by index. */
  cards = $state.raw<readonly number[]>([]);
  /** The amount that is kept for the player is part of the payment. */
  kept = $state(false);
  /** Slots of the display, 1 to 4. */
  slots = $state.raw<readonly number[]>([]);
  /** The tiles of the palace are offered for moving. */
  redesigning = $state(false);

  readonly hand = $derived(this.view?.hand ?? []);
  readonly aside = $derived(this.seat === null ? [] : (this.view?.asides[this.seat] ?? []));
  readonly reserve = $derived(this.seat === null ? [] : (this.view?.reserves[this.seat] ?? []));
  readonly palace = $derived(this.seat === null ? [] : (this.view?.palaces[this.seat]?.tiles.map(({ tile }) => tile) ?? []));
  readonly laying = $derived(this.mine && this.view?.phase === "lay" && this.aside.length > 0);

  // What the server offers, and where the path has led in it.
  readonly readings = $derived(this.turn ? readingsOf(this.turn.choices) : []);
  readonly start = $derived(standing(this.readings, []));
  private readonly first = $derived(ahead(this.start));
  readonly here = $derived(standing(this.readings, this.path));
  private readonly next = $derived(ahead(this.here));
  /** Nothing was touched yet, except what `reset` touches by itself. */
  readonly resting = $derived.by(() => this.path.length === 0 || (this.laying && this.path.length === 1 && this.carried !== null));
  /** There is more to begin with than a payment. */
  private readonly free = $derived(this.path.length === 0 && this.start.open.some(({ next }) => next !== "cards"));
  /** Kinds of things that can be touched now. */
  readonly kinds = $derived([...setOf(this.next.keys(), this.resting ? this.first.keys() : [])]);

  readonly targets: Targets = {
    of: (kind) => setOf(this.next.get(kind) ?? [], this.resting ? (this.first.get(kind) ?? []) : []),
    chosen: (kind) => {
      if (kind === "cards") return setOf(this.paid);
      if (kind === "slots") return setOf(this.taken);
      return setOf(this.path.filter((one) => one.kind === kind).map(({ thing }) => thing));
    },
    touch: (kind, thing) => this.touch(kind, thing),
    payments: (kind, thing) => choosing.purchasesOf(standing(this.readings, [{ kind, thing }]), [{ kind, thing }]).flatMap(({ payments }) => payments),
    why: (action) => {
      this.clear();
      void this.askWhy(action);
    },
  };
  /** Targets that nothing on the table shows. */
  readonly loose = $derived(this.view === null || this.seat === null ? [] : looseIn(this.view, this.seat, this.targets, this.kinds));

  /** The tile that is to be laid. */
  readonly carried = $derived.by(() => this.tileOf([...this.aside, ...this.reserve]));
  /** The tile of the palace that is to be removed or swapped. */
  readonly picked = $derived.by(() => this.tileOf(this.palace));
  readonly legal = $derived(this.carried === null ? [] : [...(this.next.get("place") ?? [])]);
  /** The action that lays it there. */
  readonly laid = $derived.by(() => (this.aimed === null ? null : (standing(this.readings, [...this.path, { kind: "place", thing: this.aimed }]).whole[0] ?? null)));
  readonly pickable = $derived.by(() => this.palace.filter((tile) => (this.path.length === 0 ? this.first : this.next).get("tile")?.has(tile)));
  /** The market square that is chosen, 1 to 4: also by cards that are picked first. */
  readonly square = $derived.by(() => {
    const [first] = this.path;
    if (first) return this.path.length === 1 && first.kind === "market-square" ? Number(first.thing) : null;
    if (this.start.open.length > 0 && !this.free) return null; // something else is to be paid
    const square = choosing.squareOfLetter(choosing.letterOf(this.paid[0] ?? ""));
    return this.view?.market[square - 1] ? square : null;
  });
  readonly paid = $derived([...choosing.cardsAt(this.hand, this.cards), ...(this.kept ? [choosing.KEPT] : [])]);
  readonly purchases = $derived.by(() => {
    const here = choosing.purchasesOf(this.here, this.path);
    if (this.path.length > 0 || this.square === null) return here;
    const path = [{ kind: "market-square", thing: String(this.square) }] as const;
    return [...choosing.purchasesOf(standing(this.readings, path), path), ...here];
  });
  readonly purchase = $derived(this.purchases.find(({ form }) => form === this.way) ?? this.purchases[0] ?? null);
  /** Money is chosen, or nothing else is left to do. */
  readonly paying = $derived.by(() => this.cards.length > 0 || this.square !== null || (this.purchases.length > 0 && !this.free));
  readonly payment = $derived(choosing.paymentOf(this.purchase, this.paid));
  readonly lit = $derived(choosing.usable(this.hand, this.purchase));
  readonly affordable = $derived(choosing.affordable(this.readings));
  readonly taken = $derived(this.onDisplay(this.slots));
  /** The actions that are complete with what is chosen, but for a payment. Buttons play them. */
  readonly whole = $derived.by((): readonly Whole[] => {
    if (this.slots.length > 0) return [...choosing.takings(this.start, this.taken), ...this.alone("slot", this.taken)];
    return this.path.length === 0 ? this.alone("card", this.paid) : this.here.whole;
  });
  private tileOf(tiles: readonly string[]): string | null {
    const [first] = this.path;
    return first?.kind === "tile" && tiles.includes(first.thing) ? first.thing : null;
  }

  /** What can be done with a single card. */
  private alone(kind: "card" | "slot", cards: readonly string[]): readonly Whole[] {
    const [thing, more] = cards;
    return thing === undefined || more !== undefined ? [] : standing(this.readings, [{ kind, thing }]).whole;
  }

  /** Nothing is chosen, except the only thing there is to do. */
  reset(): void {
    this.clear();
    const [tile] = this.aside;
    if (this.laying && tile !== undefined) this.go([{ kind: "tile", thing: tile }]);
    else if (this.purchases.length > 0 && !this.free) this.pay([]);
    else this.goOn();
  }

  /** What is the only thing to touch need not be touched, where more has to be chosen then. */
  private goOn(): void {
    const [only, other] = [...this.first].flatMap(([kind, things]) => [...things].map((thing) => ({ kind, thing })));
    if (only && !other && standing(this.readings, [only]).open.length > 0) this.go([only]);
  }

  clear(): void {
    this.path = [];
    this.aimed = null;
    this.way = null;
    this.cards = [];
    this.kept = false;
    this.slots = [];
    this.redesigning = false;
    this.forget();
  }

  /** Goes on, or is the whole action; what was chosen is put back, and what leads on from nowhere else begins anew. */
  touch(kind: Kind, thing: string): void {
    if (kind === "cards") return this.touchMoney(thing);
    if (kind === "slots") return this.pickSlot(choosing.indexOf(this.view?.display ?? [], thing, this.slots.map((slot) => slot - 1)) + 1);
    const path = this.after({ kind, thing });
    if (path === null) return;
    const whole = certain(standing(this.readings, path), path);
    if (whole) return void this.play(whole.word);
    if (path.length === 0) return this.reset();
    this.go(path);
  }

  private after(one: Touch): Path | null {
    if (this.next.get(one.kind)?.has(one.thing)) return [...this.path, one];
    const at = this.path.findIndex((other) => same(one, other));
    if (at >= 0) return this.path.slice(0, at);
    return this.first.get(one.kind)?.has(one.thing) ? [one] : null;
  }

  private go(path: Path): void {
    const paid = this.paid;
    this.clear();
    this.path = path;
    if (this.purchases.length > 0) this.pay(paid);
    if (this.carried !== null) void this.askPlaces(this.carried);
  }

  /** The best payment, unless these cards are one. */
  private pay(paid: readonly string[]): void {
    const fits = this.purchases.find((purchase) => choosing.paymentOf(purchase, paid));
    if (fits === undefined) return this.chooseWay(this.purchase?.form ?? null);
    this.way = fits.form;
    this.choosePayment(paid);
  }

  chooseSquare(square: number): void {
    const touch = { kind: "market-square", thing: String(square) } as const;
    if (this.square === square) return this.reset();
    if (this.after(touch)) return this.touch(touch.kind, touch.thing);
    this.clear();
    void this.whyNotBuy(square);
  }

  /** One of the things that can be bought, with its best payment. */
  chooseWay(form: string | null): void {
    this.way = form;
    this.choosePayment(this.purchase?.payments[0]?.cards ?? []);
  }

  /** The cards of one payment, instead of those that are picked. */
  choosePayment(cards: readonly string[]): void {
    this.refusal = null;
    this.aimed = null;
    this.cards = choosing.indicesOf(this.hand, cards);
    this.kept = cards.includes(choosing.KEPT);
  }

  /** A card by its name, or the amount that is kept. */
  private touchMoney(thing: string): void {
    if (thing === choosing.KEPT) this.kept = !this.kept;
    else this.pickCard(choosing.indexOf(this.hand, thing, this.cards));
  }

  pickCard(index: number): void {
    const card = this.hand[index] ?? "";
    if (this.next.get("card")?.has(card) && this.path.length > 0) return this.touch("card", card);
    const { path, way, kept } = this;
    const elsewhere = this.purchase !== null && this.square === null; // not of the market, so of whatever currency
    const together = elsewhere || this.paid.every((one) => choosing.letterOf(one) === choosing.letterOf(card) || one === choosing.KEPT);
    const cards = together ? choosing.toggled(this.cards, index) : [index];
    this.clear();
    this.cards = cards;
    if (elsewhere) this.path = path;
    if (together) [this.way, this.kept] = [way, kept];
  }

  pickSlot(slot: number): void {
    const [card = ""] = this.onDisplay([slot]);
    if (this.next.get("slot")?.has(card) && this.path.length > 0) return this.touch("slot", card);
    const slots = choosing.toggled(this.slots, slot);
    const cards = this.onDisplay(slots);
    this.clear();
    if (cards.length === 0 || this.takable(cards)) {
      this.slots = slots;
      return;
    }
    if (this.takable([card])) this.slots = [slot];
    void this.askWhy(words.takeWord(cards));
  }

  private takable(cards: readonly string[]): boolean {
    return choosing.takings(this.start, cards).length > 0 || this.alone("slot", cards).length > 0;
  }

  private onDisplay(slots: readonly number[]): string[] {
    return choosing.cardsAt(this.view?.display ?? [], slots.map((slot) => slot - 1));
  }

  /** A tile of one's own that lies apart: also one that fits nowhere, which says why. */
  carry(tile: string): void {
    const touch = { kind: "tile", thing: tile } as const;
    if (this.after(touch)) this.touch(touch.kind, tile);
    else this.go([touch]);
  }

  aim(place: string): void {
    this.aimed = place;
  }

  redesign(): void {
    this.clear();
    this.redesigning = true;
  }

  /** A tile of the palace that cannot be moved. */
  whyNotMove(tile: string, place: string): void {
    this.path = [];
    void this.askWhy(words.removeWord(tile), place);
  }

  /** A thing that would end what was begun, and is not offered for it. */
  whyNotEnd(kind: Kind, thing: string, place: string): void {
    const open = this.here.open.find(({ reading, next }) => next === kind && reading.kinds.length === this.path.length + 1);
    if (open) void this.askWhy(wholeOf(open.reading, [...this.path.map((one) => one.thing), thing]).word, place);
  }

  /** Also with cards that do not fit: the answer says why. */
  buy(): Promise<void> {
    const { purchase, square } = this;
    if (purchase) return this.play(choosing.purchaseWord(purchase, this.payment?.cards ?? this.paid));
    return square === null ? Promise.resolve() : this.play(words.buyWord(square, this.paid));
  }

  /** What the button of the bar would do. */
  confirm(): Promise<void> {
    if (this.payment && !this.laid) return this.buy();
    const whole = this.laid ?? this.whole[0];
    return whole ? this.play(whole.word) : Promise.resolve();
  }

  /** All the money of the square's currency, or any where there is none. */
  moneyFor(square: number): readonly string[] {
    const letter = choosing.letterOfSquare(square);
    const money = this.hand.filter((card) => choosing.letterOf(card) === letter);
    return money.length > 0 ? money : this.hand.slice(0, 1);
  }

  private async whyNotBuy(square: number): Promise<void> {
    const shown = this.moneyFor(square);
    if (shown.length === 0) this.trouble = new Trouble("", { id: "turn-no-money", args: {} });
    else await this.askWhy(words.buyWord(square, shown));
    if (this.refusal) this.refusal = ofTheHand(this.refusal, facts(this.view?.market[square - 1] ?? "").price, choosing.letterOfSquare(square));
  }

  private async askPlaces(tile: string): Promise<void> {
    const asked = this.asked;
    if (this.seat === null) return;
    const verdicts = await this.link.places(this.seat, tile).catch(() => null);
    if (asked === this.asked) this.verdicts = verdicts;
  }
}

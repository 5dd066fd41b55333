/**
 * The short ways of a turn. One touch takes a card; until the turn is ended another card joins it, or takes its place. While a
 * tile of the market is chosen the squares where it would fit are lit: a touch buys it, takes no further action and lays it.
 */
import { tick } from "svelte";
import type { TableLink } from "../net/table.svelte";
import type { Refusal } from "../protocol";
import { takings } from "./choosing";
import { heaps, standing, wholeOf, type Path, type Whole } from "./path";
import type { TurnDesk } from "./turn.svelte";
import { BUY, DONE, takeWord } from "./words";

type Verdicts = ReadonlyMap<string, Refusal | null>;

const cardsOf = ({ things }: Whole): readonly string[] => things.join().split(",");
const sorted = (cards: readonly string[]): string => [...cards].sort().join();

export class Quick {
  /** What was taken by one touch, and what could have been. */
  private taken = $state.raw<Whole | null>(null);
  private offers = $state.raw<readonly Whole[]>([]);
  private asked = $state.raw<{ tile: string; verdicts: Verdicts } | null>(null);
  private dragged = false;
  private touched: Promise<void> = Promise.resolve();

  constructor(
    private readonly desk: TurnDesk,
    private readonly link: Pick<TableLink, "why" | "places">,
  ) {}

  /** The cards that were taken last can still be others. */
  readonly open = $derived.by(() => this.taken !== null && this.desk.turn?.actions.at(-1) === this.taken.word);
  /** Slots whose card can join those that were taken, from 1. */
  readonly joining = $derived.by(() => this.slots((card) => this.joined(card) !== undefined));
  /** Slots that can be touched although the turn goes on elsewhere. */
  readonly slotsOpen = $derived.by(() => this.slots((card) => this.joined(card) !== undefined || this.alone(card) !== undefined));
  /** The tile of the market that can be paid as it is chosen. */
  readonly tile = $derived.by(() => {
    const { square, payment, purchase, view } = this.desk;
    return square !== null && payment !== null && purchase?.form === BUY ? (view?.market[square - 1] ?? null) : null;
  });
  readonly verdicts = $derived.by(() => (this.asked !== null && this.asked.tile === this.tile ? this.asked.verdicts : null));
  readonly places = $derived.by(() => [...(this.verdicts ?? [])].flatMap(([place, refusal]) => (refusal === null ? [place] : [])));

  private slots(wanted: (card: string) => boolean): number[] {
    if (!this.open) return [];
    return (this.desk.view?.display ?? []).flatMap((card, at) => (card !== null && wanted(card) ? [at + 1] : []));
  }

  private offer(cards: readonly string[]): Whole | undefined {
    return this.offers.find((one) => sorted(cardsOf(one)) === sorted(cards));
  }

  private joined(card: string): Whole | undefined {
    return this.taken ? this.offer([...cardsOf(this.taken), card]) : undefined;
  }

  private alone(card: string): Whole | undefined {
    return this.offer([card]);
  }

  /** Two quick touches are two cards, or a tile and a card: the second waits until the first is answered. */
  private after(act: () => Promise<void>): Promise<void> {
    this.touched = this.touched.catch(() => undefined).then(tick).then(act); // what was chosen for the first is put away by then
    return this.touched;
  }

  touchSlot(slot: number): Promise<void> {
    return this.after(() => this.takeSlot(slot));
  }

  /** Takes the card, unless more can be done with it than that. */
  private async takeSlot(slot: number): Promise<void> {
    const { desk } = this;
    const card = desk.view?.display[slot - 1] ?? "";
    if (!desk.resting) return desk.pickSlot(slot); // for what was begun, not for what was taken before
    if (this.open) return this.change(card);
    const [only, other] = takings(desk.start, [card]);
    const besides = standing(desk.readings, [{ kind: "slot", thing: card }]).whole;
    if (!only || other || besides.length > 0 || desk.slots.length > 0 || desk.paid.length > 0) return desk.pickSlot(slot);
    const offers = heaps(desk.start, "slots").flatMap(({ reading, picks }) => Object.keys(picks).map((cards) => wholeOf(reading, [cards])));
    await this.take(only, offers);
  }

  private async take(whole: Whole, offers: readonly Whole[]): Promise<void> {
    [this.taken, this.offers] = [whole, offers]; // first: the table shows it before the order is answered, and a touch may be quicker
    await this.desk.play(whole.word);
  }

  /** Another card as well; or instead, where they may not be taken together, and why not. */
  private async change(card: string): Promise<void> {
    const { desk, offers, taken } = this;
    const joined = this.joined(card);
    const whole = joined ?? this.alone(card);
    if (!whole || !taken || desk.seat === null) return;
    const { seat } = desk;
    await desk.simply("undo");
    const refusal = joined ? null : await this.link.why(seat, takeWord([...cardsOf(taken), card])).catch(() => null);
    await this.take(whole, offers);
    await tick();
    if (refusal) desk.refusal = refusal;
  }

  /** Chooses a tile of the market; again, it is bought. */
  touchSquare(square: number): Promise<void> {
    return this.after(() => this.takeSquare(square));
  }

  private async takeSquare(square: number): Promise<void> {
    const { desk } = this;
    if (desk.square === square && desk.payment !== null) await desk.buy();
    else if (desk.view?.market[square - 1] != null) desk.chooseSquare(square); // it may have been bought by the touch before
  }

  /** A tile of the market is dragged. */
  lift(square: number): void {
    if (this.desk.square !== square) this.desk.chooseSquare(square);
    this.dragged = true;
  }

  /** Asks where the tile would fit. */
  async ask(tile: string | null): Promise<void> {
    const { seat } = this.desk;
    if (tile === null || seat === null || this.asked?.tile === tile) return;
    const verdicts = await this.link.places(seat, tile).catch(() => null);
    if (verdicts && tile === this.tile) this.asked = { tile, verdicts };
  }

  /** What was asked holds as long as the palace stays as it is. */
  forget(): void {
    this.asked = null;
    this.dragged = false;
  }

  /** Buys the tile, takes no further action, and lays it there. */
  async lay(place: string): Promise<void> {
    const { desk, tile, dragged } = this;
    const { payment, purchase } = desk;
    this.dragged = false;
    if (tile === null || !payment || !purchase) return;
    // Who drags has not seen the ways to pay: where there is something to weigh up, they are looked at first.
    if (dragged && payment.over > 0 && purchase.payments.length > 1) return;
    await desk.buy();
    const laid = [{ kind: "tile", thing: tile }, { kind: "place", thing: place }] as const;
    const done = [{ kind: "button", thing: DONE }] as const;
    if (!this.offered(laid) && this.offered(done)) await desk.play(DONE);
    const word = this.offered(laid)?.word;
    if (word !== undefined) await desk.play(word);
  }

  /** The action that a path is now, from a fresh beginning. */
  private offered(path: Path): Whole | undefined {
    return standing(this.desk.readings, path).whole[0];
  }
}

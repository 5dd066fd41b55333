/** The turn of one seat at a sheet: the crossing that is picked, dice that would be changed, and the orders they lead to. */
import { Orders } from "../frame/orders.svelte";
import type { Picks, SheetInfo } from "../protocol";
import { setOf } from "../palace/targets";
import { canChange, changeWord, coinsOf, movedDice, NO_FACES, pricesFor, type Moves } from "./dice";
import { crossings, type Colour } from "./squares";

const BUILD = "build:{}";
const KEEP = "keep:{}";
const BUTTON = "{}";
export const COINS = "coins";
export const SECOND = "second";
export const DONE = "done";
const NOTHING = setOf<string>();

/** A die that is to be moved. */
export interface Lifted {
  readonly colour: Colour;
  readonly face: number;
}

export class SheetDesk extends Orders<SheetInfo> {
  /** A crossing, or the pair that is to be kept. */
  picked = $state<string | null>(null);
  /** Dice that would show something else. */
  moves = $state.raw<Moves>({});
  lifted = $state.raw<Lifted | null>(null);
  /** Dice are to be changed: they call to be touched. */
  changes = $state(false);

  readonly own = $derived(this.seat === null ? null : (this.view?.sheets[this.seat] ?? null));
  private things(form: string): ReadonlySet<string> {
    const picks: Picks = this.turn?.choices.groups.find((group) => group.form === form)?.picks ?? {};
    return setOf(Object.keys(picks));
  }
  readonly builds = $derived.by(() => this.things(BUILD));
  readonly keeps = $derived.by(() => this.things(KEEP));
  readonly buttons = $derived.by(() => this.things(BUTTON));

  /** The dice as they are, or as they would be. */
  readonly yellow = $derived.by(() => movedDice(this.own?.yellow ?? [], this.moves.y));
  readonly blue = $derived.by(() => movedDice(this.own?.blue ?? [], this.moves.b));
  readonly changing = $derived.by(() => this.moves.y !== undefined || this.moves.b !== undefined);
  /** What the change costs. */
  readonly price = $derived.by(() => coinsOf(this.moves));
  readonly changeable = $derived.by(() => this.turn !== null && canChange(this.turn.choices));
  /** The squares that can be touched: a building there, or a pair that is kept. */
  readonly lit = $derived.by((): ReadonlySet<string> => {
    if (!this.mine) return NOTHING;
    if (this.keeps.size > 0) return this.keeps;
    if (this.buttons.has(SECOND)) return setOf(this.view?.left == null ? [] : [this.view.left]);
    if (!this.changing) return this.builds;
    const built = setOf(this.own?.built ?? []);
    return setOf(crossings(this.yellow, this.blue).filter((square) => !built.has(square)));
  });
  /** The faces that the lifted die could show, and what each costs with what is moved already. */
  readonly faces = $derived.by((): ReadonlyMap<number, number> => {
    const { lifted, turn } = this;
    return lifted && turn ? pricesFor(turn.choices, lifted.colour, lifted.face, this.moves) : NO_FACES;
  });

  reset(): void {
    this.picked = null;
    this.moves = {};
    this.lifted = null;
    this.changes = false;
    this.forget();
  }

  /** Dice call, until one is lifted. */
  callDice(): void {
    this.hush();
    this.picked = null;
    this.changes = true;
  }

  /** Picks a crossing; again, it is built. One that is not lit says why. */
  touch(square: string): void {
    if (this.busy || !this.mine) return;
    this.hush();
    if (!this.lit.has(square)) return void this.refuse(square);
    if (this.picked === square) void this.confirm();
    else this.picked = square;
  }

  private refuse(square: string): Promise<void> {
    const word = this.keeps.size > 0 ? `keep:${square}` : `build:${square}`;
    return this.askWhy(word, square);
  }

  /** Lifts a die, puts it down again, or back to what it shows. */
  lift(colour: Colour, face: number): void {
    if (this.busy || !this.changeable) return;
    this.hush();
    const move = this.moves[colour];
    const from = move?.to === face ? move.from : face;
    if (move) this.moves = { ...this.moves, [colour]: undefined };
    this.picked = null;
    const same = this.lifted?.colour === colour && this.lifted.face === from;
    this.lifted = same && !move ? null : { colour, face: from };
    this.changes = false;
  }

  /** Puts the lifted die where it shows that. */
  put(face: number): void {
    const { lifted } = this;
    if (!lifted || !this.faces.has(face)) return;
    this.moves = { ...this.moves, [lifted.colour]: { from: lifted.face, to: face } };
    this.lifted = null;
    this.picked = null;
  }

  /** What the button of the bar would do. */
  async confirm(): Promise<void> {
    const { picked } = this;
    if (this.turn?.ready) return this.simply("commit");
    if (this.keeps.size > 0) return picked === null ? undefined : this.play(`keep:${picked}`);
    if (this.buttons.has(SECOND)) return picked === null ? undefined : this.play(SECOND);
    if (!(await this.change())) return;
    if (picked !== null && this.builds.has(picked)) await this.play(`build:${picked}`);
  }

  /** Coins are earned with the dice as they would be. */
  async earn(): Promise<void> {
    if (await this.change()) await this.play(COINS);
  }

  /** Whether the dice show what is wanted: they are changed first, if there is need. */
  private async change(): Promise<boolean> {
    if (!this.changing) return true;
    await this.play(changeWord(this.moves));
    return this.refusal === null && this.trouble === null;
  }
}

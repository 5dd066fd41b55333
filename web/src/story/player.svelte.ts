// Plays what happened, step by step. The table that is shown may lag behind the server's for a moment, never longer:
// every queue ends with the server's own view, and `skip` jumps there.
import { palaceOf } from "../net/log";
import type { Update, View } from "../protocol";
import { settled } from "./replay";
import { NOTHING_LIT, stepsOf, timesOf, type Lit, type Speed, type Step } from "./steps";

/** The table is about to be shown as it is `after`. */
export interface Change {
  readonly before: View;
  readonly after: View;
  /** The cards that were pointed at until now. */
  readonly told: readonly string[];
  /** How long it stays so, in milliseconds. */
  readonly time: number;
}

export interface StoryOptions {
  readonly speed: () => Speed;
  /** A step is shown now. */
  readonly onstep?: (step: Step) => void;
  /** What is shown changes by something that happened, not by a jump. */
  readonly onchange?: (change: Change) => void;
}

/** More turns than these are not played one by one: who was away gets a summary. */
const MOST_TURNS = 8;
/** More turns than these do not wait in the queue: the oldest are left out, so that fast bots do not run away. */
const MOST_WAITING = 6;
const KEPT = 2;

interface Timed {
  readonly step: Step;
  readonly time: number;
}

/** All, or those of the last turns where too many have come. Every step has the whole table, so that one can jump. */
function latestOf(steps: readonly Step[]): readonly Step[] {
  const turns = [...new Set(steps.map(({ entry }) => entry.seq))];
  const first = turns.length > MOST_WAITING ? turns.at(-KEPT) : undefined;
  return first === undefined ? steps : steps.filter(({ entry }) => entry.seq >= first);
}

export class StoryPlayer {
  /** The table to show. */
  shown = $state.raw<View | null>(null);
  /** The step that is shown, or none when the table is the server's. */
  step = $state.raw<Step | null>(null);
  /** What to light up. */
  readonly lit: Lit = $derived(this.step?.lit ?? NOTHING_LIT);
  /** Something is told, or waits to be. */
  readonly busy: boolean = $derived.by(() => this.step !== null || this.queue.length > 0);

  private latest: View | null = null;
  private queue = $state.raw<readonly Timed[]>([]);
  private held = false;
  /** How long the step is shown. */
  private time = 0;
  private seq = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: StoryOptions) {}

  /** Takes the next update of the watched seat. One of another seat changes the watch, without a story. */
  hear(update: Update): void {
    const game = palaceOf(update);
    const view = game?.view ?? null;
    const fresh = update.log.filter((entry) => entry.seq > this.seq);
    const before = this.latest;
    this.seq = Math.max(this.seq, update.seq, ...fresh.map((entry) => entry.seq));
    this.latest = view;
    const acting = (game?.turn?.actions.length ?? 0) > 0;
    const turns = fresh.filter((entry) => entry.events.length > 0);
    if (!view || !before || before.seat !== view.seat || !this.playable(turns.length)) {
      // What one does oneself is not told, and happens all the same where nothing is.
      if (view && before?.seat === view.seat && turns.length === 0) this.end();
      else this.skip();
    } else if (acting) {
      this.end();
    } else {
      const from = this.queue.at(-1)?.step.after ?? this.step?.after ?? before;
      const steps: Step[] = [];
      for (const entry of turns) steps.push(...stepsOf(entry, steps.at(-1)?.after ?? from, view.seat));
      this.add(steps, game?.turn != null);
    }
  }

  /** Catches up at once. */
  skip(): void {
    this.rest();
    this.queue = [];
    this.step = null;
    this.shown = this.latest;
  }

  /** Ends with what is the case: as the next thing that happens, or as a jump where more was to be told. */
  private end(): void {
    if (this.latest && this.queue.length === 0) this.change(this.latest, Infinity);
    this.skip();
  }

  private change(after: View, time: number): void {
    const before = this.shown;
    if (before && before !== after) this.options.onchange?.({ before, after, told: this.lit.cards, time });
  }

  /** Waits while nobody looks, and goes on after. */
  hold(on: boolean): void {
    if (this.held === on) return;
    this.held = on;
    if (on) this.rest();
    else if (this.options.speed() === "off") this.skip();
    else if (this.step) this.stay();
    else if (this.queue.length > 0) this.advance();
  }

  /** Ends for good, as when the page is left. */
  stop(): void {
    this.rest();
    this.queue = [];
  }

  /** Whether so many turns are told one by one. */
  playable(turns: number): boolean {
    return this.options.speed() !== "off" && turns <= MOST_TURNS;
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private add(steps: readonly Step[], waiting: boolean): void {
    const all = latestOf([...this.queue.map(({ step }) => step), ...steps]);
    const times = timesOf(all, this.options.speed(), waiting);
    this.queue = all.map((step, at) => ({ step, time: times[at] ?? 0 }));
    if (!this.timer && !this.held) this.advance();
  }

  private advance(): void {
    const [next, ...rest] = this.queue;
    if (!next) {
      this.end();
      return;
    }
    const shown = this.latest ? settled(next.step.view, this.latest) : next.step.view;
    this.change(shown, next.time);
    this.queue = rest;
    this.step = next.step;
    this.shown = shown;
    this.time = next.time;
    this.stay();
    this.options.onstep?.(next.step);
  }

  /** Shows the step for its time, and then the next. */
  private stay(): void {
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.advance();
    }, this.time);
  }
}

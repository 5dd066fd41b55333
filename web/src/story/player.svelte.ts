// Plays what happened, step by step. The table that is shown may lag behind the server's for a moment, never longer:
// every queue ends with the server's own view, and `skip` jumps there.
import type { GameEvent, GameInfo, LogEntry, Update, View } from "../protocol";
import { timesOf, type Lit, type Speed, type Step } from "./steps";

/** The table is about to be shown as it is `after`. */
export interface Change<V = View, L = Lit> {
  readonly before: V;
  readonly after: V;
  /** What was pointed at until now. */
  readonly told: L;
  /** How long it stays so, in milliseconds. */
  readonly time: number;
}

/** How a game is told. */
export interface Telling<V, E, L> {
  /** The game of an update, where it is one of these. */
  readonly gameOf: (update: Update) => (Pick<GameInfo, "turn"> & { readonly view: V }) | null;
  /** The steps of an entry, from the table as it was. Events of `mine` were seen when they were chosen. */
  readonly stepsOf: (entry: LogEntry, from: V, mine: number | null) => readonly Step<V, E, L>[];
  /** A table of the story, with what only the server knows where it is so already. */
  readonly settled: (view: V, final: V) => V;
  readonly nothing: L;
}

export interface StoryOptions<V = View, E = GameEvent, L = Lit> {
  readonly telling: Telling<V, E, L>;
  readonly speed: () => Speed;
  /** A step is shown now. */
  readonly onstep?: (step: Step<V, E, L>) => void;
  /** What is shown changes by something that happened, not by a jump. */
  readonly onchange?: (change: Change<V, L>) => void;
}

/** More turns than these are not played one by one: who was away gets a summary. */
const MOST_TURNS = 8;
/** More turns than these do not wait in the queue: the oldest are left out, so that fast bots do not run away. */
const MOST_WAITING = 6;
const KEPT = 2;

interface Timed<S> {
  readonly step: S;
  readonly time: number;
}

/** All, or those of the last turns where too many have come. Every step has the whole table, so that one can jump. */
function latestOf<S extends Pick<Step, "entry">>(steps: readonly S[]): readonly S[] {
  const turns = [...new Set(steps.map(({ entry }) => entry.seq))];
  const first = turns.length > MOST_WAITING ? turns.at(-KEPT) : undefined;
  return first === undefined ? steps : steps.filter(({ entry }) => entry.seq >= first);
}

/** What a room needs of it, whatever its steps are. */
export type Story<V> = Pick<StoryPlayer<V & { readonly seat: number | null }, unknown, unknown>, "shown" | "busy" | "hear" | "hold" | "skip" | "stop">;

export class StoryPlayer<V extends { readonly seat: number | null } = View, E = GameEvent, L = Lit> {
  /** The table to show. */
  shown = $state.raw<V | null>(null);
  /** The step that is shown, or none when the table is the server's. */
  step = $state.raw<Step<V, E, L> | null>(null);
  /** What to light up. */
  readonly lit: L = $derived.by(() => this.step?.lit ?? this.options.telling.nothing);
  /** Something is told, or waits to be. */
  readonly busy: boolean = $derived.by(() => this.step !== null || this.queue.length > 0);

  private latest: V | null = null;
  private queue = $state.raw<readonly Timed<Step<V, E, L>>[]>([]);
  private held = false;
  /** How long the step is shown. */
  private time = 0;
  private seq = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly options: StoryOptions<V, E, L>) {}

  /** Takes the next update of the watched seat. One of another seat changes the watch, without a story. */
  hear(update: Update): void {
    const { telling } = this.options;
    const game = telling.gameOf(update);
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
      const steps: Step<V, E, L>[] = [];
      for (const entry of turns) steps.push(...telling.stepsOf(entry, steps.at(-1)?.after ?? from, view.seat));
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

  private change(after: V, time: number): void {
    const before = this.shown;
    if (before && before !== after) this.options.onchange?.({ before, after, told: this.lit, time });
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

  private add(steps: readonly Step<V, E, L>[], waiting: boolean): void {
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
    const shown = this.latest ? this.options.telling.settled(next.step.view, this.latest) : next.step.view;
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

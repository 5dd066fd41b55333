// Plays what happened, step by step. The table that is shown may lag behind the server's for a moment, never longer:
// every queue ends with the server's own view, and `skip` jumps there.
import { palaceOf } from "../net/log";
import type { Update, View } from "../protocol";
import { settled } from "./replay";
import { NOTHING_LIT, stepsOf, timesOf, type Lit, type Speed, type Step } from "./steps";

export interface StoryOptions {
  readonly speed: () => Speed;
  /** A step is shown now. */
  readonly onstep?: (step: Step) => void;
  /** It has become the turn of the seat that is watched. */
  readonly onturn?: () => void;
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
  readonly busy: boolean = $derived(this.step !== null);

  private latest: View | null = null;
  private queue: Timed[] = [];
  private seq = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private myTurn = false;

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
    if (!view || !before || before.seat !== view.seat || acting || !this.playable(turns.length)) {
      this.skip();
    } else {
      const from = this.queue.at(-1)?.step.after ?? this.step?.after ?? before;
      const steps: Step[] = [];
      for (const entry of turns) steps.push(...stepsOf(entry, steps.at(-1)?.after ?? from, view.seat));
      this.add(steps, game?.turn != null);
    }
    this.notice(game?.turn != null);
  }

  /** Catches up at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.step = null;
    this.shown = this.latest;
  }

  /** Ends for good, as when the page is left. */
  stop(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  private playable(turns: number): boolean {
    const hidden = typeof document !== "undefined" && document.hidden;
    return this.options.speed() !== "off" && turns <= MOST_TURNS && !hidden;
  }

  private add(steps: readonly Step[], waiting: boolean): void {
    const all = latestOf([...this.queue.map(({ step }) => step), ...steps]);
    const times = timesOf(all, this.options.speed(), waiting);
    this.queue = all.map((step, at) => ({ step, time: times[at] ?? 0 }));
    if (!this.timer) this.advance();
  }

  private advance(): void {
    const next = this.queue.shift();
    if (!next) {
      this.skip();
      return;
    }
    this.step = next.step;
    this.shown = this.latest ? settled(next.step.view, this.latest) : next.step.view;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.advance();
    }, next.time);
    this.options.onstep?.(next.step);
  }

  private notice(mine: boolean): void {
    if (mine && !this.myTurn) this.options.onturn?.();
    this.myTurn = mine;
  }
}

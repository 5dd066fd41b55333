// Events as steps that are shown one after another, each with the table as it then looks and what to light up.
import { eventFace } from "../modules/faces";
import { eventsOf } from "../net/log";
import type { GameEvent, LogEntry, View } from "../protocol";
import { replayed } from "./replay";

export type Speed = "off" | "fast" | "normal" | "slow";

/** What a step points at. Slots and squares are counted from 1, as the server does. */
export interface Lit {
  readonly seat: number | null;
  readonly slots: readonly number[];
  readonly squares: readonly number[];
  readonly places: readonly string[];
  readonly tiles: readonly string[];
  readonly cards: readonly string[];
}

export interface Step<V = View, E = GameEvent, L = Lit> {
  readonly entry: LogEntry;
  /** One event, or those of a refill. */
  readonly events: readonly E[];
  /** The table while the step is shown. */
  readonly view: V;
  /** The table after it. */
  readonly after: V;
  readonly lit: L;
  /** How long it is shown, in milliseconds at normal speed. */
  readonly time: number;
}

export const NOTHING_LIT: Lit = { seat: null, slots: [], squares: [], places: [], tiles: [], cards: [] };

const TIMES: Readonly<Record<string, number>> = {
  MoneyTaken: 900,
  Bought: 1100,
  Laid: 900,
  Scored: 2600,
  ScoringCardTurned: 1200,
  EndBegan: 1600,
  GameOver: 1600,
};
const TIME = 700;
const REFILL = 600;
const SHORTEST = 120;
const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.4, normal: 1, slow: 1.9 };
/** How long somebody whose turn it is waits at most for the story of the others, and how far it falls behind else. */
const PATIENCE = 6000;
const MOST_BEHIND = 9000;

const REFILLS: readonly string[] = ["DisplayFilled", "MarketFilled"];
/** What is gone afterwards is shown as it was before. */
const BEFORE: readonly string[] = ["MoneyTaken", "Bought", "Removed", "LeftOverGiven"];
const SILENT: readonly string[] = ["TurnBegan", "Dealt"];

/** The steps of an entry, from the table as it was. Events of `mine` were seen when they were chosen. */
export function stepsOf(entry: LogEntry, from: View, mine: number | null): Step[] {
  const steps: Step[] = [];
  let view = from;
  for (const events of grouped(eventsOf(entry))) {
    const [first] = events;
    if (!first) continue;
    if (seen(first, entry, mine)) continue;
    const after = events.reduce(replayed, view);
    const last = steps.at(-1);
    if (SILENT.includes(first.event) || events.every(isQuiet)) {
      // Nothing to look at, but the table goes on.
      if (last) steps[steps.length - 1] = { ...last, after, view: last.view === last.after ? after : last.view };
    } else {
      const lit = litBy(events, view);
      const face = eventFace(first.event);
      const shown = BEFORE.includes(first.event) || face?.leaves ? view : after;
      const time = isRefill(first) ? REFILL : (TIMES[first.event] ?? face?.time ?? TIME);
      steps.push({ entry, events, view: shown, after, lit, time });
    }
    view = after;
  }
  return steps;
}

/** A player has seen their own actions already, unless a bot stood in. */
function seen(event: GameEvent, entry: LogEntry, mine: number | null): boolean {
  if (entry.by_bot || mine === null || entry.seat !== mine) return false;
  const own = "seat" in event && event.seat === mine;
  return own && event.event !== "TurnBegan" && event.event !== "LeftOverGiven";
}

const isRefill = ({ event }: GameEvent): boolean => REFILLS.includes(event) || eventFace(event)?.refill !== undefined;

/** What belongs to something else that was filled, and has no words of its own. */
function isQuiet(event: GameEvent): boolean {
  const filled = eventFace(event.event)?.refill?.(event as never);
  return filled !== undefined && filled.market === undefined && filled.sentence === undefined;
}

function grouped(events: readonly GameEvent[]): GameEvent[][] {
  const groups: GameEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (isRefill(event) && last?.[0] && isRefill(last[0])) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

function litBy(events: readonly GameEvent[], view: View): Lit {
  return events.reduce((lit, event) => merge(lit, litByOne(event, view)), NOTHING_LIT);
}

function merge(one: Lit, other: Partial<Lit>): Lit {
  return {
    seat: other.seat ?? one.seat,
    slots: [...one.slots, ...(other.slots ?? [])],
    squares: [...one.squares, ...(other.squares ?? [])],
    places: [...one.places, ...(other.places ?? [])],
    tiles: [...one.tiles, ...(other.tiles ?? [])],
    cards: [...one.cards, ...(other.cards ?? [])],
  };
}

function litByOne(event: GameEvent, view: View): Partial<Lit> {
  switch (event.event) {
    case "NeutralReceived":
      return { tiles: event.tiles };
    case "MarketFilled":
      return { squares: [event.square], tiles: [event.tile] };
    case "DisplayFilled":
      return { slots: [event.slot], cards: [event.card] };
    case "MoneyTaken":
      return { seat: event.seat, cards: event.cards, slots: slotsOf(view.display, event.cards) };
    case "Bought":
      return { seat: event.seat, squares: [event.square], tiles: [event.tile], cards: event.cards };
    case "Laid":
    case "Removed":
      return { seat: event.seat, places: [event.place], tiles: [event.tile] };
    case "Swapped":
      return { seat: event.seat, places: [event.place], tiles: [event.new] };
    case "Kept":
    case "Given":
      return { seat: event.seat, tiles: [event.tile] };
    case "LeftOverGiven":
      return { seat: event.seat, squares: [event.square], tiles: [event.tile] };
    default:
      return { ...("seat" in event ? { seat: event.seat } : {}), ...eventFace(event.event)?.lit?.(event as never, view) };
  }
}

/** Where on the display these cards lie. */
export function slotsOf(display: readonly (string | null)[], cards: readonly string[]): number[] {
  const left = [...cards];
  return display.flatMap((card, at) => {
    const found = card === null ? -1 : left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at + 1];
  });
}

/** How long each step is shown: less the more there are, above all where somebody is `waiting` to play. */
export function timesOf(steps: readonly Pick<Step, "time">[], speed: Speed, waiting: boolean): number[] {
  const factor = FACTORS[speed];
  const whole = steps.reduce((sum, step) => sum + step.time, 0);
  const squeeze = Math.min(1, (waiting ? PATIENCE : MOST_BEHIND) / whole);
  return steps.map((step) => Math.max(SHORTEST, step.time * squeeze) * factor);
}

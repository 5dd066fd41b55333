// Events of a sheet game as steps that are shown one after another, each with the table as it then looks.
import type { LogEntry, SheetEvent, SheetInfo, SheetView, Update } from "../protocol";
import type { Step } from "../story/steps";
import type { Telling } from "../story/player.svelte";
import { replayed } from "./replay";

/** What a step points at. */
export interface SheetLit {
  /** A seat, or a fictitious player behind them. */
  readonly player: number | null;
  readonly squares: readonly string[];
  readonly types: readonly string[];
  /** Dice were rolled just now. */
  readonly rolled: boolean;
}

export type SheetStep = Step<SheetView, SheetEvent, SheetLit>;

const NOTHING: SheetLit = { player: null, squares: [], types: [], rolled: false };
const TIMES: Readonly<Record<string, number>> = { Rolled: 900, Built: 900, Ticked: 900, Awarded: 1800, Scored: 2200, GameOver: 1400 };
const TIME = 700;
/** They belong to what follows, or was seen before. */
const SILENT: readonly string[] = ["TurnBegan", "StartDrawn", "Founded", "DicePlaced", "Declined"];

function litBy(event: SheetEvent): SheetLit {
  switch (event.event) {
    case "Built":
      return { player: event.seat, squares: [event.square], types: [event.type], rolled: false };
    case "Ticked":
    case "Completed":
      return { player: event.player, squares: [], types: [event.type], rolled: false };
    case "Rolled":
      return { ...NOTHING, player: event.seat, rolled: true };
    case "Awarded":
      return { ...NOTHING, types: event.gains.map(({ reason }) => reason) };
    default:
      return { ...NOTHING, player: "seat" in event ? event.seat : null };
  }
}

/** A player has seen what they chose, unless a bot stood in; what the dice showed then is news. */
const seen = (event: SheetEvent, entry: LogEntry, mine: number | null): boolean =>
  !entry.by_bot && mine !== null && entry.seat === mine && "seat" in event && event.seat === mine && !["TurnBegan", "Rolled"].includes(event.event);

/** What happened in a game of sheets. */
export const eventsOf = (entry: LogEntry): readonly SheetEvent[] => entry.events as readonly SheetEvent[];

export function stepsOf(entry: LogEntry, from: SheetView, mine: number | null): SheetStep[] {
  const steps: SheetStep[] = [];
  let view = from;
  for (const event of eventsOf(entry)) {
    if (seen(event, entry, mine)) continue;
    const after = replayed(view, event);
    const last = steps.at(-1);
    if (SILENT.includes(event.event)) {
      if (last) steps[steps.length - 1] = { ...last, after };
    } else steps.push({ entry, events: [event], view: after, after, lit: litBy(event), time: TIMES[event.event] ?? TIME });
    view = after;
  }
  return steps;
}

const sheetOf = (update: Update): SheetInfo | null => (update.game?.kind === "sheet" ? update.game : null);

/** How a game of sheets is told: nothing in it is known to the server alone. */
export const SHEETS: Telling<SheetView, SheetEvent, SheetLit> = { gameOf: sheetOf, stepsOf, settled: (view) => view, nothing: NOTHING };

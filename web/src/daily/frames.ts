/** A game that is shown again, turn by turn: the sheet after what was done, with the dice that it was done with. */
import type { DayReplay, SheetEvent, SheetScoreSheet, SheetView } from "../protocol";
import { replayed } from "../sheet/replay";

export interface Frame {
  readonly view: SheetView;
  readonly score: SheetScoreSheet;
  /** What is told of it. The dice for the next turn are seen with that. */
  readonly events: readonly SheetEvent[];
  /** What was built, and of which types something changed. */
  readonly squares: readonly string[];
  readonly types: readonly string[];
}

const LATER: readonly string[] = ["TurnBegan", "Rolled"];

export function framesOf({ steps }: Pick<DayReplay, "steps">): readonly Frame[] {
  return steps.map(({ events: all, game }, at) => {
    const events = (all as readonly SheetEvent[]).filter(({ event }) => at === 0 || !LATER.includes(event));
    const before = steps[at - 1]?.game.view;
    const done = before ? events.reduce(replayed, before) : game.view;
    const own = done.sheets[0];
    // Everything is as the server has it, but for the dice.
    const sheets = game.view.sheets.map((sheet, seat) => (seat === 0 && own ? { ...sheet, yellow: own.yellow, blue: own.blue } : sheet));
    return {
      view: { ...game.view, sheets, round: done.round },
      score: game.score,
      events,
      squares: events.flatMap((event) => (event.event === "Built" || event.event === "Founded" ? [event.square] : [])),
      types: events.flatMap((event) => (event.event === "Built" || event.event === "Ticked" || event.event === "Completed" ? [event.type] : [])),
    };
  });
}

// What an event does to a sheet game, without any rule: the event says everything. It shows the table between two updates;
// the server's next view replaces it.
import type { Sheet, SheetEvent, SheetView } from "../protocol";
import { SHEET } from "../sheetCard";
import { crossingOf, SIZES, type TypeName } from "./squares";

const typeNumber = (type: string): number => SHEET.types.indexOf(type as TypeName);

const raised = (counts: readonly number[], type: string): readonly number[] => counts.map((count, at) => (at === typeNumber(type) ? count + 1 : count));

function withSheet(view: SheetView, seat: number, change: (sheet: Sheet) => Partial<Sheet>): SheetView {
  return { ...view, sheets: view.sheets.map((sheet, at) => (at === seat ? { ...sheet, ...change(sheet) } : sheet)) };
}

const sorted = (numbers: readonly number[]): number[] => [...numbers].sort((one, other) => one - other);

/** One of these less. */
function less(numbers: readonly number[], one: number): readonly number[] {
  const at = numbers.indexOf(one);
  return at < 0 ? numbers : numbers.toSpliced(at, 1);
}

/** Who has ticked the last box of a type has completed it in this round; that it is awarded comes at its end. */
function filled(view: SheetView, player: number, type: string, counts: readonly number[] = []): SheetView {
  const at = typeNumber(type);
  if (counts[at] !== SIZES[type as TypeName]) return view;
  return { ...view, completed: view.completed.map((rounds, one) => (one === player ? rounds.map((round, index) => (index === at ? view.round : round)) : rounds)) };
}

/** The view after an event. */
export function replayed(view: SheetView, event: SheetEvent): SheetView {
  switch (event.event) {
    case "TurnBegan":
      return { ...withSheet(view, event.seat, () => ({ yellow: event.yellow, blue: event.blue })), actor: event.seat, turn: event.seat, round: event.round, phase: "act", changed: false, left: null };
    case "Changed":
      return { ...withSheet(view, event.seat, ({ coins }) => ({ coins: coins - event.coins, yellow: event.yellow, blue: event.blue })), changed: true };
    case "Founded":
    case "Built": {
      const after = withSheet(view, event.seat, ({ built, counts, coins }) => ({
        built: [...built, event.square],
        counts: raised(counts, event.type),
        coins: coins - ("coins" in event ? event.coins : 0),
      }));
      return filled(after, event.seat, event.type, after.sheets[event.seat]?.counts);
    }
    case "Earned":
      return withSheet(view, event.seat, ({ coins, gained }) => ({ coins: coins + event.coins, gained: gained + event.coins }));
    case "Rolled":
      return withSheet(view, event.seat, () => ({ yellow: event.yellow, blue: event.blue }));
    case "Kept": {
      const [row, column] = crossingOf(event.pair);
      return withSheet(view, event.seat, () => ({ yellow: [row], blue: [column] }));
    }
    case "PassedOn": {
      const [row, column] = crossingOf(event.pair);
      // Of four dice; who has chosen those to keep has put the others away already.
      const given = withSheet(view, event.seat, ({ yellow, blue }) => (yellow.length > 1 ? { yellow: less(yellow, row), blue: less(blue, column) } : {}));
      return withSheet(given, event.to, ({ yellow, blue }) => ({ yellow: sorted([...yellow, row]), blue: sorted([...blue, column]) }));
    }
    case "Ticked": {
      const at = event.player - view.seats;
      const ticks = view.ticks.map((one, player) => (player === at ? raised(one, event.type) : one));
      return filled({ ...view, ticks }, event.player, event.type, ticks[at]);
    }
    case "Awarded":
    case "Scored":
      return { ...view, scores: event.scores };
    case "GameOver":
      return { ...view, actor: null, phase: "over", scores: event.scores };
    default:
      return view;
  }
}

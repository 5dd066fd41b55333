/** The screen of one seat at a table of Roll & Write. */
import { tick } from "svelte";
import { Room } from "../frame/room.svelte";
import { pressed, type Acts } from "../frame/tableKeys";
import type { KeyId } from "../keys/keys";
import type { TableLink } from "../net/table.svelte";
import type { LogEntry, SheetEvent, SheetInfo, SheetView } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { soundOfStep } from "../sound/score";
import { sound } from "../sound/sound";
import { StoryPlayer } from "../story/player.svelte";
import type { People } from "../story/people";
import type { Who } from "../words/say";
import { DONE, SheetDesk } from "./desk.svelte";
import { SHEETS, type SheetLit } from "./steps";
import { doingsOf, tellEvents } from "./tell";

const squareAt = (square: string): HTMLElement | null => document.querySelector<HTMLElement>(`.own-sheet [data-square="${square}"]`);

function walk({ desk }: SheetRoom, by: number): void {
  const lit = [...desk.lit];
  const at = lit.findIndex((square) => document.activeElement === squareAt(square));
  squareAt(lit[at < 0 ? 0 : (at + by + lit.length) % lit.length] ?? "")?.focus();
}

const TURN: Acts<SheetRoom> = {
  confirm: ({ desk }) => desk.confirm(),
  done: ({ desk }) => desk.buttons.has(DONE) && desk.play(DONE),
  next: (room) => walk(room, 1),
  previous: (room) => walk(room, -1),
};

const builtIn = ({ sheets }: SheetView): number => sheets.reduce((sum, { built }) => sum + built.length, 0);

export class SheetRoom extends Room<SheetInfo> {
  readonly desk: SheetDesk;
  readonly story = new StoryPlayer<SheetView, SheetEvent, SheetLit>({
    telling: SHEETS,
    speed: () => settings.pace,
    onstep: (step) => {
      const heard = soundOfStep(step);
      if (heard) sound(heard);
    },
    onchange: ({ before, after }) => {
      if (builtIn(after) > builtIn(before)) sound("pen");
    },
  });

  constructor(link: TableLink, seat: number | null) {
    super(link, seat);
    this.desk = new SheetDesk(link, () => seat);
    this.begin();
    $effect(() => {
      const { busy, moment, picked, moves, lifted } = this.desk;
      void [moment, picked, moves, lifted, this.live];
      if (!busy) void tick().then(() => this.follow());
    });
  }

  override readonly teller = {
    events: (events: LogEntry["events"], people: People) => tellEvents(events as readonly SheetEvent[], { ...people, fictitious: this.fictitious }),
    doings: (events: LogEntry["events"], who: Who) => doingsOf(events as readonly SheetEvent[], who),
  };

  private get fictitious(): number {
    return this.view ? this.view.players - this.view.seats : 0;
  }

  /** The sheet, the score sheet and the others fill a large screen: drawers lie above. */
  override get beside(): boolean {
    return false;
  }

  protected pressed(event: KeyboardEvent): KeyId | null {
    return pressed(this, event, TURN);
  }

  protected goesOn(): HTMLElement | null {
    const { picked, lit } = this.desk;
    const square = picked ?? [...lit][0];
    const button = document.querySelector<HTMLElement>("section.bar .primary:not(:disabled)");
    if (picked !== null) return button ?? squareAt(picked);
    return (square === undefined ? null : squareAt(square)) ?? button ?? document.querySelector<HTMLElement>("main.game");
  }
}

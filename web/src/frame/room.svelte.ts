/** Everything that happens on the screen of one seat: the turn, the story of the others, and the open window. */

import { tick, untrack } from "svelte";
import { lookAt } from "../board/tileFacts.svelte";
import type { TableLink } from "../net/table.svelte";
import type { LogEntry, Scoring, Update } from "../protocol";
import { newTravel } from "../motion/newTravel";
import { hearTouches, sound } from "../sound/sound";
import { newStory } from "../story/newStory";
import { Effects } from "../palace/effects.svelte";
import { Ending } from "../palace/ending.svelte";
import { promptOf } from "../palace/prompt";
import { Quick } from "../palace/quick.svelte";
import { hand } from "../keys/hand";
import { looksIn } from "../modules/faces";
import { settings } from "../settings/settings.svelte";
import { follows, isLost, litSquares, sensible } from "./focus";
import { openIn } from "./boards";
import { wide } from "./layout";
import { after, lastTurnOf, remarksAfter, scoringsIn, turnsMissed } from "./news";
import { pressed } from "./tableKeys";
import { TurnDesk } from "../palace/turn.svelte";

/** Windows that are about the table as a whole, and how they are called. */
export const WINDOW_NAMES = {
  help: "help-title",
  settings: "settings-title",
  end: "game-end",
  neutral: "neutral-player.title",
} as const;
export type PlainWindow = keyof typeof WINDOW_NAMES;
export type Window =
  | { kind: PlainWindow }
  | { kind: "away"; since: number; /** Others have had the device. */ shared?: boolean }
  | { kind: "scoring"; scoring: Scoring }
  | { kind: "palace"; seat: number; wall?: readonly string[] };

export class Room {
  readonly desk: TurnDesk;
  readonly quick: Quick;
  readonly effects: Effects;
  readonly ending: Ending;
  readonly travel = newTravel();
  readonly story = newStory((change) => this.travel.see(change, this.seat ?? this.watched));
  window = $state.raw<Window | null>(null);
  /** The drawer that is open beside or above the table; on a wide screen one always is. */
  drawer = $state<string | null>(null);
  /** The palace that a spectator looks at. */
  watched = $state(0);
  /** These open one after the other, when the story has come that far and no other window is open. */
  private due = $state.raw<readonly Window[]>([]);
  private hidden = $state(document.visibilityState === "hidden");
  private heard = 0;
  /** The end was told, or is due: whatever is said afterwards, it comes once. */
  private over = false;
  /** The last entry that was seen before the page was hidden. */
  private hiddenAt: number | null = null;
  private readTo = $state(0);

  constructor(
    readonly link: TableLink,
    readonly seat: number | null,
  ) {
    this.desk = new TurnDesk(link, () => seat);
    this.quick = new Quick(this.desk, link);
    this.effects = new Effects(this.desk, link);
    this.ending = new Ending({
      ready: () => this.live && this.desk.turn?.ready === true && this.window === null && !this.hidden,
      moment: () => this.desk.moment,
      open: () => this.quick.joining.length > 0,
      kind: () => settings.ending,
      commit: () => this.desk.simply("commit"),
    });
    const newest = link.log.at(-1)?.seq ?? 0;
    this.heard = newest;
    this.readTo = link.read.get(seat) ?? (link.since || newest);
    this.welcome();
    const stop = link.listen((update) => this.hear(update));
    document.addEventListener("visibilitychange", this.look);
    const deaf = hearTouches();
    $effect(() => () => {
      stop();
      deaf();
      this.story.stop();
      document.removeEventListener("visibilitychange", this.look);
    });
    $effect(() => {
      void this.desk.moment;
      untrack(() => {
        this.desk.reset();
        this.quick.forget();
        this.effects.forget();
      });
    });
    $effect.pre(() => {
      if (this.view) lookAt(this.view, looksIn(this.view));
    });
    $effect(() => {
      const { busy, carried, moment, picked, redesigning } = this.desk;
      void [moment, promptOf(this.desk), carried, picked, redesigning, this.live, settings.text];
      if (!busy) void tick().then(() => this.follow());
    });
    $effect(() => {
      void [this.window, this.drawer, this.desk.busy, this.desk.refusal, this.desk.moment, link.log];
      void tick().then(() => this.catch());
    });
    $effect(() => {
      const { tile } = this.quick;
      untrack(() => void this.quick.ask(tile));
    });
    $effect(() => {
      const { tile } = this.effects;
      void this.desk.moment;
      untrack(() => void this.effects.ask(tile));
    });
    $effect(() => {
      const waits = this.window !== null || (this.drawer !== null && !this.beside) || this.hidden;
      untrack(() => this.story.hold(waits));
    });
    $effect(() => {
      if (this.called) untrack(() => sound("turn"));
    });
    $effect(() => {
      if (this.desk.refusal ?? this.desk.told) untrack(() => sound("refused"));
    });
    $effect(() => {
      if (!this.story.busy && this.due.length === 0) untrack(() => this.keepUp());
    });
    $effect(() => {
      const [next, ...rest] = this.due;
      if (!next || this.window !== null || this.story.busy || this.hidden) return;
      this.window = next;
      this.due = rest;
    });
    $effect(() => {
      if (this.window?.kind === "end") untrack(() => void this.recall());
    });
  }

  /** The table as it is shown: the server's, or a little behind it while the story is told. */
  readonly view = $derived.by(() => this.story.shown ?? this.desk.view);
  /** Drawers stand beside the table: there is room for them, and boards of modules do not stand there. */
  readonly beside = $derived.by(() => wide.current && (this.view === null || openIn(this.view, "others").length === 0));
  /** The score sheet of the table that is shown: none while the story is behind. */
  readonly score = $derived.by(() => (this.story.busy ? null : (this.desk.game?.score ?? null)));
  /** The scorings that were held, as the log tells them. */
  readonly told = $derived.by(() => scoringsIn(this.link.log));
  /** What opens when the window is put away. */
  readonly upNext = $derived.by(() => this.due[0] ?? null);
  /** The table of the server, without what is only tried in a turn. */
  readonly committed = $derived.by(() => this.desk.view && { ...this.desk.view, ...this.desk.turn?.before });
  readonly live = $derived.by(() => this.desk.mine && !this.story.busy);
  /** It is the player's turn, and nothing is told any more; who is elsewhere is called at once. */
  private readonly called = $derived.by(() => this.desk.mine && (!this.story.busy || this.hidden));
  /** How many remarks of others nobody has looked at in the log. */
  readonly unread = $derived.by(() => remarksAfter(this.link.log, this.readTo, this.seat).length);

  /** The log is looked at. */
  markRead(): void {
    this.readTo = this.link.log.at(-1)?.seq ?? this.readTo;
    this.link.read.set(this.seat, this.readTo);
  }

  private hear(update: Update): void {
    if (update.seat !== this.seat) return;
    this.story.hear(update);
    const fresh = after(update.log, this.heard);
    this.heard = Math.max(this.heard, ...fresh.map((entry) => entry.seq));
    if (remarksAfter(fresh, 0, this.seat).length > 0) sound("pop");
    this.expectScorings(fresh);
    if (update.info.stage === "over" && !this.over) this.expectEnd();
    this.keepUp();
  }

  private expectScorings(entries: readonly LogEntry[]): void {
    this.due = [...this.due, ...scoringsIn(entries).map((scoring) => ({ kind: "scoring" as const, scoring }))];
  }

  /** The end comes after the scorings that nobody has looked at yet, and alone: what was missed before is in its log. */
  private expectEnd(): void {
    this.over = true;
    this.due = [...this.due.filter(({ kind }) => kind === "scoring"), { kind: "end" }];
  }

  /** Where the story is to go on when this seat gets the device again. */
  private keepUp(): void {
    const now = this.link.updates.get(this.seat);
    if (now && !this.story.busy && this.due.length === 0) this.link.left.set(this.seat, now);
  }

  private welcome(): void {
    const { link, seat } = this;
    const { since } = link;
    link.since = 0; // told once
    const now = link.updates.get(seat);
    const left = link.left.get(seat);
    if (left) this.story.hear({ ...left, log: [] });
    if (now) this.story.hear(left ? { ...now, log: after(link.log, left.seq) } : now);
    if (now?.info.stage === "over") this.expectEnd();
    else if (link.held.length > 1 && seat !== null) this.takeOver(left?.seq ?? null);
    else if (since > 0 && turnsMissed(link.log, since, seat) > 1) this.due = [{ kind: "away", since }];
  }

  /** On a shared device a player is told what happened since the last turn: by the story, or in a window without it. */
  private takeOver(left: number | null): void {
    const { log, info } = this.link;
    const since = lastTurnOf(log, this.seat);
    const untold = !this.story.busy && turnsMissed(log, since, this.seat) > 0;
    if (untold && !info?.settings.open_hands) this.due = [{ kind: "away", since, shared: true }];
    this.expectScorings(after(log, left ?? since));
  }

  /** Reads the log back to the first scoring, so that the end page has every tile and every wall. */
  private async recall(): Promise<void> {
    const held = this.desk.game?.score.past.length ?? 0;
    let more = true;
    while (more && this.told.length < held) more = await this.link.earlier();
  }

  private readonly look = (): void => {
    this.hidden = document.visibilityState === "hidden";
    if (this.hidden) this.hiddenAt = this.heard;
    else if (this.hiddenAt !== null) this.comeBack(this.hiddenAt);
  };

  /** Who was away for long gets a summary instead of the story. */
  private comeBack(since: number): void {
    this.hiddenAt = null;
    if (turnsMissed(this.link.log, since, this.seat) < 2 || this.due.some(({ kind }) => kind === "end")) return;
    this.story.skip();
    this.due = [{ kind: "away", since }, ...this.due];
  }

  /** Places of the palace where the tile that is carried, or chosen on the market, can be laid. */
  readonly legal = $derived.by(() => {
    if (!this.live) return [];
    return this.desk.carried === null ? this.quick.places : this.desk.legal;
  });

  /** For those who play with keys the focus goes where the turn goes on. */
  private follow(): void {
    if (!hand.byKey || !follows(document.activeElement)) return;
    const carrying = this.desk.carried !== null;
    sensible(litSquares(this.desk, carrying ? this.legal : []))?.focus();
  }

  /** What had the focus is gone. */
  private catch(): void {
    if (hand.byKey && isLost()) this.follow();
  }

  /** Calls for a rematch, unless somebody has, and goes there. */
  async rematch(go: (table: string) => void): Promise<void> {
    try {
      if (!this.link.info?.rematch) await this.link.command({ type: "rematch" });
    } catch (error) {
      this.desk.trouble = error;
    }
    const table = this.link.info?.rematch;
    if (table) go(table);
  }

  /** Opens a drawer, closes it if it was open, or closes all. */
  open(drawer: string | null): void {
    this.drawer = this.drawer === drawer ? null : drawer;
  }

  point = ({ target }: PointerEvent): void => {
    if (!(target instanceof Element && target.closest("[data-commit]"))) this.ending.stop();
  };

  key = (event: KeyboardEvent): void => {
    const ended = event.key === "Enter" || event.key === "c";
    if (!ended) this.ending.stop();
    const id = pressed(this, event);
    const walked = id === "next" || id === "previous";
    if (id !== null && !walked) void tick().then(() => this.follow());
  };
}

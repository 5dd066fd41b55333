/** Everything that happens on the screen of one seat: the turn, the story of the others, and the open window. */

import { eventsOf } from "../net/log";
import { tick, untrack } from "svelte";
import type { TableLink } from "../net/table.svelte";
import type { Scoring, Update } from "../protocol";
import { newStory } from "../story/newStory";
import { scoringsIn } from "./scene";
import { TurnDesk } from "./turn.svelte";

export type PlainWindow = "menu" | "log" | "scores" | "preview" | "help" | "settings" | "end" | "neutral";
export type Window =
  | { kind: PlainWindow }
  | { kind: "away"; since: number }
  | { kind: "scoring"; scoring: Scoring }
  | { kind: "palace"; seat: number; wall?: readonly string[] };

export class Room {
  readonly desk: TurnDesk;
  readonly story = newStory();
  window = $state.raw<Window | null>(null);
  /** The palace that a spectator looks at. */
  watched = $state(0);
  /** Whether the last thing done here was done with a key: the focus then follows the turn. */
  byKey = false;
  /** Opens when the story has come that far. */
  private due: Window | null = null;
  private heard = 0;
  /** The last entry that was seen before the page was hidden. */
  private hiddenAt: number | null = null;

  constructor(
    readonly link: TableLink,
    readonly seat: number | null,
  ) {
    this.desk = new TurnDesk(link, () => seat);
    const now = link.updates.get(seat);
    if (now) this.tellSince(now);
    this.heard = link.log.at(-1)?.seq ?? 0;
    this.welcome(now?.info.stage === "over");
    const stop = link.listen((update) => this.hear(update));
    document.addEventListener("visibilitychange", this.look);
    $effect(() => () => {
      stop();
      this.story.stop();
      const last = link.updates.get(seat);
      if (last) link.left.set(seat, last);
      document.removeEventListener("visibilitychange", this.look);
    });
    $effect(() => {
      void this.desk.moment;
      untrack(() => this.desk.reset());
      void tick().then(() => this.focus());
    });
    $effect(() => {
      if (!this.story.busy) untrack(() => this.openDue());
    });
    $effect(() => {
      if (this.window?.kind === "end") untrack(() => void this.recall());
    });
  }

  /** The table as it is shown: the server's, or a little behind it while the story is told. */
  readonly view = $derived.by(() => this.story.shown ?? this.desk.view);
  /** The score sheet of the table that is shown: none while the story is behind. */
  readonly score = $derived.by(() => (this.story.busy ? null : (this.desk.game?.score ?? null)));
  /** The scorings that were held, as the log tells them. */
  readonly told = $derived.by(() => scoringsIn(this.link.log));
  readonly live = $derived.by(() => this.desk.mine && !this.story.busy);

  private hear(update: Update): void {
    if (update.seat !== this.seat) return;
    this.story.hear(update);
    const fresh = update.log.filter((entry) => entry.seq > this.heard);
    if (fresh.length === 0) return;
    this.heard = Math.max(...fresh.map((entry) => entry.seq));
    const scored = fresh.flatMap((entry) => eventsOf(entry)).findLast((event) => event.event === "Scored");
    if (update.info.stage === "over") this.due = { kind: "end" };
    else if (scored) this.due = { kind: "scoring", scoring: scored };
    if (!this.story.busy) this.openDue();
  }

  /** On a shared device a player sees what happened since they passed it on. */
  private tellSince(now: Update): void {
    const left = this.link.left.get(this.seat);
    if (left) this.story.hear({ ...left, log: [] });
    this.story.hear(left ? { ...now, log: this.link.log.filter((entry) => entry.seq > left.seq) } : now);
  }

  private openDue(): void {
    if (this.due) this.window = this.due;
    this.due = null;
  }

  /** Reads the log back to the first scoring, so that the end page has every tile and every wall. */
  private async recall(): Promise<void> {
    const held = this.desk.game?.score.past.length ?? 0;
    let more = true;
    while (more && this.told.length < held) more = await this.link.earlier();
  }

  private welcome(over: boolean): void {
    const { since } = this.link;
    if (over) this.window = { kind: "end" };
    else if (since > 0 && this.missed(since) > 1) this.window = { kind: "away", since };
    this.link.since = 0; // told once
  }

  /** Turns of others, which went by unseen. */
  private missed(since: number): number {
    return this.link.log.filter((entry) => entry.seq > since && entry.kind === "turn" && entry.seat !== this.seat).length;
  }

  private readonly look = (): void => {
    if (document.visibilityState === "hidden") this.hiddenAt = this.heard;
    else if (this.hiddenAt !== null) {
      if (this.window === null && this.missed(this.hiddenAt) > 1) this.window = { kind: "away", since: this.hiddenAt };
      this.hiddenAt = null;
    }
  };

  /** A button that has done its work is gone, and the focus with it. */
  private focus(): void {
    if (!this.byKey || !this.desk.mine || document.activeElement !== document.body) return;
    const square = ".own [data-place][tabindex='0']";
    document.querySelector<HTMLElement>(this.desk.laying ? square : ".bar[tabindex]")?.focus();
  }

  /** Calls for a rematch, unless somebody has, and goes there. */
  async rematch(go: (table: string) => void): Promise<void> {
    try {
      if (!this.link.info?.rematch) await this.link.command({ type: "rematch" });
    } catch (error) {
      this.desk.trouble = error instanceof Error ? error.message : "";
    }
    const table = this.link.info?.rematch;
    if (table) go(table);
  }

  point = (): void => {
    this.byKey = false;
  };

  key = (event: KeyboardEvent): void => {
    this.byKey = true;
    const target = event.target instanceof Element ? event.target : null;
    const typing = target?.closest("input, textarea, select, dialog") != null;
    if (typing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { desk } = this;
    if (event.key === "?") this.window = { kind: "help" };
    else if (event.key === "Escape") desk.reset();
    else if (!desk.mine) return;
    else if (event.key === "u" && desk.turn?.actions.length) void desk.simply("undo");
    else if (event.key === "r" && desk.turn?.undone.length) void desk.simply("redo");
    else if (event.key === "c" && desk.turn?.ready) void desk.simply("commit");
  };
}

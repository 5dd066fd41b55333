/** Everything that happens on the screen of one seat, whatever is played: the turn, the story of the others, the open window. */

import { tick, untrack } from "svelte";
import type { TableLink } from "../net/table.svelte";
import type { GameInfo, LogEntry, Scoring, Update } from "../protocol";
import { hearTouches, sound } from "../sound/sound";
import type { Story } from "../story/player.svelte";
import { Ending } from "./ending.svelte";
import { hand } from "../keys/hand";
import type { KeyId } from "../keys/keys";
import { settings } from "../settings/settings.svelte";
import type { Teller } from "../story/people";
import { follows, isLost } from "./focus";
import { wide } from "./layout";
import { after, lastTurnOf, remarksAfter, turnsMissed } from "./news";
import type { Drawer } from "./drawers";
import type { Orders } from "./orders.svelte";

export type Window =
  | { kind: "help" | "settings" | "end" | "neutral" }
  | { kind: "away"; since: number; /** Others have had the device. */ shared?: boolean }
  | { kind: "scoring"; scoring: Scoring }
  /** The board of a seat in large. */
  | { kind: "palace"; seat: number; wall?: readonly string[] };

export abstract class Room<G extends GameInfo = GameInfo> {
  abstract readonly desk: Orders<G>;
  abstract readonly story: Story<G["view"]>;
  readonly ending: Ending;
  window = $state.raw<Window | null>(null);
  /** The drawer that is open beside or above the table; on a wide screen one always is. */
  drawer = $state<string | null>(null);
  /** The board that a spectator looks at. */
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
    this.ending = new Ending({
      ready: () => this.live && this.desk.turn?.ready === true && this.window === null && !this.hidden,
      moment: () => this.desk.moment,
      open: () => this.joining,
      kind: () => settings.ending,
      commit: () => this.desk.simply("commit"),
    });
  }

  /** When desk and story are there. */
  protected begin(): void {
    const { link, seat } = this;
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
      untrack(() => this.turned());
    });
    $effect(() => {
      void [this.window, this.drawer, this.desk.busy, this.desk.refusal, this.desk.moment, link.log];
      void tick().then(() => this.catch());
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

  // What a game has of its own.

  /** How its events are told, where it is not a game of palaces. */
  readonly teller: Teller | undefined = undefined;

  /** Something can be added by a touch to a turn that is complete. */
  protected get joining(): boolean {
    return false;
  }

  /** Drawers stand beside the table: there is room for them. */
  get beside(): boolean {
    return wide.current;
  }

  /** The turn is another, or goes on otherwise. */
  protected turned(): void {
    this.desk.reset();
  }

  /** Windows for what the log tells. */
  protected windowsOf: (entries: readonly LogEntry[]) => readonly Window[] = () => [];

  /** The end page wants to know it all. */
  protected recall(): Promise<void> {
    return Promise.resolve();
  }

  /** What is chosen now: a drawer may open by itself when it changes. */
  get chosen(): unknown {
    return null;
  }

  /** Which drawer is to be open now; undefined where the one that is, or none, may stay. `played`: an action came last. */
  led: (drawers: readonly Drawer[], beside: boolean, played: boolean) => string | null | undefined = () => undefined;

  protected abstract pressed(event: KeyboardEvent): KeyId | null;

  /** Where the focus belongs when the turn goes on. */
  protected abstract goesOn(): HTMLElement | null;

  // What is shown.

  /** The table as it is shown: the server's, or a little behind it while the story is told. */
  readonly view = $derived.by((): G["view"] | null => this.story.shown ?? this.desk.view);
  /** The score sheet of the table that is shown: none while the story is behind. */
  readonly score = $derived.by((): G["score"] | null => (this.story.busy ? null : (this.desk.game?.score ?? null)));
  /** What opens when the window is put away. */
  readonly upNext = $derived.by(() => this.due[0] ?? null);
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
    this.due = [...this.due, ...this.windowsOf(fresh)];
    if (update.info.stage === "over" && !this.over) this.expectEnd();
    this.keepUp();
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
    this.due = [...this.due, ...this.windowsOf(after(log, left ?? since))];
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

  /** For those who play with keys the focus goes where the turn goes on. */
  protected follow(): void {
    if (hand.byKey && follows(document.activeElement)) this.goesOn()?.focus();
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
    const id = this.pressed(event);
    const walked = id === "next" || id === "previous";
    if (id !== null && !walked) void tick().then(() => this.follow());
  };
}

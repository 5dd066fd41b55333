/** One open table: what the server said of it, and everything that can be asked of it. */

import { SvelteMap } from "svelte/reactivity";
import { Muted } from "../company/muted.svelte";
import type {
  Closing,
  CodeMade,
  Done,
  Earlier,
  Effect,
  FromServer,
  GameInfo,
  LogEntry,
  Places,
  Refusal,
  TableInfo,
  TileEffect,
  Update,
  Verdict,
  Welcome,
} from "../protocol";
import { Behind } from "./behind.svelte";
import { merged, verdictsOf } from "./log";
import { dropKeys, keepKey, myTable, newSecret, opened, secretsOf, secretToSit, seen } from "./seats";
import { Line, type LineState, type NewCommand } from "./socket";

/** Of the protocol; the server tells another version to reload. */
const VERSION = 2;
/** Of an update or an answer: later ones are greater. */
type Numbers = Pick<Done, "seq" | "tried">;
const notBefore = (one: Numbers, other: Numbers): boolean => one.seq > other.seq || (one.seq === other.seq && one.tried >= other.tried);

export class TableLink {
  state = $state<LineState>("connecting");
  /** Why the server ended it for good. */
  closed = $state.raw<Closing | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The seats that this device holds. */
  held = $state.raw<readonly number[]>([]);
  /** Whether this device is the host's, who may have no seat. */
  private hosting = $state(false);
  readonly host = $derived(this.info !== null && (this.info.host === null ? this.hosting : this.held.includes(this.info.host)));
  private entries = $state.raw<readonly LogEntry[]>([]);
  complete = $state(true);
  welcomed = $state(false);
  /** The game as each of these seats sees it; under null as everybody does. */
  readonly games = new SvelteMap<number | null, GameInfo | null>();
  /** The last update of each. */
  readonly updates = new SvelteMap<number | null, Update>();
  /** What the story of a seat has told: on a shared device it goes on from there. */
  readonly left = new SvelteMap<number | null, Update>();
  /** The last entry of the log up to which each has read the remarks. */
  readonly read = new SvelteMap<number | null, number>();
  /** On a shared device: the time that does not count. */
  readonly behind = new Behind();
  /** What had been seen on this device when the page was opened. */
  since: number;
  /** What the server's clock is ahead of ours, in milliseconds. */
  skew = 0;
  private seq: number | null = null;
  private tried = 0;
  private readonly line: Line;
  readonly muted: Muted;
  /** What happened, without those who are not heard here. */
  readonly log = $derived.by(() => this.muted.without(this.entries));
  private listeners: ((update: Update) => unknown)[] = [];

  constructor(readonly table: string) {
    this.since = myTable(table)?.seen ?? 0;
    this.muted = new Muted(table, () => this.seq ?? 0);
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.line = new Line({
      url: `${scheme}//${location.host}/ws`,
      hello: () => ({ type: "hello", table, version: VERSION, secrets: secretsOf(table), since: this.seq }),
      onstate: (state) => (this.state = state),
      onmessage: (message) => this.receive(message),
      onclosed: (closing) => (this.closed = closing),
    });
  }

  /** Hears every update in order; ends by calling what is given back. */
  listen(hear: (update: Update) => unknown): () => void {
    this.listeners = [...this.listeners, hear];
    return () => {
      this.listeners = this.listeners.filter((one) => one !== hear);
    };
  }

  /** The server's clock. */
  now(): number {
    return Date.now() + this.skew;
  }

  /** Done when the server has done it and its effect is here. */
  async command(command: NewCommand): Promise<Done> {
    const waited = this.behind.of(this.info?.turn_since ?? 0);
    const done = await this.line.command(command.type === "commit" ? { ...command, waited } : command);
    await this.reached(done);
    return done;
  }

  async sit(seat: number, name: string): Promise<void> {
    const secret = secretToSit(this.table);
    keepKey(this.table, { seat, secret });
    await this.command({ type: "sit", seat, name, secret });
  }

  async leave(seat: number): Promise<void> {
    await this.command({ type: "leave", seat });
    dropKeys(this.table, seat);
  }

  /** A code that brings the seat to another device. */
  async code(seat: number): Promise<CodeMade> {
    return (await this.line.ask({ type: "ask-code", seat })) as CodeMade;
  }

  /** No other device holds the seat from now on. */
  async onlyHere(seat: number): Promise<void> {
    const secret = newSecret();
    keepKey(this.table, { seat, secret });
    await this.command({ type: "only-here", seat, secret });
  }

  async places(seat: number, tile: string): Promise<ReadonlyMap<string, Refusal | null>> {
    const answer = (await this.line.ask({ type: "ask-places", seat, tile })) as Places;
    return verdictsOf(answer);
  }

  async effect(seat: number, tile: string): Promise<TileEffect> {
    return ((await this.line.ask({ type: "ask-effect", seat, tile })) as Effect).effect;
  }

  async why(seat: number, action: string): Promise<Refusal | null> {
    return ((await this.line.ask({ type: "ask-why", seat, action })) as Verdict).refusal;
  }

  /** Gets older entries. False if there are none, or none for now because nobody answers. */
  async earlier(): Promise<boolean> {
    if (this.complete) return false;
    const before = this.entries[0]?.seq ?? (this.seq ?? 0) + 1;
    const answer = (await this.line.ask({ type: "ask-earlier", before }).catch(() => null)) as Earlier | null;
    if (answer === null) return false;
    this.entries = merged(this.entries, answer.log);
    this.complete = answer.complete;
    return answer.log.length > 0;
  }

  close(): void {
    this.line.close();
    this.listeners = [];
  }

  /** Waits for the update that an answer announces; not for ever, as the connection may break in between. */
  private reached(done: Numbers): Promise<void> {
    if (notBefore({ seq: this.seq ?? 0, tried: this.tried }, done)) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(end, 3000);
      const stop = this.listen((update) => notBefore(update, done) && end());
      function end(): void {
        clearTimeout(timer);
        stop();
        resolve();
      }
    });
  }

  private receive(message: FromServer): void {
    if (message.type === "welcome") this.arrived(message);
    else if (message.type === "update") this.update(message);
    else if (message.type === "presence" && this.info) {
      const seats = this.info.seats.map((seat, i) => ({ ...seat, present: message.present[i] ?? seat.present, opens: message.opens[i] ?? null }));
      this.info = { ...this.info, seats, watchers: message.watchers };
    } else if (message.type === "pong") this.skew = message.now - Date.now();
  }

  private arrived(welcome: Welcome): void {
    this.skew = welcome.now - Date.now();
    this.held = [...welcome.seats];
    this.hosting = welcome.host;
    for (const seat of [...this.games.keys()]) {
      if (seat === null ? this.held.length > 0 : !this.held.includes(seat)) {
        this.games.delete(seat);
        this.updates.delete(seat);
      }
    }
    this.welcomed = true;
    opened(this.table);
  }

  private update(update: Update): void {
    const first = this.seq === null;
    if (notBefore(update, { seq: this.seq ?? 0, tried: this.tried })) this.tried = update.tried;
    this.seq = Math.max(this.seq ?? 0, update.seq);
    this.info = update.info;
    this.games.set(update.seat, update.game);
    this.updates.set(update.seat, update);
    this.muted.hear(update.log);
    this.entries = merged(this.entries, update.log);
    if (first || !update.complete) this.complete = this.complete && update.complete;
    if (document.visibilityState === "visible") seen(this.table, update.seq);
    for (const hear of this.listeners) hear(update);
  }
}

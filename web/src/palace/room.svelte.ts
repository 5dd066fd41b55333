/** The screen of one seat at a palace table. */

import { tick, untrack } from "svelte";
import { lookAt } from "../board/tileFacts.svelte";
import { openIn } from "../frame/boards";
import type { Drawer } from "../frame/drawers";
import { litSquares, sensible } from "../frame/focus";
import { scoringsIn } from "../frame/news";
import { Room, type Window } from "../frame/room.svelte";
import { pressed } from "../frame/tableKeys";
import type { KeyId } from "../keys/keys";
import { looksIn } from "../modules/faces";
import { newTravel } from "../motion/newTravel";
import type { TableLink } from "../net/table.svelte";
import type { LogEntry, PalaceInfo } from "../protocol";
import { settings } from "../settings/settings.svelte";
import { newStory } from "../story/newStory";
import { Effects } from "./effects.svelte";
import { ledTo } from "./leading";
import { promptOf } from "./prompt";
import { Quick } from "./quick.svelte";
import { ALWAYS, forgetTyped, TURN } from "./turnKeys";
import { TurnDesk } from "./turn.svelte";

export class PalaceRoom extends Room<PalaceInfo> {
  readonly desk: TurnDesk;
  readonly quick: Quick;
  readonly effects: Effects;
  readonly travel = newTravel();
  readonly story = newStory((change) => this.travel.see(change, this.seat ?? this.watched));

  constructor(link: TableLink, seat: number | null) {
    super(link, seat);
    this.desk = new TurnDesk(link, () => seat);
    this.quick = new Quick(this.desk, link);
    this.effects = new Effects(this.desk, link);
    this.begin();
    $effect.pre(() => {
      if (this.view) lookAt(this.view, looksIn(this.view));
    });
    $effect(() => {
      const { busy, carried, moment, picked, redesigning } = this.desk;
      void [moment, promptOf(this.desk), carried, picked, redesigning, this.live, settings.text];
      if (!busy) void tick().then(() => this.follow());
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
  }

  /** Boards of modules may stand where drawers would. */
  private readonly free = $derived.by(() => this.view === null || openIn(this.view, "others").length === 0);

  override get beside(): boolean {
    return super.beside && this.free;
  }

  protected override get joining(): boolean {
    return this.quick.joining.length > 0;
  }

  protected override turned(): void {
    this.desk.reset();
    this.quick.forget();
    this.effects.forget();
  }

  /** The scorings that were held, as the log tells them. */
  readonly told = $derived.by(() => scoringsIn(this.link.log));
  /** The table of the server, without what is only tried in a turn. */
  readonly committed = $derived.by(() => this.desk.view && { ...this.desk.view, ...this.desk.turn?.before });

  protected override windowsOf = (entries: readonly LogEntry[]): readonly Window[] => scoringsIn(entries).map((scoring) => ({ kind: "scoring" as const, scoring }));

  /** Reads the log back to the first scoring, so that the end page has every tile and every wall. */
  protected override async recall(): Promise<void> {
    const held = this.desk.game?.score.past.length ?? 0;
    let more = true;
    while (more && this.told.length < held) more = await this.link.earlier();
  }

  /** Places of the palace where the tile that is carried, or chosen on the market, can be laid. */
  readonly legal = $derived.by(() => {
    if (!this.live) return [];
    return this.desk.carried === null ? this.quick.places : this.desk.legal;
  });

  override get chosen(): unknown {
    return this.desk.path;
  }

  override led = (drawers: readonly Drawer[], beside: boolean, played: boolean): string | null | undefined => ledTo(this, drawers, beside, played);

  protected pressed(event: KeyboardEvent): KeyId | null {
    const id = pressed(this, event, TURN, ALWAYS);
    if (id !== null && id !== "payment") forgetTyped();
    return id;
  }

  protected goesOn(): HTMLElement | null {
    return sensible(litSquares(this.desk, this.desk.carried === null ? [] : this.legal));
  }
}

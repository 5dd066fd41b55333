/**
 * Lets things travel from where they were to where they go. It measures once before the table changes and once after; what
 * it does not find simply appears, and what is asked for next, or a touch, ends what is in the air at once.
 */
import { tick } from "svelte";
import { lately } from "../board/drag";
import type { Change } from "../story/player.svelte";
import type { Speed } from "../story/steps";
import { ARRIVING, boxOf, flightFrames, wallLines, WAITING } from "./flight";
import type { Leg, Trip, Wall } from "./legs";
import { isTrip, legsBetween, timed, type Timing } from "./plan";
import { find, findScore, planeOf, type Found, type Rect } from "./rects";

/** Something in the air, as the layer draws it. */
export interface Flying {
  readonly key: number;
  readonly kind: "card" | "tile" | "piece" | "points" | "line";
  readonly thing: string;
  readonly box: Rect;
  readonly origin?: string;
  readonly frames: Keyframe[];
  readonly timing: Timing;
  readonly landed: () => void;
}

export interface TravelOptions {
  readonly speed: () => Speed;
  /** A leg is over; or it is seen nowhere, and has happened. */
  readonly onland?: (leg: Leg) => void;
}

interface Planned {
  readonly leg: Leg;
  readonly source: Found | null;
}

export class Travel {
  air = $state.raw<readonly Flying[]>([]);
  private next = 1;
  /** Of the elements at which things arrive. */
  private waiting: Animation[] = [];

  constructor(private readonly options: TravelOptions) {}

  /** The table is about to change. `centre` is whose palace is the large one. */
  see({ before, after, told, time }: Change, centre: number): void {
    const speed = this.options.speed();
    const legs = legsBetween(before, after, told.cards);
    const ghost = document.querySelector<SVGElement>("[data-ghost]")?.dataset["ghost"];
    if (legs.some((leg) => isTrip(leg) && leg.thing === ghost)) lately.dropped = ghost ?? null; // it was seen where it goes
    const still = speed === "off" || document.visibilityState === "hidden";
    const planned = still ? [] : legs.map((leg) => ({ leg, source: isTrip(leg) ? (this.inAir(leg.thing) ?? find(leg.from, centre)) : null }));
    this.land();
    if (still) legs.forEach((leg) => this.options.onland?.(leg));
    else if (planned.length > 0) void tick().then(() => this.start(planned, timed(legs, speed, time), centre));
  }

  /** Ends what is in the air at once. */
  land(): void {
    const { air, waiting } = this;
    if (air.length === 0 && waiting.length === 0) return;
    this.air = [];
    this.waiting = [];
    waiting.forEach((animation) => animation.finish());
    air.forEach(({ landed }) => landed());
  }

  /** What goes on while it is in the air starts from there. */
  private inAir(thing: string): Found | null {
    const element = this.air.some((one) => one.thing === thing) ? document.querySelector(`[data-flying="${thing}"]`) : null;
    const rect = element?.getBoundingClientRect();
    return element && rect && rect.width > 0 ? { rect, element: null } : null;
  }

  /** All is measured before anything is changed, so that the browser lays out the table once. */
  private start(planned: readonly Planned[], timings: readonly Timing[], centre: number): void {
    const begins = planned.map(({ leg, source }, at) => {
      const timing = timings[at] ?? { delay: 0, duration: 0 };
      if (leg.does === "walls") return this.wall(leg, timing, centre);
      if (leg.does === "scores") return this.points(leg, timing, centre);
      return this.trip(leg, source, find(leg.to, centre), timing);
    });
    const flying = begins.flatMap((begin, at) => {
      if (begin) return begin();
      const leg = planned[at]?.leg;
      if (leg) this.options.onland?.(leg);
      return [];
    });
    this.air = [...this.air, ...flying];
  }

  private trip(leg: Trip, source: Found | null, target: Found | null, timing: Timing): (() => Flying[]) | null {
    // What was dragged is where it was dropped.
    if (!target || lately.dropped === leg.thing) return null;
    const { element } = target;
    const landed = (): void => this.options.onland?.(leg);
    if (!source) return element ? () => this.arrive(element, timing, landed) : null;
    return () => {
      if (element) this.hide(element, timing);
      const frames = flightFrames(source.rect, target.rect, { emerges: leg.does === "arrives", vanishes: element === null });
      return [this.flying({ kind: leg.kind, thing: leg.thing, box: boxOf(source.rect, target.rect), frames, timing, landed })];
    };
  }

  private arrive(element: Element, timing: Timing, landed: () => void): Flying[] {
    this.keep(element.animate(ARRIVING, { ...timing, fill: "backwards", easing: "ease-out" }), landed);
    return [];
  }

  private hide(element: Element, { delay, duration }: Timing): void {
    this.keep(element.animate(WAITING, { duration: delay + duration }));
  }

  private keep(animation: Animation, landed?: () => void): void {
    this.waiting.push(animation);
    animation.onfinish = () => {
      this.waiting = this.waiting.filter((one) => one !== animation);
      landed?.();
    };
  }

  private wall(leg: Wall, timing: Timing, centre: number): (() => Flying[]) | null {
    const plane = planeOf(leg.seat, centre);
    if (!plane) return null;
    const landed = (): void => undefined;
    return () => wallLines(leg.segments, plane).map((line) => this.flying({ kind: "line", thing: "", ...line, timing, landed }));
  }

  private points(leg: Leg & { does: "scores" }, timing: Timing, centre: number): (() => Flying[]) | null {
    const found = findScore(leg.seat, centre);
    if (!found) return null;
    const { from, to } = found;
    const frames = flightFrames(from.rect, to.rect, { emerges: true, vanishes: true });
    return () => [
      this.flying({ kind: "points", thing: `+${leg.points}`, box: boxOf(from.rect, to.rect), frames, timing, landed: () => this.options.onland?.(leg) }),
    ];
  }

  private flying({ landed, ...rest }: Omit<Flying, "key">): Flying {
    const key = this.next++;
    const done = (): void => {
      this.air = this.air.filter((one) => one.key !== key);
      landed();
    };
    return { ...rest, key, landed: done };
  }
}

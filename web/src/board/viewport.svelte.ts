/** How the palace is looked at: it fits itself into its box until somebody pans or zooms. */
import { fitted, shows, type Clear } from "./fitting";
import { bounded, viewBoxOf, inBox, panned, showing, squareOf, zoomed, type Look, type Point, type Rect, type Size } from "./looking";
import type { Spot } from "./places";
import { settings } from "../settings/settings.svelte";

/** What there is to be seen. */
export interface Scene {
  readonly tiles: readonly Spot[];
  /** Squares beside them that have to be seen as well. */
  readonly lit: readonly Spot[];
  /** Those that are seen where there is room for them. */
  readonly beside: readonly Spot[];
  readonly keepClear: readonly Clear[];
  /** Pixels that a square needs for a finger. */
  readonly needed: number;
}

/** `near`: a finger came to squares that were too small for it, and goes back to the whole when a tile is laid. */
export type Zoom = "fit" | "free" | "near";

const NOMINAL: Size = { width: 600, height: 600 }; // until the box is measured
const NOWHERE: Look = { x: 50, y: 50, unit: 1 };
const LARGEST = 132; // pixels of a square that fits
const SHARE = 4.5; // a young palace leaves room: its box could hold so many squares
const MOST = 200;
const COMFORT = 56; // pixels of a square for a finger
const BORDER = 92; // pixels, in which buttons lie above the palace
const STEP = 1.4;
const TIME = 220; // milliseconds

export class Viewport {
  box = $state.raw<Size>(NOMINAL);
  /** Its box was measured: what is drawn before is drawn twice. */
  seen = $state(false);
  zoom = $state<Zoom>("fit");
  private own = $state.raw<Look | null>(null);
  private drawn = $state.raw<Look | null>(null);
  private smooth = true;
  private frame = 0;
  private measured: Size | null = null;
  private top = 0;

  constructor(private readonly scene: () => Scene) {
    $effect.pre(() => {
      this.turnTo(this.goal, this.box);
    });
    $effect(() => () => { cancelAnimationFrame(this.frame); });
  }

  private readonly fit = $derived.by(() => {
    if (!this.seen) return NOWHERE;
    const { tiles, lit, beside, keepClear } = this.scene();
    const largest = Math.min(LARGEST, Math.min(this.box.width, this.box.height) / SHARE);
    const fitting = { box: this.box, keepClear, largest };
    const whole = fitted(tiles, fitting);
    const wished = [...lit, ...beside];
    if (shows(whole, wished, fitting)) return whole;
    const roomy = fitted([...tiles, ...wished], fitting);
    if (squareOf(roomy) >= COMFORT) return roomy;
    return shows(whole, lit, fitting) ? whole : fitted([...tiles, ...lit], fitting);
  });

  /** Where a movement leads. */
  private readonly goal = $derived.by(() =>
    this.zoom === "fit" || this.own === null ? this.fit : bounded(this.own, this.scene().tiles, this.box),
  );

  readonly look = $derived.by(() => this.drawn ?? this.goal);
  readonly viewBox = $derived.by(() => viewBoxOf(this.look, this.box));
  /** The part of the plane that is seen when a movement is over, as a viewBox. */
  readonly atRest = $derived.by(() => {
    const { x, y, width, height } = viewBoxOf(this.goal, this.box);
    return `${x} ${y} ${width} ${height}`;
  });
  /** Pixels of a square, at the end of a movement. */
  readonly square = $derived.by(() => squareOf(this.goal));
  readonly largest = $derived.by(() => this.square >= MOST);
  /** Whether a finger needs larger squares than it sees. */
  readonly small = $derived.by(() => this.zoom === "fit" && this.square < this.scene().needed);

  /** `top` is where the box begins on the screen: what is seen of the palace stays there, and glides to its new place. */
  measure(width: number, height: number, top = 0): void {
    const box = { width, height };
    if (this.seen && this.drawn && this.box.width === width) {
      this.drawn = panned(this.drawn, 0, this.top + this.box.height / 2 - top - height / 2);
      this.measured = box; // it has only become higher or lower
    }
    [this.seen, this.top] = [true, top];
    if (width > 0 && height > 0) this.box = box;
  }

  rectOf(spot: Spot): Rect {
    return inBox(spot, this.look, this.box);
  }

  fitAgain(): void {
    this.smooth = true;
    this.zoom = "fit";
  }

  pan(dx: number, dy: number, smooth = false): void {
    if (this.zoom !== "fit") this.change(panned(this.goal, dx, dy), smooth);
  }

  /** Squares grow by a factor, about a point of the box; what is smaller than the whole is the whole. */
  zoomBy(factor: number, at: Point = this.middle, smooth = false): void {
    const square = Math.min(this.square * factor, MOST);
    if (factor < 1 && square <= squareOf(this.fit)) return this.fitAgain();
    if (this.zoom === "fit") this.zoom = "free";
    this.change(zoomed(this.goal, square, at, this.box), smooth);
  }

  step(direction: 1 | -1): void {
    this.zoomBy(STEP ** direction, this.middle, true);
  }

  /** Squares large enough for a finger, around the one that it touched, which comes out from under what lies at the border. */
  zoomForTouch(at: Point): void {
    const near = zoomed(this.goal, Math.max(COMFORT, this.scene().needed), at, this.box);
    const aside = (from: number, length: number): number => Math.min(Math.max(from, Math.min(BORDER, length / 3)), length - Math.min(BORDER, length / 3)) - from;
    this.zoom = "near";
    this.change(panned(near, aside(at.x, this.box.width), aside(at.y, this.box.height)), true);
  }

  /** Something was laid: who came near only to touch sees the whole again. */
  laid(): void {
    if (this.zoom === "near") this.fitAgain();
  }

  /** A square beside a palace that fits is come near to, until a tile is laid. */
  bringIntoSight(spot: Spot): void {
    const look = showing(this.goal, spot, this.box, this.zoom === "fit" ? 0 : undefined);
    if (this.zoom === "fit") {
      if (look.x === this.goal.x && look.y === this.goal.y) return;
      this.zoom = "near";
    }
    this.change(look, true);
  }

  private get middle(): Point {
    return { x: this.box.width / 2, y: this.box.height / 2 };
  }

  private change(look: Look, smooth: boolean): void {
    this.smooth = smooth;
    this.own = bounded(look, this.scene().tiles, this.box);
  }

  /** Slowly, so that the eye can follow; at once under the finger, in another box, and where less motion is wanted. */
  private turnTo(goal: Look, box: Size): void {
    cancelAnimationFrame(this.frame);
    const still = this.drawn === null || this.measured !== box || !this.smooth || settings.calm;
    this.measured = box;
    if (still) {
      this.drawn = goal;
      return;
    }
    const [from, begun] = [this.drawn ?? goal, performance.now()];
    const draw = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - begun) / TIME));
      const eased = 1 - (1 - part) ** 3;
      const along = (key: keyof Look): number => from[key] + (goal[key] - from[key]) * eased;
      this.drawn = part === 1 ? goal : { x: along("x"), y: along("y"), unit: along("unit") };
      if (part < 1) this.frame = requestAnimationFrame(draw);
    };
    this.frame = requestAnimationFrame(draw);
  }
}

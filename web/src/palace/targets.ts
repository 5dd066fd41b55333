/**
 * What can be touched on the table now, by kinds of things. Boards, layers, rows and panels ask it; no rule is known here.
 *
 * Whatever offers a thing says so on its element: `data-kind` is the kind and `data-thing` the thing, as the protocol has
 * them. `thingName` of `words/things` is its label, `aria-pressed` (in a grid `aria-selected`) says whether it is chosen.
 */
import type { Group } from "../protocol";
import type { Payment } from "./choosing";

export type Kind = Group["kinds"][number];

export interface Targets {
  /**
   * The things of a kind that lead on when they are touched. Of `cards` and `slots`, which are several cards, each card
   * by itself: they are touched one after the other, and confirmed in the bar.
   */
  of(kind: Kind): ReadonlySet<string>;
  /** The things of a kind that were touched on the way to an action. */
  chosen(kind: Kind): ReadonlySet<string>;
  /** Goes on, or is the whole action; a thing that was chosen is put back. */
  touch(kind: Kind, thing: string): void;
  /** What a thing can be bought for, the best payment first; nothing where it cannot be bought now. */
  payments(kind: Kind, thing: string): readonly Payment[];
  /** Asks why an action is not allowed, which is then told. */
  why(action: string): void;
}

/** All of these, each once. */
export const setOf = <One>(...lists: readonly Iterable<One>[]): ReadonlySet<One> => new Set(lists.flatMap((list) => [...list]));

/** A picture, in which nothing is touched. */
export const STILL: Targets = { of: () => setOf(), chosen: () => setOf(), touch: () => undefined, payments: () => [], why: () => undefined };

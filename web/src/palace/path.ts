/** The way from the first thing that is touched to an action, through whatever the server offers. No rule is known here. */

import type { Choices, Group, Picks } from "../protocol";
import type { Kind } from "./targets";
import { filled } from "./words";

export interface Touch {
  readonly kind: Kind;
  readonly thing: string;
}
export type Path = readonly Touch[];

/** A group, and the order in which it is touched. */
export interface Reading extends Group {
  /** Two things of one kind are touched in either order; here the second comes first. */
  readonly turned: boolean;
}

/** A whole action. */
export interface Whole {
  readonly form: string;
  readonly kinds: readonly Kind[];
  /** In the order of the form. */
  readonly things: readonly string[];
  readonly word: string;
}

/** A group that goes on after a path. */
export interface Open {
  readonly reading: Reading;
  readonly next: Kind;
  readonly picks: Picks;
}

/** Where a path has led: actions that are whole, and groups that go on. */
export interface Standing {
  readonly whole: readonly Whole[];
  readonly open: readonly Open[];
}

const SEVERAL: readonly Kind[] = ["cards", "slots"];
/** What lies there for more than one purpose: to touch it says little, so that what is meant is said by a button. */
const MANIFOLD: readonly Kind[] = ["tile", "card", "slot", "market-square"];

export const same = (one: Touch, other: Touch): boolean => one.kind === other.kind && one.thing === other.thing;

function turned(group: Group): Reading {
  const picks: Record<string, Record<string, number>> = {};
  for (const [first, below] of Object.entries(group.picks)) {
    for (const second of typeof below === "object" ? Object.keys(below) : []) (picks[second] ??= {})[first] = 0;
  }
  return { ...group, picks, turned: true };
}

/** The groups in every order in which they can be touched. */
export function readingsOf({ groups }: Choices): readonly Reading[] {
  return groups.flatMap((group) => {
    const reading = { ...group, turned: false };
    const [one, other, more] = group.kinds;
    return one === other && more === undefined ? [reading, turned(group)] : [reading];
  });
}

function followed({ kinds, picks }: Reading, path: Path): Picks | number | undefined {
  let at: Picks | number | undefined = picks;
  for (const [step, { kind, thing }] of path.entries()) {
    if (typeof at !== "object" || kinds[step] !== kind) return undefined;
    at = at[thing];
  }
  return at;
}

/** The action of a group by the things that were touched. */
export function wholeOf({ form, kinds, turned }: Reading, touched: readonly string[]): Whole {
  const things = turned ? touched.toReversed() : touched;
  return { form, kinds, things, word: filled(form, ...things) };
}

export function standing(readings: readonly Reading[], path: Path): Standing {
  const [whole, open]: [Whole[], Open[]] = [[], []];
  for (const reading of readings) {
    const at = followed(reading, path);
    const next = reading.kinds[path.length];
    if (typeof at === "number") whole.push(wholeOf(reading, path.map(({ thing }) => thing)));
    else if (at !== undefined && next !== undefined) open.push({ reading, next, picks: at });
  }
  return { whole, open };
}

/** The things that lead on, by their kinds. */
export function ahead({ open }: Standing): ReadonlyMap<Kind, ReadonlySet<string>> {
  const found = new Map<Kind, Set<string>>();
  for (const { next, picks } of open) {
    const things = Object.keys(picks).flatMap((thing) => (SEVERAL.includes(next) ? thing.split(",") : [thing]));
    found.set(next, new Set([...(found.get(next) ?? []), ...things]));
  }
  return found;
}

/** The action that a path is without a doubt, so that nothing has to be confirmed. */
export function certain({ whole, open }: Standing, path: Path): Whole | null {
  const [only, other] = whole;
  const [first, second] = path;
  if (!only || other || open.length > 0 || !first) return null;
  return second === undefined && MANIFOLD.includes(first.kind) ? null : only;
}

/** The actions of several cards, which are touched as a heap. */
export function heaps(standing: Standing, kind: "cards" | "slots"): readonly Open[] {
  return standing.open.filter(({ next, reading }) => next === kind && reading.kinds.at(-1) === kind);
}

/** Things that can be touched and that nothing on the table shows: the bar offers them, so that nothing is out of reach. */

import { facesIn } from "../modules/faces";
import type { View } from "../protocol";
import type { Touch } from "./path";
import type { Kind, Targets } from "./targets";
import { DONE, PASS } from "./words";

/** What the stage shows of every game: the market, the display, the hand, the bar, and the own palace with its points. */
const SHOWN: readonly Kind[] = ["button", "market-square", "slot", "slots", "card", "cards", "place", "half-square", "corner"];

/** Whether something of the table itself can be touched, and not only what lies on boards. */
export const onTable = (kinds: readonly Kind[]): boolean => kinds.some((kind) => SHOWN.includes(kind));

/** Buttons of modules: a single one has its place in the bar. */
function buttonsOf(targets: Targets): readonly Touch[] {
  const words = [...targets.of("button")].filter((word) => word !== DONE && word !== PASS);
  return words.length > 1 ? words.map((thing) => ({ kind: "button", thing })) : [];
}

/** The tile that a side of one is named by, as in `tower-9-ES-N`. */
const tileOf = (kind: Kind, thing: string): string => (kind === "tile" ? thing : thing.slice(0, thing.lastIndexOf("-")));

/** A tile lies in the palace, or beside it; its sides can be touched only where it is laid. */
function lies(view: View, seat: number, kind: Kind, thing: string): boolean {
  const held = facesIn(view).flatMap((face) => (face.draws?.includes("tile") ? (face.lying?.(view) ?? []) : []));
  const beside = kind === "tile" ? [...(view.reserves[seat] ?? []), ...(view.asides[seat] ?? []), ...held] : [];
  const laid = view.palaces[seat]?.tiles.map(({ tile }) => tile) ?? [];
  return [...beside, ...laid].includes(tileOf(kind, thing));
}

export function looseIn(view: View, seat: number, targets: Targets, kinds: readonly Kind[]): readonly Touch[] {
  const drawn = new Set([...SHOWN, ...facesIn(view).flatMap((face) => face.draws ?? [])]);
  drawn.delete("tile"); // one by one
  const things = kinds
    .filter((kind) => !drawn.has(kind))
    .flatMap((kind) => [...targets.of(kind)].map((thing) => ({ kind, thing })))
    .filter(({ kind, thing }) => !["tile", "edge", "guard"].includes(kind) || !lies(view, seat, kind, thing));
  return [...buttonsOf(targets), ...things];
}

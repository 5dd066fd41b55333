/** Guards that stand elsewhere than before: they come from the supply, march, or go to the placement tiles. */
import type { Leg, Trip } from "../../motion/legs";
import type { View } from "../../protocol";
import { boardOf, guardsOf } from "./board";

interface Post {
  readonly seat: number;
  readonly word: string;
}

const postsOf = (view: View): Post[] => view.palaces.flatMap((_, seat) => guardsOf(view, seat).map(({ word }) => ({ seat, word })));

const missing = (from: readonly Post[], other: readonly Post[]): Post[] => from.filter(({ word }) => !other.some((one) => one.word === word));

const END = { at: "board", board: "guards", thing: "" } as const;
const standing = ({ seat, word }: Post): Trip["from"] => ({ at: "piece", seat, thing: `guard ${word}` });
const trip = (does: Trip["does"], from: Trip["from"], to: Trip["to"]): Trip => ({ does, kind: "piece", thing: "guard", from, to });

export function guardLegs(before: View, after: View): readonly Leg[] {
  if (!boardOf(before) || !boardOf(after)) return [];
  const [from, to] = [postsOf(before), postsOf(after)];
  const [left, come] = [missing(from, to), missing(to, from)];
  const [gone, there] = [left[0], come[0]];
  if (gone && there && left.length === 1 && come.length === 1) return [trip("moves", standing(gone), standing(there))];
  return [
    ...left.map((post) => trip("pays", standing(post), END)),
    ...come.map((post) => trip("arrives", END, standing(post))),
  ];
}

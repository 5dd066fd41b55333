/** The money for bazaars: it goes to where they lay, and comes back from there when a purchase is undone. */
import { givenBack, paidTo } from "../../motion/cardLegs";
import type { End, Leg } from "../../motion/legs";
import type { View } from "../../protocol";

const beside = (view: View): string[] => (view.modules.bazaars?.beside ?? []).map(({ tile }) => tile);

const board = (thing: string): End => ({ at: "board", board: "bazaars", thing });

/** The bazaars that lay there and belong to somebody now. */
function bought(before: View, after: View): string[] {
  const owned = new Set([...after.asides, ...after.reserves].flat());
  const left = new Set(beside(after));
  return beside(before).filter((tile) => !left.has(tile) && owned.has(tile));
}

export const legs = (before: View, after: View, told: readonly string[]): Leg[] => [
  ...bought(before, after).flatMap((tile) => paidTo(before, after, board(tile), told)),
  ...bought(after, before).flatMap((tile) => givenBack(before, after, board(tile))),
];

/** The order of the types at each scoring, as the score tiles lie: from the least to the most. */
import type { View } from "../../protocol";
import { SCORE_CARD } from "../../scoreCard";

export interface Order {
  readonly number: number;
  readonly when: "held" | "next" | "later";
  /** The types, with what the first place of each is worth. */
  readonly types: readonly { readonly type: string; readonly points: number }[];
}

export function ordersOf(view: View): Order[] {
  return (view.modules["score-tiles"] ?? []).map((types, at) => {
    const number = at + 1;
    const when = number < view.next_scoring ? "held" : number === view.next_scoring ? "next" : "later";
    return { number, when, types: types.map((type, line) => ({ type, points: SCORE_CARD[at]?.[line]?.[0] ?? 0 })) };
  });
}

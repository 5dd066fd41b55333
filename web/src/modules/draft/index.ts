/** The choice of the start money: open piles, each for one player. */
import { sumOf } from "../../board/cards";
import type { View } from "../../protocol";
import { person } from "../../story/people";
import { withHand } from "../../story/replay";
import { say } from "../../words/say";
import type { Face } from "../face";
import Panel from "./Panel.svelte";

const pilesIn = (view: View): Readonly<Record<string, readonly string[]>> => view.modules.draft?.piles ?? {};

/** Nothing is left to see once the last pile is taken. */
function taken(view: View, pile: number): View {
  const left = Object.fromEntries(Object.entries(pilesIn(view)).filter(([number]) => number !== `${pile}`));
  return { ...view, modules: { ...view.modules, draft: Object.keys(left).length > 0 ? { piles: left } : null } };
}

export const face: Face = {
  module: "draft",
  panel: {
    title: "draft-title",
    sign: "M3 7h13v13H3ZM6 4h15v13h-3V7H6Z",
    Panel,
    badge: (_view, targets) => targets.of("pile").size,
    shown: (view) => Object.keys(pilesIn(view)).length > 0,
  },
  draws: ["pile"],
  asks: (view) => (view.phase === "draft" ? { title: say("draft-ask"), hint: say("draft-ask.hint") } : null),
  verbs: { pile: (pile) => say("action-pile", { pile: Number(pile) }) },
  events: {
    PilesDealt: {
      tell: ({ start }, _actor, people) => say("draft-piles-dealt.page", { who: person(start, people) }),
      after: (view, { piles }) => ({ ...view, modules: { ...view.modules, draft: { piles: Object.fromEntries(piles.map((cards, at) => [`${at + 1}`, cards])) } } }),
      motion: { still: "the piles lie there when the table is laid" },
    },
    PileChosen: {
      tell: ({ pile, cards }, actor) => say("draft-pile-chosen.page", { who: actor, pile, cards, worth: sumOf(cards) }),
      after: (view, { seat, pile, cards }) => taken(withHand(view, seat, cards, []), pile),
      lit: ({ cards }) => ({ cards }),
      time: 1100,
      motion: "travels",
    },
  },
  lines: (view) => Object.entries(pilesIn(view)).map(([number, cards]) => say("draft-one", { number: Number(number), cards, sum: sumOf(cards) })),
};

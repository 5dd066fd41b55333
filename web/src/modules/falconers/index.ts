/** The face of falconers, a reconstruction: falcons on the points where four tiles meet. */
import type { Trip } from "../../motion/legs";
import type { View } from "../../protocol";
import { say } from "../../words/say";
import type { Face, Reason } from "../face";
import { EVENTS } from "./events";
import Fact from "./Fact.svelte";
import Falcons from "./Falcons.svelte";
import { PIECES } from "./pieces";
import Four from "./Four.svelte";
import { falconsOf, KINDS, mewsIn, perchOf, pileOf, SIGN, type Kind } from "./mews";
import Panel from "./Panel.svelte";

/** From its pile to its point, as soon as it is chosen. */
function legs(before: View, after: View): Trip[] {
  return after.palaces.flatMap((_, seat) => {
    const was = new Set(falconsOf(before, seat).map(({ point }) => point));
    return falconsOf(after, seat)
      .filter(({ point }) => !was.has(point))
      .map(({ kind, point }): Trip => {
        const from = { at: "board", board: "falconers", thing: pileOf(kind) } as const;
        const to = { at: "piece", seat, thing: perchOf(kind, seat, point) } as const;
        return { does: "moves", kind: "piece", thing: pileOf(kind), from, to };
      });
  });
}

const reason = (kind: Kind): Reason => ({
  name: `falconers-${kind}`,
  sign: SIGN,
  explain: ({ count }) => say(`falconers-${kind}.count`, { count }),
});

function pileLine(view: View, kind: Kind): string {
  const { open, left, fits } = mewsIn(view);
  const types = open[kind];
  if (!types) return say("falconers-line.none", { falcon: say(`falcon-${kind}`), count: left[kind] ?? 0 });
  return say("falconers-line", { falcon: say(`falcon-${kind}`), types, count: left[kind] ?? 0, points: fits[kind]?.length ?? 0 });
}

export const face: Face = {
  module: "falconers",
  panel: {
    title: "falconers-title",
    sign: SIGN,
    Panel,
    hint: (view) => say("falconers-price", { price: mewsIn(view).price }),
    badge: (_view, targets) => targets.of("falcon").size,
    drawer: "wares",
    column: "others",
  },
  layers: { markers: Four, falcons: Falcons },
  Fact,
  draws: ["falcon"],
  plate: (targets) => (targets.chosen("falcon").size > 0 ? say("falconers-plate") : null),
  verbs: {
    falcon: (rest) => {
      const [kind = "", place = ""] = rest.split("@");
      return say("action-falcon", { kind, place });
    },
    pay: (cards) => say("action-pay", { cards: cards.split(",") }),
  },
  pieces: Object.fromEntries(KINDS.map((kind) => [pileOf(kind), PIECES[kind]])),
  lines: (view, names) => [
    say("falconers-price", { price: mewsIn(view).price }),
    ...KINDS.map((kind) => pileLine(view, kind)),
    ...mewsIn(view).falcons.flatMap((all, seat) => all.map(({ kind, types, point }) => say("falconers-sits", { name: names[seat] ?? "", falcon: say(`falcon-${kind as Kind}`), types, place: point }))),
  ],
  events: EVENTS,
  reasons: { "white-falcons": reason("white"), "brown-falcons": reason("brown"), "black-falcons": reason("black") },
  legs,
};

/** The guard board: abilities that guards pay for, guards on the walls, loose walls, plazas and half-buildings. */
import type { View } from "../../protocol";
import { sidedName } from "../../words/names";
import { commas, say } from "../../words/say";
import type { Ask, Face } from "../face";
import { boardOf, guardsOf } from "./board";
import { events } from "./events";
import Fact from "./Fact.svelte";
import Flying from "./Flying.svelte";
import { guardLegs } from "./legs";
import Panel from "./Panel.svelte";
import Plaza from "./Plaza.svelte";
import Sections from "./Sections.svelte";
import { GUARD } from "./signs";
import Towers from "./Towers.svelte";
import { verbs } from "./verbs";
import Wall from "./Wall.svelte";

function asks(view: View): Ask | null {
  const board = boardOf(view);
  if (!board) return null;
  const { using, owed } = board;
  if (view.phase === "lay") return board.section ? { title: say("guards-wall"), hint: say("guards-wall.hint") } : null;
  if (using !== null && owed > 0) return { title: say("guards-ask-owed", { ability: using, owed }), hint: say("guards-ask-owed.hint") };
  if (using === "march") return { title: say("guards-ask-march"), hint: say("guards-ask-march.hint") };
  if (using === "preview-purchase") return { title: say("guards-ask-preview"), hint: say("guards-ask-preview.hint") };
  if (view.bound === "purchase") return { title: say("guards-ask-purchase"), hint: say("guards-ask-purchase.hint") };
  return view.phase === "after" ? { title: say("guards-ask-after"), hint: say("guards-ask-after.hint") } : null;
}

function lines(view: View): string[] {
  const board = boardOf(view);
  if (!board) return [];
  const mine = view.seat === null ? [] : guardsOf(view, view.seat);
  const posts = board.placement.map(({ squares, guards }, at) =>
    squares === null ? say("guards-post.any", { number: at + 1, guards }) : say("guards-post", { number: at + 1, guards, squares }),
  );
  return [
    say("guards-have", { count: mine.length }),
    ...mine.map(({ word }) => sidedName(word)),
    say("guards-missing-cost", { points: board.point_price }),
    ...board.abilities.map(({ name, guards, why, used }) => {
      const about = used ? say("guards-why-used") : why === null ? say(`meaning-${name}.page` as "meaning-card.page") : say(`guards-why-${why}` as "guards-why-used");
      return say("guards-offered", { ability: name, cost: say("guards-cost", { guards }), about });
    }),
    `${say("guards-posts")}: ${commas(posts)}`,
    say("guards-each", { points: board.number }),
  ];
}

export const face: Face = {
  module: "guards",
  board: {
    drags: (view, kind) => (kind === "guard" && boardOf(view)?.using === "march" && boardOf(view)?.owed === 0 ? "guard" : null),
    halves: (view, type, player) => (boardOf(view)?.halves[type] === player ? 0.5 : 0),
  },
  panel: {
    title: "guards-title",
    sign: GUARD,
    Panel,
    badge: (_view, targets) => targets.of("ability").size,
    column: "others",
  },
  layers: { sections: Sections, guards: Towers },
  Fact,
  draws: ["ability", "type"],
  offers: { edge: { title: "guards-wall", Offer: Wall, opens: true } },
  pieces: { guard: Flying },
  asks,
  verbs,
  tiles: { plaza: Plaza },
  glyphs: { plaza: "M50 14L60 25H75V40L86 50L75 60V75H60L50 86L40 75H25V60L14 50L25 40V25H40ZM50 36L36 50L50 64L64 50Z" },
  events,
  reasons: {
    guards: { name: "guards-row", sign: GUARD, explain: ({ count }) => say("guards-explained", { count }) },
    "missing-guards": { name: "guards-row-missing", sign: GUARD, explain: () => say("guards-explained-missing") },
  },
  legs: guardLegs,
  lines,
};

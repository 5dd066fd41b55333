/** What happens with falcons, told and shown. */
import type { FalconersView, View } from "../../protocol";
import { paid } from "../../story/replay";
import { say } from "../../words/say";
import type { EventFaces } from "../face";
import { mewsIn, squaresAt, tilesAt } from "./mews";

const withMews = (view: View, change: Partial<FalconersView>): View => ({
  ...view,
  modules: { ...view.modules, falconers: { ...mewsIn(view), ...change } },
});

export const EVENTS: EventFaces = {
  FalconTurnedUp: {
    tell: ({ kind, types }) => say("falcon-turned-up.page", { kind, types }),
    after: (view, { kind, types }) => {
      const { open, left } = mewsIn(view);
      return withMews(view, { open: { ...open, [kind]: types }, left: { ...left, [kind]: Math.max(0, (left[kind] ?? 0) - 1) } });
    },
    motion: { still: "The pile is turned up where it lies." },
  },
  FalconBought: {
    tell: ({ kind, types, point, cards }, who) => say("falcon-bought.page", { who, kind, types, place: point, cards }),
    after: (view, { seat, kind, types, point, cards }) => {
      const { open, falcons } = mewsIn(view);
      const more = falcons.map((all, at) => (at === seat ? [...all, { kind, types, point }] : all));
      return withMews(paid(view, seat, cards), { open: { ...open, [kind]: null }, falcons: more, chosen: null });
    },
    before: (view, { seat, point }) =>
      withMews(view, { falcons: mewsIn(view).falcons.map((all, at) => (at === seat ? all.filter((one) => one.point !== point) : all)) }),
    lit: ({ seat, point, cards }, view) => ({ places: squaresAt(point), tiles: tilesAt(view.palaces[seat], point), cards }),
    time: 1200,
    motion: "travels",
  },
};

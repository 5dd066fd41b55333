/** Medinas: tiles that are counted for each player, and cost points those who have the fewest. */
import { facts } from "../../board/tileFacts.svelte";
import type { View } from "../../protocol";
import { commas, say } from "../../words/say";
import type { Face } from "../face";
import { GLYPH, SIGN } from "./art";
import Medina from "./Medina.svelte";
import MedinaFact from "./MedinaFact.svelte";

const laid = (view: View): string[] => view.palaces.flatMap(({ tiles }) => tiles.map(({ tile }) => tile)).filter((tile) => facts(tile).type === "medina");

export const face: Face = {
  module: "medinas",
  Fact: MedinaFact,
  tiles: { medina: Medina },
  glyphs: { medina: GLYPH },
  reasons: {
    medinas: {
      name: "medinas-title",
      sign: SIGN,
      explain: ({ count }) => say("medinas-gain", { count }),
      count: (view, player) => view.modules.medinas?.[player] ?? 0,
      tiles: laid,
    },
  },
  lines: (view, names) => [commas((view.modules.medinas ?? []).map((count, player) => say("text-fact", { name: names[player] ?? "", value: say("medinas-count", { count }) })))],
};

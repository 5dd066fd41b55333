import { expect, it } from "vitest";
import type { View } from "../protocol";
import { looseIn } from "./loose";
import { setOf, STILL, type Kind, type Targets } from "./targets";

const view = {
  reserves: [["garden-9"]], asides: [[]], palaces: [{ tiles: [{ tile: "tower-7", place: "e1" }] }], modules: {},
} as unknown as View;
const targets = (things: Partial<Record<Kind, string[]>>): Targets => ({ ...STILL, of: (kind) => setOf(things[kind] ?? []) });
const found = (things: Partial<Record<Kind, string[]>>): string[] =>
  looseIn(view, 0, targets(things), Object.keys(things) as Kind[]).map(({ kind, thing }) => `${kind} ${thing}`);

it("offers in the bar what lies nowhere on the table", () => {
  expect(found({ place: ["n1"], "market-square": ["1"], pile: ["1", "2"], currency: ["none"] })).toEqual(["pile 1", "pile 2", "currency none"]);
  expect(found({ tile: ["garden-9", "tower-7", "bazaar-3"] })).toEqual(["tile bazaar-3"]);
});

it("offers sides of tiles that are not laid", () => {
  expect(found({ edge: ["tower-7-N", "garden-9-S"], guard: ["tower-7-E"] })).toEqual(["edge garden-9-S"]);
});

it("offers several buttons of modules, but not those that every game has", () => {
  expect(found({ button: ["done", "draw:markers"] })).toEqual([]);
  expect(found({ button: ["pass", "ring", "sing"] })).toEqual(["button ring", "button sing"]);
});

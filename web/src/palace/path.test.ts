import { describe, expect, it } from "vitest";
import { offered } from "../fixtures/games";
import { ahead, certain, readingsOf, standing, type Path, type Reading } from "./path";
import type { Kind } from "./targets";

/** Everything that touching one thing after the other leads to; several cards are touched as one. */
function reached(readings: readonly Reading[], path: Path = []): string[] {
  const { whole, open } = standing(readings, path);
  const touches = new Map(open.flatMap(({ next, picks }) => Object.keys(picks).map((thing) => [`${next} ${thing}`, { kind: next, thing }])));
  return [...whole.map(({ word }) => word), ...[...touches.values()].flatMap((touch) => reached(readings, [...path, touch]))];
}

describe("in games of every box and module", () => {
  it("every legal action is reached by touching, and nothing else", () => {
    expect(offered.length).toBeGreaterThan(10);
    for (const { choices, words } of offered) expect(new Set(reached(readingsOf(choices)))).toEqual(new Set(words));
  });

  it("every kind of thing of the palace game is touched", () => {
    const kinds = new Set(offered.flatMap(({ choices }) => choices.groups.flatMap((group) => group.kinds)));
    const all: Kind[] = [
      "ability", "card", "cards", "corner", "currency", "edge", "falcon", "guard", "half-square", "marker", "market-square", "pile",
      "place", "preview-square", "slot", "slots", "tile", "type", "button",
    ];
    expect([...kinds].sort()).toEqual(all.sort());
  });
});

const readings = readingsOf({
  groups: [
    { form: "remove:{}", kinds: ["tile"], picks: { "tower-7": 0, "garden-8": 0 }, prices: {} },
    { form: "swap:{}/{}", kinds: ["tile", "tile"], picks: { "tower-7": { "garden-9": 0 } }, prices: {} },
    { form: "march:{}/{}", kinds: ["guard", "edge"], picks: { "tower-7-N": { "tower-7-S": 0 } }, prices: {} },
    { form: "take:{}", kinds: ["slots"], picks: { y3: 0, "g2,y3": 0 }, prices: {} },
    { form: "pile:{}", kinds: ["pile"], picks: { 1: 0 }, prices: {} },
  ],
});
const tile = (thing: string) => ({ kind: "tile", thing }) as const;
const wordOf = (...path: Path): string | undefined => certain(standing(readings, path), path)?.word;

describe("a path", () => {
  it("touches two things of one kind in either order", () => {
    expect(wordOf(tile("tower-7"), tile("garden-9"))).toBe("swap:tower-7/garden-9");
    expect(wordOf(tile("garden-9"), tile("tower-7"))).toBe("swap:tower-7/garden-9");
    expect(wordOf({ kind: "edge", thing: "tower-7-S" })).toBeUndefined();
  });

  it("is an action at once, unless a thing has more meanings than one", () => {
    expect(wordOf({ kind: "pile", thing: "1" })).toBe("pile:1");
    expect(wordOf(tile("tower-7"))).toBeUndefined();
    expect(wordOf(tile("garden-8"))).toBeUndefined();
    expect(standing(readings, [tile("garden-8")]).whole.map(({ word }) => word)).toEqual(["remove:garden-8"]);
    expect(wordOf()).toBeUndefined();
  });

  it("knows what leads on, of several cards each", () => {
    const start = ahead(standing(readings, []));
    expect([...(start.get("slots") ?? [])]).toEqual(["y3", "g2"]);
    expect([...(start.get("tile") ?? [])]).toEqual(["tower-7", "garden-8", "garden-9"]);
    expect(ahead(standing(readings, [tile("nowhere")])).size).toBe(0);
  });
});

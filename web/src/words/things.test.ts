import { expect, it } from "vitest";
import { offered } from "../fixtures/games";
import { STILL } from "../palace/targets";
import type { Picks } from "../protocol";
import { chosenWords, nextWords, targetOf, thingName } from "./things";

function eachOf(picks: Picks, depth: number, see: (thing: string, depth: number) => void): void {
  for (const [thing, below] of Object.entries(picks)) {
    see(thing, depth);
    if (typeof below === "object") eachOf(below, depth + 1, see);
  }
}

it("names every thing that can be touched in any game, and says what comes next", () => {
  for (const { choices } of offered) {
    for (const { kinds, picks } of choices.groups) {
      for (const kind of kinds) if (kind !== "button") expect(nextWords([kind])).toMatch(/^Choose .*\.$/);
      eachOf(picks, 0, (thing, depth) => {
        const kind = kinds[depth];
        if (kind && kind !== "button") expect(thingName(kind, thing)).not.toBe("");
      });
    }
  }
});

it("calls things as people do", () => {
  expect(thingName("edge", "tower-9-ES-N")).toBe("Tower 9, north");
  expect(thingName("pile", "2")).toBe("Pile 2");
  expect(thingName("currency", "none")).toBe("None");
  expect(thingName("cards", "g6,x")).toBe("dirham 6 and stored amount");
  expect(thingName("ability", "new-token")).toBe("New token");
  expect(thingName("half-square", "n1-NE")).toContain("half square");
  expect(chosenWords([{ kind: "ability", thing: "march" }, { kind: "type", thing: "garden" }])).toBe("Chosen: March, Garden.");
});

it("marks an element with what it offers", () => {
  expect(targetOf(STILL, "pile", "1")).toEqual({ "data-kind": "pile", "data-thing": "1", "aria-label": "Pile 1", "aria-pressed": false });
});

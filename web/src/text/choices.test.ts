import { beforeAll, expect, test } from "vitest";
import "../fixtures/screen";
import { loadFaces } from "../modules/faces";
import type { Choices } from "../protocol";
import { choiceGroups } from "./choices";

beforeAll(() => loadFaces(["bazaars"]));

test("actions of one name are told apart by the things that they are about", () => {
  const choices: Choices = {
    groups: [{ form: "remove:{}", kinds: ["tile"], picks: { "bazaar-1": 0, "bazaar-2": 0, "tower-8": 0 }, prices: {} }],
  };
  const table = { market: [], places: new Map([["bazaar-1", "n1"], ["bazaar-2", "s2e1"], ["tower-8", "e1"]]) };
  const labels = choiceGroups(choices, table).flatMap((group) => group.choices.map(({ label }) => label));
  expect(new Set(labels).size).toBe(3);
  expect(labels[0]).toContain("1 north");
  expect(labels[1]).toContain("2 south, 1 east");
  expect(labels[2]).not.toContain("1 east");
});

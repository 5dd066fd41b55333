import { expect, test } from "vitest";
import { readingsOf } from "./path";
import { dropWord } from "./reserveDrop";

const readings = readingsOf({
  groups: [
    { form: "remove:{}", kinds: ["tile"], picks: { "tower-7": 1 }, prices: {} },
    { form: "swap:{}/{}", kinds: ["tile", "tile"], picks: { "tower-7": { "garden-8": 1 }, "tower-9": { "garden-8": 1 } }, prices: {} },
  ],
});
const desk = (picked: string | null) => ({ picked, readings, play: () => Promise.resolve() });

test("a tile of the palace goes to the reserve, or changes places with the one that it is dropped on", () => {
  expect(dropWord(desk("tower-7"), "tower-7", null)).toBe("remove:tower-7");
  expect(dropWord(desk("tower-7"), "tower-7", "garden-8")).toBe("swap:tower-7/garden-8");
  expect(dropWord(desk("tower-7"), "tower-7", "garden-9")).toBe("remove:tower-7");
  expect(dropWord(desk("tower-9"), "tower-9", null)).toBeNull();
  expect(dropWord(desk(null), "garden-8", null)).toBeNull(); // one that comes from the reserve
});

import { expect, test } from "vitest";
import { Kept } from "./kept";

test("what was lit is kept until the turn is over", () => {
  const kept = new Kept();
  expect(kept.with("1", ["n1"])).toEqual(["n1"]);
  expect(kept.with("1", ["e1"])).toEqual(["n1", "e1"]);
  expect(kept.with("1", [])).toEqual(["n1", "e1"]);
  expect(kept.with("2", ["s1"])).toEqual(["s1"]);
});

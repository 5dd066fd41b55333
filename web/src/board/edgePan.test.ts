import { expect, test } from "vitest";
import { pushAt } from "./edgePan";

test("near a border the palace comes towards the middle, the faster the nearer", () => {
  const box = { width: 300, height: 200 };
  expect(pushAt({ x: 150, y: 100 }, box)).toEqual({ x: 0, y: 0 });
  expect(pushAt({ x: 0, y: 100 }, box)).toEqual({ x: 9, y: 0 });
  expect(pushAt({ x: 282, y: 200 }, box)).toEqual({ x: -4.5, y: -9 });
});

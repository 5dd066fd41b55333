import { expect, it } from "vitest";
import { FACES, facesOf } from "./faces";

it("finds a face by the name of its module", () => {
  const face = { module: "night-market" };
  expect(facesOf({ "./night_market/index.ts": { face } }).get("night-market")).toBe(face);
  for (const [module, one] of FACES) expect(one.module).toBe(module);
});

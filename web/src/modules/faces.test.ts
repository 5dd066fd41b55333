import { expect, it } from "vitest";
import type { Face } from "./face";
import { filesOf } from "./faces";

it("finds a face by the name of its module, which its folder has", async () => {
  const face: Face = { module: "night-market" };
  const files = filesOf({ "./night_market/index.ts": async () => ({ face }) });
  expect((await files.get("night-market")?.())?.face).toBe(face);
});

it("has every face under the name that the face says", async () => {
  for (const [module, file] of filesOf(import.meta.glob<{ face: Face }>("./*/index.ts"))) expect((await file()).face.module).toBe(module);
});

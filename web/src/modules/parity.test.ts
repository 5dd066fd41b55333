/** Nothing of a module is left out: its events are told and shown, and its points have a name, a sign and an explanation. */
import { describe, expect, it } from "vitest";
import names from "../../../tests/names.json";
import protocol from "../protocol.ts?raw";
import { TYPE_ORDER, WALL } from "../scores/rows";
import { MODULES } from "virtual:words";
import type { EventFace, Face } from "./face";
import { KNOWN, filesOf } from "./faces";

const faces: readonly Face[] = await Promise.all(
  [...filesOf(import.meta.glob<{ face: Face }>("./*/index.ts")).values()].map(async (file) => (await file()).face),
);

/** The members of a union of the protocol. */
const union = (name: string): string[] =>
  [...(new RegExp(`export type ${name} =\\n((?: +\\| \\w+;?\\n)+)`).exec(protocol)?.[1] ?? "").matchAll(/\| (\w+)/g)].map(([, one = ""]) => one);

const told = new Map<string, EventFace>(faces.flatMap(({ events }) => Object.entries(events ?? {}) as [string, EventFace][]));

describe("every module", () => {
  it("has a face", () => {
    expect(names.modules.filter((module) => !KNOWN.has(module))).toEqual([]);
  });

  it("reads in the list of hooks of a face none that guards alone bring: these are in the board that they hold", () => {
    const brought = (guards: boolean): string[] => faces.filter(({ module }) => (module === "guards") === guards).flatMap((face) => Object.keys(face));
    const others = new Set(brought(false));
    expect(brought(true).filter((hook) => !others.has(hook))).toEqual(["board"]);
  });

  it("has words to fetch", () => {
    expect(names.modules.filter((module) => MODULES[module] === undefined)).toEqual([]);
  });
});

describe("every event of a module", () => {
  const events = union("ModuleEvent");

  it("is known to one face and no more", () => {
    expect(events.length).toBeGreaterThan(25);
    const known = faces.flatMap(({ events: own }) => Object.keys(own ?? {}));
    expect(events.filter((event) => !known.includes(event))).toEqual([]);
    expect(known.filter((event, at) => known.indexOf(event) !== at || !events.includes(event))).toEqual([]);
  });

  it("travels, or says why it does not", () => {
    const still = [...told].filter(([, { motion }]) => motion !== "travels");
    for (const [, { motion }] of still) expect(motion === "travels" || motion.still.length > 10).toBe(true);
  });

  it("that travels leaves the table as it is afterwards", () => {
    const changed = [...told].filter(([, { motion, after }]) => motion === "travels" && !after).map(([event]) => event);
    expect(changed).toEqual([]);
  });
});

describe("every reason for points", () => {
  /** Of the palace game itself, and of the sheet game, which has no page yet. */
  const OWN = [WALL, ...TYPE_ORDER, "start", "bonus", "coins", "column", "row"];
  const reasons = new Map(faces.flatMap((face) => Object.entries(face.reasons ?? {})));

  it("of a module has a name, a sign and an explanation", () => {
    const wanted = names["gain reasons"].filter((reason) => !OWN.includes(reason));
    expect(wanted.filter((reason) => !reasons.get(reason)?.explain)).toEqual([]);
    for (const { name, sign } of reasons.values()) expect([name.length > 0, sign.startsWith("M")]).toEqual([true, true]);
  });

  it("that is counted in a row has that row", () => {
    for (const { row } of reasons.values()) expect(row === undefined || reasons.has(row)).toBe(true);
  });
});

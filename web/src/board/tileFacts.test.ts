import { describe, expect, test } from "vitest";
import { BUILDINGS } from "../art/buildings";
import { TILES } from "../tiles";
import { shortName, tileName } from "../words/names";
import { facts, typeLetter } from "./tileFacts.svelte";

describe("the facts of a tile", () => {
  test("are those that are printed on it", () => {
    expect(facts("tower-9-ES")).toEqual({ type: "tower", price: 9, walls: "ES" });
    expect(facts("fountain")).toEqual({ type: "fountain", price: 0, walls: "" });
  });

  test("of a tile that is not known come from its name", () => {
    expect(facts("plaza-3")).toEqual({ type: "plaza", price: 0, walls: "" });
    expect(tileName("plaza-3")).toBe("Plaza, no wall");
  });

  test("make its name", () => {
    expect(tileName("tower-9-ES")).toBe("Tower 9, walls east and south");
    expect(tileName("pavilion-2")).toBe("Pavilion 2, walls north, east and west");
    expect(tileName("pavilion-6")).toBe("Pavilion 6, wall north");
    expect(tileName("garden-11")).toBe("Garden 11, no wall");
    expect(tileName("fountain")).toBe("Lion fountain");
    expect(shortName("garden-10-none")).toBe("Garden 10");
  });
});

test("every tile with a type has a name of its own, a drawing and a letter", () => {
  const all = Object.keys(TILES).filter((tile) => TILES[tile]?.type !== "");
  expect(new Set(all.map(tileName)).size).toBe(all.length);
  for (const tile of all) {
    expect(BUILDINGS[facts(tile).type]?.length).toBeGreaterThan(5);
    expect(typeLetter(facts(tile).type)).toMatch(/^[A-Z]$/);
  }
  expect(new Set(all.map((tile) => typeLetter(facts(tile).type))).size).toBe(6);
});

test("the drawings hold no broken number", () => {
  for (const [, path] of Object.values(BUILDINGS).flat()) expect(path).not.toMatch(/NaN|undefined/);
});

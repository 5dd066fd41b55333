import { describe, expect, it } from "vitest";
import { pathOf, routeOf, tableIn } from "./route";

const TABLE = "abcdefghij0123456789";

describe("routes", () => {
  it("knows the start, tables, and nothing else", () => {
    expect(routeOf("/")).toEqual({ page: "start" });
    expect(routeOf("/new")).toEqual({ page: "new", box: null });
    expect(routeOf("/new/red-palace")).toEqual({ page: "new", box: "red-palace" });
    expect(routeOf("/new/x/y")).toEqual({ page: "nowhere" });
    expect(routeOf("/daily")).toEqual({ page: "daily" });
    expect(routeOf("/daily/2026-11-18")).toEqual({ page: "nowhere" });
    expect(routeOf(pathOf(TABLE))).toEqual({ page: "table", table: TABLE });
    expect(routeOf(`${pathOf(TABLE)}/`)).toEqual({ page: "table", table: TABLE });
    expect(routeOf("/t/short")).toEqual({ page: "nowhere" });
    expect(routeOf(`${pathOf(TABLE)}/x`)).toEqual({ page: "nowhere" });
    expect(routeOf("/elsewhere")).toEqual({ page: "nowhere" });
  });

  it("finds the table in a link or a code", () => {
    expect(tableIn(`https://example.org/t/${TABLE}`)).toBe(TABLE);
    expect(tableIn(`  http://localhost:8000/t/${TABLE}?x=1 `)).toBe(TABLE);
    expect(tableIn(TABLE.toUpperCase())).toBe(TABLE);
    expect(tableIn("abcde fghij 01234-56789")).toBe(TABLE);
    expect(tableIn("https://example.org/t/abc")).toBeNull();
    expect(tableIn("")).toBeNull();
  });
});

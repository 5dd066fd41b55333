import { beforeEach, describe, expect, it } from "vitest";
import { dropKeys, forget, keepHost, keepKey, keepName, myName, myTable, myTables, newId, newSecret, opened, secretsOf, secretToSit, seen } from "./seats";

const TABLE = "abcdefghij0123456789";

beforeEach(() => localStorage.clear());

describe("secrets and ids", () => {
  it("have the form that the server wants", () => {
    for (let i = 0; i < 200; i += 1) {
      expect(newSecret()).toMatch(/^[A-Za-z0-9_-]{32}$/);
      expect(newId()).toMatch(/^[A-Za-z0-9_-]{16}$/);
    }
  });

  it("differ", () => {
    expect(new Set(Array.from({ length: 500 }, newSecret)).size).toBe(500);
  });
});

describe("what is remembered", () => {
  it("my name, trimmed", () => {
    expect(myName()).toBe("");
    keepName("  Anna ");
    expect(myName()).toBe("Anna");
  });

  it("keys of a table, once each", () => {
    keepKey(TABLE, { seat: 0, secret: "one" });
    keepKey(TABLE, { seat: 1, secret: "two" });
    keepKey(TABLE, { seat: 1, secret: "two" });
    expect(secretsOf(TABLE)).toEqual(["one", "two"]);
    dropKeys(TABLE, 0);
    expect(secretsOf(TABLE)).toEqual(["two"]);
  });

  it("at most six secrets are shown, the newest", () => {
    for (let i = 0; i < 9; i += 1) keepKey(TABLE, { seat: 0, secret: `s${i}` });
    expect(secretsOf(TABLE)).toEqual(["s3", "s4", "s5", "s6", "s7", "s8"]);
  });

  it("the host's secret is shown along with them, and used to sit down once", () => {
    keepHost(TABLE, "host");
    for (let i = 0; i < 9; i += 1) keepKey(TABLE, { seat: 0, secret: `s${i}` });
    expect(secretsOf(TABLE)).toEqual(["host", "s4", "s5", "s6", "s7", "s8"]);
    expect(secretToSit(TABLE)).toBe("host");
    keepKey(TABLE, { seat: 1, secret: "host" });
    expect(secretsOf(TABLE)).toEqual(["s4", "s5", "s6", "s7", "s8", "host"]);
    expect(secretToSit(TABLE)).toMatch(/^[A-Za-z0-9_-]{32}$/);
    dropKeys(TABLE, 1);
    expect(secretsOf(TABLE)[0]).toBe("host");
  });

  it("what was seen never goes back", () => {
    seen(TABLE, 7);
    seen(TABLE, 3);
    expect(myTable(TABLE)?.seen).toBe(7);
  });

  it("tables until they are forgotten", () => {
    opened(TABLE);
    expect(myTables().map((mine) => mine.table)).toEqual([TABLE]);
    forget(TABLE);
    expect(myTables()).toEqual([]);
  });

  it("a table that is held is not pushed out by watched ones", () => {
    keepKey(TABLE, { seat: 2, secret: "mine" });
    for (let i = 0; i < 100; i += 1) opened(`watched${i}`);
    expect(secretsOf(TABLE)).toEqual(["mine"]);
    expect(myTables().length).toBeLessThanOrEqual(60);
  });

  it("survives what others wrote there", () => {
    localStorage.setItem("alhambra.tables", "{not json");
    expect(myTables()).toEqual([]);
    localStorage.setItem("alhambra.tables", JSON.stringify([null, 3, { table: "x", keys: [{ seat: "0" }, null] }]));
    expect(myTables()).toEqual([{ table: "x", keys: [], opened: 0, seen: 0, muted: [], box: null, host: null }]);
  });
});

import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import sheetFile from "../fixtures/sheet.json";
import { myTables } from "../net/seats";
import type { DayStep, LogEntry, SheetScoreSheet, SheetView, TableSummary, Today } from "../protocol";
import { tellEvents } from "../sheet/tell";
import { language } from "../words/language.svelte";
import { nextOf, standingOf } from "./counting";
import { dayAfter, dropBegun, isDay, keepBegun, keepListed, keepOver, myDay, myDays } from "./days";
import { DailyDesk } from "./desk.svelte";
import { framesOf } from "./frames";
import { PACES, Replaying } from "./replaying.svelte";
import { gridOf, shareText } from "./shareText";
import { streakOf } from "./streak";

const KEY = "alhambra.daily";
const DAY = "2026-11-21";
const TABLE = "abcdefghij0123456789";

beforeAll(() => language.learn(["daily", "sheet"]));
beforeEach(() => localStorage.clear());

describe("days", () => {
  it("are days of the calendar, across months and years", () => {
    expect(["2026-11-18", "2028-02-29"].every(isDay)).toBe(true);
    expect(["2026-11-31", "2026-02-29", "18.11.2026", "2026-1-1", "", 20261118, null].some(isDay)).toBe(false);
    expect([dayAfter("2026-12-31"), dayAfter("2027-03-01", -1), dayAfter("2026-03-29", 1), dayAfter(DAY, -6)]).toEqual(["2027-01-01", "2027-02-28", "2026-03-30", "2026-11-15"]);
  });

  it("have one game that counts, the first that was begun", () => {
    keepBegun(DAY, "first");
    keepBegun(DAY, "second");
    expect(keepOver(DAY, "second", 99)).toMatchObject({ table: "first", points: null });
    expect(keepOver(DAY, "first", 61).points).toBe(61);
    expect(keepOver(DAY, "first", 80).points).toBe(61);
    expect(myDays()).toEqual([{ day: DAY, table: "first", points: 61, listed: null }]);
  });

  it("count for the day on which the game was begun, whenever it ends", () => {
    keepBegun(DAY, "one");
    keepBegun(dayAfter(DAY), "other");
    keepOver(DAY, "one", 40);
    expect(myDays().map(({ day, points }) => [day, points])).toEqual([[dayAfter(DAY), null], [DAY, 40]]);
  });

  it("know under which name they are listed, and lose a table that is gone only while it has no result", () => {
    keepOver(DAY, "one", 40);
    keepListed(DAY, "other", { id: "x", name: "X" });
    expect(myDay(DAY)?.listed).toBeNull();
    keepListed(DAY, "one", { id: "a", name: "Anna" });
    dropBegun(DAY, "one");
    expect(myDay(DAY)).toMatchObject({ points: 40, listed: { id: "a", name: "Anna" } });
    keepBegun("2026-11-22", "two");
    dropBegun("2026-11-22", "two");
    expect(myDay("2026-11-22")).toBeNull();
  });

  it("survive whatever is stored", () => {
    for (const bad of ["", "{", "null", "7", '"x"', "{}", '[null, 3, "x", [], {"day": "2026-13-01", "table": "t"}, {"day": "2026-11-20"}]']) {
      localStorage.setItem(KEY, bad);
      expect(myDays(), bad).toEqual([]);
    }
    localStorage.setItem(KEY, JSON.stringify([{ day: DAY, table: "t", points: "many", listed: { id: 3 } }, { day: DAY, table: "u", points: 5 }]));
    expect(myDays()).toEqual([{ day: DAY, table: "t", points: null, listed: null }]);
    keepBegun("2026-11-22", "v");
    expect(myDays()).toHaveLength(2);
  });
});

describe("a streak", () => {
  const over = (...days: number[]) => days.map((ago) => ({ day: dayAfter(DAY, -ago), points: 50 }));

  it("runs up to today, or up to yesterday while today is open", () => {
    expect(streakOf([], DAY)).toEqual({ length: 0, longest: 0, today: false });
    expect(streakOf(over(0), DAY)).toEqual({ length: 1, longest: 1, today: true });
    expect(streakOf(over(0, 1, 2), DAY)).toEqual({ length: 3, longest: 3, today: true });
    expect(streakOf(over(1, 2), DAY)).toEqual({ length: 2, longest: 2, today: false });
  });

  it("is broken by a day that is missing or not finished", () => {
    expect(streakOf(over(2, 3, 4), DAY)).toEqual({ length: 0, longest: 3, today: false });
    expect(streakOf([...over(0, 2, 3), { day: dayAfter(DAY, -1), points: null }], DAY)).toEqual({ length: 1, longest: 2, today: true });
  });

  it("counts a day once, and no day to come; no points at all are a result too", () => {
    expect(streakOf([...over(0, 0, 1), ...over(-1)], DAY)).toEqual({ length: 2, longest: 2, today: true });
    expect(streakOf([{ day: DAY, points: 0 }], DAY).length).toBe(1);
  });
});

describe("what the page decides", () => {
  it("which game counts", () => {
    expect([standingOf(null), nextOf(DAY, null)]).toEqual(["fresh", { day: DAY, practice: false }]);
    const begun = keepBegun(DAY, TABLE);
    expect(standingOf(begun)).toBe("begun");
    expect(nextOf(DAY, begun).practice).toBe(true);
    expect(standingOf(keepOver(DAY, TABLE, 3))).toBe("over");
  });
});

describe("the page", () => {
  const today: Today = { day: DAY, until: 1795305600000, now: 1795300000000, results: [], yesterday: "2026-11-20", best: null };
  let asked: [string, unknown][] = [];
  let answers: Record<string, () => unknown> = {};

  beforeEach(() => {
    asked = [];
    answers = { "/api/daily": () => today, "/api/tables": () => ({ table: TABLE }) };
    vi.stubGlobal("fetch", async (path: string, options?: { body: string }) => {
      asked.push([path, options ? JSON.parse(options.body) : null]);
      const answer = answers[path.split("?")[0] ?? ""];
      if (!answer) return new Response(JSON.stringify({ code: "no-table", message: "There is no such table." }), { status: 404 });
      return new Response(JSON.stringify(answer()));
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    history.replaceState(null, "", "/");
  });

  it("begins the game that counts, goes on with it, and practises when it is over", async () => {
    const desk = new DailyDesk();
    await desk.load();
    await desk.play(" Anna ");
    expect(asked.at(-1)).toEqual(["/api/tables", expect.objectContaining({ daily: { day: DAY, practice: false }, game: { box: "roll-and-write", modules: [], options: {} } })]);
    expect(location.pathname).toBe(`/t/${TABLE}`);
    expect(myDay(DAY)?.table).toBe(TABLE);
    expect(myTables()[0]?.keys).toHaveLength(1);

    const made = asked.length;
    const again = new DailyDesk();
    answers[`/api/tables/${TABLE}`] = () => ({ stage: "playing", scores: [0], sheet: null }) as Partial<TableSummary>;
    await again.load();
    expect(again.standing).toBe("begun");
    await again.play("Anna");
    expect(asked.slice(made).map(([path]) => path)).toEqual(["/api/daily", `/api/tables/${TABLE}?palace=0`]);

    answers[`/api/tables/${TABLE}`] = () => ({ stage: "over", scores: [61], sheet: null }) as Partial<TableSummary>;
    await again.load();
    expect([again.standing, again.mine?.points, again.streak?.length]).toEqual(["over", 61, 1]);
    await again.play("Anna");
    expect(asked.at(-1)?.[1]).toMatchObject({ daily: { day: DAY, practice: true } });
    expect(myDays()).toHaveLength(1);
  });

  it("sends the same again after a lost answer, and something else for another day", async () => {
    const desk = new DailyDesk();
    await desk.load();
    answers["/api/tables"] = () => {
      throw new TypeError("lost");
    };
    await desk.play("Anna");
    await desk.play("Anna");
    const [one, other] = asked.slice(-2).map(([, body]) => body as { id: string; seats: unknown });
    expect(desk.beginning.trouble).not.toBeNull();
    expect(one).toEqual(other);
    desk.today = { ...today, day: "2026-11-22" };
    await desk.play("Anna");
    expect((asked.at(-1)?.[1] as { id: string }).id).not.toBe(one?.id);
  });

  it("forgets a game whose table is gone, and keeps one where nobody answers", async () => {
    keepBegun(DAY, TABLE);
    keepBegun("2026-11-20", "b".repeat(20));
    answers[`/api/tables/${"b".repeat(20)}`] = () => ({ stage: "playing", scores: [0], sheet: null });
    const desk = new DailyDesk();
    await desk.load();
    expect([desk.standing, desk.open?.day]).toEqual(["fresh", "2026-11-20"]);
    answers["/api/daily"] = () => {
      throw new TypeError("lost");
    };
    await desk.load();
    expect([desk.asking.trouble !== null, desk.today?.day, desk.open?.day]).toEqual([true, DAY, "2026-11-20"]);
  });
});

describe("a text to share", () => {
  it("has the day, the points, the row of days and the sheet, and no die", () => {
    const text = shareText({ day: DAY, points: 74, built: ["y1b1", "y1b2", "y6b6"], streak: 6, link: "https://example.org/daily" });
    const lines = text.split("\n");
    expect(lines.slice(0, 3)).toEqual(["Alhambra Roll & Write, 21 November 2026", "74 points", "A streak of 6 days"]);
    expect(lines.slice(3, 9)).toEqual(["🟩🟪⬛⬛⬛⬛", ...Array<string>(4).fill("⬛⬛⬛⬛⬛⬛"), "⬛⬛⬛⬛⬛🟩"]);
    expect(lines.at(-1)).toBe("https://example.org/daily");
    expect(shareText({ day: DAY, points: 1, built: [], streak: 1, link: "x" }).split("\n")).toHaveLength(9);
    expect(gridOf([]).join("")).not.toMatch(/[^⬛]/u);
  });
});

describe("a game that is shown again", () => {
  const [alone] = sheetFile as unknown as readonly { log: readonly LogEntry[]; views: readonly SheetView[]; score: SheetScoreSheet }[];
  const steps = (alone?.log ?? []).flatMap(({ events }, at): DayStep[] => {
    const view = alone?.views[at];
    return events.length > 0 && view && alone ? [{ actions: [], events, game: { kind: "sheet", view, score: alone.score, winners: [], turn: null } }] : [];
  });

  it("shows each turn with the dice that it was played with, and says what was done", () => {
    const frames = framesOf({ steps });
    expect(frames).toHaveLength(steps.length);
    const people = { names: ["Anna"], you: [], fictitious: 2 };
    for (const [at, { view, events, squares }] of frames.entries()) {
      expect(tellEvents(events, people).length, `${at}`).toBeGreaterThan(0);
      const sheet = view.sheets[0];
      for (const square of squares) expect(sheet?.built).toContain(square);
      const [built] = at > 0 ? events.filter(({ event }) => event === "Built") : [];
      if (built?.event !== "Built") continue;
      expect(sheet?.yellow, `${at}`).toContain(Number(built.square[1]));
      expect(sheet?.blue, `${at}`).toContain(Number(built.square[3]));
    }
    expect(frames.at(-1)?.events.at(-1)?.event).toBe("GameOver");
  });

  it("is walked through by hand, by keys and by itself", () => {
    vi.useFakeTimers();
    const way = new Replaying(3);
    way.go(-1);
    expect([way.at, way.isFirst]).toEqual([0, true]);
    expect([way.key("End"), way.at, way.isLast]).toEqual([true, 2, true]);
    expect([way.key("ArrowLeft"), way.at, way.key("x"), way.key("Home"), way.at]).toEqual([true, 1, false, true, 0]);
    way.toggle();
    vi.advanceTimersByTime(PACES.normal);
    expect([way.at, way.playing]).toEqual([1, true]);
    way.toggle();
    vi.advanceTimersByTime(PACES.slow * 3);
    expect(way.at).toBe(1);
    way.toggle();
    vi.advanceTimersByTime(PACES.normal);
    expect([way.at, way.playing]).toEqual([2, false]);
    way.toggle();
    expect([way.at, way.playing]).toEqual([0, true]);
    way.go(1);
    expect(way.playing).toBe(false);
    vi.useRealTimers();
  });
});

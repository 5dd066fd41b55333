import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import sheetFile from "../fixtures/sheet.json";
import { PLAIN } from "../pages/levels";
import type { SheetInfo, SheetScoreSheet, SheetView, TableInfo } from "../protocol";
import { language } from "../words/language.svelte";
import { courseOf } from "./course";
import SheetEnd from "./SheetEnd.svelte";

interface Played {
  readonly names: readonly string[];
  readonly views: readonly SheetView[];
  readonly score: SheetScoreSheet;
  readonly winners: readonly number[];
}

const games = sheetFile as unknown as readonly Played[];
const [alone, two] = games as readonly [Played, Played];

function endOf({ names, views, score, winners }: Played, daily: TableInfo["daily"] = null) {
  const view = views.at(-1);
  if (!view) throw new Error("The game has no end.");
  const seats = names.map((name) => ({ name, kind: "person", bot: null, present: true, stand_in: false, thought: 0, opens: null }) as const);
  const info: TableInfo = {
    table: "t", stage: "over", game: { box: "roll-and-write", modules: [], options: {} }, settings: PLAIN, seats, host: 0, actor: null, watchers: 0, turn_since: 0, rematch: null, unread: [], daily,
  };
  const game: SheetInfo = { kind: "sheet", view, score, winners, turn: null };
  const fictitious = Array.from({ length: view.players - view.seats }, (_, at) => `F${at + 1}`);
  return render(SheetEnd, { game, info, names: [...names, ...fictitious], seat: 0, when: 0, onclose: () => undefined, onrematch: () => undefined });
}

/** The same game, as if its first gain had come in an earlier round. */
function withRound(game: Played): Played {
  const past = game.score.past.flatMap((one) => {
    const [first, ...others] = one.gains;
    return one.end && first ? [{ ...one, end: false, gains: [first] }, { ...one, gains: others }] : [one];
  });
  return { ...game, score: { ...game.score, past } };
}

beforeAll(() => language.learn(["sheet", "daily"]));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("the course of a game of sheets", () => {
  it("runs from nothing through what the rounds brought to the result", () => {
    for (const { score, views } of games) {
      const { seats = 0, players = 0, duel = false } = views.at(-1) ?? {};
      const counted = duel ? players : seats;
      const { moments, scores } = courseOf(score, counted);
      expect(scores.map((line) => line[0])).toEqual(Array<number>(counted).fill(0));
      expect(scores.map((line) => line.at(-1))).toEqual(score.scores.slice(0, counted));
      expect(scores.every((line) => line.length === moments.length)).toBe(true);
      expect(moments.at(-1)?.short).toBe("End");
    }
  });
});

describe("the end of a game of sheets", () => {
  it("shows the sheets, charts with their tables, and the way on", () => {
    for (const game of games) {
      const { container, unmount } = endOf(game);
      expect(container.querySelectorAll(".plinths li svg.sheet")).toHaveLength(game.names.length);
      expect(container.querySelectorAll(".sr-only table")).toHaveLength(courseOf(game.score, 1).moments.length > 2 ? 2 : 1);
      expect(container.querySelector("h1")?.textContent).toMatch(/\d+ points?|share/);
      expect(container.querySelector("footer .primary")?.textContent).toBe("Play again");
      unmount();
    }
  });

  it("says how the points of one alone came, and of several who was behind", () => {
    expect(endOf(withRound(alone)).container.textContent).toContain("Points, by round");
    expect(endOf(withRound(two)).container.textContent).toContain("Behind the leader, by round");
  });

  it("draws no line where all points came at the end", () => {
    expect(courseOf(alone.score, 1).moments).toHaveLength(2);
    expect(endOf(alone).container.textContent).not.toContain("Points, by round");
  });

  it("tells rows, columns and coins apart by their signs", () => {
    const signs = ["row", "column", "coins"].map((key) => endOf(alone).container.querySelector(`.legend .source.${key} path`)?.getAttribute("d"));
    expect(new Set(signs.filter((sign) => sign !== undefined)).size).toBe(signs.filter((sign) => sign !== undefined).length);
    expect(signs.some((sign) => sign !== undefined)).toBe(true);
  });

  it("of a daily game leads back to it, and plays on for practice", () => {
    const { container } = endOf(alone, { day: "2026-11-18", practice: true });
    expect([...container.querySelectorAll("footer .button")].slice(-2).map((one) => one.textContent)).toEqual(["Practise again", "To the daily game"]);
  });
});

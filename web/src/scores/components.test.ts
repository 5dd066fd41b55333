import { eventsOf } from "../net/log";
import { fireEvent, render, screen } from "@testing-library/svelte";
import { describe, expect, it, vi } from "vitest";
import { three, two } from "../fixtures/games";
import EndPage from "./EndPage.svelte";
import type { TableInfo } from "../protocol";
import Left from "./Left.svelte";
import Preview from "./Preview.svelte";
import ScoreNow from "./ScoreNow.svelte";
import ScoringSheet from "./ScoringSheet.svelte";
import ScoringShow from "./ScoringShow.svelte";
import { worthAt } from "./counting";
import Totals from "./Totals.svelte";
import { clock } from "./clock";
import { tableAt } from "./past";

const { turn, view, score } = three.turn;
const lastView = three.views.at(-1)?.view ?? view;
const seats = [61_000, 5_000, 600_000].map((thought) => ({ kind: "person", thought }));
const info = { seats, rematch: null } as unknown as TableInfo;
const end = { score: three.score, view: lastView, info, names: three.names, when: Date.UTC(2026, 10, 16), onclose: () => undefined };

// Queries by role walk the whole page for each element, which takes seconds on big tables.
const texts = (root: Element, selector: string) =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent?.trim() ?? "");

describe("the scores", () => {
  it("show every type and player, with what changed", () => {
    const { container } = render(ScoreNow, {
      score, view, names: three.names, before: turn.score_before, viewBefore: turn.before, you: [0],
    });
    const rows = texts(container, 'th[scope="row"]');
    for (const name of ["Longest wall", "Pavilion", "Tower", "Would gain", "Score then"]) expect(rows).toContain(name);
    expect(texts(container, 'th[scope="col"] > span')).toEqual(["Building", "Anna", "Ben", "Carla"]);
    expect(container.textContent).toContain("against the start of the turn");
  });

  it("show the neutral player", () => {
    const { container } = render(ScoreNow, { score: two.turn.score, view: two.turn.view, names: two.names });
    expect(texts(container, 'th[scope="col"]')).toContain("Neutral");
  });

  it("say so when there is nothing left to score", () => {
    const { container } = render(ScoreNow, { score: three.score, view, names: three.names });
    expect(container.querySelector("table")).toBe(null);
  });

  it("are bars with a text", () => {
    render(Totals, { scores: [12, 3], names: ["Anna", "Ben"], you: [0], actor: 1, gains: [5, 0] });
    expect(screen.getByRole("list", { name: "Scores" }).textContent).toContain("Anna: 12 points, +5 if scored now");
  });
});

describe("a scoring", () => {
  const told = three.log.flatMap((entry) => eventsOf(entry)).filter((event) => event.event === "Scored");

  it("explains every point and shows a wall", async () => {
    const walls: [number, readonly string[]][] = [];
    const scoring = told[2];
    if (!scoring) throw new Error("The fixture lacks its third scoring.");
    const { container } = render(ScoringSheet, {
      scoring,
      scores: scoring.scores,
      names: three.names,
      you: [0],
      onwall: (player: number, segments: readonly string[]) => walls.push([player, segments]),
    });
    expect(container.querySelectorAll("article")).toHaveLength(3);
    const points = texts(container, "li > b").map((one) => Number(one.replace("+", "")));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(scoring.gains.reduce((sum, gain) => sum + gain.points, 0));
    const [show] = screen.getAllByText("Show on the palace");
    if (show) await fireEvent.click(show);
    expect(walls[0]?.[1].length).toBeGreaterThan(0);
  });

  it("is counted row by row, and puts away what was counted", async () => {
    const scoring = told[1];
    if (!scoring) throw new Error("The fixture lacks its second scoring.");
    let closed = 0;
    const then = tableAt(scoring, lastView, three.log);
    const { container } = render(ScoringShow, {
      scoring, worth: worthAt(2, three.score), view: then, names: three.names, you: [0], next: "Back to the table", onwall: () => undefined, onclose: () => (closed += 1),
    });
    const rows = () => [...container.querySelectorAll("tbody tr")];
    const brass = () => container.querySelector(".primary")?.textContent?.trim();
    const points = (row: Element | undefined) => texts(row ?? container, ".points");
    expect(rows()).toHaveLength(7);
    expect(rows().map((row) => row.getAttribute("aria-current"))).toEqual(["step", null, null, null, null, null, null]);
    expect(points(rows()[0])).toHaveLength(3);
    expect(points(rows()[1])).toEqual([]);
    expect(brass()).toBe("Pavilions next ›");
    await fireEvent.keyDown(window, { key: "ArrowRight" });
    expect(points(rows()[1])).toHaveLength(3);
    expect(container.querySelectorAll("[data-lit=true]").length).toBe(then.palaces.flatMap(({ tiles }) => tiles).filter(({ tile }) => then.types[tile] === "pavilion").length);
    await fireEvent.keyDown(window, { key: "ArrowLeft" });
    expect(points(rows()[1])).toEqual([]);
    await fireEvent.click(screen.getByText("To the result"));
    expect(texts(container, ".total")).toEqual(scoring.scores.map(String));
    expect(brass()).toBe("Back to the table ›");
    const details = container.querySelector("details");
    if (details) details.open = true;
    await vi.waitFor(() => expect(container.querySelectorAll("details article")).toHaveLength(3));
    expect(closed).toBe(0);
    await fireEvent.click(screen.getByText("Back to the table ›"));
    expect(closed).toBe(1);
  });

  it("belongs to an end with winners, all scorings and a rematch", async () => {
    let again = 0;
    const { container } = render(EndPage, { ...end, winners: three.winners, you: [2], told, onrematch: () => (again += 1) });
    expect(texts(container, "h1")[0]).toMatch(/^You won by \d+ points$/);
    const [best] = texts(container, ".totals tbody tr");
    for (const part of ["Carla", "125", "10:00"]) expect(best).toContain(part);
    expect(texts(container, "summary")).toEqual(["The first scoring", "The second scoring", "The third scoring"]);
    const [first] = container.querySelectorAll("details");
    if (first) first.open = true;
    await vi.waitFor(() => expect(container.querySelectorAll("article")).toHaveLength(3));
    await fireEvent.click(screen.getByText("Play again"));
    expect(again).toBe(1);
  });

  it("has every number of its charts in a table, too", () => {
    const { container } = render(EndPage, { ...end, winners: three.winners, told });
    const [sources, course] = container.querySelectorAll(".sr-only table");
    if (!sources || !course) throw new Error("A chart has no table.");
    const sums = [...sources.querySelectorAll("tbody tr")].map((row) => texts(row, "td").map(Number));
    const order = [...three.score.scores].sort((one, other) => other - one);
    expect(order.map((_, at) => sums.reduce((sum, row) => sum + (row[at] ?? 0), 0))).toEqual(order);
    expect(texts(course, "tbody tr:first-child td").at(-1)).toContain(`${three.score.scores[0]}`);
    expect(container.querySelectorAll(".plinths li")).toHaveLength(3);
    expect(texts(container, ".plinths .first .name")[0]).toContain("Carla");
  });

  it("is told to who did not win, and to those who share", () => {
    const { container } = render(EndPage, { ...end, winners: [0, 2], you: [0] });
    expect(texts(container, "h1")).toEqual(["You and Carla share the victory"]);
  });
});

describe("what is left and what changes", () => {
  it("is shown where the table has a memory", () => {
    const { container } = render(Left, { view });
    expect(container.querySelectorAll("table")).toHaveLength(2);
    const none = render(Left, { view: { ...view, memory: null } });
    expect(none.container.querySelector("table")).toBe(null);
  });

  it("says what the commit changes", () => {
    const { container } = render(Preview, { turn, score, view, seat: 0, names: three.names });
    expect(container.textContent).toContain("What your turn changes");
    expect(container.textContent).toMatch(/If scored now: \d+ before, \d+ after/);
    expect(container.textContent).toContain("Tower: ");
  });

  it("says so when it changes nothing", () => {
    const same = { ...turn, before: view, score_before: score };
    const { container } = render(Preview, { turn: same, score, view, seat: 0, names: three.names });
    expect(container.textContent).toContain("No points change");
  });
});

it("tells times of thinking, also of a table that was left for long", () => {
  expect([0, -500, 59_999, 60_000, 3_725_000].map(clock)).toEqual(["0:00", "0:00", "0:59", "1:00", "1:02:05"]);
  expect([86_399_000, 86_400_000, 400 * 86_400_000 + 7_200_000].map(clock)).toEqual(["23:59:59", "1 d 0 h", "400 d 2 h"]);
});

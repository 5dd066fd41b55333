import { fireEvent, render, screen, within } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { three, two } from "../fixtures/games";
import EndPage from "./EndPage.svelte";
import Left from "./Left.svelte";
import Preview from "./Preview.svelte";
import ScoreNow from "./ScoreNow.svelte";
import ScoringSheet from "./ScoringSheet.svelte";
import Totals from "./Totals.svelte";
import { clock } from "./clock";

const { turn, view, score } = three.turn;

describe("the scores", () => {
  it("show every type and player, with what changed", () => {
    render(ScoreNow, { score, view, names: three.names, before: turn.score_before, viewBefore: turn.before, you: [0] });
    const table = screen.getByRole("table");
    for (const name of ["Longest wall", "Pavilion", "Tower", "Would gain", "Score then"]) {
      expect(within(table).getByRole("rowheader", { name })).toBeTruthy();
    }
    expect(within(table).getAllByRole("columnheader").map((one) => one.textContent)).toEqual([
      "Building",
      "Anna",
      "Ben",
      "Carla",
    ]);
    expect(table.textContent).toContain("against the start of the turn");
  });

  it("show the neutral player", () => {
    render(ScoreNow, { score: two.turn.score, view: two.turn.view, names: two.names });
    expect(screen.getByRole("columnheader", { name: "Neutral" })).toBeTruthy();
  });

  it("say so when there is nothing left to score", () => {
    render(ScoreNow, { score: three.score, view, names: three.names });
    expect(screen.queryByRole("table")).toBe(null);
  });

  it("are bars with a text", () => {
    render(Totals, { scores: [12, 3], names: ["Anna", "Ben"], you: [0], actor: 1, gains: [5, 0] });
    expect(screen.getByRole("list", { name: "Scores" }).textContent).toContain("Anna: 12 points, +5 if scored now");
  });
});

describe("a scoring", () => {
  const told = three.log.flatMap((entry) => entry.events).filter((event) => event.event === "Scored");

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
    const points = [...container.querySelectorAll("li > b")].map((one) => Number(one.textContent?.replace("+", "")));
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(scoring.gains.reduce((sum, gain) => sum + gain.points, 0));
    const [show] = screen.getAllByRole("button", { name: "Show on the palace" });
    if (show) await fireEvent.click(show);
    expect(walls[0]?.[1].length).toBeGreaterThan(0);
  });

  it("belongs to an end with winners, all scorings and a rematch", async () => {
    let again = 0;
    render(EndPage, {
      score: three.score,
      winners: three.winners,
      names: three.names,
      you: [2],
      thought: [61_000, 5_000, 600_000],
      told,
      onrematch: () => (again += 1),
    });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You won!");
    const rows = screen.getAllByRole("row").slice(1);
    expect(rows[0]?.textContent).toContain("Carla");
    expect(rows[0]?.textContent).toContain("125");
    expect(rows[0]?.textContent).toContain("10:00");
    expect(screen.getAllByText(/The (first|second|third) scoring/, { selector: "summary" })).toHaveLength(3);
    await fireEvent.click(screen.getByRole("button", { name: "Play again" }));
    expect(again).toBe(1);
  });

  it("is told to who did not win, and to those who share", () => {
    render(EndPage, { score: three.score, winners: [0, 2], names: three.names, you: [0] });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("You and Carla share the victory.");
  });
});

describe("what is left and what changes", () => {
  it("is shown where the table has a memory", () => {
    const { container } = render(Left, { memory: view.memory, view });
    expect(container.querySelectorAll("table")).toHaveLength(2);
    const none = render(Left, { memory: null, view });
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

it("tells times of thinking", () => {
  expect([0, 59_400, 60_000, 3_725_000].map(clock)).toEqual(["0:00", "0:59", "1:00", "62:05"]);
});

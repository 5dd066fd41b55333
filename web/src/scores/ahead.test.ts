import { render } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import { three } from "../fixtures/games";
import PointsTable from "./PointsTable.svelte";
import ScoringTime from "./ScoringTime.svelte";
import { timeWords } from "./time";

const view = { ...three.turn.view, next_scoring: 2 };
const table_of_points = { pavilion: [[1], [8, 1], [16, 8, 1]], tower: [[6], [13, 6], [21, 13, 6]] };
const cells = (root: Element, row: number): string[] =>
  [...(root.querySelectorAll("tbody tr")[row]?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent ?? "");

describe("the table of points", () => {
  it("has every type and scoring, and what is left where the table tells it", () => {
    const { container } = render(PointsTable, { aids: { table_of_points }, view, counts: true });
    expect(cells(container, 0).slice(0, 3)).toEqual(["1", "8, 1", "16, 8, 1"]);
    expect(container.querySelectorAll("tbody tr")).toHaveLength(6);
    const left = view.memory?.supply.filter((tile) => view.types[tile] === "tower").length;
    expect(cells(container, 5)).toEqual(["6", "13, 6", "21, 13, 6", String(left)]);
    expect(container.querySelector("th.next")?.textContent).toBe("2nd scoring");
  });

  it("does not tell what is left elsewhere, and is not there without the aid", () => {
    expect(cells(render(PointsTable, { aids: { table_of_points }, view, counts: false }).container, 5)).toHaveLength(3);
    expect(render(PointsTable, { aids: {}, view, counts: true }).container.textContent).toBe("");
  });
});

describe("the next scoring card", () => {
  const time = (number: number, soonest: number, latest: number) => timeWords({ scoring_time: { number, soonest, latest } }, view);

  it("is so many cards away", () => {
    expect(time(1, 7, 29)).toBe("The first scoring card comes in 7 cards at the soonest, in 29 at the latest.");
    expect(time(2, 1, 9)).toBe("The second scoring card may be the next card; it comes in 9 cards at the latest.");
    expect(time(2, 1, 1)).toBe("The second scoring card is the next card.");
  });

  it("is none when both have come, and before they are in the pile", () => {
    expect(timeWords({ scoring_time: null }, { ...view, next_scoring: 3, supply_left: 12 })).toMatch(/^Both scoring cards have come\..* 12\.$/);
    expect(timeWords({ scoring_time: null }, { ...view, next_scoring: 1 })).toBeNull();
    expect(render(ScoringTime, { aids: {}, view }).container.textContent).toBe("");
  });
});

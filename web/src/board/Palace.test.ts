import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { PalaceView, Refusal } from "../protocol";
import Palace from "./Palace.svelte";

const palace: PalaceView = {
  wall: 2,
  segments: [],
  tiles: [
    { tile: "fountain", place: "c" },
    { tile: "garden-11", place: "e1" },
  ],
};
const refusal: Refusal = {
  code: "walls-differ", clause: "A-56", message: "no", places: ["e1"], cards: [], tiles: [], id: "walls-differ", args: {},
};

// jsdom measures nothing, so there is nothing to observe.
class NoResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
vi.stubGlobal("ResizeObserver", NoResizeObserver);

afterEach(cleanup);

test("a palace is a grid with a name, one stop for Tab and a label on each square", () => {
  render(Palace, { palace, name: "Anna" });
  expect(screen.getByRole("grid").getAttribute("aria-label")).toBe("Palace of Anna: 2 tiles, longest wall 2");
  const squares = screen.getAllByRole("gridcell");
  expect(squares.map((square) => square.getAttribute("aria-label"))).toEqual([
    "Lion fountain; at the fountain",
    "Garden 11, no wall; 1 east",
  ]);
  expect(squares.filter((square) => square.getAttribute("tabindex") === "0")).toHaveLength(1);
});

test("arrows walk, Enter lays the carried tile, and a ring of squares is around", async () => {
  const onplace = vi.fn();
  render(Palace, { palace, name: "Anna", carried: "tower-12", legal: ["n1"], onplace });
  expect(screen.getAllByRole("gridcell")).toHaveLength(12);
  const start = document.querySelector<SVGGElement>('[data-place="c"]');
  start?.focus();
  await fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowUp" });
  const reached = document.activeElement;
  expect(reached?.getAttribute("aria-label")).toBe("empty; 1 north; Tower 12 can be laid here");
  await fireEvent.keyDown(reached ?? document.body, { key: "Enter" });
  expect(onplace).toHaveBeenCalledExactlyOnceWith("n1");
});

test("a square that refuses says why and marks what is in the way", async () => {
  const onrefused = vi.fn();
  const onplace = vi.fn();
  render(Palace, { palace, name: "Anna", carried: "tower-8", verdicts: new Map([["e2", refusal]]), onrefused, onplace });
  const square = screen.getByLabelText("empty; 2 east; A wall would touch an open side. (A-56)");
  await fireEvent.click(square);
  expect(onrefused).toHaveBeenCalledExactlyOnceWith(refusal);
  expect(onplace).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".culprit")).toHaveLength(1);
  expect(screen.getByText("A wall would touch an open side. (A-56)")).toBeTruthy();
});

test("tiles that can be removed are picked, others are not", async () => {
  const onpick = vi.fn();
  render(Palace, { palace, name: "Anna", pickable: ["garden-11"], onpick });
  await fireEvent.click(screen.getByLabelText("Lion fountain; at the fountain"));
  await fireEvent.click(screen.getByLabelText("Garden 11, no wall; 1 east; can be chosen"));
  expect(onpick).toHaveBeenCalledExactlyOnceWith("garden-11");
});

test("a tile that cannot be picked says why, without looking like one that can", async () => {
  const onwhy = vi.fn();
  const onpick = vi.fn();
  const { rerender } = render(Palace, { palace, name: "Anna", pickable: ["garden-11"], onpick, onwhy });
  const fountain = screen.getByLabelText("Lion fountain; at the fountain");
  expect(fountain.classList.contains("active") || fountain.classList.contains("pickable")).toBe(false);
  await fireEvent.click(fountain);
  await fireEvent.keyDown(fountain, { key: "Enter" });
  expect(onwhy.mock.calls).toEqual([["fountain"], ["fountain"]]);
  await rerender({ carried: "tower-12", pickable: [] });
  await fireEvent.click(fountain);
  expect(onwhy).toHaveBeenCalledTimes(2);
  expect(onpick).not.toHaveBeenCalled();
});

test("a square that is taken keeps silent until it is tapped", async () => {
  const occupied = { ...refusal, code: "occupied" };
  render(Palace, { palace, name: "Anna", carried: "tower-8", verdicts: new Map([["e1", occupied], ["e2", refusal]]) });
  const square = screen.getByLabelText("Garden 11, no wall; 1 east; There is a tile already. (A-56)");
  await fireEvent.pointerEnter(square);
  expect(document.querySelector(".said, .cross")).toBeNull();
  await fireEvent.click(square);
  expect(document.querySelector(".said")?.textContent).toBe("There is a tile already. (A-56)");
  await fireEvent.pointerLeave(square);
  await fireEvent.pointerEnter(screen.getByLabelText("empty; 2 east; A wall would touch an open side. (A-56)"));
  expect(document.querySelector(".said")?.textContent).toBe("A wall would touch an open side. (A-56)");
  await fireEvent.pointerEnter(square);
  expect(document.querySelector(".said, .cross")).toBeNull();
});

test("places are marked that a refusal elsewhere is about", () => {
  render(Palace, { palace, name: "Anna", marked: ["c", "e1"] });
  expect(document.querySelectorAll(".culprit")).toHaveLength(2);
});

test("a compact palace is one picture", () => {
  render(Palace, { palace, name: "Anna", compact: true });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Palace of Anna: 2 tiles, longest wall 2");
  expect(screen.queryByRole("grid")).toBeNull();
});

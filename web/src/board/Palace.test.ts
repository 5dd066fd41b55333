import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { LAYERS } from "../modules/face";
import { STILL, type Kind, type Targets } from "../palace/targets";
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

test("a square that refuses is told beside it, once, with its rule and what is in the way", async () => {
  const [onrefused, onplace, onhush] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { palace, name: "Anna", carried: "tower-8", verdicts: new Map([["e2", refusal]]), onrefused, onplace, onhush };
  const { rerender } = render(Palace, props);
  const square = screen.getByLabelText("empty; 2 east; A wall would touch an open side. (A-56)");
  await fireEvent.click(square);
  expect(onrefused).toHaveBeenCalledExactlyOnceWith(refusal, "e2");
  expect(onplace).not.toHaveBeenCalled();
  await rerender({ told: { place: "e2", refusal } });
  expect(screen.getByRole("alert").textContent).toContain("A wall would touch an open side.");
  expect(screen.getByRole("button", { name: "Rule A-56" })).toBeTruthy();
  expect(square.querySelector(".cross")).toBeTruthy();
  expect(document.querySelectorAll(".culprit")).toHaveLength(1);
  await fireEvent.click(screen.getByLabelText("Lion fountain; at the fountain"));
  expect(onhush).toHaveBeenCalledOnce();
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
  expect(onwhy.mock.calls).toEqual([["fountain", "c"], ["fountain", "c"]]);
  await rerender({ carried: "tower-12", pickable: [] });
  await fireEvent.click(fountain);
  expect(onwhy).toHaveBeenCalledTimes(2);
  expect(onpick).not.toHaveBeenCalled();
});

test("a square that is looked at says why to the eye alone, and keeps silent where it is taken", async () => {
  const occupied = { ...refusal, code: "occupied", id: "tile-there" };
  render(Palace, { palace, name: "Anna", carried: "tower-8", verdicts: new Map([["e1", occupied], ["e2", refusal]]) });
  await fireEvent.pointerEnter(screen.getByLabelText("Garden 11, no wall; 1 east; There is a tile already. (A-56)"));
  expect(document.querySelector(".said, .cross")).toBeNull();
  await fireEvent.pointerEnter(screen.getByLabelText("empty; 2 east; A wall would touch an open side. (A-56)"));
  expect(document.querySelector("[aria-hidden=true] > .said")?.textContent?.trim()).toBe("A wall would touch an open side. (A-56)");
  expect(screen.getByRole("alert").textContent).toBe("");
});

test("the sides that do not fit are marked where the refusal names them", () => {
  const sided = { ...refusal, args: { place: "e2", sides: ["west", "north"] } };
  render(Palace, { palace, name: "Anna", told: { place: "e2", refusal: sided } });
  expect(document.querySelectorAll("[data-layer=highlights] .edge:not(.under)")).toHaveLength(2);
});

test("a compact palace is one picture", () => {
  render(Palace, { palace, name: "Anna", compact: true });
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe("Palace of Anna: 2 tiles, longest wall 2");
  expect(screen.queryByRole("grid")).toBeNull();
});

test("layers lie in their order, and what is touched lies above the walls", () => {
  render(Palace, { palace, name: "Anna" });
  const layers = [...document.querySelectorAll("[data-layer]")].map((layer) => layer.getAttribute("data-layer"));
  expect(layers).toEqual([...LAYERS]);
  expect(document.querySelector("[data-layer=highlights] [data-place=e1] .ring")).toBeTruthy();
  expect(document.querySelector("[data-layer=walls] .wall-band")).toBeTruthy();
});

test("whatever a module lets touch can be touched, with a pointer and with keys", async () => {
  const touch = vi.fn();
  const open: Partial<Record<Kind, string[]>> = { place: ["n1"], tile: ["garden-11"], corner: ["c", "e1"] };
  const targets: Targets = { ...STILL, of: (kind) => new Set(open[kind]), chosen: (kind) => new Set(kind === "place" ? ["n1"] : []), touch };
  render(Palace, { palace, name: "Anna", targets });
  await fireEvent.click(screen.getByLabelText("empty; 1 north; chosen"));
  await fireEvent.keyDown(screen.getByLabelText("Garden 11, no wall; 1 east; can be chosen"), { key: "Enter" });
  const corner = screen.getByRole("button", { name: "the fountain: south-east corner" });
  expect(corner.getAttribute("tabindex")).toBe("0");
  corner.focus();
  await fireEvent.keyDown(corner, { key: "ArrowRight" });
  expect(document.activeElement?.getAttribute("aria-label")).toBe("1 east: south-east corner");
  await fireEvent.keyDown(document.activeElement ?? corner, { key: " " });
  expect(touch.mock.calls).toEqual([["place", "n1"], ["tile", "garden-11"], ["corner", "e1"]]);
});

test("keys and buttons zoom, and the focus is not lost with a button that goes", async () => {
  render(Palace, { palace, name: "Anna" });
  const grid = screen.getByRole("grid");
  const zoom = (): string | null => grid.getAttribute("data-zoom");
  const before = Number(grid.getAttribute("data-square"));
  await fireEvent.keyDown(grid, { key: "+" });
  expect([zoom(), Number(grid.getAttribute("data-square")) > before]).toEqual(["free", true]);
  await fireEvent.keyDown(grid, { key: "0" });
  expect(zoom()).toBe("fit");
  expect(screen.queryByRole("button", { name: "Show the whole palace" })).toBeNull();
  await fireEvent.click(screen.getByRole("button", { name: "Zoom in" }));
  const fit = screen.getByRole("button", { name: "Show the whole palace" });
  fit.focus();
  await fireEvent.click(fit);
  expect(zoom()).toBe("fit");
  await waitFor(() => { expect(document.activeElement?.getAttribute("aria-label")).toBe("Zoom in"); });
});

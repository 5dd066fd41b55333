import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, expect, test, vi } from "vitest";
import { flushSync } from "svelte";
import { settings } from "../settings/settings.svelte";
import Display from "./Display.svelte";
import Hand from "./Hand.svelte";
import Market from "./Market.svelte";
import PalaceStrip from "./PalaceStrip.svelte";
import TileRow from "./TileRow.svelte";

afterEach(cleanup);

test("a square of the market says its currency, its tile and whether it can be paid", async () => {
  const onchoose = vi.fn();
  render(Market, { market: ["tower-13", null, "garden-11", null], chosen: 1, affordable: { 1: 2, 3: 0 }, onchoose });
  const tower = screen.getByRole("button", { name: "Square 1, florin: Tower 13, wall east, can be paid, but not exactly" });
  expect(tower.getAttribute("aria-pressed")).toBe("true");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Square 2, dirham: empty" }).disabled).toBe(true);
  expect(tower.querySelector(".seal")?.textContent).toBe("+2");
  await fireEvent.click(screen.getByRole("button", { name: "Square 3, dinar: Garden 11, no wall, can be paid exactly" }));
  expect(onchoose).toHaveBeenCalledExactlyOnceWith(3);
});

test("slots of the display count from 1", async () => {
  const onpick = vi.fn();
  render(Display, { display: ["y3", "y3", null, "b9"], picked: [2], onpick });
  const cards = screen.getAllByRole("button", { name: "3 florin" });
  expect(cards.map((card) => card.getAttribute("aria-pressed"))).toEqual(["false", "true"]);
  await fireEvent.click(screen.getByRole("button", { name: "9 dinar" }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(4);
  expect(screen.getByLabelText("Place 3 of the display is empty")).toBeTruthy();
});

test("what is pointed at is lit, and not chosen", () => {
  render(Market, { market: ["tower-13", null, "garden-11", null], lit: [3], onchoose: vi.fn() });
  render(Display, { display: ["y3", "b9", null, null], lit: [2], onpick: vi.fn() });
  expect([...document.querySelectorAll(".lit")].map((lit) => lit.textContent?.replace(/\s/g, ""))).toEqual(["Square3,dinar:Garden11,nowallDinarG11", "9"]);
  expect(document.querySelector("[aria-pressed=true]")).toBeNull();
});

test("a card shows its sign and its value, no letter", () => {
  render(Display, { display: ["y3"], onpick: vi.fn() });
  expect(screen.getByRole("button", { name: "3 florin" }).textContent?.trim()).toBe("3");
});

test("letters of types are left out where the settings say so", () => {
  settings.labels = false;
  render(TileRow, { tiles: ["tower-8"], title: "Reserve" });
  expect(document.querySelector("text")?.textContent).toBe("8");
  flushSync(() => (settings.labels = true));
  expect(document.querySelector("text")?.textContent).toBe("T8");
});

test("cards of a hand are picked by their index", async () => {
  const onpick = vi.fn();
  render(Hand, { hand: ["o2", "y5", "y5"], picked: [1], lit: [1, 2], onpick });
  expect(screen.getByRole("group", { name: "florin: 2 cards, 10 in all" })).toBeTruthy();
  await fireEvent.click(screen.getByRole("button", { name: "5 florin, part of a payment" }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith(2);
});

test("without a way to pick, cards and tiles are pictures", () => {
  render(Hand, { hand: ["o2"] });
  render(TileRow, { tiles: ["tower-8"], title: "Reserve" });
  expect(screen.queryAllByRole("button")).toHaveLength(0);
  expect(screen.getByRole("img", { name: "Tower 8, walls north, east and south" })).toBeTruthy();
});

test("tiles in a row are picked", async () => {
  const onpick = vi.fn();
  render(TileRow, { tiles: ["tower-8", "garden-11"], title: "Set aside", picked: "tower-8", onpick });
  await fireEvent.click(screen.getByRole("button", { name: "Garden 11, no wall" }));
  expect(onpick).toHaveBeenCalledExactlyOnceWith("garden-11");
});

test("the strip tells what is open to all and enlarges a palace", async () => {
  const onenlarge = vi.fn();
  const palace = { tiles: [{ tile: "fountain", place: "c" }], wall: 0, segments: [] };
  render(PalaceStrip, {
    palaces: [{ seat: 2, name: "Chen", palace, score: 12, reserve: ["tower-8"], cards: 5, active: true }],
    onenlarge,
  });
  await fireEvent.click(screen.getByRole("button", { name: "Look at the palace of Chen; 12 points; wall 0; 5 cards; reserve 1; to act" }));
  expect(onenlarge).toHaveBeenCalledExactlyOnceWith(2);
});

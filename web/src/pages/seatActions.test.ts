import { render, screen } from "@testing-library/svelte";
import { tick } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { TableLink } from "../net/table.svelte";
import type { SeatInfo, TableInfo } from "../protocol";
import { PLAIN } from "./levels";
import SeatActions from "./SeatActions.svelte";

const person = (more: Partial<SeatInfo> = {}): SeatInfo => ({ kind: "person", name: "Ben", bot: null, present: true, stand_in: false, thought: 0, opens: null, ...more });

const info = (ben: SeatInfo): TableInfo => ({
  table: "t", stage: "lobby", game: { box: "classic", modules: [], options: {} }, settings: PLAIN,
  seats: [person({ name: "Anna" }), ben], actor: null, host: 0, watchers: 0, turn_since: 0, rematch: null, unread: [], daily: null,
});

const sent: unknown[] = [];
const link = { held: [0], host: true, now: () => Date.now(), command: (one: unknown) => Promise.resolve(sent.push(one)) } as unknown as TableLink;

const show = (ben: SeatInfo, asking = false): void => {
  render(SeatActions, { link, info: info(ben), number: 1, attempt: (order) => void order(), busy: false, asking });
};

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

it("who is here keeps the seat, and who asks is told so", () => {
  show(person(), true);
  expect(screen.queryByRole("button", { name: "Hand the seat out again" })).toBeNull();
  expect(screen.getByText("Ben is here and keeps the seat.")).toBeTruthy();
});

it("who is away has until the table says; then the host can hand the seat out again", async () => {
  show(person({ present: false, opens: 1_000_000 + 90_000 }));
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Hand the seat out again" });
  expect(button.disabled).toBe(true);
  expect(screen.getByRole("timer").textContent).toBe("Ben has 1:30 left to come back.");
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(screen.getByRole("timer").textContent).toBe("Ben has 0:30 left to come back.");
  vi.advanceTimersByTime(30_000);
  await tick();
  expect(screen.queryByRole("timer")).toBeNull();
  expect(button.disabled).toBe(false);
  button.click();
  await tick();
  screen.getByRole("button", { name: "Yes, the old device loses it" }).click();
  expect(sent).toEqual([{ type: "vacate", seat: 1 }]);
});

import { fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, describe, expect, it, vi } from "vitest";
import { three } from "../fixtures/games";
import type { LogEntry, TableInfo, View } from "../protocol";
import Announce from "./Announce.svelte";
import CatchUp from "./CatchUp.svelte";
import Log from "./Log.svelte";
import Rule from "./Rule.svelte";
import { blocksOf } from "./clause";
import { absence } from "./away";
import { myTurn, showIcon, tabTitle } from "./title";

const names = three.names;
const said: LogEntry = {
  seq: 200, at: 0, kind: "said", seat: 1, name: "Ben", text: "<img src=x onerror=alert(1)>", on: null, by_bot: false, by_host: false, by: null, by_name: null, bot: null, bot_before: null, emote: null, change: null,
  events: [],
};

afterEach(() => vi.unstubAllGlobals());

describe("the log", () => {
  it("shows every entry, and remarks as text only", () => {
    const { container } = render(Log, { entries: [...three.log.slice(-20), said], names, you: [0] });
    expect(container.querySelectorAll("li")).toHaveLength(21);
    expect(container.querySelector("img")).toBe(null);
    expect(container.textContent).toContain(said.text);
  });

  it("says when, and on which day unless it was today", () => {
    const today = new Date();
    today.setHours(9, 5);
    const old = new Date(2024, 1, 3, 13, 22);
    const entries = [old, today].map((at, seq) => ({ ...said, seq, at: at.getTime() }));
    const { container } = render(Log, { entries, names });
    const times = [...container.querySelectorAll("time")].map((one) => one.textContent?.trim());
    expect(times).toEqual(["3 Feb 2024, 13:22", "09:05"]);
  });

  it("does not say that it is empty while there are earlier entries", () => {
    const { container, unmount } = render(Log, { entries: [], names, onearlier: () => undefined });
    expect(container.textContent).not.toContain("Nothing has happened");
    unmount();
    expect(render(Log, { entries: [], names }).container.textContent).toContain("Nothing has happened");
  });

  it("asks for earlier entries only where there are some", async () => {
    let asked = 0;
    render(Log, { entries: three.log.slice(-3), names, onearlier: () => (asked += 1) });
    await fireEvent.click(screen.getByText("Show earlier"));
    expect(asked).toBe(1);
  });

  it("is read out as far as it is new", async () => {
    const { rerender } = render(Announce, { entries: three.log.slice(0, 2), names, you: [0] });
    expect(screen.getByRole("status").textContent).toBe("");
    await rerender({ entries: three.log.slice(0, 3) });
    expect(screen.getByRole("status").textContent).toMatch(/^Carla bought arcades 8 for exactly 8 dinar/);
  });
});

describe("the catch-up", () => {
  it("sums up what was missed", () => {
    const summary = absence([...three.log, said], 1, { names, you: [0] });
    expect(summary.turns).toHaveLength(three.log.length - 1);
    expect(summary.scorings).toHaveLength(3);
    expect(summary.remarks).toBe(1);
    expect(summary.players.map((one) => one.name)).toEqual(["Ben", "Carla", "You"]);
  });

  it("steps through the turns and closes", async () => {
    let closed = 0;
    const steps: number[] = [];
    render(CatchUp, {
      title: "While you were away",
      entries: three.log,
      since: three.log.length - 3,
      names,
      you: [0],
      yourTurn: true,
      onclose: () => (closed += 1),
      onstep: (entry: LogEntry) => steps.push(entry.seq),
    });
    expect(screen.getByText("3 turns were played.")).toBeTruthy();
    expect(screen.getByText("It is your turn.")).toBeTruthy();
    await fireEvent.click(screen.getByRole("button", { name: "Step through" }));
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    await fireEvent.click(screen.getByRole("button", { name: "Next" }));
    expect(screen.getByRole("button", { name: "Next" })).toHaveProperty("disabled", true);
    await fireEvent.click(screen.getByRole("button", { name: "Previous" }));
    expect(steps).toEqual([86, 87, 88, 87]);
    await fireEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(closed).toBe(1);
  });
});

describe("a rule", () => {
  it("is fetched once and shown as text", async () => {
    const fetched = vi.fn(async () => Response.json({ clause: "A-56", text: "Two sides <b>touch</b> **[reading]**." }));
    vi.stubGlobal("fetch", fetched);
    const { container } = render(Rule, { clause: "A-56" });
    const button = screen.getByRole("button", { name: "Rule A-56" });
    await fireEvent.click(button);
    await fireEvent.click(button);
    await vi.waitFor(() => expect(container.textContent).toContain("Two sides <b>touch</b> [reading]."));
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith("/api/rules/A-56?language=en");
    expect(container.querySelector("strong")?.textContent).toBe("[reading]");
  });

  it("can be tried again when it could not be fetched", async () => {
    const fetched = vi.fn(async () => new Response("", { status: 503 }));
    vi.stubGlobal("fetch", fetched);
    render(Rule, { clause: "A-57" });
    const button = screen.getByRole("button", { name: "Rule A-57" });
    await fireEvent.click(button);
    await screen.findByText("The rule could not be fetched. Try again.");
    await fireEvent.click(button);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });

  it("may hold a table", () => {
    const blocks = blocksOf("Points:\nby place\n\n| type | first |\n| --- | --- |\n| tower | 6 |\nThe end.");
    expect(blocks).toEqual([
      { kind: "text", spans: [{ text: "Points: by place", strong: false }] },
      { kind: "table", head: ["type", "first"], rows: [["tower", "6"]] },
      { kind: "text", spans: [{ text: "The end.", strong: false }] },
    ]);
  });
});

describe("the tab", () => {
  const info = { stage: "playing", seats: names.map((name) => ({ name })) } as unknown as TableInfo;
  const view = { ...(three.views[0]?.view as View), turn: 1 };

  it("says whose turn it is", () => {
    expect(tabTitle(null, null, [])).toBe("Alhambra");
    expect(tabTitle({ ...info, stage: "lobby" }, null, [])).toContain("Waiting");
    expect(tabTitle(info, view, [0])).toBe("Ben's turn - Alhambra");
    expect(tabTitle(info, view, [1])).toBe("Your turn - Alhambra");
    expect(tabTitle(info, view, [0, 1])).toBe("Ben's turn - Alhambra");
    const left = { ...info, seats: info.seats.map((seat, at) => ({ ...seat, name: at === 1 ? "" : seat.name })) };
    expect(tabTitle(left, view, [0])).toBe("Player 2's turn - Alhambra");
    expect(tabTitle({ ...info, stage: "over" }, view, [1])).toContain("over");
    expect(myTurn({ ...info, stage: "over" }, view, [1])).toBe(false);
  });

  it("has an icon for it", () => {
    const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.getAttribute("href");
    showIcon(false);
    const calm = icon();
    showIcon(true);
    expect(icon()).not.toBe(calm);
    showIcon(false);
    expect(icon()).toBe(calm);
    expect(document.querySelectorAll('link[rel="icon"]')).toHaveLength(1);
  });
});

import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import sheetFile from "../fixtures/sheet.json";
import type { TableLink } from "../net/table.svelte";
import type { NewCommand } from "../net/socket";
import type { Choices, LogEntry, SheetEvent, SheetInfo, SheetScoreSheet, SheetView } from "../protocol";
import { SvelteMap } from "svelte/reactivity";
import { language } from "../words/language.svelte";
import { changeWord, facesFor, type Moves } from "./dice";
import { SheetDesk } from "./desk.svelte";
import { replayed } from "./replay";
import { crossings, lineWorth, lines, SIZES } from "./squares";
import { rowsOf, totalNow } from "./standing";
import { eventsOf, stepsOf } from "./steps";
import { tellAction, tellEvent } from "./tell";

interface Offer {
  readonly view: SheetView;
  readonly choices: Choices;
  readonly words: readonly string[];
}

interface PlayedSheets {
  readonly names: readonly string[];
  readonly log: readonly LogEntry[];
  readonly views: readonly SheetView[];
  readonly offers: Readonly<Record<string, Offer>>;
  readonly score: SheetScoreSheet;
  readonly winners: readonly number[];
}

const games = sheetFile as unknown as readonly PlayedSheets[];
const [alone, two, three, duel] = games as unknown as readonly [PlayedSheets, PlayedSheets, PlayedSheets, PlayedSheets];

beforeAll(() => language.learn(["sheet"]));

describe("a game that is told", () => {
  it("comes with every event to the table of the server", () => {
    for (const { log, views } of games) {
      for (const [at, entry] of log.entries()) {
        const [before, after] = [views[at - 1], views[at]];
        if (!before || !after) continue;
        const now = eventsOf(entry).reduce(replayed, before);
        const { sheets, ticks, completed, scores, round, turn } = after;
        const built = (view: SheetView): unknown => view.sheets.map((sheet) => ({ ...sheet, built: [...sheet.built].sort() }));
        expect({ ...now, sheets: built(now) }).toMatchObject({ sheets: built({ ...after, sheets }), ticks, completed, scores, round, turn });
      }
    }
  });

  it("has a sentence without holes for every event", () => {
    const kinds = new Set<string>();
    for (const { log, names, views } of games) {
      const people = { names, you: [0], fictitious: (views[0]?.players ?? 0) - names.length };
      for (const event of log.flatMap((entry) => eventsOf(entry))) {
        const told = tellEvent(event, people);
        expect(told, event.event).toMatch(/^\S.*\.$/);
        expect(told).not.toMatch(/sheet-|undefined|\{|y\d|NaN/);
        kinds.add(event.event);
      }
    }
    expect([...kinds].sort()).toEqual(["Awarded", "Built", "Changed", "Completed", "Declined", "DicePlaced", "Earned", "Founded", "GameOver", "Kept", "PassedOn", "Rolled", "Scored", "StartDrawn", "Ticked", "TurnBegan"]);
  });

  it("shows what others do and what dice show, not what one chose oneself", () => {
    const entry = three.log.find((one) => one.seat === 0 && eventsOf(one).some(({ event }) => event === "Built"));
    const from = three.views[(entry?.seq ?? 0) - 2];
    if (!entry || !from) throw new Error("there is none");
    const shown = (mine: number | null): string[] => stepsOf(entry, from, mine).flatMap(({ events }) => events.map(({ event }) => event));
    expect(shown(0)).not.toContain("Built");
    expect(shown(0)).toContain("Rolled");
    expect(shown(1)).toContain("Built");
  });

  it("says an order in words", () => {
    expect(["build:y1b1", "coins", "second", "done", "keep:y2b6", "change:y5to3"].map(tellAction)).toEqual([
      "build the garden at 1 · 1", "earn coins", "build a second time", "no second building", "keep 2 · 6", "change dice: yellow 5 → 3",
    ]);
  });
});

describe("the score sheet", () => {
  it("has as many boxes as the grid has buildings, and strikes places that are taken", () => {
    expect(Object.values(SIZES)).toEqual([5, 5, 6, 6, 7, 7]);
    const last = three.views.at(-1) as SheetView;
    for (const row of rowsOf(last)) expect(row.places.filter(({ taken }) => taken)).toHaveLength(Math.min(3, row.completed.length));
  });

  it("ends with the scores of the server", () => {
    for (const { score, views } of games) for (const [player, points] of (views.at(-1)?.scores ?? []).entries()) expect(totalNow(score, player)).toBe(points);
  });

  it("counts lines, and what they bring", () => {
    expect(lines(["y1b1", "y1b2", "y2b1"])).toEqual({ rows: [2, 1, 0, 0, 0, 0], columns: [2, 1, 0, 0, 0, 0] });
    expect([3, 4, 5, 6].map(lineWorth)).toEqual([0, 2, 5, 10]);
    expect(crossings([3, 3], [1, 5])).toEqual(["y3b1", "y3b5"]);
  });
});

describe("changes of dice", () => {
  it("are those that the server offers, one die or one of each colour", () => {
    const { choices, words, view } = three.offers["act"] as Offer;
    const own = view.sheets[view.turn];
    const found = new Set<string>();
    const dice = [...new Set(own?.yellow)].map((from) => ["y", from] as const).concat([...new Set(own?.blue)].map((from) => ["b", from] as const as never));
    for (const [colour, from] of dice as readonly (readonly ["y" | "b", number])[]) {
      for (const to of facesFor(choices, colour, from, {})) {
        const one: Moves = { [colour]: { from, to } };
        found.add(changeWord(one));
        const other = colour === "y" ? "b" : "y";
        for (const more of new Set(other === "y" ? own?.yellow : own?.blue))
          for (const face of facesFor(choices, other, more, one)) found.add(changeWord({ ...one, [other]: { from: more, to: face } }));
      }
    }
    expect([...found].sort()).toEqual(words.filter((word) => word.startsWith("change:")).sort());
  });
});

describe("a turn", () => {
  let sent: string[];
  let desk: SheetDesk;

  function at({ view, choices }: Offer): void {
    const info = { kind: "sheet", view: { ...view, seat: view.turn }, score: { past: [], now: null, scores: [] }, winners: [], turn: { actions: [], undone: [], ready: false, choices, before: null, score_before: null } } as unknown as SheetInfo;
    sent = [];
    const link = {
      games: new SvelteMap([[view.turn, info]]),
      command: vi.fn((command: NewCommand) => Promise.resolve(sent.push("action" in command ? command.action : command.type))),
      why: vi.fn(() => Promise.resolve({ id: "already-built", code: "built", clause: "W-21", message: "", args: {}, places: [], cards: [], tiles: [] })),
    } as unknown as TableLink;
    desk = new SheetDesk(link, () => view.turn);
  }

  beforeEach(() => at(three.offers["act"] as Offer));

  it("builds at the second touch, or by the button", async () => {
    const [square = ""] = [...desk.lit];
    desk.touch(square);
    expect([desk.picked, sent]).toEqual([square, []]);
    desk.touch(square);
    await vi.waitFor(() => expect(sent).toEqual([`build:${square}`]));
  });

  it("says beside a square why it refuses", async () => {
    const [built = ""] = desk.own?.built ?? [];
    desk.touch(built);
    await vi.waitFor(() => expect(desk.told).toMatchObject({ place: built, refusal: { clause: "W-21" } }));
    expect(desk.picked).toBeNull();
  });

  it("shows where changed dice would cross before a coin is spent, and takes it back", () => {
    const [face = 1] = desk.own?.yellow ?? [];
    const before = [...desk.lit];
    desk.lift("y", face);
    const [to = 1, price] = [...desk.faces][0] ?? [];
    desk.put(to);
    expect([desk.changing, desk.price, sent]).toEqual([true, price, []]);
    expect(desk.yellow).toContain(to);
    expect([...desk.lit].every((square) => !desk.own?.built.includes(square))).toBe(true);
    desk.reset();
    expect([...desk.lit]).toEqual(before);
  });

  it("changes dice first where what is picked needs it", async () => {
    const [face = 1] = desk.own?.blue ?? [];
    desk.lift("b", face);
    const [to = 1] = [...desk.faces.keys()];
    desk.put(to);
    await desk.earn();
    expect(sent).toEqual([`change:b${face}to${to}`, "coins"]);
  });

  it("keeps a pair, or builds a second time", async () => {
    at(three.offers["keep"] as Offer);
    const [pair = ""] = [...desk.lit];
    desk.touch(pair);
    await desk.confirm();
    expect(sent).toEqual([`keep:${pair}`]);
    at(three.offers["second"] as Offer);
    const [left = ""] = [...desk.lit];
    expect(left).toBe(desk.view?.left);
    desk.touch(left);
    await desk.confirm();
    expect(sent).toEqual(["second"]);
  });
});

it("has games alone, for two with a fictitious player, for three, and a duel", () => {
  expect([alone, two, three, duel].map(({ views }) => [views[0]?.seats, views[0]?.players, views[0]?.duel])).toEqual([[1, 3, false], [2, 3, false], [3, 3, false], [1, 4, true]]);
  expect(games.flatMap(({ log }) => log.flatMap((entry) => entry.events as SheetEvent[])).length).toBeGreaterThan(500);
});

import { eventsOf } from "../net/log";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { three } from "../fixtures/games";
import type { LogEntry, PalaceTurn, Update, View } from "../protocol";
import { PALACES } from "./newStory";
import { StoryPlayer, type Change } from "./player.svelte";
import type { Speed } from "./steps";

const [start, later] = three.views.map((one) => one.view) as [View, View];
const log = three.log;

function update(seq: number, view: View, entries: readonly LogEntry[], turn: PalaceTurn | null = null): Update {
  return {
    type: "update",
    seq,
    seat: view.seat,
    info: {} as Update["info"],
    game: { kind: "palace", view, score: three.score, winners: [], turn, aids: {} },
    log: entries,
    complete: true, tried: 0,
  };
}

function player(speed: Speed = "normal") {
  const steps: string[] = [];
  const story = new StoryPlayer({
    telling: PALACES,
    speed: () => speed,
    onstep: (step) => steps.push(step.events.map((event) => event.event).join("+")),
  });
  return { story, steps };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the story", () => {
  it("shows the first view at once", () => {
    const { story } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    expect(story.shown).toBe(start);
    expect(story.busy).toBe(false);
  });

  it("plays the events and ends with the server's view", () => {
    const { story, steps } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 3)));
    expect(story.busy).toBe(true);
    expect(steps).toEqual(["Bought"]);
    expect(story.lit).toMatchObject({ seat: 1, squares: [1], tiles: ["tower-11-N"], cards: ["y3", "y9"] });
    expect(story.shown?.market[0]).toBe("tower-11-N");
    vi.advanceTimersByTime(1200);
    expect(story.lit.places).toEqual(["w1"]);
    expect(story.shown?.market[0]).toBe(null);
    vi.runAllTimers();
    expect(steps).toEqual(["Bought", "Laid", "MarketFilled", "Bought", "MoneyTaken", "Laid", "DisplayFilled+MarketFilled"]);
    expect(story.shown).toBe(later);
    expect(story.busy).toBe(false);
  });

  it("shows a palace with its wall as soon as it is as the server has it", () => {
    const { story } = player();
    const entry = log[1] as LogEntry;
    const built = { tiles: [...(start.palaces[1]?.tiles ?? []), { tile: "tower-11-N", place: "w1" }], wall: 1, segments: [] };
    const final = { ...later, palaces: later.palaces.map((palace, seat) => (seat === 1 ? built : palace)) };
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(2, final, [entry]));
    expect(story.shown?.palaces[1]?.wall).toBe(0);
    vi.advanceTimersByTime(1200);
    expect(story.shown?.palaces[1]).toBe(built);
  });

  it("tells each change before it is shown, but no jump", () => {
    const changes: Change[] = [];
    const story = new StoryPlayer({ telling: PALACES, speed: () => "normal", onchange: (change) => changes.push(change) });
    story.hear(update(1, start, log.slice(0, 1)));
    expect(changes).toEqual([]);
    story.hear(update(2, start, log.slice(1, 2)));
    vi.advanceTimersByTime(1200);
    expect(changes.at(-1)).toMatchObject({ told: { cards: ["y3", "y9"] }, before: { market: start.market }, after: story.shown, time: 900 });
    story.hear(update(12, later, log.slice(2, 3)));
    const told = changes.length;
    story.skip();
    expect(changes).toHaveLength(told);
  });

  it("tells what the player does even where nothing is played out", () => {
    const changes: Change[] = [];
    const story = new StoryPlayer({ telling: PALACES, speed: () => "off", onchange: (change) => changes.push(change) });
    const { turn, view } = three.turn;
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(2, later, log.slice(1, 3)));
    expect(changes).toEqual([]);
    story.hear(update(3, view, [], turn));
    expect(changes).toMatchObject([{ before: later, after: view }]);
  });

  it("goes on with what arrives while it plays, each entry once", () => {
    const { story, steps } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(2, start, log.slice(1, 2)));
    story.hear(update(3, later, log.slice(0, 3)));
    vi.runAllTimers();
    expect(steps.filter((step) => step === "Bought")).toHaveLength(2);
    expect(story.shown).toBe(later);
  });

  it("catches up when it is told to", () => {
    const { story } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 3)));
    story.skip();
    expect(story.shown).toBe(later);
    expect(story.busy).toBe(false);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("waits while something lies above the table, and goes on after", () => {
    const { story, steps } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 2)));
    story.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(steps).toEqual(["Bought"]);
    story.hold(false);
    vi.runAllTimers();
    expect(steps).toEqual(["Bought", "Laid", "MarketFilled"]);
    expect(story.shown).toBe(later);
  });

  it("begins after the wait where it had not begun, and keeps the table as it was until then", () => {
    const { story, steps } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    story.hold(true);
    story.hear(update(12, later, log.slice(1, 3)));
    vi.advanceTimersByTime(60_000);
    expect([steps, story.busy, story.shown]).toEqual([[], true, start]);
    story.hold(false);
    expect(steps).toEqual(["Bought"]);
    vi.runAllTimers();
    expect([story.busy, story.shown]).toEqual([false, later]);
  });

  it("catches up after the wait where it was turned off meanwhile", () => {
    let speed: Speed = "normal";
    const story = new StoryPlayer({ telling: PALACES, speed: () => speed });
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 3)));
    story.hold(true);
    speed = "off";
    story.hold(false);
    expect([story.busy, story.shown]).toEqual([false, later]);
  });

  it("plays nothing when it is off, or after a long absence", () => {
    for (const [speed, entries] of [["off", log.slice(1, 3)], ["normal", log.slice(1, 12)]] as const) {
      const { story, steps } = player(speed);
      story.hear(update(1, start, log.slice(0, 1)));
      story.hear(update(12, later, entries));
      expect(story.shown).toBe(later);
      expect(steps).toEqual([]);
    }
  });

  it("does not show a player's own actions again", () => {
    const { story, steps } = player();
    const own = { ...(log[1] as LogEntry), seat: 0, events: (log[1] ? eventsOf(log[1]) : []).map((event) => ("seat" in event ? { ...event, seat: 0 } : event)) };
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(2, later, [own as LogEntry]));
    vi.runAllTimers();
    expect(steps).toEqual(["MarketFilled"]);
  });

  it("stops for the player's own tentative action", () => {
    const { story } = player();
    const { turn, view } = three.turn;
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 3)));
    story.hear(update(12, view, [], turn));
    expect(story.shown).toBe(view);
    expect(story.busy).toBe(false);
  });

  it("keeps who is waiting to play no longer than six seconds", () => {
    const { story } = player("normal");
    const waiting = { ...three.turn.turn, actions: [] };
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 9), waiting));
    vi.advanceTimersByTime(6000);
    expect(story.busy).toBe(false);
  });

  it("does not fall behind others who play faster than it tells", () => {
    const { story } = player("normal");
    const turn = log[1] as LogEntry;
    story.hear(update(1, start, log.slice(0, 1)));
    let behind = 0;
    for (let seq = 2; seq < 200; seq += 1) {
      story.hear(update(seq, seq === 199 ? later : start, [{ ...turn, seq }]));
      vi.advanceTimersByTime(100);
      behind = Math.max(behind, seq - (story.step?.entry.seq ?? seq));
    }
    expect(behind).toBeLessThan(20);
    expect(story.busy).toBe(true);
    vi.advanceTimersByTime(10_500); // the step that is shown, and the queue
    expect(story.shown).toBe(later);
    expect(story.busy).toBe(false);
  });

  it("never loses the last state when the watched seat changes", () => {
    const { story } = player();
    story.hear(update(1, start, log.slice(0, 1)));
    story.hear(update(12, later, log.slice(1, 3)));
    const other = { ...later, seat: 1 };
    story.hear(update(12, other, []));
    expect(story.shown).toBe(other);
    expect(story.busy).toBe(false);
  });
});

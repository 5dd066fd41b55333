import { eventsOf } from "../net/log";
import { describe, expect, it } from "vitest";
import { three, two } from "../fixtures/games";
import type { GameEvent, LogEntry } from "../protocol";
import { tellAction } from "./actions";
import { announce, tellEntry, tellEvent, tellEvents } from "./tell";

const people = { names: ["Anna", "Ben", "Carla"], you: [0] };
const entry: LogEntry = {
  seq: 1, at: 0, kind: "said", seat: 1, name: "Ben", text: "Hello", on: null, by_bot: false, by_host: false, by: null, by_name: null, bot: null, bot_before: null, events: [], emote: null, change: null,
};

it("a change of what will be played is told with what was added", () => {
  const change = { box: null, added: ["camps"], dropped: [], options: {}, seats: 4, settings: false };
  expect(tellEntry({ ...entry, kind: "changed", seat: 0, name: "Anna", text: null, change }, people).lines).toEqual(["Anna changed the game: + camps; 4 seats"]);
});

it("who opened whose seat is told, also of a host without a seat", () => {
  const left: LogEntry = { ...entry, kind: "left", text: null };
  expect(tellEntry(left, people).lines).toEqual(["Ben left the table."]);
  const opened = { ...left, by_host: true, by: 0, by_name: "Anna" };
  expect(tellEntry(opened, people).lines).toEqual(["Anna opened the seat of Ben, who was away."]);
  expect(tellEntry({ ...opened, by: null, by_name: null }, people).lines).toEqual(["The host opened the seat of Ben, who was away."]);
});

describe("an event", () => {
  it("is told with names, and with You for the own seat", () => {
    const taken: GameEvent = { event: "MoneyTaken", seat: 1, cards: ["y3", "g1", "g1"] };
    expect(tellEvent(taken, people)).toBe("Ben took florin 3, dirham 1 and 1.");
    expect(tellEvent({ ...taken, seat: 0 }, people)).toBe("You took florin 3, dirham 1 and 1.");
  });

  it("is told with names where a device plays several seats", () => {
    const passed: GameEvent = { event: "Passed", seat: 0 };
    expect(tellEvent(passed, { ...people, you: [0, 1] })).toBe("Anna had no legal action and passed.");
  });

  it("says what was paid, and whether exactly", () => {
    const bought: GameEvent = {
      event: "Bought", seat: 2, square: 3, tile: "tower-9-ES", cards: ["b4", "b5"], price: 9, exact: true,
    };
    expect(tellEvent(bought, people)).toBe("Carla bought tower 9 for exactly 9 dinar, with dinar 4 and 5.");
    expect(tellEvent({ ...bought, exact: false }, people)).toContain("for 9 dinar,");
  });

  it("says where a tile was laid, and where it came from", () => {
    const laid: GameEvent = { event: "Laid", seat: 1, tile: "garden-8-SW", place: "n2e1", source: "bought" };
    expect(tellEvent(laid, people)).toBe("Ben laid garden 8 at 2 north, 1 east.");
    expect(tellEvent({ ...laid, source: "reserve" }, people)).toContain("from the reserve");
    expect(tellEvent({ ...laid, source: "left-over" }, people)).toContain("the left-over garden 8");
  });

  it("is told though this page does not know it", () => {
    const unknown = { event: "Earthquake" } as unknown as GameEvent;
    expect(tellEvent(unknown, people)).toContain("Earthquake");
  });

  it("names the neutral player, who comes behind the seats", () => {
    const scored = two.log.flatMap((one) => eventsOf(one)).find((event) => event.event === "Scored");
    expect(scored && tellEvent(scored, { names: two.names, you: [] })).toMatch(/the neutral player \+\d+, now \d+\.$/);
  });
});

describe("a whole game", () => {
  it("is told in sentences without holes", () => {
    const kinds = new Set<string>();
    for (const game of [three, two]) {
      for (const one of game.log) {
        for (const event of eventsOf(one)) {
          kinds.add(event.event);
          const told = tellEvent(event, { names: game.names, you: [0] });
          expect(told).toMatch(/^[A-Z].*\.$/);
          expect(told).not.toMatch(/undefined|null|NaN| {2}|does not know/);
        }
      }
    }
    expect(kinds.size).toBeGreaterThanOrEqual(19);
  });

  it("puts a refill into one line and leaves out whose turn began", () => {
    const lines = tellEvents(three.log[2] ? eventsOf(three.log[2]) : [], people);
    expect(lines.at(-1)).toBe("New: florin 5 on the display; garden 12 (for dinar) on the market.");
    expect(lines.join(" ")).not.toContain("turn");
  });

  it("shows the hands when the end begins", () => {
    const end = three.log.find((one) => eventsOf(one).some((event) => event.event === "EndBegan"));
    const lines = tellEvents(end ? eventsOf(end) : [], people);
    expect(lines).toContain("You: florin 6, dirham 1, ducat 3, 4 and 7");
  });
});

describe("an entry", () => {
  it("of a turn has a heading, and says when a bot stood in", () => {
    const turn = three.log[1] ?? entry;
    expect(tellEntry(turn, people).heading).toBe("Ben's turn");
    expect(tellEntry({ ...turn, by_bot: true }, people).note).toContain("stand-in");
    expect(tellEntry({ ...turn, seat: 0 }, people).heading).toBe("Your turn");
  });

  it("of a turn names who sat there then, and everybody else as they are called now", () => {
    const scored = three.log.find((one) => eventsOf(one).some((event) => event.event === "Scored")) ?? entry;
    const told = tellEntry({ ...scored, seat: 1, name: "Boris" }, people);
    expect(told.heading).toBe("Boris's turn");
    expect(told.lines.join(" ")).toMatch(/You \+\d+.*Boris \+\d+.*Carla \+\d+/);
    expect(told.lines.join(" ")).not.toContain("Ben");
    expect(tellEntry({ ...scored, seat: 0, name: "Boris" }, people).heading).toBe("Your turn");
  });

  it("of a remark is the text and nothing else", () => {
    const told = tellEntry({ ...entry, text: "<b>Hi</b>" }, people);
    expect(told.lines).toEqual(["<b>Hi</b>"]);
    expect(announce(entry, people)).toBe("Ben says: Hello");
  });

  it.each([
    ["seated", {}, "Ben sat down."],
    ["left", {}, "Ben left the table."],
    ["bot", {}, "Ben, a bot, took a seat."],
    ["bot", { name: null }, "A bot left its seat."],
    ["renamed", { text: "Benny" }, "Benny is called Ben now."],
    ["renamed", {}, "Player 2 is called Ben now."],
    ["began", {}, "The game began."],
    ["stand-in", { on: true }, "A bot plays for Ben until they are back."],
    ["stand-in", { on: false }, "Ben plays again."],
    ["rematch", {}, "A rematch was called."],
  ] as const)("about the table: %s", (kind, more, text) => {
    expect(tellEntry({ ...entry, text: null, kind, ...more }, people).lines).toEqual([text]);
  });
});

it("tells every word of an action", () => {
  const market = ["tower-9-ES", null, null, null];
  expect(tellAction("take:y3,g2")).toBe("Take florin 3 and dirham 2");
  expect(tellAction("buy:1:y4,y5", market)).toBe("Buy tower 9 with florin 4 and 5");
  expect(tellAction("buy:2:g4,g5")).toBe("Buy the dirham tile with dirham 4 and 5");
  expect(tellAction("lay:tower-9-ES@n2e1")).toBe("Lay tower 9 at 2 north, 1 east");
  expect(tellAction("keep:garden-12")).toBe("Put garden 12 into the reserve");
  expect(tellAction("give:garden-12")).toBe("Give garden 12 to the neutral player");
  expect(tellAction("remove:garden-12")).toBe("Move garden 12 to the reserve");
  expect(tellAction("swap:garden-12/tower-7")).toBe("Swap garden 12 for tower 7");
  expect(tellAction("done")).toBe("No further action");
  expect(tellAction("pass")).toBe("Pass");
  expect(tellAction("fly:away")).toBe("fly:away");
});

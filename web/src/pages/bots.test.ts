import { render, screen } from "@testing-library/svelte";
import { beforeAll, describe, expect, it, vi } from "vitest";
import type { TableLink } from "../net/table.svelte";
import type { LogEntry, SeatInfo, TableInfo } from "../protocol";
import { tellEntry } from "../story/tell";
import { botTag, botWords, changeTold, levelHint, levelName, LEVELS, QUICK, USUAL } from "./bots.svelte";
import LevelChoice from "./LevelChoice.svelte";
import { PLAIN } from "./levels";
import SeatActions from "./SeatActions.svelte";
import TableOptions from "./TableOptions.svelte";

describe("before their words are there", () => {
  it("a bot is a bot, and nothing is told that cannot be said", () => {
    const known = vi.spyOn(botWords, "known", "get").mockReturnValue(false);
    expect(botTag("strong")).toBe("bot");
    expect(changeTold("Bashir", "strong", "good")).toBeNull();
    known.mockRestore();
  });
});

describe("levels", () => {
  beforeAll(() => botWords.fetch());

  it("have a name of their own and say what to expect", () => {
    expect(LEVELS.map(levelName)).toEqual(["Beginner", "Casual", "Good", "Strong", "Expert"]);
    const hints = LEVELS.map(levelHint);
    expect(new Set(hints).size).toBe(5);
    expect(hints.every((hint) => /^[A-Z].{20,}\.$/.test(hint))).toBe(true);
    expect(LEVELS).toContain(QUICK);
    expect(LEVELS).toContain(USUAL);
  });

  it("are told of a bot on a seat; of one that is not known it is only said that it is a bot", () => {
    expect(["expert", "greedy", "random", "miser:Miser", null].map(botTag)).toEqual(["bot, expert", "bot, greedy", "bot, random", "bot", "bot"]);
  });

  it("are chosen side by side, with more lamps lit for the stronger", () => {
    const chosen: string[] = [];
    const { container } = render(LevelChoice, { label: "How well", name: "one", value: "good", onchoose: (level) => void chosen.push(level) });
    const radios = screen.getAllByRole<HTMLInputElement>("radio");
    expect(radios.map((radio) => radio.checked)).toEqual([false, false, true, false, false]);
    expect([...container.querySelectorAll("svg")].map((lamps) => lamps.querySelectorAll(".lit").length)).toEqual([1, 2, 3, 4, 5]);
    screen.getByRole("radio", { name: "Expert" }).click();
    expect(chosen).toEqual(["expert"]);
  });

  it("of stand-ins are a setting, and a table of before keeps what it has until somebody chooses", () => {
    render(TableOptions, { settings: PLAIN });
    const options = (): string[] => [...screen.getByLabelText("How well a stand-in plays").querySelectorAll("option")].map((one) => one.value);
    expect(options()).toEqual([...LEVELS]);
    expect(screen.getByLabelText<HTMLSelectElement>("How well a stand-in plays").value).toBe("good");
    document.body.replaceChildren();
    render(TableOptions, { settings: { ...PLAIN, stand_in_level: "greedy" } });
    expect(options()).toEqual(["greedy", ...LEVELS]);
    expect(screen.getByLabelText<HTMLSelectElement>("How well a stand-in plays").value).toBe("greedy");
  });
});

describe("the host", () => {
  const seat = (more: Partial<SeatInfo>): SeatInfo => ({ kind: "open", name: "", bot: null, present: true, stand_in: false, thought: 0, opens: null, ...more });
  const sent: unknown[] = [];
  const linkOf = (host: boolean): TableLink =>
    ({ held: [0], host, now: () => 0, command: (one: unknown) => Promise.resolve(sent.push(one)) }) as unknown as TableLink;

  function show(second: SeatInfo, asking: boolean, host = true): void {
    const info: TableInfo = {
      table: "t", stage: "lobby", game: { box: "classic", modules: [], options: {} }, settings: PLAIN,
      seats: [seat({ kind: "person", name: "Anna" }), second], actor: null, host: 0, watchers: 0, turn_since: 0, rematch: null, unread: [], daily: null,
    };
    sent.length = 0;
    render(SeatActions, { link: linkOf(host), info, number: 1, attempt: (order) => void order(), busy: false, asking });
  }

  beforeAll(() => botWords.fetch());

  it("puts a bot of any level on a free seat", () => {
    show(seat({}), true);
    screen.getByRole("button", { name: /^Strong/ }).click();
    expect(sent).toEqual([{ type: "put-bot", seat: 1, bot: "strong" }]);
  });

  it("changes the level of a bot, whose own is marked, or takes it away", () => {
    show(seat({ kind: "bot", name: "Bashir", bot: "casual" }), true);
    expect(screen.getAllByRole("button", { pressed: true }).map((one) => one.textContent)).toEqual([expect.stringContaining("Casual")]);
    screen.getByRole("button", { name: /^Beginner/ }).click();
    screen.getByRole("button", { name: "Take the bot away" }).click();
    expect(sent).toEqual([{ type: "put-bot", seat: 1, bot: "beginner" }, { type: "put-bot", seat: 1, bot: null }]);
  });

  it("is asked first in a list, where there is little room", async () => {
    show(seat({ kind: "bot", name: "Bashir", bot: "casual" }), false);
    expect(screen.queryByRole("button", { name: /^Beginner/ })).toBeNull();
    screen.getByRole("button", { name: "Let it play better or worse" }).click();
    expect(await screen.findByRole("button", { name: /^Beginner/ })).toBeTruthy();
  });

  it("and nobody else", () => {
    show(seat({ kind: "bot", name: "Bashir", bot: "casual" }), true, false);
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("is told of in the log", () => {
    const entry: LogEntry = {
      seq: 3, at: 0, kind: "bot", seat: 1, name: "Bashir", text: null, on: null, by_bot: false, by_host: false, by: null, by_name: null, bot: "strong",
      bot_before: "casual", events: [], emote: null, change: null,
    };
    const people = { names: ["Anna", "Bashir"], you: [0] };
    const told = (one: LogEntry): string => JSON.stringify(tellEntry(one, people));
    expect(told(entry)).toContain("Bashir plays differently now: strong.");
    expect(told({ ...entry, bot_before: null })).toContain("Bashir, a bot, took a seat.");
    expect(told({ ...entry, name: null, bot: null })).toContain("A bot left its seat.");
  });
});
